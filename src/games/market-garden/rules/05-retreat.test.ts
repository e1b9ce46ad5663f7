import { describe, expect, it } from 'vitest';
import { knownHex, makeGrid, neighboursOf } from '../../../hex/grid.ts';
import { MAP } from '../data/map.ts';
import {
  allied,
  asked,
  bridge,
  displace,
  ferry,
  fight,
  german,
  loss,
  oddsOf,
  retreat,
  river,
  state,
  retreatHexes,
  type More,
  type Units,
} from '../fight.test-kit.ts';
import { BRIDGES } from './10-bridges.ts';

const GRID = makeGrid(MAP.grid);
const named = (hex: number): string => GRID.names[hex] as string;
const around = (hex: number): string[] => neighboursOf(GRID, hex).map(named);

// The defence stands in 1008. Around it: N 1007, NE 1107, SE 1108, S 1009, SW 0908, NW 0907.

/** Of the 43rd Division a brigade is far away, so that it is not complete. */
const absent = { 'B-43-214': '0520' };
const both = ['B-43-129', 'B-43-130'];

describe('5.3 where to', () => {
  /** 4 against 4 is 1-1: row 2-12 reads DRI AVB. */
  function driven(units: Units = { 'G-Walther': '1008' }, more: More = {}) {
    const t = allied({ 'B-43-129': '1009', ...units }, more);
    expect(fight(t, '1008', ['B-43-129'], 2)).toBe('1-1: DRI AVB');
    return t;
  }

  it('MG-5.3-a, MG-5.1.6-d: the owner picks any neighbouring hex free of enemies and their EZ', () => {
    const t = driven();
    expect([asked(t), retreatHexes(t, 'G-Walther')]).toEqual(['german retreat', ['0907', '1007', '1107']]);
  });

  it('MG-5.3-a: no hex in an enemy EZ, with enemies in it, or farther off', () => {
    const t = driven();
    for (const hex of ['0908', '1108']) {
      expect(t.refusal(retreat('G-Walther', hex))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    }
    expect(t.refusal(retreat('G-Walther', '1009'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
    expect(t.refusal(retreat('G-Walther', '1006'))).toMatchObject({ rule: '5.3', code: 'not-adjacent' });
  });

  it('MG-5.3-a: the EZ of a unit that does not fight counts', () => {
    expect(retreatHexes(driven({ 'G-Walther': '1008', 'B-43-130': '1006', ...absent }), 'G-Walther')).toEqual([
      '0907',
      '1107',
    ]);
  });

  it('MG-5.3-a, MG-5.1.3-a: even where it makes the difference to a surround', () => {
    // in a city it need not attack
    const t = allied(
      { 'B-43-129': '1009', 'B-43-130': '1007', ...absent, 'G-Walther': '1008' },
      { hexes: { '1007': 'city' } },
    );
    expect(oddsOf(t, '1008', ['B-43-129'])).toMatchObject({ shift: { surrounded: 1 }, allowed: true });
  });

  const swamp = (...hexes: string[]) => ({ hexes: Object.fromEntries(hexes.map((hex) => [hex, 'swamp'])) });

  it('MG-5.3-a, MG-4.0-i: armour does not retreat into a swamp', () => {
    const t = driven({ 'G-PzBde-1': '1008' }, swamp('1007', '1107'));
    expect(retreatHexes(t, 'G-PzBde-1')).toEqual(['0907']);
    expect(retreatHexes(driven({ 'G-Walther': '1008' }, swamp('1007', '1107')), 'G-Walther')).toEqual([
      '0907',
      '1007',
      '1107',
    ]);
  });

  it('MG-5.3-a, MG-5.3.3-a: with swamps in every free hex it is surrounded and goes through the EZ with a loss', () => {
    const t = allied({ 'B-43-129': '1009', 'G-PzBde-1': '1008' }, swamp('0907', '1007', '1107'));
    expect(fight(t, '1008', ['B-43-129'], 3)).toBe('2-1: DRI AVB');
    expect(retreatHexes(t, 'G-PzBde-1')).toEqual(['0908', '1108']);
    t.play(retreat('G-PzBde-1', '0908'), retreat('G-PzBde-1', '0808'));
    expect(state(t, 'G-PzBde-1')).toBe('0808 1');
  });

  it('MG-5.3-a, MG-5.1.6-i: attackers keep to the same rule', () => {
    // 3 against 4 is 1-1; the bystanders engage neither
    const t = allied({ 'U-82-504': '1008', 'G-Walther': '1007', 'G-Sec': '1110', 'G-176-1': '0810' });
    expect(fight(t, '1007', ['U-82-504'], 8)).toBe('1-1: DVI ARI');
    expect(retreatHexes(t, 'U-82-504')).toEqual(['0908', '1009', '1108']);
    expect(t.refusal(retreat('U-82-504', '1107'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });

  it('MG-5.3-a, MG-5.1.6-d, MG-4.1.1-a: units of a stack may part', () => {
    const stack = { 'G-Walther': '1008', 'G-Sec': '1008', 'G-176-1': '1008' };
    const t = allied({ 'B-43-129': '1009', 'B-8Armd': '1009', ...stack, 'G-Feldt-1': '1007', 'G-Feldt-2': '1007' });
    // 10 against 4 + 2 + 3 is 1-1
    expect(fight(t, '1008', ['B-43-129', 'B-8Armd'], 2)).toBe('1-1: DRI AVB');
    t.play(retreat('G-Sec', '1007'), retreat('G-Walther', '1107'), retreat('G-176-1', '1107'));
    expect(Object.keys(stack).map((unit) => state(t, unit))).toEqual(['1107 2', '1007 2', '1107 2']);
    expect(asked(t)).toBe('allied loss');
  });

  it('MG-5.3-a: a unit without any hex to go to is eliminated', () => {
    const ring = { 'G-Sec': '1009', 'G-176-1': '1107', 'G-176-2': '1108', 'G-Feldt-1': '0908', 'G-Feldt-2': '0907' };
    const t = allied({ 'U-82-504': '1008', 'G-Walther': '1007', ...ring });
    expect(fight(t, '1007', ['U-82-504'], 8)).toBe('1-1: DVI ARI');
    expect(t.where('U-82-504')).toBe('eliminated');
  });
});

describe('5.3.1 chain retreat', () => {
  const full = { 'G-Sec': '0908', 'G-176-1': '0908', 'G-Art-1': '0908' };

  /** 4 + 4 against 4 is 2-1; the only way out is the full hex 0908. */
  function pushed(more: More = {}, others: Units = {}) {
    const force = { 'B-43-129': '1007', 'B-43-130': '1108', ...absent };
    const t = allied({ ...force, 'G-Walther': '1008', ...full, ...others }, more);
    expect(fight(t, '1008', both, 3)).toBe('2-1: DRI AVB');
    expect(retreatHexes(t, 'G-Walther')).toEqual(['0908']);
    t.play(retreat('G-Walther', '0908'));
    expect(asked(t)).toBe('german displace');
    return t;
  }

  it('MG-5.3.1-a: any one of the four goes on, the one that has just come included', () => {
    const units = pushed()
      .legal('displace')
      .map((action) => action['unit'] as string);
    expect([...new Set(units)].toSorted()).toEqual(['G-176-1', 'G-Art-1', 'G-Sec', 'G-Walther']);
  });

  it('MG-5.3.1-a: to a hex free of enemies and their EZ, without a loss', () => {
    const t = pushed();
    expect(t.refusal(displace('G-Art-1', '0907'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    t.play(displace('G-Art-1', '0809'));
    expect([state(t, 'G-Art-1'), state(t, 'G-Walther'), state(t, 'G-Sec')]).toEqual(['0809 2', '0908 2', '0908 2']);
    expect(asked(t)).toBe('allied loss');
  });

  it('MG-5.3.1-a, MG-4.1.1-a: one unit goes on, no more, and nothing else is done before it has', () => {
    const t = pushed();
    for (const action of [{ type: 'done' }, { type: 'end' }, retreat('G-Walther', '0809')])
      expect(t.refusal(action)).toMatchObject({ rule: '5.3.1', code: 'not-now' });
    expect(t.refusal(displace('B-43-129', '0809'))).toMatchObject({ rule: '5.3.1', code: 'not-a-candidate' });
    t.play(displace('G-Walther', '0809'));
    expect(t.legal('displace')).toEqual([]);
    const there = ['G-Sec', 'G-176-1', 'G-Art-1', 'G-Walther'].map((unit) => t.hexOf(unit));
    expect(there).toEqual(['0908', '0908', '0908', '0809']);
  });

  const next = { 'G-9SS-1': '0809', 'G-9SS-2': '0809', 'G-9SS-3': '0809' };

  it('MG-5.3.1-a: into another full hex, from which one goes on in its turn, never back', () => {
    const t = pushed({}, next);
    t.play(displace('G-Sec', '0809'));
    expect(asked(t)).toBe('german displace');
    const chain = t.legal('displace');
    expect(new Set(chain.map(({ unit }) => unit))).toEqual(new Set([...Object.keys(next), 'G-Sec']));
    expect(chain.some(({ to }) => to === '0908' || to === '1008')).toBe(false);
    t.play(displace('G-9SS-2', '0709'));
    expect([t.hexOf('G-Sec'), t.hexOf('G-9SS-2'), asked(t)]).toEqual(['0809', '0709', 'allied loss']);
  });

  it('MG-5.3.1-a, MG-5.3-a: nobody enters a full hex in an enemy EZ: the unit is surrounded', () => {
    const units = { 'B-43-129': '1007', 'B-43-130': '1108', ...absent, 'G-Walther': '1008', ...full };
    const shut = allied({ ...units, 'B-50-69': '0708', 'B-50-151': '0909' });
    expect(oddsOf(shut, '1008', both).shift).toEqual({ surrounded: 1 });
    expect(oddsOf(allied(units), '1008', both).shift).toEqual({});
  });

  it('MG-5.3.1-a: room is made by whoever can go on, those who stand there or the one that comes', () => {
    const swamps = { hexes: Object.fromEntries(['0907', '0808', '0809', '0909', '1009'].map((hex) => [hex, 'swamp'])) };
    const force = { 'B-43-129': '1007', 'B-43-130': '1108', ...absent };
    const t = allied({ ...force, 'G-PzBde-1': '1008', ...full }, swamps);
    expect(oddsOf(t, '1008', both).shift).toEqual({});
    const alone = allied({ ...force, 'G-PzBde-1': '1008' }, { hexes: { ...swamps.hexes, '0908': 'swamp' } });
    expect(oddsOf(alone, '1008', both).shift).toEqual({ surrounded: 1 });
    const armour = { 'G-PzBde-1': '0908', 'G-PzBde-2': '0908', 'G-10SS-1': '0908' };
    const foot = allied({ ...force, 'G-Walther': '1008', ...armour }, swamps);
    expect(oddsOf(foot, '1008', both).shift).toEqual({});
    const all = allied({ ...force, 'G-AT-2': '1008', ...armour }, swamps);
    expect(oddsOf(all, '1008', both).shift).toEqual({ surrounded: 1 });
  });

  const moat = { sides: ['0907', '0808', '0809', '0909', '1009'].map((hex) => river('0908', hex)) };

  it('MG-5.3.1-a, MG-5.3.2-a: a displaced unit that crosses a river pays for it, and its owner says which', () => {
    const t = pushed(moat);
    t.play(displace('G-Art-1', '0809'));
    expect([state(t, 'G-Art-1'), state(t, 'G-Walther')]).toEqual(['0809 1', '0908 2']);
  });

  it('MG-5.3.1-a, MG-5.3.2-a: in its last step it does not cross one while a dry hex is open', () => {
    const reduced = { 'G-Art-1': '0908 reduced' };
    const exits = (sides: typeof moat.sides, unit: string) =>
      pushed({ sides }, reduced)
        .legal('displace')
        .flatMap((action) => (action['unit'] === unit ? [action['to']] : []));
    const dry = moat.sides.filter(({ b }) => b !== '0809');
    expect([exits(dry, 'G-Art-1'), exits(dry, 'G-Sec').length > 1]).toEqual([['0809'], true]);
    expect(pushed({ sides: dry }, reduced).refusal(displace('G-Art-1', '0909'))).toMatchObject({
      rule: '5.3.2',
      code: 'retreat-blocked',
    });
    expect(exits(moat.sides, 'G-Art-1')).toEqual(exits(moat.sides, 'G-Sec'));
  });
});

/** 4 + 4 (7 + 6 + 4) from 1007 and 1108; the only way out is 0908. */
function outBy(units: Units, sum: number, side: object, more: More = {}) {
  const heavy = Object.keys(units).length > 1;
  const force = heavy
    ? { 'B-G-5': '1007', 'B-8Armd': '1007', 'B-43-129': '1108' }
    : { 'B-43-129': '1007', 'B-43-130': '1108', ...absent };
  const t = allied({ ...force, ...units }, { sides: [{ a: '1008', b: '0908', ...side }], ...more });
  const attackers = heavy ? Object.keys(force) : both;
  expect(oddsOf(t, '1008', attackers).shift).toEqual({});
  return { t, result: fight(t, '1008', attackers, sum) };
}

describe('5.3.2 retreat across a river', () => {
  const wet = { river: true };
  const pair = { 'G-Walther': '1008', 'G-6FJR': '1008' };
  const mixed = { 'G-PzBde-1': '1008', 'G-Walther': '1008' };

  it('MG-5.3.2-a: infantry is reduced', () => {
    const { t, result } = outBy({ 'G-Walther': '1008' }, 3, wet);
    expect([result, retreatHexes(t, 'G-Walther')]).toEqual(['2-1: DRI AVB', ['0908']]);
    t.play(retreat('G-Walther', '0908'));
    expect(state(t, 'G-Walther')).toBe('0908 1');
  });

  it('MG-5.3.2-a, MG-7.0-a: reduced infantry is eliminated; it may not prefer a hex in an enemy EZ', () => {
    // 8 against 2 is 4-1
    const { t, result } = outBy({ 'G-Walther': '1008 reduced' }, 3, wet);
    expect([result, retreatHexes(t, 'G-Walther')]).toEqual(['4-1: DRI AVI', ['0908']]);
    t.play(retreat('G-Walther', '0908'));
    expect(state(t, 'G-Walther')).toBe('eliminated');
  });

  it('MG-5.3.2-a, MG-5.1.6-c: a unit with a loss from the combat is eliminated, its comrade reduced', () => {
    const { t, result } = outBy(pair, 2, wet);
    expect(result).toBe('2-1: DRB AVB');
    t.play(loss('G-Walther'), retreat('G-Walther', '0908'), retreat('G-6FJR', '0908'));
    expect([state(t, 'G-Walther'), state(t, 'G-6FJR')]).toEqual(['eliminated', '0908 1']);
  });

  it('MG-5.3.2-a: armour is eliminated, though not surrounded', () => {
    const { t, result } = outBy({ 'G-PzBde-1': '1008' }, 3, wet);
    expect([result, state(t, 'G-PzBde-1')]).toEqual(['2-1: DRI AVB', 'eliminated']);
  });

  it('MG-5.3.2-a: in a mixed stack each for itself', () => {
    const { t, result } = outBy(mixed, 3, wet);
    expect([result, state(t, 'G-PzBde-1')]).toEqual(['2-1: DRI AVB', 'eliminated']);
    t.play(retreat('G-Walther', '0908'));
    expect(state(t, 'G-Walther')).toBe('0908 1');
  });

  it('MG-5.3.2-a, MG-5.3-a: armour does not take the deadly river while a dry hex is open', () => {
    const t = allied({ 'B-43-129': '1009', 'G-PzBde-1': '1008' }, { sides: [river('1008', '1007')] });
    fight(t, '1008', ['B-43-129'], 2);
    expect(retreatHexes(t, 'G-PzBde-1')).toEqual(['0907', '1107']);
    expect(t.refusal(retreat('G-PzBde-1', '1007'))).toMatchObject({ rule: '5.3.2', code: 'retreat-blocked' });
    t.play(retreat('G-PzBde-1', '1107'));
    expect(state(t, 'G-PzBde-1')).toBe('1107 2');
  });

  it('MG-5.3.2-a, MG-5.3-a: nor reduced infantry, which it would eliminate; fresh infantry may', () => {
    const side = { sides: [river('1008', '1007')] };
    const retreatsOf = (steps: string) => {
      const t = allied({ 'B-43-129': '1009', 'G-Walther': `1008${steps}` }, side);
      // 4 against 4 is 1-1, against 2 it is 2-1
      expect(fight(t, '1008', ['B-43-129'], steps ? 3 : 2)).toContain('DRI AVB');
      return retreatHexes(t, 'G-Walther');
    };
    expect([retreatsOf(' reduced'), retreatsOf('')]).toEqual([
      ['0907', '1107'],
      ['0907', '1007', '1107'],
    ]);
  });

  it('MG-5.3.3-d: over a bridge the river does not count', () => {
    const { t } = outBy(mixed, 2, { river: true, bridge: true });
    t.play(loss('G-Walther'), retreat('G-PzBde-1', '0908'), retreat('G-Walther', '0908'));
    expect([state(t, 'G-PzBde-1'), state(t, 'G-Walther')]).toEqual(['0908 2', '0908 1']);
  });

  it('MG-5.3.3-d, MG-5.3.2-a: a ferry is not considered', () => {
    const { t } = outBy(mixed, 3, { river: true, ferry: true });
    expect(state(t, 'G-PzBde-1')).toBe('eliminated');
    t.play(retreat('G-Walther', '0908'));
    expect(state(t, 'G-Walther')).toBe('0908 1');
  });

  it('MG-5.3.2-a, MG-5.1.6-j: attackers pay as well: one with a loss from the combat is eliminated, the other reduced', () => {
    const t = allied(
      { 'B-43-129': '1008', 'B-43-130': '1008', ...absent, 'G-Walther': '1007', 'G-Sec': '1110', 'G-176-1': '0810' },
      { sides: [river('1008', '0908'), river('1008', '1009'), river('1008', '1108')] },
    );
    const before = t.points()['german'] ?? NaN;
    expect(fight(t, '1007', both, 8)).toBe('2-1: DVB ARB');
    t.play(loss('B-43-129'), retreat('B-43-129', '1009'), retreat('B-43-130', '1108'));
    expect([state(t, 'B-43-129'), state(t, 'B-43-130')]).toEqual(['eliminated', '1108 1']);
    expect(t.points()['german']).toBe(before + 10);
  });
});

describe('5.3.2 retreat over a bridge of the red road', () => {
  /** A bridge with the map on all sides of the end that is left. */
  const { id, ends, d } = BRIDGES.find((one) => around(one.ends[0]).length === 6) as (typeof BRIDGES)[number];
  const [from, to] = ends.map(named) as [string, string];
  const [left, right] = [2, 4].map((turns) => around(ends[0])[(d + turns) % 6]) as [string, string];

  /** Attacked from two sides, so that the bridge is the only way out. */
  function over(bridges: Record<string, string>) {
    const units = { 'B-G-5': left, 'B-8Armd': left, 'B-43-129': right, 'G-PzBde-1': from, 'G-Walther': from };
    const t = allied(units, { sides: [bridge(from, to)], extra: { bridges } });
    expect(fight(t, from, ['B-G-5', 'B-8Armd', 'B-43-129'], 2)).toBe('2-1: DRB AVB');
    t.play(loss('G-Walther'));
    return t;
  }

  it('MG-5.3.3-d: intact, it brings them over', () => {
    const t = over({ [id]: 'german' });
    t.play(retreat('G-PzBde-1', to), retreat('G-Walther', to));
    expect([state(t, 'G-PzBde-1'), state(t, 'G-Walther')]).toEqual([`${to} 2`, `${to} 1`]);
  });

  it('MG-5.3.3-d, MG-5.3.2-a: destroyed, it is a river', () => {
    const t = over({ [id]: 'destroyed' });
    expect(state(t, 'G-PzBde-1')).toBe('eliminated');
    t.play(retreat('G-Walther', to));
    expect(state(t, 'G-Walther')).toBe('eliminated');
  });
});

describe('5.3.3 retreat of the surrounded', () => {
  const lone = { 'B-43-129': '1007', 'B-43-130': '1009', ...absent };

  /** 4 + 4 against 4, surrounded: 3-1. */
  function besieged(units: Units = { 'G-Walther': '1008' }, more: More = {}) {
    const t = allied({ ...lone, ...units }, more);
    expect(fight(t, '1008', both, 4)).toBe('3-1: DRI AVB');
    return t;
  }

  it('MG-5.3.3-a: into an enemy EZ first, then on to a hex free of it, with a loss', () => {
    const t = besieged();
    expect(retreatHexes(t, 'G-Walther')).toEqual(['0907', '0908', '1107', '1108']);
    t.play(retreat('G-Walther', '1107'));
    expect(state(t, 'G-Walther')).toBe('1107 2');
    t.play(retreat('G-Walther', '1207'));
    expect([state(t, 'G-Walther'), asked(t)]).toEqual(['1207 1', 'allied loss']);
  });

  it('MG-5.3.3-a: it may not stop in the first hex, nor go on into an EZ', () => {
    const t = besieged();
    t.play(retreat('G-Walther', '1107'));
    expect([asked(t), t.may({ type: 'done' })]).toEqual(['german retreat-on', false]);
    expect(t.refusal(retreat('G-Walther', '1108'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    expect(t.refusal(retreat('G-Walther', '1106'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });

  /** B-43-129 is driven back from three sides: 12 against 4, surrounded. */
  function drivenBack(hex: string, around: [string, string, string], to: [string, string], sides: More['sides']) {
    const [south, east, west] = around;
    const force = { 'G-PzBde-1': south, 'G-9SS-2': east, 'G-10SS-2': west };
    const t = german({ 'B-43-129': hex, ...force }, sides ? { sides } : {});
    expect(fight(t, hex, Object.keys(force), 9)).toBe('4-1: DRI AVB');
    t.play(...to.map((next) => retreat('B-43-129', next)));
    expect(state(t, 'B-43-129')).toBe(`${to[1]} 1`);
    return t.view().extra as Record<string, Record<string, string>>;
  }

  it('MG-5.3.3-a, MG-11.2-a, MG-10.1-b: in the first hex it has been in the town and at the end of the bridge', () => {
    const red = { ...bridge('1705', '1706'), road: 'red-road' };
    const { holders, bridges } = drivenBack('1706', ['1707', '1806', '1606'], ['1705', '1704'], [red]);
    expect([holders?.['1705'], bridges?.['1705-1706']]).toEqual(['allied', 'allied']);
  });

  it('MG-5.3.3-a, MG-10.2-b: and at the end of the ferry', () => {
    const { ferries } = drivenBack('1907', ['1908', '2007', '1807'], ['1906', '1905'], [ferry('1906', '2006')]);
    expect(ferries?.['1906-2006']).toBe('destroyed');
  });

  it('MG-5.3.3-a, MG-7.0-a: a reduced unit is eliminated by it', () => {
    const t = allied({ ...lone, 'G-Walther': '1008 reduced' });
    expect(fight(t, '1008', both, 10)).toBe('5-1: DRI AVI');
    t.play(retreat('G-Walther', '1107'), retreat('G-Walther', '1207'));
    expect([state(t, 'G-Walther'), asked(t)]).toEqual(['eliminated', 'allied advance']);
  });

  /** 7 + 6 + 4 against 4 + 4, surrounded: 3-1; the loss is laid on G-Walther. */
  function beaten(others: Units = {}) {
    const force = { 'B-G-5': '1007', 'B-8Armd': '1007', 'B-43-129': '1009' };
    const t = allied({ ...force, 'G-Walther': '1008', 'G-6FJR': '1008', ...others });
    expect(fight(t, '1008', Object.keys(force), 3)).toBe('3-1: DRB AVB');
    t.play(loss('G-Walther'));
    return t;
  }

  it('MG-5.3.3-c, MG-5.3.3-a: a unit with a loss from the combat is eliminated at once, the other goes on with its own', () => {
    const t = beaten();
    expect(state(t, 'G-Walther')).toBe('eliminated');
    t.play(retreat('G-6FJR', '1108'), retreat('G-6FJR', '1208'));
    expect(state(t, 'G-6FJR')).toBe('1208 1');
  });

  it('MG-5.3.3-c: it lives if it can retreat through a hex with friends, and takes no second loss', () => {
    const t = beaten({ 'G-Sec': '1107' });
    expect(retreatHexes(t, 'G-Walther')).toEqual(['1107']);
    t.play(retreat('G-Walther', '1107'), retreat('G-Walther', '1207'));
    expect(state(t, 'G-Walther')).toBe('1207 1');
  });

  it('MG-5.3.3-c: friends spare the loss to an unhurt unit too, and only to those who go through their hex', () => {
    const t = besieged({ 'G-Walther': '1008', 'G-Sec': '1107' });
    t.play(retreat('G-Walther', '1107'), retreat('G-Walther', '1207'));
    expect(state(t, 'G-Walther')).toBe('1207 2');
    const other = besieged({ 'G-Walther': '1008', 'G-Sec': '1107' });
    other.play(retreat('G-Walther', '1108'), retreat('G-Walther', '1208'));
    expect(state(other, 'G-Walther')).toBe('1208 1');
  });

  it('MG-5.3.3-c, MG-5.3.3-a: it may not stop among them', () => {
    const t = beaten({ 'G-Sec': '1107' });
    t.play(retreat('G-Walther', '1107'));
    expect([asked(t), t.hexOf('G-Walther')]).toEqual(['german retreat-on', '1107']);
    expect(retreatHexes(t, 'G-Walther')).toEqual(['1207', '1208']);
  });

  it('MG-5.3.3-b: with an EZ over every second hex all who retreat are eliminated', () => {
    const outer = {
      'B-50-69': '0806',
      'B-50-151': '0810',
      'B-50-231': '1206',
      'B-G-5': '1210',
      'B-G-32': '1308',
      'B-8Armd': '0708',
    };
    const t = allied({ ...lone, ...outer, 'G-Walther': '1008', 'G-6FJR': '1008' });
    // 4 + 4 against 4 + 4, surrounded: 2-1
    expect(fight(t, '1008', both, 3)).toBe('2-1: DRI AVB');
    expect([state(t, 'G-Walther'), state(t, 'G-6FJR')]).toEqual(['eliminated', 'eliminated']);
  });

  /** The hexes around 1008 by which the surrounded may leave, and all hexes beyond. */
  const RING = ['0907', '0908', '1107', '1108'];
  const beyond = (hexes: readonly string[]) =>
    hexes.flatMap((hex) =>
      around(knownHex(GRID, hex)).flatMap((to) => (['1008', ...RING].includes(to) ? [] : [river(hex, to)])),
    );

  it('MG-5.3.3-a, MG-5.3.2-a: a river on the second step costs a second loss: infantry and armour are eliminated', () => {
    const t = besieged({ 'G-Walther': '1008' }, { sides: beyond(RING) });
    t.play(retreat('G-Walther', '1107'), retreat('G-Walther', '1207'));
    expect(state(t, 'G-Walther')).toBe('eliminated');
    expect(state(besieged({ 'G-PzBde-1': '1008' }, { sides: beyond(RING) }), 'G-PzBde-1')).toBe('eliminated');
  });

  it('MG-5.3.3-a, MG-5.3.2-a: with a dry way armour has to take it, with one loss', () => {
    const sides = beyond(RING).filter(({ a, b }) => !(a === '1107' && b === '1207'));
    const t = besieged({ 'G-PzBde-1': '1008' }, { sides });
    expect(retreatHexes(t, 'G-PzBde-1')).toEqual(['1107']);
    t.play(retreat('G-PzBde-1', '1107'));
    expect(retreatHexes(t, 'G-PzBde-1')).toEqual(['1207']);
    t.play(retreat('G-PzBde-1', '1207'));
    expect(state(t, 'G-PzBde-1')).toBe('1207 1');
  });

  it('MG-5.3.3-a, MG-5.3.2-a: attackers without a free hex retreat in the same way', () => {
    // 8 against 4 is 2-1: DVI ARI
    const ring = { 'G-Walther': '1007', 'G-Sec': '1009' };
    const t = allied({ 'B-43-129': '1008', 'B-43-130': '1008', ...absent, ...ring });
    expect(fight(t, '1007', both, 7)).toBe('2-1: DVI ARI');
    t.play(
      retreat('B-43-129', '1107'),
      retreat('B-43-129', '1207'),
      retreat('B-43-130', '0908'),
      retreat('B-43-130', '0809'),
    );
    expect([state(t, 'B-43-129'), state(t, 'B-43-130')]).toEqual(['1207 1', '0809 1']);
  });

  const banks = [river('1008', '0908'), bridge('1008', '1009'), river('1008', '1108')];

  it('MG-5.3.3-a, MG-5.3.3-d, MG-5.1.3-b: airborne units whose free hexes lie across a river are not surrounded', () => {
    const t = german({ 'U-82-508': '1008', 'G-10SS-2': '1007', 'G-9SS-2': '1010' }, { sides: banks });
    expect(oddsOf(t, '1008', ['G-10SS-2'])).toMatchObject({ sum: '3:5', shift: {} });
    expect(fight(t, '1008', ['G-10SS-2'], 2)).toBe('1-1: DRI AVB');
    expect(retreatHexes(t, 'U-82-508')).toEqual(['0908', '1108']);
    expect(t.refusal(retreat('U-82-508', '1009'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    t.play(retreat('U-82-508', '1108'));
    expect(state(t, 'U-82-508')).toBe('1108 1');
  });

  it('MG-5.3.3-d, MG-5.1.3-b: with the far bank in enemy hands they are', () => {
    const t = german({ 'U-82-508': '1008', 'G-10SS-2': '1007', 'G-9SS-2': '1009' }, { sides: banks });
    expect(oddsOf(t, '1008', ['G-10SS-2', 'G-9SS-2'])).toMatchObject({ sum: '6:5', shift: { surrounded: -1 } });
    expect(fight(t, '1008', ['G-10SS-2', 'G-9SS-2'], 12)).toBe('1-2: IMP');
    expect(state(t, 'U-82-508')).toBe('1008 2');
  });

  it('MG-5.3-a, MG-4.1.2-h: no hex of the way may hold an enemy, the first or the second', () => {
    const t = besieged({ 'G-Walther': '1008', 'B-50-69': '1307' });
    expect(t.refusal(retreat('G-Walther', '1007'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
    t.play(retreat('G-Walther', '0907'));
    expect(t.refusal(retreat('G-Walther', '1007'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
  });
});

describe('5.3 several units, one after the other', () => {
  it('MG-5.1.6-c, MG-5.3.3-a: who is driven on does not go back to the hex he attacked from', () => {
    const ring = { 'G-9SS-2': { hex: '1009', steps: 1 }, 'G-9SS-3': '1210', 'G-10SS-2': '1012', 'G-10SS-3': '0810' };
    const t = allied({ 'B-43-129': '1010', ...ring });
    expect(fight(t, '1009', ['B-43-129'], 9)).toBe('2-1: DVB ARI');
    expect(retreatHexes(t, 'B-43-129')).toEqual(['0909', '1109']);
    t.play(retreat('B-43-129', '1109'));
    expect(retreatHexes(t, 'B-43-129')).toEqual(['1108']);
  });

  it('MG-5.3.1-a, RUL-S-11: who has made room for another owes no retreat of his own', () => {
    const three = { 'G-Feldt-2': '1109', 'G-Feldt-3': '1109', 'G-Feldt-4': '1109' };
    const t = german({ 'G-Feldt-1': '1010', ...three, 'B-1AL': { hex: '1009', steps: 1 } });
    expect(fight(t, '1009', ['G-Feldt-1', ...Object.keys(three)], 10)).toMatch('DVB ARI');
    t.play(retreat('G-Feldt-1', '1109'), displace('G-Feldt-2', '1209'));
    expect(retreatHexes(t, 'G-Feldt-2')).toEqual([]);
    expect(t.refusal(retreat('G-Feldt-2', '1208'))).toMatchObject({ rule: '5.3', code: 'not-a-candidate' });
    expect(retreatHexes(t, 'G-Feldt-3')).not.toEqual([]);
  });

  it('MG-5.3-a, RUL-S-10: who has nowhere to go is not lost while a comrade can make room first', () => {
    const one = (hex: string) => ({ hex, steps: 1 });
    const full = { 'U-82-504': one('1109'), 'U-101-501': one('1109'), 'B-1AL': one('1109') };
    const ring = { 'G-9SS-1': '0810', 'G-9SS-3': '1111', 'G-10SS-1': '1208', 'G-10SS-2': '1309', 'G-10SS-3': '0908' };
    const t = allied({ 'D-PIB': '1010', ...full, 'G-PzBde-2': one('1009'), ...ring, 'G-Tettau-1': '0811' });
    expect(fight(t, '1009', ['D-PIB', ...Object.keys(full)], 8)).toMatch('DVB ARB');
    t.play(loss('D-PIB'));
    expect(state(t, 'D-PIB')).toBe('1010 1');
    t.play(retreat('U-82-504', '1010'));
    expect(retreatHexes(t, 'D-PIB')).toEqual(['1109']);
  });
});

describe('5.3 as the odds foresee it', () => {
  it('MG-5.3.2-a: who may retreat without crossing a river does not cross it', () => {
    const t = allied(
      { 'G-Feldt-1': '1010', 'B-43-129': '1011' },
      { sides: [river('1010', '1009'), river('1010', '1109')] },
    );
    const { losses, results } = t.odds({ target: '1010', attackers: ['B-43-129'] });
    const unhurt = results.filter(({ result }) => /IMP|DVI|DRI/.test(result));
    expect(losses.defender[0]).toEqual([
      0,
      expect.closeTo(
        unhurt.reduce((sum, { probability }) => sum + probability, 0),
        12,
      ),
    ]);
  });

  it('MG-5.1.6-c, MG-5.3.2-a: who has least to lose takes the loss', () => {
    const banks = ['0907', '1007', '1107'].map((hex) => river('1008', hex));
    const attackers = [...both, 'B-43-214'];
    const t = allied(
      { ...Object.fromEntries(attackers.map((id) => [id, '1009'])), 'G-Chill-1': '1008', 'G-Walther': '1008 reduced' },
      { sides: banks },
    );
    const { results, losses } = t.odds({ target: '1008', attackers });
    expect(results.map(({ result }) => result)).toContain('DRB AVB');
    expect(losses.defender.map(([steps]) => steps)).toEqual([0, 1, 2]);
  });
});
