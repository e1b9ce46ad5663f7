import { areasBy, around, columnOf, flanks, isFriendly, rowOf, terrainOf } from './board.ts';
import { printOf } from './counters.ts';
import { bearsVehicles, isEnemyIn, isGood, isMoat, isRouted, isVehicle, stepsOf, type Board } from './position.ts';

/** What a side's units bar to the enemy. */
export interface Control {
  /** 7.1: hexes in its zone. */
  zone: ReadonlySet<number>;
  /** 7.4: hexes that are bonds, and hexsides by both hexes. */
  hexes: ReadonlySet<number>;
  sides: ReadonlySet<string>;
}

const known = new WeakMap<Board, [Control?, Control?]>();

/** Zone and bonds of a side. */
export function controlOf(b: Board, side: number): Control {
  let both = known.get(b);
  if (!both) known.set(b, (both = []));
  return (both[side as 0 | 1] ??= readControl(b, side));
}

function readControl(b: Board, side: number): Control {
  const formers = new Set([...(b.held[side] as ReadonlySet<number>)].filter((hex) => mayBond(b, side, hex)));
  const control = { zone: zoneOf(b, side), hexes: new Set<number>(), sides: new Set<string>() };
  for (const a of formers) {
    for (const next of around(a)) {
      for (const c of around(next)) if (c > a && formers.has(c) && !around(a).includes(c)) bond(b, side, a, c, control);
    }
    bondWithArea(b, side, a, control);
  }
  return control;
}

/** 7.1, 14.3.2: six hexes around every unit that is not in full retreat, not over major rivers without a bridge. */
function zoneOf(b: Board, side: number): Set<number> {
  const zone = new Set<number>();
  for (const hex of b.held[side] as ReadonlySet<number>) {
    const projects =
      (side === 1 && b.unknown.has(hex)) || b.at(hex).some((u) => printOf(u).side === side && !isRouted(b, u));
    if (!projects) continue;
    for (const next of around(hex)) if (!isMoat(b, hex, next)) zone.add(next);
  }
  return zone;
}

/** RUL-H44-56: those who can form a bond at all. */
const bonders = (b: Board, side: number, hex: number): number[] =>
  b.at(hex).filter((u) => printOf(u).side === side && isGood(b, u) && printOf(u).type !== 'supply_head');

const total = (b: Board, units: readonly number[]): number => units.reduce((sum, u) => sum + stepsOf(b, u), 0);
const mayBond = (b: Board, side: number, hex: number): boolean => total(b, bonders(b, side, hex)) >= 2;

/** 7.4.6: from one end towards a hex: not over a major river, vehicles only where they could go. */
const reaches = (b: Board, side: number, end: number, to: number): boolean =>
  !isMoat(b, end, to) &&
  total(
    b,
    bonders(b, side, end).filter((u) => !isVehicle(b, u) || bearsVehicles(b, end, to)),
  ) >= 2;

/** 7.4.6, RUL-H44-57: a bond can be, or be pushed, into a hex that is neither city nor lake nor held by an enemy. */
const takes = (b: Board, side: number, ends: readonly number[], hex: number): boolean =>
  !['city', 'lake'].includes(terrainOf(hex)) &&
  !isEnemyIn(b, side, hex) &&
  ends.every((end) => reaches(b, side, end, hex));

export const sideKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

function bond(
  b: Board,
  side: number,
  a: number,
  c: number,
  { hexes, sides }: { hexes: Set<number>; sides: Set<string> },
) {
  const between = around(a).filter((hex) => around(c).includes(hex));
  if (!between.some((hex) => takes(b, side, [a, c], hex))) return;
  const [one, other] = between as [number, number?];
  if (other !== undefined) sides.add(sideKey(one, other));
  else if (isInLine(a, c)) hexes.add(one);
}

/** Two hexes with one hex between them, and not two with a hexside between them that is at the edge of the map. */
function isInLine(a: number, c: number): boolean {
  const rows = Math.abs(rowOf(a) - rowOf(c));
  return rows === 0 || (rows === 2 && Math.abs(columnOf(a) - columnOf(c)) === 1);
}

/** 7.4.5, RUL-H44-58: on the side between two hexes of one friendly area that are both adjacent. */
function bondWithArea(b: Board, side: number, end: number, { sides }: { sides: Set<string> }): void {
  for (const one of around(end)) {
    for (const other of flanks(end, one)) {
      const shared = (areasBy[one] as string[]).some(
        (area) => (areasBy[other] as string[]).includes(area) && isFriendly(area, side, b.turn),
      );
      if (shared && [one, other].some((hex) => takes(b, side, [end], hex))) sides.add(sideKey(one, other));
    }
  }
}

/** 7.4.2: barred to this side by a bond of the enemy. */
export function isBarred(b: Board, side: number, from: number, to: number): boolean {
  const { hexes, sides } = controlOf(b, 1 - side);
  return hexes.has(to) || (from >= 0 && sides.has(sideKey(from, to)));
}

/** In a zone of the enemy of this side. */
export const inZone = (b: Board, side: number, hex: number): boolean => controlOf(b, 1 - side).zone.has(hex);
