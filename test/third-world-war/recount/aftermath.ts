import type { DisplaceFrame, RetreatFrame } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import { around, hasRiver, terrainOf, type SideName } from './board.ts';
import type { Memory } from './choices.ts';
import { mayRest } from './moves.ts';
import { hexNamed, isEnemyIn, type Board, type Piece } from './position.ts';
import type { Fought } from './outcome.ts';
import { makesRoom, retreats } from './surround.ts';
import { engaging, isOpenTo } from './zones.ts';

const nameOf = (side: number): SideName => (side === 0 ? 'pact' : 'nato');

/** 5.1.5: one of the units of the side in the combat, as their owner likes. */
export const losers = (board: Board, side: number, { combat }: Memory): Piece[] =>
  nameOf(side) === board.side
    ? board.pieces.filter(({ id, hex }) => hex !== undefined && combat.attackers.includes(id))
    : [...board.at(combat.hex)];

/** EMP: nobody without attack strength pays for the attack (RUL-TWW-59). */
export function exchanging(board: Board, defending: boolean, side: number, memory: Memory, given: number): string[] {
  const done = defending && given > 0 ? ['done'] : [];
  const able = losers(board, side, memory).filter(({ attack }) => defending || attack > 0);
  return [...words('eliminate', able), ...done];
}

/** The position as a retreat sees it. */
export const inRetreat = (board: Board, { combat, settled }: Memory): Board => ({
  ...board,
  refused: combat.hex,
  settled,
});

export function retreating(board: Board, { side, driven }: RetreatFrame, memory: Memory): string[] {
  const { combat, settled, hit } = memory;
  const fallen = nameOf(side) === board.side ? combat.attackers : combat.defenders;
  const pending = driven >= 0 ? [board.pieces[driven] as Piece] : board.pieces.filter(({ id }) => fallen.includes(id));
  return pending
    .filter(({ id, hex }) => hex !== undefined && (driven >= 0 || !settled.has(id)))
    .flatMap((piece) => {
      const hexes = retreats(inRetreat(board, memory), piece, hit.has(piece.id), driven >= 0);
      // Who has no way is eliminated before anybody is asked.
      return hexes.length > 0 ? hexes.map((to) => `retreat ${piece.id} ${to}`) : [`lost ${piece.id}`];
    });
}

export const displacing = (board: Board, { hex, passed }: DisplaceFrame, memory: Memory): string[] =>
  board
    .at(hexNamed(hex))
    .flatMap((piece) =>
      makesRoom(inRetreat(board, memory), piece, hexNamed(hex), passed.map(hexNamed)).map(
        (to) => `displace ${piece.id} ${to}`,
      ),
    );

/** 5.2, RUL-TWW-36: as in moving; three to a hex. */
const mayCome = (board: Board, piece: Piece, to: string): boolean =>
  isOpenTo(board, piece, to) && !isEnemyIn(board, piece.side, to) && mayRest(board, [piece], to);

/** 5.2: armour and mechanised infantry from open ground into open ground or a city, over no river; an enemy that engages it stops it (RUL-S-03, RUL-TWW-03). */
function onward(board: Board, piece: Piece): string[] {
  const from = piece.hex as string;
  if (!piece.motorised || terrainOf(from) !== 'open' || engaging(board, piece, from).length > 0) return [];
  return around(from).filter(
    (to) => ['open', 'city'].includes(terrainOf(to)) && !hasRiver(from, to) && mayCome(board, piece, to),
  );
}

/** 5.2: an attack that has won and left the hex empty may be followed up by whoever can. */
export function advanceProblem({ combat, result, advance }: Fought, after: Board): string | undefined {
  const { target, attackers } = combat;
  if (advance || !/AV[IB]/.test(result) || after.at(target).length > 0) return undefined;
  const able = after.pieces.filter(
    (piece) => attackers.some(({ id }) => id === piece.id) && piece.hex !== undefined && mayCome(after, piece, target),
  );
  return able.length > 0 ? `nobody is asked to advance to ${target}` : undefined;
}

export function advancing(board: Board, { combat, advances }: Memory): string[] {
  const winners = (hexes: number): Piece[] =>
    board.pieces.filter(
      ({ id, hex }) => hex !== undefined && combat.attackers.includes(id) && (advances.get(id) ?? 0) === hexes,
    );
  return [
    ...words(
      'advance',
      winners(0).filter((piece) => mayCome(board, piece, combat.hex)),
    ),
    ...winners(1).flatMap((piece) => onward(board, piece).map((to) => `advance-on ${piece.id} ${to}`)),
    'done',
  ];
}
