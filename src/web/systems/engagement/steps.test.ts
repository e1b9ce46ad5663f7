import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import { fightStep } from './steps.ts';

it('a retreat before a flood is no step of a combat', async () => {
  const units = { 'B-44/15': '0606', 'B-152/51': '1010' };
  const table = tableAt({ turn: 11, phase: 'german-combat', weather: 'cloudy', units });
  await table.perform([{ type: 'end' }]);
  expect([table.position.prompt.code, table.position.top?.kind, fightStep(table)]).toEqual([
    'flee-flood',
    'retreat',
    undefined,
  ]);
});

it('a loss by a combat is', async () => {
  const units = { 'B-44/15': '1011', 'B-227/15': '0910', 'G-1051/84': '1010' };
  const table = tableAt({ turn: 14, weather: 'fair', phase: 'allied-combat', units }, 3);
  expect(fightStep(table)).toBe('target');
  const attackers = ['B-44/15', 'B-227/15'].map((unit) => ({ type: 'attacker', unit }));
  await table.perform([{ type: 'attack', target: '1010' }, ...attackers, { type: 'commit' }]);
  await table.perform([{ type: 'commit' }]);
  expect([table.position.decision, table.position.top?.kind, fightStep(table)]).toEqual(['choose', 'loss', 'losses']);
});
