import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  advanceOn,
  asked,
  bomb,
  done,
  eliminate,
  end,
  fight,
  loss,
  move,
  natoFights,
  oddsOf,
  pactFights,
  retreat,
  score,
  state,
  retreatHexes,
  type More,
  type Units,
} from './play.test-kit.ts';

// The defence stands in 2008, the attack in 2009 and 2108. Around 2008: N 2007, NE 2107, SE 2108, S 2009, SW 1908, NW 1907.

const candidates = (t: Table, type: string): string[] => t.legal(type).map((action) => String(action['unit']));
const ours = (units: Units): string[] => Object.keys(units);
const states = (t: Table, ...units: string[]): string[] => units.map((unit) => state(t, unit));

/** The Pact attacks 2008 with these units and the sum of the dice; `air`: points of support. */
function assault(attackers: Units, defenders: Units, sum: number, air = 0, more: More = {}) {
  const t = pactFights({ ...attackers, ...defenders }, more);
  return { t, result: fight(t, '2008', ours(attackers), sum, air) };
}

/** 38 points of attack. */
const mass = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009', 'SU-26': '2108' };
const two = { 'SU-25': '2009', 'SU-207': '2009' };
const us = { 'US-3DIMec': '2008' };

describe('5.1.5 DRI, defence retreats intact', () => {
  it('TWW-5.1.5-d, TWW-5.1.5-h: DRI AVB: one hex back without a loss; one attacker of their choice is reduced', () => {
    const { t, result } = assault(two, us, 10);
    expect([result, asked(t)]).toEqual(['2-1: DRI AVB', 'nato retreat']);
    t.play(retreat('US-3DIMec', '2007'));
    expect([state(t, 'US-3DIMec'), asked(t)]).toEqual(['2007 2', 'pact loss']);
    expect(candidates(t, 'loss').toSorted()).toEqual(['SU-207', 'SU-25']);
  });

  it.each([
    ['SU-25', [1, 2]],
    ['SU-207', [2, 1]],
  ])('TWW-5.1.5-h, TWW-5.2-a: with the loss on %s both may advance', (unit, steps) => {
    const { t } = assault(two, us, 10);
    t.play(retreat('US-3DIMec', '2007'), loss(unit), advance('SU-25'), advance('SU-207'));
    expect(states(t, 'SU-25', 'SU-207')).toEqual(steps.map((left) => `2008 ${left}`));
  });

  it('TWW-5.1.5-d, TWW-5.1.5-g: DRI AVI: one hex, not two, and nobody loses anything', () => {
    const { t, result } = assault(two, us, 2);
    t.play(retreat('US-3DIMec', '2107'));
    expect([result, asked(t)]).toEqual(['2-1: DRI AVI', 'pact advance']);
    expect(states(t, 'US-3DIMec', 'SU-25', 'SU-207')).toEqual(['2107 2', '2009 2', '2009 2']);
  });
});

