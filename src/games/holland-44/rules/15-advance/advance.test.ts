import { describe, expect, it } from 'vitest';
import { place } from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { keptOut } from './advance.ts';
import { advance, BONUS, DONE, go, join, lay, road, side } from '../../test-kit/advance.test-kit.ts';
import { hexNamed } from '../../position/board.ts';

const TANK = '2IG/5/Gds';
const TANK_2 = '2GG/5/Gds';
const TANK_3 = '1CG/5/Gds';
const FOOT = '6DLI/151/50';
const FOOT_2 = '8DLI/151/50';
const FOOT_3 = '9DLI/151/50';
const ENGINEER = '30 Corps Eng';
const GUN = 'Gds Div Arty';
const VACATED = '3612';
const ALONG = road('3611', '3612', '3613', '3614', '3615');

const foot = (more: object = {}, units: Record<string, string> = {}) =>
  advance({ units: { [FOOT]: '3611', ...units } }, { hex: VACATED, units: FOOT, ...more });
const tank = (more: object = {}, sketch: object = {}) =>
  advance({ units: { [TANK]: '3611' }, ...sketch }, { hex: VACATED, units: TANK, ...more });

describe('who advances, and how far', () => {
  it('[H44-15.1-a] all attackers but artillery, and whoever has not been lost', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3511', [GUN]: '3611', '14/Hoffmann': '3615' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}, ${GUN}, ${FOOT_3}` });
    expect(table.ask(go(FOOT, VACATED))).toBe('ok');
    expect(table.ask(go(FOOT_2, VACATED))).toBe('ok');
    expect(table.ask(go(GUN, VACATED))).toBe('15.1');
    expect(table.ask(go(FOOT_3, VACATED))).toBe('15.1');
  });

  it('[H44-2.3.4] units that cannot move at all do not advance', () => {
    const units = { '1/18 Flak': '3611', Henke: '3611' };
    const table = advance({ units }, { side: 1, hex: VACATED, units: '1/18 Flak, Henke' });
    expect(table.frame()?.units).toEqual([numberOf('Henke')]);
  });

  it('[H44-15.2-b] [H44-15.3-a] a normal advance is one hex, in any direction', () => {
    const table = foot();
    expect(table.ask(go(FOOT, VACATED))).toBe('ok');
    expect(table.ask(go(FOOT, '3610'))).toBe('ok');
    expect(table.ask(go(FOOT, '3613'))).toBe('15.2');
    expect(table.play(go(FOOT, '3510')).isOver()).toBe(true);
    expect(table.at(FOOT)).toBe('3510');
  });

  it('[H44-15.2-a] [H44-15.2-e] a limited advance goes into the vacated hex, without the road bonus', () => {
    const table = tank({ reach: 'limited' }, { sides: ALONG });
    expect(table.ask(go(TANK, '3711'))).toBe('15.2');
    expect(table.play(go(TANK, VACATED)).isOver()).toBe(true);
  });

  it('[H44-15.2-c] a bonus advance is two hexes', () => {
    const table = foot(BONUS).play(go(FOOT, VACATED));
    expect(table.ask(go(FOOT, '3613'))).toBe('ok');
    expect(table.play(go(FOOT, '3712')).isOver()).toBe(true);
  });

  it('[H44-15.2-d] by road mechanised units go a hex farther, if the whole advance follows it', () => {
    const table = tank({}, { sides: ALONG }).play(go(TANK, VACATED));
    expect(table.ask(go(TANK, '3712'))).toBe('15.2');
    expect(table.play(go(TANK, '3613')).isOver()).toBe(true);
    expect(tank({}, { sides: ALONG }).play(go(TANK, '3711')).isOver()).toBe(true);
    const late = tank(BONUS, { sides: road('3612', '3613', '3614') });
    expect(late.play(go(TANK, VACATED), go(TANK, '3613')).isOver()).toBe(true);
  });

  it('[H44-15.2-d] three hexes by road in a bonus advance, foot and dismounted units two', () => {
    const table = tank(BONUS, { sides: ALONG }).play(go(TANK, VACATED), go(TANK, '3613'), go(TANK, '3614'));
    expect(table.at(TANK)).toBe('3614');
    expect(table.isOver()).toBe(true);
    const onFoot = advance({ units: { [FOOT]: '3611' }, sides: ALONG }, { hex: VACATED, units: FOOT });
    expect(onFoot.play(go(FOOT, VACATED)).isOver()).toBe(true);
    const units = { '1WG/32/Gds': '3611 dismounted' };
    const dismounted = advance({ units, sides: ALONG }, { hex: VACATED, units: '1WG/32/Gds' });
    expect(dismounted.play(go('1WG/32/Gds', VACATED)).isOver()).toBe(true);
  });

  it('[H44-15.2-f] [H44-18.4-c] out of supply there is no road bonus', () => {
    const table = tank({}, { units: { [TANK]: '3611 out-of-supply' }, sides: ALONG });
    expect(table.play(go(TANK, VACATED)).isOver()).toBe(true);
  });

  it('a road whose bridge is down is none', () => {
    const sides = [...ALONG.slice(0, 1), side('3612', '3613', { river: 'minor', road: null })];
    expect(tank({}, { sides }).play(go(TANK, VACATED)).ask(go(TANK, '3613'))).toBe('15.2');
  });
});

