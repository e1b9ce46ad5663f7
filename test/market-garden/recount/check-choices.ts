import type { EngagementGame } from '../../../src/engagement/game.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import type { BaseEvent, Game } from '../../../src/kernel/game.ts';
import type { Step } from '../../kit/walk.ts';
import { difference, same, textOf } from '../../engagement/recount/compare.ts';
import { choices } from './choices.ts';
import type { Ledger } from './ledger.ts';
import { costsOf, reachOf } from './moves.ts';
import type { Board, Piece } from './position.ts';
import type { Tally } from './tally.ts';

const gameOf = (game: Game): EngagementGame => game as unknown as EngagementGame;

export function choiceProblem({ state, listed }: Step, board: Board, ledger: Ledger, tally: Tally): string | undefined {
  tally.choices++;
  return difference('choices', choices(board, state as State, ledger).toSorted(), listed.map(textOf).toSorted());
}

/** The reach of every unit that may be picked now. */
export function reachProblem({ game, state: given }: Step, board: Board, tally: Tally): string | undefined {
  const state = given as State;
  if (!board.phase.endsWith('-movement') || state.frames.length > 0) return undefined;
  for (const piece of board.pieces) {
    const reach = gameOf(game).reach(state, piece.id);
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

const named = ({ pieces }: Board, units: readonly number[]): Piece[] => units.map((index) => pieces[index] as Piece);

/** What each step cost. */
export function costProblem(
  events: readonly BaseEvent[],
  state: State,
  board: Board,
  tally: Tally,
): string | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') return undefined;
  const group = named(board, frame.units);
  const paid = events
    .filter(({ code }) => code === 'move')
    .map(({ args }) => args as unknown as { unit: string; to: string; cost: number });
  if (paid.length === 0) return undefined;
  tally.steps += paid.length;
  const due = costsOf(board, group, (paid[0] as { to: string }).to, frame.hexesMoved === 0);
  return same(
    paid.map(({ cost }) => cost),
    due,
  )
    ? undefined
    : `costs ${JSON.stringify(paid)}, by the rulebook ${due.join()}`;
}
