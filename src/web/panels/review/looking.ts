import { LIBRARY } from '../../../games/index.ts';
import type { GameRecord } from '../../../kernel/match.ts';
import { reviewing, type Review } from '../../../wargame/review/review.ts';

/** Looks back on a game, telling how far it has come, from 0 to 1; null where the game does not play to its end. */
export async function looking(record: GameRecord): Promise<Generator<number, Review | null>> {
  const game = await LIBRARY.get(record.game)?.load();
  if (!game) throw new Error(`There is no game ${record.game}.`);
  return shares(reviewing(game, record), record.actions.length);
}

function* shares(steps: ReturnType<typeof reviewing>, all: number): Generator<number, Review | null> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value.ok ? step.value.value : null;
    yield step.value / all;
  }
}