describe('5.1.5 DRB, defence retreats with losses', () => {
  const pair = { ...us, 'US-Bde-A': '2008' };
  const three = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009' };

  it('TWW-5.1.5-c, TWW-5.1.5-h: DRB AVB: one defender and one attacker are reduced, as their owners choose', () => {
    const { t, result } = assault(three, pair, 3);
    expect([result, asked(t), candidates(t, 'loss')]).toEqual(['2-1: DRB AVB', 'nato loss', ['US-Bde-A', 'US-3DIMec']]);
    t.play(loss('US-Bde-A'), retreat('US-Bde-A', '1907'), retreat('US-3DIMec', '2107'), loss('SU-32'));
    expect(states(t, 'US-3DIMec', 'US-Bde-A')).toEqual(['2107 2', '1907 1']);
    expect(ours(three).map((unit) => t.steps(unit))).toEqual([2, 1, 2]);
  });

  const mixed = { 'US-3DIMec': '2008 reduced', 'WG-Bde-Bonn': '2008' };
  const heavy = { 'SU-16': '2009', 'SU-25': '2009', 'SU-26': '2009' };

  it.each([
    ['WG-Bde-Bonn', ['2007 1', '2007 1'], 0],
    ['US-3DIMec', ['eliminated', '2007 2'], 5],
  ])('TWW-5.1.5-c, TWW-5.1.5-g, TWW-7.0-a: DRB AVI: the defender may lay it on %s', (unit, left, points) => {
    const { t, result } = assault(heavy, mixed, 11);
    const [before] = score(t);
    t.play(loss(unit));
    for (const id of ours(mixed)) if (t.hexOf(id) !== null) t.play(retreat(id, '2007'));
    expect([result, asked(t), states(t, ...ours(mixed))]).toEqual(['4-1: DRB AVI', 'pact advance', left]);
    expect([score(t)[0] - before, ...ours(heavy).map((id) => t.steps(id))]).toEqual([points, 2, 2, 2]);
  });

  it('TWW-5.1.5-c, TWW-7.0-a: a reduced defender is eliminated, and the hex may be occupied', () => {
    const { t, result } = assault({ 'SU-207': '2009' }, { 'US-Bde-A': '2008 reduced' }, 4);
    expect([result, state(t, 'US-Bde-A')]).toEqual(['3-1: DRB AVB', 'eliminated']);
    t.play(advance('SU-207'), done);
    expect(state(t, 'SU-207')).toBe('2008 1');
  });

  it('TWW-5.1.5-c, TWW-5.1.5-h, TWW-7.0-a: both lose their last step: 5 points and 2, and nobody advances', () => {
    const t = pactFights({ 'SU-25': '2009 reduced', 'BE-Bde-I': '2008 reduced' });
    const [pact, nato] = score(t);
    expect(fight(t, '2008', ['SU-25'], 3)).toBe('2-1: DRB AVB');
    expect([...states(t, 'SU-25', 'BE-Bde-I'), asked(t)]).toEqual(['eliminated', 'eliminated', 'pact combat']);
    expect(score(t)).toEqual([pact + 5, nato + 2]);
  });
});

describe('5.1.5 DE, defence eliminated', () => {
  const three = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009' };

  it.each([
    ['WG-Bde-Bonn', ['eliminated', '2007 1']],
    ['WG-Bde-Wesel', ['2007 2', 'eliminated']],
  ])('TWW-5.1.5-b, TWW-5.1.5-h: DE AVB: %s may go, fresh or not; the other retreats without a loss', (unit, left) => {
    const pair = { 'WG-Bde-Bonn': '2008', 'WG-Bde-Wesel': '2008 reduced' };
    const { t, result } = assault(three, pair, 2);
    expect([result, asked(t)]).toEqual(['5-1: DE AVB', 'nato eliminate']);
    t.play(eliminate(unit), ...ours(pair).flatMap((id) => (id === unit ? [] : [retreat(id, '2007')])));
    expect([asked(t), states(t, ...ours(pair))]).toEqual(['pact loss', left]);
    t.play(loss('SU-16'));
    expect(ours(three).map((id) => t.steps(id))).toEqual([1, 2, 2]);
  });

  it('TWW-5.1.5-b, TWW-5.1.5-g, TWW-5.2-a: DE AVI: a lone defender is gone at once, and two hexes are open', () => {
    const { t, result } = assault({ 'SU-16': '2009', 'SU-32': '2009' }, { 'BR-Bde-I': '2008' }, 12, 4);
    expect([result, state(t, 'BR-Bde-I')]).toEqual(['6-1: DE AVI', 'eliminated']);
    t.play(advance('SU-16'), advanceOn('SU-16', '2007'));
    expect(states(t, 'SU-16', 'SU-32')).toEqual(['2007 2', '2009 2']);
  });

  const pair = { ...us, 'US-Bde-A': '2008' };
  const city = { hexes: { '2008': 'city' } };

  it('TWW-5.1.5-b, TWW-5.3-a: who is left must go, city or not', () => {
    // 29 and 41 points from the air against 10 is 7-1, 2 to the left
    const { t, result } = assault(three, pair, 2, 41, city);
    t.play(eliminate('US-Bde-A'));
    expect([result, asked(t), t.may(done)]).toEqual(['5-1: DE AVB', 'nato retreat', false]);
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1907', '2007', '2107']);
  });

  const opposite = { ...three, 'SU-26': '2007' };

  it('TWW-5.1.5-b, TWW-5.3.3-a: surrounded, it goes two hexes with a loss', () => {
    // 38 and 32 against 10 is 7-1, 2 to the left and 1 to the right
    const { t, result } = assault(opposite, pair, 3, 32, city);
    t.play(eliminate('US-Bde-A'), retreat('US-3DIMec', '2107'), retreat('US-3DIMec', '2207'));
    expect([result, state(t, 'US-3DIMec')]).toEqual(['6-1: DE AVB', '2207 1']);
  });

  it('TWW-5.1.5-b, TWW-5.3.3-b: and with no second hex it is eliminated too', () => {
    const ring = {
      'SU-31': '2206',
      'SU-6': '2210',
      'SU-35': '1806',
      'SU-39': '1810',
      'SU-120': '2308',
      'SU-79': '1708',
    };
    const t = pactFights({ ...opposite, ...ring, ...pair }, city);
    expect(fight(t, '2008', ours(opposite), 3, 32)).toBe('6-1: DE AVB');
    t.play(eliminate('US-Bde-A'));
    expect(states(t, ...ours(pair))).toEqual(['eliminated', 'eliminated']);
  });
});

