import { numbersOf } from '../../engagement/recount/tables.ts';
import { CITIES, HEXES, around, edgesOf, hasRiver, leadsToDenmark, terrainOf } from './board.ts';
import { isEnemyIn, type Board, type Piece } from './position.ts';
import { BRIGADES, TERRAIN } from './tables.ts';
import { engaging, isFrozen, isOpenTo } from './zones.ts';

const POINTS = numbersOf(TERRAIN);
const BREAK = 1;
const DEPARTURE = 1;
const MOST = 3;
const NEVER = Infinity;

const price = (name: string, { motorised }: Piece): number => POINTS[name]?.[motorised ? 1 : 0] as number;

/** 4.0: points for a hex entered by its terrain; NATO armour passes detonations (8.0). */
const groundPrice = (board: Board, piece: Piece, hex: string): number =>
  isOpenTo(board, piece, hex, true) && !isEnemyIn(board, piece.side, hex) ? price(terrainOf(hex), piece) : NEVER;

/** 4.0: the hex, and the river on the way. */
export const sidePrice = (board: Board, piece: Piece, from: string, to: string): number =>
  groundPrice(board, piece, to) + (hasRiver(from, to) ? price('river', piece) : 0);

/** 4.1.2: the first hex lies outside the zones of those one was engaged with, and costs a point more. */
function firstPrice(board: Board, piece: Piece, to: string): number {
  const from = piece.hex as string;
  const held = engaging(board, piece, from);
  if (held.some((hex) => around(hex).includes(to))) return NEVER;
  return sidePrice(board, piece, from, to) + (held.length > 0 ? BREAK : 0);
}

const isAmong = (group: readonly Piece[], { id }: Piece): boolean => group.some((piece) => piece.id === id);

/** 4.1.1, 8.0: who passes needs no room, who stops does; nobody stops on a marker. */
export const mayRest = (board: Board, group: readonly Piece[], hex: string): boolean =>
  !board.marked.has(hex) && board.at(hex).filter((piece) => !isAmong(group, piece)).length + group.length <= MOST;

/** 4.0, RUL-TWW-27: three divisions at most, one of them Soviet at least; on turn 5 only. Of those that move together the first leaves. */
export function mayGoToDenmark(
  board: Board,
  group: readonly Piece[],
  hex: string,
  left: number,
  first = false,
): boolean {
  const [piece] = group as [Piece];
  if (piece.side !== 'pact' || board.turn !== 5 || !leadsToDenmark(hex)) return false;
  const gone = board.pieces.filter(({ place }) => place === 'denmark');
  const soviet = [...gone, piece].some(({ nation }) => nation === 'Soviet');
  if (gone.length >= MOST || (gone.length === MOST - 1 && !soviet)) return false;
  const held = engaging(board, piece, hex).length > 0;
  return (first || !held) && left >= DEPARTURE + (held ? BREAK : 0);
}

/** 4.1.2: an enemy that engages any of the group stops it. */
const isStopped = (board: Board, group: readonly Piece[], hex: string): boolean =>
  group.some((piece) => engaging(board, piece, hex).length > 0);

/** Can the move be ended in the hex or beyond it, with these points left? */
function ends(
  board: Board,
  group: readonly Piece[],
  hex: string,
  left: readonly number[],
  tried = new Set<string>(),
): boolean {
  if (mayRest(board, group, hex)) return true;
  if (isStopped(board, group, hex)) return false;
  if (mayGoToDenmark(board, group, hex, left[0] as number)) return true;
  const name = `${hex} ${left.join(' ')}`;
  if (tried.has(name)) return false;
  tried.add(name);
  return around(hex).some((to) => {
    const after = group.map((piece, i) => (left[i] as number) - sidePrice(board, piece, hex, to));
    return after.every((points) => points >= 0) && ends(board, group, to, after, tried);
  });
}

export const leftOf = ({ allowance, spent }: Piece): number => allowance - spent;

/** What each unit of a group pays for its next hex. */
export const costsOf = (board: Board, group: readonly Piece[], to: string, first: boolean): number[] =>
  group.map((piece) => (first ? firstPrice(board, piece, to) : sidePrice(board, piece, piece.hex as string, to)));

