import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  air,
  allIn,
  asked,
  attack,
  attacker,
  bomb,
  bombard,
  commit,
  declare,
  done,
  each,
  end,
  fight,
  goTo,
  loss,
  march,
  nato,
  natoFights,
  oddsOf,
  pact,
  pactFights,
  refused,
  river,
  score,
  state,
} from './play.test-kit.ts';

const six = { turn: 6 };
const pools = (t: Table) => t.view().pools;

describe('6.0 air power by turn and phase', () => {
  const TABLE = [
    [4, 8, 50, 12, 30, 5],
    [9, 13, 45, 10, 35, 6],
    [14, 18, 40, 8, 40, 8],
    [19, 23, 30, 6, 50, 10],
  ] as const;

  it.each(TABLE)('TWW-6.0-a, TWW-6.1-a, TWW-2.4.2-a: turns %d to %d', (from, to, pa, pd, na, nd) => {
    for (const turn of [from, to]) {
      const t = pact({ 'SU-25': '3010', 'US-6DB': '0510' }, { turn });
      const points = { 'air-attack': { pact: pa, nato: na }, 'air-defence': { pact: pd, nato: nd } };
      expect(pools(t)).toEqual(points);
      if (to === 23) continue;
      goTo(t, turn + 1, 'pact-movement');
      if (turn < to) expect(pools(t)).toEqual(points);
    }
  });

  const attackers = { 'SU-25': '1009', 'SU-16': '1009', 'US-3DIMec': '1008' };

  it('TWW-6.0-a: in the enemy’s combat phase only defence points are spent, in the own one only attack points', () => {
    const t = pactFights(attackers, { turn: 4 });
    t.play(attack('1008'), attacker('SU-25'), attacker('SU-16'), commit);
    expect(t.refusal(air(6))).toMatchObject({ rule: '6.1', code: 'air-none', args: { left: 5 } });
    t.play(air(5), commit);
    expect(pools(t)).toEqual({ 'air-attack': { pact: 50, nato: 30 }, 'air-defence': { pact: 12, nato: 0 } });
    expect(oddsOf(pactFights(attackers, { turn: 4 }), '1008', ['SU-25', 'SU-16'], 0, 5)).toMatchObject({
      sum: '19:12',
      column: '1-1',
    });
  });

  it('TWW-6.0-a: defence points make no attack', () => {
    const spent = { ...six, pools: { 'air-attack': { pact: 0, nato: 0 } } };
    const t = pactFights(attackers, { ...spent, hexes: { '1009': 'city' } });
    expect(t.refusal(bombard('1008'))).toMatchObject({ code: 'air-none' });
    expect(refused(t, attack('1008'), attacker('SU-25'), air(1))).toMatchObject({ code: 'air-none' });
    expect(natoFights({ 'SU-25': '1009', 'US-3DIMec': '1508' }, spent).may(bombard('1009'))).toBe(false);
  });

  it('TWW-6.0-a: nothing of the attack points is left for the enemy’s combat phase', () => {
    const t = natoFights({ 'SU-25': '1008', 'US-3DIMec': '1009' }, six);
    t.play(attack('1008'), attacker('US-3DIMec'), commit);
    expect(t.refusal(air(13))).toMatchObject({ code: 'air-none', args: { left: 12 } });
    expect(t.may(air(12))).toBe(true);
  });

  it('TWW-6.0-a, TWW-6.1-a: the defence points are one pool for the whole phase', () => {
    const hexes = each('1009 1209 1409', 'city');
    const units = { 'SU-25': '1009', 'SU-26': '1209', 'SU-31': '1409' };
    const t = pactFights(
      { ...units, 'US-3DIMec': '1008', 'US-7DIMec': '1208', 'US-4DIMec': '1408' },
      { turn: 8, hexes },
    );
    for (const [unit, target, points] of [
      ['SU-25', '1008', 3],
      ['SU-26', '1208', 2],
    ] as const) {
      declare(t, target, [unit], 0, points);
      t.dice(1, 3); // 4 on 1-1: IMP
    }
    t.play(attack('1408'), attacker('SU-31'), commit);
    expect(t.toAct()).toBe('chance');
    expect(pools(t)['air-defence']).toEqual({ pact: 12, nato: 0 });
  });

  it('TWW-6.2-b: unused points are gone with the turn, and pools do not mix', () => {
    const t = pact({ 'SU-25': '3010', 'US-6DB': '0510' }, { turn: 8 });
    goTo(t, 9, 'pact-movement');
    expect(pools(t)).toEqual({ 'air-attack': { pact: 45, nato: 35 }, 'air-defence': { pact: 10, nato: 6 } });
  });
});

