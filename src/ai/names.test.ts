import { expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { LEVEL_NAMES, levelNamed, levelsOf, playerName } from './names.ts';

test('every level has a player, in this order', () => {
  expect(Object.keys(LEVELS)).toEqual([...LEVEL_NAMES]);
});

test('a computer is known by its name in a record, a person is not taken for one', () => {
  for (const level of LEVEL_NAMES) expect(levelNamed(playerName(level))).toBe(level);
  expect(levelsOf({ red: playerName('recruit'), blue: 'Recruit' })).toEqual({ red: 'recruit' });
  expect(levelsOf(undefined)).toEqual({});
});