/** Hexes that units on their way together may enter next; `first`: they have not moved yet. */
export function stepsOf(board: Board, group: readonly Piece[], first: boolean): string[] {
  const [lead] = group as [Piece];
  if (lead.hex === undefined) return entriesOf(board, lead).map(([hex]) => hex);
  if (!first && isStopped(board, group, lead.hex)) return [];
  return around(lead.hex).filter((to) => {
    const cost = costsOf(board, group, to, first);
    const left = group.map((piece, i) => leftOf(piece) - (cost[i] as number));
    return left.every((points) => points >= 0) && ends(board, group, to, left);
  });
}

/** 4.2.1, 5.3.3: the edges over which a waiting unit comes; West Germans over none. */
function edgesFor({ left, side, nation }: Piece): string[] {
  if (left !== undefined) return left.filter((edge) => edge !== (side === 'pact' ? 'west' : 'east'));
  if (nation === 'West German') return [];
  return [side === 'pact' ? 'east' : 'west'];
}

/** Hexes where a waiting unit comes onto the map, with the points for it; `ends`: it goes no further (4.2.1). */
export function entriesOf(board: Board, piece: Piece): [hex: string, cost: number, ends: boolean][] {
  const edges = edgesFor(piece);
  const over = HEXES.filter((hex) => edgesOf(hex).some((edge) => edges.includes(edge)))
    .map((hex): [string, number, boolean] => [hex, groundPrice(board, piece, hex), false])
    .filter(([hex, cost]) => cost <= piece.allowance && ends(board, [piece], hex, [piece.allowance - cost]));
  const paid = new Set(over.map(([hex]) => hex));
  const towns = CITIES.filter(
    (hex) =>
      piece.left === undefined &&
      !paid.has(hex) &&
      board.holders.get(hex) === piece.side &&
      !isEnemyIn(board, piece.side, hex) &&
      isOpenTo(board, piece, hex) &&
      mayRest(board, [piece], hex),
  );
  return [...over, ...towns.map((hex): [string, number, boolean] => [hex, 0, true])];
}

export interface Reached {
  cost: number;
  mayStop: boolean;
  mustStop: boolean;
}

/** Every hex that a unit can enter which has not begun to move, with the fewest points for it. */
export function reachOf(board: Board, piece: Piece): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  const passed = new Set<string>();
  const left = leftOf(piece);
  const queue: { hex: string; cost: number; halt: boolean }[] = [];
  const offer = (hex: string, cost: number, halt = false): void => {
    if (cost <= left) queue.push({ hex, cost, halt });
  };
  if (piece.hex !== undefined) for (const to of around(piece.hex)) offer(to, firstPrice(board, piece, to));
  else for (const [hex, cost, halt] of entriesOf(board, piece)) offer(hex, cost, halt);
  while (queue.length > 0) {
    queue.sort((a, b) => b.cost - a.cost);
    const { hex, cost, halt } = queue.pop() as { hex: string; cost: number; halt: boolean };
    if (passed.has(hex) || hex === piece.hex || !ends(board, [piece], hex, [left - cost])) continue;
    const mustStop = halt || engaging(board, piece, hex).length > 0;
    if (!found.has(hex)) found.set(hex, { cost, mayStop: mayRest(board, [piece], hex), mustStop });
    if (!halt) passed.add(hex);
    if (!mustStop) for (const to of around(hex)) offer(to, cost + sidePrice(board, piece, hex, to));
  }
  return found;
}

/** May the unit begin to move in this phase? */
export function mayBegin(board: Board, piece: Piece): boolean {
  if (piece.side !== board.side || piece.moved || isFrozen(board, piece)) return false;
  if (piece.place === 'map') return true;
  return piece.place === 'waiting' && !BRIGADES.includes(piece.id) && (piece.due ?? Infinity) <= board.turn;
}

export const canMove = (board: Board, piece: Piece): boolean =>
  mayBegin(board, piece) &&
  (stepsOf(board, [piece], true).length > 0 ||
    (piece.hex !== undefined && mayGoToDenmark(board, [piece], piece.hex, leftOf(piece), true)));