describe('6.1 support', () => {
  const units = { 'SU-25': '1009', 'SU-26': '1009', 'WG-1DB': '1008' };
  const all = ['SU-25', 'SU-26'];

  it('TWW-6.1-a, TWW-6.2-c: a point is a point of strength, on both sides', () => {
    const t = pactFights(units, six);
    expect(oddsOf(t, '1008', all, 6, 5)).toMatchObject({ sum: '24:12', column: '2-1' });
    expect(oddsOf(t, '1008', all, 6)).toMatchObject({ sum: '24:7', column: '3-1' });
    expect(oddsOf(t, '1008', all)).toMatchObject({ sum: '18:7', column: '2-1' });
    expect(fight(t, '1008', all, 9, 6, 5)).toBe('2-1: IMP');
    expect(pools(t)).toEqual({ 'air-attack': { pact: 44, nato: 30 }, 'air-defence': { pact: 12, nato: 0 } });
  });

  it.each([
    [1, '2-1'],
    [4, '3-1'],
    [11, '4-1'],
    [50, '9-1'],
  ])('TWW-6.1-a, TWW-6.2-d: %d points of support are allowed', (points, column) => {
    const t = pactFights(units, six);
    expect(oddsOf(t, '1008', all, points)).toMatchObject({ column, allowed: true });
    expect(refused(t, attack('1008'), attacker('SU-25'), attacker('SU-26'), air(points))).toBeUndefined();
  });

  it('TWW-6.1-a, TWW-5.1.2-a: the ratio is kept inside the table before the city shifts it', () => {
    const t = pactFights({ 'SU-25': '1009', 'US-Bde-A': '1008' }, { ...six, hexes: { '1008': 'city' } });
    expect(fight(t, '1008', ['SU-25'], 7, 50)).toBe('7-1: DRI AVI');
  });

  it('TWW-6.1-a, TWW-5.1.1-c: much defence makes odds below one', () => {
    const t = natoFights({ 'WG-Bde-I': '1007', 'SU-25': '1008' }, six);
    expect(oddsOf(t, '1008', ['WG-Bde-I'], 0, 12)).toMatchObject({ sum: '3:18', ratio: '1-6', column: '1-4' });
    expect(fight(t, '1008', ['WG-Bde-I'], 7, 0, 12)).toBe('1-4: DVI AE');
    expect([t.where('WG-Bde-I'), score(t)]).toEqual(['eliminated', [5, 0]]);
  });

  it('TWW-6.2-c, TWW-5.1.1-f: what has been announced stands', () => {
    const t = pactFights(units, six);
    t.play(attack('1008'), attacker('SU-25'), air(6));
    expect(t.refusal(air(2))).toMatchObject({ code: 'air-once' });
    t.play(attacker('SU-26'), commit);
    expect(asked(t)).toBe('nato answer');
    t.play(air(2), commit);
    expect(asked(t)).toBe('chance dice-combat');
    expect(t.refusal({ by: 'nato', ...air(2) })).toBeDefined();
  });

  it('TWW-6.1-a, TWW-5.1.5-l: the air pays nothing in an exchange', () => {
    const t = natoFights({ 'BE-Bde-I': '1007', 'SU-25': '1008 reduced' }, six);
    expect(fight(t, '1008', ['BE-Bde-I'], 5, 19)).toBe('7-1: EMP');
    expect([t.where('SU-25'), t.where('BE-Bde-I'), t.prompt()]).toEqual(['eliminated', 'eliminated', 'combat']);
  });

  it('TWW-3.0-c, TWW-6.1-a: East Germans worth nothing attack with air support', () => {
    const extra = { extra: { eastGermany: 'passive' } };
    const t = pactFights({ 'EG-7DB': '1009', 'US-Bde-A': '1008' }, { ...six, ...extra });
    expect(fight(t, '1008', ['EG-7DB'], 9, 6)).toBe('2-1: IMP');
    const obliged = pactFights({ 'EG-7DB': '1009 moved', 'US-Bde-A': '1008' }, { ...six, ...extra });
    expect(fight(obliged, '1008', ['EG-7DB'], 9)).toBe('1-4: DVI ARB');
  });

  it('TWW-3.0-c, TWW-6.1-a: under no duty they do where others could have attacked as well (RUL-TWW-62)', () => {
    const inCity = { ...six, extra: { eastGermany: 'passive' }, hexes: { '1009': 'city', '1107': 'city' } };
    const units = { 'EG-7DB': '1009', 'US-Bde-A': '1008' };
    expect(pactFights(units, inCity).refusal(attack('1008'))?.code).toBe('no-attackers');
    const t = pactFights({ ...units, 'SU-25': '1107' }, inCity);
    t.play(attack('1008'), attacker('EG-7DB'));
    expect(t.refusal(commit)?.code).toBe('no-strength');
    t.play(air(3));
    expect(t.may(commit)).toBe(true);
  });
});

