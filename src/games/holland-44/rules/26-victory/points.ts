import type { Stake } from '../../../../wargame/search/contract.ts';
import type { PointItem } from '../../../../wargame/wargame.ts';
import { sideName } from '../../position/actions.ts';
import { CITY } from '../../position/board.ts';
import { HALF_POINTS } from '../../data/tables.ts';
import { ALLIED, GERMAN, hexOf, nameOf, OF, onMap, unitOf, type Position, type Side } from '../../position/position.ts';
import { ELIMINATED } from '../../position/state.ts';
import { hasSupply } from '../18-supply/supply.ts';

const entry = (rule: string, item: string, side: Side, halves: number): PointItem => ({
  rule,
  item,
  side: sideName(side),
  points: halves / 2,
});

/** 26.5: the score as if the game ended now, item by item; what a set-up says was scored before it stands in front. The short game has no points (RUL-H44-182). */
export function ledger(p: Position): PointItem[] {
  if (p.s.scenario === 'short') return [];
  return [...scoredBefore(p), ...hexesHeld(p), ...unitsNorth(p), ...unitsLost(p)].filter(({ points }) => points !== 0);
}

/** Points of a side. */
export const pointsOf = (p: Position, side: Side): number =>
  ledger(p).reduce((sum, item) => (item.side === sideName(side) ? sum + item.points : sum), 0);

const scoredBefore = (p: Position): PointItem[] =>
  ([ALLIED, GERMAN] as const).map((side) => entry('26.5', 'before', side, 2 * (p.s.own.points[sideName(side)] ?? 0)));

/**
 * H44-26.5.1-a, H44-26.5.1-b, H44-26.5.1-c, H44-26.5.1-e: city hexes, Overloon and Venray, as long as the Allies hold
 * them (RUL-H44-185).
 */
const hexesHeld = (p: Position): PointItem[] =>
  p.board.objectives.flatMap((hex, slot) =>
    p.s.holders[slot] === ALLIED ? [entry('26.5.1', nameOf(p, hex), ALLIED, worthOf(p, hex))] : [],
  );

function worthOf(p: Position, hex: number): number {
  const { city, towns } = HALF_POINTS.allied;
  return p.board.terrain[hex] === CITY ? city : ((towns as Readonly<Record<string, number>>)[nameOf(p, hex)] ?? 0);
}

/** H44-26.5.1-a to H44-26.5.1-e, H44-S1.3-a: what the map offers: north of the Waal in the short game, for each step. */
export function stakes(p: Position): Stake[] {
  const masked = (mask: Uint8Array): number[] => [...mask.keys()].filter((hex) => mask[hex] === 1);
  const each = (rule: string, item: string, hexes: number[], points: number, who: ReadonlySet<number>): Stake => ({
    rule,
    item,
    hexes,
    how: 'each',
    points: [points, 0],
    holder: -1,
    who,
  });
  if (p.s.scenario === 'short') return [each('S1.3', 'waal', masked(p.board.north.waal), 1, GROUND)];
  const held = p.board.objectives.map((hex, slot): Stake => {
    const holder = p.s.holders[slot] as number;
    return {
      rule: '26.5.1',
      item: nameOf(p, hex),
      hexes: [hex],
      how: 'hold',
      points: [worthOf(p, hex) / 2, 0],
      holder,
    };
  });
  return [...held, each('26.5.1', 'north', masked(p.board.north.rhine), HALF_POINTS.allied.unitNorth / 2, STAYING)];
}

/** Neither airborne nor one of their supply heads. */
export const isGround = (u: number): boolean => !unitOf(u).airborne && !unitOf(u).supplyHead;

/** Who counts north of the Waal, and of the Lower Rhine. */
const GROUND: ReadonlySet<number> = new Set(OF[ALLIED].filter(isGround));
export const STAYING: ReadonlySet<number> = new Set([...GROUND].filter((u) => !unitOf(u).breakdown));

export const isNorthOfRhine = (p: Position, u: number): boolean =>
  onMap(p, u) && p.board.north.rhine[hexOf(p, u)] === 1;

/**
 * H44-26.5.1-d, AMB-H44-13: units on the far side of the Lower Rhine, in supply, neither airborne nor breakdown units.
 */
const unitsNorth = (p: Position): PointItem[] =>
  OF[ALLIED].filter((u) => STAYING.has(u) && isNorthOfRhine(p, u) && hasSupply(p, u)).map((u) =>
    entry('26.5.1', `north ${unitOf(u).id}`, ALLIED, HALF_POINTS.allied.unitNorth),
  );

/** 26.5.2, RUL-H44-187: units among the eliminated; breakdown units and supply heads count nothing, a remnant of which the parent is not known is one of three steps. */
const unitsLost = (p: Position): PointItem[] =>
  OF[ALLIED].filter((u) => hexOf(p, u) === ELIMINATED).map((u) => entry('26.5.2', unitOf(u).id, GERMAN, lossOf(u)));

/**
 * H44-26.5.2-a, H44-26.5.2-b, H44-26.5.2-c: half-points for a unit that is lost: none for breakdown units and supply
 * heads.
 */
export function lossOf(u: number): number {
  const { breakdown, remnant, supplyHead, steps } = unitOf(u);
  if (breakdown || supplyHead) return 0;
  return remnant || steps === 3 ? HALF_POINTS.german.threeSteps : HALF_POINTS.german.other;
}
