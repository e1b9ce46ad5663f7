import { describe, expect, test } from 'vitest';
import { legal, play, toAct } from '../../play/play.ts';
import { choices, choose, found, isMarked, stateOf, type More, type Units } from '../../test-kit/retreat.test-kit.ts';
import { FELL_BACK, RETREATED, type State } from '../../position/state.ts';

const MOVING: More = { phase: 'allied-movement' };

/** An Allied battalion steps from 3609 to 3611 by tactical movement. */
function approach(units: Units, more: More = MOVING): State {
  const s = stateOf({ '6DLI/151/50': '3609', ...units }, more);
  const by = 'allied';
  return [
    { by, type: 'move', unit: '6DLI/151/50', mode: 'normal' },
    { by, type: 'step', to: '3610' },
    { by, type: 'step', to: '3611' },
  ].reduce((before, action) => {
    const result = play(before, action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value.state;
  }, s);
}

describe('[H44-14.3.2-d] alone in full retreat', () => {
  test('two hexes at once, at the choice of the owner; [H44-14.3.2-e] then the enemy goes on', () => {
    const s = approach({ Henke: ['3612', 2, 'full-retreat'] });
    expect(toAct(s)).toBe('german');
    const gone = choose(s, 'Henke 3613', 'Henke 3614');
    expect(found(gone, 'Henke')).toBe('3614 2 full retreat');
    expect(toAct(gone)).toBe('allied');
    expect(legal(gone)).toContainEqual({ by: 'allied', type: 'step', to: '3612' });
  });

  test('[RUL-H44-25] a friend that stands keeps it there, an unrevealed unit too', () => {
    expect(toAct(approach({ Henke: ['3612', 2, 'full-retreat'], Stephan: '3612' }))).toBe('allied');
    const hidden = { ...MOVING, extra: { unknown: { '3612': null } } };
    expect(toAct(approach({ Henke: ['3612', 2, 'full-retreat'] }, hidden))).toBe('allied');
  });

  test('[H44-13.5-a] onto friends in the movement phase: they fight together afterwards', () => {
    const s = choose(approach({ Henke: ['3612', 2, 'full-retreat'], Stephan: '3614' }), 'Henke 3613', 'Henke 3614');
    expect([isMarked(s, 'Henke', FELL_BACK), isMarked(s, 'Henke', RETREATED)]).toEqual([true, false]);
  });

  test('nor does a disrupted unit go', () => {
    expect(toAct(approach({ Henke: ['3612', 2, 'disrupted'] }))).toBe('allied');
  });

  test('[RUL-H44-113] several hexes: the owner in his order', () => {
    const s = approach({ Henke: ['3612', 2, 'full-retreat'], Stephan: ['3711', 2, 'full-retreat'] });
    expect(choices(s)).toEqual(expect.arrayContaining(['Henke 3613', 'Stephan 3811']));
    const one = choose(s, 'Stephan 3811', 'Stephan 3911');
    expect(choices(one).every((choice) => choice.startsWith('Henke'))).toBe(true);
    expect(toAct(choose(one, 'Henke 3613', 'Henke 3614'))).toBe('allied');
  });

  test('not across an unbridged major river', () => {
    const river = { ...MOVING, sides: [{ a: '3611', b: '3612', river: 'major' }] } as More;
    expect(toAct(approach({ Henke: ['3612', 2, 'full-retreat'] }, river))).toBe('allied');
  });

  test('[RUL-H44-30] a bridge blown first leaves it in peace, one that stands does not', () => {
    const bridge = { ...MOVING, sides: [{ a: '3611', b: '3612', river: 'major', road: 'secondary' }] } as More;
    const s = approach({ Henke: ['3612', 2, 'full-retreat'] }, bridge);
    const [blown, intact] = [6, 1].map((die) => {
      const tried = play(s, { by: 'german', type: 'blow', bridge: '3611-3612' });
      if (!tried.ok) throw new Error(JSON.stringify(tried.error));
      const rolled = play(tried.value.state, { by: 'chance', dice: [die] });
      if (!rolled.ok) throw new Error(JSON.stringify(rolled.error));
      return rolled.value.state;
    }) as [State, State];
    expect([toAct(blown), toAct(intact)]).toEqual(['allied', 'german']);
    expect(choices(intact)).toContain('Henke 3613');
  });
});
