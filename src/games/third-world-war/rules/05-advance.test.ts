import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  advanceOn,
  asked,
  attack,
  bomb,
  done,
  eliminate,
  end,
  fight,
  lineIn,
  loss,
  natoFights,
  pactFights,
  retreat,
  river,
  state,
  type More,
  type Units,
} from './play.test-kit.ts';

// The defence stood in 2008, the attack in 2009. Around 2008: N 2007, NE 2107, SE 2108, S 2009, SW 1908, NW 1907.

const AROUND = ['1907', '1908', '2007', '2107', '2108'];
const ours = (units: Units): string[] => Object.keys(units);
/** Where a winner of 2008 may go on to; the hexes that the attack came from are not asked about. */
const onward = (t: Table, unit: string): string[] =>
  t
    .legal('advance-on')
    .filter((action) => action['unit'] === unit)
    .map((action) => String(action['to']))
    .filter((to) => to !== '2009')
    .toSorted();
const able = (t: Table): string[] => t.legal('advance').map((action) => String(action['unit']));

/** Attackers of the Pact have killed the lone defender of 2008 without a loss; 40 points from the air helped. */
function won(attackers: Units, more: More = {}, others: Units = {}, sum = 2): Table {
  const t = pactFights({ ...attackers, ...others, 'WG-Bde-Wesel': '2008 reduced' }, more);
  expect(fight(t, '2008', ours(attackers), sum, 40)).toMatch(/(DE|DA) AVI$/);
  return t;
}

/** The same for NATO. */
function natoWon(attackers: Units, more: More = {}, others: Units = {}): Table {
  const t = natoFights({ ...attackers, ...others, 'PO-6DAet': '2008 reduced' }, more);
  expect(fight(t, '2008', ours(attackers), 2, 30)).toBe('9-1: DA AVI');
  return t;
}

/** Where this winner could go on to after the first hex. */
function beyond(t: Table, unit: string): string[] {
  t.play(advance(unit));
  return onward(t, unit);
}

