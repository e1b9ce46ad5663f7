import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import { unitCard } from './unit-card.ts';

const AT = { turn: 8, phase: 'allied-movement', units: { 'C-5/2': '0404', 'G-1062/84': '0405 reduced' } } as const;
const linesOf = (table: ReturnType<typeof tableAt>, hex: string) =>
  unitCard('en', table, hex)?.lines.map(({ text }) => text);

it('a card tells factors in words, what has been lost, and what the unit may do now', () => {
  const table = tableAt(AT);
  const card = unitCard('en', table, '0404');
  expect(card?.unit.id).toBe('C-5/2');
  expect(card?.lines[0]?.text).toMatch(/^attack \d+, defence \d+, movement \d+/);
  expect(linesOf(table, '0405')?.join()).toContain('reduced');
  expect(linesOf(table, '0405')?.join()).not.toContain('May move now.');
  expect(unitCard('en', table, '0101')).toBeUndefined();
});

it('of a unit that may move it says so, of one that may not why, with the rule', () => {
  const free = tableAt({ ...AT, units: { 'C-5/2': '0404' } });
  expect(linesOf(free, '0404')).toContain('May move now.');
  const held = unitCard('en', tableAt(AT), '0404')?.lines.find(({ rule }) => rule !== undefined);
  expect(held?.text).toMatch(/C-5\/2|5\/2/);
});

it('an enemy says whether it can be attacked', () => {
  expect(linesOf(tableAt({ ...AT, phase: 'allied-combat' }), '0405')).toContain('Can be attacked now.');
});

it('supply is told where the game has it', () => {
  const units = { '6DLI/151/50': '3009', '8DLI/151/50': '3009' };
  const table = tableAt({ turn: 9, phase: 'allied-movement', units, printed: true }, 1, 'holland-44');
  expect(linesOf(table, '3009')?.join()).toMatch(/in supply|out of supply/);
  expect(unitCard('en', table, '3009')?.below).toHaveLength(1);
});
