import { playerOf } from '../../ai/levels.ts';
import type { Level } from '../../ai/names.ts';
import type { Thinking } from '../../ai/player.ts';
import { sourceOf } from '../../ai/self-play.ts';
import { LIBRARY } from '../../games/index.ts';
import type { BaseAction, Side } from '../../kernel/game.ts';

/** What a computer player is asked: everything that its side knows, and nothing else. */
export interface Asked {
  /** Id of the game. */
  readonly game: string;
  readonly side: Side;
  readonly level: Level;
  /** The same seed gives the same answer. */
  readonly seed: string;
  readonly known: object;
  readonly legal: readonly BaseAction[];
}

/** Loads the game and begins to think. */
export async function thinkingOf({ game: id, side, level, seed, known, legal }: Asked): Promise<Thinking> {
  const game = await LIBRARY.get(id)?.load();
  const seated = playerOf(level);
  if (!game || !seated) throw new Error(`There is no ${level} of ${id}.`);
  return seated.player(game, { side, legal, known: () => known }, seated.budget, sourceOf(seed, side));
}
