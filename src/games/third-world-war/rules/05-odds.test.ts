import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import { THIRD_WORLD_WAR_RULES } from '../rules.ts';
import {
  air,
  asked,
  attack,
  attacker,
  bomb,
  bombard,
  commit,
  declare,
  displace,
  each,
  end,
  fight,
  game,
  lineIn,
  natoFights,
  oddsOf,
  pactFights,
  refused,
  retreat,
  river,
  state,
  type More,
  type Units,
} from './play.test-kit.ts';

// The defence stands in 2008. Around it: N 2007, NE 2107, SE 2108, S 2009, SW 1908, NW 1907.

const in2008 = (terrain: string): More => ({ hexes: { '2008': terrain } });

/** The announced arithmetic of an attack that has been declared and answered. */
const announced = (...declared: Parameters<typeof declare>) =>
  declare(...declared).find(({ code }) => code === 'committed')?.args;

describe('5.1.1 the relation of forces', () => {
  const example = { 'SU-25': '2009', 'PO-6DAet': '2009 reduced', 'BR-Bde-I': '2008' };
  const both = ['SU-25', 'PO-6DAet'];

  it('TWW-5.1.1-a, TWW-5.1.1-b, TWW-5.1.1-c: 9 + 2 against 4 is 2.75, fought at 2-1', () => {
    const t = pactFights(example);
    expect(oddsOf(t, '2008', both)).toEqual({ sum: '11:4', ratio: '2-1', shift: {}, column: '2-1', allowed: true });
    expect(announced(t, '2008', both)).toMatchObject({ attack: 11, defence: 4, ratio: '2-1', column: '2-1' });
  });

  it.each([
    [1, '12:4', '3-1'],
    [15, '26:4', '6-1'],
  ])('TWW-5.1.1-c, TWW-6.2-c: with %i points from the air it is %s, %s', (points, sum, ratio) => {
    const t = pactFights(example);
    expect(oddsOf(t, '2008', both, points)).toMatchObject({ sum, ratio, column: ratio, allowed: true });
    expect(refused(t, attack('2008'), ...both.map(attacker), air(points), commit)).toBeUndefined();
  });

  it('TWW-2.2.1-a, TWW-2.2.1-b: attackers count with their attack, defenders with their defence', () => {
    const units = { 'WG-1DM': '2008', 'SU-25': '2007' };
    expect(oddsOf(natoFights(units), '2007', ['WG-1DM'])).toMatchObject({ sum: '4:6', column: '1-1' });
    expect(oddsOf(pactFights(units), '2008', ['SU-25'])).toMatchObject({ sum: '9:6', column: '1-1' });
  });

  it.each<[string, Units, string, string, string]>([
    ['US-ACR-V', { 'SU-16': '2008' }, '4:7', '1-1', '1-1'],
    ['US-Bde-A', { 'SU-25': '2008' }, '3:6', '1-2', '1-2'],
    ['US-Bde-A', { 'SU-16': '2008' }, '3:7', '1-2', '1-2'],
    ['WG-Bde-Bonn', { 'SU-16': '2008' }, '2:7', '1-3', '1-3'],
    ['WG-Bde-Bonn', { 'CZ-2DIMec': '2008', 'PO-2DIMec': '2008 reduced' }, '2:8', '1-4', '1-4'],
    ['WG-Bde-Bonn reduced', { 'PO-6DAet': '2008' }, '1:4', '1-4', '1-4'],
    ['WG-Bde-Bonn', { 'SU-16': '2008', 'SU-32': '2008' }, '2:14', '1-7', '1-4'],
    ['WG-1DM', { 'PO-6DAet': '2008' }, '4:4', '1-1', '1-1'],
  ])('TWW-5.1.1-c: below one the division is inverted: %s against %o: %s is %s', (by, units, sum, ratio, column) => {
    const [unit, ...reduced] = by.split(' ') as [string, ...string[]];
    const t = natoFights({ ...units, [unit]: ['2009', ...reduced].join(' ') });
    expect(oddsOf(t, '2008', [unit])).toMatchObject({ sum, ratio, column });
  });

  it('TWW-5.1.1-a: a whole corps gives no bonus', () => {
    const corps = { 'US-6DB': '2009', 'US-4DIMec': '2009', 'US-Bde-A': '2009', 'US-ACR-V': '2108' };
    const t = natoFights({ ...corps, 'SU-16': '2008' });
    expect(oddsOf(t, '2008', Object.keys(corps))).toMatchObject({ sum: '22:7', shift: {}, column: '3-1' });
  });
});

