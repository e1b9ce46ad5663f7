import { directionTo } from '../../hex/grid.ts';
import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import {
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  plainAction,
  unasked,
  unitAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import { isUnbridged } from '../ground/ground.ts';
import {
  enter,
  hexOf,
  idOf,
  inZone,
  nameOf,
  onMap,
  say,
  sideName,
  tell,
  unitOf,
  unitsIn,
  type Position,
} from '../position/position.ts';
import { around } from '../ground/retreat-ground.ts';
import type { AdvanceFrame } from '../position/state.ts';
import { barredReason, stackReason } from '../ground/steps.ts';
import { refusalIf, refusalOf, refuse, ruleOf } from '../position/topics.ts';

/** Victorious attackers may go into the hex the defenders have left, and some of them one hex further. */
export const advancing: Decision<AdvanceFrame, 'advance' | 'advance-on' | 'done'> = {
  actor: (_, frame) => frame.side,
  prompt(p, frame) {
    const code = frame.units.some((u) => !advanceRefusal(p, frame, u)) ? 'advance' : 'advance-on';
    return { rule: ruleOf(p, 'advance'), code, args: { hex: nameOf(p, frame.hex) } };
  },
  legal(p, frame) {
    const able = frame.units.filter((u) => !advanceRefusal(p, frame, u));
    return [
      ...able.map((u) => unitAction(p, frame.side, 'advance', u)),
      ...frame.further.flatMap((u) => onward(p, u).map((to) => onwardAction(p, frame, u, to))),
      plainAction(p, frame.side, 'done'),
    ];
  },
  refusal(p, frame, action) {
    switch (action.type) {
      case 'done':
        return undefined;
      case 'advance': {
        const u = namedUnit(p, action.unit);
        if (u < 0) return noSuchUnit(action.unit);
        return frame.units.includes(u) ? advanceRefusal(p, frame, u) : notAmong(p, u);
      }
      case 'advance-on':
        return advanceOnRefusal(p, frame, action);
      default:
        return refuse(p, 'advance', 'not-now');
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'done':
        return closeAdvance(p, frame);
      case 'advance': {
        const u = namedUnit(p, action.unit);
        advance(p, frame, u, frame.hex);
        if (mayGoOn(p, u)) frame.further.push(u);
        return;
      }
      case 'advance-on':
        return advance(p, frame, namedUnit(p, action.unit), namedHex(p, action.to));
      default:
        return unasked(action);
    }
  },
};

function advanceOnRefusal(p: Position, frame: AdvanceFrame, action: SideAction<'advance-on'>): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const to = namedHex(p, action.to);
  if (to < 0) return noSuchHex(action.to);
  const isThere = hexOf(p, u) === frame.hex && unitOf(p, u).side === frame.side;
  return (isThere ? onwardRefusal(p, u, to) : undefined) ?? (frame.further.includes(u) ? undefined : notAmong(p, u));
}

function advance(p: Position, frame: AdvanceFrame, u: number, to: number): void {
  frame.units = frame.units.filter((other) => other !== u);
  frame.further = frame.further.filter((other) => other !== u);
  say(p, 'advance', { unit: idOf(p, u), to: nameOf(p, to) });
  enter(p, u, to);
}

const notAmong = (p: Position, u: number): Refusal => refuse(p, 'advance', 'not-a-candidate', { unit: idOf(p, u) });

const onwardAction = (p: Position, frame: AdvanceFrame, u: number, to: number): SideAction<'advance-on'> => ({
  by: sideName(p, frame.side),
  type: 'advance-on',
  unit: idOf(p, u),
  to: nameOf(p, to),
});

/** The advance is over: the log gets the reason for every victor that had to hold its place; `from` where it lies in the hex it stands in. */
export function closeAdvance(p: Position, frame: AdvanceFrame): void {
  p.s.frames.pop();
  for (const u of frame.units) {
    const why = onMap(p, u) ? holdRefusal(p, frame, u) : undefined;
    if (why === undefined) continue;
    const hex = nameOf(p, frame.hex);
    const from = why.hex === undefined || why.hex === hex ? {} : { from: why.hex };
    tell(p, 'no-advance', { ...why.args, unit: idOf(p, u), hex, ...from, reason: why.code }, why.rule);
  }
}