describe('stacking', () => {
  const three = { [FOOT]: '3611', [FOOT_2]: '3511', [FOOT_3]: '3512' };
  const all = `${FOOT}, ${FOOT_2}, ${FOOT_3}`;

  it('[H44-15.1-d] the limits hold wherever an advance ends', () => {
    const table = advance({ units: { ...three, [ENGINEER]: '3611' } }, { hex: VACATED, units: `${all}, ${ENGINEER}` });
    table.play(go(FOOT, VACATED), go(FOOT_2, VACATED));
    expect(table.ask(go(FOOT_3, VACATED))).toBe('15.1');
    expect(table.ask(go(ENGINEER, VACATED))).toBe('ok');
  });

  it('[H44-15.1-d] a hex may be passed that is full', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3612', [FOOT_3]: '3612' };
    const table = advance({ units }, { hex: '3712', units: FOOT, ...BONUS }).play(go(FOOT, '3612'));
    expect(table.ask(DONE)).toBe('15.1');
    expect(table.ask(go(FOOT, '3613'))).toBe('ok');
  });

  it('[H44-15.4-a] after the additional hex no company but free-stacking units', () => {
    const units = { [TANK]: '3611', [FOOT]: '3613' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: TANK });
    table.play(go(TANK, VACATED));
    expect(table.ask(go(TANK, '3613'))).toBe('15.4');
    const free = advance(
      { units: { [TANK]: '3611', [ENGINEER]: '3613' }, sides: ALONG },
      { hex: VACATED, units: TANK },
    );
    expect(free.play(go(TANK, VACATED)).ask(go(TANK, '3613'))).toBe('ok');
  });

  it('[H44-15.4-a] nobody comes to whoever has used it', () => {
    const units = { [TANK]: '3611', [TANK_2]: '3611', [FOOT]: '3712' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${TANK_2}, ${FOOT}` });
    table.play(go(TANK, VACATED), go(TANK, '3613'));
    expect(table.ask(go(FOOT, '3613'))).toBe('15.4');
    expect(table.ask(go(FOOT, VACATED))).toBe('ok');
    table.play(go(TANK_2, VACATED));
    expect(table.ask(go(TANK_2, '3613'))).toBe('15.4');
  });

  it('[H44-15.4-a] a free-stacking unit may use it and join others', () => {
    const units = { [ENGINEER]: '3611', [FOOT]: '3613' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: ENGINEER }).play(go(ENGINEER, VACATED));
    expect(table.ask(go(ENGINEER, '3613'))).toBe('ok');
  });

  it('[H44-6.3-a] halves of one battalion end together', () => {
    const [a, b] = ['A/2107/107 PzGr', 'B/2107/107 PzGr'];
    const begin = (units: Record<string, string>) =>
      advance({ units, sides: ALONG }, { side: 1, hex: VACATED, units: a }).play(go(a, VACATED)).ask(go(a, '3613'));
    expect(begin({ [a]: '3611', [b]: '3613' })).toBe('ok');
    expect(begin({ [a]: '3611', Henke: '3613' })).toBe('15.4');
  });

  it('[RUL-H44-55] who does not leave an overstacked hex may stay', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3611', [FOOT_3]: '3611' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}, ${FOOT_3}` });
    expect(table.play(join(FOOT), join(FOOT_2)).ask(DONE)).toBe('ok');
  });

  it('[RUL-H44-116] units that the limit kept out advance too, those that stayed out by choice do not', () => {
    const p = lay({ units: { [TANK]: '3611', [TANK_2]: '3611', [TANK_3]: '3611', [GUN]: '3611' } });
    expect(keptOut(p, { side: 0, attackers: [numberOf(TANK), numberOf(TANK_2)] })).toEqual([numberOf(TANK_3)]);
    expect(keptOut(p, { side: 0, attackers: [numberOf(TANK)] })).toEqual([]);
  });
});

