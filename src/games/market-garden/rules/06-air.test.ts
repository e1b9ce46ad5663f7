import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import type { Support } from '../../../wargame/wargame.ts';
import {
  air,
  allied,
  alliedMoves,
  artillery,
  asked,
  attack,
  attacker,
  bombard,
  commit,
  declare,
  end,
  fight,
  german,
  goTo,
  loss,
  oddsOf,
  refused,
  river,
  shell,
  state,
  type More,
  type Units,
} from '../fight.test-kit.ts';

// Targets stand in 1008. Around it: N 1007, NE 1107, SE 1108, S 1009, SW 0908, NW 0907.

const points = (t: Table) => t.view().pools['air'];
const ISOLATED = { rule: '6.2', code: 'no-air-isolated' };

/** Points of each day: Allied, German. */
const DAYS: readonly (readonly [number, number, number])[] = [
  [17, 16, 2],
  [18, 8, 4],
  [19, 4, 8],
  [20, 2, 8],
  [21, 2, 4],
  [22, 8, 4],
  [23, 8, 4],
  [24, 16, 2],
  [25, 16, 2],
  [26, 8, 2],
];

describe('6.0 points of the day', () => {
  const far = { 'B-43-129': '1009', 'G-Walther': '1003' };

  it.each(DAYS)('MG-6.0-a, MG-2.4.2-a: turn %i: %i Allied, %i German', (turn, ally, enemy) => {
    const t = allied(far, { turn, pools: {} });
    expect(points(t)).toEqual({ allied: ally, german: enemy });
  });

  it('MG-6.0-a, MG-6.2-b: every turn begins with what its day gives; what was left is gone', () => {
    const t = alliedMoves(far, { turn: 17, pools: {} });
    for (const [turn, ally, enemy] of DAYS.slice(1)) {
      goTo(t, turn, 'german-movement');
      expect(points(t), `turn ${turn}`).toEqual({ allied: ally, german: enemy });
    }
  });

  it('MG-6.1-a: points spent are taken off', () => {
    const t = allied({ 'G-Walther': '1008' }, { turn: 18, pools: {} });
    shell(t, '1008', { air: 5 }, 7);
    expect(points(t)).toEqual({ allied: 3, german: 4 });
  });
});

describe('6.1 one pool for attack and defence', () => {
  const pair = { 'G-PzBde-1': '1009', 'B-43-129': '1008' };

  it('MG-6.1-a, MG-6.1-b: of 4 points the German spends 3 in his attack and has 1 left for his defence', () => {
    const t = german(pair, { turn: 18, pools: {} });
    expect(fight(t, '1008', ['G-PzBde-1'], 3, { air: 3 })).toBe('2-1: DRI AVB');
    t.play({ type: 'retreat', unit: 'B-43-129', to: '1007' }, { type: 'done' });
    goTo(t, 18, 'allied-combat');
    t.play(bombard('1009'), air(2), commit);
    t.dice(3, 4);
    expect(points(t)).toEqual({ allied: 6, german: 1 });
  });

  it('MG-6.1-b: more than is left is refused', () => {
    // G-Walther stands in a city and does not attack
    const t = german(
      { ...pair, 'B-43-130': '0508', 'B-43-214': '0508', 'G-Walther': '0509' },
      { turn: 18, pools: {}, hexes: { '0509': 'city' } },
    );
    fight(t, '1008', ['G-PzBde-1'], 12, { air: 3 });
    t.play({ type: 'retreat', unit: 'B-43-129', to: '1007' }, { type: 'done' });
    goTo(t, 18, 'allied-combat');
    t.play(attack('0509'), attacker('B-43-130'), attacker('B-43-214'), commit);
    expect(asked(t)).toBe('german answer');
    expect(t.refusal(air(2))).toMatchObject({ rule: '6.1', code: 'air-none', args: { left: 1 } });
    expect(t.may(air(1))).toBe(true);
  });

  it('MG-6.1-b: the Allies spend some of theirs in defence and the rest in attack', () => {
    const t = german(pair, { turn: 18, pools: {} });
    expect(declare(t, '1008', ['G-PzBde-1'], {}, { air: 3 })).toMatchObject({ attack: 6, defence: 7 });
    t.dice(1, 2);
    goTo(t, 18, 'allied-combat');
    expect(points(t)?.['allied']).toBe(5);
    t.play(attack('1009'), attacker('B-43-129'));
    expect([t.may(air(5)), t.may(air(6))]).toEqual([true, false]);
  });

  it('MG-6.1-a, MG-6.2-c: there is no limit to one use but the pool', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Walther': '1008' }, { turn: 24, pools: {} });
    expect(declare(t, '1008', ['B-43-129'], { air: 16 })).toMatchObject({ attack: 20, column: '5-1' });
    expect(points(t)?.['allied']).toBe(0);
  });
});