describe('5.1.1 announcing', () => {
  const units = { 'SU-25': '2009', 'US-3DIMec': '2008', 'US-Bde-A': '2008 reduced' };
  const blind = () => pactFights(units, { options: { 'blind-declaration': 'on' } });
  const seen = (t: Table, side: string) =>
    game.view(t.match.state, side).units.find(({ id }) => id === 'US-Bde-A')?.steps;

  it('TWW-5.1.1-e: played blind, nothing tells the Pact the defence before it has announced its own points', () => {
    const t = blind();
    t.play(attack('2008'), attacker('SU-25'), air(2));
    const odds = game.odds(t.match.state, { target: '2008', attackers: ['SU-25'] });
    expect(odds).toMatchObject({ ok: false, error: { rule: '5.1.1', code: 'odds-hidden' } });
    expect([seen(t, 'pact'), seen(t, 'nato')]).toEqual([null, 1]);
  });

  it('TWW-5.1.1-e, TWW-5.1.1-f, TWW-6.2-c: then NATO announces units and defence power: 9 + 2 against 7 + 2 + 3', () => {
    const t = blind();
    t.play(attack('2008'), attacker('SU-25'), air(2), commit);
    expect([asked(t), seen(t, 'pact')]).toEqual(['nato answer', 1]);
    const events = t.events(air(3), commit);
    expect(events.find(({ code }) => code === 'committed')?.args).toMatchObject({ attack: 11, defence: 12 });
  });

  it('TWW-5.1.1-f: nobody adds a point or takes one back any more', () => {
    const t = blind();
    t.play(attack('2008'), attacker('SU-25'), air(2), commit);
    expect(t.refusal({ by: 'pact', ...air(2) })).toMatchObject({ code: 'not-your-turn' });
    t.play(air(3), commit);
    expect(t.toAct()).toBe('chance');
    expect([t.may({ by: 'nato', ...air(1) }), t.may({ by: 'pact', ...air(1) })]).toEqual([false, false]);
  });

  it('TWW-6.2-c, TWW-6.1-a: points announced are spent whatever the dice say', () => {
    const t = blind();
    // 14 against 12, row 4-10
    expect(fight(t, '2008', ['SU-25'], 4, 5, 3)).toBe('1-1: IMP');
    expect(t.view().pools).toMatchObject({
      'air-attack': { pact: 40, nato: 35 },
      'air-defence': { pact: 10, nato: 3 },
    });
  });
});

describe('5.1.1, 5.1.2 and 5.1.3 outside the table', () => {
  it('TWW-5.1.1-c, TWW-5.1.2-a, TWW-5.1.3-a: 12-1 is cut to 9-1, then shifted by the sum: 8-1', () => {
    const three = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009' };
    const t = pactFights({ ...three, 'SU-26': '2007', 'WG-Bde-Bonn': '2008' }, in2008('city'));
    const all = [...Object.keys(three), 'SU-26'];
    const shift = { 'terrain-city': -2, surrounded: 1 };
    expect(oddsOf(t, '2008', all)).toMatchObject({ sum: '38:3', ratio: '12-1', shift, column: '8-1' });
    expect(fight(t, '2008', all, 7)).toBe('8-1: DRB AVI');
  });

  it('TWW-5.1.1-c, TWW-5.1.2-a, TWW-5.1.3-a: below it 1-7 is cut to 1-4, 1 to the left stays 1-4', () => {
    const units = { 'WG-Bde-Bonn': '2007 reduced', 'WG-Bde-Wesel': '2009 reduced', 'SU-16': '2008', 'SU-32': '2008' };
    const t = natoFights(units, in2008('city'));
    const all = ['WG-Bde-Bonn', 'WG-Bde-Wesel'];
    const shift = { 'terrain-city': -2, surrounded: 1 };
    expect(oddsOf(t, '2008', all)).toMatchObject({ sum: '2:14', ratio: '1-7', shift, column: '1-4' });
    expect(fight(t, '2008', all, 2)).toBe('1-4: DVB ARI');
  });
});

