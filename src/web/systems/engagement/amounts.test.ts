import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import { isLong, meant, stepped } from './amounts.ts';
import { combatOf, openFight } from './combat.ts';

const GAPS = [0, 5, 6, 7, 8, 9, 10];

it('steps pass over what may not be spent, and end at the fewest and the most', () => {
  expect([stepped(GAPS, 0, 1), stepped(GAPS, 5, 1), stepped(GAPS, 10, 1)]).toEqual([5, 6, 10]);
  expect([stepped(GAPS, 6, -1), stepped(GAPS, 5, -1), stepped(GAPS, 0, -1)]).toEqual([5, 0, 0]);
  expect([stepped(GAPS, 0, 5), stepped(GAPS, 7, 5), stepped(GAPS, 7, -5), stepped([], 3, 1)]).toEqual([5, 10, 0, 3]);
});

it('a number that may not be spent means the nearest that may', () => {
  expect(['7', ' 10 ', '99', '1', '3', '0'].map((typed) => meant(GAPS, typed))).toEqual([7, 10, 10, 0, 5, 0]);
  expect(['', '-', '4x', '1.5'].map((typed) => meant(GAPS, typed))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('all air points of a large pool can be stepped through, and the odds follow', () => {
  const units = { 'SU-16': '2505', 'NL-4DIMec': '2406' } as const;
  const table = tableAt({ printed: true, turn: 6, phase: 'pact-combat', units }, 1, 'third-world-war');
  openFight(table, 'ground', '2406');
  const odds = (air: number): unknown => {
    const combat = combatOf(table);
    table.selection.setDraft({ ...combat?.draft, air });
    return combatOf(table)?.odds;
  };
  const amounts = [0, ...(combatOf(table)?.air ?? [])];
  expect(isLong(amounts)).toBe(true);
  expect(stepped(amounts, 0, 100)).toBe(50);
  expect(odds(stepped(amounts, 0, 5))).not.toEqual(odds(stepped(amounts, 5, 5)));
});
