import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  air,
  allied,
  alliedMoves,
  artillery,
  asked,
  attack,
  attacker,
  bombard,
  bridge,
  commit,
  declare,
  end,
  ferry,
  fight,
  game,
  german,
  germanMoves,
  oddsOf,
  refused,
  retreat,
  river,
  shell,
  type More,
  type Units,
} from '../fight.test-kit.ts';

// The defence stands in 1008. Around it: N 1007, NE 1107, SE 1108, S 1009, SW 0908, NW 0907.

/** A unit of the division far away, so that the division is not complete. */
const absent = { '43': { 'B-43-214': '0520' }, '50': { 'B-50-231': '0520' }, '101': { 'U-101-506': '0520' } };

describe('5.0 who attacks', () => {
  const pair = { 'B-43-129': '1009', 'G-Walther': '1008' };

  it('MG-5.0-a: in its Combat Phase a side attacks what it stands next to', () => {
    expect(allied(pair).may(attack('1008'))).toBe(true);
    expect(german(pair).may(attack('1009'))).toBe(true);
  });

  it('MG-5.0-a: in the Combat Phase of the other side it attacks nobody', () => {
    expect(allied(pair).refusal({ by: 'german', ...attack('1009') })).toMatchObject({
      rule: '3.0',
      code: 'not-your-turn',
    });
  });

  it('MG-5.0-a: nor anybody two hexes away', () => {
    const t = allied({ 'B-43-129': '1010', 'G-Walther': '1008' });
    expect(t.refusal(attack('1008'))).toMatchObject({ rule: '5.0', code: 'no-attackers' });
  });
});

describe('5.1.1 the relation of forces', () => {
  const three = { 'G-Walther': '1008', 'G-6FJR': '1008', 'G-Chill-1': '1008' };

  it('MG-5.1.1-b: the strengths of all units in the hex are added, of the faces that are up', () => {
    const force = { 'B-G-5': '1009', 'B-43-129': '1009' };
    const sum = (units: Record<string, string>) =>
      oddsOf(allied({ ...force, ...units }), '1008', ['B-G-5', 'B-43-129']).sum;
    expect(sum({ 'G-Walther': '1008', 'G-Sec': '1008' })).toBe('11:6');
    expect(sum({ 'G-Walther': '1008', 'G-Sec': '1008', 'G-176-1': '1008' })).toBe('11:9');
    expect(sum({ 'G-Walther': '1008 reduced', 'G-Sec': '1008', 'G-176-1': '1007' })).toBe('11:4');
  });

  it('MG-5.1.1-a, MG-5.1.1-b, MG-5.1.1-c: 7 + 4 against 4 is 2.75, fought at 2-1', () => {
    const t = allied({ 'B-G-5': '1009', 'B-43-129': '1009', 'G-Walther': '1008' });
    expect(oddsOf(t, '1008', ['B-G-5', 'B-43-129'])).toMatchObject({
      sum: '11:4',
      ratio: '2-1',
      shift: {},
      column: '2-1',
    });
    expect(declare(t, '1008', ['B-G-5', 'B-43-129'])).toMatchObject({
      attack: 11,
      defence: 4,
      ratio: '2-1',
      column: '2-1',
    });
  });

  it('MG-5.1.1-c, MG-6.2-c: a point from the air makes it 12 against 4, a full 3-1', () => {
    const t = allied({ 'B-G-5': '1009', 'B-43-129': '1009', 'G-Walther': '1008' }, { pools: { air: { allied: 1 } } });
    expect(declare(t, '1008', ['B-G-5', 'B-43-129'], { air: 1 })).toMatchObject({
      attack: 12,
      ratio: '3-1',
      column: '3-1',
    });
  });

  it('MG-2.2.1-a, MG-2.2.1-b: attackers count with their attack, defenders with their defence', () => {
    // a 6-4-8 against a 3-5-5
    const t = german({ 'G-PzBde-1': '1009', 'U-82-504': '1008' });
    expect(oddsOf(t, '1008', ['G-PzBde-1'])).toMatchObject({ sum: '6:5', ratio: '1-1' });
  });

  it.each<[string, Units, string, string, string, string]>([
    [
      '4 against 7 is 1-1',
      { 'B-43-129': '1009', 'G-Walther': '1008', 'G-Chill-1': '1008' },
      'B-43-129',
      '4:7',
      '1-1',
      '1-1',
    ],
    [
      '4 against 8 is 1-2',
      { 'B-43-129': '1009', 'G-Walther': '1008', 'G-6FJR': '1008' },
      'B-43-129',
      '4:8',
      '1-2',
      '1-2',
    ],
    ['4 against 11 is 1-2', { 'B-43-129': '1009', ...three }, 'B-43-129', '4:11', '1-2', '1-2'],
    ['3 against 11 is 1-3', { 'U-101-501': '1009', ...three }, 'U-101-501', '3:11', '1-3', '1-3'],
    ['2 against 11 is 1-5, fought at 1-3', { 'D-PIB': '1009', ...three }, 'D-PIB', '2:11', '1-5', '1-3'],
  ])('MG-5.1.1-c: below one the division is inverted: %s', (_, units, unit, sum, ratio, column) => {
    expect(oddsOf(allied(units), '1008', [unit])).toMatchObject({ sum, ratio, column });
  });

  it('MG-5.1.1-c: one attack has one target hex', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Walther': '1008', 'G-Sec': '1010' });
    t.play(attack('1008'));
    expect(t.refusal(attack('1010'))).toMatchObject({ rule: '5.1.1', code: 'not-now' });
  });
});