describe('5.1.2 terrain', () => {
  const twelve = { 'SU-21M': '2009', 'CZ-2DIMec': '2009' };
  const attackers = Object.keys(twelve);
  const on = (more: More) => oddsOf(pactFights({ ...twelve, 'BR-Bde-I': '2008' }, more), '2008', attackers);
  const wet = [river('2009', '2008')];

  it.each<[string, More, Record<string, number>, string]>([
    ['open ground gives nothing', {}, {}, '3-1'],
    ['forest gives 1', in2008('forest'), { 'terrain-forest': -1 }, '2-1'],
    ['a city gives 2', in2008('city'), { 'terrain-city': -2 }, '1-1'],
    ['a mountain gives 3', in2008('mountain'), { 'terrain-mountain': -3 }, '1-2'],
    ['a river gives 2', { sides: wet }, { river: -2 }, '1-1'],
    ['a bivouac gives nothing', { hexes: { '2008': { features: ['bivouac:I-BR'] } } }, {}, '3-1'],
    ['the halt line gives nothing', { hexes: { '2008': { features: ['halt-line'] } } }, {}, '3-1'],
    ['that of the attackers does not count', { hexes: { '2009': 'mountain' } }, {}, '3-1'],
  ])('TWW-5.1.2-a: %s', (_, more, shift, column) => {
    expect(on(more)).toMatchObject({ sum: '12:4', ratio: '3-1', shift, column, allowed: true });
  });

  it.each([
    ['forest', 'river', -2, '1-1'],
    ['city', '', -2, '1-1'],
    ['mountain', 'terrain-mountain', -3, '1-2'],
  ])('TWW-5.1.2-b: of %s and a river the larger counts, never the sum', (terrain, why, amount, column) => {
    const odds = on({ ...in2008(terrain), sides: wet });
    expect(odds.column).toBe(column);
    expect(Object.values(odds.shift)).toEqual([amount]);
    expect(Object.keys(odds.shift).join()).toContain(why);
  });

  describe('across a river', () => {
    const three = { 'SU-16': '2007', 'SU-32': '2007', 'SU-25': '2107', 'US-3DIMec': '2008' };
    const side = [river('2008', '2007')];

    it('TWW-5.1.2-a: it helps only where all attackers cross it', () => {
      const t = pactFights(three, { sides: side });
      const all = oddsOf(t, '2008', ['SU-16', 'SU-32', 'SU-25']);
      expect(all).toMatchObject({ sum: '29:7', shift: {}, column: '4-1' });
      const two = oddsOf(t, '2008', ['SU-16', 'SU-32']);
      expect(two).toMatchObject({ sum: '20:7', ratio: '2-1', shift: { river: -2 }, column: '1-2' });
    });

    it('TWW-5.1.2-a: with one on the near bank the ground still counts', () => {
      const t = pactFights(three, { sides: side, ...in2008('forest') });
      expect(oddsOf(t, '2008', ['SU-16', 'SU-32', 'SU-25']).shift).toEqual({ 'terrain-forest': -1 });
    });

    const alone = () => pactFights({ 'SU-25': '2009', 'US-Bde-A': '2008' }, { sides: wet });

    it('TWW-5.1.2-a, TWW-5.2-a: armour attacks over it, and advances over it', () => {
      const t = alone();
      expect(oddsOf(t, '2008', ['SU-25'])).toMatchObject({ sum: '9:3', ratio: '3-1', shift: { river: -2 } });
      expect(fight(t, '2008', ['SU-25'], 12)).toBe('1-1: DRB AVB');
      t.play(retreat('US-Bde-A', '2007'), { type: 'advance', unit: 'SU-25' });
      expect([state(t, 'US-Bde-A'), state(t, 'SU-25')]).toEqual(['2007 1', '2008 1']);
    });

    it('TWW-5.1.2-a, TWW-6.2-c: support from the air does not turn it', () => {
      const odds = oddsOf(alone(), '2008', ['SU-25'], 6);
      expect(odds).toMatchObject({ sum: '15:3', ratio: '5-1', shift: { river: -2 }, column: '3-1', allowed: true });
    });
  });

  describe('mountains', () => {
    const units = { 'SU-25': '2009', 'SU-21M': '2009', 'SU-103': '2007', 'WG-1DM': '2008' };

    it('TWW-5.1.2-c, TWW-5.1.1-a: armour takes no part in an attack on them', () => {
      const t = pactFights(units, in2008('mountain'));
      t.play(attack('2008'));
      expect(t.may(attacker('SU-25'))).toBe(false);
      const odds = oddsOf(t, '2008', ['SU-21M', 'SU-103']);
      const shift = { 'terrain-mountain': -3, surrounded: 1 };
      expect(odds).toMatchObject({ sum: '12:6', ratio: '2-1', shift, column: '1-2', allowed: true });
    });

    it('TWW-5.1.2-c: armour alone attacks nobody there, but aircraft do', () => {
      const t = pactFights({ 'SU-25': '2009', 'WG-1DM': '2008' }, in2008('mountain'));
      expect([t.may(attack('2008')), t.may(bombard('2008'))]).toEqual([false, true]);
      expect(t.refusal(attack('2008'))).toMatchObject({ rule: '5.1.2', code: 'armour-shuns', unit: 'SU-25' });
      expect(oddsOf(t, '2008', ['SU-25']).allowed).toMatchObject({ rule: '5.1.2', code: 'armour-shuns' });
      t.play(bombard('2008'));
      const points = t.legal('air').map((action) => action['points']);
      expect(points).toEqual([5, 6, 7, 8, 9, 10]);
    });

    it('TWW-5.1.3-a, TWW-5.1.2-c: armour that takes no part surrounds all the same', () => {
      const t = pactFights({ 'AT-1DM': '2008', 'SU-21M': '2007', 'SU-25': '2009' }, in2008('mountain'));
      const shift = { 'terrain-mountain': -3, surrounded: 1 };
      expect(oddsOf(t, '2008', ['SU-21M'])).toMatchObject({ sum: '7:5', ratio: '1-1', shift, column: '1-3' });
    });
  });
});

