import { describe, expect, it } from 'vitest';
import { leadUnits, mayAttach } from '../10-odds/force.ts';
import { sumOf } from '../10-odds/odds.ts';
import { loseStep } from '../11-results/losses.ts';
import { BY_ROAD } from '../15-advance/advance-group.ts';
import { FORMATIONS, numberOf } from '../../position/units.ts';
import { positionOf, marksOf, place } from '../../position/position.ts';
import { AUTO_DS, ELIMINATED, WAS_ATTACKED, type CombatFrame } from '../../position/state.ts';
import {
  BONUS,
  DONE,
  advance,
  advanceTo,
  advancing,
  ask,
  hit,
  isOver,
  join,
  playedFrom,
  resolve,
  road,
  side,
  stand,
  support,
  top,
  unit,
} from '../../test-kit.ts';

const TANK = '2IG/5/Gds';
const TANK_2 = '2GG/5/Gds';
const FOOT = '6DLI/151/50';
const FOOT_2 = '8DLI/151/50';
const FOOT_3 = '9DLI/151/50';
const ENGINEER = '30 Corps Eng';
const FOE = '14/Hoffmann';
const VACATED = '3612';
const ALONG = road('3611', '3612', '3613', '3614', '3615');

const foot = (foe: string, more: object = {}, sketch: object = {}) =>
  advance({ units: { [FOOT]: '3611', [FOE]: foe }, ...sketch }, { hex: VACATED, units: FOOT, ...BONUS, ...more });
const combat = (table: ReturnType<typeof advance>): CombatFrame => top(table) as CombatFrame;

