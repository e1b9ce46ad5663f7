import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  allied,
  asked,
  declare,
  diceFor,
  done,
  eliminate,
  end,
  fight,
  german,
  loss,
  oddsOf,
  refused,
  retreat,
  state,
  retreatHexes,
  type More,
  type Units,
} from '../fight.test-kit.ts';

// The defence stands in 1008, the attackers in 1009 and 1108: 0907, 1007 and 1107 are open to its retreat, or the last two.

/** Of the 43rd and 50th Divisions a brigade is far away, so that they are not complete. */
const absent = { 'B-43-214': '0520', 'B-50-231': '0520' };
const brigades = { 'B-43-129': '1009', 'B-43-130': '1009' };
const both = ['B-43-129', 'B-43-130'];
const ours = (units: Units) => Object.keys(units).filter((id) => !id.startsWith('G-') && !id.startsWith('N-'));
const candidates = (t: Table, type: string) => t.legal(type).map((action) => action['unit']);

describe('5.1.6 DRB and DRI, defence retreats', () => {
  /** 4 + 4 against 4: 2-1. */
  function driven(sum: number) {
    const t = allied({ ...brigades, ...absent, 'G-Walther': '1008' });
    return { t, result: fight(t, '1008', both, sum) };
  }

  it('MG-5.1.6-d: DRI: the defence retreats one hex, intact', () => {
    const { t, result } = driven(3);
    expect([result, asked(t)]).toEqual(['2-1: DRI AVB', 'german retreat']);
    t.play(retreat('G-Walther', '1107'));
    expect(state(t, 'G-Walther')).toBe('1107 2');
  });

  it('MG-5.1.6-d: nobody may stay', () => {
    expect(driven(3).t.refusal(done)).toMatchObject({ rule: '5.3', code: 'not-now' });
  });

  it('MG-5.1.6-h: AVB: one attacker, chosen by the attacker, is reduced', () => {
    const { t } = driven(3);
    t.play(retreat('G-Walther', '1107'));
    expect([asked(t), candidates(t, 'loss')]).toEqual(['allied loss', both]);
    t.play(loss('B-43-129'));
    expect([t.steps('B-43-129'), t.steps('B-43-130')]).toEqual([1, 2]);
  });

  it('MG-5.1.6-g, MG-5.1.6-h: both may occupy the hex, the reduced one too', () => {
    const { t } = driven(3);
    t.play(retreat('G-Walther', '1107'), loss('B-43-129'), advance('B-43-129'), advance('B-43-130'));
    expect([state(t, 'B-43-129'), state(t, 'B-43-130')]).toEqual(['1008 1', '1008 2']);
  });

  it('MG-5.1.6-g: or neither', () => {
    const { t } = driven(3);
    t.play(retreat('G-Walther', '1107'), loss('B-43-129'), done);
    expect([t.hexOf('B-43-129'), t.hexOf('B-43-130'), asked(t)]).toEqual(['1009', '1009', 'allied combat']);
  });

  /** 7 + 6 + 4 against 4 + 3: 2-1. */
  function pair() {
    const t = allied({
      'B-G-5': '1009',
      'B-8Armd': '1009',
      'B-43-129': '1009',
      'G-Walther': '1008',
      'G-176-1': '1008',
    });
    expect(fight(t, '1008', ['B-G-5', 'B-8Armd', 'B-43-129'], 12)).toBe('2-1: DRB AVB');
    return t;
  }

  it('MG-5.1.6-c: DRB: exactly one defender, chosen by the defender, is reduced', () => {
    const t = pair();
    expect([asked(t), candidates(t, 'loss')]).toEqual(['german loss', ['G-Walther', 'G-176-1']]);
    expect(t.refusal(loss('B-G-5'))).toMatchObject({ rule: '5.1.6', code: 'not-a-candidate' });
    t.play(loss('G-176-1'));
    expect([asked(t), t.steps('G-Walther'), t.steps('G-176-1')]).toEqual(['german retreat', 2, 1]);
  });

  it('MG-5.1.6-c: all retreat, each where its owner likes; then one attacker is reduced', () => {
    const t = pair();
    t.play(loss('G-176-1'), retreat('G-Walther', '0907'), retreat('G-176-1', '1107'), loss('B-8Armd'));
    expect([state(t, 'G-Walther'), state(t, 'G-176-1'), t.steps('B-8Armd')]).toEqual(['0907 2', '1107 1', 1]);
  });

  it('MG-5.1.6-c, MG-7.0-a, MG-5.1.6-g: a reduced defender is eliminated by DRB and the hex may be occupied', () => {
    // 6 against 2 is 3-1
    const t = allied({ 'B-8Armd': '1009', 'G-Walther': '1008 reduced' });
    const before = t.points()['allied'] ?? NaN;
    expect(fight(t, '1008', ['B-8Armd'], 3)).toBe('3-1: DRB AVB');
    expect([t.where('G-Walther'), t.steps('B-8Armd'), t.points()['allied']]).toEqual(['eliminated', 1, before + 5]);
    t.play(advance('B-8Armd'));
    expect(t.hexOf('B-8Armd')).toBe('1008');
  });

  it('MG-5.1.6-c, MG-5.1.6-h, MG-7.0-a: both lose their last step: 5 points and 10, and nobody is left to advance', () => {
    // 3 against 1 is 3-1
    const t = allied({ 'B-8Armd': '1009 reduced', 'N-Pro': '1008 reduced' });
    const { allied: ally, german: enemy } = t.points() as Record<string, number>;
    expect(fight(t, '1008', ['B-8Armd'], 11)).toBe('3-1: DRB AVB');
    expect([t.where('N-Pro'), t.where('B-8Armd'), asked(t)]).toEqual(['eliminated', 'eliminated', 'allied combat']);
    expect(t.points()).toMatchObject({ allied: (ally as number) + 5, german: (enemy as number) + 10 });
  });
});