describe('6.2 attacks from the air alone', () => {
  const stack = { 'G-Walther': '1008', 'G-Sec': '1008', 'G-PzBde-1': '1008' };
  const rich: More = { turn: 24, pools: {} };

  it('MG-6.2-a: two of infantry and one of armour are 4, times 6 points 24: column 13-24', () => {
    const t = allied(stack, rich);
    expect(t.bombard({ target: '1008', air: 6 })).toMatchObject({
      power: 6,
      vulnerability: 4,
      value: 24,
      shifts: [],
      column: '13-24',
      allowed: true,
    });
    expect(shell(t, '1008', { air: 6 }, 4)).toBe('13-24: DI');
    expect(shell(allied(stack, rich), '1008', { air: 6 }, 11)).toBe('13-24: DB');
  });

  it.each<[string, Support]>([
    ['6.2', { air: 6 }],
    ['8.0', { artillery: ['B-Art-1'] }],
  ])('MG-6.2-a, MG-8.0-d: the log of a bombardment cites %s', (rule, by) => {
    const t = allied({ ...stack, 'B-Art-1': '1010' }, rich);
    shell(t, '1008', by, 4);
    const logged = t.match.log.filter(({ event }) => /declared|committed|bombard-roll/.test(event.code));
    expect(logged.map(({ event }) => event.rule)).toEqual([rule, rule, rule]);
  });

  it('MG-6.2-a: a column of terrain, as in the example of the book: 1-12', () => {
    const forest = { ...rich, hexes: { '1008': 'forest' } };
    expect(shell(allied(stack, forest), '1008', { air: 6 }, 11)).toBe('1-12: DI');
    expect(shell(allied(stack, forest), '1008', { air: 6 }, 2)).toBe('1-12: DB');
  });

  const one = { 'G-Walther': '1008' };
  const index3 = { 'G-Walther': '1008', 'G-PzBde-1': '1008' };
  const index4 = { 'G-PzBde-1': '1008', 'G-PzBde-2': '1008' };
  const index5 = { ...index4, 'G-Walther': '1008' };
  const index6 = { ...index4, 'G-9SS-1': '1008' };

  it.each<[number, string, Units, number, number, string]>([
    [12, '1-12', one, 12, 3, 'DI'],
    [13, '13-24', one, 13, 3, 'DB'],
    [36, '25-36', index3, 12, 5, 'DI'],
    [40, '37-48', index4, 10, 5, 'DB'],
    [48, '37-48', index4, 12, 6, 'DI'],
    [50, '49+', index5, 10, 6, 'DB'],
    [96, '49+', index6, 16, 7, 'DI'],
  ])('MG-6.2-a: a value of %i is column %s', (value, column, units, power, sum, result) => {
    const t = allied(units, rich);
    expect(t.bombard({ target: '1008', air: power }).value).toBe(value);
    expect(shell(t, '1008', { air: power }, sum)).toBe(`${column}: ${result}`);
  });

  it('MG-6.2-a: a city is 2 columns, and a column below the first is the first', () => {
    const city = { ...rich, hexes: { '1008': 'city' } };
    const two = { 'G-Walther': '1008', 'G-Sec': '1008' };
    expect(shell(allied(two, city), '1008', { air: 16 }, 3)).toBe('1-12: DI');
    expect(shell(allied(two, city), '1008', { air: 8 }, 12)).toBe('1-12: DB');
  });

  it('MG-6.2-a: rivers do not shelter from the air', () => {
    const sides = ['1007', '1107', '1108', '1009', '0908', '0907'].map((hex) => river('1008', hex));
    const t = allied(index3, { ...rich, sides });
    expect(t.bombard({ target: '1008', air: 8 })).toMatchObject({ value: 24, shifts: [], column: '13-24' });
    expect(shell(t, '1008', { air: 8 }, 3)).toBe('13-24: DB');
  });

  it('MG-6.2-a, MG-5.1.3-a: surround, divisions and supply shift no bombardment', () => {
    const units = { 'U-82-504': '1008', 'U-82-505': '1008', 'G-PzBde-1': '1007', 'G-9SS-2': '1009' };
    // the besiegers stand in cities and need not attack
    const t = german(units, {
      pools: { air: { german: 8 } },
      extra: { unsupplied: { '82 Abn': 3 } },
      hexes: { '1007': 'city', '1009': 'city' },
    });
    expect(t.bombard({ target: '1008', air: 8 })).toMatchObject({
      vulnerability: 2,
      value: 16,
      shifts: [],
      column: '13-24',
    });
    expect(shell(t, '1008', { air: 8 }, 10)).toBe('13-24: DI');
  });

  it.each([
    ['B-43-129', '1008 1', '1008 1'],
    ['B-43-130', '1008 2', 'eliminated'],
  ])(
    'MG-6.2-a, MG-7.0-a: DB: one defender, here %s, takes a loss; nobody retreats or advances',
    (unit, first, second) => {
      const t = german({ 'B-43-129': '1008', 'B-43-130': '1008 reduced' }, { pools: { air: { german: 8 } } });
      expect(shell(t, '1008', { air: 8 }, 2)).toBe('13-24: DB');
      expect(asked(t)).toBe('allied loss');
      t.play(loss(unit));
      expect([state(t, 'B-43-129'), state(t, 'B-43-130'), asked(t)]).toEqual([first, second, 'german combat']);
    },
  );

  it('MG-6.2-a: an empty hex is no target, no points no attack', () => {
    const t = allied(one, rich);
    expect(t.refusal(bombard('1007'))).toMatchObject({ code: 'no-enemy-there' });
    t.play(bombard('1008'));
    expect(t.refusal(air(0))).toMatchObject({ rule: '6.2', code: 'air-amount' });
    expect(t.may(commit)).toBe(false);
  });

  it('MG-8.0-g, MG-6.2-a: aircraft and guns do not attack together', () => {
    const units = { 'G-Walther': '1008', 'B-Art-1': '1012', 'B-43-129': '1009' };
    const city = { ...rich, hexes: { '1009': 'city' } };
    const mixed = { rule: '6.2', code: 'one-kind-of-bombardment' };
    expect(refused(allied(units, city), bombard('1008'), air(4), artillery('B-Art-1'))).toMatchObject(mixed);
    expect(refused(allied(units, city), bombard('1008'), artillery('B-Art-1'), air(4))).toMatchObject(mixed);
  });

  it('MG-8.0-g, MG-6.2-c: in support of a ground attack they do: 4 + 5 + 4', () => {
    const t = allied({ 'G-Walther': '1008', 'B-Art-1': '1012', 'B-43-129': '1009' }, rich);
    expect(declare(t, '1008', ['B-43-129'], { artillery: ['B-Art-1'], air: 4 })).toMatchObject({
      attack: 13,
      defence: 4,
      column: '3-1',
    });
  });

  it('MG-5.1.2-c: no air attack on a hex after a ground attack; on its neighbour yes', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Walther': '1008', 'G-Sec': '1007' }, { pools: { air: { allied: 6 } } });
    expect(fight(t, '1008', ['B-43-129'], 11)).toBe('1-1: IMP');
    expect(t.refusal(bombard('1008'))).toMatchObject({ rule: '5.1.2', code: 'already-attacked' });
    expect(refused(t, bombard('1007'), air(6), commit)).toBeUndefined();
  });
});

