import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import type { Table } from '../../state/table.svelte.ts';
import { chanceCards, priceNote } from './price-text.ts';
import { priceOf } from './price.ts';

const priced = (table: Table, type: string) => {
  const { game, state } = table.seat;
  const order = table.position.legal.find((one) => one.type === type);
  return order && priceOf(game, state, order);
};

/** A tank battalion's defence against two battalions, as soon as it may stand. */
async function standing(steps: number): Promise<Table> {
  for (let seed = 1; seed < 60; seed++) {
    const units = {
      '6DLI/151/50': '3009',
      '8DLI/151/50': '3009',
      Stephan: { hex: '3010', steps },
    };
    const table = tableAt({ turn: 9, phase: 'allied-combat', units }, seed, 'holland-44');
    table.parts.aim(table, '3010');
    await table.perform(table.drafted?.orders ?? []);
    if (table.position.legal.some(({ type }) => type === 'stand')) return table;
  }
  throw new Error('Nobody may stand.');
}

it('a determined defence is told by the share of rolls that keep the hex, and the steps that they cost', async () => {
  const table = await standing(2);
  const [stand, give] = [priced(table, 'stand'), priced(table, 'yield')];
  expect(stand).toMatchObject({ isSure: false });
  expect(stand?.holds).toBeGreaterThan(0);
  expect(stand?.holds).toBeLessThan(1);
  expect(give).toMatchObject({ isSure: true, holds: 0, own: 0 });
  expect(stand && priceNote('en', stand, true)?.text).toMatch(/^keeps the hex \d/);
  expect(give && priceNote('en', give, true)).toBeUndefined();
});

it('what is lost for sure is told by the unit before and after, gains as such', () => {
  const price = { own: 1, enemy: 0, points: 0, holds: 1, isSure: true, outcomes: [] };
  const reduced = { ...price, changed: { unit: 'a', before: '4-4', after: '2-2' } };
  expect(priceNote('en', reduced, false)).toEqual({ text: '4-4 → 2-2', isGain: false });
  const gone = { ...price, points: -2, changed: { unit: 'a', before: '2-2', after: undefined } };
  expect(priceNote('en', gone, false)?.text).toBe('eliminated · points −2');
  expect(priceNote('en', { ...price, own: 0, points: 10 }, false)).toEqual({ text: 'points +10', isGain: true });
  expect(priceNote('en', { ...price, own: 0 }, false)).toBeUndefined();
});

it('a defence shows each way in which its die can turn out, with the steps that go with it', async () => {
  const table = await standing(2);
  const { game, state } = table.seat;
  const orders = table.position.legal.filter(({ type }) => type === 'stand' || type === 'yield');
  const [card, ...more] = chanceCards(
    'en',
    game.id,
    orders,
    ({ type }) => type,
    (order) => priceOf(game, state, order),
  );
  expect(more).toEqual([]);
  expect(card?.choices).toBe('stand');
  const stand = priced(table, 'stand');
  const held = (card?.rows ?? []).filter(({ name }) => name.startsWith('the hex is held'));
  expect(held.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(stand?.holds ?? -1);
  expect(card?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
});

it('bridges with the same charges share a card, and of dice about something else nothing is said', () => {
  const units = { 'I/vdH': '5220', Henke: '4820', '6DLI/151/50': '5219', '8DLI/151/50': '4819' };
  const table = tableAt({ turn: 2, phase: 'german-bridges', units, printed: true }, 1, 'holland-44');
  const { game, state } = table.seat;
  const { legal } = table.position;
  const orders = legal.filter(({ type }) => type === 'blow').slice(0, 2);
  const cards = chanceCards(
    'en',
    game.id,
    orders,
    ({ bridge }) => String(bridge),
    (order) => priceOf(game, state, order),
  );
  expect(cards.map(({ choices }) => choices)).toEqual([orders.map(({ bridge }) => bridge).join(' and ')]);
  expect(cards[0]?.rows.map(({ name }) => name)).toEqual(['the bridge stands', 'the bridge is blown']);
  expect(priceOf(game, state, { type: 'end' })?.outcomes ?? []).toEqual([]);
});
