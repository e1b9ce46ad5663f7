import type { State } from '../../../../src/games/holland-44/position/state.ts';
import type { PositionView } from '../../../../src/wargame/wargame.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference } from '../../../engagement/recount/compare.ts';
import { NAMES, PRIZES } from '../board.ts';
import type { Ledger } from '../ledger.ts';
import { alliedPoints, automaticWinner, germanPoints, stepsNorthOfWaal } from '../points.ts';
import { boardOf, type Board } from '../position.ts';
import type { Tally } from '../tally.ts';

const SIDES = ['allied', 'german'];

/** 26, S1.3: points and winner at the end of every turn, and who holds what gives points. */
export function pointsProblem({ game, state, next, events }: Step, ledger: Ledger, tally: Tally): string | undefined {
  const [before, after] = [state as State, next as State];
  const b = boardOf(after);
  if (!events.some(({ code }) => code === 'turn') && !after.over) return holdersProblem(b, ledger);
  tally.scores++;
  return winnerProblem(before, after, ledger) ?? scoreProblem(game.view(next, null) as PositionView, b, ledger);
}

function scoreProblem({ points }: PositionView, b: Board, ledger: Ledger): string | undefined {
  const counts = b.s.scenario === 'campaign';
  const ours = counts ? [alliedPoints(b, ledger), germanPoints(b)] : [0, 0];
  return difference(
    'points',
    ours.map(String),
    SIDES.map((side) => String(points[side])),
  );
}

const holdersProblem = (b: Board, { last }: Ledger): string | undefined =>
  difference(
    'holders',
    PRIZES.map((hex) => `${NAMES[hex]} ${SIDES[last.get(hex) as number]}`).toSorted(),
    Object.entries(b.holders)
      .map(([hex, side]) => `${hex} ${side}`)
      .toSorted(),
  );

/** Who has won at the end of this turn: -1 nobody. */
function winnerOf(b: Board, turn: number, ledger: Ledger): number {
  if (b.s.scenario === 'short') return turn < 11 ? -1 : stepsNorthOfWaal(b) >= 4 ? 0 : 1;
  const winner = automaticWinner(b, ledger);
  if (winner >= 0 || turn < 20) return winner;
  return alliedPoints(b, ledger) > germanPoints(b) ? 0 : 1;
}

function winnerProblem(before: State, after: State, ledger: Ledger): string | undefined {
  const b = boardOf(after.over ? after : { ...after, turn: before.turn });
  const ours = winnerOf(b, before.turn, ledger);
  return ours === after.winner ? undefined : `winner ${ours}, in the game ${after.winner}`;
}
