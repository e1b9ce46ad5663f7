import { neighbour } from '../../../../hex/grid.ts';
import { CITY, LAKE } from '../../position/board.ts';
import { AREAS, isFriendly } from '../../data/areas.ts';
import { BOND_STEPS } from '../../data/tables.ts';
import { barsVehicles } from '../08-movement/terrain.ts';
import {
  areaBits,
  enemyOf,
  GERMAN,
  hexAcross,
  hexOf,
  holds,
  inGoodOrder,
  isMajorGap,
  occupancyOf,
  OF,
  stepsOf,
  unitOf,
  type Control,
  type Position,
  type Side,
} from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';

/** ZOC and bonds of a side as things stand: worked out anew when its units move or change, bridges change, and with the turn. */
export function controlOf(p: Position, side: Side): Control {
  const version = occupancyOf(p).versions[side];
  const { order, steps, bridges, unknown, fixed, turn } = p.s;
  const known = p.control[side];
  if (
    known?.version === version &&
    known.bridges === bridges &&
    known.unknown === unknown &&
    known.fixed === fixed &&
    known.turn === turn &&
    known.board === p.board &&
    areSame(side, known.order, order) &&
    areSame(side, known.steps, steps)
  ) {
    known.order = order;
    known.steps = steps;
    return known;
  }
  const { size } = p.board.grid;
  const fresh = known?.zone.length === size ? known : undefined;
  const control: Control = {
    version,
    order,
    steps,
    bridges,
    unknown,
    fixed,
    turn,
    board: p.board,
    near: fresh?.near.fill(0) ?? new Uint8Array(size),
    zone: fresh?.zone.fill(0) ?? new Uint8Array(size),
    steady: fresh?.steady.fill(0) ?? new Uint8Array(size),
    steadyTroops: fresh?.steadyTroops.fill(0) ?? new Uint8Array(size),
    bondHex: fresh?.bondHex.fill(0) ?? new Uint8Array(size),
    bondSide: fresh?.bondSide.fill(0) ?? new Uint8Array(size * 6),
  };
  p.control[side] = control;
  fillNear(p, side, control.near);
  fillZone(p, side, control.zone);
  fillSteady(p, side, control);
  fillBonds(p, side, control);
  return control;
}

/** The units of a side as they were: those of the other side make no difference to what is kept for it. */
function areSame(side: Side, before: readonly number[], now: readonly number[]): boolean {
  if (before === now) return true;
  for (const u of OF[side]) if (before[u] !== now[u]) return false;
  return true;
}

function fillNear(p: Position, side: Side, near: Uint8Array): void {
  for (const u of OF[side]) noteNear(p, hexOf(p, u), near);
  if (side === GERMAN) for (const hex of p.s.unknown) noteNear(p, hex, near);
}

function noteNear(p: Position, hex: number, near: Uint8Array): void {
  if (hex < 0) return;
  near[hex] = 1;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = hexAcross(p, at);
    if (next >= 0) near[next] = 1;
  }
}

/**
 * H44-7.1-a, H44-14.2-d, H44-14.2-i, H44-14.3.2-g, H44-19.4-b, H44-25.2.1-d: the six hexes around a hex with a combat
 * unit that is not in full retreat, but not over unbridged major rivers, nor lakes.
 */
function fillZone(p: Position, side: Side, zone: Uint8Array): void {
  for (const u of OF[side]) {
    const hex = hexOf(p, u);
    if (hex >= 0 && p.s.order[u] !== FULL_RETREAT) spread(p, hex, zone);
  }
  if (side === 1) for (const hex of p.s.unknown) if (hex >= 0) spread(p, hex, zone);
}

/** H44-7.1-a, H44-7.1-b, H44-7.1-c: the hexes around one, over the hexsides that a ZOC crosses. */
function spread(p: Position, hex: number, zone: Uint8Array): void {
  const { terrain } = p.board;
  if (terrain[hex] === LAKE) return;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const to = hexAcross(p, at);
    if (to >= 0 && terrain[to] !== LAKE && !isMajorGap(p, at)) zone[to] = 1;
  }
}

/**
 * H44-7.4.1-b, H44-7.4.4-a: every pair of stacks two hexes apart, and every stack two hexes from a friendly entry area
 * (7.4.5).
 */
function fillBonds(p: Position, side: Side, control: Control): void {
  const { bondHex, bondSide } = control;
  for (const hex of bondingStacks(p, side, control)) {
    for (let d = 0; d < 6; d++) {
      const mid = straightBond(p, side, control, hex, d);
      if (mid >= 0) bondHex[mid] = 1;
      const over = slantedBond(p, side, control, hex, d);
      if (over === 0) continue;
      const across = (d + 2) % 6;
      if (over & OVER_RIGHT) bondSide[hexAcross(p, hex * 6 + d) * 6 + across] = 1;
      if (over & OVER_LEFT) bondSide[hexAcross(p, hex * 6 + ((d + 1) % 6)) * 6 + ((across + 3) % 6)] = 1;
    }
  }
}

