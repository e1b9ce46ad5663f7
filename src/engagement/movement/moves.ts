import { spend, leadUnit } from '../position/fields.ts';
import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import {
  addOwn,
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  ownAction,
  plainAction,
  playOwn,
  stepAction,
  unitAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import { anyStep, groupCostOf, openSteps, stepRefusal } from '../ground/group-steps.ts';
import { aboutUnit, CANNOT_MOVE, standing } from './movement-phase.ts';
import { inPoints } from '../position/parts.ts';
import {
  eliminate,
  enter,
  firstIn,
  hexOf,
  idOf,
  inZone,
  inZoneOfAny,
  mark,
  nameOf,
  nextIn,
  onMap,
  say,
  tell,
  unitOf,
  type Position,
} from '../position/position.ts';
import { exitCost } from '../ground/reach.ts';
import { MOVED, type MoveFrame } from '../position/state.ts';
import { alone, fallsIn, leftOf, restReason, restRefusal } from '../ground/steps.ts';
import { refusalOf, refuse, ruleOf, systemReason } from '../position/topics.ts';

type Choice = 'step' | 'join' | 'exit' | 'stop';

/** A unit, or several of one hex together, on the move; it may stop short of its points. */
export const moving: Decision<MoveFrame, Choice> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({
    rule: ruleOf(p, 'movement'),
    code: 'moving',
    args: { unit: idOf(p, leadUnit(frame.units)) },
  }),
  legal(p, frame) {
    const { side, units } = frame;
    const lead = leadUnit(units);
    const list: SideAction<Choice>[] = [];
    for (const to of openSteps(p, frame)) list.push(stepAction(p, side, to));
    if (frame.hexesMoved === 0 && onMap(p, lead)) {
      for (let u = firstIn(p, hexOf(p, lead)); u >= 0; u = nextIn(p, u)) {
        if (joinReason(p, frame, u) === ALLOWED) list.push(unitAction(p, side, 'join', u));
      }
    }
    addOwn(p, frame, p.roster.ownOnMove, list);
    if (exitReason(p, frame) === ALLOWED) list.push(plainAction(p, side, 'exit'));
    if (frame.hexesMoved > 0 && restReason(p, frame, hexOf(p, lead)) === ALLOWED)
      list.push(plainAction(p, side, 'stop'));
    return list;
  },
  refusal(p, frame, action) {
    const lead = leadUnit(frame.units);
    switch (action.type) {
      case 'step': {
        const to = namedHex(p, action.to);
        return to < 0 ? noSuchHex(action.to) : stepRefusal(p, frame, to);
      }
      case 'join':
        return joinRefusal(p, frame, action);
      case 'exit':
        return exitRefusal(p, frame);
      case 'stop':
        if (frame.hexesMoved === 0) return refuse(p, 'movement', 'not-moved-yet', { unit: idOf(p, lead) });
        return restRefusal(p, frame, hexOf(p, lead));
      default: {
        const own = p.rules.transport && ownAction(p.rules.transport.actions, action);
        return own ? own.refusal(p, frame, action) : refuse(p, 'movement', 'not-now');
      }
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'step':
        return step(p, frame, namedHex(p, action.to));
      case 'join':
        return void frame.units.push(namedUnit(p, action.unit));
      case 'exit':
        return leave(p, frame);
      case 'stop':
        return stop(p, frame);
      default:
        return playOwn(p, frame, p.rules.transport?.actions ?? {}, action);
    }
  },
};

const JOIN_FIRST = systemReason('movement', 'join-first');
const LISTED = systemReason('movement', 'already-listed');

function joinReason(p: Position, frame: MoveFrame, u: number): Reason {
  const lead = leadUnit(frame.units);
  if (frame.hexesMoved > 0 || frame.passenger >= 0 || !onMap(p, lead) || hexOf(p, u) !== hexOf(p, lead))
    return JOIN_FIRST;
  if (frame.units.includes(u)) return LISTED;
  const why = standing(p, u);
  if (why !== ALLOWED) return why;
  const apart = p.rules.movement.joinReason?.(p, unitOf(p, lead), unitOf(p, u)) ?? ALLOWED;
  if (apart !== ALLOWED) return apart;
  return anyStep(p, { ...frame, units: [...frame.units, u] }) ? ALLOWED : CANNOT_MOVE;
}

function joinRefusal(p: Position, frame: MoveFrame, action: SideAction<'join'>): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const why = joinReason(p, frame, u);
  return why === ALLOWED ? undefined : aboutUnit(p, u, why);
}

