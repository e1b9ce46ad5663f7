import type { AdvanceFrame, DisplaceFrame, RetreatFrame } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import { around, sideOf, terrainOf } from './board.ts';
import type { Memory } from './choices.ts';
import { mayRest } from './moves.ts';
import { hexNamed, inZone, isEnemyIn, isWet, type Board, type Piece } from './position.ts';
import { bears, makesRoom, retreats } from './surround.ts';

const isAttacker = (board: Board, side: number): boolean => (side === 0 ? 'german' : 'allied') === board.side;

/** 5.1.6: one of the units of the side in the combat, as their owner likes. */
export const losers = (board: Board, side: number, { combat }: Memory): Piece[] =>
  isAttacker(board, side)
    ? board.pieces.filter(({ id, hex }) => hex !== undefined && combat.attackers.includes(id))
    : [...board.at(combat.hex)];

export function exchanging(board: Board, defending: boolean, side: number, memory: Memory, given: number): string[] {
  const done = defending && given > 0 ? ['done'] : [];
  return [...words('eliminate', losers(board, side, memory)), ...done];
}

export function retreating(board: Board, { units, driven }: RetreatFrame, { hit, combat }: Memory): string[] {
  const against = { ...board, refused: combat.hex };
  const pending = (driven >= 0 ? [driven] : units).map((index) => board.pieces[index] as Piece);
  return pending
    .filter(({ hex }) => hex !== undefined)
    .flatMap((piece) => {
      const hexes = retreats(against, piece, hit.has(piece.id), driven >= 0);
      // Who has no way is eliminated before anybody is asked.
      return hexes.length > 0 ? hexes.map((to) => `retreat ${piece.id} ${to}`) : [`lost ${piece.id}`];
    });
}

/** 5.3.1: one of the overfull hex makes room; in its last step over no river while it has a dry hex (RUL-RW-37). */
export function displacing(board: Board, { hex, passed }: DisplaceFrame, { combat }: Memory): string[] {
  const [from, chain] = [hexNamed(hex), passed.map(hexNamed)];
  return board.at(from).flatMap((piece) => {
    const exits = makesRoom({ ...board, refused: combat.hex }, piece, from, chain);
    const dry = exits.filter((to) => piece.steps > 1 || !isWet(board, from, to));
    return (dry.length > 0 ? dry : exits).map((to) => `displace ${piece.id} ${to}`);
  });
}

/** 5.2: as in moving, armour needs a bridge and firm ground; three to a hex. */
const mayCome = (board: Board, piece: Piece, to: string): boolean =>
  bears(piece, to) &&
  !(piece.armoured && isWet(board, piece.hex as string, to)) &&
  !isEnemyIn(board, piece.side, to) &&
  mayRest(board, [piece], to);

/** 5.2: armour and motorised infantry from open ground into open ground or a town, over no river, and out of no zone (RUL-S-03). */
function onward(board: Board, piece: Piece): string[] {
  const from = piece.hex as string;
  if (!piece.armoured && piece.type !== 'mech_inf') return [];
  if (terrainOf(from) !== 'open' || inZone(board, piece.side, from)) return [];
  return around(from).filter(
    (to) => ['open', 'city'].includes(terrainOf(to)) && !sideOf(from, to).river && mayCome(board, piece, to),
  );
}

export function advancing(board: Board, { units, further }: AdvanceFrame, { combat }: Memory): string[] {
  const named = (list: readonly number[]): Piece[] => list.map((index) => board.pieces[index] as Piece);
  const able = named(units).filter(
    (piece) =>
      piece.hex !== undefined && !['artillery', 'antitank'].includes(piece.type) && mayCome(board, piece, combat.hex),
  );
  return [
    ...words('advance', able),
    ...named(further).flatMap((piece) => onward(board, piece).map((to) => `advance-on ${piece.id} ${to}`)),
    'done',
  ];
}