describe('5.1.5 DA, defence annihilated', () => {
  it('TWW-5.1.5-a, TWW-5.1.5-h: DA AVB: all defenders go at once, one attacker is reduced', () => {
    const { t, result } = assault(mass, { 'WG-Bde-Bonn': '2008', 'BE-Bde-I': '2008 reduced' }, 2);
    expect([result, asked(t)]).toEqual(['7-1: DA AVB', 'pact loss']);
    expect(states(t, 'WG-Bde-Bonn', 'BE-Bde-I')).toEqual(['eliminated', 'eliminated']);
    t.play(loss('SU-25'));
    expect(candidates(t, 'advance').toSorted()).toEqual(['SU-16', 'SU-25', 'SU-26', 'SU-32']);
    t.play(advance('SU-16'), advance('SU-25'), advance('SU-26'));
    expect(t.may(advance('SU-32'))).toBe(false);
    t.play(advanceOn('SU-16', '1907'));
    expect([t.may(advance('SU-32')), state(t, 'SU-16')]).toEqual([true, '1907 2']);
  });

  it('TWW-5.1.5-a, TWW-5.1.5-g, TWW-5.2-b: DA AVI in a forest: nobody else loses, and there is no second hex', () => {
    const { t, result } = assault(mass, { 'WG-Bde-Bonn': '2008' }, 12, 0, { hexes: { '2008': 'forest' } });
    expect([result, state(t, 'WG-Bde-Bonn'), asked(t)]).toEqual(['8-1: DA AVI', 'eliminated', 'pact advance']);
    t.play(advance('SU-16'));
    expect(t.legal('advance-on')).toEqual([]);
  });
});

