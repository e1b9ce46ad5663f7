import { expect, it } from 'vitest';
import { tableAt } from '../../state/test-kit.ts';
import { fightStep, stepsShown } from './steps.ts';

it('who defends an overstacked hex is a step of the combat, shown while its owner chooses', async () => {
  const [first, second] = ['6DLI/151/50', '8DLI/151/50'];
  const units = { [first]: '3009', [second]: '3009', Stephan: '3010', '14/Hoffmann': '3010', 'rmnts 19/9ss': '3010' };
  const table = tableAt({ turn: 9, phase: 'allied-combat', units }, 1, 'holland-44');
  expect(stepsShown(fightStep(table))).not.toContain('defenders');
  const attackers = [first, second].map((unit) => ({ type: 'attacker', unit }));
  await table.perform([{ type: 'attack', target: '3010' }, ...attackers, { type: 'commit' }]);
  expect(table.position.view.toAct).toBe('german');
  const now = fightStep(table);
  expect([now, stepsShown(now).slice(0, 4)]).toEqual(['defenders', ['target', 'attackers', 'defenders', 'support']]);
});

it('who disengages retreats without a combat', async () => {
  const units = { '6DLI/151/50': '3010', 'I/vdH': '3011' };
  const options = { disengagement: 'on' };
  const table = tableAt({ turn: 9, phase: 'allied-combat', units, options }, 1, 'holland-44');
  expect(fightStep(table)).toBe('target');
  for (let n = 0; n < 9 && table.position.decision === 'fight'; n++)
    await table.perform([{ type: 'disengage', unit: '6DLI/151/50' }]);
  expect([table.position.decision, fightStep(table)]).toEqual(['choose', undefined]);
});

it('a retreat by an automatic DS while units move is a step of its combat', async () => {
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
  expect([table.position.prompt.code, fightStep(table)]).toEqual(['retreating', 'retreat']);
});
