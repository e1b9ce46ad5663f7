import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import { offeredChoices } from './offered-choices.ts';

it('whoever the prompt names is the first to choose a hex', async () => {
  const guards = {
    '2IG/5/Gds': '3009',
    '2GG/5/Gds': '3009',
    '1CG/5/Gds': '3011',
    '2WG/Gds': '3011',
    '1GG/5/Gds': '2910',
  };
  const units = { ...guards, Henke: '3010' };
  const table = tableAt({ turn: 9, phase: 'allied-movement', units }, 1, 'holland-44');
  const attackers = Object.keys(guards).map((unit) => ({ type: 'attacker', unit }));
  await table.perform([{ type: 'overrun', target: '3010' }, ...attackers, { type: 'commit' }]);
  for (const to of ['3110', '3211', '3311']) await table.perform([{ type: 'retreat', unit: 'Henke', to }]);
  await table.perform([{ type: 'end' }]);
  await table.perform([{ type: 'exploit', unit: '2WG/Gds' }]);
  expect(table.choosing.chooser).not.toBe('2WG/Gds');
  await table.perform([{ type: 'advance', unit: '2WG/Gds', to: '3010' }]);
  expect(table.position.prompt).toMatchObject({ code: 'advancing', args: { unit: '2WG/Gds' } });
  expect([table.choosing.chooser, offeredChoices(table).walkers[0]]).toEqual(['2WG/Gds', '2WG/Gds']);
});