describe('5.1.5 DVB and DVI, defence wins', () => {
  it('TWW-5.1.5-e, TWW-5.1.5-i: DVB ARI: a defender is reduced and stays, the attacker goes back intact', () => {
    const { t, result } = assault({ 'SU-25': '2009' }, us, 9);
    expect([result, state(t, 'US-3DIMec'), asked(t)]).toEqual(['1-1: DVB ARI', '2008 1', 'pact retreat']);
    t.play(retreat('SU-25', '2010'));
    expect([state(t, 'SU-25'), asked(t)]).toEqual(['2010 2', 'pact combat']);
  });

  it('TWW-5.1.5-e, TWW-7.0-a: where it kills the last defender the attacker goes back all the same', () => {
    const { t, result } = assault({ 'SU-207': '2009' }, { 'US-3DIMec': '2008 reduced' }, 5);
    expect([result, state(t, 'US-3DIMec'), asked(t)]).toEqual(['1-1: DVB ARI', 'eliminated', 'pact retreat']);
    expect(retreatHexes(t, 'SU-207')).not.toContain('2008');
    t.play(retreat('SU-207', '2010'));
    expect([asked(t), t.legal('advance')]).toEqual(['pact combat', []]);
  });

  const pair = { ...us, 'US-Bde-A': '2008' };
  const weak = { 'SU-207': '2009', 'PO-2DIMec': '2009' };
  const back = ours(weak).map((unit) => retreat(unit, '2010'));

  it('TWW-5.1.5-e, TWW-5.1.5-j: DVB ARB: one of each side is reduced, the attackers go back', () => {
    const { t, result } = assault(weak, pair, 8);
    expect([result, asked(t)]).toEqual(['1-1: DVB ARB', 'nato loss']);
    t.play(loss('US-3DIMec'));
    expect([asked(t), candidates(t, 'loss').toSorted()]).toEqual(['pact loss', ['PO-2DIMec', 'SU-207']]);
    t.play(loss('PO-2DIMec'), ...back);
    expect(states(t, ...ours(pair), ...ours(weak))).toEqual(['2008 1', '2008 2', '2010 2', '2010 1']);
  });

  it('TWW-5.1.5-f, TWW-5.1.5-i: DVI ARI: nobody loses, the attackers go back', () => {
    const { t, result } = assault(weak, pair, 7);
    t.play(...back);
    expect([result, ...states(t, ...ours(pair), ...ours(weak))]).toEqual([
      '1-1: DVI ARI',
      '2008 2',
      '2008 2',
      '2010 2',
      '2010 2',
    ]);
  });

  it('TWW-5.1.5-f, TWW-5.1.5-j: DVI ARB: one attacker is reduced besides', () => {
    const { t, result } = assault(weak, pair, 7, 0, { hexes: { '2008': 'forest' } });
    t.play(loss('SU-207'), ...back);
    expect([result, ...states(t, ...ours(pair), ...ours(weak))]).toEqual([
      '1-2: DVI ARB',
      '2008 2',
      '2008 2',
      '2010 1',
      '2010 2',
    ]);
  });

  it.each([
    ['PO-2DIMec', ['2010 1', '2010 1']],
    ['SU-25', ['eliminated', '2010 2']],
  ])('TWW-5.1.5-j, TWW-7.0-a: ARB: the attacker may lay the loss on %s', (unit, left) => {
    const t = pactFights({ 'SU-25': '2009 reduced', 'PO-2DIMec': '2009', ...us });
    expect(fight(t, '2008', ['SU-25', 'PO-2DIMec'], 8)).toBe('1-1: DVB ARB');
    t.play(loss(unit));
    for (const id of ['SU-25', 'PO-2DIMec']) if (t.hexOf(id) !== null) t.play(retreat(id, '2010'));
    expect(states(t, 'SU-25', 'PO-2DIMec')).toEqual(left);
  });

  it.each([
    ['US-2DB', ['2008 1', '2008 1', '2008 2']],
    ['WG-Bde-Bonn', ['2008 2', 'eliminated', '2008 2']],
    ['CA-Bde', ['2008 2', '2008 1', '2008 1']],
  ])('TWW-5.1.5-e, TWW-5.1.5-c: of a stack %s alone takes the one loss', (unit, left) => {
    const stack = { 'US-2DB': '2008', 'WG-Bde-Bonn': '2008 reduced', 'CA-Bde': '2008' };
    // 19 against 12
    const { t, result } = assault({ 'SU-16': '2009', 'SU-25': '2009' }, stack, 5);
    expect([result, candidates(t, 'loss').toSorted()]).toEqual(['1-1: DVB ARI', ours(stack).toSorted()]);
    t.play(loss(unit));
    expect([asked(t), states(t, ...ours(stack))]).toEqual(['pact retreat', left]);
  });

  it('TWW-5.1.5-i, TWW-5.3-a: attackers from two hexes go back each from its own, not into an EZ', () => {
    // 18 against 10
    const { t, result } = assault({ 'SU-25': '2009', 'SU-26': '2108' }, pair, 7);
    expect(result).toBe('1-1: DVI ARI');
    expect(retreatHexes(t, 'SU-25')).toEqual(['1909', '2010', '2109']);
    expect(retreatHexes(t, 'SU-26')).toEqual(['2109', '2208', '2209']);
    expect(t.refusal(retreat('SU-25', '1908'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    expect(t.refusal(retreat('SU-26', '2107'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });
});

describe('5.1.5 AE, attack eliminated', () => {
  const brigades = { 'US-Bde-A': '2009', 'US-Bde-B': '2009' };
  const tanks = { 'SU-16': '2008', 'SU-32': '2008' };
  const city = () => natoFights({ ...brigades, ...tanks }, { hexes: { '2008': 'city' } });

  it('TWW-5.1.5-k, TWW-5.1.5-e: DVB AE: one attacker goes from full strength, the other goes back fresh', () => {
    const t = city();
    expect(fight(t, '2008', ours(brigades), 6)).toBe('1-4: DVB AE');
    t.play(loss('SU-32'));
    expect([asked(t), candidates(t, 'eliminate')]).toEqual(['nato eliminate', ['US-Bde-A', 'US-Bde-B']]);
    t.play(eliminate('US-Bde-B'), retreat('US-Bde-A', '2010'));
    expect(states(t, ...ours(brigades), ...ours(tanks))).toEqual(['2010 2', 'eliminated', '2008 2', '2008 1']);
  });

  it('TWW-5.1.5-k, TWW-5.1.5-f: DVI AE: the defence loses nothing', () => {
    const t = city();
    expect(fight(t, '2008', ours(brigades), 7)).toBe('1-4: DVI AE');
    t.play(eliminate('US-Bde-A'), retreat('US-Bde-B', '2010'));
    expect(states(t, ...ours(brigades), ...ours(tanks))).toEqual(['eliminated', '2010 2', '2008 2', '2008 2']);
  });
});

describe('5.1.5 IMP, stalemate', () => {
  it('TWW-5.1.5-m: everybody stays as he is, and nobody advances', () => {
    const { t, result } = assault(two, us, 9);
    expect([result, asked(t)]).toEqual(['2-1: IMP', 'pact combat']);
    expect(states(t, 'US-3DIMec', ...ours(two))).toEqual(['2008 2', '2009 2', '2009 2']);
  });

  it('TWW-5.1.5-m, TWW-4.1.2-g: in its own phases the other side leaves or attacks', () => {
    const { t } = assault(two, us, 9);
    t.play(end);
    expect([asked(t), t.may(move('US-3DIMec'))]).toEqual(['nato movement', true]);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'US-3DIMec' });
  });

  it('TWW-5.1.5-m, TWW-4.1.2-e: unless it stands in dominant terrain', () => {
    // 16 and 5 from the air against 7 is 3-1, 2 to the left
    const { t, result } = assault(two, us, 4, 5, { hexes: { '2008': 'city' } });
    t.play(end, end);
    expect([result, asked(t), t.may(end)]).toEqual(['1-1: IMP', 'nato combat', true]);
  });
});

describe('5.1.5 EMP, exchange', () => {
  const three = { 'SU-16': '2009', 'SU-25': '2009', 'CZ-2DIMec': '2009' };

  it.each(['CZ-2DIMec', 'SU-25', 'SU-16'])(
    'TWW-5.1.5-l, TWW-5.2-a: a lone defender goes, %s pays for 4 points; nobody moves',
    (unit) => {
      const { t, result } = assault(three, { 'BR-Bde-I': '2008' }, 4);
      expect([result, state(t, 'BR-Bde-I')]).toEqual(['6-1: EMP', 'eliminated']);
      expect([asked(t), t.refusal(done)]).toMatchObject([
        'pact exchange-attacker',
        { rule: '5.1.5', code: 'owed', args: { points: 4 } },
      ]);
      t.play(eliminate(unit));
      const left = ours(three).map((id) => (id === unit ? 'eliminated' : '2009 2'));
      expect([asked(t), t.legal('advance'), states(t, ...ours(three))]).toEqual(['pact combat', [], left]);
    },
  );

  it('TWW-5.1.5-l, TWW-3.0-c: who has no attack strength is not given up, though the others cannot pay (RUL-TWW-59)', () => {
    const units = { 'EG-7DB': '2009', 'CZ-2DIMec': '2009 reduced' };
    const t = pactFights({ ...units, 'US-3DIMec': '2008' }, { extra: { eastGermany: 'passive' } });
    const { sum } = oddsOf(t, '2008', ours(units), 25);
    expect([sum, fight(t, '2008', ours(units), 2, 25)]).toEqual(['28:7', '4-1: EMP']);
    expect([asked(t), states(t, 'US-3DIMec', ...ours(units))]).toEqual([
      'pact combat',
      ['eliminated', '2009 2', 'eliminated'],
    ]);
  });

  const four = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009' };
  const pair = { 'US-Bde-A': '2008', 'US-3DIMec': '2008 reduced' };

  function chosen() {
    const t = pactFights({ ...four, 'CZ-2DIMec': '2108 reduced', ...pair });
    expect(fight(t, '2008', [...ours(four), 'CZ-2DIMec'], 12)).toBe('4-1: EMP');
    return t;
  }

  it('TWW-5.1.5-l: the defender gives up one or more, not none', () => {
    const t = chosen();
    expect([asked(t), candidates(t, 'eliminate')]).toEqual(['nato exchange-defender', ['US-Bde-A', 'US-3DIMec']]);
    expect(t.refusal(done)).toMatchObject({ rule: '5.1.5', code: 'choose-one' });
  });

  it('TWW-5.1.5-l: he gives up US-Bde-A: a reduced 3-3-9 pays for 3, then US-3DIMec retreats unhurt (RUL-S-09)', () => {
    const t = chosen();
    t.play(eliminate('US-Bde-A'), done);
    expect(asked(t)).toBe('pact exchange-attacker');
    t.play(eliminate('CZ-2DIMec'));
    // its EZ is gone with it
    expect([asked(t), retreatHexes(t, 'US-3DIMec')]).toEqual(['nato retreat', ['1907', '2007', '2107']]);
    t.play(retreat('US-3DIMec', '1907'));
    expect([state(t, 'US-3DIMec'), asked(t)]).toEqual(['1907 1', 'pact combat']);
  });

  it('TWW-5.1.5-l: he gives up US-3DIMec: a reduced 3-3-9 is not enough for 4', () => {
    const t = chosen();
    t.play(eliminate('US-3DIMec'), done, eliminate('CZ-2DIMec'));
    expect([state(t, 'US-Bde-A'), asked(t)]).toEqual(['2008 2', 'pact exchange-attacker']);
  });

  it('TWW-5.1.5-l, TWW-5.3.3-a: who is surrounded by those that pay is so no more when he retreats', () => {
    const t = pactFights({ 'SU-16': '1009', 'SU-21M': '1011', 'US-4DIMec': '1010', 'WG-1DB': '1010' });
    expect(fight(t, '1010', ['SU-16', 'SU-21M'], 11, 43)).toBe('5-1: EMP');
    t.play(eliminate('WG-1DB'), done, eliminate('SU-16'), retreat('US-4DIMec', '1109'));
    expect([state(t, 'US-4DIMec'), asked(t)]).toEqual(['1109 2', 'pact combat']);
  });

  it.each(ours(four))('TWW-5.1.5-l: he gives up US-3DIMec alone, or both: %s is enough', (unit) => {
    const one = chosen();
    one.play(eliminate('US-3DIMec'), done, eliminate(unit), retreat('US-Bde-A', '1907'));
    const both = chosen();
    both.play(eliminate('US-3DIMec'), eliminate('US-Bde-A'), eliminate(unit));
    expect([asked(one), asked(both)]).toEqual(['pact combat', 'pact combat']);
  });

  it('TWW-5.1.5-l: he gives up both: a 3 leaves 4 of the 7 to be met', () => {
    const t = chosen();
    t.play(eliminate('US-3DIMec'), eliminate('US-Bde-A'), eliminate('CZ-2DIMec'));
    expect(t.refusal(done)).toMatchObject({ code: 'owed', args: { points: 4 } });
  });

  const worn = { 'SU-21M': '2009 reduced', 'SU-207': '2009 reduced', 'SU-16': '2009' };

  it('TWW-5.1.5-l, TWW-7.0-a: strengths count as they are now: a reduced 4 pays for a reduced 4', () => {
    const { t, result } = assault(worn, { 'US-4DIMec': '2008 reduced' }, 11, 2);
    t.play(eliminate('SU-21M'));
    expect([result, asked(t)]).toEqual(['5-1: EMP', 'pact combat']);
  });

  it('TWW-5.1.5-l: for a fresh 7 it takes another 4 or a 10; aircraft pay nothing', () => {
    const owing = () => assault(worn, { 'US-4DIMec': '2008' }, 11, 17);
    const { t, result } = owing();
    t.play(eliminate('SU-21M'));
    expect([result, asked(t), t.refusal(done)?.args]).toEqual(['5-1: EMP', 'pact exchange-attacker', { points: 3 }]);
    t.play(eliminate('SU-207'));
    const other = owing().t;
    other.play(eliminate('SU-16'));
    expect([asked(t), asked(other)]).toEqual(['pact combat', 'pact combat']);
  });

  it('TWW-5.1.5-l: who is worth less than is owed goes all the same', () => {
    const { t, result } = assault({ 'PO-6DAet': '2009' }, us, 11, 32);
    expect([result, ...states(t, 'US-3DIMec', 'PO-6DAet')]).toEqual(['5-1: EMP', 'eliminated', 'eliminated']);
    expect(asked(t)).toBe('pact combat');
  });
});

describe('5.1.5 and aircraft', () => {
  it('TWW-5.1.5-j, TWW-5.1.5-i, TWW-6.1-a: ARB falls on the unit, the points in support are spent and nothing else', () => {
    const { t, result } = assault({ 'SU-207': '2009' }, us, 8, 5);
    t.play(retreat('SU-207', '2010'));
    expect([result, state(t, 'SU-207')]).toEqual(['1-1: DVB ARB', '2010 1']);
    expect(t.view().pools['air-attack']?.['pact']).toBe(40);
  });

  it('TWW-5.1.5-i, TWW-6.2-a: an attack from the air moves nobody', () => {
    const t = pactFights({ ...us, 'US-Bde-A': '2008', 'SU-25': '2010' });
    expect(bomb(t, '2008', 5, 2)).toBe('13-24: DB');
    expect([asked(t), candidates(t, 'loss')]).toEqual(['nato loss', ['US-Bde-A', 'US-3DIMec']]);
    t.play(loss('US-Bde-A'));
    expect([asked(t), ...states(t, 'US-3DIMec', 'US-Bde-A')]).toEqual(['pact combat', '2008 2', '2008 1']);
  });
});
