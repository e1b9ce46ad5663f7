import { describe, expect, it } from 'vitest';
import { numberOf } from '../../position/units.ts';
import { beginAdvance } from './advance.ts';
import { settle } from '../../play/decide.ts';
import { AREA } from '../../position/state.ts';
import {
  BONUS,
  advance,
  advanceTo,
  advancing,
  ask,
  ground,
  isOver,
  join,
  playedFrom,
  road,
  side,
  stand,
  unit,
} from '../../test-kit.ts';
import { hexNamed } from '../../position/board.ts';

const TANK = '2IG/5/Gds';
const MECH = '1WG/32/Gds';
const FOOT = '6DLI/151/50';
const ENGINEER = '30 Corps Eng';
const VACATED = '3612';

const of = (unit: string, sketch: object, more: object = BONUS) =>
  advance({ units: { [unit]: '3611' }, ...sketch }, { hex: VACATED, units: unit, ...more });

describe('terrain and water', () => {
  it('[H44-15.6-a] vehicles keep to roads in polder and marsh, nobody enters lakes', () => {
    const hexes = { ...ground('polder', '3612'), ...ground('lake', '3711') };
    expect(ask(of(TANK, { hexes }), advanceTo(TANK, VACATED))).toBe('15.6');
    expect(ask(of(TANK, { hexes, sides: road('3611', '3612') }), advanceTo(TANK, VACATED))).toBe('ok');
    expect(ask(of(MECH, { hexes }), advanceTo(MECH, VACATED))).toBe('ok');
    expect(ask(of(FOOT, { hexes }), advanceTo(FOOT, '3711'))).toBe('15.6');
  });

  it('[H44-15.6-b] infantry wades through a minor river with its first hex', () => {
    const sides = [side('3611-3612', { river: 'minor' }), side('3612-3613', { river: 'minor' })];
    expect(ask(of(TANK, { sides }), advanceTo(TANK, VACATED))).toBe('15.6');
    const mech = of(MECH, { sides });
    expect(ask(mech, advanceTo(MECH, VACATED))).toBe('ok');
    expect(ask(mech.play(advanceTo(MECH, VACATED)), advanceTo(MECH, '3613'))).toBe('15.6');
    expect(
      ask(
        of(MECH, { sides: [sides[1], ...road('3612', '3613')] }).play(advanceTo(MECH, VACATED)),
        advanceTo(MECH, '3613'),
      ),
    ).toBe('ok');
  });

  it('[H44-15.6-c] [RUL-H44-119] a canal is crossed along its course by infantry that attacked across it, with its first hex', () => {
    const canal = [side('3611-3612', { river: 'canal' }), side('3611-3711', { river: 'canal' })];
    expect(ask(of(FOOT, { sides: canal }), advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(of(FOOT, { sides: canal }), advanceTo(FOOT, '3711'))).toBe('ok');
    expect(ask(of(TANK, { sides: canal }), advanceTo(TANK, VACATED))).toBe('15.6');
    const apart = [side('3611-3612', { river: 'canal' }), side('3611-3610', { river: 'canal' })];
    expect(ask(of(FOOT, { sides: apart }), advanceTo(FOOT, '3610'))).toBe('15.6');
    expect(ask(of(FOOT, { sides: canal.slice(1) }), advanceTo(FOOT, '3711'))).toBe('15.6');
    const later = [side('3611-3612', { river: 'canal' }), side('3612-3613', { river: 'canal' })];
    expect(ask(of(FOOT, { sides: later }).play(advanceTo(FOOT, VACATED)), advanceTo(FOOT, '3613'))).toBe('15.6');
  });

  it('[H44-15.6-d] [H44-9.5.3-j] a major river is crossed into the vacated hex alone', () => {
    const sides = [side('3611-3612', { river: 'major' }), side('3611-3711', { river: 'major' })];
    expect(ask(of(FOOT, { sides }), advanceTo(FOOT, VACATED))).toBe('ok');
    expect(ask(of(FOOT, { sides }), advanceTo(FOOT, '3711'))).toBe('15.6');
    expect(ask(of(TANK, { sides }), advanceTo(TANK, VACATED))).toBe('15.6');
    expect(ask(of(FOOT, { sides }).play(advanceTo(FOOT, '3511')), advanceTo(FOOT, VACATED))).toBe('ok');
    const back = of(FOOT, { sides: [...sides, side('3511-3612', { river: 'major' })] });
    expect(ask(back.play(advanceTo(FOOT, '3511')), advanceTo(FOOT, VACATED))).toBe('15.6');
  });

  it('[H44-9.5.3-i] the engineers of an assault cross too, from its hex alone, and nobody need', () => {
    const sides = [side('3611-3612', { river: 'major' })];
    const units = { [FOOT]: '3611', [ENGINEER]: '3611' };
    const table = advance({ units, sides }, { hex: VACATED, units: FOOT });
    expect(ask(table, advanceTo(ENGINEER, VACATED))).toBe('ok');
    expect(ask(table, advanceTo(FOOT, '3610'))).toBe('ok');
    expect(ask(advance({ units }, { hex: VACATED, units: FOOT }), advanceTo(ENGINEER, VACATED))).toBe('15.1');
    const shaken = { [FOOT]: '3611', [ENGINEER]: '3611 disrupted' };
    expect(ask(advance({ units: shaken, sides }, { hex: VACATED, units: FOOT }), advanceTo(ENGINEER, VACATED))).toBe(
      '15.1',
    );
  });

  it('[H44-9.5.3-i] no engineers cross beside a gun that has only supported the attack', () => {
    const units = { [FOOT]: '3512', '43 Div Arty': '3611', [ENGINEER]: '3611' };
    const sides = [side('3611-3612', { river: 'major' })];
    const table = advance({ units, sides }, { hex: VACATED, units: `${FOOT}, 43 Div Arty` });
    expect(ask(table, advanceTo(ENGINEER, VACATED))).toBe('15.1');
  });

  it('[RUL-H44-313] engineers that kept out of the assault cross into the vacated hex, and go nowhere else', () => {
    const sides = [side('3611-3612', { river: 'major' })];
    const units = { [FOOT]: '3611', [ENGINEER]: '3611' };
    const table = advance({ units, sides }, { hex: VACATED, units: FOOT, ...BONUS });
    expect(ask(table, advanceTo(ENGINEER, '3610'))).toBe('9.5.3');
    const normal = advance({ units, sides }, { hex: VACATED, units: FOOT });
    expect([ask(normal, join(FOOT)), ask(normal, join(ENGINEER))]).toEqual(['16.2', '16.2']);
    expect(ask(table, advanceTo(ENGINEER, VACATED))).toBe('ok');
    table.play(advanceTo(ENGINEER, VACATED));
    expect([unit(table, ENGINEER).hex, advancing(table)?.units]).toEqual([VACATED, [numberOf(FOOT)]]);
  });

  it('[H44-15.1-a] [RUL-H44-313] engineers that attacked advance like the others', () => {
    const sides = [side('3611-3612', { river: 'major' })];
    const units = { [FOOT]: '3611', [ENGINEER]: '3611' };
    const table = advance({ units, sides }, { hex: VACATED, units: `${FOOT}, ${ENGINEER}`, ...BONUS });
    expect(ask(table, advanceTo(ENGINEER, '3610'))).toBe('ok');
    table.play(join(FOOT), join(ENGINEER), advanceTo(FOOT, VACATED));
    expect(ask(table, advanceTo(ENGINEER, '3613'))).toBe('ok');
  });

  it('[H44-15.6-e] marsh ends an advance, but not by road', () => {
    const hexes = ground('marsh', '3612');
    expect(isOver(of(FOOT, { hexes }).play(advanceTo(FOOT, VACATED)))).toBe(true);
    expect(isOver(of(FOOT, { hexes, sides: road('3611', '3612') }).play(advanceTo(FOOT, VACATED)))).toBe(false);
  });
});

it('[H44-23.4-a] corps boundaries bind an advance until turn 6', () => {
  const sides = ['1400', '1402', '1500', '1501', '1300', '1301'].map((b) => side(`1401-${b}`, { boundary: true }));
  const begin = (turn: number) => advance({ turn, units: { [FOOT]: '1402' }, sides }, { hex: '1403', units: FOOT });
  expect(ask(begin(6), advanceTo(FOOT, '1403'))).toBe('23.4');
  expect(ask(begin(6), advanceTo(FOOT, '1401'))).toBe('ok');
  expect(ask(begin(7), advanceTo(FOOT, '1403'))).toBe('ok');
});

describe('entry areas', () => {
  /** The hexes are the edge of area N, which is Allied. */
  function atEdge(units: Record<string, string>, attackers: string, hexes: string[], sketch: object = {}) {
    const p = stand('allied-combat', { units, ...sketch });
    const at = (name: string): number => hexNamed(p.board.grid, name);
    for (const name of hexes) p.board.areas[at(name)] = 1 << 13;
    const list = attackers.split(', ').map(numberOf);
    beginAdvance(p, { side: 0, hex: at(VACATED), reach: 'bonus', breakthrough: true, attackers: list });
    settle(p);
    return playedFrom(p.s);
  }

  it('[H44-19.3.1-a] a friendly one is the last hex of an advance', () => {
    const table = atEdge({ [FOOT]: '3611' }, FOOT, ['3612']);
    expect(ask(table, advanceTo(FOOT, 'area:N'))).toBe('19.3.1');
    table.play(advanceTo(FOOT, VACATED));
    expect(ask(table, advanceTo(FOOT, 'area:B'))).toBe('19.3.1');
    expect(isOver(table.play(advanceTo(FOOT, 'area:N')))).toBe(true);
    expect(unit(table, FOOT).hex).toBe('area:N');
  });

  it('[RUL-H44-142] out of one the vacated hex comes first, as terrain lets them', () => {
    const table = atEdge({ [FOOT]: 'area:N' }, FOOT, ['3612', '3613']);
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('19.7');
    table.play(advanceTo(FOOT, VACATED));
    expect(table.state().hex[numberOf(FOOT)]).toBeGreaterThan(AREA);
    expect(ask(table, advanceTo(FOOT, '3613'))).toBe('ok');
    const soft = { hexes: ground('polder', VACATED) };
    expect(
      ask(
        atEdge({ [TANK]: 'area:N', [FOOT]: 'area:N' }, `${TANK}, ${FOOT}`, [VACATED], soft),
        advanceTo(TANK, VACATED),
      ),
    ).toBe('15.6');
  });
});
