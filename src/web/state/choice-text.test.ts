import { expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import { choiceBelow, choiceText, unitsText } from './choice-text.ts';
import { tableAt } from './test-kit.ts';

const table = {
  position: { map: HOLLAND_44.map },
  fullNames: {
    game: 'holland-44',
    unit: (id: string) => id.replaceAll(' ', '-'),
    place: (at: string) => ({ '5320': 'Nijmegen', '4716': 'Grave' })[at] ?? at,
  },
} as unknown as Parameters<typeof choiceText>[1];
const said = (order: object, lang: 'en' | 'pt' | 'es' = 'en'): string =>
  choiceText(lang, table, { order: order as never, unit: (order as { unit?: string }).unit });

it('a choice says what it does: to a hex with its ground, to an area, or in the words of the game', () => {
  expect(said({ type: 'land', unit: '2 HC', to: '2608' })).toBe('2-HC to 2608 (city)');
  expect(said({ type: 'replace', unit: '2 HC', to: 'area:N' }, 'pt')).toBe('2-HC para área N');
  expect(said({ type: 'place', marker: '3', to: '2110' })).toBe('Traffic marker 3 in 2110');
  expect(said({ type: 'relocate', target: '2608', to: '2914' }, 'es')).toBe(
    'Trasladar la unidad desconocida de 2608 a 2914',
  );
  expect(said({ type: 'lead', formation: 'Gds' })).toBe('Lead formation: Guards Armoured Division');
  expect(said({ type: 'merge', unit: '2 HC', target: 'Henke' })).toBe('2-HC gives a step to Henke');
});

it('of a place of several hexes the hex is named too', () => {
  expect(said({ type: 'breakthrough', target: '5320' })).toBe('Breakthrough combat against Nijmegen (5320)');
  expect(said({ type: 'breakthrough', target: '4716' })).toBe('Breakthrough combat against Grave');
});

it('units are called in full, several by their number and formation where that is shorter', () => {
  const shown = tableAt();
  expect(unitsText('en', shown, ['B-71/53'])).toBe('71st Infantry Brigade, 53rd (Welsh) Division');
  expect(unitsText('en', shown, ['B-71/53', 'B-158/53'])).toBe('2 units, 53rd (Welsh) Division');
  expect(unitsText('pt', shown, ['B-71/53', 'C-5/2'])).toBe('2 unidades');
  expect(unitsText('en', shown, [])).toBe('');
});

it('a choice calls its unit in full', () => {
  const shown = tableAt();
  expect(choiceText('en', shown, { order: { type: 'loss', unit: 'B-71/53' }, unit: 'B-71/53' })).toBe(
    '71st Infantry Brigade, 53rd (Welsh) Division takes the loss',
  );
});

it('below the name of its unit a choice leaves it out, where its words begin with it', () => {
  const below = (order: object, lang: 'en' | 'pt' | 'es' = 'en'): string =>
    choiceBelow(lang, table, { order: order as never, unit: (order as { unit?: string }).unit });
  expect(below({ type: 'land', unit: '2 HC', to: '2608' })).toBe('To 2608 (city)');
  expect(below({ type: 'retreat', unit: '2 HC', to: '2608' }, 'es')).toBe('A 2608 (ciudad)');
  expect(below({ type: 'merge', unit: '2 HC', target: 'Henke' })).toBe('Gives a step to Henke');
  expect(below({ type: 'withdraw', unit: '2 HC' })).toBe('Withdraw 2-HC');
  expect(below({ type: 'lead', formation: 'Gds' })).toBe('Lead formation: Guards Armoured Division');
});
