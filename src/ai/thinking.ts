import { adviceOf } from './advice.ts';
import type { Asked } from './asked.ts';
import { playerOf } from './levels.ts';
import { bestOfAttacks, worstOfFears, type Considered, type Fear, type Mission, type Plan } from './plan.ts';
import type { Progress, Question } from './player.ts';
import type { Seated } from './self-play.ts';
import { LIBRARY } from '../games/index.ts';
import type { BaseAction } from '../kernel/game.ts';
import { sourceOf } from '../kernel/random.ts';
import type { Wargame } from '../wargame/wargame.ts';

/** What it does, what it has in mind, the best attacks it has thought about. */
export interface Answer {
  readonly actions: readonly BaseAction[];
  readonly missions: readonly Mission[];
  readonly attacks: readonly Considered[];
  /** The places it fears most for. */
  readonly fears: readonly Fear[];
}

export type Thinking = Generator<Progress, Answer, void>;

/** Attacks, and places in danger, that are told. */
const TOLD = 3;

/** Loads the game and begins to think. */
export async function thinkingOf(asked: Asked): Promise<Thinking> {
  const game = await LIBRARY.get(asked.game)?.load();
  const seated = playerOf(asked.level);
  if (!game || !seated) throw new Error(`There is no ${asked.level} of ${asked.game}.`);
  return think(game, seated, asked);
}

function* think(game: Wargame, seated: Seated, { side, seed, known, legal, begun, advice }: Asked): Thinking {
  const question: Question = { side, legal, begun, known: () => known };
  const random = sourceOf(seed, side);
  if (advice) {
    const { actions, plan } = yield* adviceOf(game, question, seated, random);
    return answerOf(actions, plan);
  }
  const plan: Plan = { missions: [], fears: new Map() };
  return answerOf(yield* seated.player(game, question, seated.budget, random, plan), plan);
}

const answerOf = (actions: readonly BaseAction[], plan: Plan): Answer => ({
  actions,
  missions: plan.missions,
  attacks: bestOfAttacks(plan, TOLD),
  fears: worstOfFears(plan, TOLD),
});
