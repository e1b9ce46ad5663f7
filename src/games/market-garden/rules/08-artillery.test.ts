import { describe, expect, it } from 'vitest';
import {
  advance,
  allied,
  alliedMoves,
  artillery,
  air,
  asked,
  attack,
  attacker,
  bombard,
  commit,
  declare,
  done,
  end,
  fight,
  german,
  goTo,
  loss,
  oddsOf,
  refused,
  retreat,
  river,
  shell,
  state,
  type More,
  type Units,
} from '../fight.test-kit.ts';

// Targets stand in 1008. Around it: N 1007, NE 1107, SE 1108, S 1009, SW 0908, NW 0907.

const SPENT = { rule: '8.0', code: 'unit-spent' };

describe('8.0 artillery at a distance', () => {
  it('MG-8.0-a: it moves as infantry does: open 1, forest 2, river 1 more, 1 along a road', () => {
    const more: More = {
      hexes: { '1007': 'forest' },
      sides: [river('1008', '1009'), { a: '1008', b: '1107', road: 'road' }],
    };
    const costs = (unit: string) => {
      const reach = alliedMoves({ [unit]: '1008' }, more).reach(unit);
      return ['0907', '1007', '1009', '1107'].map((hex) => reach[hex]?.cost);
    };
    expect(costs('B-Art-1')).toEqual([1, 2, 2, 1]);
    expect(costs('B-Art-1')).toEqual(costs('B-43-129'));
  });

  it.each<[string, string, string[], string[]]>([
    ['B-Art-1', 'G-Sec', ['1004', '1406'], ['1003', '1506']],
    ['G-Art-1', 'B-43-129', ['1005', '1307'], ['1004', '1406']],
    ['G-ArtMec', 'B-43-129', ['1005', '1307'], ['1004', '1406']],
  ])('MG-8.0-b, MG-8.0-a: %s reaches as far as its number says', (gun, target, near, far) => {
    for (const hex of [...near, ...far]) {
      const t = (gun.startsWith('B-') ? allied : german)({ [gun]: '1008', [target]: hex });
      const { allowed } = t.bombard({ target: hex, artillery: [gun] });
      if (near.includes(hex)) expect(allowed, hex).toBe(true);
      else expect(allowed, hex).toMatchObject({ rule: '8.0', code: 'out-of-range' });
    }
  });

  it('MG-8.0-b: range is counted straight across the corner without hexes', () => {
    const t = allied({ 'B-Art-1': '1122', 'G-Sec': '1520', 'G-Chill-1': '1620' });
    expect([t.may(bombard('1520')), t.may(bombard('1620'))]).toEqual([true, false]);
  });

  it('MG-8.0-a: terrain and units between do not matter', () => {
    const between = { 'G-Walther': '1006', 'B-43-129': '1007' };
    const more = { hexes: { '1006': 'forest', '1007': 'height', '1005': 'height' } };
    expect(allied({ 'B-Art-1': '1008', 'G-Sec': '1004', ...between }, more).may(bombard('1004'))).toBe(true);
  });

  it('MG-8.0-a, MG-4.1.2-g: it attacks without engaging: nobody is obliged to anything', () => {
    const t = allied({ 'B-Art-1': '1012', 'G-Walther': '1008' });
    shell(t, '1008', { artillery: ['B-Art-1'] }, 7);
    goTo(t, 21, 'german-combat');
    expect(t.may(end)).toBe(true);
  });

  it('MG-8.0-a: guns that have moved may fire', () => {
    const t = allied({ 'B-Art-1': '1012 moved', 'G-Walther': '1008' });
    expect(refused(t, bombard('1008'), artillery('B-Art-1'), commit)).toBeUndefined();
  });

  it('MG-8.0-a: nobody but artillery does: neither infantry nor anti-tank guns', () => {
    const t = german({ 'G-Art-1': '1011', 'G-Sec': '1011', 'G-AT-1': '1011', 'B-43-129': '1008' });
    t.play(bombard('1008'));
    for (const unit of ['G-Sec', 'G-AT-1']) {
      expect(t.refusal(artillery(unit)), unit).toMatchObject({ rule: '8.0', code: 'not-artillery' });
    }
    expect(t.may(artillery('G-Art-1'))).toBe(true);
  });
});

