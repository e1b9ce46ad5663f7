import type { BaseAction } from '../kernel/game.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { questionOf, type Progress, type Question } from './player.ts';
import type { Seated } from './self-play.ts';

export interface Advice {
  /** What the level does now. */
  actions: readonly BaseAction[];
  plan: Plan;
}

/** Decisions that are thought ahead at most. */
const AHEAD = 100;

/**
 * What a level would do, and why. Small decisions come before a plan, a withdrawal before the moves: it goes on deciding, in a world that
 * agrees with what the side knows, until it has a plan, or somebody else or the dice have the word.
 */
export function* adviceOf(
  game: Wargame,
  question: Question,
  { player, budget }: Seated,
  random: () => number,
): Generator<Progress, Advice, void> {
  const { side } = question;
  const plan = emptyPlan();
  const actions = yield* player(game, question, budget, random, plan);
  const world = game.copy(game.sample(question.known(), random));
  let next = actions;
  for (let n = 0; n < AHEAD && isEmpty(plan); n++) {
    for (const action of next) {
      if (game.toAct(world) !== side || game.refusal(world, action)) break;
      game.playUnchecked(world, action);
    }
    if (game.toAct(world) !== side) break;
    next = yield* player(game, questionOf(game, world, side), budget, random, plan);
  }
  return { actions, plan };
}

const isEmpty = ({ missions, attacks }: Plan): boolean => missions.length + (attacks?.size ?? 0) === 0;