describe('who may', () => {
  it('[H44-16.1-b] only after DS and DMR', () => {
    expect(ask(foot('3711', { reach: 'normal', breakthrough: false }), hit('3711'))).toBe('16.1');
    expect(ask(foot('3711'), hit('3711'))).toBe('ok');
  });

  it('[H44-16.1-d] against any enemies beside the group', () => {
    const table = foot('3613');
    expect(ask(table, hit('3613'))).toBe('16.2');
    table.play(advanceTo(FOOT, VACATED));
    expect(ask(table, hit('3712'))).toBe('16.1');
    expect(ask(table, hit('3613'))).toBe('ok');
  });

  it('[H44-16.3.1-a] it costs a hex', () => {
    const table = foot('3614').play(advanceTo(FOOT, '3711'));
    expect(ask(table, hit('3614'))).toBe('16.2');
    const far = foot('3614', {}, { units: { [FOOT]: '3611', [FOOT_2]: '3611', [FOE]: '3614' } });
    expect(isOver(far.play(advanceTo(FOOT, VACATED), advanceTo(FOOT, '3613')))).toBe(true);
  });

  it('[H44-16.3.5-b] not from a hex with friends that had no part in the combat', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3612', [FOE]: '3613' };
    expect(ask(foot('3613', {}, { units }).play(advanceTo(FOOT, VACATED)), hit('3613'))).toBe('16.3.5');
    const both = advance({ units }, { hex: '3711', units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    expect(ask(both.play(advanceTo(FOOT, '3612')), hit('3613'))).toBe('ok');
  });

  it('[H44-16.3.5-b] [RUL-H44-362] an unknown unit is such a friend', () => {
    const units = { Stephan: '3611', '1/505/82': '3613' };
    const won = { side: 1, hex: '3711', units: 'Stephan', ...BONUS } as const;
    const from = (sketch: object) =>
      ask(advance({ phase: 'german-combat', units, ...sketch }, won).play(advanceTo('Stephan', '3612')), hit('3613'));
    expect([from({}), from({ extra: { unknown: { '3612': null } } })]).toEqual(['ok', '16.3.5']);
  });

  it('[H44-16.3.5-c] not over canals and major rivers without a bridge', () => {
    for (const river of ['canal', 'major']) {
      const table = foot('3711', {}, { sides: [side('3611-3711', { river })] });
      expect(ask(table, hit('3711'))).toBe('16.3.5');
    }
    const minor = foot('3711', {}, { sides: [side('3611-3711', { river: 'minor' })] });
    expect(ask(minor, hit('3711'))).toBe('ok');
  });

  it('[H44-5.4] a wired bridge is decided about first; blown, nothing is paid', () => {
    const sides = [side('3611-3711', { river: 'canal', bridge: 'road' })];
    const table = foot('3711', {}, { sides }).play(hit('3711'));
    expect(top(table)).toMatchObject({ kind: 'demolition', crossing: true });
    table.play({ type: 'blow', bridge: '3611-3711' }).dice(6);
    expect(advancing(table)).toMatchObject({ strike: 'none', gone: [0], breakthrough: true });
    const spared = foot('3711', {}, { sides }).play(hit('3711'), { type: 'spare' });
    expect(combat(spared)).toMatchObject({ kind: 'combat', mode: 'breakthrough' });
  });
});

describe('the group', () => {
  const units = { [FOOT]: '3611', [FOOT_2]: '3511', [FOOT_3]: '3511', [ENGINEER]: '3511', [FOE]: '3613' };
  const all = `${FOOT}, ${FOOT_2}, ${FOOT_3}, ${ENGINEER}`;
  const more = () => advance({ units }, { hex: VACATED, units: all, ...BONUS });

  it('[H44-16.2-c] forms in the vacated hex, of units from several hexes', () => {
    const table = more().play(
      advanceTo(FOOT, VACATED),
      advanceTo(FOOT_2, VACATED),
      advanceTo(ENGINEER, VACATED),
      hit('3613'),
    );
    expect(combat(table).attackers).toEqual([FOOT, FOOT_2, ENGINEER].map(numberOf));
  });

  it('[H44-6.4.2] has no more than may stack', () => {
    const table = more().play(advanceTo(FOOT, VACATED), advanceTo(FOOT_2, VACATED), advanceTo(FOOT_3, VACATED));
    expect(ask(table, hit('3613'))).toBe('6.4.2');
  });

  it('[H44-16.3.5-a] is of one hex; of several the player picks', () => {
    const table = advance({ units: { ...units, [FOE]: '3510' } }, { hex: VACATED, units: all, ...BONUS });
    expect(ask(table, hit('3510'))).toBe('16.2');
    table.play(join(FOOT_2), join(ENGINEER));
    expect(combat(table.play(hit('3510'))).attackers).toEqual([FOOT_2, ENGINEER].map(numberOf));
  });

  it('[RUL-H44-123] units of one hex may follow each other; going together they pick up who stands there', () => {
    const from = { [TANK]: '3611', [ENGINEER]: '3611', [FOE]: '3614' };
    const table = advance({ units: from, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${ENGINEER}`, ...BONUS });
    table.play(
      advanceTo(TANK, VACATED),
      advanceTo(TANK, '3613'),
      advanceTo(ENGINEER, VACATED),
      advanceTo(ENGINEER, '3613'),
      hit('3614'),
    );
    expect(combat(table).attackers).toEqual([TANK, ENGINEER].map(numberOf));
    const apart = { ...from, [ENGINEER]: '3711', [FOOT]: '3612' };
    const other = advance({ units: apart, sides: ALONG }, { hex: '3512', units: `${TANK}, ${ENGINEER}`, ...BONUS });
    other.play(advanceTo(TANK, VACATED), advanceTo(TANK, '3613'), advanceTo(ENGINEER, VACATED));
    expect(ask(other, hit('3614'))).toBe('16.1');
  });

  describe('[RUL-H44-313] after a river assault that the engineers kept out of', () => {
    const bank = { [FOOT]: '3611', [FOOT_2]: '3611', [ENGINEER]: '3611' };
    const sides = [side('3611-3612', { river: 'major' })];
    const begin = (foe: string) =>
      advance({ units: { ...bank, [FOE]: foe }, sides }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });

    it('[H44-16.2-d] does not take them along, and attacks without them', () => {
      const table = begin('3613').play(join(FOOT), join(FOOT_2));
      expect(ask(table, join(ENGINEER))).toBe('16.2');
      table.play(advanceTo(FOOT, VACATED), hit('3613'));
      expect(combat(table).attackers).toEqual([FOOT, FOOT_2].map(numberOf));
    });

    it('[H44-16.2-b] they cross when the group has ended its advance, and nobody fights any more', () => {
      const table = begin('3613').play(advanceTo(FOOT, VACATED), advanceTo(ENGINEER, VACATED));
      expect(advancing(table)?.units).toEqual([numberOf(FOOT_2)]);
      expect(ask(table.play(advanceTo(FOOT_2, VACATED)), hit('3613'))).toBe('16.1');
    });

    it('[H44-16.3.5-b] the hex that they are in is none to attack from', () => {
      expect(ask(begin('3711'), hit('3711'))).toBe('16.3.5');
    });
  });

  it('[H44-16.2-a] [H44-16.2-b] the others advance after it; then nobody fights any more', () => {
    const table = more().play(advanceTo(FOOT, VACATED), DONE, advanceTo(FOOT_2, VACATED));
    expect(ask(table, hit('3613'))).toBe('16.1');
  });

  it('[H44-16.3.4-a] by the additional hex of the road one unit and a free-stacking one', () => {
    const tanks = { [TANK]: '3611', [TANK_2]: '3611', [ENGINEER]: '3611', [FOE]: '3614' };
    const begin = () =>
      advance({ units: tanks, sides: ALONG }, { hex: VACATED, units: `${TANK}, ${TANK_2}, ${ENGINEER}`, ...BONUS });
    const one = begin().play(
      join(TANK),
      join(ENGINEER),
      advanceTo(TANK, VACATED),
      advanceTo(TANK, '3613'),
      hit('3614'),
    );
    expect(combat(one).attackers).toEqual([numberOf(TANK), numberOf(ENGINEER)]);
    const two = advance(
      { units: { [TANK]: '3613', [TANK_2]: '3613', [FOE]: '3614' } },
      { hex: '3512', units: `${TANK}, ${TANK_2}`, ...BONUS },
    );
    Object.assign(advancing(two) ?? {}, { gone: [2, 2], trail: [BY_ROAD, BY_ROAD] });
    expect(ask(two, hit('3614'))).toBe('16.3.4');
    Object.assign(advancing(two) ?? {}, { gone: [1, 1] });
    expect(ask(two, hit('3614'))).toBe('ok');
  });
});

describe('the combat and what follows', () => {
  it('[H44-16.3.5-d] begins with the group as its force', () => {
    const table = foot('3613').play(advanceTo(FOOT, VACATED), hit('3613'));
    expect(combat(table)).toMatchObject({ mode: 'breakthrough', side: 0, artillery: [], air: false });
    expect(combat(table).attackers).toEqual([numberOf(FOOT)]);
    expect(advancing(table)?.gone).toEqual([2]);
  });

  it('[H44-16.3.1-b] the vacated hex costs nothing; staying ends the advance', () => {
    const table = resolve(foot('3613').play(advanceTo(FOOT, VACATED), hit('3613')), { [FOE]: 'gone' });
    expect(ask(table, advanceTo(FOOT, '3712'))).toBe('16.3.1');
    expect(isOver(table.play(advanceTo(FOOT, '3613')))).toBe(true);
    expect(unit(table, FOOT).hex).toBe('3613');
    const stays = resolve(foot('3613').play(advanceTo(FOOT, VACATED), hit('3613')), { [FOE]: 'gone' }).play(DONE);
    expect(isOver(stays)).toBe(true);
  });

  it('[H44-16.3.1-b] the zones of others do not keep the group out of it', () => {
    const units = { [FOOT]: '3611', [FOE]: '3613', Henke: '3712' };
    const table = foot('3613', {}, { units }).play(advanceTo(FOOT, VACATED));
    expect(ask(resolve(table.play(hit('3613')), { [FOE]: 'gone' }), advanceTo(FOOT, '3613'))).toBe('ok');
  });

  it('[H44-16.3.2-a] [H44-16.3.3-a] what is left may be used, but there is no second combat', () => {
    const units = { [FOOT]: '3611', [FOE]: '3711', Henke: '3812' };
    const table = resolve(foot('3711', {}, { units }).play(hit('3711')), { [FOE]: 'gone' }).play(
      advanceTo(FOOT, '3711'),
    );
    expect(ask(table, hit('3812'))).toBe('16.1');
    expect(ask(table, advanceTo(FOOT, '3710'))).toBe('ok');
    expect(isOver(table.play(advanceTo(FOOT, '3710')))).toBe(true);
  });

  it('[RUL-H44-125] whoever does not clear the hex has ended his advance', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3511', [FOE]: '3711' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    resolve(table.play(hit('3711')), {});
    expect(ask(table, advanceTo(FOOT, VACATED))).toBe('15.1');
    expect(ask(table, advanceTo(FOOT_2, VACATED))).toBe('ok');
  });

  it('[H44-11.4-b] a remnant goes on for its unit, the lost do not', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3611', [FOE]: '3711', 'BR Inf REM A': 'off' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS }).play(hit('3711'));
    const remnant = numberOf('BR Inf REM A');
    const p = positionOf(table.state());
    p.s.steps = p.s.steps.with(numberOf(FOOT), 2);
    loseStep(p, numberOf(FOOT), 'combat');
    resolve(table, { [FOE]: 'gone', [FOOT_2]: 'gone' });
    expect(advancing(table)?.units).toEqual([remnant]);
    expect(advancing(table.play(advanceTo('BR Inf REM A', '3711')))).toMatchObject({ units: [remnant], gone: [1] });
  });

  it('[H44-12.3-e] [H44-16.3.1-b] not where the last defender has fallen in a determined defence that held', () => {
    const fight = (die: number) => {
      const t = advance({ units: { [FOOT_2]: '3611', Police: '3711' } }, { hex: VACATED, units: FOOT_2, ...BONUS });
      return t.play(hit('3711'), { type: 'commit' }).dice(die);
    };
    const held = fight(1).play({ type: 'stand', unit: 'Police' }).dice(5);
    expect([unit(held, 'Police').hex, unit(held, FOOT_2).hex, isOver(held)]).toEqual([ELIMINATED, '3611', true]);
    expect(advancing(fight(2))?.strike).toBe('won');
  });

  it('[RUL-H44-123] all of the group may follow into the hex', () => {
    const units = { [FOOT]: '3611', [FOOT_2]: '3611', [FOE]: '3711' };
    const table = advance({ units }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });
    resolve(table.play(hit('3711')), { [FOE]: 'gone' }).play(advanceTo(FOOT, '3711'), advanceTo(FOOT_2, '3711'));
    expect([unit(table, FOOT).hex, unit(table, FOOT_2).hex]).toEqual(['3711', '3711']);
    expect(ask(table, advanceTo(FOOT, '3710'))).toBe('ok');
  });

  it('[H44-25.3.5-b] [H44-25.3.5-c] a garrison without strength leaves the combat open, anybody else fights', () => {
    const units = { [FOOT]: '3611', [FOE]: '3510', Henke: '3712' };
    const begin = (unknown: string) =>
      foot('3510', {}, { units, extra: { unknown: { '3711': unknown } } }).play(hit('3711'));
    const free = begin('Garrison 1');
    expect(advancing(free)).toMatchObject({ breakthrough: true, strike: 'won', gone: [1] });
    expect(ask(free, hit('3510'))).toBe('16.3.1');
    expect(ask(free.play(advanceTo(FOOT, '3711')), hit('3712'))).toBe('ok');
    expect(combat(begin('Police'))).toMatchObject({ mode: 'breakthrough', attackers: [numberOf(FOOT)] });
  });
});

describe('support for another attack', () => {
  const units = { [FOOT]: '3611', [FOOT_2]: '3511', [FOOT_3]: '3713', [FOE]: '3613' };
  const begin = (sketch: object = {}) =>
    advance({ units, ...sketch }, { hex: VACATED, units: `${FOOT}, ${FOOT_2}`, ...BONUS });

  it('[H44-16.5-a] of friends that can still attack the hex', () => {
    expect(ask(begin().play(advanceTo(FOOT, VACATED)), support('3613'))).toBe('ok');
    const spent = { units: { ...units, [FOOT_3]: '3713 spent' } };
    expect(ask(begin(spent).play(advanceTo(FOOT, VACATED)), support('3613'))).toBe('16.5');
    const river = { sides: [side('3713-3613', { river: 'major' })] };
    expect(ask(begin(river).play(advanceTo(FOOT, VACATED)), support('3613'))).toBe('16.5');
    const table = begin().play(advanceTo(FOOT, VACATED));
    const s = table.state();
    s.marks = s.marks.with(numberOf(FOE), WAS_ATTACKED);
    expect(ask(table, support('3613'))).toBe('9.1');
  });

  it('[H44-19.7-a] of friends in an entry area', () => {
    const edge = { [FOOT]: '1105', [FOOT_3]: 'area:N', [FOE]: '1004' };
    const begin = (who: string) =>
      advance({ units: { ...edge, [FOOT_3]: who } }, { hex: '1205', units: FOOT, ...BONUS }).play(
        advanceTo(FOOT, '1104'),
      );
    expect(['area:N', 'area:N spent', 'area:L'].map((who) => ask(begin(who), support('1004')))).toEqual([
      'ok',
      '16.5',
      '16.5',
    ]);
    const s = begin('area:N').play(support('1004'));
    expect(combat(s)).toMatchObject({ mode: 'phase', attackers: [numberOf(FOOT)] });
    expect(ask(s, { type: 'attacker', unit: FOOT_3 })).toBe('ok');
  });

  it('[H44-16.5-c] the others advance, then that attack is next', () => {
    const table = begin().play(advanceTo(FOOT, VACATED), support('3613'));
    expect(ask(table, advanceTo(FOOT, '3712'))).toBe('15.1');
    table.play(advanceTo(FOOT_2, '3512'), DONE);
    expect(combat(table)).toMatchObject({ kind: 'combat', mode: 'phase', stage: 'force' });
    expect(combat(table).attackers).toEqual([numberOf(FOOT)]);
  });

  it('[H44-16.5-a] where the group may stay', () => {
    const crowd = { [FOOT]: '3611', [FOOT_2]: '3612', [TANK]: '3612', [FOOT_3]: '3713', [FOE]: '3613' };
    const table = advance({ units: crowd }, { hex: '3511', units: `${FOOT}, ${FOOT_2}, ${TANK}`, ...BONUS });
    expect(ask(table.play(advanceTo(FOOT, '3612')), support('3613'))).toBe('15.1');
    expect(ask(table, hit('3613'))).toBe('ok');
  });

  it('[H44-16.5-c] unless nobody is left to attack', () => {
    const table = begin().play(advanceTo(FOOT, VACATED), support('3613'));
    const p = positionOf(table.state());
    place(p, numberOf(FOE), ELIMINATED);
    expect(top(table.play(DONE))?.kind).not.toBe('combat');
  });

  it('[H44-16.5-b] at half, in no way part of the lead formation', () => {
    const table = begin().play(advanceTo(FOOT, VACATED), support('3613'), DONE);
    const p = positionOf(table.state());
    const frame = { ...combat(table), lead: FORMATIONS.indexOf('50') };
    frame.attackers = [...frame.attackers, numberOf(FOOT_3)];
    expect(leadUnits(p, frame)).toEqual([numberOf(FOOT_3)]);
    const corps = { ...frame, attackers: [numberOf(ENGINEER), numberOf(FOOT_3)], supporting: [] };
    expect(mayAttach(p, corps, numberOf(ENGINEER))).toBe(true);
    expect(mayAttach(p, { ...corps, supporting: [numberOf(ENGINEER)] }, numberOf(ENGINEER))).toBe(false);
    expect(sumOf(p, frame).attack).toBe(5 + 3);
  });

  it('[RUL-H44-128] the group enters the hex it helped to clear, or nothing', () => {
    const won = { hex: '3613', units: `${FOOT}, ${FOOT_3}`, helped: FOOT, ...BONUS };
    const table = advance({ units: { [FOOT]: '3612', [FOOT_3]: '3713' } }, won);
    expect(ask(table, advanceTo(FOOT, '3712'))).toBe('16.5');
    expect(ask(table, advanceTo(FOOT_3, '3813'))).toBe('ok');
    table.play(advanceTo(FOOT, '3613'));
    expect(advancing(table)?.units).toEqual([numberOf(FOOT_3)]);
  });

  it('[H44-16.5-a] a group that has supported an attack does not break through after it', () => {
    const won = { hex: '3613', units: `${FOOT}, ${FOOT_3}`, ...BONUS };
    const units = { [FOOT]: '3612', [FOOT_3]: '3713', [FOE]: '3511' };
    expect(ask(advance({ units }, won), hit('3511'))).toBe('ok');
    expect(ask(advance({ units }, { ...won, helped: FOOT }), hit('3511'))).toBe('16.2');
  });
});

describe('with the rest of combat', () => {
  const fight = (more: object = {}) =>
    playedFrom(
      stand('allied-combat', {
        units: { [TANK]: '3611', [FOE]: '3612', Stephan: '3613', [FOOT]: '3614', [FOOT_2]: '3614' },
        ...more,
      }).s,
    );
  const attack = (target: string) => ({ type: 'attack', target });
  const attacker = (unit: string) => ({ type: 'attacker', unit });
  const COMMIT = { type: 'commit' };
  const won = () => fight().play(attack('3612'), attacker(TANK), COMMIT).dice(6).play(advanceTo(TANK, VACATED));

  it('[H44-16.3.5-a] nobody joins the group in its combat, and it is not called off', () => {
    const table = won().play(hit('3613'));
    expect(ask(table, attacker(FOOT))).toBe('9.3');
    expect(ask(table, { type: 'cancel' })).toBe('9.3');
    expect(ask(table.play(COMMIT), { type: 'commit' })).toBe('contract');
  });

  it('[H44-13.1.4-b] of an overstacked hex two units defend, and all three retreat', () => {
    const units = { [TANK]: '3611', [FOE]: '3612', Stephan: '3613', 'Kerutt(-)': '3613', 'I/vdH': '3613' };
    const table = fight({ units })
      .play(attack('3612'), attacker(TANK), COMMIT)
      .dice(6)
      .play(advanceTo(TANK, VACATED), hit('3613'));
    expect(sumOf(positionOf(table.state()), combat(table)).defence).toBe(10);
    table.play(COMMIT).dice(5);
    expect(top(table)).toMatchObject({
      kind: 'stand',
      units: expect.arrayContaining(['Stephan', 'Kerutt(-)', 'I/vdH'].map(numberOf)),
    });
  });

  it('[H44-16.5-b] [H44-16.5-c] a supported attack needs others, whose formation leads, and is not called off', () => {
    const table = won().play(support('3613'));
    expect(ask(table, COMMIT)).toBe('9.1');
    expect(ask(table, { type: 'cancel' })).toBe('9.3');
    table.play(attacker(FOOT), attacker(FOOT_2));
    expect(ask(table, { type: 'lead', formation: 'Gds' })).toBe('10.2.1');
    expect(top(table.play(COMMIT).dice(3))?.kind).toBe('stand');
  });

  it('[H44-16.5-b] it takes no loss of that attack', () => {
    const units = { [TANK]: '3611', [FOE]: '3612', Stephan: '3613', '5CG/32/Gds': '3614', '1WG/32/Gds': '3614' };
    const table = fight({ units })
      .play(attack('3612'), attacker(TANK), COMMIT)
      .dice(6)
      .play(advanceTo(TANK, VACATED), support('3613'));
    table.play(attacker('5CG/32/Gds'), attacker('1WG/32/Gds'), COMMIT).dice(2);
    expect(top(table)).toMatchObject({ kind: 'loss', units: ['5CG/32/Gds', '1WG/32/Gds'].map(numberOf) });
  });

  it('[RUL-H44-128] after it the group enters that hex alone', () => {
    const table = won().play(support('3613'), attacker(FOOT), attacker(FOOT_2), COMMIT).dice(3);
    const retreat = (to: string) => ({ type: 'retreat', unit: 'Stephan', to });
    table.play({ type: 'yield' }, retreat('3713'), retreat('3813'));
    expect(ask(table, advanceTo(TANK, '3613'))).toBe('ok');
    expect(ask(table, advanceTo(TANK, '3611'))).toBe('16.5');
  });

  it('[RUL-H44-116] [H44-16.3.5-b] units that the limit kept out and guns in support had part in the combat', () => {
    const third = '1CG/5/Gds';
    const units = {
      [TANK]: '3611',
      [TANK_2]: '3611',
      [third]: '3611',
      'Gds Div Arty': '3611',
      [FOE]: '3612',
      Stephan: '3711',
    };
    const table = fight({ units }).play(attack('3612'), attacker(TANK), attacker(TANK_2));
    table.play({ type: 'artillery', unit: 'Gds Div Arty' }, COMMIT).dice(6);
    expect(ask(table, advanceTo(third, VACATED))).toBe('ok');
    expect(ask(table.play(join(TANK)), hit('3711'))).toBe('ok');
  });

  it('[H44-11.5.1-c] who is engaged stays out of a breakthrough combat over a canal', () => {
    const bridge = side('3611-3711', { river: 'canal', bridge: 'road', road: 'primary' });
    const sketch = (marks: string) => ({
      units: { [TANK]: `3611${marks}`, [TANK_2]: '3611 engaged', Stephan: '3711' },
      sides: [bridge],
      extra: { bridges: { '3611-3711': 'intact' } },
    });
    const begin = (marks: string) => advance(sketch(marks), { hex: VACATED, units: `${TANK}, ${TANK_2}`, ...BONUS });
    expect(ask(begin(' engaged'), hit('3711'))).toBe('11.5.1');
    expect(combat(begin('').play(hit('3711'))).attackers).toEqual([numberOf(TANK)]);
  });

  it('[H44-8.7-f] units with the marker of a set-up alone advance without a vacated hex', () => {
    const table = fight({ units: { [TANK]: '3611 auto-ds', Stephan: '3711' } }).play({ type: 'exploit', unit: TANK });
    expect(advancing(table)).toMatchObject({ hex: -1, reach: 'bonus', breakthrough: true, units: [numberOf(TANK)] });
  });

  it('[H44-14.2-e] [RUL-H44-302] who may not attack breaks through no more than he attacks', () => {
    const begin = (mark: string) =>
      fight({ units: { [TANK]: `3611 auto-ds${mark}`, Stephan: '3711' } }).play({ type: 'exploit', unit: TANK });
    expect([ask(begin(''), hit('3711')), ask(begin(' disrupted'), hit('3711'))]).toEqual(['ok', '14.2']);
  });

  it('[H44-8.7-d] after their advance they take no part in normal combat', () => {
    const table = fight({ units: { [TANK]: '3611 auto-ds', [FOOT]: '3612', Stephan: '3711' } });
    table.play({ type: 'exploit', unit: TANK }, DONE, attack('3711'));
    expect([ask(table, attacker(TANK)), ask(table, attacker(FOOT))]).toEqual(['9.1', 'ok']);
  });

  it('[RUL-H44-79] markers of an automatic DS are gone when the combat phase ends', () => {
    const units = { [TANK]: '3611 auto-ds', [FOE]: '3612' };
    const table = fight({ units }).play({ type: 'end' });
    expect(marksOf(positionOf(table.state()), numberOf(TANK)) & AUTO_DS).toBe(0);
  });
});