describe('8.0 bombardment', () => {
  it('MG-8.0-d: two 2-1-3 on armour and infantry: 4 times 3 is 12', () => {
    const units = { 'G-Art-1': '1011', 'G-Art-2': '1011', 'B-8Armd': '1008', 'B-43-129': '1008' };
    const guns = { artillery: ['G-Art-1', 'G-Art-2'] };
    expect(german(units).bombard({ target: '1008', ...guns })).toMatchObject({
      power: 4,
      vulnerability: 3,
      value: 12,
      column: '1-12',
    });
    expect(shell(german(units), '1008', guns, 12)).toBe('1-12: DB');
    expect(shell(german(units), '1008', guns, 11)).toBe('1-12: DI');
  });

  const banks = ['1007', '1107', '1108', '1009', '0908', '0907'].map((hex) => river('1008', hex));

  it.each<[string, More, string]>([
    ['in the open', {}, '49+: DB'],
    ['in a forest, 1 column', { hexes: { '1008': 'forest' } }, '37-48: DI'],
    ['in a city, 2 columns', { hexes: { '1008': 'city' } }, '25-36: DI'],
    ['behind rivers, none', { sides: banks }, '49+: DB'],
  ])('MG-8.0-d: 10 times 6 %s', (_, more, result) => {
    const target = { 'G-Walther': '1008', 'G-Sec': '1008', 'G-AT-1': '1008' };
    const t = allied({ 'B-Art-1': '1012', 'B-Art-2': '1012', ...target }, more);
    const guns = { artillery: ['B-Art-1', 'B-Art-2'] };
    expect(t.bombard({ target: '1008', ...guns })).toMatchObject({ power: 10, vulnerability: 6, value: 60 });
    expect(shell(t, '1008', guns, 8)).toBe(result);
  });

  it.each([
    ['infantry', 'G-Walther', 2, 1],
    ['armour', 'G-PzBde-1', 1, 2],
    ['assault guns', 'G-9SS-1', 1, 2],
    ['tank destroyers', 'G-AT-2', 1, 2],
    ['anti-tank guns', 'G-AT-1', 2, 2],
    ['artillery', 'G-Art-1', 2, 2],
    ['mechanised artillery', 'G-ArtMec', 1, 2],
    ['motorised infantry', 'G-10SS-2', 2, 1],
    ['security troops', 'G-Sec', 2, 1],
    ['paratroops', 'G-6FJR', 2, 1],
  ])('MG-8.0-d, MG-6.2-a: %s are vulnerable to guns and aircraft', (_, unit, guns, aircraft) => {
    const t = allied({ 'B-Art-1': '1012', [unit]: '1008' }, { pools: { air: { allied: 5 } } });
    expect(t.bombard({ target: '1008', artillery: ['B-Art-1'] })).toMatchObject({
      vulnerability: guns,
      value: 5 * guns,
    });
    expect(t.bombard({ target: '1008', air: 5 })).toMatchObject({ vulnerability: aircraft, value: 5 * aircraft });
  });

  it('MG-7.0-a, MG-8.0-d: reduced guns fire with 3, as far as before', () => {
    const target = { 'G-Walther': '1008', 'G-Sec': '1008' };
    const guns = { artillery: ['B-Art-1'] };
    expect(shell(allied({ 'B-Art-1': '1012', ...target }), '1008', guns, 3)).toBe('13-24: DB');
    const reduced = allied({ 'B-Art-1': '1012 reduced', ...target });
    expect(reduced.bombard({ target: '1008', ...guns })).toMatchObject({ value: 12, allowed: true });
    expect(shell(reduced, '1008', guns, 3)).toBe('1-12: DI');
  });

  it('MG-8.0-e, MG-8.0-h: several guns make one bombardment; a second on the same hex is refused, on another not', () => {
    const units = { 'B-Art-1': '1012', 'B-Art-2': '1012', 'G-Walther': '1008', 'G-Sec': '1109' };
    expect(refused(allied(units), bombard('1008'), artillery('B-Art-1'), artillery('B-Art-2'), commit)).toBeUndefined();
    const t = allied(units);
    shell(t, '1008', { artillery: ['B-Art-1'] }, 7);
    expect(t.refusal(bombard('1008'))).toMatchObject({ rule: '5.1.2', code: 'already-attacked' });
    expect(refused(t, bombard('1109'), artillery('B-Art-2'), commit)).toBeUndefined();
  });

  it('MG-8.0-e: the same gun does not bombard twice in a phase', () => {
    const t = allied({ 'B-Art-1': '1012', 'B-Art-2': '1012', 'G-Walther': '1008', 'G-Sec': '1109' });
    shell(t, '1008', { artillery: ['B-Art-1'] }, 7);
    expect(refused(t, bombard('1109'), artillery('B-Art-1'))).toMatchObject(SPENT);
  });
});