describe('5.1.1 announcing', () => {
  const units = { 'B-43-129': '1009', 'G-Walther': '1008 reduced', 'G-Art-1': '1005', 'B-Art-1': '1012' };
  const blind = (more: More = {}) =>
    allied(units, { options: { 'blind-declaration': 'on' }, pools: { air: { allied: 8, german: 8 } }, ...more });
  const seen = (t: Table) => game.view(t.match.state, 'allied').units.find(({ id }) => id === 'G-Walther')?.steps;

  it('MG-5.1.1-e: played blind, nobody works out the defence before the attack is announced', () => {
    const t = blind();
    t.play(attack('1008'), attacker('B-43-129'));
    const request = { target: '1008', attackers: ['B-43-129'] };
    expect(game.odds(t.match.state, request)).toMatchObject({
      ok: false,
      error: { rule: '5.1.1', code: 'odds-hidden' },
    });
    expect(seen(t)).toBeNull();
  });

  it('MG-5.1.1-e: it is shown when units, artillery and air have been announced', () => {
    const t = blind();
    t.play(attack('1008'), attacker('B-43-129'), artillery('B-Art-1'), air(2), commit);
    expect(seen(t)).toBe(1);
    expect(game.odds(t.match.state, { target: '1008', attackers: ['B-43-129'] }).ok).toBe(true);
  });

  it('MG-5.1.1-f, MG-6.2-c: the defender announces next, with guns and air: 4 + 5 + 2 against 2 + 2 + 3', () => {
    const t = blind();
    const theirs = { artillery: ['G-Art-1'], air: 3 };
    expect(declare(t, '1008', ['B-43-129'], { artillery: ['B-Art-1'], air: 2 }, theirs)).toMatchObject({
      attack: 11,
      defence: 7,
    });
  });

  it('MG-5.1.1-f: once the attacker has announced he adds nothing', () => {
    const t = blind();
    t.play(attack('1008'), attacker('B-43-129'), air(2), commit);
    expect(asked(t)).toBe('german answer');
    expect(t.refusal({ by: 'allied', ...air(2) })).toMatchObject({ code: 'not-your-turn' });
    expect(t.refusal({ by: 'allied', ...artillery('B-Art-1') })).toMatchObject({ code: 'not-your-turn' });
  });

  it('MG-5.1.1-f: nor does the defender, once he has: the dice are due', () => {
    const t = blind();
    declare(t, '1008', ['B-43-129'], { air: 2 }, { air: 3 });
    expect(t.toAct()).toBe('chance');
    expect([t.may({ by: 'german', ...air(2) }), t.may({ by: 'allied', ...air(2) })]).toEqual([false, false]);
  });
});