describe('5.2 who advances, and how far', () => {
  const foot = { 'WG-Bde-Bonn': '2009', 'WG-1DM': '2009', 'US-82DAet': '2009' };

  it('TWW-5.2-a, TWW-5.2-c: infantry, mountain and airborne troops go into the vacated hex, or stay', () => {
    const t = natoWon(foot);
    expect(able(t).toSorted()).toEqual(ours(foot).toSorted());
    t.play(advance('WG-Bde-Bonn'), advance('US-82DAet'), done);
    expect(ours(foot).map((unit) => t.hexOf(unit))).toEqual(['2008', '2009', '2008']);
  });

  it.each(ours(foot))('TWW-5.2-a: %s goes no further', (unit) => {
    const t = natoWon(foot);
    expect(beyond(t, unit)).toEqual([]);
    expect(t.may(advanceOn(unit, '2007'))).toBe(false);
  });

  const mixed = { 'SU-16': '2009', 'SU-207': '2009', 'PO-6DAet': '2009' };

  it('TWW-5.2-a, TWW-5.2-b: armour and mechanised infantry go two hexes, each where it likes', () => {
    const t = won(mixed);
    expect(t.may(advanceOn('SU-16', '2007'))).toBe(false);
    t.play(advance('SU-16'), advance('SU-207'), advance('PO-6DAet'));
    expect([onward(t, 'SU-16'), onward(t, 'SU-207'), onward(t, 'PO-6DAet')]).toEqual([AROUND, AROUND, []]);
    t.play(advanceOn('SU-16', '2007'), advanceOn('SU-207', '1908'));
    expect(ours(mixed).map((unit) => t.hexOf(unit))).toEqual(['2007', '1908', '2008']);
  });

  it('TWW-5.2-a: never a third', () => {
    const t = won(mixed);
    t.play(advance('SU-16'), advanceOn('SU-16', '2007'));
    expect(t.refusal(advanceOn('SU-16', '2006'))).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
  });

  it('TWW-5.2-a: an advance costs no points: who has moved all the way goes as far', () => {
    expect(beyond(won({ 'SU-16': '2009 moved' }), 'SU-16')).toEqual(AROUND);
  });

  it.each(['US-ACR-V', 'US-Bde-A', 'CA-Bde'])('TWW-5.2-a: brigades too: %s', (unit) => {
    expect(beyond(natoWon({ 'US-ACR-V': '2009', 'US-Bde-A': '2009', 'CA-Bde': '2009' }), unit)).toEqual(AROUND);
  });

  it('TWW-5.2-c: one may go two hexes while the other stays, or nobody moves', () => {
    const pair = { 'SU-16': '2009', 'SU-207': '2009' };
    const t = won(pair);
    t.play(advance('SU-16'), advanceOn('SU-16', '2107'), done);
    expect([t.hexOf('SU-16'), t.hexOf('SU-207'), asked(t)]).toEqual(['2107', '2009', 'pact combat']);
    const other = won(pair);
    other.play(done);
    expect([other.hexOf('SU-16'), other.hexOf('SU-207')]).toEqual(['2009', '2009']);
  });

  it('TWW-5.2-a: only those who attacked', () => {
    const t = won({ 'SU-16': '2009' }, {}, { 'SU-31': '2109' });
    expect(t.refusal(advance('SU-31'))).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
  });

  it('TWW-5.2-a, TWW-5.1.2-c: not the armour beside the victors, which might not attack a mountain', () => {
    const t = won({ 'SU-207': '2009' }, { hexes: { '2008': 'mountain' } }, { 'SU-25': '2009' });
    expect([able(t), t.may(advance('SU-25'))]).toEqual([['SU-207'], false]);
  });

  it('TWW-5.2-a, TWW-4.1.1-a: three at most end in the hex; who goes on makes room, in any order', () => {
    const four = { 'SU-16': '2009', 'SU-32': '2009', 'SU-207': '2009', 'SU-26': '2108' };
    const t = won(four);
    t.play(advance('SU-26'), advance('SU-16'), advance('SU-207'));
    expect(t.refusal(advance('SU-32'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    t.play(advanceOn('SU-207', '1907'), advance('SU-32'));
    expect(ours(four).map((unit) => t.hexOf(unit))).toEqual(['2008', '2008', '1907', '2008']);
  });

  it('TWW-5.2-a, TWW-4.1.1-a: who could not go on goes on once there is room', () => {
    const four = { 'SU-26': '2108', 'SU-16': '2009', 'SU-32': '2009', 'SU-207': '2009' };
    const t = won(four, { hexes: Object.fromEntries(AROUND.map((hex) => [hex, 'forest'])) });
    t.play(advance('SU-26'));
    expect(t.refusal(advanceOn('SU-26', '2009'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    t.play(advance('SU-16'), advanceOn('SU-26', '2009'));
    expect(ours(four).map((unit) => t.hexOf(unit))).toEqual(['2009', '2008', '2009', '2009']);
  });
});

describe('5.2 the ground', () => {
  it.each<[string, number, string[]]>([
    ['forest', 2, ['SU-21M', 'SU-16']],
    ['city', 3, ['SU-21M', 'SU-16']],
    ['mountain', 2, ['SU-21M']],
  ])('TWW-5.2-b: nobody goes on out of a %s', (terrain, sum, units) => {
    const t = won(Object.fromEntries(units.map((unit) => [unit, '2009'])), { hexes: { '2008': terrain } }, {}, sum);
    expect(units.map((unit) => [unit, beyond(t, unit)])).toEqual(units.map((unit) => [unit, []]));
  });

  it('TWW-5.2-b: a bivouac or a frontier leaves it open', () => {
    const more = {
      hexes: { '2008': { features: ['bivouac:I-WG', 'country:WG'] } },
      sides: [{ a: '2008', b: '2007', frontier: true }],
    };
    expect(beyond(won({ 'SU-16': '2009' }, more), 'SU-16')).toEqual(AROUND);
  });

  it.each(['SU-207', 'SU-16'])('TWW-5.2-b: the second hex is open or a city for %s', (unit) => {
    const hexes = { '2007': 'city', '2107': 'forest', '2108': 'mountain', '1907': 'sea' };
    const t = won({ [unit]: '2009' }, { hexes });
    expect(beyond(t, unit)).toEqual(['1908', '2007']);
    expect(t.refusal(advanceOn(unit, '2107'))).toMatchObject({ rule: '5.2', code: 'into-open-or-city' });
  });

  it('TWW-5.2-b: a river before the first hex does not count, one between the two does', () => {
    const t = won({ 'SU-16': '2009' }, { sides: [river('2009', '2008'), river('2008', '2007')] }, {}, 3);
    expect(beyond(t, 'SU-16')).toEqual(['1907', '1908', '2107', '2108']);
    expect(t.refusal(advanceOn('SU-16', '2007'))).toMatchObject({ rule: '5.2', code: 'river-between' });
  });
});

describe('5.2 into an EZ', () => {
  const pair = { 'SU-16': '2009', 'SU-207': '2009' };

  it('TWW-5.2-a, TWW-5.3-a: a defender that has gone back one hex stops the advance in the vacated one', () => {
    const t = pactFights({ ...pair, 'US-3DIMec': '2008' });
    expect(fight(t, '2008', ours(pair), 2)).toBe('2-1: DRI AVI');
    t.play(retreat('US-3DIMec', '2107'), advance('SU-16'), advance('SU-207'));
    expect([t.hexOf('SU-16'), t.hexOf('SU-207'), asked(t)]).toEqual(['2008', '2008', 'pact combat']);
  });

  it('TWW-5.2-a, TWW-5.3.3-a: one that has gone two hexes does not', () => {
    // 17 against 7 is 2-1, surrounded: 3-1
    const t = pactFights({ 'SU-16': '2009', 'SU-207': '2007', 'US-3DIMec': '2008' });
    expect(fight(t, '2008', ours(pair), 3)).toBe('3-1: DRI AVI');
    t.play(retreat('US-3DIMec', '2107'), retreat('US-3DIMec', '2207'));
    expect(beyond(t, 'SU-16')).toContain('1908');
  });

  it('TWW-5.2-a, TWW-5.3.3-d: nor one that has left the map', () => {
    const t = pactFights({ 'SU-16': '0211', 'SU-25': '0111', 'US-3DIMec': '0110' });
    expect(fight(t, '0110', ['SU-16', 'SU-25'], 2)).toBe('2-1: DRI AVI');
    t.play(retreat('US-3DIMec', 'west'));
    expect(beyond(t, 'SU-16')).toContain('0210');
  });

  it('TWW-5.2-a: the EZ of anybody else stops it too, in the first hex or in the second', () => {
    expect(beyond(won(pair, {}, { 'US-Bde-A': '2107' }), 'SU-16')).toEqual([]);
    const t = won(pair, {}, { 'US-Bde-A': '2006' });
    expect(beyond(t, 'SU-16')).toContain('2007');
    t.play(advanceOn('SU-16', '2007'));
    expect([t.hexOf('SU-16'), onward(t, 'SU-16')]).toEqual(['2007', []]);
  });

  it('TWW-5.2-a, TWW-3.0-z: there is no attack out of it now, and the enemy begins his phase engaged', () => {
    const t = won(pair, {}, { 'US-Bde-A': '2006' });
    t.play(advance('SU-16'), advanceOn('SU-16', '2007'), done);
    expect([asked(t), t.may(attack('2006'))]).toEqual(['pact combat', false]);
    t.play(end, end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'US-Bde-A' });
  });

  it('TWW-5.2-a, TWW-5.1.2-c: armour is not stopped by an enemy on a mountain, mechanised infantry is', () => {
    const mountain = { hexes: { '2107': 'mountain' } };
    const t = won(pair, mountain, { 'WG-1DM': '2107' });
    expect(beyond(t, 'SU-16')).toContain('2007');
    expect(beyond(t, 'SU-207')).toEqual([]);
  });
});

describe('5.2 closed hexes', () => {
  const full = { 'SU-31': '2107', 'SU-26': '2107', 'SU-6': '2107' };
  /** In a city they need not attack. */
  const closed = { hexes: { '2107': 'city', '1908': 'sea' }, extra: { nuked: ['2108'] } };

  it('TWW-5.2-a, TWW-4.1.2-h: an enemy beside the first hex stops there who might go on', () => {
    expect(beyond(won({ 'SU-16': '2009' }, closed, { ...full, 'US-Bde-A': '2007' }), 'SU-16')).toEqual([]);
  });

  it('TWW-5.2-a, TWW-4.1.1-a, TWW-8.0-d: no hex that is full, marked, or sea', () => {
    const t = won({ 'SU-16': '2009' }, closed, full);
    expect(beyond(t, 'SU-16')).toEqual(['1907', '2007']);
    expect(t.refusal(advanceOn('SU-16', '2107'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    expect(t.refusal(advanceOn('SU-16', '2108'))).toMatchObject({ rule: '8.0', code: 'marked' });
  });

  it('TWW-5.2-a, TWW-8.0-d: a marked one not for the armour of NATO either', () => {
    expect(beyond(natoWon({ 'US-2DB': '2009' }, { extra: { nuked: ['2108'] } }), 'US-2DB')).not.toContain('2108');
  });

  it('TWW-5.2-a, TWW-4.1.1-c: the Pact advances onto the halt line and along it, not beyond', () => {
    const t = won({ 'SU-16': '2009' }, { hexes: lineIn(20) });
    expect(beyond(t, 'SU-16')).toEqual(['2007', '2107', '2108']);
    expect(t.refusal(advanceOn('SU-16', '1908'))).toMatchObject({ rule: '4.1.1', code: 'beyond-halt-line' });
  });

  it('TWW-5.2-a, TWW-4.1.1-c: nor into a hex beyond it that it has won', () => {
    const t = won({ 'SU-16': '2108' }, { hexes: lineIn(21) });
    expect([asked(t), t.hexOf('SU-16')]).toEqual(['pact combat', '2108']);
  });

  it('TWW-5.2-a, TWW-4.1.1-c: NATO advances over it', () => {
    expect(beyond(natoWon({ 'US-2DB': '2009' }, { hexes: lineIn(20) }), 'US-2DB')).toEqual(AROUND);
  });
});

describe('5.2 no advance without a victory', () => {
  it.each<[string, Units, string, number, number]>([
    ['EMP', { 'SU-16': '2009' }, 'BR-Bde-I', 11, 10],
    ['DVB ARI', { 'SU-207': '2009' }, 'US-3DIMec reduced', 5, 0],
    ['DVI ARI', { 'SU-207': '2009' }, 'US-3DIMec reduced', 7, 0],
    ['IMP', { 'SU-207': '2009' }, 'US-3DIMec reduced', 4, 0],
    ['DVI AE', { 'PO-6DAet': '2009 reduced' }, 'US-3DIMec SU', 7, 0],
  ])('TWW-5.2-a, TWW-5.1.5-l, TWW-5.1.5-m: after %s nobody advances', (result, attackers, defender, sum, points) => {
    const [unit, how] = defender.split(' ') as [string, string?];
    const others: Units = how === 'SU' ? { 'US-Bde-A': '2008' } : {};
    const t = pactFights({ ...attackers, ...others, [unit]: how === 'reduced' ? '2008 reduced' : '2008' });
    expect(fight(t, '2008', ours(attackers), sum, points)).toContain(result);
    for (const [id] of Object.entries(attackers)) {
      expect(t.legal('advance')).toEqual([]);
      if (asked(t) === 'pact exchange-attacker') t.play(eliminate(id));
      if (asked(t) === 'pact retreat') t.play(retreat(id, '2010'));
    }
    expect([asked(t), t.legal('advance')]).toEqual(['pact combat', []]);
  });

  it('TWW-5.2-a, TWW-6.2-a: nor after an attack from the air, though it has emptied the hex', () => {
    // in a city SU-25 need not attack
    const units = { 'SU-25': '2009', 'WG-Bde-Bonn': '2008 reduced' };
    const t = pactFights(units, { hexes: { '2009': 'city' } });
    expect(bomb(t, '2008', 5, 2)).toBe('1-12: DB');
    expect([state(t, 'WG-Bde-Bonn'), asked(t), t.legal('advance')]).toEqual(['eliminated', 'pact combat', []]);
  });

  it('TWW-5.2-a: the defender never does, into the hexes that the attackers have left', () => {
    const t = pactFights({ 'SU-25': '2009', 'US-3DIMec': '2008' });
    expect(fight(t, '2008', ['SU-25'], 9)).toBe('1-1: DVB ARI');
    t.play(retreat('SU-25', '2010'));
    expect([asked(t), t.hexOf('US-3DIMec')]).toEqual(['pact combat', '2008']);
    expect(t.may({ by: 'nato', ...advance('US-3DIMec') })).toBe(false);
  });

  const worn = { 'SU-207': '2009 reduced', 'SU-16': '2009' };

  it.each([
    ['SU-207', ['eliminated', '2007 2']],
    ['SU-16', ['2008 1', '2007 1']],
  ])('TWW-5.1.5-h, TWW-5.2-c: with the loss on %s the survivors advance', (unit, left) => {
    // 14 against 2
    const t = pactFights({ ...worn, 'WG-Bde-Wesel': '2008 reduced' });
    expect(fight(t, '2008', ours(worn), 4)).toBe('7-1: DE AVB');
    t.play(loss(unit));
    if (t.hexOf('SU-207') !== null) t.play(advance('SU-207'));
    t.play(advance('SU-16'), advanceOn('SU-16', '2007'));
    expect([state(t, 'SU-207'), state(t, 'SU-16')]).toEqual(left);
  });
});

describe('5.2 and cities', () => {
  /** Frankfurt lies in 1722; around it: N 1721, S 1723. */
  function frankfurt() {
    const units = { 'SU-16': '1723', 'SU-207': '1723', 'WG-Bde-Bonn': '1722 reduced' };
    const more = { extra: { holders: { '1722': 'nato' } } };
    const t = pactFights(units, more);
    expect(fight(t, '1722', ['SU-16', 'SU-207'], 2, 10)).toBe('9-1: DA AVI');
    return t;
  }
  const holder = (t: Table) => t.view().extra['holders'];

  it('TWW-5.2-a, TWW-4.2.1-a: who enters one takes it, though he goes on; nobody enters, nobody takes it', () => {
    const t = frankfurt();
    expect(holder(t)).toMatchObject({ '1722': 'nato' });
    t.play(advance('SU-16'), advanceOn('SU-16', '1721'), done);
    expect(holder(t)).toMatchObject({ '1722': 'pact' });
    const other = frankfurt();
    other.play(done);
    expect(holder(other)).toMatchObject({ '1722': 'nato' });
  });
});