describe('5.1.6 AVI, attack wins intact', () => {
  const three = { ...brigades, 'B-50-69': '1009' };

  it('MG-5.1.6-d, MG-5.1.6-g: DRI AVI: one hex back, not two, and nobody loses anything', () => {
    const t = allied({ ...three, ...absent, 'G-Walther': '1008' });
    expect(fight(t, '1008', ours(three), 2)).toBe('3-1: DRI AVI');
    t.play(retreat('G-Walther', '1107'));
    expect([state(t, 'G-Walther'), asked(t)]).toEqual(['1107 2', 'allied advance']);
    expect(ours(three).map((unit) => t.steps(unit))).toEqual([2, 2, 2]);
  });

  it('MG-5.1.6-c, MG-5.1.6-g: DRB AVI: the defender is reduced and goes one hex', () => {
    const four = { ...three, 'B-50-151': '1108' };
    const t = allied({ ...four, ...absent, 'G-Walther': '1008' });
    expect(fight(t, '1008', ours(four), 12)).toBe('4-1: DRB AVI');
    t.play(retreat('G-Walther', '0907'));
    expect([state(t, 'G-Walther'), asked(t)]).toEqual(['0907 1', 'allied advance']);
  });
});

describe('5.1.6 DE, defence eliminated', () => {
  /** 7 + 6 + 4 + 4 = 21. */
  const force = { 'B-G-5': '1009', 'B-8Armd': '1009', 'B-43-129': '1009', 'B-50-69': '1108' };

  it('MG-5.1.6-b, MG-5.1.6-h: one defender goes, fresh or not, as its owner chooses; the other retreats with no loss', () => {
    const t = allied({ ...force, 'G-Feldt-1': '1008', 'G-Sec': '1008 reduced' });
    expect(fight(t, '1008', ours(force), 2)).toBe('7-1: DE AVB');
    expect([asked(t), candidates(t, 'eliminate')]).toEqual(['german eliminate', ['G-Sec', 'G-Feldt-1']]);
    t.play(eliminate('G-Feldt-1'), retreat('G-Sec', '1007'));
    expect([t.where('G-Feldt-1'), state(t, 'G-Sec'), asked(t)]).toEqual(['eliminated', '1007 1', 'allied loss']);
    t.play(loss('B-50-69'), advance('B-G-5'));
    expect([t.steps('B-50-69'), t.hexOf('B-G-5')]).toEqual([1, '1008']);
  });

  it('MG-5.1.6-b, MG-5.1.6-g: a lone fresh defender is eliminated at once', () => {
    const t = allied({ ...force, 'G-406-1': '1008' });
    expect(oddsOf(t, '1008', ours(force)).ratio).toBe('10-1');
    expect(fight(t, '1008', ours(force), 3)).toBe('9-1: DE AVI');
    expect([t.where('G-406-1'), t.may(advance('B-G-5'))]).toEqual(['eliminated', true]);
  });

  it('MG-5.1.6-b, MG-5.3-a: the log says by which rule it is gone', () => {
    const gone = (defender: string, sum: number, more: More = {}) => {
      const t = allied({ ...force, [defender]: '1008' }, more);
      declare(t, '1008', ours(force));
      return t.events(...diceFor(sum)).flatMap(({ code, rule }) => (code === 'eliminated' ? [rule] : []));
    };
    expect(gone('G-406-1', 3)).toEqual(['5.1.6']);
    const swamps = Object.fromEntries(['0907', '0908', '1007', '1107'].map((hex) => [hex, 'swamp']));
    expect(gone('G-10SS-1', 6, { hexes: swamps })).toEqual(['5.3']);
  });
});

