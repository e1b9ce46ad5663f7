import { describe, expect, test } from 'vitest';
import { position, sit } from '../../test-kit.ts';

import { toAct } from '../../play/play.ts';

const [NIGHT, MORNING, AFTERNOON, LATER_NIGHT] = [5, 6, 7, 8];

describe('20.1 what a night turn has not, and what it has besides', () => {
  test('[H44-20.1-a] no weather, no aircraft, no landing points', () => {
    /** A turn that begins, as the last phase of the one before is over. */
    const begin = (before: number) =>
      position(before, 'german-traffic', [
        ['6DLI/151/50', '3010'],
        ['Stephan', '5010'],
      ]);
    expect([begin(NIGHT - 1), begin(NIGHT)].map((s) => [s.state().turn, toAct(s.state())])).toEqual([
      [NIGHT, 'allied'],
      [MORNING, 'chance'],
    ]);
    const points = (turn: number) =>
      position(turn, 'allied-movement', [['6DLI/151/50', '3010']], { weather: 'clear' }).state().own;
    expect([NIGHT, MORNING].map(points)).toMatchObject([
      { air: 0, landing: 0 },
      { air: 2, landing: 8 },
    ]);
  });

  test('[H44-20.1-a] German vehicles use ferries', () => {
    const ferried = (turn: number) => {
      const sides = { '3010-3110': { river: 'major', ferry: true } } as const;
      const t = sit('german-movement', { turn, units: { '559 StuG': '3010' }, sides });
      return t.play({ type: 'move', unit: '559 StuG', mode: 'tactical' }).refused({ type: 'step', to: '3110' });
    };
    expect([ferried(NIGHT), ferried(MORNING)]).toEqual([undefined, 'ferry-vehicles-at-night']);
  });

  test('[H44-20.1-a] all German guns are readied, by day two', () => {
    const guns = ['406 Arty', '191 Arko', '10 Arty/10ss'].map((id, i): [string, string, { marks: string[] }] => [
      id,
      `3${i + 1}01`,
      { marks: ['fired'] },
    ]);
    const two = (turn: number) =>
      position(turn, 'german-resupply', guns).after(
        { type: 'ready', unit: '406 Arty' },
        { type: 'ready', unit: '191 Arko' },
      );
    expect([NIGHT, MORNING].map((turn) => two(turn).why({ type: 'ready', unit: '10 Arty/10ss' }))).toEqual([
      undefined,
      '17.8.3 no-resupply-left',
    ]);
  });

  test('[H44-20.1-a] replacements from turn 8 on', () => {
    const replace = (turn: number) =>
      sit('german-movement', { turn, units: { 'I/vdH': { hex: '3201', steps: 1 } } }).legal('replace').length > 0;
    expect([NIGHT, AFTERNOON, LATER_NIGHT].map(replace)).toEqual([false, false, true]);
  });

  test('[H44-20.1-a] attrition of who is isolated, with the option', () => {
    const LAKES = ['3009', '3011', '3109', '3110', '2909', '2910'];
    const supply = (turn: number) =>
      sit('allied-supply', {
        turn,
        hexes: Object.fromEntries(LAKES.map((hex) => [hex, 'lake'])),
        options: { isolation: 'on' },
        units: { '2L/9/3': { hex: '3010', marks: ['out-of-supply'] } },
      }).toAct();
    expect([NIGHT, MORNING].map(supply)).toEqual(['chance', 'german']);
  });
});
