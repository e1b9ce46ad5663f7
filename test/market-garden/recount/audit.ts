import type { State } from '../../../src/engagement/position/state.ts';
import type { BaseAction } from '../../../src/kernel/game.ts';
import type { Step } from '../../kit/walk.ts';
import { diceProblem, type Words } from '../../engagement/recount/compare.ts';
import { choiceProblem, costProblem, reachProblem } from './check-choices.ts';
import { combatProblem, follow, lostProblem } from './check-combat.ts';
import { ledgerProblem, recoveryProblem } from './check-log.ts';
import { enterEvents, openLedger } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { outcomeProblem, type Fought } from './outcome.ts';
import { boardOf } from './position.ts';
import type { Tally } from './tally.ts';

/** Shares of the positions, from 0 to 1, in which choices and ranges are worked out. */
export interface Shares {
  choices: number;
  reaches: number;
}

/** Frames that a combat leaves behind. */
const AFTERMATH = ['loss', 'exchange', 'retreat', 'displace', 'advance'];

/** Recounts a game action by action from the rulebook. Gives what is wrong with an action, if anything. */
export function auditor(shares: Shares, tally: Tally): (step: Step) => string | undefined {
  let ledger: Ledger | undefined;
  let fought: Fought | undefined;
  return (step) => {
    const [state, next] = [step.state as State, step.next as State];
    const [before, after] = [boardOf(state), boardOf(next)];
    ledger ??= openLedger(before);
    const action = step.action as BaseAction & Words;
    const moved = action.type === 'retreat' || action.type === 'displace' ? action.unit : undefined;
    const top = state.frames.at(-1);
    const chance = (share: number): boolean => ((step.at * 7919 + step.seed * 31) % 1000) / 1000 < share;
    const problem =
      (step.actor !== 'chance' && (chance(shares.choices) || AFTERMATH.includes(top?.kind ?? ''))
        ? choiceProblem(step, before, ledger, tally)
        : undefined) ??
      (chance(shares.reaches) ? reachProblem(step, before, tally) : undefined) ??
      diceProblem(step) ??
      recoveryProblem(step, before, after, ledger) ??
      lostProblem(step.events, after, ledger, moved, tally) ??
      (top?.kind === 'move' ? costProblem(step.events, state, before, tally) : undefined) ??
      (top?.kind === 'combat' ? combatProblem(step.events, top, before, after, next, tally) : undefined);
    if (problem) return problem;
    enterEvents(ledger, step.events, after, moved);
    fought = follow(fought, step, before, top?.kind === 'combat' ? top : undefined);
    const open = next.frames.some(({ kind }) => AFTERMATH.includes(kind));
    const wrong = fought && !open ? outcomeProblem(fought, after) : undefined;
    if (fought && !open) tally.outcomes++;
    if (!open) fought = undefined;
    return wrong ?? ledgerProblem(ledger, after, step);
  };
}