describe('5.1.3 surround', () => {
  const us = { 'US-3DIMec': '2008' };
  const opposite = { 'SU-207': '2007', 'SU-23': '2009' };
  const open = { 'SU-207': '2007', 'SU-23': '2108' };
  const both = ['SU-207', 'SU-23'];
  const SURROUNDED = { surrounded: 1 };
  const shiftOf = (units: Units, more: More = {}) => oddsOf(pactFights(units, more), '2008', both).shift;

  it('TWW-5.1.3-a: two units on opposite sides surround: 1 to the right', () => {
    const t = pactFights({ ...us, ...opposite });
    expect(oddsOf(t, '2008', both)).toMatchObject({ sum: '14:7', ratio: '2-1', shift: SURROUNDED, column: '3-1' });
    expect(fight(t, '2008', both, 5)).toBe('3-1: DRI AVB');
  });

  it('TWW-5.1.3-a: with one way left nobody is surrounded; a unit that takes no part may shut it', () => {
    expect(shiftOf({ ...us, ...open })).toEqual({});
    expect(shiftOf({ ...us, ...open, 'SU-26': '1809' })).toEqual(SURROUNDED);
  });

  it('TWW-5.1.3-a: a friend in a hex of an enemy EZ is no way out', () => {
    expect(shiftOf({ ...us, ...opposite, 'US-Bde-A': '1908' })).toEqual(SURROUNDED);
  });

  describe('a full hex', () => {
    const full = { ...us, ...open, 'US-Bde-A': '1908', 'CA-Bde': '1908', 'WG-Bde-I': '1908' };

    it('TWW-5.1.3-a, TWW-5.3.1-a: is a way out where one of those in it can go on', () => {
      const t = pactFights(full);
      expect(oddsOf(t, '2008', both)).toMatchObject({ shift: {}, column: '2-1' });
      expect(fight(t, '2008', both, 4)).toBe('2-1: DRI AVB');
      t.play(retreat('US-3DIMec', '1908'), displace('CA-Bde', '1808'));
      expect([state(t, 'US-3DIMec'), state(t, 'CA-Bde')]).toEqual(['1908 2', '1808 2']);
    });

    it('TWW-5.1.3-a, TWW-5.3.1-a: is none where nobody can', () => {
      expect(shiftOf(full, { hexes: each('1907 1808 1809 1909 2009', 'sea') })).toEqual(SURROUNDED);
    });
  });

  it('TWW-5.1.3-a, TWW-5.3.2-a: a hex across a river is a way out, for armour too', () => {
    expect(shiftOf({ 'US-2DB': '2008', ...open }, { sides: [river('2008', '1908')] })).toEqual({});
  });

  it('TWW-5.1.3-a, TWW-4.0-a: a mountain is none for armour', () => {
    const more = { hexes: { '1908': 'mountain' } };
    expect(shiftOf({ 'US-2DB': '2008', ...open }, more)).toEqual(SURROUNDED);
    expect(shiftOf({ 'US-3DIMec': '2008', ...open }, more)).toEqual({});
    expect(shiftOf({ 'WG-1DM': '2008', ...open }, more)).toEqual({});
  });

  it('TWW-5.1.3-a: a stack is not surrounded while one of its units has a way out', () => {
    expect(shiftOf({ 'US-2DB': '2008', 'WG-1DM': '2008', ...open }, { hexes: { '1908': 'mountain' } })).toEqual({});
  });

  it('TWW-5.1.3-a, TWW-5.3.3-e: the sea is none', () => {
    expect(shiftOf({ ...us, ...open }, { hexes: { '1908': 'sea' } })).toEqual(SURROUNDED);
  });

  it.each(['US-3DIMec', 'US-2DB'])('TWW-5.1.3-a, TWW-8.0-d: a detonation is none for %s', (unit) => {
    expect(shiftOf({ [unit]: '2008', ...open }, { extra: { nuked: ['1908'] } })).toEqual(SURROUNDED);
  });

  it('TWW-5.1.3-a, TWW-4.1.1-c: a hex beyond the halt line is one for NATO and none for the Pact', () => {
    const more = { hexes: lineIn(20) };
    expect(shiftOf({ ...us, ...open }, more)).toEqual({});
    const t = natoFights({ 'SU-25': '2008', 'US-3DIMec': '2007', 'US-7DIMec': '2108' }, more);
    expect(oddsOf(t, '2008', ['US-3DIMec', 'US-7DIMec']).shift).toEqual(SURROUNDED);
  });

  it.each([
    ['west', '0110', '0109', '0111', {}, SURROUNDED],
    ['east', '3610', '3609', '3611', SURROUNDED, {}],
    ['north', '2001', '1901', '2101', {}, {}],
    ['south', '2136', '2036', '2236', {}, {}],
  ])('TWW-5.1.3-a, TWW-5.3.3-d: the %s edge is a way out for whom it is open to', (_, at, one, other, nato, pact) => {
    const against = pactFights({ 'US-3DIMec': at, 'SU-207': one, 'SU-23': other });
    expect(oddsOf(against, at, both).shift).toEqual(nato);
    const reverse = natoFights({ 'SU-23': at, 'US-3DIMec': one, 'US-7DIMec': other });
    expect(oddsOf(reverse, at, ['US-3DIMec', 'US-7DIMec']).shift).toEqual(pact);
  });

  it('TWW-5.1.3-a: airborne units under siege are no exception', () => {
    const t = pactFights({ 'US-82DAet': '2008', 'SU-25': '2007', 'SU-26': '2009' });
    const odds = oddsOf(t, '2008', ['SU-25', 'SU-26']);
    expect(odds).toMatchObject({ sum: '18:6', ratio: '3-1', shift: SURROUNDED, column: '4-1' });
  });

  it('TWW-5.1.3-a: what stands there when the combat is fought decides', () => {
    const t = pactFights({ ...us, ...open, 'SU-26': '1809', 'US-7DIMec': '2109' });
    expect(oddsOf(t, '2008', ['SU-207']).shift).toEqual(SURROUNDED);
    expect(fight(t, '2109', ['SU-23'], 7)).toBe('1-1: DVI ARI');
    t.play(retreat('SU-23', '2208'));
    expect(oddsOf(t, '2008', ['SU-207'])).toMatchObject({ shift: {}, allowed: true });
  });
});