describe('6.2 attacks by air alone', () => {
  const town = { 'WG-Bde-Bonn': '1008', 'WG-Bde-Koeln': '1008', 'WG-1DB': '1008' };

  it('TWW-6.2-a: the book’s example: 6 points on two infantry and an armoured unit, in the open and in a forest', () => {
    const t = pactFights(town, six);
    expect(t.bombard({ target: '1008', air: 6 })).toMatchObject({ vulnerability: 4, value: 24, column: '13-24' });
    expect(bomb(t, '1008', 6, 11)).toBe('13-24: DB');
    const forest = { ...six, hexes: { '1008': 'forest' } };
    expect(bomb(pactFights(town, forest), '1008', 6, 11)).toBe('1-12: DI');
    expect(bomb(pactFights(town, forest), '1008', 6, 12)).toBe('1-12: DB');
  });

  it('TWW-6.2-d: five to ten points', () => {
    const t = pactFights(town, six);
    t.play(bombard('1008'));
    expect(t.legal('air')).toEqual([5, 6, 7, 8, 9, 10].map(air));
    for (const points of [0, 4, 11])
      expect(t.refusal(air(points))).toMatchObject({ rule: '6.2', code: 'air-amount', args: { least: 5, most: 10 } });
  });

  it('TWW-6.2-d, TWW-6.1-a: with fewer than five left there is support only', () => {
    const low = { ...six, hexes: { '1009': 'city' }, pools: { 'air-attack': { pact: 4, nato: 0 } } };
    const t = pactFights({ ...town, 'SU-25': '1009' }, low);
    expect(t.refusal(bombard('1008'))?.code).toBe('air-none');
    expect(refused(t, attack('1008'), attacker('SU-25'), air(4))).toBeUndefined();
  });

  it('TWW-6.1-a, TWW-6.2-d: fifty points are five attacks of ten', () => {
    const hexes = ['1008', '1208', '1408', '1608', '1808', '2008'];
    const units = ['WG-1DB', 'WG-3DB', 'WG-7DB', 'WG-5DB', 'WG-12DB', 'US-6DB'];
    const t = pactFights(Object.fromEntries(units.map((unit, i) => [unit, hexes[i] as string])), { turn: 4 });
    for (const hex of hexes.slice(0, 5)) expect(bomb(t, hex, 10, 7)).toBe('13-24: DI');
    expect(t.refusal(bombard('2008'))?.code).toBe('air-none');
  });

  it.each([
    [{ 'WG-Bde-Bonn': '1008' }, 1],
    [{ 'AT-1DM': '1008' }, 1],
    [{ 'US-82DAet': '1008 reduced' }, 1],
    [{ 'WG-4DIMec': '1008' }, 2],
    [{ 'US-Bde-A': '1008 reduced' }, 2],
    [{ 'US-ACR-V': '1008' }, 2],
    [{ 'WG-4DIMec': '1008', 'AT-1DM': '1008', 'US-ACR-V': '1008' }, 5],
  ])('TWW-6.2-a, TWW-2.3-a: vulnerability goes by kind of troops: %o', (units, vulnerability) => {
    expect(pactFights(units, six).bombard({ target: '1008', air: 5 }).vulnerability).toBe(vulnerability);
  });

  const MANY = ['WG-4DIMec', 'WG-11DIMec', 'US-3DIMec'];
  it.each([
    [6, MANY.slice(0, 1), 3, '1-12: DI'],
    [7, MANY.slice(0, 1), 3, '13-24: DB'],
    [8, ['WG-4DIMec', 'WG-Bde-Bonn'], 10, '13-24: DI'],
    [5, ['WG-4DIMec', 'WG-11DIMec', 'WG-Bde-Bonn'], 10, '25-36: DB'],
    [9, MANY.slice(0, 2), 5, '25-36: DI'],
    [8, ['WG-4DIMec', 'WG-11DIMec', 'WG-Bde-Bonn'], 5, '37-48: DB'],
    [8, MANY, 6, '37-48: DI'],
    [10, ['WG-4DIMec', 'WG-11DIMec', 'WG-Bde-Bonn'], 6, '49+: DB'],
    [10, MANY, 7, '49+: DI'],
  ])('TWW-6.2-a: %d points on %o, roll %d: %s', (points, units, sum, result) => {
    const t = pactFights(Object.fromEntries(units.map((unit) => [unit, '1008'])), six);
    expect(bomb(t, '1008', points, sum)).toBe(result);
  });

  it('TWW-6.2-a: terrain may not shift it off the table', () => {
    const hexes = { '1008': 'mountain' };
    expect(bomb(pactFights({ 'AT-1DM': '1008' }, { ...six, hexes }), '1008', 5, 2)).toBe('1-12: DB');
    expect(bomb(pactFights({ 'AT-1DM': '1008' }, { ...six, hexes }), '1008', 5, 3)).toBe('1-12: DI');
  });

  it('TWW-6.2-e: a river does not count, other terrain does', () => {
    const units = { 'WG-4DIMec': '1008', 'WG-Bde-Bonn': '1008' };
    const sides = ['1007', '1107', '1108', '1009', '0908', '0907'].map((hex) => river('1008', hex));
    expect(bomb(pactFights(units, { ...six, sides }), '1008', 8, 3)).toBe('13-24: DB');
    const hexes = { '1008': 'forest' };
    expect(bomb(pactFights(units, { ...six, sides, hexes }), '1008', 8, 3)).toBe('1-12: DI');
    const shifts = (where: object) =>
      pactFights(units, { ...six, sides, ...where }).bombard({ target: '1008', air: 8 }).shifts;
    expect([shifts({}), shifts({ hexes })]).toMatchObject([[], [{ amount: -1 }]]);
  });

  it('TWW-6.2-a, TWW-5.1.3-a: encirclement does not shift it', () => {
    const units = { 'WG-4DIMec': '1008', 'SU-25': '1007', 'SU-26': '1009' };
    expect(bomb(pactFights(units, { ...six, hexes: each('1007 1009', 'city') }), '1008', 6, 11)).toBe('1-12: DI');
  });

  it('TWW-6.2-a, TWW-5.1.2-c: it needs no neighbour and reaches mountains', () => {
    const t = pactFights({ 'AT-1DM': '1008', 'SU-25': '3030' }, { ...six, hexes: { '1008': 'mountain' } });
    expect(t.may(bombard('1008'))).toBe(true);
    expect(t.refusal(bombard('1208'))).toMatchObject({ code: 'no-enemy-there' });
  });

  it('TWW-6.2-a, TWW-7.0-a: DB costs one step of a unit of the defender’s choice; nobody retreats or advances', () => {
    const units = { 'US-Bde-A': '1008 reduced', 'US-3DIMec': '1008', 'SU-25': '1009' };
    const t = pactFights(units, { ...six, hexes: { '1009': 'city' } });
    expect(bomb(t, '1008', 10, 5)).toBe('37-48: DB');
    expect(asked(t)).toBe('nato loss');
    expect(t.legal('loss')).toEqual([loss('US-Bde-A'), loss('US-3DIMec')]);
    t.play(loss('US-Bde-A'));
    expect([state(t, 'US-Bde-A'), state(t, 'US-3DIMec'), t.prompt()]).toEqual(['eliminated', '1008 2', 'combat']);
    expect(score(t)).toEqual([5, 0]);
  });

  it('TWW-6.2-a, TWW-6.0-a: the defence has no answer to it', () => {
    const t = pactFights(town, six);
    t.play(bombard('1008'), air(5), commit);
    expect(t.toAct()).toBe('chance');
  });

  it('TWW-6.2-a: a hex is attacked once a phase, by whatever', () => {
    const units = { 'SU-25': '1009', 'US-3DIMec': '1008', 'US-7DIMec': '1208' };
    const city = { ...six, hexes: { '1009': 'city' } };
    const t = pactFights(units, city);
    fight(t, '1008', ['SU-25'], 4); // 1-1: IMP
    expect(t.refusal(bombard('1008'))).toMatchObject({ code: 'already-attacked' });
    const other = pactFights(units, city);
    bomb(other, '1008', 5, 7);
    expect([other.refusal(attack('1008'))?.code, other.refusal(bombard('1008'))?.code]).toEqual([
      'already-attacked',
      'already-attacked',
    ]);
    expect(other.may(bombard('1208'))).toBe(true);
  });

  it('TWW-6.2-a: the other side may attack the hex in its own phase', () => {
    const t = pactFights({ 'SU-25': '1009', 'BE-Bde-I': '1008 reduced', 'US-6DB': '1005' }, six);
    expect(fight(t, '1008', ['SU-25'], 12, 3)).toBe('6-1: DE AVI');
    t.play(advance('SU-25'));
    t.play(done, end);
    march(t, 'US-6DB', '1006', '1007');
    t.play(end);
    expect([t.may(attack('1008')), t.may(bombard('1008'))]).toEqual([true, false]);
    expect(t.refusal(bombard('1008'))).toMatchObject({ code: 'must-join', unit: 'US-6DB' });
  });

  it('TWW-6.1-a, RUL-TWW-62: points give no strength to an attack that nobody could open', () => {
    const extra = { eastGermany: 'passive' };
    const t = pactFights({ 'EG-7DB': '2009', 'US-5DB': '2008' }, { extra, hexes: { '2009': 'city' } });
    expect(t.may(attack('2008'))).toBe(false);
    expect(oddsOf(t, '2008', ['EG-7DB'], 10).allowed).toMatchObject({ code: 'no-attackers', hex: '2008' });
  });

  it('TWW-6.2-a, TWW-4.1.2-g: it takes nobody’s only target away', () => {
    const units = { 'SU-25': '1009 moved', 'WG-4DIMec': '1008' };
    expect(pactFights(units, six).refusal(bombard('1008'))).toMatchObject({ rule: '4.1.2', code: 'must-join' });
    const t = pactFights({ ...units, 'WG-Bde-I': '1109' }, six);
    bomb(t, '1008', 5, 7);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'SU-25' });
    expect(t.may(attack('1109'))).toBe(true);
  });

  it('TWW-6.2-a, TWW-7.0-c: what the air has reduced recovers on an even turn', () => {
    const t = pactFights({ 'WG-4DIMec': '1008', 'SU-25': '3030' }, six);
    bomb(t, '1008', 10, 2);
    expect(t.steps('WG-4DIMec')).toBe(1);
    t.play(end, end);
    expect(t.steps('WG-4DIMec')).toBe(2);
  });

  it('TWW-3.0-b, TWW-6.2-a: neutral French units may be bombed inside France', () => {
    const neutral = { ...six, extra: { france: 'neutral' }, hexes: allIn('FR') };
    expect(pactFights({ 'FR-1DB': '1008', 'SU-25': '1111' }, neutral).may(bombard('1008'))).toBe(true);
    expect(nato({ 'FR-1DB': '1008', 'SU-25': '1111' }, neutral).may(end)).toBe(true);
  });
});
