import { playerOf } from '../../src/ai/levels.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { LIBRARY } from '../../src/games/index.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

/** A game of a level against itself: so many actions of the last scenario, with these playouts a turn. */
export interface Sample {
  readonly game: string;
  readonly level: string;
  readonly playouts: number;
  readonly actions: number;
}

/** Every level in every game, for some turns or for many: all there is to the arithmetic of a player. */
export const samplesOf = (times: number): readonly Sample[] =>
  [...LIBRARY.keys()].flatMap((game) => [
    { game, level: 'recruit', playouts: 0, actions: times * 80 },
    { game, level: 'regular', playouts: 4, actions: times * 20 },
    { game, level: 'veteran', playouts: 8, actions: times * 20 },
  ]);

/** What is played, an action a line: the same in every engine. */
export async function playedOf({ game: id, level, playouts, actions: limit }: Sample): Promise<string[]> {
  const game = (await LIBRARY.get(id)?.load()) as unknown as Wargame;
  const begun = game.fromSetup({ scenario: game.scenarios.at(-1)?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const seated: Seated = { ...(playerOf(level) as Seated), budget: { playouts } };
  const players = Object.fromEntries(game.sides.map((side) => [side, seated]));
  const { actions } = selfPlay(game, begun.value.state, players, { seed: 'engines', limit });
  return actions.map((action) => JSON.stringify(action));
}