describe('5.1.1 and 5.1.3 outside the table', () => {
  const city = { hexes: { '1008': 'city' } };
  const siege = { 'G-Feldt-1': '1008', 'B-8Armd': '1009', 'B-G-32': '1009', 'B-43-129': '1007' };

  it('MG-5.1.1-c, MG-5.1.2-a: 22 against 2 is fought at 9-1: city, surround and Guards make no shift', () => {
    const t = allied({ ...siege, 'B-G-5': '1009' }, city);
    const attackers = ['B-G-5', 'B-8Armd', 'B-G-32', 'B-43-129'];
    expect(oddsOf(t, '1008', attackers)).toMatchObject({
      sum: '22:2',
      ratio: '11-1',
      shift: { 'terrain-city': -2, surrounded: 1, division: 1 },
      column: '9-1',
    });
    expect(fight(t, '1008', attackers, 7)).toBe('9-1: DRB AVI');
  });

  it('MG-5.1.2-a, MG-5.1.3-a: columns are cut to the table, then shifted by the sum: 9-1 and 1 to the left', () => {
    const t = allied({ ...siege, 'B-43-130': '1009', ...absent['43'] }, city);
    const attackers = ['B-43-130', 'B-8Armd', 'B-G-32', 'B-43-129'];
    expect(oddsOf(t, '1008', attackers)).toMatchObject({
      sum: '19:2',
      ratio: '9-1',
      shift: { 'terrain-city': -2, surrounded: 1 },
    });
    expect(fight(t, '1008', attackers, 7)).toBe('8-1: DRI AVI');
  });

  it('MG-5.1.2-a, MG-5.1.3-a: the same below: 2 against 8, a city, surrounded, stays 1-3', () => {
    const units = { 'G-406-1': '1007', 'G-406-2': '1009', 'B-43-129': '1008', 'B-43-130': '1008', ...absent['43'] };
    const t = german(units, city);
    expect(oddsOf(t, '1008', ['G-406-1', 'G-406-2'])).toMatchObject({
      sum: '2:8',
      ratio: '1-4',
      shift: { 'terrain-city': -2, surrounded: 1 },
    });
    expect(fight(t, '1008', ['G-406-1', 'G-406-2'], 2)).toBe('1-3: DVB ARI');
  });
});

describe('5.1.2 terrain', () => {
  /** 7 + 4 and a point from the air: 12 against 4, 3-1. */
  const onGround = (more: More) => {
    const t = allied({ 'B-G-5': '1009', 'B-43-129': '1009', 'G-Walther': '1008' }, more);
    return oddsOf(t, '1008', ['B-G-5', 'B-43-129'], { air: 1 });
  };
  const supported = { pools: { air: { allied: 1 } } };

  it.each<[string, More, Record<string, number>, string]>([
    ['open ground gives nothing', {}, {}, '3-1'],
    ['a road gives nothing', { sides: [{ a: '1008', b: '1009', road: 'road' }] }, {}, '3-1'],
    ['a forest gives 1', { hexes: { '1008': 'forest' } }, { 'terrain-forest': -1 }, '2-1'],
    ['a swamp gives 1', { hexes: { '1008': 'swamp' } }, { 'terrain-swamp': -1 }, '2-1'],
    ['a city gives 2', { hexes: { '1008': 'city' } }, { 'terrain-city': -2 }, '1-1'],
    ['a height gives 2', { hexes: { '1008': 'height' } }, { 'terrain-height': -2 }, '1-1'],
    ['a river gives 2', { sides: [river('1008', '1009')] }, { river: -2 }, '1-1'],
    ['a river with a ferry gives 2', { sides: [ferry('1008', '1009')] }, { river: -2 }, '1-1'],
  ])('MG-5.1.2-a: %s', (_, more, shift, column) => {
    expect(onGround({ ...supported, ...more })).toMatchObject({ sum: '12:4', shift, column });
  });

  it('MG-5.1.2-a: no terrain helps the attack: that of the attackers does not count', () => {
    expect(onGround({ ...supported, hexes: { '1009': 'height' } })).toMatchObject({ shift: {}, column: '3-1' });
  });

  /** A river on the side to 1007 and on no other. */
  const bank = { sides: [river('1008', '1007')] };
  const beyond = { 'G-Walther': '1008', 'B-43-129': '1007', 'B-43-130': '1007', ...absent['43'] };

  it('MG-5.1.2-a: a river counts when all attack across it', () => {
    const odds = oddsOf(allied(beyond, bank), '1008', ['B-43-129', 'B-43-130']);
    expect(odds).toMatchObject({ ratio: '2-1', shift: { river: -2 }, column: '1-2' });
  });

  it('MG-5.1.2-a: and not when one attacks from dry ground', () => {
    const t = allied({ ...beyond, 'B-50-69': '1107' }, bank);
    expect(oddsOf(t, '1008', ['B-43-129', 'B-43-130', 'B-50-69'])).toMatchObject({
      ratio: '3-1',
      shift: {},
      column: '3-1',
    });
  });

  it.each(['forest', 'city', 'open'])(
    'MG-5.1.2-a: of river and ground the larger counts: behind a river in %s 2',
    (terrain) => {
      const { shift } = oddsOf(allied(beyond, { ...bank, hexes: { '1008': terrain } }), '1008', [
        'B-43-129',
        'B-43-130',
      ]);
      expect(Object.values(shift)).toEqual([-2]);
    },
  );

  it('MG-5.1.2-a: a bridge does not take the river away, and armour attacks across a river it cannot cross', () => {
    const units = { 'B-G-5': '1009', 'B-G-32': '1009', 'G-Walther': '1008' };
    const shift = { river: -2, division: 1 };
    const attackers = ['B-G-5', 'B-G-32'];
    const bridged = allied(units, { sides: [bridge('1008', '1009')] });
    expect(oddsOf(bridged, '1008', attackers)).toMatchObject({ sum: '12:4', shift, allowed: true });
    expect(fight(bridged, '1008', attackers, 11)).toBe('2-1: DRI AVB');
    const bare = allied(units, { sides: [river('1008', '1009')] });
    expect(oddsOf(bare, '1008', attackers)).toMatchObject({ shift, allowed: true });
  });

  it('MG-5.1.2-a, MG-8.0-f: guns on the near bank do not turn the river', () => {
    const t = allied({ ...beyond, 'B-Art-1': '1205' }, bank);
    expect(oddsOf(t, '1008', ['B-43-129', 'B-43-130'], { artillery: ['B-Art-1'] })).toMatchObject({
      sum: '13:4',
      shift: { river: -2 },
      column: '1-1',
    });
  });
});

