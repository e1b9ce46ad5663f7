import { describe, expect, it } from 'vitest';
import { positionOf, place } from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { keptOut } from './advance.ts';
import {
  BONUS,
  DONE,
  advance,
  advanceTo,
  advancing,
  ask,
  isOver,
  join,
  road,
  side,
  stand,
  top,
  unit,
  type Sitting,
} from '../../test-kit.ts';
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
    expect(ask(table, advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(table, advanceTo(FOOT_2, VACATED))).toBe('ok');
    expect(ask(table, advanceTo(GUN, VACATED))).toBe('15.1');
    expect(ask(table, advanceTo(FOOT_3, VACATED))).toBe('15.1');
  });

  it('[H44-2.3.4] units that cannot move at all do not advance', () => {
    const units = { '1/18 Flak': '3611', Henke: '3611' };
    const table = advance({ units }, { side: 1, hex: VACATED, units: '1/18 Flak, Henke' });
    expect(advancing(table)?.units).toEqual([numberOf('Henke')]);
  });

  it('[H44-15.2-b] [H44-15.3-a] a normal advance is one hex, in any direction', () => {
    const table = foot();
    expect(ask(table, advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(table, advanceTo(FOOT, '3610'))).toBe('ok');
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('15.2');
    expect(isOver(table.play(advanceTo(FOOT, '3510')))).toBe(true);
    expect(unit(table, FOOT).hex).toBe('3510');
  });

  it('[H44-15.2-a] [H44-15.2-e] a limited advance goes into the vacated hex, without the road bonus', () => {
    const table = tank({ reach: 'limited' }, { sides: ALONG });
    expect(ask(table, advanceTo(TANK, '3711'))).toBe('15.2');
    expect(isOver(table.play(advanceTo(TANK, VACATED)))).toBe(true);
  });

  it('[H44-15.2-c] a bonus advance is two hexes', () => {
    const table = foot(BONUS).play(advanceTo(FOOT, VACATED));
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('ok');
    expect(isOver(table.play(advanceTo(FOOT, '3712')))).toBe(true);
  });

  it('[H44-15.2-d] by road mechanised units go a hex farther, if the whole advance follows it', () => {
    const table = tank({}, { sides: ALONG }).play(advanceTo(TANK, VACATED));
    expect(ask(table, advanceTo(TANK, '3712'))).toBe('15.2');
    expect(isOver(table.play(advanceTo(TANK, '3613')))).toBe(true);
    expect(isOver(tank({}, { sides: ALONG }).play(advanceTo(TANK, '3711')))).toBe(true);
    const late = tank(BONUS, { sides: road('3612', '3613', '3614') });
    expect(isOver(late.play(advanceTo(TANK, VACATED), advanceTo(TANK, '3613')))).toBe(true);
  });

  it('[H44-15.2-d] three hexes by road in a bonus advance, foot and dismounted units two', () => {
    const table = tank(BONUS, { sides: ALONG }).play(
      advanceTo(TANK, VACATED),
      advanceTo(TANK, '3613'),
      advanceTo(TANK, '3614'),
    );
    expect(unit(table, TANK).hex).toBe('3614');
    expect(isOver(table)).toBe(true);
    const onFoot = advance({ units: { [FOOT]: '3611' }, sides: ALONG }, { hex: VACATED, units: FOOT });
    expect(isOver(onFoot.play(advanceTo(FOOT, VACATED)))).toBe(true);
    const units = { '1WG/32/Gds': '3611 dismounted' };
    const dismounted = advance({ units, sides: ALONG }, { hex: VACATED, units: '1WG/32/Gds' });
    expect(isOver(dismounted.play(advanceTo('1WG/32/Gds', VACATED)))).toBe(true);
  });

  it('[H44-15.2-f] [H44-18.4-c] out of supply there is no road bonus', () => {
    const table = tank({}, { units: { [TANK]: '3611 out-of-supply' }, sides: ALONG });
    expect(isOver(table.play(advanceTo(TANK, VACATED)))).toBe(true);
  });

  it('a road whose bridge is down is none', () => {
    const sides = [...ALONG.slice(0, 1), side('3612-3613', { river: 'minor', road: null })];
    expect(ask(tank({}, { sides }).play(advanceTo(TANK, VACATED)), advanceTo(TANK, '3613'))).toBe('15.2');
  });
});

