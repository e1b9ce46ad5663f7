import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../index.ts';
import { choose, found, sit } from '../../test-kit.ts';

const UNIT = '1/501/101';
const begin = (units: Readonly<Record<string, string>> = {}) =>
  sit('allied-movement', { units: { [UNIT]: '3009', ...units }, extra: { unknown: { '3011': 'Garrison 1' } } }).play(
    { type: 'move', unit: UNIT, mode: 'normal' },
    { type: 'step', to: '3010' },
  );

describe('25.3.1 entering the hex of an unknown unit', () => {
  it('RUL-H44-173 its zone does not stop who goes on into its hex, but bars every other step', () => {
    const t = begin();
    expect(t.refused({ type: 'step', to: '3011' })).toBeUndefined();
    expect(t.refused({ type: 'step', to: '3110' })).toBe('must-stop-in-zone');
    t.play({ type: 'stop' });
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('RUL-H44-173 where another zone lies, the move ends', () => {
    const t = begin({ 'Hartung/10ss': '3109' });
    expect(t.refused({ type: 'step', to: '3011' })).toBeDefined();
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('[H44-25.3.1-a] RUL-H44-173 the range shows the hex behind its zone, at the price that is paid, but not by extended movement', () => {
    const t = sit('allied-movement', { units: { [UNIT]: '3009' }, extra: { unknown: { '3011': 'Garrison 1' } } });
    const into = (mode: string) => {
      const reach = HOLLAND_44.reach(t.state(), UNIT, mode);
      return reach.ok ? reach.value.hexes.find(({ hex }) => hex === '3011') : reach.error;
    };
    const soFar = { hex: '3011', path: ['3010', '3011'], cost: 2, mayStop: false, mustStop: '25.3.1', contact: true };
    expect([into('normal'), into('tactical'), into('extended')]).toEqual([soFar, soFar, undefined]);
    t.play({ type: 'move', unit: UNIT, mode: 'normal' });
    const steps = HOLLAND_44.pathCost(t.state(), soFar.path);
    expect(steps.ok && steps.value.map(({ cost, left }) => [cost, left])).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });
});

describe('RUL-H44-325: units in full retreat with the unknown unit', () => {
  const shaken = { hex: '3011', marks: ['full-retreat'] };
  const enter = (unknown: string, from = '3010', hex = '3011') =>
    sit('allied-movement', {
      units: { [UNIT]: from, Stephan: { ...shaken, hex } },
      extra: { unknown: { [hex]: unknown } },
    }).play({ type: 'move', unit: UNIT, mode: 'normal' }, { type: 'step', to: hex });

  it('[H44-25.3.1-b] [H44-14.3.2-d] a garrison leaves them alone: they go, and the movers come in and go on', () => {
    const t = enter('Garrison 1');
    expect([t.toAct(), t.codes().includes('attack')]).toEqual(['german', false]);
    const gone = choose(t, 'Stephan 3012', 'Stephan 3013');
    expect([found(gone, UNIT), found(gone, 'Stephan')]).toEqual(['3011 3', '3013 2 full retreat']);
    expect(gone.refused({ type: 'step', to: '2911' })).toBeUndefined();
  });

  it('[H44-19.1-c] out of an entry area as well', () => {
    const t = enter('Garrison 1', 'area:N', '1003');
    expect([found(t, UNIT), found(t, 'Stephan')]).toEqual(['1003 3', '1202 2 full retreat']);
  });

  it('[H44-25.3.1-c] a combat unit fights with them in its hex', () => {
    expect(enter('Runge').codes()).toContain('attack');
  });
});