describe('5.1.2 no hex twice', () => {
  /** The brigade stands in a city and need not attack. */
  const ready = () =>
    allied(
      { 'G-Walther': '1008', 'G-Sec': '1206', 'B-43-129': '1009', 'B-Art-1': '1012', 'B-Art-2': '1012' },
      { hexes: { '1009': 'city' }, pools: { air: { allied: 8 } } },
    );
  const twice = { rule: '5.1.2', code: 'already-attacked' };

  it('MG-5.1.2-c, MG-8.0-h: after a bombardment neither a ground nor another attack', () => {
    const t = ready();
    expect(shell(t, '1008', { artillery: ['B-Art-1'] }, 7)).toBe('1-12: DI');
    expect([t.refusal(attack('1008')), t.refusal(bombard('1008'))]).toMatchObject([twice, twice]);
  });

  it('MG-5.1.2-c, MG-8.0-h: after an air attack neither', () => {
    const t = ready();
    expect(shell(t, '1008', { air: 2 }, 7)).toBe('1-12: DI');
    expect([t.refusal(attack('1008')), t.refusal(bombard('1008'))]).toMatchObject([twice, twice]);
  });

  it('MG-5.1.2-c, MG-8.0-h: after a ground attack that ended in a stalemate neither', () => {
    const t = ready();
    expect(fight(t, '1008', ['B-43-129'], 11)).toBe('1-1: IMP');
    expect([t.refusal(attack('1008')), t.refusal(bombard('1008'))]).toMatchObject([twice, twice]);
  });

  it('MG-4.1.2-g: a bombardment that leaves an obliged unit nobody to attack is refused, and its odds say so', () => {
    const t = german({ 'G-10SS-2': '1010', 'G-Art-1': '1012', 'B-43-129': '1009' });
    const owed = { rule: '4.1.2', code: 'must-join', unit: 'G-10SS-2' };
    expect(t.refusal(bombard('1009'))).toMatchObject(owed);
    expect(t.bombard({ target: '1009', artillery: ['G-Art-1'] }).allowed).toMatchObject(owed);
  });

  it('MG-4.1.2-d: asked in the phase of the enemy, odds oblige nobody for a move of the turn before', () => {
    const t = germanMoves(
      { 'B-43-129': '1009 moved', 'B-43-130': '1108', 'G-Walther': '1008', ...absent['43'] },
      { hexes: { '1009': 'city' } },
    );
    expect(oddsOf(t, '1008', ['B-43-130']).allowed).toBe(true);
  });

  it('MG-5.1.2-c: other hexes stay free to attack', () => {
    const t = ready();
    shell(t, '1008', { air: 2 }, 7);
    expect(t.may(bombard('1206'))).toBe(true);
  });

  it('MG-5.1.2-c: so does the hex for the other side in the same turn', () => {
    const t = german({ 'B-43-129': '1008', 'B-43-130': '0908', 'G-9SS-2': '1007', ...absent['43'] });
    expect(fight(t, '1008', ['G-9SS-2'], 2)).toBe('1-1: DRI AVB');
    t.play(retreat('B-43-129', '1009'), { type: 'advance', unit: 'G-9SS-2' }, end, end);
    expect(asked(t)).toBe('allied combat');
    expect(t.may(attack('1008'))).toBe(true);
  });
});

