import { describe, expect, it } from 'vitest';
import { after, position, unit, why } from '../../test-kit/arrivals.test-kit.ts';
import { MOVED } from '../../position/state.ts';
import { go, has, listed, play, refused, stand } from '../../test-kit/supply.test-kit.ts';

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

describe('17.3 guns by tactical movement', () => {
  /** A gun goes these hexes; then 6DLI attacks 3014. */
  const attackAfter = (...hexes: string[]) => {
    const guns = position(9, 'allied-movement', [
      ['50 Div Arty', '3010'],
      ['6DLI/151/50', '3013'],
      ['Stephan', '3014'],
    ]);
    const moved = after(
      guns,
      { type: 'move', unit: '50 Div Arty', mode: 'tactical' },
      ...hexes.map((to) => ({ type: 'step', to })),
      ...(hexes.length < 2 ? [{ type: 'stop' }] : []),
      { type: 'end' },
    );
    return after(moved, { type: 'attack', target: '3014' }, { type: 'attacker', unit: '6DLI/151/50' });
  };
  const support = { type: 'artillery', unit: '50 Div Arty' };

  it('[H44-17.3-b] one hex, and they support in the same turn', () => {
    const s = attackAfter('3011');
    expect([unit(s, '50 Div Arty').order, why(s, support)]).toEqual([0, null]);
  });

  it('[H44-17.3-b] two hexes, and they are disrupted and do not', () => {
    const s = attackAfter('3011', '3012');
    expect(unit(s, '50 Div Arty').order).toBe(1);
    expect(why(s, support)).not.toBeNull();
  });

  it('[H44-17.3-b] other units are not disrupted by a second hex', () => {
    const s = position(9, 'allied-movement', [['6DLI/151/50', '3010']]);
    const moved = after(
      s,
      { type: 'move', unit: '6DLI/151/50', mode: 'tactical' },
      { type: 'step', to: '3011' },
      { type: 'step', to: '3012' },
    );
    expect(unit(moved, '6DLI/151/50')).toMatchObject({ hex: '3012', order: 0 });
  });
});