describe('bonds and zones', () => {
  it('[H44-15.5.1-a] not into a bond, unless it is the vacated hex', () => {
    const units = { [FOOT]: '3611', Henke: '3711', Jenkel: '3512' };
    expect(advance({ units }, { hex: VACATED, units: FOOT }).ask(go(FOOT, VACATED))).toBe('ok');
    expect(advance({ units }, { hex: '3610', units: FOOT }).ask(go(FOOT, VACATED))).toBe('15.5.1');
  });

  it('[H44-15.5.1-a] not across a hexside bond, unless into the vacated hex', () => {
    const units = { [FOOT]: '3611', Henke: '3711', Jenkel: '3511' };
    expect(advance({ units }, { hex: VACATED, units: FOOT }).ask(go(FOOT, VACATED))).toBe('ok');
    expect(advance({ units }, { hex: '3610', units: FOOT }).ask(go(FOOT, VACATED))).toBe('15.5.1');
  });

  it('[H44-15.5.2-b] not from EZOC to EZOC of the same enemy after the first hex', () => {
    const table = foot(BONUS, { '14/Hoffmann': '3713' });
    expect(table.play(go(FOOT, VACATED)).ask(go(FOOT, '3712'))).toBe('ok');
    const second = foot(BONUS, { '14/Hoffmann': '3712' }).play(go(FOOT, VACATED));
    expect(second.ask(go(FOOT, '3711'))).toBe('15.5.2');
    expect(second.ask(go(FOOT, '3613'))).toBe('15.5.2');
    expect(second.ask(go(FOOT, '3512'))).toBe('ok');
  });

  it('[H44-15.5.2-b] the first hex may be, and one that a friend holds', () => {
    expect(foot(BONUS, { '14/Hoffmann': '3711' }).ask(go(FOOT, VACATED))).toBe('ok');
    const table = foot(BONUS, { '14/Hoffmann': '3712', [FOOT_2]: '3613' }).play(go(FOOT, VACATED));
    expect(table.ask(go(FOOT, '3613'))).toBe('ok');
    expect(table.ask(go(FOOT, '3711'))).toBe('15.5.2');
  });

  it('[H44-15.5.2-a] units in full retreat and those behind a major river do not count', () => {
    const flight = foot(BONUS, { Henke: '3812' }).play(go(FOOT, VACATED));
    const p = flight.position();
    p.s.order = p.s.order.with(numberOf('Henke'), FULL_RETREAT);
    place(p, numberOf('Henke'), hexNamed(p.board.grid, '3712'));
    expect(flight.ask(go(FOOT, '3613'))).toBe('ok');
    const sides = [side('3612', '3712', { river: 'major' }), side('3613', '3712', { river: 'major' })];
    const water = advance(
      { units: { [FOOT]: '3611', '14/Hoffmann': '3712' }, sides },
      { hex: VACATED, units: FOOT, ...BONUS },
    );
    expect(water.play(go(FOOT, VACATED)).ask(go(FOOT, '3613'))).toBe('ok');
  });
});

describe('zones beside water and of unknown units', () => {
  it('[H44-15.5.2-b] a zone that reaches only one of the two hexes does not count', () => {
    const sides = [side('3613', '3712', { river: 'major' })];
    const table = advance(
      { units: { [FOOT]: '3611', '14/Hoffmann': '3712' }, sides },
      { hex: VACATED, units: FOOT, ...BONUS },
    );
    expect(table.play(go(FOOT, VACATED)).ask(go(FOOT, '3613'))).toBe('ok');
  });

  it('[H44-15.5.2-b] unknown units have zones like others', () => {
    const extra = { unknown: { '3712': null } };
    const table = advance({ units: { [FOOT]: '3611' }, extra }, { hex: VACATED, units: FOOT, ...BONUS });
    expect(table.play(go(FOOT, VACATED)).ask(go(FOOT, '3613'))).toBe('15.5.2');
  });
});

describe('one after the other', () => {
  const two = { [FOOT]: '3611', [FOOT_2]: '3511' };

  it('[RUL-H44-117] whoever begins ends the advance of the one before', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(go(FOOT, '3711'), go(FOOT_2, '3512'));
    expect(table.ask(go(FOOT, '3712'))).toBe('15.1');
    expect(table.frame()?.breakthrough).toBe(false);
  });

  it('[RUL-H44-117] but not where the other may not end', () => {
    const units = { ...two, [FOOT_3]: '3711', [TANK]: '3711' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS }).play(go(FOOT, '3711'));
    expect(table.ask(go(FOOT_2, '3512'))).toBe('15.1');
    expect(table.ask(DONE)).toBe('15.1');
  });

  it('`done` ends the advance of those on their way, then that of all', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(go(FOOT, VACATED), DONE);
    expect(table.ask(go(FOOT_2, VACATED))).toBe('ok');
    expect(table.play(DONE).isOver()).toBe(true);
  });

  it('[RUL-H44-123] units that have joined go together, as far as the poorest can', () => {
    const units = { [TANK]: '3611', [FOOT]: '3611', [FOOT_2]: '3611' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(join(TANK), join(FOOT));
    expect(table.ask(join(FOOT_2))).toBe('15.1');
    table.play(go(FOOT, VACATED), go(TANK, '3613'));
    expect([table.at(TANK), table.at(FOOT), table.at(FOOT_2)]).toEqual(['3613', '3613', '3611']);
    expect(table.ask(go(TANK, '3614'))).toBe('15.1');
  });

  it('nobody joins but where there is somebody to go with', () => {
    expect(foot().ask(join(FOOT))).toBe('16.2');
  });

  it('[H44-16.2-d] units of another hex are picked up there alone', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    expect(table.play(join(FOOT)).ask(join(FOOT_2))).toBe('16.2');
    table.play(go(FOOT, '3511'));
    expect(table.play(join(FOOT_2), go(FOOT_2, '3512')).at(FOOT)).toBe('3512');
  });
});