describe('5.1.3 surround', () => {
  const british = { 'B-43-129': '1007', ...absent['43'] };
  const opposite = { ...british, 'G-Walther': '1008', 'B-43-130': '1009' };
  const open = { ...british, 'G-Walther': '1008', 'B-43-130': '1108' };
  const both = ['B-43-129', 'B-43-130'];

  it('MG-5.1.3-a: two units on opposite sides surround: 1 to the right', () => {
    const t = allied(opposite);
    expect(oddsOf(t, '1008', both)).toMatchObject({ ratio: '2-1', shift: { surrounded: 1 } });
    expect(fight(t, '1008', both, 5)).toBe('3-1: IMP');
  });

  it('MG-5.1.3-a: with one way left nobody is surrounded', () => {
    expect(oddsOf(allied(open), '1008', both)).toMatchObject({ shift: {}, column: '2-1' });
  });

  it('MG-5.1.3-a: a unit that takes no part may shut it', () => {
    expect(oddsOf(allied({ ...open, 'B-50-69': '0809' }), '1008', both).shift).toEqual({ surrounded: 1 });
  });

  it('MG-5.1.3-a: a friend in a hex of an enemy EZ is no way out', () => {
    expect(oddsOf(allied({ ...opposite, 'G-Sec': '0908' }), '1008', both).shift).toEqual({ surrounded: 1 });
  });

  const full = { ...open, 'G-Sec': '0908', 'G-176-1': '0908', 'G-Art-1': '0908' };

  it('MG-5.1.3-a, MG-5.3.1-a: a full hex is a way out where somebody can make room', () => {
    expect(oddsOf(allied(full), '1008', both).shift).toEqual({});
  });

  it('MG-5.1.3-a, MG-5.3.1-a: and none where nobody can', () => {
    // all neighbours of 0908 lie in an Allied EZ, 0908 itself does not
    const ring = { 'B-8Armd': '0910', 'B-50-69': '0709', 'B-50-151': '0807' };
    expect(oddsOf(allied({ ...full, ...ring }), '1008', both).shift).toEqual({ surrounded: 1 });
  });

  it.each(['G-Walther', 'G-PzBde-1'])('MG-5.1.3-a, MG-5.3.2-a: a hex across a river is a way out for %s', (unit) => {
    const t = allied({ ...british, 'B-43-130': '1108', [unit]: '1008' }, { sides: [river('1008', '0908')] });
    expect(oddsOf(t, '1008', both).shift).toEqual({});
  });

  it('MG-5.1.3-a: a swamp is a way out for infantry and none for armour', () => {
    const swamp = { hexes: { '0908': 'swamp' } };
    const besides = { ...british, 'B-43-130': '1108' };
    expect(oddsOf(allied({ ...besides, 'G-Walther': '1008' }, swamp), '1008', both).shift).toEqual({});
    expect(oddsOf(allied({ ...besides, 'G-PzBde-1': '1008' }, swamp), '1008', both).shift).toEqual({ surrounded: 1 });
  });

  it('MG-5.1.3-a: a hex is not surrounded while one of its units has a way out', () => {
    const t = allied({ ...open, 'G-PzBde-1': '1008' }, { hexes: { '0908': 'swamp' } });
    expect(oddsOf(t, '1008', both).shift).toEqual({});
  });

  const panzers = { 'G-PzBde-1': '1007', 'G-9SS-2': '1009' };
  const german2 = ['G-PzBde-1', 'G-9SS-2'];

  it('MG-5.1.3-b: Allied airborne units under siege have 1 to the left instead', () => {
    const t = german({ 'U-101-501': '1008', ...panzers });
    expect(oddsOf(t, '1008', german2)).toMatchObject({ sum: '9:5', ratio: '1-1', shift: { surrounded: -1 } });
    expect(fight(t, '1008', german2, 9)).toBe('1-2: DVI ARI');
  });

  it('MG-5.1.3-b: in contact with XXX Corps too', () => {
    const t = german({ 'U-101-501': '1008', ...panzers }, { extra: { contact: ['101 Abn'] } });
    expect(oddsOf(t, '1008', german2).shift).toEqual({ surrounded: -1 });
  });

  it('MG-5.1.3-b: British infantry has not', () => {
    const odds = oddsOf(german({ 'B-43-129': '1008', ...panzers }), '1008', german2);
    expect(odds).toMatchObject({ sum: '9:4', ratio: '2-1', shift: { surrounded: 1 }, column: '3-1' });
  });

  it('MG-5.1.3-b: nor have airborne units with infantry beside them in the hex', () => {
    const odds = oddsOf(german({ 'U-101-501': '1008', 'B-43-129': '1008', ...panzers }), '1008', german2);
    expect(odds.shift).toEqual({ surrounded: 1 });
  });

  it('MG-5.1.3-b: nor have German paratroops', () => {
    const odds = oddsOf(allied({ ...british, 'B-43-130': '1009', 'G-6FJR': '1008' }), '1008', both);
    expect(odds).toMatchObject({ sum: '8:4', shift: { surrounded: 1 }, column: '3-1' });
  });

  it('MG-5.1.3-a, MG-5.1.3-b: airborne attackers surround as others do', () => {
    const units = {
      'U-82-504': '1007',
      'U-82-505': '1009',
      'U-82-508': '0520',
      'U-82-325': 'off',
      'G-Feldt-1': '1008',
    };
    const t = allied(units, { turn: 19 });
    expect(oddsOf(t, '1008', ['U-82-504', 'U-82-505'])).toMatchObject({
      sum: '6:2',
      ratio: '3-1',
      shift: { surrounded: 1 },
    });
    expect(fight(t, '1008', ['U-82-504', 'U-82-505'], 7)).toBe('4-1: DVB ARI');
  });
});