describe('8.0 support', () => {
  const pair = { 'B-43-129': '1009', 'G-Walther': '1008', 'G-Sec': '1008' };

  it('MG-8.0-f, MG-5.1.6-i: guns add their attack from a distance and share nothing of the defeat', () => {
    const t = allied({ ...pair, 'B-Art-1': '1011' });
    expect(oddsOf(t, '1008', ['B-43-129'], { artillery: ['B-Art-1'] }).sum).toBe('9:6');
    expect(fight(t, '1008', ['B-43-129'], 8, { artillery: ['B-Art-1'] })).toBe('1-1: DVI ARI');
    t.play(retreat('B-43-129', '0909'));
    expect([state(t, 'B-Art-1'), asked(t)]).toEqual(['1011 2', 'allied combat']);
  });

  it('MG-8.0-f: the range must reach the hex of the defender, in attack', () => {
    const t = allied({ ...pair, 'B-Art-1': '1013', 'B-Art-2': '1012' });
    const refusal = refused(t, attack('1008'), attacker('B-43-129'), artillery('B-Art-1'));
    expect(refusal).toMatchObject({ rule: '8.0', code: 'out-of-range', args: { distance: 5, range: 4 } });
    expect(t.may(artillery('B-Art-2'))).toBe(true);
  });

  it('MG-8.0-f: and in defence, to which they add their attack as well', () => {
    const panzers = { 'G-9SS-2': '1007', 'G-PzBde-1': '1007' };
    const t = german({ ...panzers, 'B-43-129': '1008', 'B-Art-1': '1012', 'B-Art-2': '1013' });
    t.play(attack('1008'), ...Object.keys(panzers).map(attacker), commit);
    expect(t.refusal(artillery('B-Art-2'))).toMatchObject({ rule: '8.0', code: 'out-of-range' });
    t.play(artillery('B-Art-1'));
    expect(t.events(commit).find(({ code }) => code === 'committed')?.args).toMatchObject({
      attack: 9,
      defence: 9,
      ratio: '1-1',
    });
  });

  it('MG-8.0-f: guns in the attacked hex defend with their defence and support nobody', () => {
    const t = german({ 'G-Sec': '1007', 'B-Art-1': '1008', 'B-Art-2': '1012' });
    t.play(attack('1008'), attacker('G-Sec'), commit);
    expect(t.refusal(artillery('B-Art-1'))).toMatchObject({ rule: '8.0', code: 'defends-itself' });
  });

  it('MG-8.0-e: one combat a phase: guns do not support a second defence', () => {
    const units = { 'G-Sec': '1007', 'G-Walther': '1207', 'B-43-129': '1008', 'B-50-69': '1208', 'B-Art-1': '1110' };
    const t = german(units);
    expect(fight(t, '1008', ['G-Sec'], 7, {}, { artillery: ['B-Art-1'] })).toBe('1-3: DVI AE');
    t.play(attack('1208'), attacker('G-Walther'), commit);
    expect(t.toAct()).toBe('chance');
    const fresh = german(units);
    fresh.play(attack('1208'), attacker('G-Walther'), commit);
    expect(fresh.may(artillery('B-Art-1'))).toBe(true);
  });

  it('MG-8.0-e: in the next phase they may fire again', () => {
    const t = german({ 'G-Sec': '1007', 'B-43-129': '1008', 'B-Art-1': '1110', 'G-Walther': '1106' }, {});
    fight(t, '1008', ['G-Sec'], 7, {}, { artillery: ['B-Art-1'] });
    goTo(t, 20, 'allied-combat');
    expect(refused(t, bombard('1106'), artillery('B-Art-1'), commit)).toBeUndefined();
  });

  it('MG-8.0-e: a bombardment and a support in one phase are two', () => {
    const t = allied({ ...pair, 'B-Art-1': '1011', 'B-Art-2': '1011', 'G-6FJR': '1209' });
    shell(t, '1209', { artillery: ['B-Art-1'] }, 7);
    expect(refused(t, attack('1008'), attacker('B-43-129'), artillery('B-Art-1'))).toMatchObject(SPENT);
    expect(t.may(artillery('B-Art-2'))).toBe(true);
  });

  it('MG-6.2-d, MG-8.0-f: guns may help isolated airborne units, aircraft may not', () => {
    const units = { 'U-101-506': '1007', 'G-Walther': '1008', 'B-Art-1': '1012' };
    const t = allied(units, { turn: 18, pools: {} });
    expect(oddsOf(t, '1008', ['U-101-506'], { artillery: ['B-Art-1'] })).toMatchObject({
      sum: '8:4',
      column: '2-1',
      allowed: true,
    });
    expect(refused(t, attack('1008'), attacker('U-101-506'), artillery('B-Art-1'), air(1))).toMatchObject({
      rule: '6.2',
      code: 'no-air-isolated',
    });
  });

  it('MG-5.1.4-a: guns neither give nor spoil what a complete division has', () => {
    const units = { 'B-G-5': '1009', 'B-G-32': '1009', 'B-Art-1': '1012', 'B-Art-2': '1012', 'G-Walther': '1008' };
    const odds = oddsOf(allied(units), '1008', ['B-G-5', 'B-G-32'], { artillery: ['B-Art-1', 'B-Art-2'] });
    expect(odds).toMatchObject({ sum: '22:4', shift: { division: 1 } });
  });
});

