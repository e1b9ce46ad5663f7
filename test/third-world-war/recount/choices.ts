import type { FlightFrame, MoveFrame, State } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import { advancing, displacing, exchanging, losers, retreating } from './aftermath.ts';
import { combatOf, dominates } from './combat.ts';
import { answers, combatPhase, declaring, striking } from './combat-choices.ts';
import { flightSteps, mayFly, mayLand } from './flight.ts';
import { canMove, leftOf, mayBegin, mayGoToDenmark, mayRest, stepsOf } from './moves.ts';
import { hexNamed, type Board, type Piece } from './position.ts';
import { settingUp } from './set-up.ts';
import { isSurrounded } from './surround.ts';
import { BRIGADES } from './tables.ts';
import { isEngaged } from './zones.ts';

/** What the recount has to remember from earlier actions. */
export interface Memory {
  /** Units that lost a step to the result of the last combat, and those that have fallen back since. */
  hit: ReadonlySet<string>;
  settled: ReadonlySet<string>;
  /** The last combat, and how often those who took part have advanced. */
  combat: { hex: string; attackers: readonly string[]; defenders: readonly string[] };
  advances: ReadonlyMap<string, number>;
  /** NATO's helicopters have carried a division this turn. */
  carried: boolean;
}

/** Everything that the side to act may do by the rulebook, as text: `step 0917`, `retreat SU-16 1204`. */
export function choices(board: Board, state: State, memory: Memory): string[] {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case undefined:
      return board.phase.endsWith('-combat') ? combatPhase(board) : movementPhase(board, memory);
    case 'own':
      return frame.why === 'strike' ? striking(board) : settingUp(board, frame.side === 0 ? 'pact' : 'nato');
    case 'move':
      return moving(board, frame);
    case 'flight':
      return flying(board, frame);
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
      return advancing(board, memory);
    default:
      return [];
  }
}

/** RUL-S-05: neutral French, engaged in no dominant terrain, that can go. */
const mustLeave = (board: Board, piece: Piece): boolean =>
  piece.side === board.side &&
  piece.neutral &&
  isEngaged(board, piece) &&
  !dominates(board, piece) &&
  canMove(board, piece);

/** RUL-TWW-32: fresh American mechanised brigades that are not surrounded, for a division that is due. */
function forming(board: Board): Piece[] {
  const due = board.pieces.some(
    ({ id, place, due: turn = Infinity }) => BRIGADES.includes(id) && place === 'waiting' && turn <= board.turn,
  );
  return board.side === 'nato' && due
    ? board.pieces.filter(
        (piece) =>
          piece.nation === 'American' &&
          piece.size === 'X' &&
          piece.type === 'mech_inf' &&
          piece.hex !== undefined &&
          piece.steps === 2 &&
          !isSurrounded(board, piece),
      )
    : [];
}

const movementPhase = (board: Board, { carried }: Memory): string[] => [
  ...words(
    'move',
    board.pieces.filter((piece) => canMove(board, piece)),
  ),
  ...words(
    'fly',
    board.pieces.filter((piece) => mayFly(board, piece, carried)),
  ),
  ...words('form', forming(board)),
  ...(board.pieces.some((piece) => mustLeave(board, piece)) ? [] : ['end']),
];

function moving(board: Board, { units, hexesMoved }: MoveFrame): string[] {
  const group = units.map((index) => board.pieces[index] as Piece);
  const [lead] = group as [Piece];
  const first = hexesMoved === 0;
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
    ...(lead.hex !== undefined && mayGoToDenmark(board, group, lead.hex, leftOf(lead), first) ? ['exit'] : []),
    ...(!first && mayRest(board, group, lead.hex as string) ? ['stop'] : []),
  ];
}

function flying(board: Board, { unit, over, hexesMoved }: FlightFrame): string[] {
  const piece = board.pieces[unit] as Piece;
  return [
    ...flightSteps(board, piece, hexNamed(over), hexesMoved === 0).map((hex) => `step ${hex}`),
    ...(hexesMoved > 0 && mayLand(board, piece, hexNamed(over)) ? ['stop'] : []),
  ];
}