describe('5.1.4 complete divisions', () => {
  const wessex = { 'B-43-129': '1009', 'B-43-130': '1009' };
  const all = ['B-43-129', 'B-43-130', 'B-43-214'];
  const target = { 'G-Walther': '1008' };

  it('MG-5.1.4-a: a division that attacks with all its elements has 1 to the right', () => {
    const t = allied({ ...wessex, 'B-43-214': '1009', ...target });
    expect(oddsOf(t, '1008', all)).toMatchObject({ sum: '12:4', ratio: '3-1', shift: { division: 1 } });
    expect(fight(t, '1008', all, 8)).toBe('4-1: IMP');
  });

  it.each([
    ['elsewhere', '0520'],
    ['beside the others, attacking somebody else', '1009'],
  ])('MG-5.1.4-a: none with a brigade %s', (_, hex) => {
    const t = allied({ ...wessex, 'B-43-214': hex, 'G-Sec': '1010', ...target });
    expect(oddsOf(t, '1008', ['B-43-129', 'B-43-130'])).toMatchObject({ sum: '8:4', shift: {}, column: '2-1' });
  });

  /** 2 against 4 is 1-2: row 7 reads DVB AE, the attacker is eliminated. */
  const destroy = (t: Table, unit: string, hex: string) => {
    expect(fight(t, hex, [unit], 7)).toBe('1-2: DVB AE');
    expect(t.where(unit)).toBe('eliminated');
  };

  it('MG-5.1.4-a: what is left of a division is complete after a brigade has been destroyed', () => {
    const t = allied({ ...wessex, 'B-43-214': '0520 reduced', 'G-6FJR': '0521', ...target });
    destroy(t, 'B-43-214', '0521');
    expect(oddsOf(t, '1008', ['B-43-129', 'B-43-130'])).toMatchObject({
      ratio: '2-1',
      shift: { division: 1 },
      column: '3-1',
    });
  });

  it('MG-5.1.4-a: but a brigade on its own is no division', () => {
    const lost = { 'B-43-214': '0520 reduced', 'B-43-130': '0320 reduced', 'G-6FJR': '0521', 'G-Erdm-1': '0321' };
    const t = allied({ 'B-43-129': '1009', ...lost, ...target });
    destroy(t, 'B-43-214', '0521');
    destroy(t, 'B-43-130', '0321');
    expect(oddsOf(t, '1008', ['B-43-129'])).toMatchObject({ ratio: '1-1', shift: {} });
  });

  it('MG-5.1.4-a: every complete division gives a column', () => {
    const units = { 'B-G-5': '1009', 'B-G-32': '1009', 'B-43-129': '1108', 'B-43-130': '1108', 'B-43-214': '1108' };
    const t = allied({ ...units, 'G-Walther': '1008', 'G-6FJR': '1008' });
    const shifts = t.odds({ target: '1008', attackers: Object.keys(units) }).shifts;
    expect(shifts).toEqual([
      { rule: '5.1.4', amount: 1, why: 'division' },
      { rule: '5.1.4', amount: 1, why: 'division' },
    ]);
    expect(fight(t, '1008', Object.keys(units), 2)).toBe('5-1: EMP');
  });

  const red = { 'B-1AL': '1009', 'B-1Para': '1009', 'G-AT-1': '1008' };

  it('MG-5.1.4-a: a division of which a brigade has still to land is not complete', () => {
    const t = allied({ ...red, 'B-4Para': 'off' }, { turn: 17 });
    expect(oddsOf(t, '1008', ['B-1AL', 'B-1Para'])).toMatchObject({ sum: '6:3', ratio: '2-1', shift: {} });
  });

  it('MG-5.1.4-a: once it has landed and takes part it is', () => {
    const t = allied({ ...red, 'B-4Para': '1009' }, { turn: 18 });
    const odds = oddsOf(t, '1008', ['B-1AL', 'B-1Para', 'B-4Para']);
    expect(odds).toMatchObject({ sum: '9:3', ratio: '3-1', shift: { division: 1 }, column: '4-1' });
  });

  it('MG-5.1.4-a, MG-4.2.3-b: and when it has been lost in landing', () => {
    const t = alliedMoves({ ...red, 'B-4Para': 'off', 'G-Sec': '1403' }, { turn: 18 });
    t.play({ type: 'move', unit: 'B-4Para' }, { type: 'step', to: '1403' });
    expect(t.where('B-4Para')).toBe('eliminated');
    t.play(end);
    expect(oddsOf(t, '1008', ['B-1AL', 'B-1Para'])).toMatchObject({
      ratio: '2-1',
      shift: { division: 1 },
      column: '3-1',
    });
  });

  it('MG-5.1.4-a: the 82nd is complete with the regiment that lands on turn 23', () => {
    const three = { 'U-82-504': '1009', 'U-82-505': '1009', 'U-82-508': '1009', ...target };
    const before = allied({ ...three, 'U-82-325': 'off' }, { turn: 22 });
    expect(oddsOf(before, '1008', ['U-82-504', 'U-82-505', 'U-82-508']).shift).toEqual({});
    const after = allied({ ...three, 'U-82-325': '1108' }, { turn: 23 });
    expect(oddsOf(after, '1008', ['U-82-504', 'U-82-505', 'U-82-508', 'U-82-325']).shift).toEqual({ division: 1 });
  });

  it('MG-5.1.4-a: three of the four regiments of the 101st are not all', () => {
    const t = allied({ 'U-101-501': '1009', 'U-101-502': '1009', 'U-101-327': '1009', ...absent['101'], ...target });
    expect(oddsOf(t, '1008', ['U-101-501', 'U-101-502', 'U-101-327']).shift).toEqual({});
  });

  it('MG-5.1.4-a, MG-5.1.4-b: a complete division defends with 1 to the left; a German one attacks with none', () => {
    const ss = { 'G-9SS-1': '1007', 'G-9SS-2': '1007', 'G-9SS-3': '1007', 'G-PzBde-1': '1107' };
    const t = german({ ...ss, 'B-43-129': '1008', 'B-43-130': '1008', 'B-43-214': '1008' });
    const odds = oddsOf(t, '1008', Object.keys(ss));
    expect(odds).toMatchObject({ sum: '16:12', ratio: '1-1', shift: { division: -1 }, column: '1-2' });
  });

  it('MG-5.1.4-b: nor does a German one defend with any', () => {
    const t = allied({ 'B-8Armd': '1009', 'G-9SS-1': '1008', 'G-9SS-2': '1008', 'G-9SS-3': '1008' });
    expect(oddsOf(t, '1008', ['B-8Armd']).shift).toEqual({});
  });

  it('MG-5.1.4-a: brigades that belong to no division give none', () => {
    const units = { 'B-8Armd': '1009', 'D-PIB': '1009', 'P-1': '1009', 'B-Art-1': '1108', 'B-Art-2': '1108' };
    expect(oddsOf(allied({ ...units, ...target }), '1008', Object.keys(units)).shift).toEqual({});
  });

  it('MG-5.1.2-a, MG-5.1.3-b, MG-5.1.4-a, MG-6.1-a: everything at once on the 1st Airborne in a city', () => {
    const north = { 'G-9SS-1': '1704', 'G-9SS-2': '1704', 'G-9SS-3': '1704' };
    const south = { 'G-10SS-1': '1706', 'G-10SS-2': '1706', 'G-10SS-3': '1706' };
    const units = { 'B-1AL': '1705', 'B-1Para': '1705', 'B-4Para': '1705', 'G-Art-1': '1702', 'G-ArtMec': '1708' };
    const pools = { air: { german: 8, allied: 2 } };
    const t = german({ ...units, ...north, ...south }, { hexes: { '1705': 'city' }, pools });
    const attackers = Object.keys({ ...north, ...south });
    const support = { artillery: ['G-Art-1', 'G-ArtMec'], air: 8 };
    expect(oddsOf(t, '1705', attackers, support)).toMatchObject({
      sum: '33:14',
      ratio: '2-1',
      shift: { 'terrain-city': -2, surrounded: -1, division: -1 },
      allowed: true,
    });
    expect(fight(t, '1705', attackers, 8, support)).toBe('1-3: DVB AE');
    expect(t.view().pools['air']?.['german']).toBe(0);
  });

  it('MG-5.1.4-a, MG-9.0-d: what a complete division gives and want of supply takes cancel out', () => {
    const t = allied({ ...red, 'B-4Para': '1009' }, { extra: { unsupplied: { '1 Abn': 2 } } });
    expect(oddsOf(t, '1008', ['B-1AL', 'B-1Para', 'B-4Para'])).toMatchObject({
      ratio: '3-1',
      shift: { division: 1, 'unsupplied-attack': -1 },
      column: '3-1',
    });
  });
});