describe('stacking', () => {
  const three = { [FOOT]: '3611', [FOOT_2]: '3511', [FOOT_3]: '3512' };
  const all = `${FOOT}, ${FOOT_2}, ${FOOT_3}`;

  it('[H44-15.1-d] the limits hold wherever an advance ends', () => {
    const table = advance({ units: { ...three, [ENGINEER]: '3611' } }, { hex: VACATED, units: `${all}, ${ENGINEER}` });
    table.play(advanceTo(FOOT, VACATED), advanceTo(FOOT_2, VACATED));
    expect(ask(table, advanceTo(FOOT_3, VACATED))).toBe('15.1');
    expect(ask(table, advanceTo(ENGINEER, VACATED))).toBe('ok');
  });

  it('[H44-15.1-d] a hex may be passed that is full', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3612', [FOOT_3]: '3612' };
    const table = advance({ units }, { hex: '3712', units: FOOT, ...BONUS }).play(advanceTo(FOOT, '3612'));
    expect(ask(table, DONE)).toBe('15.1');
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('ok');
  });

  it('[H44-15.4-a] after the additional hex no company but free-stacking units', () => {
    const units = { [TANK]: '3611', [FOOT]: '3613' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: TANK });
    table.play(advanceTo(TANK, VACATED));
    expect(ask(table, advanceTo(TANK, '3613'))).toBe('15.4');
    const free = advance(
      { units: { [TANK]: '3611', [ENGINEER]: '3613' }, sides: ALONG },
      { hex: VACATED, units: TANK },
    );
    expect(ask(free.play(advanceTo(TANK, VACATED)), advanceTo(TANK, '3613'))).toBe('ok');
  });

  it('[H44-15.4-a] nobody comes to whoever has used it', () => {
    const units = { [TANK]: '3611', [TANK_2]: '3611', [FOOT]: '3712' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${TANK_2}, ${FOOT}` });
    table.play(advanceTo(TANK, VACATED), advanceTo(TANK, '3613'));
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('15.4');
    expect(ask(table, advanceTo(FOOT, VACATED))).toBe('ok');
    table.play(advanceTo(TANK_2, VACATED));
    expect(ask(table, advanceTo(TANK_2, '3613'))).toBe('15.4');
  });

  it('[H44-15.4-a] a free-stacking unit may use it and join others', () => {
    const units = { [ENGINEER]: '3611', [FOOT]: '3613' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: ENGINEER }).play(
      advanceTo(ENGINEER, VACATED),
    );
    expect(ask(table, advanceTo(ENGINEER, '3613'))).toBe('ok');
  });

  it('[H44-6.3-a] halves of one battalion end together', () => {
    const [a, b] = ['A/2107/107 PzGr', 'B/2107/107 PzGr'];
    const begin = (units: Record<string, string>) =>
      ask(
        advance({ units, sides: ALONG }, { side: 1, hex: VACATED, units: a }).play(advanceTo(a, VACATED)),
        advanceTo(a, '3613'),
      );
    expect(begin({ [a]: '3611', [b]: '3613' })).toBe('ok');
    expect(begin({ [a]: '3611', Henke: '3613' })).toBe('15.4');
  });

  it('[RUL-H44-55] who does not leave an overstacked hex may stay', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3611', [FOOT_3]: '3611' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}, ${FOOT_3}` });
    expect(ask(table.play(join(FOOT), join(FOOT_2)), DONE)).toBe('ok');
  });

  /** Who advances besides those that attacked 3612. */
  const kept = (sketch: Sitting, ...attackers: string[]): number[] => {
    const p = stand('allied-combat', sketch);
    return keptOut(p, { side: 0, target: hexNamed(p.board.grid, VACATED), attackers: attackers.map(numberOf) });
  };

  it('[RUL-H44-116] units that the limit kept out advance too, those that stayed out by choice do not', () => {
    const units = { [TANK]: '3611', [TANK_2]: '3611', [TANK_3]: '3611', [GUN]: '3611' };
    expect(kept({ units }, TANK, TANK_2)).toEqual([numberOf(TANK_3)]);
    expect(kept({ units }, TANK)).toEqual([]);
  });

  it('[RUL-H44-116] [H44-11.5.1-c] nor those that could not have attacked the hex, as an engaged one over a canal', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3611', [FOOT_3]: '3611 engaged' };
    const canal = side('3611-3612', { river: 'canal', bridge: 'road' });
    expect(kept({ units, sides: [canal] }, FOOT, FOOT_2)).toEqual([]);
    expect(kept({ units }, FOOT, FOOT_2)).toEqual([numberOf(FOOT_3)]);
  });
});

