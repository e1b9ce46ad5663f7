import { describe, expect, test } from 'vitest';
import { REICHSWALD } from '../games/reichswald/index.ts';
import type { BaseAction } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { LEVELS } from './levels.ts';
import { luckOf } from './luck.ts';
import { selfPlay, type Seated } from './self-play.ts';

const TOY = toy as Wargame;

function startOf(game: Wargame): object {
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  return begun.value.state;
}

/** The first combat of recruits, its dice due. */
function firstCombat(game: Wargame): object {
  const seated = LEVELS['recruit'] as Seated;
  const players = Object.fromEntries(game.sides.map((side) => [side, seated]));
  let found: object | undefined;
  const onRoll = (state: object): void => {
    if (game.prompt(state).code === 'dice-combat') found ??= game.copy(state);
  };
  selfPlay(game, startOf(game), players, { seed: '1', limit: 250, onRoll });
  return found as object;
}

const varianceOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/** One unit of the side beside one of the enemy's, whom it has attacked: the die is due. */
function attackBy(side: 'red' | 'blue'): object {
  const state = startOf(TOY);
  const [attacker, target] = side === 'red' ? ['R1', 'B1'] : ['B1', 'R1'];
  Object.assign(state, { side: side === 'red' ? 0 : 1, hex: [0, -1, 1, -1] });
  TOY.playUnchecked(state, { by: side, type: 'attack', unit: attacker, target } as BaseAction);
  return state;
}

const meanLuck = (game: Wargame, state: object): number => {
  const rolls = game.chance(state);
  const weights = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  return rolls.reduce((sum, [roll, weight]) => sum + weight * luckOf(game, state, roll), 0) / weights;
};

describe('luck', () => {
  test('is zero on the average of all rolls, by their weights', () => {
    const state = attackBy('red');
    const loaded: Wargame = { ...TOY, chance: (now) => TOY.chance(now).map(([roll], i) => [roll, i + 1]) };
    expect(meanLuck(TOY, state)).toBeCloseTo(0, 12);
    expect(meanLuck(loaded, state)).toBeCloseTo(0, 12);
    const sixes = [TOY, loaded].map((game) => luckOf(game, state, { by: 'chance', dice: [6] } as BaseAction));
    // A hit comes up with 2 of 6, with the loaded die with 11 of 21.
    expect((sixes[0] as number) / (2 / 3)).toBeCloseTo((sixes[1] as number) / (10 / 21), 12);
  });

  test('is good for the first side when it hits, and bad when it is hit', () => {
    const six: BaseAction = { by: 'chance', dice: [6] } as BaseAction;
    const hit = luckOf(TOY, attackBy('red'), six);
    expect(hit).toBeGreaterThan(0);
    expect(luckOf(TOY, attackBy('red'), { ...six, dice: [1] } as BaseAction)).toBeCloseTo(-hit / 2, 12);
    expect(luckOf(TOY, attackBy('blue'), six)).toBeCloseTo(-hit, 12);
  });

  test('taken out leaves margins that vary less', () => {
    const seated = LEVELS['random'] as Seated;
    const games = Array.from({ length: 60 }, (_, i) => {
      let luck = 0;
      const onRoll = (now: object, roll: BaseAction): void => void (luck += luckOf(TOY, now, roll));
      const options = { seed: String(i), limit: 99, onRoll };
      const { state } = selfPlay(TOY, attackBy('red'), { red: seated, blue: seated }, options);
      return { margin: TOY.search.margin(state), luck };
    });
    const before = varianceOf(games.map(({ margin }) => margin));
    expect(varianceOf(games.map(({ margin, luck }) => margin - luck))).toBeLessThan(before / 2);
  });

  test('counts losses that have still to be chosen', () => {
    const game = REICHSWALD as Wargame;
    const state = firstCombat(game);
    // By what has changed at once.
    const lucks = new Map<string, Set<number>>();
    for (const [roll] of game.chance(state)) {
      const rolled = game.copy(state);
      game.playUnchecked(rolled, roll);
      const key = JSON.stringify([game.search.hexes(rolled), game.search.steps(rolled)]);
      lucks.set(key, (lucks.get(key) ?? new Set()).add(luckOf(game, state, roll)));
    }
    expect(Math.max(...[...lucks.values()].map(({ size }) => size))).toBeGreaterThan(1);
    expect(meanLuck(game, state)).toBeCloseTo(0, 9);
  });
});

test.each([
  [TOY, attackBy('red'), LEVELS['random'] as Seated],
  [REICHSWALD as Wargame, startOf(REICHSWALD as Wargame), LEVELS['recruit'] as Seated],
])('a game with its luck measured is the same game: $id', (game, from, seated) => {
  const players = Object.fromEntries(game.sides.map((side) => [side, seated]));
  const options = { seed: '3', limit: 200 };
  let most = 0;
  const onRoll = (state: object, roll: BaseAction): void => {
    const before = hashOf(game.position(state));
    most = Math.max(most, Math.abs(luckOf(game, state, roll)));
    expect(hashOf(game.position(state))).toBe(before);
  };
  expect(selfPlay(game, from, players, { ...options, onRoll })).toEqual(selfPlay(game, from, players, options));
  expect(most).toBeGreaterThan(0);
});
