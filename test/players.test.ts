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
  return selfPlay(game, begun(game), players, { seed: 'players', limit });
};

/** Actions that are played, and decisions that are looked at: as many as show a turn, of a level that thinks longer fewer. */
const LEVELS_TESTED = [
  ['recruit', 100, 4],
  ['regular', 20, 1],
  ['veteran', 20, 1],
] as const;

describe.each(LEVELS_TESTED)('%s', (level, length, decisions) => {
  // As few playouts as take every kind of step: how many there are decides how well it plays.
  const seated: Seated = { ...(LEVELS[level] as Seated), budget: { playouts: 8 } };

  // `selfPlay` throws when the first thing a player does is not legal.
  test.each(GAMES)('plays both sides of $id by the rules, and the same seed gives the same game', (game) => {
    const first = play(game, [seated, seated], length);
    expect(first.actions.length).toBeGreaterThanOrEqual(length);
    expect(play(game, [seated, seated], length).actions).toEqual(first.actions);
  });

  test.each(GAMES)('decides in $id by what its side knows alone', (game) => {
    const source = seeded(8);
    let asked = 0;
    for (const { state, actor, listed } of walk(game, 3)) {
      if (!game.sides.includes(actor) || listed.length < 2 || source() > 0.01) continue;
      const other = game.sample(game.known(state, actor), source);
      const [one, two] = [state, other].map((world) => {
        return decided(seated.player(game, questionOf(game, world, actor), seated.budget, seeded(9)));
      }) as [readonly BaseAction[], readonly BaseAction[]];
      expect(two).toEqual(one);
      if (++asked === decisions) break;
    }
    expect(asked).toBe(decisions);
  });
});

test.each(GAMES.filter(({ id }) => id !== 'holland-44').slice(0, 2))(
  'recruit beats random play from both sides: $id',
  (game) => {
    const winners = [play(game, [recruit, random], 20_000), play(game, [random, recruit], 20_000)].map(
      ({ state }) => game.outcome(state)?.winner,
    );
    expect(winners).toEqual(game.sides);
  },
);
