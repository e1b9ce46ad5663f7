import { describe, expect, it } from 'vitest';
import { distance, knownHex } from '../../../hex/grid.ts';
import type { Table } from '../../../wargame/test-kit.ts';
import type { ReachHex } from '../../../wargame/wargame.ts';
import {
  advance,
  airborne,
  asked,
  cityIn,
  column,
  each,
  end,
  fight,
  fly,
  game,
  goTo,
  grid,
  left,
  lineIn,
  march,
  move,
  nato,
  natoFights,
  oddsOf,
  pact,
  pactFights,
  refused,
  retreat,
  river,
  score,
  state,
  step,
  stop,
  retreatHexes,
  type More,
} from './play.test-kit.ts';

/** Where a unit may come down if it takes off now; throws when it does not fly. */
function landings(t: Table, unit: string): Record<string, ReachHex> {
  const reach = game.reach(t.match.state, unit, 'flight');
  if (!reach.ok) throw new Error(JSON.stringify(reach.error));
  return Object.fromEntries(reach.value.hexes.filter(({ mayStop }) => mayStop).map((hex) => [hex.hex, hex]));
}

/** The hexes of a straight way. */
function pathTo(from: string, to: string): string[] {
  const [a, b] = [from, to].map((name) => knownHex(grid, name)) as [number, number];
  if (a === b) return [];
  const next =
    grid.neighbours.slice(a * 6, a * 6 + 6).find((hex) => hex >= 0 && distance(grid, hex, b) < distance(grid, a, b)) ??
    -1;
  return [grid.names[next] as string, ...pathTo(grid.names[next] as string, to)];
}

/** Why a unit that has flown there does not come down, whatever the flak. */
function landing(t: Table, unit: string, ...path: string[]): string | undefined {
  airborne(t, unit, path);
  return t.refusal(stop)?.code;
}

const owing = (t: Table): (string | undefined)[] => game.duties(t.match.state).map(({ unit }) => unit);

