import type { State } from '../../../src/games/holland-44/position/state.ts';
import type { Step } from '../../kit/walk.ts';
import { oddsProblem, overrunProblem } from './checks/combat.ts';
import { defenceProblem } from './checks/defence.ts';
import { rollProblem } from './checks/dice.ts';
import { lossProblem } from './checks/loss.ts';
import { moveProblem } from './checks/move.ts';
import { pointsProblem } from './checks/points.ts';
import { retreatProblem } from './checks/retreat.ts';
import { standProblem } from './checks/stand.ts';
import { supplyProblem } from './checks/supply.ts';
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
