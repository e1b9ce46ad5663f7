import { numbersOf } from '../../engagement/recount/tables.ts';
import {
  TOWNS,
  HEXES,
  around,
  edgesOf,
  entriesOf,
  hasRoad,
  hexesOn,
  isNorthOfWaal,
  placeOf,
  sideOf,
  terrainOf,
} from './board.ts';
import {
  GATEWAY,
  hasBridge,
  hasFerry,
  inZone,
  isEnemyIn,
  isEngaged,
  type Board,
  type MoveClass,
  type Piece,
} from './position.ts';
import { isSurrounded } from './surround.ts';
import { TERRAIN } from './tables.ts';

const POINTS = numbersOf(TERRAIN);
const FIRST_HEX_EXTRA = 1;
const EXIT = 1;

const price = (name: string, moves: MoveClass): number => POINTS[name]?.[moves === 'foot' ? 0 : 1] as number;
const NEVER = Infinity;

/** 4.0: points for a hex entered by its terrain; armour never enters a swamp, by road neither (RUL-MG-40). */
const groundPrice = (hex: string, moves: MoveClass): number =>
  moves === 'armour' && terrainOf(hex) === 'swamp' ? NEVER : price(terrainOf(hex), moves);

/** 4.0, 10.2: points from one hex to the next: road or terrain, and a river without a bridge. */
export function sidePrice(board: Board, { moves, side }: Piece, from: string, to: string): number {
  const ground = groundPrice(to, moves);
  const { river, road } = sideOf(from, to);
  const bridged = !river || hasBridge(board, from, to);
  if (bridged) return road && ground < NEVER ? price('road', moves) : ground;
  if (side === 'german' && hasFerry(board, from, to)) return ground + price('ferry', moves);
  return moves === 'armour' ? NEVER : ground + price('river', moves);
}

/** 4.1.2: the first hex lies outside the zones of those one was engaged with, and costs a point more. */
function firstPrice(board: Board, piece: Piece, to: string): number {
  const from = piece.hex as string;
  if (!isEngaged(board, piece)) return sidePrice(board, piece, from, to);
  const held = around(from).filter((next) => isEnemyIn(board, piece.side, next));
  const stays = held.some((hex) => around(hex).includes(to));
  return stays ? NEVER : sidePrice(board, piece, from, to) + FIRST_HEX_EXTRA;
}

const isAmong = (group: readonly Piece[], { id }: Piece): boolean => group.some((piece) => piece.id === id);

/** 4.1.1: who passes needs no room, who stops does. */
export const mayRest = (board: Board, group: readonly Piece[], hex: string): boolean =>
  board.at(hex).filter((piece) => !isAmong(group, piece)).length + group.length <= 3;

/** 4.2.2: leaving the map costs a point, one more out of a zone; of units that move together the first leaves. */
export function mayExit(board: Board, group: readonly Piece[], hex: string, left: number, first = false): boolean {
  const [piece] = group as [Piece];
  if (piece.side === 'allied' || edgesOf(hex).every((edge) => edge === 'south')) return false;
  const held = inZone(board, piece.side, hex);
  return (first || !held) && left >= EXIT + (held ? FIRST_HEX_EXTRA : 0);
}

/** Can the move be ended in the hex or beyond it, with these points left? */
function ends(
  board: Board,
  group: readonly Piece[],
  hex: string,
  left: readonly number[],
  tried = new Set<string>(),
): boolean {
  const [{ side }] = group as [Piece];
  if (mayRest(board, group, hex)) return true;
  if (inZone(board, side, hex)) return false;
  if (mayExit(board, group, hex, left[0] as number)) return true;
  if (tried.has(`${hex} ${left.join(' ')}`)) return false;
  tried.add(`${hex} ${left.join(' ')}`);
  return around(hex).some((to) => {
    if (isEnemyIn(board, side, to)) return false;
    const after = group.map((piece, i) => (left[i] as number) - sidePrice(board, piece, hex, to));
    return after.every((points) => points >= 0) && ends(board, group, to, after, tried);
  });
}

const leftOf = ({ allowance, spent }: Piece): number => allowance - spent;

/** What each unit of a group pays for its next hex. */
export const costsOf = (board: Board, group: readonly Piece[], to: string, first: boolean): number[] =>
  group.map((piece) => (first ? firstPrice(board, piece, to) : sidePrice(board, piece, piece.hex as string, to)));