/** Hexes of the stacks of a side that have the steps for a bond. */
export function bondingStacks(p: Position, side: Side, control: Control): readonly number[] {
  const done = new Set<number>();
  for (const u of OF[side]) {
    const hex = hexOf(p, u);
    if (hex >= 0 && hasBondingSteps(control.steady, hex)) done.add(hex);
  }
  return [...done];
}

const hasBondingSteps = (steps: Uint8Array, hex: number): boolean => (steps[hex] as number) >= BOND_STEPS;

/**
 * H44-7.4.1-a, H44-7.4.1-d, H44-7.4.1-e, H44-7.4.6-c, H44-14.2-d, H44-18.2.2-h, H44-18.4-e, H44-25.2.1-d: steps in good
 * order, whether they are in supply or not; supply heads and unknown units form no bonds.
 */
function fillSteady(p: Position, side: Side, { steady, steadyTroops }: Control): void {
  for (const u of OF[side]) {
    const hex = hexOf(p, u);
    if (hex < 0 || unitOf(u).supplyHead || !inGoodOrder(p, u)) continue;
    (steady[hex] as number) += stepsOf(p, u);
    if (unitOf(u).class !== 'vehicle') (steadyTroops[hex] as number) += stepsOf(p, u);
  }
}

/** H44-7.4.1-c: the hex of the bond to the next stack but one in this direction, -1 for none; each is found from one of its ends. */
export function straightBond(p: Position, side: Side, control: Control, hex: number, d: number): number {
  const { grid } = p.board;
  const mid = neighbour(grid, hex, d);
  const other = mid < 0 ? -1 : neighbour(grid, mid, d);
  if (other < hex || holds(p, side, mid)) return -1;
  return projects(p, control, hex, d) && projects(p, control, other, (d + 3) % 6) ? mid : -1;
}

/** The hexes into which a hexside bond can be pushed: the one in its direction, the one clockwise of that. */
export const OVER_LEFT = 1;
export const OVER_RIGHT = 2;

/**
 * H44-7.4.1-c, H44-7.4.5-a, H44-7.4.6-d, H44-7.4.6-e: the hexside bond between the hexes in this direction and in the
 * next one, to a stack or to a friendly area off the map: bits of where it can be pushed, 0 for none.
 */
export function slantedBond(p: Position, side: Side, control: Control, hex: number, d: number): number {
  const { grid } = p.board;
  const e = (d + 1) % 6;
  const [left, right] = [neighbour(grid, hex, d), neighbour(grid, hex, e)];
  if (left < 0 || right < 0) return 0;
  const other = neighbour(grid, left, e);
  if (other < 0 ? !borders(p, side, left, right) : other < hex || !hasBondingSteps(control.steady, other)) return 0;
  const [back, forth] = [(e + 3) % 6, (d + 3) % 6];
  const overRight = projects(p, control, hex, e) && (other < 0 || projects(p, control, other, forth));
  const overLeft = projects(p, control, hex, d) && (other < 0 || projects(p, control, other, back));
  return (overRight ? OVER_RIGHT : 0) | (overLeft ? OVER_LEFT : 0);
}

/** H44-7.4.5-a, H44-7.4.5-b: both hexes on the edge of one of the side's own areas. */
const borders = (p: Position, side: Side, a: number, b: number): boolean => {
  const shared = areaBits(p, a) & areaBits(p, b);
  return AREAS.some((_, i) => (shared & (1 << i)) !== 0 && isFriendly(i, side, p.s.turn));
};

/**
 * H44-7.4.6-a, H44-7.4.6-b, H44-7.4.6-c, H44-7.4.6-f: two steps in good order of units that may go there, over no
 * unbridged major river and not into a city or lake.
 */
function projects(p: Position, { steady, steadyTroops }: Control, hex: number, d: number): boolean {
  if (!hasBondingSteps(steady, hex)) return false;
  const { terrain } = p.board;
  const at = hex * 6 + d;
  const to = hexAcross(p, at);
  if (to < 0 || terrain[to] === CITY || terrain[to] === LAKE || isMajorGap(p, at)) return false;
  return hasBondingSteps(steadyTroops, hex) || !barsVehicles(p, at);
}

/** Is the hex in the ZOC of this side? */
export const inZone = (p: Position, side: Side, hex: number): boolean => controlOf(p, side).zone[hex] === 1;

/** H44-7.4.3-b, 7.4.2: a hex bond of this side that no enemy of it stands in. */
export const isBond = (p: Position, side: Side, hex: number): boolean =>
  controlOf(p, side).bondHex[hex] === 1 && !holds(p, enemyOf(side), hex);

/** H44-7.4.3-a, H44-7.4.6-e, 7.4.2: may an enemy of this side not cross the hexside, going the way it is numbered? */
export const isBondAcross = (p: Position, side: Side, at: number): boolean =>
  controlOf(p, side).bondSide[at] === 1 && !holds(p, enemyOf(side), hexAcross(p, at));