const holdRefusal = (p: Position, frame: AdvanceFrame, u: number): Refusal | undefined =>
  isHeld(p, frame) ? refuse(p, 'zones', 'enemy-there') : advanceRefusal(p, frame, u);

/** Are there still enemies in the hex? */
const isHeld = (p: Position, { hex, side }: AdvanceFrame): boolean =>
  unitsIn(p, hex).some((u) => unitOf(p, u).side !== side);

/** Why this victor may not go into the vacated hex. */
export function advanceRefusal(p: Position, frame: AdvanceFrame, u: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const where = { unit: unit.id, hex: nameOf(p, frame.hex) };
  if (!onMap(p, u)) return refuse(p, 'advance', 'not-on-map', where);
  return refusalIf(p, p.rules.advance.reason?.(p, unit) ?? ALLOWED, where) ?? entryRefusal(p, u, frame.hex);
}

/** May a unit that has advanced go on from there, if not now, then once others have made room? */
function mayGoOn(p: Position, u: number): boolean {
  const { onReason } = p.rules.advance;
  if (!onReason || !onMap(p, u) || inZone(p, unitOf(p, u), hexOf(p, u))) return false;
  return around(p, hexOf(p, u)).some(([, to]) => onReason(p, unitOf(p, u), hexOf(p, u), to) === ALLOWED);
}

/** Hexes into which a unit that has advanced may go on. */
function onward(p: Position, u: number): number[] {
  if (!p.rules.advance.onReason || !onMap(p, u)) return [];
  return around(p, hexOf(p, u)).flatMap(([, to]) => (onwardRefusal(p, u, to) ? [] : [to]));
}

/** Why a unit that has advanced may not go on into a hex: an EZ ends the advance (RUL-S-03). */
function onwardRefusal(p: Position, u: number, to: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const from = hexOf(p, u);
  const where = { unit: unit.id, hex: nameOf(p, to) };
  if (directionTo(p.board.grid, from, to) < 0) return refuse(p, 'advance', 'not-adjacent', where);
  if (inZone(p, unit, from)) return refuse(p, 'advance', 'must-stop-in-zone', where);
  if (unitsIn(p, to).some((other) => unitOf(p, other).side !== unit.side)) {
    return refuse(p, 'advance', 'enemy-there', where);
  }
  const { onReason } = p.rules.advance;
  if (!onReason) return refuse(p, 'advance', 'not-now', where);
  return refusalIf(p, onReason(p, unit, from, to), where) ?? entryRefusal(p, u, to);
}

/** Why a unit may not come into the next hex after combat: as in moving, terrain, rivers, stacking and closed hexes bind. */
function entryRefusal(p: Position, u: number, to: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const from = hexOf(p, u);
  const where = { unit: unit.id, hex: nameOf(p, to) };
  const barred = [to, from].find((hex) => barredReason(p, hex) !== ALLOWED);
  if (barred !== undefined) return refusalOf(p, barredReason(p, barred), { ...where, hex: nameOf(p, barred) });
  const terrain = p.board.terrain[to] as string;
  const closed = p.rules.movement.closed?.(p, unit)?.[to] ?? ALLOWED;
  if (closed !== ALLOWED) return refusalOf(p, closed, where);
  const { restrictions } = p.rules;
  const own =
    restrictions &&
    (restrictions.ground(unit, terrain) || (unit.restricted ? restrictions.step(p, unit, to, [u]) : ALLOWED));
  if (own) return refusalOf(p, own, { unit: unit.id });
  if (p.rules.movement.terrainCost[terrain]?.[unit.moves] === null) {
    return refuse(p, 'movement', 'terrain-forbidden', where);
  }
  if (unit.rivers === 'bridges' && isUnbridged(p, unit, from, directionTo(p.board.grid, from, to))) {
    return refuse(p, 'hexsides', 'river-needs-bridge', where);
  }
  const resting = p.rules.movement.restReason?.(p, unit, to) ?? ALLOWED;
  if (resting !== ALLOWED) return refusalOf(p, resting, { unit: unit.id });
  return refusalIf(p, stackReason(p, to, [u]), where);
}

/** Is anybody able to advance into the hex, with no enemies left in it, or to go on from it? */
export const advanceOpen = (p: Position, frame: AdvanceFrame): boolean =>
  frame.further.some((u) => onward(p, u).length > 0) ||
  (!isHeld(p, frame) && frame.units.some((u) => !advanceRefusal(p, frame, u)));
