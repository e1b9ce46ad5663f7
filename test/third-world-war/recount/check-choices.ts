import type { EngagementGame } from '../../../src/engagement/game.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import type { BaseEvent, Game } from '../../../src/kernel/game.ts';
import type { Step } from '../../kit/walk.ts';
import { difference, same, textOf } from '../../engagement/recount/compare.ts';
import { choices } from './choices.ts';
import { flightCost, flightRange, mayFly } from './flight.ts';
import type { Ledger } from './ledger.ts';
import { entriesOf, costsOf, reachOf } from './moves.ts';
import { hexNamed, type Board, type Piece } from './position.ts';
import type { Tally } from './tally.ts';

const gameOf = (game: Game): EngagementGame => game as unknown as EngagementGame;

export function choiceProblem({ state, listed }: Step, board: Board, ledger: Ledger, tally: Tally): string | undefined {
  tally.choices++;
  return difference('choices', choices(board, state as State, ledger).toSorted(), listed.map(textOf).toSorted());
}

/** The reach on the ground of every unit that may be picked now. */
export function reachProblem({ game, state: given }: Step, board: Board, tally: Tally): string | undefined {
  const state = given as State;
  if (!board.phase.endsWith('-movement') || state.frames.length > 0) return undefined;
  for (const piece of board.pieces) {
    const reach = gameOf(game).reach(state, piece.id, 'ground');
    if (!reach.ok) continue;
    tally.reaches++;
    const theirs = reach.value.hexes.map(
      ({ hex, cost, mayStop, mustStop }) => `${hex} ${cost} ${mayStop} ${mustStop !== null}`,
    );
    const ours = [...reachOf(board, piece)].map(
      ([hex, { cost, mayStop, mustStop }]) => `${hex} ${cost} ${mayStop} ${mustStop}`,
    );
    const wrong = difference(`reach of ${piece.id}`, ours.toSorted(), theirs.toSorted());
    if (wrong) return wrong;
  }
  return undefined;
}

/** The range in the air of a unit that flies or could take off. */
export function flightProblem(
  { game, state: given }: Step,
  board: Board,
  ledger: Ledger,
  tally: Tally,
): string | undefined {
  const state = given as State;
  const frame = state.frames.at(-1);
  const flying = frame?.kind === 'flight' ? frame : undefined;
  if (!board.phase.endsWith('-movement') || (frame !== undefined && !flying)) return undefined;
  const pieces = flying
    ? [board.pieces[flying.unit] as Piece]
    : board.pieces.filter((piece) => mayFly(board, piece, ledger.carried));
  for (const piece of pieces) {
    const over = flying ? hexNamed(flying.over) : (piece.hex as string);
    const reach = gameOf(game).reach(state, piece.id, 'flight');
    if (!reach.ok) return `no flight of ${piece.id}: ${reach.error.code}`;
    tally.flightRanges++;
    const theirs = reach.value.hexes.map(({ hex, cost, mayStop, dice }) => `${hex} ${cost} ${mayStop} ${dice}`);
    const ours = flightRange(
      board,
      piece,
      over,
      flying === undefined || flying.hexesMoved === 0,
      ledger.spotted.has(piece.id),
    );
    const wrong = difference(`flight of ${piece.id}`, ours.toSorted(), theirs.toSorted());
    if (wrong) return wrong;
  }
  return undefined;
}

/** What each step cost, on the ground, in the air and onto the map. */
export function costProblem(
  events: readonly BaseEvent[],
  state: State,
  board: Board,
  tally: Tally,
): string | undefined {
  const frame = state.frames.at(-1);
  const paid = events
    .filter(({ code }) => ['move', 'flight', 'enter'].includes(code))
    .map(({ code, args }) => ({ code, ...(args as unknown as { unit: string; to: string; cost: number }) }));
  const [one] = paid;
  if (one === undefined || (frame?.kind !== 'move' && frame?.kind !== 'flight')) return undefined;
  const group = (frame.kind === 'move' ? frame.units : [frame.unit]).map((index) => board.pieces[index] as Piece);
  const due = dueOf(board, group, one, frame.hexesMoved === 0);
  if (one.code === 'flight') tally.flights++;
  else tally.steps += paid.length;
  const costs = paid.map(({ cost }) => cost);
  return same(costs, due) ? undefined : `costs ${JSON.stringify(paid)}, by the rulebook ${due.join()}`;
}

function dueOf(board: Board, group: readonly Piece[], { code, to }: { code: string; to: string }, first: boolean) {
  const [lead] = group as [Piece];
  if (code === 'flight') return [flightCost(board, lead, first)];
  if (code === 'move') return costsOf(board, group, to, first);
  return entriesOf(board, lead).flatMap(([hex, cost]) => (hex === to ? [cost] : []));
}
