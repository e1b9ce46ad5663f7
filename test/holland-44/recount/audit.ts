import type { State } from '../../../src/games/holland-44/position/state.ts';
import type { Step } from '../../kit/walk.ts';
import { oddsProblem, overrunProblem } from './check-combat.ts';
import { defenceProblem } from './check-defence.ts';
import { rollProblem } from './check-dice.ts';
import { lossProblem } from './check-loss.ts';
import { moveProblem } from './check-move.ts';
import { pointsProblem } from './check-points.ts';
import { retreatProblem } from './check-retreat.ts';
import { standProblem } from './check-stand.ts';
import { supplyProblem } from './check-supply.ts';
import type { Fight } from './fight.ts';
import { enterEvents, openLedger, type Ledger } from './ledger.ts';
import { boardOf } from './position.ts';
import type { Tally } from './tally.ts';

/** Recounts a game action by action from the rulebook. Gives what is wrong with an action, if anything. */
export function auditor(tally: Tally): (step: Step) => string | undefined {
  let ledger: Ledger | undefined;
  const fights: Fight[] = [];
  return (step) => {
    const [before, after] = [step.state as State, step.next as State];
    ledger ??= openLedger(boardOf(before));
    const problem =
      oddsProblem(before, step.events, tally) ??
      overrunProblem(before, step.events, tally) ??
      defenceProblem(step, tally) ??
      retreatProblem(step, ledger, tally) ??
      lossProblem(step, fights, tally) ??
      rollProblem(step, ledger, tally) ??
      standProblem(step, ledger, tally) ??
      moveProblem(step, tally);
    if (problem) return problem;
    enterEvents(ledger, step.events, boardOf(after));
    return supplyProblem(step, ledger, tally) ?? pointsProblem(step, ledger, tally);
  };
}
