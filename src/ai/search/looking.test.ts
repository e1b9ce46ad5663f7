import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seeded } from '../../kernel/random.ts';
import { deskAt, unitsByHex } from './desk.ts';
import { isBetter, leaningFrom } from './looking.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s: plans lean where it can make a difference', (_, game) => {
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  const desk = deskAt(game, game.sides[0] as string, state, seeded(3));
  const matters = new Set(unitsByHex(desk, state, desk.enemy).keys());
  for (const { hexes } of game.search.stakes(state)) for (const hex of hexes) matters.add(hex);
  const first = leaningFrom(desk, undefined, 8);
  const child = leaningFrom(desk, first, 3);
  const changed = [...first.keys()].filter((hex) => first[hex] !== 1);
  expect(changed.length).toBeGreaterThan(3);
  expect(changed.length).toBeLessThanOrEqual(8);
  expect(changed.every((hex) => matters.has(hex))).toBe(true);
  expect([...child.keys()].filter((hex) => child[hex] !== first[hex]).length).toBeLessThanOrEqual(3);
});

test('a plan is better than another where it gains in the same worlds by more than chance', () => {
  const sight = { worth: [10, 40, 20, 30] };
  const by = (gains: readonly number[]) => ({ worth: gains.map((gain, n) => gain + (sight.worth[n] as number)) });
  expect(isBetter(by([5, 6, 5, 6]), sight, { sure: 2 })).toBe(true);
  expect(isBetter(by([30, -20, 25, -15]), sight, { sure: 2 })).toBe(false);
  expect(isBetter(by([30, -20, 25, -15]), sight, { sure: 0 })).toBe(true);
  expect(isBetter(by([0, 0, 0, 0]), sight, { sure: 2 })).toBe(false);
  expect([5, 6].map((least) => isBetter(by([5, 6, 5, 6]), sight, { sure: 0, least }))).toEqual([true, false]);
  // Only worlds in which both were played out tell anything.
  expect(isBetter(by([-1, -1]), { worth: [10, 40, 0, 0] }, { sure: 2 })).toBe(false);
});
