import { expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { ruleSentences } from '../../rules/reading.svelte.ts';
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
  const held = unitCard('en', tableAt(AT), '0404')?.lines.find(({ text }) => text.includes('5th Infantry Brigade'));
  expect(held?.rule).toMatch(/^\d/);
});

it('a state is told with its rule', () => {
  const stateOf = (table: ReturnType<typeof tableAt>, hex: string, text: string) =>
    unitCard('en', table, hex)?.lines.find((line) => line.text === text)?.rule;
  expect(stateOf(tableAt(AT), '0405', 'reduced')).toBe('7.0');
  expect(stateOf(tableAt(AT), '0405', 'in an enemy zone')).toBe('4.1.2');
  const units = { '6DLI/151/50': { hex: '3009', marks: ['disrupted', 'out-of-supply'] } };
  const table = tableAt({ turn: 9, phase: 'allied-movement', units, printed: true }, 1, 'holland-44');
  expect(stateOf(table, '3009', 'disrupted')).toBe('14.2');
  expect(stateOf(table, '3009', 'out of supply')).toBe('18.4');
});

it.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of states are in the book of %s',
  async (id, game) => {
    const { stateRules = {}, looks } = game;
    for (const mark of Object.keys(looks?.marks ?? {})) expect(stateRules, mark).toHaveProperty(mark);
    for (const rule of Object.values(stateRules)) expect(await ruleSentences(id, rule), rule).not.toEqual([]);
  },
);

it('an enemy says whether it can be attacked', () => {
  expect(linesOf(tableAt({ ...AT, phase: 'allied-combat' }), '0405')).toContain('Can be attacked now.');
});

it('supply is told where the game has it', () => {
  const units = { '6DLI/151/50': '3009', '8DLI/151/50': '3009' };
  const table = tableAt({ turn: 9, phase: 'allied-movement', units, printed: true }, 1, 'holland-44');
  expect(linesOf(table, '3009')?.join()).toMatch(/in supply|out of supply/);
  expect(unitCard('en', table, '3009')?.below).toHaveLength(1);
});
