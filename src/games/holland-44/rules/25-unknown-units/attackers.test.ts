import { describe, expect, it, test } from 'vitest';
import { at } from '../../play/play.ts';
import { marksOf } from '../../position/position.ts';
import { sit, unit, type Sitting } from '../../test-kit.ts';
import { DONE, SPENT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';

const [ONE, TWO, THREE] = ['1/505/82', '2/505/82', '3/505/82'] as const;
type Units = NonNullable<Sitting['units']>;
const attacker = (unit: string) => ({ type: 'attacker', unit });
const COMMIT = { type: 'commit' };
const good = (...units: string[]): Units => Object.fromEntries(units.map((unit) => [unit, '3010']));

/** These units move together by tactical movement from 3010 into 3011, where Runge (2) lies face down. */
function enter(units: Units, group: readonly string[], more: Sitting = {}) {
  const [first, ...others] = group;
  return sit('allied-movement', { ...more, units, extra: { unknown: { '3011': 'Runge' } } })
    .play({ type: 'move', unit: first, mode: 'tactical' })
    .play(...others.map((unit) => ({ type: 'join', unit })), { type: 'step', to: '3011' });
}

/** What of it has happened, where the unit and Runge are, and how the unit is marked. */
const report = (t: ReturnType<typeof sit>, id: string = ONE) => ({
  events: t.codes().filter((code) => ['revealed', 'nobody-fights', 'attack', 'combat'].includes(code)),
  hexes: [unit(t, 'Runge').hex, unit(t, id).hex],
  marks: marksOf(at(t.state()), numberOf(id)) & (DONE | SPENT),
  frames: t.state().frames,
});

/** It is turned up, nobody fights, and the unit has done moving where it came from. */
const TURNED_BACK = { events: ['revealed', 'nobody-fights'], hexes: ['3011', '3010'], marks: DONE, frames: [] };

describe('[H44-25.3.1-c] [RUL-H44-302] who may not attack does not fight an unknown unit in movement either', () => {
  const alone = (marks: string[], more?: Sitting) => enter({ [ONE]: { hex: '3010', marks } }, [ONE], more);

  test.each([['disrupted'], ['full-retreat']])('a unit that is %s', (mark) => {
    expect(report(alone([mark]))).toEqual(TURNED_BACK);
  });

  test('one under a Replacement marker, or in a hex with one', () => {
    expect(report(alone(['replacement']))).toEqual(TURNED_BACK);
    const beside = enter({ ...good(ONE), [TWO]: { hex: '3010', marks: ['replacement'] } }, [ONE]);
    expect(report(beside)).toEqual(TURNED_BACK);
  });

  test('an engaged one over a canal, but over land', () => {
    const canal: Sitting = { sides: { '3010-3011': { river: 'canal' } } };
    expect(report(alone(['engaged'], canal))).toEqual(TURNED_BACK);
    expect(alone(['engaged']).codes()).toContain('attack');
  });

  test('[RUL-H44-322] what leaves it afterwards has done moving as well', () => {
    const beside = { hex: '3010', marks: ['replacement'] };
    const city: Sitting = { hexes: { '3010': 'city' } };
    const t = enter({ ...good(ONE), [TWO]: beside, 'B/82 BD': { hex: null } }, [ONE], city);
    t.play({ type: 'break-down', unit: ONE, target: 'B/82 BD' });
    expect(t.refused({ type: 'move', unit: 'B/82 BD', mode: 'tactical' })).toBe('already-moved');
  });

  test('the others of the group fight, and they alone are spent by it', () => {
    const t = enter({ ...good(ONE), [TWO]: { hex: '3010', marks: ['disrupted'] } }, [TWO, ONE]).dice(1);
    expect(t.codes()).toContain('combat');
    const marks = [ONE, TWO].map((unit) => marksOf(at(t.state()), numberOf(unit)) & (DONE | SPENT));
    expect(marks).toEqual([DONE | SPENT, DONE]);
  });
});

describe('[H44-6.4.2-b] [RUL-H44-302] of three battalions two fight, whom the Allied player chooses', () => {
  const three = () => enter(good(ONE, TWO, THREE), [ONE, TWO, THREE]);

  it('asks him', () => {
    const t = three();
    expect([t.toAct(), t.legal('attacker').map(({ unit }) => unit)]).toEqual(['allied', [ONE, TWO, THREE]]);
    expect([t.refused(COMMIT), t.refused({ type: 'cancel' })]).toEqual(['no-attackers', 'attack-stands']);
    t.play(attacker(ONE), attacker(THREE));
    expect(t.refused(attacker(TWO))).toBe('overstacked-attack');
    t.play(COMMIT).dice(5);
    expect([ONE, TWO, THREE].map((unit) => marksOf(at(t.state()), numberOf(unit)) & SPENT)).toEqual([SPENT, 0, SPENT]);
  });

  it('[H44-25.3.3-a] what leaves the one who was left out has done moving as well', () => {
    const reduced = { hex: '3010', steps: 2 };
    const t = sit('allied-movement', {
      units: { ...good(TWO, THREE), [ONE]: reduced, 'B/82 BD': '3009' },
      extra: { unknown: { '3011': 'Runge' } },
    });
    const move = (unit: string) => ({ type: 'move', unit, mode: 'normal' });
    const join = (unit: string) => ({ type: 'join', unit });
    t.play(move('B/82 BD'), { type: 'step', to: '3010' }, { type: 'stop' });
    t.play({ type: 'rebuild', unit: 'B/82 BD', target: ONE });
    t.play(move(TWO), join(ONE), join(THREE), { type: 'step', to: '3011' });
    t.play(attacker(TWO), attacker(THREE), COMMIT).dice(5).play({ type: 'stop' });
    t.play({ type: 'break-down', unit: ONE, target: 'B/82 BD' });
    expect(t.refused(move('B/82 BD'))).toBe('already-moved');
  });

  it('of those who tried to enter, not of their friends beside the hex', () => {
    const t = enter({ ...good(ONE, TWO, THREE), '1/508/82': '3110' }, [ONE, TWO, THREE]);
    expect(t.refused(attacker('1/508/82'))).toBe('did-not-enter');
  });

  it('all of them go on after a DS', () => {
    // 8 against 2 is 4:1, elite 5:1; die 6 is DS.
    const t = three().play(attacker(ONE), attacker(THREE), COMMIT).dice(6);
    expect([ONE, TWO, THREE].map((id) => unit(t, id).hex)).toEqual(['3011', '3011', '3011']);
  });

  it('nobody is asked where all may fight: two and a free-stacking one', () => {
    const t = enter(good(ONE, TWO, '30 Corps Eng'), [ONE, TWO, '30 Corps Eng']);
    expect([t.legal('attacker'), t.legal('lead').length, t.refused(COMMIT)]).toEqual([[], 2, 'choose-lead']);
  });
});