describe('4.3 who flies, how far, over what', () => {
  it.each(['SU-103', 'SU-R107', 'PO-6DAet'])('TWW-4.3-a: %s, with the asterisk', (unit) => {
    const t = pact({ [unit]: '2021' });
    expect(landings(t, unit)['2001']?.cost).toBe(20);
  });

  it.each(['US-82DAet', 'US-101DAet', 'WG-1DAet', 'BR-Bde-AM'])('TWW-4.3-a: %s, with the asterisk', (unit) => {
    const t = nato({ [unit]: '2021' });
    expect(landings(t, unit)['2001']?.cost).toBe(20);
  });

  it('TWW-4.3-a: all of a side in one phase', () => {
    const t = nato({ 'US-82DAet': '2010', 'US-101DAet': '2012', 'WG-1DAet': '2014', 'BR-Bde-AM': '2016' });
    for (const unit of ['US-82DAet', 'US-101DAet', 'WG-1DAet', 'BR-Bde-AM']) {
      airborne(t, unit, [`19${t.hexOf(unit)?.slice(2)}`]);
      t.play(stop);
    }
    expect(t.hexOf('BR-Bde-AM')).toBe('1916');
  });

  it.each(['SU-25', 'PO-2DIMec', 'SU-21M', 'CZ-2DIMec'])('TWW-4.3-a, TWW-4.0-g: %s does not', (unit) => {
    const t = pact({ [unit]: '2010', 'SU-103': '2010' });
    expect(t.refusal(fly(unit))).toMatchObject({ rule: '4.3', code: 'no-helicopter', unit });
  });

  it('TWW-4.3-a, TWW-4.3-b: the log has flight and landing under 4.3', () => {
    const told = nato({ 'US-82DAet': '2010' }).events(fly('US-82DAet'), step('2009'), stop);
    expect(told.map(({ code, rule }) => [code, rule])).toEqual([
      ['flight', '4.3'],
      ['landed', '4.3'],
    ]);
  });

  it('TWW-4.3-b: a point a hex over any ground and full hexes', () => {
    const full = { 'US-6DB': '2010', 'US-2DB': '2010', 'US-3DB': '2010' };
    const more: More = {
      hexes: {
        ...each('2020 2017 2014 2011', 'sea'),
        ...each('2019 2016 2013', 'mountain'),
        ...each('2018 2015 2012 2009', 'forest'),
      },
      sides: column(20, 1, 20).map((a, i) => river(a, column(20, 2, 21)[i] as string)),
    };
    const t = nato({ 'US-82DAet': '2021', ...full }, more);
    expect(landings(t, 'US-82DAet')['2101']?.cost).toBe(20);
    t.play(fly('US-82DAet'));
    column(20, 1, 20)
      .toReversed()
      .forEach((hex, i) => {
        t.play(step(hex));
        expect(left(t)).toBe(19 - i);
      });
    expect(t.refusal(step('2101'))).toMatchObject({ rule: '4.0', code: 'no-points' });
    t.play(stop);
    expect(t.hexOf('US-82DAet')).toBe('2001');
    expect(landings(nato({ 'US-82DAet': '2022' }), 'US-82DAet')['2001']).toBeUndefined();
  });

  const ladder = { '2005': 'city', '2004': 'forest', '2003': 'mountain', '2002': 'sea' };

  it('TWW-4.3-c: it comes down in the open or in a city', () => {
    const t = pact({ 'SU-103': '2008' }, { hexes: ladder });
    const down = landings(t, 'SU-103');
    expect(['2006', '2005', '2004', '2003', '2002'].map((hex) => down[hex] !== undefined)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(landing(t, 'SU-103', '2007', '2006', '2005', '2004')).toBe('no-landing-here');
    for (const hex of ['2003', '2002']) {
      t.play(step(hex));
      expect(t.refusal(stop)).toMatchObject({ rule: '4.3', code: 'no-landing-here', hex });
    }
  });

  it('TWW-4.3-c: rivers and bivouacs change nothing', () => {
    const more = {
      hexes: { '2006': { features: ['bivouac:V-US'] } },
      sides: [river('2006', '2007'), river('2006', '2005')],
    };
    expect(landings(pact({ 'SU-103': '2008' }, more), 'SU-103')['2006']?.cost).toBe(2);
  });

  const up = ['2011', '2010', '2009', '2008', '2007', '2006'];

  it('TWW-4.3-c, TWW-4.1.1-a, TWW-4.1.2-h: not among three friends nor on an enemy, both of whom it may fly over', () => {
    const full = pact({ 'SU-103': '2012', 'SU-25': '2006', 'SU-26': '2006', 'SU-31': '2006' });
    expect(landing(full, 'SU-103', ...up)).toBe('stacking');
    expect(full.may(step('2005'))).toBe(true);
    const enemy = pact({ 'SU-103': '2012', 'WG-Bde-Bonn': '2006' });
    expect(landing(enemy, 'SU-103', ...up)).toBe('enemy-there');
    expect(enemy.may(step('2005'))).toBe(true);
  });

  it.each(['SU-103', 'US-82DAet', 'US-3DIMec'])(
    'TWW-8.0-c, TWW-8.0-d, TWW-4.3-b: %s neither lands on nor flies over a struck hex',
    (unit) => {
      const lays = unit === 'SU-103' ? pact : nato;
      const t = lays({ [unit]: '2008', 'US-6DB': '2005' }, { extra: { nuked: ['2007'] } });
      expect(refused(t, fly(unit), step('2007'))).toMatchObject({ rule: '8.0', code: 'marked', hex: '2007' });
    },
  );

  it('TWW-4.1.1-c, TWW-4.3-b: the Pact does not fly beyond the halt line', () => {
    const t = pact({ 'SU-103': '2212' }, { hexes: lineIn(21) });
    const down = landings(t, 'SU-103');
    expect([down['2112']?.cost, down['2012'], down['2006']]).toEqual([1, undefined, undefined]);
    t.play(fly('SU-103'), step('2112'));
    expect(t.refusal(step('2012'))).toMatchObject({ rule: '4.1.1', code: 'beyond-halt-line' });
  });
});

describe('4.3 flak', () => {
  const enemy = { 'US-Bde-A': '1904' };
  const past = ['2007', '2006', '2005', '2004'];

  it('TWW-4.3-d: nothing in the first hex in contact, a die in the next, the hex of landing too', () => {
    const t = pact({ 'SU-103': '2008', ...enemy });
    t.play(fly('SU-103'), ...['2007', '2006', '2005'].map(step));
    expect(t.toAct()).toBe('pact');
    t.play(step('2004'));
    expect(asked(t)).toBe('chance dice-flak');
    t.dice(1);
    t.play(stop);
    expect(state(t, 'SU-103')).toBe('2004 1');
  });

  it.each([2, 3, 4, 5, 6])('TWW-4.3-d: a %d does no harm', (die) => {
    const t = pact({ 'SU-103': '2008', ...enemy });
    expect(airborne(t, 'SU-103', past, die)).toBe(1);
    t.play(stop);
    expect(state(t, 'SU-103')).toBe('2004 2');
  });

  it('TWW-4.3-d: contact stops no flight, and out of contact no dice are thrown', () => {
    const t = pact({ 'SU-103': '2008', ...enemy });
    expect(airborne(t, 'SU-103', [...past, '2003', '2002'])).toBe(1);
    expect(left(t)).toBe(14);
    t.play(stop);
    expect(t.hexOf('SU-103')).toBe('2002');
  });

  it('TWW-4.3-d: there is one first hex a flight', () => {
    const t = pact({ 'SU-103': '2008', ...enemy, 'US-Bde-B': '1901' });
    expect(airborne(t, 'SU-103', [...past, '2003', '2002', '2001'])).toBe(3);
  });

  it('TWW-4.3-d: one die a hex, however many enemies', () => {
    const many = { 'US-Bde-A': '1904', 'US-Bde-B': '2104', 'US-6DB': '2003', 'US-2DB': '2003', 'US-3DB': '2003' };
    expect(airborne(pact({ 'SU-103': '2007', ...many }), 'SU-103', ['2006', '2005', '2004'])).toBe(1);
  });

  const over = { 'SU-103': '2008', 'US-3DIMec': '2005' };
  const across = ['2007', '2006', '2005', '2004', '2003'];

  it('TWW-4.3-d, TWW-4.1.2-h: over an enemy as beside him', () => {
    expect(airborne(pact(over), 'SU-103', across)).toBe(2);
    expect(landing(pact(over), 'SU-103', '2007', '2006', '2005')).toBe('enemy-there');
  });

  it('TWW-4.3-d: a flight of one hex into contact has no die', () => {
    const t = pact({ 'SU-103': '2006', ...enemy });
    expect(airborne(t, 'SU-103', ['2005'])).toBe(0);
  });

  it.each([
    [['2009', '2010'], 0, 17],
    [['2107', '2106', '2105'], 2, 16],
  ])(
    'TWW-4.3-d, TWW-4.1.2-c: taking off in contact is the first hex and costs a point more: %j',
    (path, dice, points) => {
      const t = pact({ 'SU-103': '2008', 'US-3DIMec': '2007' });
      expect(airborne(t, 'SU-103', path)).toBe(dice);
      expect(left(t)).toBe(points);
    },
  );

  it('TWW-4.3-b, TWW-4.1.2-c: engaged it flies nineteen hexes, else twenty', () => {
    const engaged = landings(pact({ 'SU-103': '2030', 'US-3DIMec': '2031' }), 'SU-103');
    expect([engaged['2011']?.cost, engaged['2010']]).toEqual([20, undefined]);
    expect(landings(pact({ 'SU-103': '2030' }), 'SU-103')['2010']?.cost).toBe(20);
  });

  it('TWW-4.3-d, TWW-7.0-a: the first loss turns it, the second eliminates it', () => {
    const t = pact(over);
    expect(airborne(t, 'SU-103', across, 1, 1)).toBe(2);
    expect([t.where('SU-103'), score(t)[1], asked(t)]).toEqual(['eliminated', 2, 'pact movement']);
    const reduced = pact({ ...over, 'SU-103': '2008 reduced' });
    expect(airborne(reduced, 'SU-103', across, 1)).toBe(1);
    expect([reduced.where('SU-103'), score(reduced)[1]]).toEqual(['eliminated', 2]);
    const lucky = pact(over);
    expect(airborne(lucky, 'SU-103', across, 1, 6)).toBe(2);
    lucky.play(stop);
    expect(state(lucky, 'SU-103')).toBe('2003 1');
  });

  it('TWW-4.3-e: each unit for itself', () => {
    const t = pact({ 'SU-103': '2008', 'SU-R107': '2008', 'PO-6DAet': '1608', ...enemy });
    for (const [unit, die] of [
      ['SU-103', 1],
      ['SU-R107', 6],
    ] as const) {
      expect(airborne(t, unit, past, die)).toBe(1);
      t.play(stop);
    }
    expect(airborne(t, 'PO-6DAet', pathTo('1608', '1805'))).toBe(0);
    t.play(stop);
    expect(['SU-103', 'SU-R107', 'PO-6DAet'].map((unit) => state(t, unit))).toEqual(['2004 1', '2004 2', '1805 2']);
  });

  it('TWW-4.3-d, TWW-4.0-g: NATO’s division meets it as well', () => {
    const t = nato({ 'US-3DIMec': '2008', 'SU-25': '1904', 'US-6DB': '2003' });
    expect(airborne(t, 'US-3DIMec', [...past, '2003'], 1)).toBe(1);
    t.play(stop);
    expect(state(t, 'US-3DIMec')).toBe('2003 1');
  });
});

describe('4.3 landing beside enemies', () => {
  const near = { 'US-Bde-A': '2008', 'SU-103': '2012' };

  it('TWW-4.3-c, TWW-4.1.2-b, TWW-4.1.2-f: it may, has engaged and attacks', () => {
    const t = pact(near);
    airborne(t, 'SU-103', ['2011', '2010', '2009']);
    t.play(stop, end);
    expect(owing(t)).toEqual(['SU-103']);
    expect(oddsOf(t, '2008', ['SU-103'])).toMatchObject({ sum: '5:3', column: '1-1' });
    expect(fight(t, '2008', ['SU-103'], 12)).toBe('1-1: DRB AVB');
  });

  it('TWW-4.1.2-f: in a city too', () => {
    const t = pact(near, { hexes: { '2009': 'city' } });
    airborne(t, 'SU-103', ['2011', '2010', '2009']);
    t.play(stop, end);
    expect(owing(t)).toEqual(['SU-103']);
  });

  it('TWW-4.3-d, TWW-5.1.1-a: with the strength that flak has left', () => {
    const t = pact({ ...near, 'US-Bde-B': '2110' });
    expect(airborne(t, 'SU-103', ['2011', '2010', '2009'], 1)).toBe(2);
    t.play(stop, end);
    expect(oddsOf(t, '2008', ['SU-103'])).toMatchObject({ sum: '3:3', column: '1-1' });
  });

  it('TWW-4.1.2-c, TWW-4.1.2-f: beside the enemy it has left it has engaged anew', () => {
    const t = pact({ 'SU-103': '2008', 'US-Bde-A': '2007' }, { hexes: { '2008': 'city' } });
    expect(airborne(t, 'SU-103', ['2107'])).toBe(1);
    t.play(stop, end);
    expect(owing(t)).toEqual(['SU-103']);
  });
});

describe('4.0, 4.3 NATO’s helicopters', () => {
  it.each(['US-3DIMec', 'WG-11DIMec', 'NL-1DIMec', 'FR-1DIMec', 'CA-1DIMec', 'WG-1DM', 'AT-1DM', 'US-3DIMec reduced'])(
    'TWW-4.0-g, TWW-4.3-a: carry %s',
    (given) => {
      const [unit = '', ...words] = given.split(' ');
      const t = nato({ [unit]: ['2025', ...words].join(' '), 'US-6DB': '2010' });
      expect(landings(t, unit)).toMatchObject({ '2010': { cost: 15 } });
    },
  );

  it.each(['US-2DB', 'BR-3DB', 'FR-1DB', 'US-Bde-A', 'US-ACR-V', 'BR-Bde-I', 'WG-Bde-Bonn', 'CA-Bde'])(
    'TWW-4.0-g: do not carry %s',
    (unit) => {
      const t = nato({ [unit]: '2025', 'US-6DB': '2010' });
      expect(t.refusal(fly(unit))).toMatchObject({ rule: '4.3', code: 'no-helicopter', unit });
    },
  );

  const many = {
    'US-3DIMec': '2008',
    'WG-11DIMec': '2012',
    'US-82DAet': '2014',
    'BR-Bde-AM': '2016',
    'US-6DB': '2010',
  };

  it('TWW-4.0-g: one division a turn; units with the asterisk do not count', () => {
    const t = nato(many);
    airborne(t, 'US-3DIMec', ['2009', '2010']);
    expect(t.refusal(fly('WG-11DIMec'))?.code).toBe('not-now');
    t.play(stop);
    expect(t.refusal(fly('WG-11DIMec'))).toMatchObject({ rule: '4.0', code: 'helicopters-used' });
    expect([t.may(fly('US-82DAet')), t.may(fly('BR-Bde-AM'))]).toEqual([true, true]);
    goTo(t, 10, 'nato-movement');
    expect(t.may(fly('WG-11DIMec'))).toBe(true);
  });

  it('TWW-4.0-g: a division lost to flak has had its turn', () => {
    const t = nato({ ...many, 'US-3DIMec': '2008 reduced', 'SU-25': '2105' });
    expect(airborne(t, 'US-3DIMec', ['2007', '2006', '2005'], 1)).toBe(1);
    expect(t.where('US-3DIMec')).toBe('eliminated');
    expect(t.refusal(fly('WG-11DIMec'))).toMatchObject({ code: 'helicopters-used' });
  });

  it('TWW-4.0-g: a turn without leaves no second one', () => {
    const t = nato(many);
    goTo(t, 10, 'nato-movement');
    airborne(t, 'US-3DIMec', ['2009', '2010']);
    t.play(stop);
    expect(t.refusal(fly('WG-11DIMec'))?.code).toBe('helicopters-used');
  });

  it('TWW-4.0-g: a unit with the asterisk that flies first uses nothing up', () => {
    const t = nato(many);
    airborne(t, 'US-82DAet', ['2013']);
    t.play(stop);
    expect(t.may(fly('WG-11DIMec'))).toBe(true);
  });

  it('TWW-4.0-g, TWW-4.3-b: with twenty points in place of its own', () => {
    const t = nato({ 'AT-1DM': '2021', 'WG-1DM': '2001' });
    expect(landings(t, 'AT-1DM')['2001']?.cost).toBe(20);
    expect(nato({ 'AT-1DM': '2022', 'WG-1DM': '2001' }).refusal(fly('AT-1DM'))?.code).toBe('cannot-move');
  });

  const friends = { 'WG-Bde-Bonn': '2008', 'US-6DB': '2010', 'US-2DB': '2012', 'US-3DB': '2012', 'BR-1DB': '2012' };
  const ground = { hexes: { '2008': 'city', '2010': 'forest' } };

  it('TWW-4.3-f, TWW-4.3-c: land their division with friends, where there is room and the ground allows', () => {
    const t = nato({ 'US-3DIMec': '2016', 'US-82DAet': '2016', ...friends }, ground);
    const down = landings(t, 'US-3DIMec');
    expect(Object.keys(down)).toEqual(['2008']);
    expect(landings(t, 'US-82DAet')['2014']?.cost).toBe(2);
    expect(landing(t, 'US-3DIMec', '2015', '2014')).toBe('no-friends-here');
    t.play(step('2013'), step('2012'));
    expect(t.refusal(stop)?.code).toBe('stacking');
    t.play(step('2011'), step('2010'));
    expect(t.refusal(stop)?.code).toBe('no-landing-here');
  });

  it('TWW-4.3-f: it is no friend of its own where it took off', () => {
    const t = nato({ 'US-3DIMec': '2008', 'US-6DB': '2012' });
    expect(landing(t, 'US-3DIMec', '2009', '2008')).toBe('no-friends-here');
  });

  it('TWW-4.3-f, TWW-4.3-b: who could only come down where it stands does not take off (RUL-TWW-60)', () => {
    const alone = { 'US-3DIMec': '2008', 'US-6DB': '2008' };
    expect(nato(alone).refusal(fly('US-3DIMec'))?.code).toBe('cannot-move');
    const t = nato({ ...alone, 'US-2DB': '2012' });
    expect(landing(t, 'US-3DIMec', '2009', '2008')).toBeUndefined();
  });

  it('TWW-4.3-f: then it moves no more', () => {
    const t = nato({ 'US-3DIMec': '2014', ...friends }, ground);
    airborne(t, 'US-3DIMec', ['2013', '2012', '2011', '2010', '2009', '2008']);
    t.play(stop);
    expect(t.hexOf('US-3DIMec')).toBe('2008');
    for (const again of [move('US-3DIMec'), fly('US-3DIMec')])
      expect(t.refusal(again)).toMatchObject({ rule: '4.0', code: 'already-moved' });
  });

  it('TWW-4.3-f, TWW-4.1.2-f: but fights; those who were there in their city need not', () => {
    const t = nato({ 'US-3DIMec': '2014', ...friends, 'SU-25': '2007' }, ground);
    airborne(t, 'US-3DIMec', ['2013', '2012', '2011', '2010', '2009', '2008']);
    t.play(stop, end);
    expect(owing(t)).toEqual(['US-3DIMec']);
  });

  it('TWW-4.3-f: with friends who stand there at that moment', () => {
    const units = { 'US-3DIMec': '2008', 'US-7DIMec': '2008' };
    const t = nato(units);
    expect(t.may(fly('US-3DIMec'))).toBe(false);
    march(t, 'US-7DIMec', '2007', '2006');
    expect(Object.keys(landings(t, 'US-3DIMec'))).toEqual(['2006']);
  });
});

describe('4.3 behind enemy lines', () => {
  const NATO_IDS = game.counters.filter(({ side }) => side === 'nato').map(({ id }) => id);
  const PACT_IDS = game.counters.filter(({ side }) => side === 'pact').map(({ id }) => id);
  const EVEN = column(20).filter((_, i) => i % 2 === 1);

  /** A closed front down column 20, without the hexes named. */
  const front = (ids: readonly string[], ...open: string[]): Record<string, string> => {
    const held = EVEN.filter((hex) => !open.includes(hex));
    const others = ids.filter((id) => !['US-101DAet', 'US-3DIMec', 'SU-103', 'WG-Bde-Bonn'].includes(id));
    return Object.fromEntries(held.map((hex, i) => [others[i] as string, hex]));
  };

  /** May the airborne division in 2410 land there on this turn? */
  const lands = (turn: number, hex: string, units: Record<string, string>, more: More = {}): boolean =>
    landings(pact({ 'SU-103': '2410', ...units }, { turn, ...more }), 'SU-103')[hex] !== undefined;

  it('TWW-4.3-g: the Pact lands there on turns 4 to 13, before the front on all', () => {
    const line = front(NATO_IDS);
    expect([4, 13, 14, 23].map((turn) => lands(turn, '1510', line))).toEqual([true, true, false, false]);
    expect([4, 13, 14, 23].map((turn) => lands(turn, '2310', line))).toEqual([true, true, true, true]);
    const t = pact({ 'SU-103': '2410', ...line }, { turn: 14 });
    airborne(t, 'SU-103', pathTo('2410', '1510'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.3', code: 'behind-lines', hex: '1510' });
  });

  it('TWW-4.3-g: beside the front is before it', () => {
    expect(lands(14, '2110', front(NATO_IDS))).toBe(true);
    expect(lands(14, '1910', front(NATO_IDS))).toBe(false);
  });

  it('TWW-4.3-g: on the own edge it is home, whoever stands about', () => {
    const near = { 'US-6DB': '3509', 'US-2DB': '3510', 'SU-103': '3620' };
    expect(lands(14, '3610', near)).toBe(true);
  });

  it('TWW-4.3-g: a gap in the front opens the way', () => {
    expect(lands(20, '1510', front(NATO_IDS, '2016', '2018', '2020'))).toBe(true);
    expect(lands(20, '1510', front(NATO_IDS, '2018'))).toBe(true);
    const { ...shut } = front(NATO_IDS, '2018', '2016');
    expect(lands(20, '1510', { ...shut, 'WG-Bde-Bonn': '2017' })).toBe(false);
  });

  it('TWW-4.3-g, TWW-9.2.2-b: so does the sea, but not for the points of a city', () => {
    const sea = each('1901 1902 2001 2002 2101 2102', 'sea');
    expect(lands(20, '1510', front(NATO_IDS, '2002'), { hexes: sea })).toBe(true);
    const hexes = { '1604': cityIn('WG') };
    const extra = { holders: { '1604': 'pact' } };
    const points = (more: object): number =>
      score(pact(front(NATO_IDS, '2002'), { hexes: { ...hexes, ...more }, extra }))[0];
    expect([points(sea), points({})]).toEqual([0, 10]);
    const coast = each('1901 1902 2001 2101 2102', 'sea');
    expect(lands(20, '1510', front(NATO_IDS), { hexes: coast })).toBe(false);
  });

  it('TWW-4.3-g: NATO lands there on turns 19 to 23', () => {
    const line = { ...front(PACT_IDS), 'US-101DAet': '1610', 'US-3DIMec': '1610', 'WG-Bde-Bonn': '2510' };
    for (const [turn, may] of [
      [4, false],
      [18, false],
      [19, true],
      [23, true],
    ] as const) {
      const t = nato(line, { turn });
      expect([turn, landings(t, 'US-101DAet')['2510'] !== undefined]).toEqual([turn, may]);
      expect(landings(t, 'US-101DAet')['1710']?.cost).toBe(1);
      expect([turn, t.may(fly('US-3DIMec'))]).toEqual([turn, may]);
    }
    const t = nato(line, { turn: 19 });
    airborne(t, 'US-101DAet', pathTo('1610', '2510'));
    t.play(stop);
    airborne(t, 'US-3DIMec', pathTo('1610', '2510'));
    t.play(stop);
    expect([t.hexOf('US-101DAet'), t.hexOf('US-3DIMec')]).toEqual(['2510', '2510']);
  });

  it('TWW-4.3-g: the hex of landing decides, not that of take-off nor the way', () => {
    const line = { ...front(NATO_IDS), 'SU-103': '1510' };
    const t = pact(line, { turn: 14 });
    const down = landings(t, 'SU-103');
    expect([down['2310'] !== undefined, down['1610']]).toEqual([true, undefined]);
    march(t, 'SU-103', '1610');
    expect(t.hexOf('SU-103')).toBe('1610');
    const round = pact({ ...line, 'SU-103': '2310' }, { turn: 14 });
    airborne(round, 'SU-103', [...pathTo('2310', '1810'), ...pathTo('1810', '1812'), ...pathTo('1812', '2312')]);
    round.play(stop);
    expect(round.hexOf('SU-103')).toBe('2312');
  });
});

describe('4.3 flights and other moves', () => {
  it('TWW-4.0-i, TWW-4.3-a: who may not move does not fly', () => {
    expect(pact({ 'PO-6DAet': '2008' }, { turn: 4 }).refusal(fly('PO-6DAet'))?.code).toBe('frozen');
    expect(pact({ 'PO-6DAet': '2008' }, { turn: 5 }).may(fly('PO-6DAet'))).toBe(true);
  });

  it('TWW-4.3-c: who has marched does not fly, who has flown does not march', () => {
    const t = nato({ 'WG-1DAet': '2008', 'BR-Bde-AM': '2012' });
    march(t, 'WG-1DAet', '2009');
    expect(t.refusal(fly('WG-1DAet'))).toMatchObject({ rule: '4.0', code: 'already-moved' });
    airborne(t, 'BR-Bde-AM', ['2013']);
    t.play(stop);
    expect(t.refusal(move('BR-Bde-AM'))).toMatchObject({ rule: '4.0', code: 'already-moved' });
  });

  it('TWW-4.2.1-a: whoever appears in a city flies from the next turn on', () => {
    const t = pact(
      { 'SU-R107': 'off' },
      { turn: 8, hexes: { '2016': 'city' }, extra: { holders: { '2016': 'pact' } } },
    );
    t.play(move('SU-R107'), step('2016'));
    expect(t.may(fly('SU-R107'))).toBe(false);
    goTo(t, 9, 'pact-movement');
    expect(t.may(fly('SU-R107'))).toBe(true);
  });

  it('TWW-5.3-a, TWW-4.3-b: a retreat is no flight', () => {
    const t = pactFights({ 'US-82DAet': '2008', 'SU-25': '2009', 'SU-26': '2009' });
    expect(fight(t, '2008', ['SU-25', 'SU-26'], 3)).toBe('3-1: DRI AVI');
    expect(retreatHexes(t, 'US-82DAet')).toEqual(['1907', '2007', '2107']);
    t.play(retreat('US-82DAet', '2007'));
    expect(state(t, 'US-82DAet')).toBe('2007 2');
  });

  it('TWW-5.2-a, TWW-4.3-b: nor is an advance: one hex, on foot', () => {
    const t = natoFights({ 'US-82DAet': '2008', 'EG-4DIMec': '2007 reduced' });
    expect(fight(t, '2007', ['US-82DAet'], 5, 10)).toBe('5-1: DRI AVI');
    const [to = ''] = retreatHexes(t, 'EG-4DIMec');
    t.play(retreat('EG-4DIMec', to), advance('US-82DAet'));
    expect(t.hexOf('US-82DAet')).toBe('2007');
    expect(t.legal('advance-on')).toEqual([]);
  });
});