describe('6.2 support', () => {
  it('MG-6.1-b, MG-6.2-c: a point counts one on either side: 6 + 3 + 3 against 5 + 4', () => {
    const t = german(
      { 'G-PzBde-1': '1009', 'G-9SS-2': '1009', 'U-82-504': '1008' },
      { turn: 19, pools: {}, extra: { contact: ['82 Abn'] } },
    );
    expect(declare(t, '1008', ['G-PzBde-1', 'G-9SS-2'], { air: 3 }, { air: 4 })).toMatchObject({
      attack: 12,
      defence: 9,
      column: '1-1',
    });
  });

  const isolated = { 'U-82-505': '1009', 'G-Feldt-1': '1008' };

  it('MG-6.2-d: isolated airborne units attack without aircraft', () => {
    const t = allied(isolated, { turn: 18, pools: {} });
    expect(refused(t, attack('1008'), attacker('U-82-505'), air(1))).toMatchObject(ISOLATED);
    expect(oddsOf(t, '1008', ['U-82-505'], {}, { air: 1 }).allowed).toBe(true);
  });

  it('MG-6.2-d: and defend without: the Allies are not even asked; the German may have his', () => {
    const t = german(isolated, { turn: 18, pools: {} });
    expect(oddsOf(t, '1009', ['G-Feldt-1'], {}, { air: 1 }).allowed).toMatchObject(ISOLATED);
    t.play(attack('1009'), attacker('G-Feldt-1'), air(2), commit);
    expect(t.toAct()).toBe('chance');
  });

  it('MG-6.2-d: not even in a combat beside XXX Corps', () => {
    const t = allied({ 'U-82-505': '1009', 'B-43-129': '1007', 'G-Feldt-1': '1008' }, { turn: 18, pools: {} });
    expect(refused(t, attack('1008'), attacker('B-43-129'), attacker('U-82-505'), air(1))).toMatchObject(ISOLATED);
  });

  it('MG-6.2-d: nor may they join a combat that has aircraft already', () => {
    const besides = { 'U-82-505': '1009', 'B-43-129': '1007', 'G-Feldt-1': '1008' };
    const t = allied(besides, { turn: 18, pools: {}, hexes: { '1009': 'city' } });
    expect(refused(t, attack('1008'), air(1), attacker('B-43-129'))).toBeUndefined();
    expect(t.refusal(attacker('U-82-505'))).toMatchObject({ ...ISOLATED, unit: 'U-82-505' });
    expect(t.legal('attacker')).toEqual([]);
    expect(t.may(commit)).toBe(true);
  });

  it('MG-6.2-d, MG-4.1.2-g: no aircraft before they have joined who must, nor where nobody else could', () => {
    const obliged = { 'U-82-505': '1009', 'B-43-129': '1007', 'G-Feldt-1': '1008' };
    expect(refused(allied(obliged, { turn: 18, pools: {} }), attack('1008'), air(1))).toMatchObject(ISOLATED);
    const free = allied(
      { 'U-82-505': '1009', 'G-Feldt-1': '1008' },
      { turn: 18, pools: {}, hexes: { '1009': 'city' } },
    );
    expect(refused(free, attack('1008'), air(1))).toMatchObject(ISOLATED);
    expect(free.legal('air')).toEqual([]);
  });

  it('MG-6.2-d, MG-6.2-a: an attack from the air alone, next to them, supports nobody and is allowed', () => {
    const t = allied({ 'B-1Para': '1009', 'G-9SS-2': '1008' }, { turn: 18, pools: {}, hexes: { '1009': 'city' } });
    expect(refused(t, bombard('1008'), air(8), commit)).toBeUndefined();
  });

  it('MG-6.2-d, MG-9.0-g: contact of one regiment gives it to the whole division, the surrounded too, from that moment', () => {
    // 501 in 0508 is surrounded, 502 fights in 1609, and 506 is met by the Guards in 1020
    const siege = { 'U-101-501': '0508', 'G-Sec': '0507', 'G-Feldt-1': '0509' };
    const units = { ...siege, 'U-101-502': '1609', 'G-Feldt-2': '1608', 'U-101-506': '1020', 'B-G-32': '1025' };
    const others = { 'U-82-504': '2009', 'G-Feldt-3': '2008', 'B-1Para': '2005', 'G-Feldt-4': '2004' };
    const t = alliedMoves({ ...units, ...others }, { turn: 18, pools: {} });
    const may = (unit: string, target: string) => oddsOf(t, target, [unit], { air: 1 }).allowed;
    const defends = () => oddsOf(t, '0508', ['G-Sec', 'G-Feldt-1'], {}, { air: 1 }).allowed;
    expect([may('U-101-501', '0507'), may('U-101-502', '1608'), defends()]).toMatchObject([
      ISOLATED,
      ISOLATED,
      ISOLATED,
    ]);
    t.play({ type: 'move', unit: 'B-G-32' }, ...['1024', '1023', '1022', '1021'].map((to) => ({ type: 'step', to })));
    expect([may('U-101-501', '0507'), may('U-101-502', '1608'), defends()]).toEqual([true, true, true]);
    expect([may('U-82-504', '2008'), may('B-1Para', '2004')]).toMatchObject([ISOLATED, ISOLATED]);
  });

  it('MG-6.2-d: it keeps it when XXX Corps goes away again', () => {
    const t = alliedMoves(
      { 'U-101-506': '1009', 'B-G-32': '1010', 'G-Walther': '1007', 'U-101-501': '1107' },
      { turn: 19, pools: {} },
    );
    t.play(
      { type: 'move', unit: 'B-G-32' },
      { type: 'step', to: '1011' },
      { type: 'step', to: '1012' },
      { type: 'stop' },
      end,
    );
    expect(refused(t, attack('1007'), attacker('U-101-501'), air(4), commit)).toBeUndefined();
  });
});
