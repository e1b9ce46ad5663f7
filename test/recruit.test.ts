import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/ai/levels.ts';
import { decided, questionOf } from '../src/ai/player.ts';
import { selfPlay, type Seated } from '../src/ai/self-play.ts';
import { GAMES } from '../src/games/all.ts';
import type { BaseAction } from '../src/kernel/game.ts';
import { seeded } from '../src/kernel/random.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { walk } from './kit/walk.ts';

const recruit = LEVELS['recruit'] as Seated;
const random = LEVELS['random'] as Seated;

function begun(game: Wargame): object {
  const start = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value.state;
}

const play = (game: Wargame, seated: readonly [Seated, Seated], limit: number) => {
  const players = Object.fromEntries(game.sides.map((side, i) => [side, seated[i] as Seated]));
  return selfPlay(game, begun(game), players, { seed: 'recruit', limit });
};

describe.each(GAMES)('recruit in $id', (game) => {
  // `selfPlay` throws when the first thing a player does is not legal.
  test('plays both sides by the rules, and the same seed gives the same game', () => {
    const first = play(game, [recruit, recruit], 500);
    expect(first.actions.length).toBeGreaterThanOrEqual(500);
    expect(play(game, [recruit, recruit], 500).actions).toEqual(first.actions);
  });

  test('decides by what its side knows alone', () => {
    const source = seeded(8);
    let asked = 0;
    for (const { state, actor, listed } of walk(game, 3)) {
      if (!game.sides.includes(actor) || listed.length < 2 || source() > 0.01) continue;
      const other = game.sample(game.known(state, actor), source);
      const [one, two] = [state, other].map((world) => {
        return decided(recruit.player(game, questionOf(game, world, actor), recruit.budget, seeded(9)));
      }) as [readonly BaseAction[], readonly BaseAction[]];
      expect(two).toEqual(one);
      if (++asked === 12) break;
    }
    expect(asked).toBe(12);
  });
});

test.each(GAMES.filter(({ id }) => id !== 'holland-44').slice(0, 2))(
  'beats random play from both sides: $id',
  (game) => {
    const winners = [play(game, [recruit, random], 20_000), play(game, [random, recruit], 20_000)].map(
      ({ state }) => game.outcome(state)?.winner,
    );
    expect(winners).toEqual(game.sides);
  },
);
