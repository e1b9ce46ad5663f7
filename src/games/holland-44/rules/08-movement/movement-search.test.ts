import { expect, test } from 'vitest';
import { hexOf } from '../../position/position.ts';
import { UNITS } from '../../position/units.ts';
import { at } from '../../play/play.ts';
import { position } from '../../test-kit.ts';
import { alone } from './modes.ts';
import { canReach, hexesOf, search } from './movement-search.ts';

const numberOf = (id: string): number => UNITS.findIndex((unit) => unit.id === id);

test('[H44-8.1-b] a search of movers who have spent more than they have leaves nothing behind for the next', () => {
  const p = at(
    position(9, 'german-movement', [
      ['Jenkel', '3010'],
      ['Budde', '3316'],
    ]).state(),
  );
  const [spent, next] = [numberOf('Jenkel'), numberOf('Budde')];
  const hex = hexOf(p, spent);
  expect(search(p, alone(spent, 'tactical'), hexesOf, { from: hex, left: -6 })).toEqual([]);
  const beginning = { from: hexOf(p, next), left: 1 };
  expect(canReach(p, alone(next, 'tactical'), beginning, (found) => found === hex)).toBe(false);
});
