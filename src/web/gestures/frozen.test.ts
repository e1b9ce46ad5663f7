import { expect, it } from 'vitest';
import { LANGS } from '../../text/format.ts';
import { markText } from '../../text/index.ts';
import { tableAt } from '../state/test-kit.ts';
import { pick } from './pick.ts';

it('a garrison that may not move yet says so when it is looked at, and why when it is taken up', () => {
  const units = { Bloch: '4301', '6DLI/151/50': '1010' };
  const table = tableAt({ turn: 9, phase: 'german-movement', units }, 1, 'holland-44');
  const garrison = (): readonly string[] =>
    table.position.view.units.find(({ id }) => id === 'Bloch')?.conditions ?? [];
  expect(LANGS.map((lang) => garrison().map((one) => markText(lang, 'holland-44', one)))).toEqual([
    ['stays until an Allied unit is within two hexes'],
    ['fica até uma unidade aliada chegar a dois hexágonos'],
    ['se queda hasta que una unidad aliada llegue a dos hexágonos'],
  ]);
  pick(table, '4301', { add: false, touch: true });
  expect([table.moving.planned?.refusal?.code, table.moving.planned?.reach]).toEqual(['frozen', undefined]);
});

it('a unit that has given a step says that it moves no more', async () => {
  const units = { 'Zuber/719': '3010', 'Zedlitz/719': '3010 reduced' };
  const table = tableAt({ turn: 9, phase: 'german-movement', units }, 1, 'holland-44');
  await table.perform([{ type: 'merge', unit: 'Zuber/719', target: 'Zedlitz/719' }]);
  const done = table.position.beside.done['Zuber/719'] ?? '';
  expect(LANGS.map((lang) => markText(lang, 'holland-44', done))).toEqual([
    'moves no more in this phase',
    'não se move mais nesta fase',
    'ya no se mueve en esta fase',
  ]);
});
