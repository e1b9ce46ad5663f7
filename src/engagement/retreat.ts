import type { Refusal } from '../kernel/game.ts';
import { ALLOWED } from '../kernel/reason.ts';
import { namedHex, namedUnit, noSuchUnit, type Decision } from './actions.ts';
import { around, exitsFor, isFriendly, mayRetreatOver, mustGoOn, retreatPaths } from './retreat-paths.ts';
import {
  eliminate,
  enemyOf,
  enter,
  hexOf,
  idOf,
  inZone,
  loseStep,
  mark,
  nameOf,
  occupant,
  onMap,
  place,
  say,
  sideName,
  unitOf,
  unitsIn,
  type Position,
} from './position.ts';
import { CONTACT, FLED, WAITING, type DisplaceFrame, type RetreatFrame } from './state.ts';
import { refuse, stackReason, stackRefusal } from './steps.ts';

/** The owner takes his units back one by one (5.3, AMB-S-08). */
export const retreating: Decision<RetreatFrame> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => {
    const code = frame.driven >= 0 ? 'retreat-on' : frame.why === 'flood' ? 'flee-flood' : 'retreat';
    const args = { side: sideName(p, frame.side), unit: frame.driven >= 0 ? idOf(p, frame.driven) : '' };
    return { rule: frame.why === 'flood' ? '9.0' : frame.driven >= 0 ? '5.3.3' : '5.3', code, args };
  },
  legal(p, frame) {
    const by = sideName(p, frame.side);
    return pendingOf(p, frame).flatMap((u) =>
      retreatPaths(p, frame, u).map((path) => ({
        by,
        type: 'retreat',
        unit: idOf(p, u),
        to: path.edge ?? nameOf(p, path.to),
      })),
    );
  },
  refusal(p, frame, action) {
    if (action.type !== 'retreat') return refuse('5.3', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    if (!pendingOf(p, frame).includes(u)) return refuse('5.3', 'not-a-candidate', { unit: idOf(p, u) });
    const paths = retreatPaths(p, frame, u);
    const named = paths.some((path) => (path.edge ?? nameOf(p, path.to)) === action.to);
    return named ? undefined : pathRefusal(p, u, action.to);
  },
  play(p, frame, action) {
    const u = namedUnit(p, action.unit);
    const edge = ['north', 'east', 'south', 'west'].find((name) => name === action.to);
    if (edge) return offMap(p, frame, u, edge);
    retreatTo(p, frame, u, namedHex(p, action.to));
  },
};

/** Units still to retreat; while one is being driven on, only that one. */
export const pendingOf = (p: Position, frame: RetreatFrame): number[] =>
  frame.driven >= 0 ? [frame.driven] : frame.units.filter((u) => onMap(p, u));

/** The most telling reason why a unit may not fall back there (5.3, 5.3.1, 5.3.2, 9.0). */
function pathRefusal(p: Position, u: number, to: string | undefined): Refusal {
  const unit = idOf(p, u);
  const hex = namedHex(p, to);
  if (hex < 0) return refuse('5.3', 'off-map', { unit });
  const from = hexOf(p, u);
  const d = around(p, from).find(([, next]) => next === hex)?.[0] ?? -1;
  const because = (rule: string, code: string): Refusal => refuse(rule, code, { unit, hex: nameOf(p, hex) });
  if (d < 0) return because('5.3', 'not-adjacent');
  const { side } = unitOf(p, u);
  if (occupant(p, hex) === enemyOf(side)) return because('5.3', 'enemy-there');
  if (p.s.bombed.includes(hex)) return because('5.1.2', 'bombed');
  if (inZone(p, hex, enemyOf(side))) return because('5.3', 'enemy-zone');
  if (!mayRetreatOver(p, u, from, d, hex)) {
    const wet = p.board.terrain[hex] === 'inundation';
    return because(wet ? '9.0' : '5.3.2', wet ? 'terrain-forbidden' : 'retreat-blocked');
  }
  if (p.board.terrain[hex] === 'inundation') return because('9.0', 'not-dry-first');
  return stackRefusal(p, hex, [u]) ?? because('5.3', 'retreat-blocked');
}