/** Hexes that units on their way together may enter next; `first`: they have not moved yet. */
export function stepsOf(board: Board, group: readonly Piece[], first: boolean): string[] {
  const [lead] = group as [Piece];
  if (lead.hex === undefined) return [...reachOf(board, lead, true).keys()];
  return around(lead.hex).filter((to) => {
    if (isEnemyIn(board, lead.side, to)) return false;
    const cost = costsOf(board, group, to, first);
    const left = group.map((piece, i) => leftOf(piece) - (cost[i] as number));
    return left.every((points) => points >= 0) && ends(board, group, to, left);
  });
}

export interface Reached {
  cost: number;
  mayStop: boolean;
  mustStop: boolean;
}

/** Where a waiting unit comes onto the map (4.2.1, 4.2.2, 4.2.3, 11.1.4), with the points for it. */
function entrances(board: Board, piece: Piece): [hex: string, cost: number][] {
  const by = GATEWAY.get(piece.id) ?? 'arnhem';
  const edges = piece.left === undefined ? [by] : piece.left.filter((edge) => edge !== 'south');
  const open = (hex: string): boolean => !isEnemyIn(board, piece.side, hex);
  const paid = (hex: string): number =>
    hasRoad(hex) && groundPrice(hex, piece.moves) < NEVER ? price('road', piece.moves) : groundPrice(hex, piece.moves);
  if (piece.left !== undefined || by === 'east' || by === 'west') {
    const hexes = new Set(edges.flatMap(piece.left === undefined ? entriesOf : hexesOn));
    return [...hexes].filter(open).map((hex) => [hex, paid(hex)]);
  }
  return landings(board, piece, by).map((hex) => [hex, 0]);
}

/** Whoever lands needs room, to go on either (RUL-MG-62). */
function landings(board: Board, piece: Piece, by: string): string[] {
  const open = (hex: string): boolean => !isEnemyIn(board, piece.side, hex) && mayRest(board, [piece], hex);
  if (by === '1403' && board.turn <= 18)
    return ['1403'].filter((hex) => open(hex) || isEnemyIn(board, piece.side, hex));
  if (by === 'arnhem') return placeOf('arnhem').filter(open);
  if (by === 'north-of-waal')
    return HEXES.filter((hex) => isNorthOfWaal(hex) && open(hex) && mayBeRaised(board, piece, hex));
  return HEXES.filter((hex) => ['open', 'city', 'height'].includes(terrainOf(hex)) && open(hex));
}

/** 11.1.4, RUL-MG-31: not in a town that was Allied last, nor where the unit would be surrounded. */
const mayBeRaised = (board: Board, piece: Piece, hex: string): boolean =>
  (!TOWNS.has(hex) || board.holders[hex] === 'german') && !isSurrounded(board, { ...piece, hex });

/** Every hex that a unit can enter which has not begun to move, with the fewest points for it; `once`: as its first step. */
export function reachOf(board: Board, piece: Piece, once = false): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  const left = leftOf(piece);
  const queue: { hex: string; cost: number }[] = [];
  const offer = (hex: string, cost: number): void => {
    if (cost <= left && !isEnemyIn(board, piece.side, hex)) queue.push({ hex, cost });
  };
  if (piece.hex !== undefined) for (const to of around(piece.hex)) offer(to, firstPrice(board, piece, to));
  else
    for (const [hex, cost] of entrances(board, piece)) {
      const mustStop = inZone(board, piece.side, hex);
      if (isEnemyIn(board, piece.side, hex)) found.set(hex, { cost, mayStop: true, mustStop });
      else offer(hex, cost);
    }
  while (queue.length > 0) {
    queue.sort((a, b) => b.cost - a.cost);
    const { hex, cost } = queue.pop() as { hex: string; cost: number };
    if (found.has(hex) || hex === piece.hex || !ends(board, [piece], hex, [left - cost])) continue;
    const mustStop = inZone(board, piece.side, hex);
    found.set(hex, { cost, mayStop: mayRest(board, [piece], hex), mustStop });
    if (!mustStop && !once) for (const to of around(hex)) offer(to, cost + sidePrice(board, piece, hex, to));
  }
  return found;
}