describe('5.1.4 the row', () => {
  it.each([
    [2, 'EMP'],
    [3, 'DRB AVI'],
    [4, 'DRI AVI'],
    [5, 'DRB AVB'],
    [6, 'DRI AVB'],
    [7, 'IMP'],
    [8, 'DRI AVB'],
    [9, 'DRB AVB'],
    [10, 'DRI AVI'],
    [11, 'DRB AVI'],
    [12, 'EMP'],
  ])('TWW-5.1.4-a: the sum of two dice gives the row: %i at 4-1 reads %s', (sum, result) => {
    const t = pactFights({ 'SU-25': '2009', 'SU-207': '2009', 'BR-Bde-I': '2008' });
    expect(fight(t, '2008', ['SU-25', 'SU-207'], sum)).toBe(`4-1: ${result}`);
  });

  it('TWW-5.1.4-a: 2 and 3 make 5', () => {
    const t = pactFights({ 'SU-25': '2009', 'SU-207': '2009', 'BR-Bde-I': '2008' });
    declare(t, '2008', ['SU-25', 'SU-207']);
    expect(t.events(2, 3).find(({ code }) => code === 'combat-roll')?.args).toMatchObject({ result: 'DRB AVB' });
  });

  it.each([
    [2, 'DVB ARI', 'DA AVI'],
    [3, 'DVB ARB', 'DA AVI'],
    [4, 'DVI ARI', 'DA AVB'],
    [5, 'DVI ARB', 'DE AVI'],
    [6, 'DVB AE', 'DE AVB'],
    [7, 'DVI AE', 'EMP'],
  ])('TWW-5.1.4-a, TWW-5.1.5-a: %i reads %s at 1-4 and %s at 9-1', (sum, low, high) => {
    const weak = natoFights({ 'WG-Bde-Bonn': '2009', 'CZ-2DIMec': '2008', 'PO-2DIMec': '2008 reduced' });
    expect(fight(weak, '2008', ['WG-Bde-Bonn'], sum)).toBe(`1-4: ${low}`);
    const strong = pactFights({ 'SU-16': '2009', 'SU-32': '2009', 'WG-Bde-Bonn': '2008 reduced' });
    expect(fight(strong, '2008', ['SU-16', 'SU-32'], sum)).toBe(`9-1: ${high}`);
  });

  it('TWW-5.1.4-a: between them each row is the one above it, one column on', () => {
    const { columns, rows } = THIRD_WORLD_WAR_RULES.combat.crt();
    const list = ['2-12', '3-11', '4-10', '5-9', '6-8', '7'].map((name) => rows[name]);
    for (const [i, row] of list.slice(1).entries()) expect(row?.slice(1)).toEqual(list[i]?.slice(0, -1));
    expect(columns).toEqual('1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1'.split(' '));
  });
});