function retreatTo(p: Position, frame: RetreatFrame, u: number, to: number): void {
  const from = hexOf(p, u);
  const { side } = unitOf(p, u);
  const driven = frame.why === 'combat' && mustGoOn(p, u, to);
  const spared = isFriendly(p, u, to) && !p.s.bombed.includes(to);
  say(p, 'retreat', { unit: idOf(p, u), from: nameOf(p, from), to: nameOf(p, to) });
  place(p, u, to);
  if (driven) {
    frame.driven = u;
    frame.loss = !spared;
    return;
  }
  settleDown(p, frame, u);
  if (!onMap(p, u)) return;
  enter(p, u, to);
  if (stackReason(p, to, []) !== ALLOWED) p.s.frames.push({ kind: 'displace', side, hex: to, passed: [from] });
}

/** A unit has come to rest: off the list, and the loss of the second hex is taken (5.3.3). RW-5.3.3-a */
function settleDown(p: Position, frame: RetreatFrame, u: number): void {
  frame.units = frame.units.filter((other) => other !== u);
  if (frame.why === 'flood') mark(p, u, FLED);
  if (frame.driven === u && frame.loss) loseStep(p, u, 'retreat');
  frame.driven = -1;
  frame.loss = false;
}

/** Off the map over an open edge: not destroyed, back next turn beside the hex it left (5.3). RW-5.3-b */
function offMap(p: Position, frame: RetreatFrame, u: number, edge: string): void {
  const from = hexOf(p, u);
  settleDown(p, frame, u);
  if (!onMap(p, u)) return;
  say(p, 'retreat-off', { unit: idOf(p, u), edge, from: nameOf(p, from), back: p.s.turn + 1 });
  place(p, u, WAITING);
  p.s.due = p.s.due.with(u, p.s.turn + 1);
  p.s.entryHex = p.s.entryHex.with(u, -2 - from);
}

/** What needs no decision: units that are gone, units with nowhere to go. False when the owner must choose. */
export function retreatBySelf(p: Position, frame: RetreatFrame): boolean {
  const pending = pendingOf(p, frame);
  if (pending.length === 0) {
    p.s.frames.pop();
    return true;
  }
  const lost = pending.find((u) => retreatPaths(p, frame, u).length === 0);
  if (lost === undefined) return false;
  frame.units = frame.units.filter((u) => u !== lost);
  frame.driven = -1;
  eliminate(p, lost, frame.why === 'flood' ? 'flood' : 'retreat');
  return true;
}

/** Chain retreat: one unit of an overfull hex makes room (5.3.1). */
export const displacing: Decision<DisplaceFrame> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({ rule: '5.3.1', code: 'displace', args: { hex: nameOf(p, frame.hex) } }),
  legal(p, frame) {
    const by = sideName(p, frame.side);
    return unitsIn(p, frame.hex)
      .filter((u) => stackReason(p, frame.hex, [], [u]) === ALLOWED)
      .flatMap((u) =>
        exitsFor(p, u, frame.hex, frame.passed).map((to) => ({
          by,
          type: 'displace',
          unit: idOf(p, u),
          to: nameOf(p, to),
        })),
      );
  },
  refusal(p, frame, action) {
    if (action.type !== 'displace') return refuse('5.3.1', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const unit = idOf(p, u);
    if (hexOf(p, u) !== frame.hex) return refuse('5.3.1', 'not-a-candidate', { unit });
    const still = stackRefusal(p, frame.hex, [], [u]);
    if (still) return { ...still, unit };
    const named = exitsFor(p, u, frame.hex, frame.passed).some((to) => nameOf(p, to) === action.to);
    return named ? undefined : pathRefusal(p, u, action.to);
  },
  play(p, frame, action) {
    const u = namedUnit(p, action.unit);
    const to = namedHex(p, action.to);
    p.s.frames.pop();
    mark(p, u, CONTACT);
    say(p, 'displaced', { unit: idOf(p, u), from: nameOf(p, frame.hex), to: nameOf(p, to) });
    enter(p, u, to);
    if (stackReason(p, to, []) !== ALLOWED) {
      p.s.frames.push({ kind: 'displace', side: frame.side, hex: to, passed: [...frame.passed, frame.hex] });
    }
  },
};