describe('5.1.6 DVB and DVI, defence wins', () => {
  it('MG-5.1.6-e, MG-5.1.6-i: DVB ARI: one defender is reduced and stays, all attackers retreat intact, nobody advances', () => {
    const t = allied({ ...brigades, ...absent, 'G-Walther': '1008', 'G-Sec': '1008' });
    expect(fight(t, '1008', both, 10)).toBe('1-1: DVB ARI');
    expect([asked(t), candidates(t, 'loss')]).toEqual(['german loss', ['G-Sec', 'G-Walther']]);
    t.play(loss('G-Sec'), retreat('B-43-129', '1010'), retreat('B-43-130', '0909'));
    expect(['G-Walther', 'G-Sec', ...both].map((unit) => state(t, unit))).toEqual([
      '1008 2',
      '1008 1',
      '1010 2',
      '0909 2',
    ]);
    expect(asked(t)).toBe('allied combat');
  });

  it('MG-5.1.6-e, MG-7.0-a: attackers retreat even where DVB kills the last defender, and the hex stays empty', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Walther': '1008 reduced' });
    expect(fight(t, '1008', ['B-43-129'], 9)).toBe('2-1: DVB ARI');
    expect([t.where('G-Walther'), asked(t)]).toEqual(['eliminated', 'allied retreat']);
    t.play(retreat('B-43-129', '1010'));
    expect([asked(t), t.may(advance('B-43-129'))]).toEqual(['allied combat', false]);
  });

  it('MG-5.1.6-i: attackers thrown back do not go into the hex they attacked, though nobody is left in it', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Sec': '1008 reduced', 'B-43-130': '0520' });
    expect(fight(t, '1008', ['B-43-129'], 7)).toBe('4-1: DVB ARI');
    expect([t.where('G-Sec'), retreatHexes(t, 'B-43-129').includes('1008')]).toEqual(['eliminated', false]);
  });

  it('MG-5.1.6-f, MG-5.1.6-j: DVI ARB: the attackers retreat, one of them reduced; nothing happens to the defence', () => {
    const t = german({ 'G-9SS-2': '1009', 'G-9SS-3': '1009', 'U-82-505': '1008', 'B-43-214': '1008 reduced' });
    expect(fight(t, '1008', ['G-9SS-2', 'G-9SS-3'], 7)).toBe('1-1: DVI ARB');
    expect([asked(t), candidates(t, 'loss')]).toEqual(['german loss', ['G-9SS-2', 'G-9SS-3']]);
    t.play(loss('G-9SS-3'), retreat('G-9SS-2', '1010'), retreat('G-9SS-3', '1010'));
    const all = ['G-9SS-2', 'G-9SS-3', 'U-82-505', 'B-43-214'].map((unit) => state(t, unit));
    expect(all).toEqual(['1010 2', '1010 1', '1008 2', '1008 1']);
  });

  it.each<[string, string[]]>([
    ['G-Sec', ['1010 1', '1010 1']],
    ['G-9SS-2', ['eliminated', '1010 2']],
  ])('MG-5.1.6-j, MG-7.0-a: ARB: the attacker may lay the loss on %s', (unit, left) => {
    const t = german({ 'G-9SS-2': '1009 reduced', 'G-Sec': '1009', 'B-43-129': '1008' });
    expect(fight(t, '1008', ['G-9SS-2', 'G-Sec'], 7)).toBe('1-1: DVI ARB');
    t.play(loss(unit));
    for (const id of ['G-9SS-2', 'G-Sec']) if (t.hexOf(id) !== null) t.play(retreat(id, '1010'));
    expect([state(t, 'G-9SS-2'), state(t, 'G-Sec')]).toEqual(left);
  });

  it('MG-5.1.6-k, MG-5.1.6-e: AE: one attacker, chosen by the attacker, goes from full strength; the others retreat intact', () => {
    const us = { 'U-101-501': '1009', 'U-101-502': '1009', 'U-101-506': '0520' };
    const t = allied(
      { ...us, 'G-Walther': '1008', 'G-6FJR': '1008', 'G-Chill-1': '1008' },
      { hexes: { '1008': 'forest' } },
    );
    expect(fight(t, '1008', ['U-101-501', 'U-101-502'], 7)).toBe('1-2: DVB AE');
    t.play(loss('G-6FJR'));
    expect([asked(t), candidates(t, 'eliminate')]).toEqual(['allied eliminate', ['U-101-501', 'U-101-502']]);
    t.play(eliminate('U-101-501'), retreat('U-101-502', '1010'));
    expect([t.where('U-101-501'), state(t, 'U-101-502'), state(t, 'G-6FJR')]).toEqual([
      'eliminated',
      '1010 2',
      '1008 1',
    ]);
  });

  it('MG-5.1.6-j, MG-8.0-f: guns in support neither lose nor retreat', () => {
    const t = german({ 'G-Sec': '1009', 'G-Art-1': '1011', 'B-43-129': '1008' });
    expect(fight(t, '1008', ['G-Sec'], 7, { artillery: ['G-Art-1'] })).toBe('1-1: DVI ARB');
    expect([asked(t), retreatHexes(t, 'G-Art-1')]).toEqual(['german retreat', []]);
    t.play(retreat('G-Sec', '1010'));
    expect([state(t, 'G-Sec'), state(t, 'G-Art-1'), asked(t)]).toEqual(['1010 1', '1011 2', 'german combat']);
  });

  it('MG-5.1.6-i: attackers from several hexes retreat each from its own, not into an enemy EZ', () => {
    // 8 against 4 is 2-1
    const t = allied({ 'B-43-129': '1009', 'B-50-69': '1108', 'G-Walther': '1008' });
    expect(fight(t, '1008', ['B-43-129', 'B-50-69'], 7)).toBe('2-1: DVI ARI');
    expect(retreatHexes(t, 'B-43-129')).toEqual(['0909', '1010', '1109']);
    expect(retreatHexes(t, 'B-50-69')).toEqual(['1109', '1208', '1209']);
    expect(t.refusal(retreat('B-43-129', '0908'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    expect(t.refusal(retreat('B-50-69', '1107'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    t.play(retreat('B-43-129', '1010'), retreat('B-50-69', '1209'));
    expect([t.hexOf('B-43-129'), t.hexOf('B-50-69')]).toEqual(['1010', '1209']);
  });
});

describe('5.1.6 IMP, stalemate', () => {
  const three = { ...brigades, 'B-50-69': '1009' };

  it('MG-5.1.6-m: everybody stays as he is, and nobody advances', () => {
    const t = allied({ ...three, ...absent, 'G-Walther': '1008' });
    expect(fight(t, '1008', ours(three), 9)).toBe('3-1: IMP');
    expect(['G-Walther', ...ours(three)].map((unit) => state(t, unit))).toEqual([
      '1008 2',
      '1009 2',
      '1009 2',
      '1009 2',
    ]);
    expect(asked(t)).toBe('allied combat');
  });

  it('MG-5.1.6-m: the units stay engaged: in its phase the other side leaves or attacks', () => {
    const t = allied({ ...three, ...absent, 'G-Walther': '1008' });
    fight(t, '1008', ours(three), 9);
    t.play(end);
    expect(asked(t)).toBe('german movement');
    expect(t.may({ type: 'move', unit: 'G-Walther' })).toBe(true);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'G-Walther' });
  });
});

describe('5.1.6 EMP, exchange', () => {
  const force = { 'B-G-5': '1009', 'B-8Armd': '1009', 'B-43-129': '1009', 'B-50-69': '1108' };

  function alone() {
    // 21 against 3 is 7-1
    const t = allied({ ...force, 'G-176-1': '1008' });
    expect(fight(t, '1008', ours(force), 4)).toBe('7-1: EMP');
    return t;
  }

  it('MG-5.1.6-l: a lone defender goes and the attacker owes 3 points of attack, which a brigade of 4 pays', () => {
    const t = alone();
    expect([t.where('G-176-1'), asked(t)]).toEqual(['eliminated', 'allied exchange-attacker']);
    t.play(eliminate('B-50-69'));
    expect([t.where('B-50-69'), asked(t)]).toEqual(['eliminated', 'allied combat']);
  });

  it('MG-5.1.6-l: he may pay more and not less', () => {
    const t = alone();
    expect(t.refusal(done)).toMatchObject({ rule: '5.1.6', code: 'owed', args: { points: 3 } });
    t.play(eliminate('B-G-5'));
    expect([t.where('B-G-5'), t.where('B-8Armd')]).toEqual(['eliminated', 'map']);
  });

  it('MG-5.1.6-l: the survivors of the attack stay where they are', () => {
    const t = alone();
    t.play(eliminate('B-50-69'));
    expect([t.may(advance('B-G-5')), t.hexOf('B-G-5'), t.hexOf('B-8Armd')]).toEqual([false, '1009', '1009']);
  });

  /** 30 against 3 + 2, two complete divisions: 8-1. */
  function chosen() {
    const guards = { 'B-G-5': '1009', 'B-8Armd': '1009', 'B-G-32': '1009' };
    const wessex = { 'B-43-129': '1108', 'B-43-130': '1108', 'B-43-214': '1108' };
    const t = allied({ ...guards, ...wessex, 'G-FJ-Esc': '1008', 'G-AT-2': '1008 reduced' });
    expect(fight(t, '1008', ours({ ...guards, ...wessex }), 5)).toBe('8-1: EMP');
    return t;
  }

  it('MG-5.1.6-l: the defender gives up one or more, not none', () => {
    const t = chosen();
    expect([asked(t), candidates(t, 'eliminate')]).toEqual(['german exchange-defender', ['G-AT-2', 'G-FJ-Esc']]);
    expect(t.refusal(done)).toMatchObject({ rule: '5.1.6', code: 'choose-one' });
  });

  it.each([
    ['G-AT-2', 'G-FJ-Esc'],
    ['G-FJ-Esc', 'G-AT-2'],
  ])('MG-5.1.6-l: he gives up %s: one brigade of 4 pays, then %s retreats (RUL-S-09)', (given, left) => {
    const t = chosen();
    t.play(eliminate(given), done);
    expect(asked(t)).toBe('allied exchange-attacker');
    t.play(eliminate('B-43-129'));
    expect(asked(t)).toBe('german retreat');
    t.play(retreat(left, '1007'));
    expect([state(t, left).slice(0, 4), asked(t)]).toEqual(['1007', 'allied combat']);
  });

  it('MG-5.1.6-l: he gives up both: a 4 is not enough for 5, two are, and a 5 is', () => {
    const t = chosen();
    t.play(eliminate('G-AT-2'), eliminate('G-FJ-Esc'), eliminate('B-43-129'));
    expect([asked(t), t.refusal(done)?.args]).toEqual(['allied exchange-attacker', { points: 1 }]);
    t.play(eliminate('B-43-130'));
    expect(asked(t)).toBe('allied combat');
    const other = chosen();
    other.play(eliminate('G-AT-2'), eliminate('G-FJ-Esc'), eliminate('B-G-32'));
    expect(asked(other)).toBe('allied combat');
  });

  it('MG-5.1.6-l: an attack with too little strength loses all it has; guns at range and aircraft lose nothing', () => {
    const units = { 'D-PIB': '1009', 'B-Art-1': '1012', 'B-Art-2': '1012', 'G-Walther': '1008' };
    const t = allied(units, { turn: 24, pools: { air: { allied: 16 } } });
    const support = { artillery: ['B-Art-1', 'B-Art-2'], air: 16 };
    expect(oddsOf(t, '1008', ['D-PIB'], support).sum).toBe('28:4');
    expect(fight(t, '1008', ['D-PIB'], 10, support)).toBe('7-1: EMP');
    expect(['G-Walther', 'D-PIB'].map((unit) => state(t, unit))).toEqual(['eliminated', 'eliminated']);
    expect([state(t, 'B-Art-1'), state(t, 'B-Art-2'), asked(t)]).toEqual(['1012 2', '1012 2', 'allied combat']);
  });

  it('MG-5.1.6-l, MG-7.0-a: strengths count as they are now: a reduced 4-4 pays for a reduced 2-4', () => {
    // 6 + 7 + 2 against 2 is 7-1
    const units = { 'B-8Armd': '1009', 'B-G-5': '1009', 'B-43-129': '1009 reduced' };
    const t = allied({ ...units, 'G-Walther': '1008 reduced' });
    expect(fight(t, '1008', ours(units), 4)).toBe('7-1: EMP');
    t.play(eliminate('B-43-129'));
    expect([t.where('G-Walther'), asked(t)]).toEqual(['eliminated', 'allied combat']);
  });

  it('MG-5.1.6-l, MG-5.3.3-a: a surrounded survivor goes on to a second hex and is reduced', () => {
    // 7 + 6 + 4 + 4 + 4 + 4 against 3 + 3 is 4-1, surrounded: 5-1
    const north = { 'B-G-5': '1007', 'B-8Armd': '1007', 'B-43-129': '1007' };
    const south = { 'B-50-69': '1009', 'B-50-151': '1009', 'B-43-130': '1009' };
    const t = allied({ ...north, ...south, ...absent, 'G-176-1': '1008', 'G-176-2': '1008' });
    expect(fight(t, '1008', ours({ ...north, ...south }), 2)).toBe('5-1: EMP');
    t.play(eliminate('G-176-1'), done, eliminate('B-50-69'), retreat('G-176-2', '1107'));
    expect(asked(t)).toBe('german retreat-on');
    t.play(retreat('G-176-2', '1207'));
    expect([state(t, 'G-176-2'), asked(t)]).toEqual(['1207 1', 'allied combat']);
  });

  it('MG-5.1.6-l, MG-8.0-c: guns that attack beside the others may pay', () => {
    const t = allied({ 'B-Art-1': '1009', 'B-8Armd': '1009', 'B-G-5': '1009', 'G-176-1': '1008' });
    // 5 + 6 + 7 against 3 is 6-1
    expect(fight(t, '1008', ['B-Art-1', 'B-8Armd', 'B-G-5'], 11)).toBe('6-1: EMP');
    expect(refused(t, eliminate('B-Art-1'))).toBeUndefined();
    expect([t.where('B-Art-1'), asked(t)]).toEqual(['eliminated', 'allied combat']);
  });
});
