import type { MoveFrame, State } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import { advancing, displacing, exchanging, losers, retreating } from './aftermath.ts';
import { BRIDGES, CAMPS, placeOf } from './board.ts';
import { combatOf, dominates, wantOf } from './combat.ts';
import { answers, combatPhase, declaring } from './combat-choices.ts';
import { mayExit, mayRest, stepsOf } from './moves.ts';
import { isEngaged, isEnemyIn, type Board, type Piece } from './position.ts';

/** What the recount has to remember from earlier actions. */
export interface Memory {
  /** Units that lost a step to the result of the last combat. */
  hit: ReadonlySet<string>;
  /** Bridges tried in this turn, and those in both ends of which Allied units have been. */
  tried: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  /** The last combat. */
  combat: { hex: string; attackers: readonly string[] };
}

/** Everything that the side to act may do by the rulebook, as text: `step 0917`, `retreat G-Sec 1204`. */
export function choices(board: Board, state: State, memory: Memory): string[] {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case undefined:
      return board.phase.endsWith('-combat') ? combatPhase(board) : movementPhase(board, memory);
    case 'own':
      return places(board);
    case 'move':
      return moving(board, frame);
    case 'combat':
      return frame.stage === 'answer' ? answers(board, combatOf(board, frame)) : declaring(board, frame);
    case 'loss':
      return words(frame.whole ? 'eliminate' : 'loss', losers(board, frame.side, memory));
    case 'exchange':
      return exchanging(board, frame.stage === 'defender', frame.side, memory, frame.value);
    case 'retreat':
      return retreating(board, frame, memory);
    case 'displace':
      return displacing(board, frame, memory);
    case 'advance':
      return advancing(board, frame, memory);
    default:
      return [];
  }
}

/** 11.1.1: XXX Corps anywhere south of its line. */
const places = (board: Board): string[] =>
  board.pieces
    .filter(({ corps, place }) => corps && place === 'waiting')
    .flatMap(({ id }) => CAMPS.filter((hex) => board.at(hex).length < 3).map((hex) => `place ${id} ${hex}`));

const isArnhemAllied = ({ holders }: Board): boolean => placeOf('arnhem').every((hex) => holders[hex] === 'allied');

/** May the unit begin to move in this phase? */
function mayBegin(board: Board, piece: Piece): boolean {
  if (piece.side !== board.side || piece.moved) return false;
  if (piece.place === 'map') return true;
  if (piece.place !== 'waiting' || piece.due > board.turn) return false;
  return piece.division !== '52' || isArnhemAllied(board);
}

const canMove = (board: Board, piece: Piece): boolean =>
  mayBegin(board, piece) &&
  (stepsOf(board, [piece], true).length > 0 ||
    (piece.hex !== undefined && mayExit(board, [piece], piece.hex, piece.allowance - piece.spent, true)));

/** 4.1.2, 9.0: engaged, unable to attack, in no dominant terrain, able to go (RUL-S-05). */
const mustLeave = (board: Board, piece: Piece): boolean =>
  piece.side === board.side &&
  isEngaged(board, piece) &&
  wantOf(board, piece) >= 3 &&
  !dominates(board, piece) &&
  canMove(board, piece);

/** 4.2.3: the brigade of turn 18 jumps then, if there is room (RUL-MG-13). */
const mustJump = (board: Board, { id, place }: Piece): boolean =>
  board.turn === 18 &&
  board.side === 'allied' &&
  id === 'B-4Para' &&
  place === 'waiting' &&
  (isEnemyIn(board, 'allied', '1403') || board.at('1403').length < 3);

function movementPhase(board: Board, { tried, taken }: Memory): string[] {
  const able = board.pieces.filter((piece) => canMove(board, piece));
  const begun = board.pieces.some(({ side, moved, spent }) => side === 'german' && (moved || spent > 0));
  const bridges = board.side === 'german' && !begun ? BRIDGES : [];
  const blow = bridges.filter((name) => !board.down.has(name) && !tried.has(name) && !taken.has(name));
  const held = board.pieces.some((piece) => mustLeave(board, piece) || mustJump(board, piece));
  return [...words('move', able), ...blow.map((name) => `blow ${name}`), ...(held ? [] : ['end'])];
}

function moving(board: Board, { units, hexesMoved }: MoveFrame): string[] {
  const group = units.map((index) => board.pieces[index] as Piece);
  const [lead] = group as [Piece];
  const first = hexesMoved === 0;
  const left = lead.allowance - lead.spent;
  const joining =
    first && lead.hex !== undefined
      ? board
          .at(lead.hex)
          .filter((other) => !group.includes(other) && mayBegin(board, other))
          .filter((other) => stepsOf(board, [...group, other], true).length > 0)
      : [];
  return [
    ...stepsOf(board, group, first).map((hex) => `step ${hex}`),
    ...words('join', joining),
    ...(lead.hex !== undefined && mayExit(board, group, lead.hex, left, first) ? ['exit'] : []),
    ...(!first && mayRest(board, group, lead.hex as string) ? ['stop'] : []),
  ];
}
