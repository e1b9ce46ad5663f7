import type { State } from '../../../src/engagement/position/state.ts';
import type { BaseAction } from '../../../src/kernel/game.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Step } from '../../kit/walk.ts';
import { diceProblem, type Words } from '../../engagement/recount/compare.ts';
import { choiceProblem, costProblem, flightProblem, reachProblem } from './check-choices.ts';
import { combatProblem, follow, lostProblem } from './check-combat.ts';
import {
  ledgerProblem,
  recoveryProblem,
  sequenceProblem,
  setUpProblem,
  strikeProblem,
  type Extra,
} from './check-log.ts';
import { enterEvents, openLedger, type Ledger } from './ledger.ts';
import { advanceProblem } from './aftermath.ts';
import { outcomeProblem, type Fought } from './outcome.ts';
import { boardOf, type Board } from './position.ts';
import type { Tally } from './tally.ts';

/** Shares of the positions, from 0 to 1, in which choices and ranges are worked out. */
export interface Shares {
  choices: number;
  reaches: number;
}

/** Frames that a combat leaves behind. */
const AFTERMATH = ['loss', 'exchange', 'retreat', 'displace', 'advance'];

const opened = (step: Step, board: Board): Ledger =>
  openLedger(board, (step.game.view(step.state, null) as PositionView).extra as unknown as Extra);

/** 4.3: whom the dice now due are for. */
function flakProblem({ flak }: Ledger, { next }: Step, board: Board, tally: Tally): string | undefined {
  const top = (next as State).frames.at(-1);
  const due = top?.kind === 'dice' && top.why === 'flak' ? board.pieces[top.unit]?.id : undefined;
  if (due !== undefined) tally.flak++;
  return due === flak ? undefined : `flak for ${due}, by the rulebook for ${flak}`;
}

/** A die of flak: 1 is a step loss (4.3), nothing else one. */
function flakLossProblem({ events }: Step): string | undefined {
  const roll = events.find(({ code }) => code === 'flak');
  if (roll === undefined) return undefined;
  const { unit, die } = roll.args as unknown as { unit: string; die: number };
  const hit = events.some(({ code, args }) => ['step-lost', 'eliminated'].includes(code) && args?.['unit'] === unit);
  return hit === (die === 1) ? undefined : `${unit} after a ${die}`;
}

/** Recounts a game action by action from the rulebook. Gives what is wrong with an action, if anything. */
export function auditor(shares: Shares, tally: Tally): (step: Step) => string | undefined {
  let ledger: Ledger | undefined;
  let fought: Fought | undefined;
  return (step) => {
    const [state, next] = [step.state as State, step.next as State];
    const [before, after] = [boardOf(state), boardOf(next)];
    ledger ??= opened(step, before);
    const action = step.action as BaseAction & Words;
    const moved = action.type === 'retreat' || action.type === 'displace' ? action.unit : undefined;
    const top = state.frames.at(-1);
    const chance = (share: number): boolean => ((step.at * 7919 + step.seed * 31) % 1000) / 1000 < share;
    const problem =
      (step.actor !== 'chance' && (chance(shares.choices) || AFTERMATH.includes(top?.kind ?? ''))
        ? choiceProblem(step, before, ledger, tally)
        : undefined) ??
      (chance(shares.reaches)
        ? (reachProblem(step, before, tally) ?? flightProblem(step, before, ledger, tally))
        : undefined) ??
      diceProblem(step) ??
      flakLossProblem(step) ??
      recoveryProblem(step, before, after) ??
      strikeProblem(step, before, ledger, tally) ??
      setUpProblem(step, after) ??
      sequenceProblem(step, before) ??
      lostProblem(step.events, after, ledger, moved, tally) ??
      costProblem(step.events, state, before, tally) ??
      (top?.kind === 'combat' ? combatProblem(step.events, top, before, after, next, tally) : undefined);
    if (problem) return problem;
    enterEvents(ledger, step.events, after, moved);
    fought = follow(fought, step, before, top?.kind === 'combat' ? top : undefined);
    const open = next.frames.some(({ kind }) => AFTERMATH.includes(kind));
    if (fought && next.frames.some(({ kind }) => kind === 'advance')) fought.advance = true;
    const wrong = fought && !open ? (outcomeProblem(fought, after) ?? advanceProblem(fought, after)) : undefined;
    if (fought && !open) tally.outcomes++;
    if (!open) fought = undefined;
    return wrong ?? flakProblem(ledger, step, after, tally) ?? ledgerProblem(ledger, after, step, tally);
  };
}