describe('8.0 artillery that engages', () => {
  const engaged: Units = { 'B-Art-1': '1009', 'B-43-129': '1009', 'G-Sec': '1008' };
  const both = ['B-Art-1', 'B-43-129'];

  it('MG-8.0-c, MG-4.1.2-b: it stops beside the enemy and must attack', () => {
    const t = alliedMoves({ 'B-Art-1': '1011', 'G-Sec': '1008' });
    t.play({ type: 'move', unit: 'B-Art-1' }, { type: 'step', to: '1010' }, { type: 'step', to: '1009' });
    expect([asked(t), t.hexOf('B-Art-1')]).toEqual(['allied movement', '1009']);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'B-Art-1' });
  });

  it('MG-8.0-c: with its attack strength: 5 + 4 against 2', () => {
    expect(declare(allied(engaged), '1008', both)).toMatchObject({ attack: 9, defence: 2, ratio: '4-1' });
  });

  it('MG-8.0-c: beside the target it does not support from a distance, nor bombard it or another hex', () => {
    const t = allied({ ...engaged, 'G-Walther': '1206' });
    t.play(attack('1008'), attacker('B-43-129'));
    expect(t.refusal(artillery('B-Art-1'))).toMatchObject({ rule: '8.0', code: 'adjacent-attacks' });
    expect(allied(engaged).refusal(bombard('1008'))).toMatchObject({ rule: '4.1.2', code: 'must-join' });
    const elsewhere = allied({ ...engaged, 'B-Art-2': '1209', 'G-Walther': '1206' });
    elsewhere.play(bombard('1206'));
    expect(elsewhere.refusal(artillery('B-Art-1'))).toMatchObject({ rule: '4.1.2', code: 'obliged-elsewhere' });
    expect(elsewhere.may(artillery('B-Art-2'))).toBe(true);
  });

  it('MG-8.0-c: in dominant terrain it may fire where it likes', () => {
    const t = allied({ 'B-Art-1': '1009', 'G-Sec': '1008', 'G-Walther': '1006' }, { hexes: { '1009': 'city' } });
    expect(refused(t, bombard('1006'), artillery('B-Art-1'), commit)).toBeUndefined();
  });

  it('MG-8.0-c, MG-5.2-d: it may take the loss of AVB, and does not advance', () => {
    const t = allied(engaged);
    expect(fight(t, '1008', both, 10)).toBe('4-1: DRB AVB');
    t.play(retreat('G-Sec', '1007'), loss('B-Art-1'));
    expect([t.steps('B-Art-1'), t.steps('B-43-129')]).toEqual([1, 2]);
    expect(t.refusal(advance('B-Art-1'))).toMatchObject({ rule: '5.2', code: 'never-advances' });
    t.play(advance('B-43-129'));
    expect([t.hexOf('B-43-129'), t.may(done)]).toEqual(['1008', false]);
  });

  it('MG-8.0-c: it retreats with the brigade', () => {
    const t = allied(engaged);
    expect(fight(t, '1008', both, 7)).toBe('4-1: DVB ARI');
    t.play(retreat('B-Art-1', '1010'), retreat('B-43-129', '1010'));
    expect([state(t, 'B-Art-1'), state(t, 'B-43-129')]).toEqual(['1010 2', '1010 2']);
  });

  it('MG-8.0-c, MG-2.2.1-b: attacked alone it defends with 1, with guns in support 1 + 5', () => {
    const t = german({ 'G-Sec': '1007', 'B-Art-1': '1008', 'B-Art-2': '1012' });
    expect(oddsOf(t, '1008', ['G-Sec'])).toMatchObject({ sum: '1:1', column: '1-1' });
    const supported = oddsOf(t, '1008', ['G-Sec'], {}, { artillery: ['B-Art-2'] });
    expect(supported).toMatchObject({ sum: '1:6', ratio: '1-6', column: '1-3', allowed: true });
  });

  it('MG-8.0-c: terrain helps it as it helps others', () => {
    const t = german({ 'G-PzBde-1': '1007', 'B-Art-1': '1008' }, { hexes: { '1008': 'height' } });
    expect(oddsOf(t, '1008', ['G-PzBde-1'])).toMatchObject({ ratio: '6-1', shift: { 'terrain-height': -2 } });
  });
});
