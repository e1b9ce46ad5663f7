import { expect, test } from 'vitest';
import { act, begin } from '../kernel/match.ts';
import { hashOf } from '../kernel/hash.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import { playerOf } from './levels.ts';
import { atOnce, decided, type Player } from './player.ts';
import { random } from './random.ts';
import { selfPlay } from './self-play.ts';

const begun = begin(toy, { scenario: 'plain', options: {}, setup: null });
if (!begun.ok) throw new Error('The toy does not start.');
const start = begun.value.state;
const seated = (player: Player) => ({ player, budget: { playouts: 0 } });
const players = { red: seated(random), blue: seated(random) };
const run = (seed: string, limit = 1000) => selfPlay(toy, start, players, { seed, limit });

test('the same seed gives the same game, another seed another', () => {
  expect(run('7')).toEqual(run('7'));
  expect(run('7').actions).not.toEqual(run('8').actions);
});

test('the actions lead to the same position when played with all checks', () => {
  const match = begin(toy, { scenario: 'plain', options: {}, setup: null });
  if (!match.ok) throw new Error('The toy does not start.');
  const { actions, state } = run('1');
  for (const action of actions) expect(act(match.value, action).ok).toBe(true);
  expect(hashOf(match.value.state)).toBe(hashOf(state));
  expect(toy.toAct(match.value.state)).toBe('over');
});

test('the starting position is not changed', () => {
  const before = hashOf(start);
  run('1');
  expect(hashOf(start)).toBe(before);
});

test('an endless game stops at the limit', () => {
  expect(run('1', 3)).toMatchObject({ endless: true, actions: { length: 3 } });
});

test('the actions played before an exception are kept', () => {
  const actions: object[] = [];
  const failing: Player = (_, { legal }) => {
    if (actions.length > 1) throw new Error('stuck');
    return atOnce(legal.slice(0, 1));
  };
  const both = { red: seated(failing), blue: seated(failing) };
  expect(() => selfPlay(toy, start, both, { seed: '1', limit: 99, actions: actions as never[] })).toThrow('stuck');
  expect(actions).toHaveLength(2);
});

test('the random player can choose every action', () => {
  const legal = [{ by: 'a' }, { by: 'b' }, { by: 'c' }];
  const question = { side: 'a', legal, known: () => ({}) };
  const choose = (number: number): string | undefined =>
    decided(random(toy as never, question, { playouts: 0 }, () => number))[0]?.by;
  const given = [0, 0.4, 0.99].map(choose);
  expect(given).toEqual(['a', 'b', 'c']);
});

test('a name that Object.prototype has is not a level', () => {
  expect(playerOf('random')?.player).toBe(random);
  expect(playerOf('constructor')).toBeUndefined();
});
