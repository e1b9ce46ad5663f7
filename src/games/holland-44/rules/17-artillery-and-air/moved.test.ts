import { describe, expect, it } from 'vitest';
import { settle } from '../../play/decide.ts';
import { decide, isMarked, listed, position, refusedIn, standWithEdges, unit } from '../../test-kit.ts';
import { DISRUPTED, DONE, FULL_RETREAT, MOVED } from '../../position/state.ts';

const GUNS = ['Gds Div Arty', '5 AGRA', '50 Div Arty', '3 Div Arty'] as const;
const spread = (marks: readonly string[] = []) =>
  Object.fromEntries(GUNS.map((id, i) => [id, { hex: `30${10 + 3 * i}`, marks }]));
const normal = (unit: string) => ({ unit, mode: 'normal' as const });

describe('17.3 Moved markers', () => {
  it('[H44-17.3-c] [RUL-H44-129] a gun picked for normal movement takes one, and has five points', () => {
    const p = standWithEdges('allied-movement', { units: spread() });
    decide(p, 'move', normal('5 AGRA'));
    expect(isMarked(p, '5 AGRA', MOVED)).toBe(true);
    for (const to of ['3113', '3213', '3313', '3413', '3513']) decide(p, 'step', { to });
    expect(p.s.frames).toEqual([]);
  });

  it('[H44-17.3-d] by extended movement too, by tactical movement not (RUL-H44-130)', () => {
    const p = standWithEdges('allied-movement', { units: spread() });
    decide(p, 'move', { unit: '5 AGRA', mode: 'extended' });
    expect(isMarked(p, '5 AGRA', MOVED)).toBe(true);
    const q = standWithEdges('allied-movement', { units: spread() });
    decide(q, 'move', { unit: '5 AGRA', mode: 'tactical' });
    expect(isMarked(q, '5 AGRA', MOVED)).toBe(false);
  });

  it('[H44-17.3-f] three for the Allies', () => {
    const p = standWithEdges('allied-movement', { units: spread() });
    for (const unit of GUNS.slice(0, 3)) {
      decide(p, 'move', normal(unit));
      decide(p, 'step', { to: listed(p, 'step')[0] as string });
      decide(p, 'stop');
    }
    expect(refusedIn(p, 'move', normal('3 Div Arty'))).toBe('17.3 no-moved-marker');
    expect(refusedIn(p, 'move', { unit: '3 Div Arty', mode: 'tactical' })).toBeUndefined();
  });

  it('[H44-17.3-f] two for the Germans', () => {
    const marks = ['moved'];
    const p = standWithEdges('german-movement', {
      units: { '406 Arty': { hex: '3010', marks }, '10 Arty/10ss': { hex: '3013', marks }, '191 Arko': '3016' },
    });
    expect(refusedIn(p, 'move', normal('191 Arko'))).toBe('17.3 no-moved-marker');
    decide(p, 'unlimber', { unit: '406 Arty' });
    expect(refusedIn(p, 'move', normal('191 Arko'))).toBeUndefined();
  });

  it('[H44-17.3-f] a stack of guns takes one each', () => {
    const units = Object.fromEntries(GUNS.map((id) => [id, '3010']));
    const p = standWithEdges('allied-movement', { units });
    decide(p, 'move', normal('5 AGRA'));
    decide(p, 'join', { unit: '50 Div Arty' });
    decide(p, 'join', { unit: '3 Div Arty' });
    expect(refusedIn(p, 'join', { unit: 'Gds Div Arty' })).toBe('17.3 no-moved-marker');
  });

  it('[H44-17.3-e] a marker stays until a later phase, where it is taken off or used again', () => {
    const p = standWithEdges('allied-movement', { units: spread(['moved']) });
    expect(listed(p, 'unlimber')).toHaveLength(4);
    decide(p, 'move', normal('5 AGRA'));
    decide(p, 'step', { to: '3113' });
    decide(p, 'stop');
    expect(refusedIn(p, 'unlimber', { unit: '5 AGRA' })).toBe('17.3 marker-stays-this-phase');
    decide(p, 'unlimber', { unit: '3 Div Arty' });
    expect(refusedIn(p, 'unlimber', { unit: '3 Div Arty' })).toBe('17.3 not-under-marker');
    settle(p);
    expect([isMarked(p, '5 AGRA', MOVED), isMarked(p, '3 Div Arty', MOVED)]).toEqual([true, false]);
  });

  it('[H44-17.3-e] not those of the enemy', () => {
    const p = standWithEdges('allied-movement', {
      units: { '406 Arty': { hex: '3010', marks: ['moved'] }, '5 AGRA': '2010' },
    });
    expect(refusedIn(p, 'unlimber', { unit: '406 Arty' })).toBe('17.3 not-under-marker');
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
    const moved = guns.after(
      { type: 'move', unit: '50 Div Arty', mode: 'tactical' },
      ...hexes.map((to) => ({ type: 'step', to })),
      ...(hexes.length < 2 ? [{ type: 'stop' }] : []),
      { type: 'end' },
    );
    return moved.after({ type: 'attack', target: '3014' }, { type: 'attacker', unit: '6DLI/151/50' });
  };
  const support = { type: 'artillery', unit: '50 Div Arty' };

  it('[H44-17.3-b] one hex, and they support in the same turn', () => {
    const s = attackAfter('3011');
    expect([unit(s, '50 Div Arty').order, s.why(support)]).toEqual([0, undefined]);
  });

  it('[H44-17.3-b] two hexes, and they are disrupted and do not', () => {
    const s = attackAfter('3011', '3012');
    expect(unit(s, '50 Div Arty').order).toBe(1);
    expect(s.why(support)).not.toBeUndefined();
  });

  it('[H44-14.1.2-a] [RUL-H44-15] two hexes by a disrupted one, and it goes into full retreat; not by one hex', () => {
    const order = (...hexes: string[]) => {
      const gun = position(9, 'allied-movement', [['50 Div Arty', '3010', { marks: ['disrupted'] }]]);
      const picked = gun.after({ type: 'move', unit: '50 Div Arty', mode: 'tactical' });
      return unit(picked.after(...hexes.map((to) => ({ type: 'step', to }))), '50 Div Arty').order;
    };
    expect([order('3011'), order('3011', '3012')]).toEqual([DISRUPTED, FULL_RETREAT]);
  });

  it.each([
    ['[H44-17.3-b]', '406 Arty', []],
    ['[H44-11.5.1-b]', 'Henke', ['engaged']],
  ])('%s a step into an entry area is a second hex like any other (RUL-H44-226)', (_, id, marks) => {
    const at = position(9, 'german-movement', [[id, '3401', { marks }]], { printed: true });
    const picked = at.after({ type: 'move', unit: id, mode: 'tactical' });
    const off = picked.after({ type: 'step', to: '3400' }, { type: 'step', to: 'area:B' });
    expect(unit(off, id)).toMatchObject({ hex: 'area:B', order: DISRUPTED, marks: DONE });
  });

  it('[H44-17.3-b] other units are not disrupted by a second hex', () => {
    const s = position(9, 'allied-movement', [['6DLI/151/50', '3010']]);
    const moved = s.after(
      { type: 'move', unit: '6DLI/151/50', mode: 'tactical' },
      { type: 'step', to: '3011' },
      { type: 'step', to: '3012' },
    );
    expect(unit(moved, '6DLI/151/50')).toMatchObject({ hex: '3012', order: 0 });
  });
});
