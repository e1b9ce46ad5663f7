import { describe, expect, it } from 'vitest';
import { END, sit, unit, type Sitting } from '../../test-kit.ts';
import { at, play } from '../../play/play.ts';
import { marked } from '../../position/position.ts';
import { AUTO_DS, FULL_RETREAT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';

/** The Guards around 3010 with 38, tanks among them. */
const TANKS = ['2IG/5/Gds', '2GG/5/Gds', '1CG/5/Gds', '2WG/Gds'];
const GUARDS = [...TANKS, '1GG/5/Gds'];
const AROUND = {
  '2IG/5/Gds': '3009',
  '2GG/5/Gds': '3009',
  '1CG/5/Gds': '3011',
  '2WG/Gds': '3011',
  '1GG/5/Gds': '2910',
};
const HEX = '3010';

/** They attack `enemy`, who has a defence of 4, in their movement phase; the whole force is named. */
function named(enemy: string, more: Sitting = {}) {
  const t = sit('allied-movement', { turn: 9, ...more, units: { ...AROUND, [enemy]: HEX, ...more.units } });
  t.play({ type: 'overrun', target: HEX });
  for (const unit of GUARDS) t.play({ type: 'attacker', unit });
  return t;
}
const why = (enemy: string, more: Sitting = {}) => named(enemy, more).refused({ type: 'commit' });
const done = (more: Sitting = {}) => named('Henke', more).play({ type: 'commit' });
const retreat = (to: string) => ({ type: 'retreat', unit: 'Henke', to });
const AWAY = [retreat('3110'), retreat('3211'), retreat('3311')];
const WOODS = { hexes: { [HEX]: 'woods' } };

describe('8.7 automatic DS', () => {
  it('[H44-8.7-a] 38 to 4 with the shift for armour are 10:1; with a tank battalion less they are not', () => {
    expect(why('Henke')).toBeUndefined();
    const few = sit('allied-movement', { turn: 9, units: { ...AROUND, Henke: HEX } });
    few.play({ type: 'overrun', target: HEX }, ...TANKS.slice(1).map((unit) => ({ type: 'attacker', unit })));
    expect(few.refused({ type: 'commit' })).toBe('not-ten-to-one');
  });

  it('[H44-8.7-a] its event has the figures, with the shifts that helped to reach 10:1', () => {
    const played = play(named('Henke').state(), { by: 'allied', type: 'commit' });
    const event = played.ok && played.value.events.find(({ code }) => code === 'auto-ds');
    const shifts = [{ rule: '10.3.1', amount: 1, why: 'armour' }];
    expect(event).toMatchObject({
      rule: '8.7',
      args: { hex: HEX, attackers: GUARDS, attack: 38, defence: 4, ratio: '9:1', shifts, column: '10:1' },
    });
  });

  it('[H44-8.7-b] armour and quality help: 9:1 in woods, where tanks shift nothing, are 10:1 against green troops', () => {
    expect(why('Henke', WOODS)).toBe('not-ten-to-one');
    expect(why('6 Penal', WOODS)).toBeUndefined();
  });

  it('[H44-8.7-b] artillery in range and aircraft may not be named', () => {
    const t = named('Henke', { ...WOODS, units: { 'Gds Div Arty': '3008' } });
    expect(t.refused({ type: 'air' })).toBe('no-air');
    expect(t.refused({ type: 'artillery', unit: 'Gds Div Arty' })).toBe('no-support-here');
  });

  it('[H44-8.7-b] RUL-H44-77: that a gun has no infantry beside it does not help: 18 to 2 stay 9:1', () => {
    const force = {
      '1GG/5/Gds': '3009',
      '3IG/32/Gds': '3009',
      '5CG/32/Gds': '3011',
      '2 HC': { hex: '3011', steps: 1 },
    };
    const t = sit('allied-movement', { turn: 9, ...WOODS, units: { ...force, '559 StuG': HEX } });
    t.play({ type: 'overrun', target: HEX }, ...Object.keys(force).map((unit) => ({ type: 'attacker', unit })));
    expect(t.refused({ type: 'commit' })).toBe('not-ten-to-one');
  });

  it('[H44-8.7-c] the defender loses a step, and what is left goes three hexes in full retreat', () => {
    const t = done();
    expect([t.toAct(), unit(t, 'Henke').steps]).toEqual(['german', 1]);
    t.play(...AWAY.slice(0, 2));
    expect([t.toAct(), t.legal('halt')]).toEqual(['german', []]);
    expect(unit(t.play(AWAY[2] as object), 'Henke')).toMatchObject({ hex: '3311', steps: 1, order: FULL_RETREAT });
  });

  it('[H44-8.7-d] who took part is marked: no more movement, no attack of the combat phase; others are free', () => {
    const t = done({ units: { '3IG/32/Gds': '2808', Budde: '2810' } }).play(...AWAY);
    const isMarked = (id: string) => marked(at(t.state()), numberOf(id), AUTO_DS);
    expect([...GUARDS, '3IG/32/Gds'].map(isMarked)).toEqual([true, true, true, true, true, false]);
    for (const unit of GUARDS) expect(t.refused({ type: 'move', unit, mode: 'tactical' })).toBe('auto-ds');
    t.play({ type: 'move', unit: '3IG/32/Gds', mode: 'tactical' }, { type: 'step', to: '2809' });
    t.play(END).play({ type: 'attack', target: '2810' });
    expect(t.refused({ type: 'attacker', unit: '1GG/5/Gds' })).toBe('auto-ds');
    expect(t.refused({ type: 'attacker', unit: '3IG/32/Gds' })).toBeUndefined();
  });

  it('[H44-8.7-e] others of the side go into the hex and on', () => {
    const t = done({ units: { '3IG/32/Gds': '3009' } }).play(...AWAY);
    t.play({ type: 'move', unit: '3IG/32/Gds', mode: 'normal' }, { type: 'step', to: HEX });
    expect(unit(t, '3IG/32/Gds').hex).toBe(HEX);
    expect(unit(t.play({ type: 'step', to: '3110' }), '3IG/32/Gds').hex).toBe('3110');
  });

  it('[H44-8.7-f] in the combat phase they advance two hexes, and their markers go', () => {
    const t = done()
      .play(...AWAY)
      .play(END);
    const go = (to: string) => ({ type: 'advance', unit: '1GG/5/Gds', to });
    t.play({ type: 'exploit', unit: '1GG/5/Gds' }, go(HEX), go('3110'));
    expect(unit(t, '1GG/5/Gds').hex).toBe('3110');
    expect(GUARDS.some((id) => marked(at(t.state()), numberOf(id), AUTO_DS))).toBe(false);
  });

  it('[H44-8.7-f] who has not advanced when the phase ends loses the marker', () => {
    const t = done()
      .play(...AWAY)
      .play(END);
    expect(marked(at(t.state()), numberOf('1GG/5/Gds'), AUTO_DS)).toBe(true);
    expect(marked(at(t.play(END).state()), numberOf('1GG/5/Gds'), AUTO_DS)).toBe(false);
  });
});