describe('5.1.5 the row', () => {
  /** 4 + 4 + 4 + 4 against 4 is 4-1. */
  const four = { 'B-43-129': '1009', 'B-43-130': '1009', 'B-50-69': '1009', 'B-50-151': '1108' };

  it.each([
    [2, 'DRB AVI'],
    [3, 'DRI AVI'],
    [4, 'DRB AVB'],
    [5, 'DRI AVB'],
    [6, 'IMP'],
    [7, 'DVB ARI'],
    [8, 'IMP'],
    [9, 'DRI AVB'],
    [10, 'DRB AVB'],
    [11, 'DRI AVI'],
    [12, 'DRB AVI'],
  ])('MG-5.1.5-a: the sum of two dice gives the row: %i at 4-1 reads %s', (sum, result) => {
    const t = allied({ ...four, ...absent['43'], ...absent['50'], 'G-Walther': '1008' });
    expect(fight(t, '1008', Object.keys(four), sum)).toBe(`4-1: ${result}`);
  });

  it('MG-5.1.5-b: armour may attack into a swamp: 7 against 2 is 3-1, 1 to the left', () => {
    const t = allied({ 'B-G-5': '1009', 'G-Sec': '1008' }, { hexes: { '1008': 'swamp' } });
    expect(oddsOf(t, '1008', ['B-G-5'])).toMatchObject({ ratio: '3-1', column: '2-1', allowed: true });
    expect(refused(t, attack('1008'), attacker('B-G-5'), commit)).toBeUndefined();
  });

  it('MG-5.1.5-b: but not move into it', () => {
    const t = alliedMoves({ 'B-G-5': '1009' }, { hexes: { '1008': 'swamp' } });
    expect(refused(t, { type: 'move', unit: 'B-G-5' }, { type: 'step', to: '1008' })).toMatchObject({
      rule: '4.0',
      code: 'terrain-forbidden',
    });
  });
});