const STOPPED = systemReason('zones', 'must-stop-in-zone');
const NO_POINTS = systemReason('movement', 'no-points');

function exitReason(p: Position, frame: MoveFrame): Reason {
  const lead = leadUnit(frame.units);
  const unit = unitOf(p, lead);
  if (frame.passenger >= 0 || !onMap(p, lead)) return p.rules.exit.none;
  const hex = hexOf(p, lead);
  const why = p.rules.exit.reason(p, unit, hex);
  if (why !== ALLOWED) return why;
  if (frame.hexesMoved > 0 && inZone(p, unit, hex)) return STOPPED;
  return exitCost(p, frame.units, hex, frame.hexesMoved === 0) > leftOf(p, lead, frame.forded) ? NO_POINTS : ALLOWED;
}

function exitRefusal(p: Position, frame: MoveFrame): Refusal | undefined {
  const why = exitReason(p, frame);
  if (why === ALLOWED) return undefined;
  const unit = unitOf(p, leadUnit(frame.units));
  if (why !== NO_POINTS) return refusalOf(p, why, { unit: unit.id });
  const need = exitCost(p, frame.units, hexOf(p, unit.index), frame.hexesMoved === 0);
  const left = leftOf(p, unit.index, frame.forded);
  return refusalOf(p, why, { unit: unit.id, args: { need: inPoints(p, need), left: inPoints(p, left) } });
}

/** One step is taken; in an enemy EZ the move ends. */
function step(p: Position, frame: MoveFrame, to: number): void {
  const group = groupCostOf(p, frame, to);
  const before = hexOf(p, leadUnit(frame.units));
  const arrived = before < 0 && p.rules.entry.endsMove?.(p, unitOf(p, leadUnit(frame.units)), to);
  if (fallsIn(p, leadUnit(frame.units), to)) return fall(p, frame);
  frame.units.forEach((u, i) => {
    const cost = group.costs[i] as number;
    spend(p, u, cost);
    const args = { unit: idOf(p, u), to: nameOf(p, to), cost: inPoints(p, cost) };
    if (before < 0) sayEntry(p, u, args);
    else say(p, 'move', { ...args, from: nameOf(p, before) });
    enter(p, u, to);
  });
  if (frame.passenger >= 0) enter(p, frame.passenger, to);
  frame.hexesMoved++;
  frame.carried = frame.passenger >= 0;
  frame.forded = group.forded;
  const lead = leadUnit(frame.units);
  const contact = inZoneOfAny(p, frame.units, to);
  for (const u of frame.units)
    if (inZone(p, unitOf(p, u), to)) say(p, 'engaged', { unit: idOf(p, u), hex: nameOf(p, to) });
  if (!contact && !arrived) return;
  if (frame.passenger < 0 && restReason(p, frame, hexOf(p, lead)) === ALLOWED) stop(p, frame);
}

function sayEntry(p: Position, u: number, args: { unit: string; to: string; cost: number }): void {
  const { lands } = p.rules.entry.point(p, unitOf(p, u));
  tell(p, 'enter', lands ? { ...args, by: 'air' } : args, entryRule(p, u));
}

/** The rule by which a waiting unit comes. */
export const entryRule = (p: Position, u: number): string =>
  refusalOf(p, p.rules.entry.elsewhere(p, unitOf(p, u))).rule;

/** From the air a unit may come down among enemies, and is lost. */
function fall(p: Position, frame: MoveFrame): void {
  p.s.frames.pop();
  const u = leadUnit(frame.units);
  eliminate(p, u, 'landing', entryRule(p, u));
}

/** Picks a unit, takes the steps of a path that is open to it, and stops at its end. */
export function moveAlong(p: Position, u: number, path: readonly number[]): void {
  const frame: MoveFrame = { kind: 'move', side: unitOf(p, u).side, ...alone(u) };
  p.s.frames.push(frame);
  for (const to of path) step(p, frame, to);
  if (p.s.frames.at(-1) === frame) stop(p, frame);
}

function stop(p: Position, frame: MoveFrame): void {
  for (const u of frame.units) {
    mark(p, u, MOVED);
    p.rules.transport?.afterStop(p, unitOf(p, u));
  }
  p.s.frames.pop();
}

/** Of units that move together the first leaves; the others are still on the move. */
function leave(p: Position, frame: MoveFrame): void {
  p.rules.exit.leave(p, leadUnit(frame.units));
  frame.units = frame.units.slice(1);
  if (frame.units.length === 0) p.s.frames.pop();
}
