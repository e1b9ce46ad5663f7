import type { Refusal } from '../kernel/game.ts';
import { ALLOWED } from '../kernel/reason.ts';
import { namedHex, namedUnit, noSuchUnit, type Decision } from './actions.ts';
import { mayRetreatOver } from './odds.ts';
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
import { edgesOf, refuse, stackReason, stackRefusal } from './steps.ts';

/** One way a unit may retreat: a hex, or an edge by name. */
export type Way = { to: number; edge?: undefined } | { to: -1; edge: string };

/**
 * Ways open to a unit that must retreat, from the best kind downwards: a dry hex or the edge; failing that inundation
 * for infantry; failing that a hex from which it is driven on to a second one (RUL-RW-07, RUL-RW-23). RW-5.1.2-f, RW-5.3.3-b, RW-5.3.3-c
 */
export function waysOf(p: Position, frame: RetreatFrame, u: number): Way[] {
  const from = hexOf(p, u);
  if (frame.driven < 0 && p.s.bombed.includes(from)) return [];
  const free = restingWays(p, u, from);
  if (frame.why === 'flood') return fleeing(p, u, free);
  if (free.length > 0 || frame.driven >= 0) return free;
  const hit = frame.hit.includes(u);
  return around(p, from)
    .filter(([d, to]) => {
      if (occupant(p, to) === enemyOf(unitOf(p, u).side) || !mayRetreatOver(p, u, from, d, to)) return false;
      if (!isHot(p, u, to) || (hit && !friendly(p, u, to))) return false;
      return restingWays(p, u, to).length > 0;
    })
    .map(([, to]) => ({ to }));
}

/** A hex from which a retreat must go on: in an enemy EZ, or a town bombed this turn (5.3.3, 5.1.2). */
const isHot = (p: Position, u: number, hex: number): boolean =>
  inZone(p, hex, enemyOf(unitOf(p, u).side)) || p.s.bombed.includes(hex);

/** From the flood to dry land, if need be into an enemy EZ (9.0). */
function fleeing(p: Position, u: number, free: readonly Way[]): Way[] {
  const isDry = (to: number): boolean => p.board.terrain[to] !== 'inundation';
  const dry = free.filter(({ to }) => isDry(to));
  if (dry.length > 0) return dry;
  const from = hexOf(p, u);
  return around(p, from).flatMap(([d, to]) => {
    const open = isDry(to) && occupant(p, to) !== enemyOf(unitOf(p, u).side) && !p.s.bombed.includes(to);
    return open && mayRetreatOver(p, u, from, d, to) && stackReason(p, to, [u]) === ALLOWED ? [{ to }] : [];
  });
}

/** Ways on which the unit may come to rest: no enemy, no enemy EZ, not bombed, room. RW-5.3-a */
function restingWays(p: Position, u: number, from: number): Way[] {
  const { side } = unitOf(p, u);
  const open = around(p, from).filter(
    ([d, to]) =>
      to !== hexOf(p, u) &&
      occupant(p, to) !== enemyOf(side) &&
      !inZone(p, to, enemyOf(side)) &&
      !p.s.bombed.includes(to) &&
      mayRetreatOver(p, u, from, d, to) &&
      mayReceive(p, u, to, [from]),
  );
  const wet = (to: number): boolean => p.board.terrain[to] === 'inundation' && !unitOf(p, u).amphibious;
  const dry: Way[] = open.filter(([, to]) => !wet(to)).map(([, to]) => ({ to }));
  const edges = edgesOf(p, from).filter((edge) => p.rules.openEdges[side as 0 | 1].includes(edge));
  dry.push(...edges.map((edge) => ({ to: -1 as const, edge })));
  return dry.length > 0 ? dry : open.map(([, to]) => ({ to }));
}

function around(p: Position, hex: number): [number, number][] {
  const found: [number, number][] = [];
  for (let d = 0; d < 6; d++) {
    const to = p.board.grid.neighbours[hex * 6 + d] as number;
    if (to >= 0) found.push([d, to]);
  }
  return found;
}

const friendly = (p: Position, u: number, hex: number): boolean => occupant(p, hex) === unitOf(p, u).side;

/** Room for the unit, if need be by one unit of the hex making way (5.3.1). RW-5.3.1-a */
function mayReceive(p: Position, u: number, hex: number, passed: readonly number[]): boolean {
  if (stackReason(p, hex, [u]) === ALLOWED) return true;
  if (passed.length > 4 || !friendly(p, u, hex)) return false;
  return [...unitsIn(p, hex), u].some((other) => canMakeWay(p, other, u, hex, passed));
}

/** Would `other` leaving `hex` make the stack legal, and has it a place to go? */
function canMakeWay(p: Position, other: number, coming: number, hex: number, passed: readonly number[]): boolean {
  const staying = other === coming ? [] : [coming];
  if (stackReason(p, hex, staying, [other]) !== ALLOWED) return false;
  return exitsFor(p, other, hex, passed).length > 0;
}

/** Hexes a displaced unit may go to; never back along the chain, never into a bombed town or inundation. */
function exitsFor(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const { side } = unitOf(p, u);
  const chain = [...passed, hex];
  return around(p, hex)
    .filter(
      ([d, to]) =>
        !chain.includes(to) &&
        occupant(p, to) !== enemyOf(side) &&
        !inZone(p, to, enemyOf(side)) &&
        !p.s.bombed.includes(to) &&
        (p.board.terrain[to] !== 'inundation' || unitOf(p, u).amphibious) &&
        mayRetreatOver(p, u, hex, d, to) &&
        mayReceive(p, u, to, chain),
    )
    .map(([, to]) => to);
}

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
      waysOf(p, frame, u).map((way) => ({ by, type: 'retreat', unit: idOf(p, u), to: way.edge ?? nameOf(p, way.to) })),
    );
  },
  refusal(p, frame, action) {
    if (action.type !== 'retreat') return refuse('5.3', 'not-now');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    if (!pendingOf(p, frame).includes(u)) return refuse('5.3', 'not-a-candidate', { unit: idOf(p, u) });
    const ways = waysOf(p, frame, u);
    const named = ways.some((way) => (way.edge ?? nameOf(p, way.to)) === action.to);
    return named ? undefined : wayRefusal(p, u, action.to);
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
function wayRefusal(p: Position, u: number, to: string | undefined): Refusal {
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
  const driven = frame.why === 'combat' && isHot(p, u, to);
  const spared = friendly(p, u, to) && !p.s.bombed.includes(to);
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
  p.s.gate = p.s.gate.with(u, -2 - from);
}

/** What needs no decision: units that are gone, units with nowhere to go. False when the owner must choose. */
export function retreatBySelf(p: Position, frame: RetreatFrame): boolean {
  const pending = pendingOf(p, frame);
  if (pending.length === 0) {
    p.s.frames.pop();
    return true;
  }
  const lost = pending.find((u) => waysOf(p, frame, u).length === 0);
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
    return named ? undefined : wayRefusal(p, u, action.to);
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
