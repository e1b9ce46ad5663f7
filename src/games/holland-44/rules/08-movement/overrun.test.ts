import { describe, expect, it } from 'vitest';
import {
  advanceTo,
  advancing,
  DONE,
  END,
  hit,
  isMarked,
  join,
  position,
  sit,
  unit,
  type Given,
  type Played,
  type Sitting,
} from '../../test-kit.ts';
import { at, play } from '../../play/play.ts';
import { marked } from '../../position/position.ts';
import { AS_REMNANT, AUTO_DS, FULL_RETREAT, IN_BOX, type AdvanceFrame } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { eliminate } from '../11-results/losses.ts';

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

  it('[H44-8.7-a] none against a hex with nobody but units in full retreat (RUL-H44-314)', () => {
    const at = (order: string, hex = HEX): string | undefined =>
      sit('allied-movement', { turn: 9, units: { ...AROUND, Henke: { hex, marks: [order] } } }).refused({
        type: 'overrun',
        target: HEX,
      });
    expect([at('disrupted'), at('full-retreat'), at('disrupted', '4010')]).toEqual([
      undefined,
      'flees-anyway',
      'no-enemy-there',
    ]);
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

describe('8.7 those who come from a marked unit', () => {
  const [TANK, TANK_2, PART, REMNANT] = ['2IG/5/Gds', '2GG/5/Gds', 'Armd BD A', 'Armd REM A'];
  const breakDown = { type: 'break-down', unit: TANK, target: PART };
  const exploit = (id: string) => ({ type: 'exploit', unit: id });

  /** These have brought about an automatic DS against Police in 3010, where nobody is left. */
  function overrun(attackers: readonly string[], units: readonly Given[], more: Sitting = {}): Played {
    const t = position(9, 'allied-movement', [['Police', HEX], ...units], { weather: 'overcast', ...more });
    const force = attackers.map((id) => ({ type: 'attacker', unit: id }));
    return t.after({ type: 'overrun', target: HEX }, ...force, { type: 'commit' });
  }
  const both = (steps = 3, ...others: Given[]) =>
    overrun([TANK, TANK_2], [[TANK, '3009', { steps }], [TANK_2, '3009'], ...others]);

  /** Who advances after their automatic DS, and into which hex. */
  function gain(t: Played): { hex: string | undefined; units: string[] } {
    const { hex, units } = advancing(t) as AdvanceFrame;
    const p = at(t.state());
    const ids = [TANK, TANK_2, PART, REMNANT].filter((id) => units.includes(numberOf(id)));
    return { hex: p.board.grid.names[hex], units: ids };
  }
  const kept = (t: Played): string[] => Object.keys(t.state().own.overruns);
  const numbers = (...ids: string[]): string[] => ids.map((id) => `${numberOf(id)}`).toSorted();

  it('[H44-8.7-f] [H44-21.1-c] RUL-H44-79, RUL-H44-310: a part advances with all units of the automatic DS of its parent, whoever is named', () => {
    const t = both().after(breakDown, END);
    for (const id of [TANK, TANK_2, PART])
      expect(gain(t.after(exploit(id)))).toEqual({ hex: HEX, units: [TANK, TANK_2, PART] });
  });

  it('[H44-16.3.2-a] RUL-H44-79, RUL-H44-310: one automatic DS brings one breakthrough, whoever has broken down', () => {
    const t = both(3, ['Runge', '3011'], ['Alarm', '3109']).after(breakDown, END);
    const fought = t.after(exploit(PART), advanceTo(PART, HEX), hit('3011'), { type: 'commit' }, 1);
    expect(fought.why(hit('3109'))).toBe('16.1 no-breakthrough');
    const after = fought.after(DONE);
    for (const id of [TANK, TANK_2, PART]) expect(after.why(exploit(id))).toBe('8.7 no-auto-ds-marker');
  });

  it('[H44-16.3.5-b] RUL-H44-310: those who are still in the hex of the part have taken part with it', () => {
    const t = both(3, ['Runge', '3109']).after(breakDown, END, exploit(PART), join(PART));
    expect(t.why(hit('3109'))).toBeUndefined();
  });

  it('[H44-11.4-b] RUL-H44-310: the remnant that stands for a unit and the part that made it one advance with the others', () => {
    const t = both(2).after(breakDown);
    expect(unit(t, TANK).hex).toBe(AS_REMNANT);
    expect(kept(t).toSorted()).toEqual(numbers(TANK_2, PART, REMNANT));
    expect(gain(t.after(END, exploit(TANK_2)))).toEqual({ hex: HEX, units: [TANK_2, PART, REMNANT] });
  });

  it('RUL-H44-96, RUL-H44-310: a parent that comes back in the place of its remnant advances with the others', () => {
    const units: Given[] = [
      [TANK, null],
      [REMNANT, '3009'],
      [PART, '3009'],
      [TANK_2, '3009'],
    ];
    const t = overrun([TANK_2, REMNANT], units, { extra: { parents: { [PART]: TANK, [REMNANT]: TANK } } });
    const back = t.after({ type: 'rebuild', unit: PART, target: REMNANT });
    expect([unit(back, TANK).hex, unit(back, REMNANT).hex]).toEqual(['3009', IN_BOX]);
    expect(kept(back).toSorted()).toEqual(numbers(TANK, TANK_2));
    expect(gain(back.after(END, exploit(TANK)))).toEqual({ hex: HEX, units: [TANK, TANK_2] });
  });

  it('RUL-H44-310: of two automatic DS each keeps its own units, parts among them', () => {
    const t = both(3, ['Alarm', '3110'], ['1CG/5/Gds', '3111'], ['2WG/Gds', '3111']).after(
      { type: 'overrun', target: '3110' },
      ...['1CG/5/Gds', '2WG/Gds'].map((id) => ({ type: 'attacker', unit: id })),
      { type: 'commit' },
      breakDown,
      END,
      exploit('2WG/Gds'),
    );
    expect(advancing(t)?.units).not.toContain(numberOf(PART));
    expect(gain(t).hex).toBe('3110');
    expect(gain(t.after(DONE, exploit(PART)))).toEqual({ hex: HEX, units: [TANK, TANK_2, PART] });
  });

  it('[H44-21.4-a] RUL-H44-310: a part that joins a unit without the marker gives it none, and keeps nothing in its box', () => {
    const units: Given[] = [
      [TANK, '3009'],
      [TANK_2, '3009', { steps: 2 }],
      [PART, '3009'],
    ];
    const t = overrun([TANK, PART], units, { extra: { parents: { [PART]: TANK_2 } } });
    expect(kept(t).toSorted()).toEqual(numbers(TANK, PART));
    const joined = t.after({ type: 'rebuild', unit: PART, target: TANK_2 });
    expect([kept(joined), isMarked(joined, TANK_2, AUTO_DS)]).toEqual([numbers(TANK), false]);
    expect(gain(joined.after(END, exploit(TANK)))).toEqual({ hex: HEX, units: [TANK] });
  });

  it('[H44-21.4-a] RUL-H44-310: a part without the marker that joins a marked unit leaves it its automatic DS', () => {
    const units: Given[] = [
      [TANK, '3009', { steps: 2 }],
      [TANK_2, '3009'],
      [PART, '3009'],
    ];
    const t = overrun([TANK, TANK_2], units, { extra: { parents: { [PART]: TANK } } });
    const joined = t.after({ type: 'rebuild', unit: PART, target: TANK }, END, exploit(TANK));
    expect(gain(joined)).toEqual({ hex: HEX, units: [TANK, TANK_2] });
  });

  it('[H44-21.5-e] RUL-H44-310: merging leaves the marker with the giver, or with the remnant of it', () => {
    const [giver, other, remnant] = ['100/180', '489/22/180', 'GE Inf REM A'];
    const tanks = ['1+2/2107/107 Pz', '3+4/2107/107 Pz'];
    const t = position(9, 'german-movement', [
      [giver, '3009', { steps: 2 }],
      [other, '3009', { steps: 2 }],
      ...tanks.map((id): Given => [id, '3011']),
      ['82 Supply Head', HEX],
    ]).after({ type: 'overrun', target: HEX }, ...[giver, ...tanks].map((id) => ({ type: 'attacker', unit: id })), {
      type: 'commit',
    });
    const merged = t.after({ type: 'merge', unit: giver, target: other });
    expect(unit(merged, giver).hex).toBe(AS_REMNANT);
    expect(kept(merged).toSorted()).toEqual(numbers(...tanks, remnant));
    expect([other, remnant].map((id) => isMarked(merged, id, AUTO_DS))).toEqual([false, true]);
  });

  it('RUL-H44-310: nothing is kept of a unit that is lost, nor of anybody once the combat phase is over', () => {
    const p = at(both().state());
    eliminate(p, numberOf(TANK), 'combat');
    expect(Object.keys(p.s.own.overruns)).toEqual(numbers(TANK_2));
    expect(kept(both(2).after(breakDown, END, END))).toEqual([]);
  });
});

describe('[H44-19.7-a] RUL-H44-324: an automatic DS out of an entry area', () => {
  const ARMOUR = ['2IG/5/Gds', '2GG/5/Gds', '1CG/5/Gds'];
  const inside = (hexes: readonly string[]): Sitting => ({
    turn: 9,
    units: { ...Object.fromEntries(ARMOUR.map((id, i) => [id, hexes[i] as string])), '14/Hoffmann': '1003' },
  });
  const overrun = { type: 'overrun', target: '1003' };
  const force = ARMOUR.map((id) => ({ type: 'attacker', unit: id }));

  it.each([
    ['with units on the map', ['area:N', '1103', '1103']],
    ['alone', ['area:N', 'area:N', 'area:N']],
  ])('%s', (_, hexes) => {
    const t = sit('allied-movement', inside(hexes));
    expect([t.refused(overrun), t.legal('overrun')]).toEqual([undefined, [overrun]]);
    t.play(overrun, ...force, { type: 'commit' });
    expect(ARMOUR.every((id) => isMarked(t, id, AUTO_DS))).toBe(true);
  });

  it('not by those who have come from another area', () => {
    const t = sit('allied-movement', inside(['area:O', 'area:O', 'area:O']));
    for (const unit of ARMOUR) t.play({ type: 'move', unit, mode: 'normal' }, { type: 'step', to: 'area:N' });
    expect([t.refused(overrun), t.legal('overrun')]).toEqual(['not-ten-to-one', []]);
  });

  it('is possible as soon as enough of them have come', () => {
    const t = sit('allied-movement', inside(['area:N', '1206', '1005']));
    expect(t.legal('overrun')).toEqual([]);
    t.play({ type: 'move', unit: ARMOUR[2], mode: 'normal' }, { type: 'step', to: 'area:N' });
    expect(t.legal('overrun')).toHaveLength(1);
  });
});