describe('5.0 once a phase', () => {
  /** In cities nobody need attack. */
  const cities = { hexes: each('2007 2009', 'city') };
  const units = { 'SU-25': '2009', 'SU-26': '2007', 'US-Bde-A': '2008', 'US-Bde-B': '2010' };
  const twice = { rule: '5.0', code: 'already-attacked' };

  /** SU-25 has attacked 2008 and nothing has come of it. */
  const stalemate = () => {
    const t = pactFights(units, cities);
    expect(fight(t, '2008', ['SU-25'], 7)).toBe('4-1: IMP');
    return t;
  };

  it('TWW-5.0-a, TWW-5.1.1-a: a unit attacks once, and counts once', () => {
    const t = pactFights(units, cities);
    t.play(attack('2008'), attacker('SU-25'));
    expect(t.refusal(attacker('SU-25'))).toMatchObject({ code: 'already-listed' });
    expect(stalemate().may(attack('2010'))).toBe(false);
  });

  it('TWW-5.0-a, TWW-6.2-a: a hex is attacked once, on the ground or from the air', () => {
    const t = stalemate();
    expect([t.refusal(attack('2008')), t.refusal(bombard('2008'))]).toMatchObject([twice, twice]);
  });

  it('TWW-5.0-a, TWW-6.2-a: another hex is free for an attack from the air, which nobody was obliged to make', () => {
    const t = stalemate();
    expect([t.may(end), t.may(bombard('2010'))]).toEqual([true, true]);
  });

  it('TWW-5.0-a, TWW-6.2-a: after an attack from the air there is none on the ground', () => {
    const t = pactFights(units, cities);
    expect(bomb(t, '2008', 5, 7)).toBe('1-12: DI');
    expect([t.refusal(attack('2008')), t.refusal(bombard('2008'))]).toMatchObject([twice, twice]);
  });

  it('TWW-5.0-a: the other side attacks out of it in its own phase, and those who have attacked it', () => {
    const t = stalemate();
    t.play(end, end);
    expect(asked(t)).toBe('nato combat');
    expect(refused(t, attack('2009'), attacker('US-Bde-A'))).toBeUndefined();
  });
});

describe('6.0 air power in ground combat', () => {
  const duel = () => pactFights({ 'SU-207': '2009', 'US-3DIMec': '2008' });

  it.each([
    [0, '7:13', '1-1'],
    [18, '25:13', '1-1'],
    [19, '26:13', '2-1'],
  ])('TWW-6.0-a, TWW-6.1-a, TWW-6.2-c: %i points of attack against 6 of defence: %s', (points, sum, column) => {
    const t = duel();
    const [by, defence] = sum.split(':').map(Number);
    expect(announced(t, '2008', ['SU-207'], points, 6)).toMatchObject({ attack: by, defence, column });
    expect(t.view().pools).toEqual({
      'air-attack': { pact: 45 - points, nato: 35 },
      'air-defence': { pact: 10, nato: 0 },
    });
  });

  it('TWW-6.0-a: neither side has more than its pool for this phase', () => {
    const t = duel();
    t.play(attack('2008'), attacker('SU-207'));
    expect(t.refusal(air(46))).toMatchObject({ rule: '6.1', code: 'air-none' });
    t.play(commit);
    expect(t.refusal(air(7))).toMatchObject({ rule: '6.1', code: 'air-none' });
    expect(t.may(air(6))).toBe(true);
  });
});