describe('bonds and zones', () => {
  it('[H44-15.5.1-a] not into a bond, unless it is the vacated hex', () => {
    const units = { [FOOT]: '3611', Henke: '3711', Jenkel: '3512' };
    expect(ask(advance({ units }, { hex: VACATED, units: FOOT }), advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(advance({ units }, { hex: '3610', units: FOOT }), advanceTo(FOOT, VACATED))).toBe('15.5.1');
  });

  it('[H44-15.5.1-a] not across a hexside bond, unless into the vacated hex', () => {
    const units = { [FOOT]: '3611', Henke: '3711', Jenkel: '3511' };
    expect(ask(advance({ units }, { hex: VACATED, units: FOOT }), advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(advance({ units }, { hex: '3610', units: FOOT }), advanceTo(FOOT, VACATED))).toBe('15.5.1');
  });

  it('[H44-15.5.2-b] not from EZOC to EZOC of the same enemy after the first hex', () => {
    const table = foot(BONUS, { '14/Hoffmann': '3713' });
    expect(ask(table.play(advanceTo(FOOT, VACATED)), advanceTo(FOOT, '3712'))).toBe('ok');
    const second = foot(BONUS, { '14/Hoffmann': '3712' }).play(advanceTo(FOOT, VACATED));
    expect(ask(second, advanceTo(FOOT, '3711'))).toBe('15.5.2');
    expect(ask(second, advanceTo(FOOT, '3613'))).toBe('15.5.2');
    expect(ask(second, advanceTo(FOOT, '3512'))).toBe('ok');
  });

  it('[H44-15.5.2-b] the first hex may be, and one that a friend holds', () => {
    expect(ask(foot(BONUS, { '14/Hoffmann': '3711' }), advanceTo(FOOT, VACATED))).toBe('ok');
    const table = foot(BONUS, { '14/Hoffmann': '3712', [FOOT_2]: '3613' }).play(advanceTo(FOOT, VACATED));
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('ok');
    expect(ask(table, advanceTo(FOOT, '3711'))).toBe('15.5.2');
  });

  it('[RUL-H44-362] an unknown unit is such a friend', () => {
    const units = { Stephan: '3611', '1/505/82': '3712' };
    const won = { side: 1, hex: VACATED, units: 'Stephan', ...BONUS } as const;
    const on = (sketch: Sitting) =>
      ask(
        advance({ phase: 'german-combat', units, ...sketch }, won).play(advanceTo('Stephan', VACATED)),
        advanceTo('Stephan', '3613'),
      );
    expect([on({}), on({ extra: { unknown: { '3613': null } } })]).toEqual(['15.5.2', 'ok']);
  });

  it('[H44-15.5.2-a] units in full retreat and those behind a major river do not count', () => {
    const flight = foot(BONUS, { Henke: '3812' }).play(advanceTo(FOOT, VACATED));
    const p = positionOf(flight.state());
    p.s.order = p.s.order.with(numberOf('Henke'), FULL_RETREAT);
    place(p, numberOf('Henke'), hexNamed(p.board.grid, '3712'));
    expect(ask(flight, advanceTo(FOOT, '3613'))).toBe('ok');
    const sides = [side('3612-3712', { river: 'major' }), side('3613-3712', { river: 'major' })];
    const water = advance(
      { units: { [FOOT]: '3611', '14/Hoffmann': '3712' }, sides },
      { hex: VACATED, units: FOOT, ...BONUS },
    );
    expect(ask(water.play(advanceTo(FOOT, VACATED)), advanceTo(FOOT, '3613'))).toBe('ok');
  });
});

describe('zones beside water and of unknown units', () => {
  it('[H44-15.5.2-b] a zone that reaches only one of the two hexes does not count', () => {
    const sides = [side('3613-3712', { river: 'major' })];
    const table = advance(
      { units: { [FOOT]: '3611', '14/Hoffmann': '3712' }, sides },
      { hex: VACATED, units: FOOT, ...BONUS },
    );
    expect(ask(table.play(advanceTo(FOOT, VACATED)), advanceTo(FOOT, '3613'))).toBe('ok');
  });

  it('[H44-15.5.2-b] unknown units have zones like others', () => {
    const extra = { unknown: { '3712': null } };
    const table = advance({ units: { [FOOT]: '3611' }, extra }, { hex: VACATED, units: FOOT, ...BONUS });
    expect(ask(table.play(advanceTo(FOOT, VACATED)), advanceTo(FOOT, '3613'))).toBe('15.5.2');
  });
});

describe('one after the other', () => {
  const two = { [FOOT]: '3611', [FOOT_2]: '3511' };

  it('[RUL-H44-117] whoever begins ends the advance of the one before', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(advanceTo(FOOT, '3711'), advanceTo(FOOT_2, '3512'));
    expect(ask(table, advanceTo(FOOT, '3712'))).toBe('15.1');
    expect(advancing(table)?.breakthrough).toBe(false);
  });

  it('[RUL-H44-117] but not where the other may not end', () => {
    const units = { ...two, [FOOT_3]: '3711', [TANK]: '3711' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS }).play(
      advanceTo(FOOT, '3711'),
    );
    expect(ask(table, advanceTo(FOOT_2, '3512'))).toBe('15.1');
    expect(ask(table, DONE)).toBe('15.1');
  });

  it('`done` ends the advance of those on their way, then that of all', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(advanceTo(FOOT, VACATED), DONE);
    expect(ask(table, advanceTo(FOOT_2, VACATED))).toBe('ok');
    expect(isOver(table.play(DONE))).toBe(true);
  });

  it('[RUL-H44-123] units that have joined go together, as far as the poorest can', () => {
    const units = { [TANK]: '3611', [FOOT]: '3611', [FOOT_2]: '3611' };
    const table = advance({ units, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${FOOT}, ${FOOT_2}`, ...BONUS });
    table.play(join(TANK), join(FOOT));
    expect(ask(table, join(FOOT_2))).toBe('15.1');
    table.play(advanceTo(FOOT, VACATED), advanceTo(TANK, '3613'));
    expect([unit(table, TANK).hex, unit(table, FOOT).hex, unit(table, FOOT_2).hex]).toEqual(['3613', '3613', '3611']);
    expect(ask(table, advanceTo(TANK, '3614'))).toBe('15.1');
  });

  it('nobody joins but where there is somebody to go with', () => {
    expect(ask(foot(), join(FOOT))).toBe('16.2');
  });

  it('[H44-16.2-d] units of another hex are picked up there alone', () => {
    const table = advance({ units: two }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    expect(ask(table.play(join(FOOT)), join(FOOT_2))).toBe('16.2');
    table.play(advanceTo(FOOT, '3511'));
    expect(unit(table.play(join(FOOT_2), advanceTo(FOOT_2, '3512')), FOOT).hex).toBe('3512');
  });
});

describe('what an advance meets', () => {
  it('[H44-16.4-b] [RUL-H44-113] enemies alone in full retreat beside it leave, and it goes on', () => {
    const table = foot(BONUS, { Henke: '3712 full-retreat' }).play(advanceTo(FOOT, VACATED));
    expect(top(table)).toMatchObject({ kind: 'retreat', side: 1 });
    const retreat = (to: string) => ({ type: 'retreat', unit: 'Henke', to });
    expect(ask(table.play(retreat('3812'), retreat('3912')), advanceTo(FOOT, '3712'))).toBe('ok');
  });

  it('[H44-5.4-b] a bridge is decided about when it is crossed, and costs nothing when it goes', () => {
    const sides = [side('3611-3612', { river: 'canal', bridge: 'road' })];
    const table = tank({}, { sides, extra: { bridges: { '3611-3612': 'wired' } } }).play(advanceTo(TANK, VACATED));
    expect(top(table)).toMatchObject({ kind: 'demolition', crossing: true });
    table.play({ type: 'blow', bridge: '3611-3612' }).dice(6);
    expect(unit(table, TANK).hex).toBe('3611');
    expect(ask(table, advanceTo(TANK, VACATED))).toBe('15.6');
    expect(ask(table, advanceTo(TANK, '3711'))).toBe('ok');
  });

  it('[H44-5.4-b] infantry stays too, and goes over the canal if it likes (RUL-H44-37)', () => {
    const sides = [side('3611-3612', { river: 'canal', bridge: 'road' })];
    const table = advance(
      { units: { [FOOT]: '3611' }, sides, extra: { bridges: { '3611-3612': 'wired' } } },
      { hex: VACATED, units: FOOT, ...BONUS },
    ).play(advanceTo(FOOT, VACATED));
    table.play({ type: 'blow', bridge: '3611-3612' }).dice(6);
    expect(unit(table, FOOT).hex).toBe('3611');
    expect(unit(table.play(advanceTo(FOOT, VACATED)), FOOT).hex).toBe(VACATED);
  });

  it('[H44-5.4-c] the step is taken when the bridge is spared', () => {
    const sides = [side('3611-3612', { river: 'canal', bridge: 'road' })];
    const table = tank({}, { sides }).play(advanceTo(TANK, VACATED), { type: 'spare' });
    expect(unit(table, TANK).hex).toBe('3612');
  });

  it('[H44-5.4-a] bridges beside the hex are decided about', () => {
    const sides = [side('3612-3613', { river: 'canal', bridge: 'road' })];
    expect(top(tank({}, { sides }).play(advanceTo(TANK, VACATED)))).toMatchObject({
      kind: 'demolition',
      crossing: false,
    });
  });

  it('[H44-26.5.1] victory hexes change hands', () => {
    const hexes = { '3612': { terrain: 'city' } };
    const table = foot({}, {});
    expect(table.state().holders).not.toContain(0);
    const taken = advance({ units: { [FOOT]: '3611' }, hexes }, { hex: VACATED, units: FOOT }).play(
      advanceTo(FOOT, VACATED),
    );
    expect(taken.state().holders).toContain(0);
  });

  it('[H44-24.2-b] traffic stops Allied mechanised units, nobody else', () => {
    const extra = { traffic: { '1': '3612' } };
    expect(isOver(tank(BONUS, { extra }).play(advanceTo(TANK, VACATED)))).toBe(true);
    const onFoot = advance({ units: { [FOOT]: '3611' }, extra }, { hex: VACATED, units: FOOT, ...BONUS });
    expect(isOver(onFoot.play(advanceTo(FOOT, VACATED)))).toBe(false);
    const units = { 'Segler/9ss': '3611' };
    const german = advance({ units, extra }, { hex: VACATED, units: 'Segler/9ss', side: 1, ...BONUS });
    expect(isOver(german.play(advanceTo('Segler/9ss', VACATED)))).toBe(false);
  });

  it('[H44-25.3.5-a] an unknown unit is not walked over', () => {
    const table = advance(
      { units: { [FOOT]: '3611' }, extra: { unknown: { '3711': null } } },
      { hex: VACATED, units: FOOT },
    );
    expect(ask(table, advanceTo(FOOT, '3711'))).toBe('25.3.5');
  });

  it('[H44-15.1-a] ends for all where each could go on but none may stay until another has gone', () => {
    const [first, second, third] = ['5CG/32/Gds', '2GG/5/Gds', '2IG/5/Gds'] as const;
    const crowds = Object.fromEntries(
      ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '1D/231/50'].map((id, i) => [id, i < 2 ? '3610' : '3510']),
    );
    const units = { [first]: '3611', [second]: '3611', [third]: '3611', ...crowds };
    const table = advance({ units }, { hex: VACATED, units: [first, second, third].join(', '), ...BONUS });
    table.play(advanceTo(first, '3610'), advanceTo(third, '3510'), advanceTo(second, '3610'), advanceTo(first, '3609'));
    expect(isOver(table)).toBe(true);
  });
});
