import { holderAt } from '../../../engagement/position/fields.ts';
import type { Board } from '../../../engagement/position/board.ts';
import { hexOf, nameOf, occupant, type Position } from '../../../engagement/position/position.ts';
import type { PointEntry } from '../../../engagement/position/rules.ts';
import { ELIMINATED } from '../../../engagement/position/state.ts';
import { cachedBy } from '../../../kernel/cached-by.ts';
import { countriesOf, NATO, PACT } from '../countries.ts';
import type { Stake } from '../../../wargame/search/contract.ts';
import { DENMARK } from '../data/arrivals.ts';
import { MAP } from '../data/map.ts';
import { POINTS } from '../data/tables.ts';
import { UNITS } from '../units.ts';
import { inDenmark, NEGLECTED } from './04-entry.ts';
import { haltLine } from './04-movement.ts';
import { strikePoints } from './08-strikes.ts';
import { STARTS } from './09-set-up.ts';
import { pathsHome } from './lines.ts';

const entry = (rule: string, item: string, side: number, points: number): PointEntry => ({ rule, item, side, points });

const PACT_STARTS = new Set(UNITS.flatMap(({ id, side }) => (side === PACT && STARTS[id] ? [STARTS[id]] : [])));
const PACT_CODES = ['country:EG', 'country:CS'];

/** RUL-TWW-14: at the start the Pact holds the cities of its countries, and Bremen. */
export const holderAtStart = (hex: string): number =>
  PACT_STARTS.has(hex) || MAP.hexes[hex]?.features?.some((feature) => PACT_CODES.includes(feature)) ? PACT : NATO;

/** Item of the score, with a hex: a city that does not count while it is cut off. */
const CUT_OFF = 'cut-off';

/** The score as if the game ended now, item by item; what a set-up says was scored before it stands in front. */
export const ledger = (p: Position): PointEntry[] =>
  [
    entry('9.2', 'before', PACT, p.s.own['bonusPact'] ?? 0),
    entry('9.2', 'before', NATO, p.s.own['bonusNato'] ?? 0),
    ...cities(p),
    ...destroyed(p),
    ...onHaltLine(p),
    entry('9.2.1', 'denmark', PACT, p.s.own[NEGLECTED] ? POINTS.pact.denmark : 0),
    ...strikePoints(p),
  ].filter(({ item, points }) => points !== 0 || item.startsWith(CUT_OFF));

const WORTH: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>] = [
  POINTS.pact.cities,
  POINTS.nato.cities,
];
const RULES = ['9.2.1', '9.2.2'] as const;

interface City {
  id: string;
  hex: number;
  /** Points that each side has for it. */
  worth: [number, number];
}

/** TWW-9.2.1-a, TWW-9.2.2-a: the cities that bring points. */
const citiesOf = cachedBy((board: Board): readonly City[] => {
  const countries = countriesOf(board);
  return board.data.places.flatMap(({ id }): City[] => {
    const hex = board.places.get(id)?.[0] ?? -1;
    const worth = WORTH.map((points) => points[countries[hex] ?? ''] ?? 0) as City['worth'];
    return board.terrain[hex] === 'city' && worth.some((points) => points > 0) ? [{ id, hex, worth }] : [];
  });
});

/** TWW-9.2.1-a, TWW-9.2.2-a, TWW-9.2.2-b: enemy cities that a side holds; those that are cut off from its edge are named and worth nothing. */
function cities(p: Position): PointEntry[] {
  const isOpen = [pathsHome(p, 0), pathsHome(p, 1)] as const;
  const entries: PointEntry[] = [];
  for (const { id, hex, worth } of citiesOf(p.board)) {
    const side = holderAt(p, hex) as 0 | 1;
    const points = worth[side] ?? 0;
    if (points === 0) continue;
    entries.push(
      isOpen[side](hex)
        ? entry(RULES[side], id, side, points)
        : entry(RULES[side], `${CUT_OFF} ${nameOf(p, hex)}`, side, 0),
    );
  }
  return entries;
}

/** TWW-9.2.1-a, TWW-9.2.2-a, TWW-9.2.2-b, RUL-TWW-51: what the map offers. */
export function stakes(p: Position): Stake[] {
  const held = citiesOf(p.board).map(({ id, hex, worth: points }): Stake => {
    return { rule: '9.2', item: id, hexes: [hex], how: 'hold', points, holder: holderAt(p, hex), byRoad: true };
  });
  const line = haltLine(p.board).map((hex): Stake => {
    const holder = occupant(p, hex) === PACT ? PACT : -1;
    return { rule: '9.2.1', item: 'halt-line', hexes: [hex], how: 'stand', points: [POINTS.pact.haltLine, 0], holder };
  });
  return [...held, ...line, ...toDenmark(p)];
}

/** TWW-4.0-h, TWW-9.2.1-b: what each division that leaves for Denmark saves the Pact, as long as any are due. */
function toDenmark(p: Position): Stake[] {
  const units = DENMARK.divisions - inDenmark(p).length;
  if (p.s.turn > DENMARK.turn || p.s.own[NEGLECTED] || units === 0) return [];
  const points = -POINTS.pact.denmark / DENMARK.divisions;
  const hexes = p.board.edges.get('denmark') ?? [];
  const turns = DENMARK.turn - p.s.turn + 1;
  return [{ rule: '9.2.1', item: 'denmark', hexes, how: 'exit', points: [points, 0], holder: -1, units, turns }];
}

/** TWW-9.2.1-a, TWW-9.2.2-a, RUL-TWW-53 */
const destroyed = (p: Position): PointEntry[] =>
  UNITS.filter(({ index }) => hexOf(p, index) === ELIMINATED).map(({ id, side }) =>
    side === PACT ? entry('9.2.2', id, NATO, POINTS.nato.destroyed) : entry('9.2.1', id, PACT, POINTS.pact.destroyed),
  );

/** TWW-9.2.1-a, RUL-TWW-51: hexes of the halt line with a Pact unit. */
const onHaltLine = (p: Position): PointEntry[] =>
  haltLine(p.board)
    .filter((hex) => occupant(p, hex) === PACT)
    .map((hex) => entry('9.2.1', `halt-line ${p.board.grid.names[hex]}`, PACT, POINTS.pact.haltLine));
