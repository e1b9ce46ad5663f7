import { describe, expect, it } from 'vitest';
import { MOVED } from '../state.ts';
import { go, has, listed, play, refused, stand } from './supply.test-kit.ts';

const GUNS = ['Gds Div Arty', '5 AGRA', '50 Div Arty', '3 Div Arty'] as const;
const spread = (marks: readonly string[] = []) =>
  Object.fromEntries(GUNS.map((id, i) => [id, { hex: `30${10 + 3 * i}`, marks }]));
const normal = (unit: string) => ({ unit, mode: 'normal' as const });

describe('17.3 Moved markers', () => {
  it('[H44-17.3-c] [RUL-H44-129] a gun picked for normal movement takes one, and has five points', () => {
    const p = stand('allied-movement', { units: spread() });
    play(p, 'move', normal('5 AGRA'));
    expect(has(p, '5 AGRA', MOVED)).toBe(true);
    for (const to of ['3113', '3213', '3313', '3413', '3513']) play(p, 'step', { to });
    expect(p.s.frames).toEqual([]);
  });

  it('[H44-17.3-d] by extended movement too, by tactical movement not (RUL-H44-130)', () => {
    const p = stand('allied-movement', { units: spread() });
    play(p, 'move', { unit: '5 AGRA', mode: 'extended' });
    expect(has(p, '5 AGRA', MOVED)).toBe(true);
    const q = stand('allied-movement', { units: spread() });
    play(q, 'move', { unit: '5 AGRA', mode: 'tactical' });
    expect(has(q, '5 AGRA', MOVED)).toBe(false);
  });

  it('[H44-17.3-f] three for the Allies', () => {
    const p = stand('allied-movement', { units: spread() });
    for (const unit of GUNS.slice(0, 3)) {
      play(p, 'move', normal(unit));
      play(p, 'step', { to: listed(p, 'step')[0] as string });
      play(p, 'stop');
    }
    expect(refused(p, 'move', normal('3 Div Arty'))).toBe('17.3 no-moved-marker');
    expect(refused(p, 'move', { unit: '3 Div Arty', mode: 'tactical' })).toBeUndefined();
  });

  it('[H44-17.3-f] two for the Germans', () => {
    const marks = ['moved'];
    const p = stand('german-movement', {
      units: { '406 Arty': { hex: '3010', marks }, '10 Arty/10ss': { hex: '3013', marks }, '191 Arko': '3016' },
    });
    expect(refused(p, 'move', normal('191 Arko'))).toBe('17.3 no-moved-marker');
    play(p, 'unlimber', { unit: '406 Arty' });
    expect(refused(p, 'move', normal('191 Arko'))).toBeUndefined();
  });

  it('[H44-17.3-f] a stack of guns takes one each', () => {
    const units = Object.fromEntries(GUNS.map((id) => [id, '3010']));
    const p = stand('allied-movement', { units });
    play(p, 'move', normal('5 AGRA'));
    play(p, 'join', { unit: '50 Div Arty' });
    play(p, 'join', { unit: '3 Div Arty' });
    expect(refused(p, 'join', { unit: 'Gds Div Arty' })).toBe('17.3 no-moved-marker');
  });

  it('[H44-17.3-e] a marker stays until a later phase, where it is taken off or used again', () => {
    const p = stand('allied-movement', { units: spread(['moved']) });
    expect(listed(p, 'unlimber')).toHaveLength(4);
    play(p, 'move', normal('5 AGRA'));
    play(p, 'step', { to: '3113' });
    play(p, 'stop');
    expect(refused(p, 'unlimber', { unit: '5 AGRA' })).toBe('17.3 marker-stays-this-phase');
    play(p, 'unlimber', { unit: '3 Div Arty' });
    expect(refused(p, 'unlimber', { unit: '3 Div Arty' })).toBe('17.3 not-under-marker');
    go(p);
    expect([has(p, '5 AGRA', MOVED), has(p, '3 Div Arty', MOVED)]).toEqual([true, false]);
  });

  it('[H44-17.3-e] not those of the enemy', () => {
    const p = stand('allied-movement', { units: { '406 Arty': { hex: '3010', marks: ['moved'] }, '5 AGRA': '2010' } });
    expect(refused(p, 'unlimber', { unit: '406 Arty' })).toBe('17.3 not-under-marker');
  });
});
