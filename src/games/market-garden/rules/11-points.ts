import { holderAt } from '../../../engagement/position/fields.ts';
import { isInArea } from '../../../engagement/position/board.ts';
import { hexOf, type Position } from '../../../engagement/position/position.ts';
import type { PointEntry, Unit } from '../../../engagement/position/rules.ts';
import { ELIMINATED } from '../../../engagement/position/state.ts';
import type { Stake } from '../../../wargame/search/contract.ts';
import { STARTS } from '../data/arrivals.ts';
import { MAP } from '../data/map.ts';
import { OBJECTIVES, POINTS } from '../data/tables.ts';
import { UNITS } from '../units.ts';
import { NORTH_EDGE } from './04-entry.ts';
import { blownBridges } from './10-bridges.ts';

export const GERMAN = 0;
export const ALLIED = 1;

const entry = (rule: string, item: string, side: number, points: number): PointEntry => ({ rule, item, side, points });

const ALLIED_STARTS = new Set(UNITS.flatMap(({ id, side }) => (side === ALLIED && STARTS[id] ? [STARTS[id]] : [])));

/** MG-11.2-a, AMB-MG-12, RUL-S-04: at the start the Germans hold everything but where the Allies have landed or stand. */
export const holderAtStart = (hex: string): number =>
  ALLIED_STARTS.has(hex) || MAP.hexes[hex]?.features?.includes('bivouac') ? ALLIED : GERMAN;

/** The score as if the game ended now, item by item; what a set-up says was scored before it stands in front. */
export const ledger = (p: Position): PointEntry[] =>
  [
    entry('11.2', 'before', GERMAN, p.s.own['bonusGerman'] ?? 0),
    entry('11.2', 'before', ALLIED, p.s.own['bonusAllied'] ?? 0),
    ...places(p),
    ...destroyed(p),
    ...redRoad(p),
    entry('11.2.1', 'north-edge', ALLIED, p.s.own[NORTH_EDGE] ? POINTS.allied.northEdge : 0),
    entry('11.2.2', 'bridges', GERMAN, blownBridges(p) * POINTS.german.bridgeBlown),
  ].filter(({ points }) => points !== 0);

/** MG-11.2-a: whoever holds all hexes of a place. */
function places(p: Position): PointEntry[] {
  return OBJECTIVES.flatMap(({ place, points }) => {
    const holders = (p.board.places.get(place) ?? []).map((hex) => holderAt(p, hex));
    const [first] = holders;
    return first !== undefined && holders.every((side) => side === first) ? [entry('11.2', place, first, points)] : [];
  });
}

/** MG-11.2-a, MG-11.2.1-b, MG-11.2.2-b: what the map offers. */
export function stakes(p: Position): Stake[] {
  const { places: known, areas, edges } = p.board;
  const held = OBJECTIVES.map(({ place, points }): Stake => {
    const hexes = known.get(place) ?? [];
    const [first = -1, ...others] = hexes.map((hex) => holderAt(p, hex));
    const holder = others.every((side) => side === first) ? first : -1;
    return { rule: '11.2', item: place, hexes, how: 'hold', points: [points, points], holder };
  });
  const { german, allied } = POINTS;
  const road = areas.get('red-road') ?? [];
  const isReached = p.s.own[NORTH_EDGE] !== undefined;
  return [
    ...held,
    { rule: '11.2.2', item: 'red-road', hexes: road, how: 'each', points: [german.redRoad, 0], holder: -1 },
    {
      rule: '11.2.1',
      item: 'north-edge',
      hexes: edges.get('north') ?? [],
      how: 'reach',
      points: [0, isReached ? 0 : allied.northEdge],
      holder: isReached ? ALLIED : -1,
    },
  ];
}

const gone = (p: Position, side: number): Unit[] =>
  UNITS.filter((unit) => unit.side === side && hexOf(p, unit.index) === ELIMINATED);

/** MG-11.2.1-a, MG-11.2.2-a */
const destroyed = (p: Position): PointEntry[] => [
  ...gone(p, GERMAN).map(({ id }) => entry('11.2.1', id, ALLIED, POINTS.allied.destroyed)),
  ...gone(p, ALLIED).map(({ id }) => entry('11.2.2', id, GERMAN, POINTS.german.destroyed)),
];

/** MG-11.2.2-b: German units in hexes of the red road. */
const redRoad = (p: Position): PointEntry[] =>
  UNITS.filter(({ side, index }) => side === GERMAN && hexOf(p, index) >= 0)
    .filter(({ index }) => isInArea(p.board, 'red-road', hexOf(p, index)))
    .map(({ id }) => entry('11.2.2', `red-road ${id}`, GERMAN, POINTS.german.redRoad));