describe('what an advance meets', () => {
  it('[H44-16.4-b] [RUL-H44-113] enemies alone in full retreat beside it leave, and it goes on', () => {
    const table = foot(BONUS, { Henke: '3712 full-retreat' }).play(go(FOOT, VACATED));
    expect(table.top()).toMatchObject({ kind: 'retreat', side: 1 });
    const retreat = (to: string) => ({ type: 'retreat', unit: 'Henke', to });
    expect(table.play(retreat('3812'), retreat('3912')).ask(go(FOOT, '3712'))).toBe('ok');
  });

  it('[H44-5.4-b] a bridge is decided about when it is crossed, and costs nothing when it goes', () => {
    const sides = [side('3611', '3612', { river: 'canal', bridge: 'road' })];
    const table = tank({}, { sides, extra: { bridges: { '3611-3612': 'wired' } } }).play(go(TANK, VACATED));
    expect(table.top()).toMatchObject({ kind: 'demolition', crossing: true });
    table.play({ type: 'blow', bridge: '3611-3612' }).dice(6);
    expect(table.at(TANK)).toBe('3611');
    expect(table.ask(go(TANK, VACATED))).toBe('15.6');
    expect(table.ask(go(TANK, '3711'))).toBe('ok');
  });

  it('[H44-5.4-c] the step is taken when the bridge is spared', () => {
    const sides = [side('3611', '3612', { river: 'canal', bridge: 'road' })];
    const table = tank({}, { sides }).play(go(TANK, VACATED), { type: 'spare' });
    expect(table.at(TANK)).toBe('3612');
  });

  it('[H44-5.4-a] bridges beside the hex are decided about', () => {
    const sides = [side('3612', '3613', { river: 'canal', bridge: 'road' })];
    expect(tank({}, { sides }).play(go(TANK, VACATED)).top()).toMatchObject({ kind: 'demolition', crossing: false });
  });

  it('[H44-26.5.1] victory hexes change hands', () => {
    const hexes = { '3612': { terrain: 'city' } };
    const table = foot({}, {});
    expect(table.state().holders).not.toContain(0);
    const taken = advance({ units: { [FOOT]: '3611' }, hexes }, { hex: VACATED, units: FOOT }).play(go(FOOT, VACATED));
    expect(taken.state().holders).toContain(0);
  });

  it('[H44-24.2-b] traffic stops Allied mechanised units, nobody else', () => {
    const extra = { traffic: { '1': '3612' } };
    expect(tank(BONUS, { extra }).play(go(TANK, VACATED)).isOver()).toBe(true);
    const onFoot = advance({ units: { [FOOT]: '3611' }, extra }, { hex: VACATED, units: FOOT, ...BONUS });
    expect(onFoot.play(go(FOOT, VACATED)).isOver()).toBe(false);
    const units = { 'Segler/9ss': '3611' };
    const german = advance({ units, extra }, { hex: VACATED, units: 'Segler/9ss', side: 1, ...BONUS });
    expect(german.play(go('Segler/9ss', VACATED)).isOver()).toBe(false);
  });

  it('[H44-25.3.5-a] an unknown unit is not walked over', () => {
    const table = advance(
      { units: { [FOOT]: '3611' }, extra: { unknown: { '3711': null } } },
      { hex: VACATED, units: FOOT },
    );
    expect(table.ask(go(FOOT, '3711'))).toBe('25.3.5');
  });

  it('[H44-15.1-a] ends for all where each could go on but none may stay until another has gone', () => {
    const [first, second, third] = ['5CG/32/Gds', '2GG/5/Gds', '2IG/5/Gds'] as const;
    const crowds = Object.fromEntries(
      ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50'].map((id, i) => [id, i < 2 ? '3610' : '3510']),
    );
    const units = { [first]: '3611', [second]: '3611', [third]: '3611', ...crowds };
    const table = advance({ units }, { hex: VACATED, units: [first, second, third].join(', '), ...BONUS });
    table.play(go(first, '3610'), go(third, '3510'), go(second, '3610'), go(first, '3609'));
    expect(table.isOver()).toBe(true);
  });
});
