import { neighbourAt } from '../../../hex/grid.ts';
import type { Board } from '../../../engagement/position/board.ts';
import type { Position } from '../../../engagement/position/position.ts';
import type { Footing, Unit } from '../../../engagement/position/rules.ts';
import { cachedBy } from '../../../kernel/cached-by.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { reason } from '../codes.ts';
import { countriesOf, PACT } from '../countries.ts';
import { FROZEN } from '../data/arrivals.ts';
import { STACKING_LIMIT, TERRAIN_COST } from '../data/tables.ts';
import { isNeutral } from '../politics.ts';
import { isFrozen } from '../units.ts';

const FROZEN_NOW = reason('4.0', 'frozen', { turn: FROZEN.until });
const BEYOND = reason('4.1.1', 'beyond-halt-line');
const MARKED = reason('8.0', 'marked');
const OUTSIDE = reason('3.0', 'outside-france');
const STACKING = reason('4.1.1', 'stacking');

/** TWW-4.0-i */
export const moveReason = (p: Position, unit: Unit): Reason =>
  p.s.turn < FROZEN.until && isFrozen(unit) ? FROZEN_NOW : ALLOWED;

/** TWW-4.1.1-a, TWW-4.1.1-b */
export const stackReason = (_: Position, __: number, units: readonly number[]): Reason =>
  units.length > STACKING_LIMIT ? STACKING : ALLOWED;

const beyond = new WeakMap<Board, Uint8Array>();

/** TWW-4.1.1-c: 1 in hexes that the halt line cuts off from the east edge (RUL-TWW-37). */
export function beyondHaltLine(board: Board): Uint8Array {
  let mask = beyond.get(board);
  if (!mask) beyond.set(board, (mask = cutOff(board)));
  return mask;
}

const isHaltLine = (board: Board, hex: number): boolean => board.features[hex]?.includes('halt-line') === true;

const lines = new WeakMap<Board, readonly number[]>();

/** Hexes of the halt line. */
export function haltLine(board: Board): readonly number[] {
  let line = lines.get(board);
  if (!line) lines.set(board, (line = board.features.flatMap((_, hex) => (isHaltLine(board, hex) ? [hex] : []))));
  return line;
}

function cutOff(board: Board): Uint8Array {
  const { grid, edges } = board;
  const mask = new Uint8Array(grid.size).fill(1);
  const open = (edges.get('east') ?? []).filter((hex) => !isHaltLine(board, hex));
  for (const hex of open) mask[hex] = 0;
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = neighbourAt(grid, side);
      if (to < 0 || mask[to] === 0 || isHaltLine(board, to)) continue;
      mask[to] = 0;
      open.push(to);
    }
  }
  for (const hex of haltLine(board)) mask[hex] = 0;
  return mask;
}

/** Who may not come into the same hexes: the Pact, neutral French units with or without armour, all of NATO but armour; nothing is closed to armour. */
type Kept = 'pact' | 'french' | 'french-armour' | 'nato';

/** Lists of closed hexes by who is kept out, for each list of hexes that lie waste, and the board they were made from. */
const closedHexes = cachedBy(
  (_: readonly number[]): Partial<Record<Kept, { board: Board; mask: Uint16Array | null }>> => ({}),
);

/** TWW-4.1.1-c, TWW-8.0-c, TWW-3.0-b: reasons why a unit may never come into a hex: the halt line, a detonation, the frontier of neutral France. */
export function closed(p: Position, unit: Unit): Uint16Array | null {
  if (unit.side === PACT) return closedTo(p, 'pact');
  if (isNeutral(p, unit)) return closedTo(p, unit.armoured ? 'french-armour' : 'french');
  return unit.armoured ? null : closedTo(p, 'nato');
}

function closedTo({ board, s: { ruined } }: Position, kept: Kept): Uint16Array | null {
  if (kept === 'nato' && ruined.length === 0) return null;
  const lists = closedHexes(ruined);
  const known = lists[kept];
  if (known?.board === board) return known.mask;
  const mask = maskOf(board, ruined, kept);
  lists[kept] = { board, mask };
  return mask;
}

function maskOf(board: Board, ruined: readonly number[], kept: Kept): Uint16Array | null {
  const mask = new Uint16Array(board.grid.size);
  if (kept === 'pact') beyondHaltLine(board).forEach((cut, hex) => (mask[hex] = cut ? BEYOND : ALLOWED));
  if (kept === 'french' || kept === 'french-armour')
    countriesOf(board).forEach((country, hex) => (mask[hex] = country === 'FR' ? ALLOWED : OUTSIDE));
  if (kept !== 'french-armour') for (const hex of ruined) mask[hex] = MARKED;
  return mask.some((why) => why !== ALLOWED) ? mask : null;
}

/** Has a nuclear weapon struck this hex? Nothing else is closed to NATO's troops on foot. */
export const isStruck = (p: Position, hex: number): boolean => closedTo(p, 'nato')?.[hex] === MARKED;

/** TWW-8.0-d: nobody stays where a nuclear weapon has struck. */
export const restReason = (p: Position, _: Unit, hex: number): Reason => (isStruck(p, hex) ? MARKED : ALLOWED);

/**
 * TWW-5.3.3-e, TWW-8.0-d, TWW-4.1.1-c: sea, detonations and what is closed in movement are closed in retreat (RUL-TWW-35); NATO armour may pass a
 * detonation where it is driven on to a second hex.
 */
export function footing(p: Position, unit: Unit, hex: number): Footing {
  if (TERRAIN_COST[p.board.terrain[hex] as string]?.[unit.moves as 'foot'] === null) return 'closed';
  if (closed(p, unit)?.[hex]) return 'closed';
  return restReason(p, unit, hex) === ALLOWED ? 'open' : 'through';
}

export const footingReason = (p: Position, unit: Unit, hex: number): Reason =>
  closed(p, unit)?.[hex] || restReason(p, unit, hex);
