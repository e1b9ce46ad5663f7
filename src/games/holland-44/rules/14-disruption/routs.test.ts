import { describe, expect, test } from 'vitest';
import { legal, toAct } from '../../play/play.ts';
import { battle, choices, choose, found, isMarked, type Played, type Sitting, type Units } from '../../test-kit.ts';
import { FELL_BACK, RETREATED } from '../../position/state.ts';

const MOVING: Sitting = { phase: 'allied-movement' };

/** An Allied battalion steps from 3609 to 3611 by tactical movement. */
function approach(units: Units, more: Sitting = MOVING): Played {
  const s = battle({ '6DLI/151/50': '3609', ...units }, more);
  return s.after(
    { type: 'move', unit: '6DLI/151/50', mode: 'normal' },
    { type: 'step', to: '3610' },
    { type: 'step', to: '3611' },
  );
}

describe('[H44-14.3.2-d] alone in full retreat', () => {
  test('two hexes at once, at the choice of the owner; [H44-14.3.2-e] then the enemy goes on', () => {
    const s = approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] } });
    expect(toAct(s.state())).toBe('german');
    const gone = choose(s, 'Henke 3613', 'Henke 3614');
    expect(found(gone, 'Henke')).toBe('3614 2 full retreat');
    expect(toAct(gone.state())).toBe('allied');
    expect(legal(gone.state())).toContainEqual({ by: 'allied', type: 'step', to: '3612' });
  });

  test('[RUL-H44-25] a friend that stands keeps it there, an unrevealed unit too', () => {
    expect(
      toAct(approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] }, Stephan: '3612' }).state()),
    ).toBe('allied');
    const hidden = { ...MOVING, extra: { unknown: { '3612': null } } };
    expect(toAct(approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] } }, hidden).state())).toBe(
      'allied',
    );
  });

  test('[H44-13.5-a] onto friends in the movement phase: they fight together afterwards', () => {
    const s = choose(
      approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] }, Stephan: '3614' }),
      'Henke 3613',
      'Henke 3614',
    );
    expect([isMarked(s, 'Henke', FELL_BACK), isMarked(s, 'Henke', RETREATED)]).toEqual([true, false]);
  });

  test('nor does a disrupted unit go', () => {
    expect(toAct(approach({ Henke: { hex: '3612', steps: 2, marks: ['disrupted'] } }).state())).toBe('allied');
  });

  test('[RUL-H44-113] several hexes: the owner in his order', () => {
    const s = approach({
      Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] },
      Stephan: { hex: '3711', steps: 2, marks: ['full-retreat'] },
    });
    expect(choices(s)).toEqual(expect.arrayContaining(['Henke 3613', 'Stephan 3811']));
    const one = choose(s, 'Stephan 3811', 'Stephan 3911');
    expect(choices(one).every((choice) => choice.startsWith('Henke'))).toBe(true);
    expect(toAct(choose(one, 'Henke 3613', 'Henke 3614').state())).toBe('allied');
  });

  test('not across an unbridged major river', () => {
    const river = { ...MOVING, sides: [{ a: '3611', b: '3612', river: 'major' }] } as Sitting;
    expect(toAct(approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] } }, river).state())).toBe(
      'allied',
    );
  });

  test('[RUL-H44-30] a bridge blown first leaves it in peace, one that stands does not', () => {
    const bridge = { ...MOVING, sides: [{ a: '3611', b: '3612', river: 'major', road: 'secondary' }] } as Sitting;
    const s = approach({ Henke: { hex: '3612', steps: 2, marks: ['full-retreat'] } }, bridge);
    const rolled = (die: number): Played => s.after({ type: 'blow', bridge: '3611-3612' }, die);
    const [blown, intact] = [rolled(6), rolled(1)];
    expect([toAct(blown.state()), toAct(intact.state())]).toEqual(['allied', 'german']);
    expect(choices(intact)).toContain('Henke 3613');
  });
});
