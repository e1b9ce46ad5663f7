import { describe, expect, it } from 'vitest';
import type { HexChange } from '../../../wargame/setup.ts';
import { opening, type Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  airborne,
  allIn,
  cityIn,
  deploy,
  each,
  end,
  exit,
  fight,
  game,
  goTo,
  march,
  move,
  nato,
  natoFights,
  nuke,
  pact,
  pactFights,
  refused,
  river,
  score,
  step,
  stop,
  type More,
} from './play.test-kit.ts';

/** On the map: Kassel and Hannover in West Germany, Arnhem in Holland, Leipzig and Magdeburg in East Germany, Cheb in Czechoslovakia … */
const CITIES = {
  '2016': cityIn('WG'),
  '2110': cityIn('WG'),
  '0512': cityIn('NL'),
  '3216': cityIn('EG'),
  '2911': cityIn('EG'),
  '3223': cityIn('CS'),
  '0420': cityIn('BE'),
  '0626': cityIn('LU'),
  '0728': cityIn('FR'),
  '3535': cityIn('AT'),
};
const hexes = { ...allIn('WG'), ...CITIES };
const FAR = { 'SU-16': '3601', 'US-6DB': '0136' };

/** Who holds which cities: `pact` and `nato` list those that are not held as at the start. */
const held = (side: 'pact' | 'nato', ...cities: string[]): More => ({
  hexes,
  extra: { holders: Object.fromEntries(cities.map((hex) => [hex, side])) },
});
const items = (t: Table): Record<string, number> =>
  Object.fromEntries(game.ledger(t.match.state).map(({ item, points }) => [item, points]));

describe('9.2 cities', () => {
  it('TWW-9.2.1-a, TWW-9.2.2-a: West German 10, Dutch 25 for the Pact; East German and Czech 10 for NATO', () => {
    expect(score(pact(FAR, held('pact', '2110')))).toEqual([10, 0]);
    expect(score(pact(FAR, held('pact', '0512')))).toEqual([25, 0]);
    expect(score(pact(FAR, held('nato', '3216')))).toEqual([0, 10]);
    expect(score(pact(FAR, held('nato', '3223')))).toEqual([0, 10]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-a: all others bring nothing, nor do one’s own', () => {
    expect(score(pact(FAR, held('pact', '0420', '0626', '0728', '3535', '3216')))).toEqual([0, 0]);
    expect(score(pact(FAR, held('nato', '2110', '0512', '3535')))).toEqual([0, 0]);
  });

  it('TWW-9.2.1-a: it is held by whose unit was the last in it, in passing too', () => {
    const t = pact({ 'SU-25': '2112', ...FAR }, { hexes });
    march(t, 'SU-25', '2111', '2110', '2109');
    expect(score(t)).toEqual([10, 0]);
    const back = nato({ 'US-3DIMec': '2112', ...FAR }, held('pact', '2110'));
    march(back, 'US-3DIMec', '2111', '2110', '2109');
    expect(score(back)).toEqual([0, 0]);
    expect(score(pact({ 'SU-25': '2111', ...FAR }, { hexes }))).toEqual([0, 0]);
    const landed = pact({ 'SU-103': '2112', ...FAR }, { hexes });
    airborne(landed, 'SU-103', ['2111', '2110']);
    expect(score(landed)).toEqual([0, 0]);
    landed.play(stop);
    expect(score(landed)).toEqual([10, 0]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-a, TWW-9.1.2-a: at the start each side has its own; Bremen is the Pact’s', () => {
    const t = opening(game);
    t.dice(2, 6);
    t.play(deploy, deploy);
    expect(items(t)).toEqual({ bremen: 10 });
  });

  /** Six brigades around Kassel, three hexes away: they and their EZs close the ring. */
  const RING = { 'US-Bde-A': '2013', 'US-Bde-B': '2314', 'WG-Bde-II': '2019', 'WG-Bde-III': '1717', 'CA-Bde': '1714' };
  const GAP = { 'WG-Bde-I': '2317' };
  const inKassel = { 'SU-25': '2016', ...FAR };

  it('TWW-9.2.2-b, TWW-9.2.1-a: a city cut off from the own edge by units and their EZs brings nothing', () => {
    expect(score(pact({ ...inKassel, ...RING, ...GAP }, { hexes }))).toEqual([0, 0]);
    const reduced = Object.fromEntries(Object.entries(RING).map(([unit, hex]) => [unit, `${hex} reduced`]));
    expect(score(pact({ ...inKassel, ...reduced, ...GAP }, { hexes }))).toEqual([0, 0]);
    expect(score(pact({ ...inKassel, ...RING }, { hexes }))).toEqual([10, 0]);
  });

  it('TWW-9.2.2-b: a city that is cut off stands in the ledger, with nothing', () => {
    const ledger = game.ledger(pact({ ...inKassel, ...RING, ...GAP }, { hexes }).state());
    expect(ledger.filter(({ points }) => points === 0)).toMatchObject([
      { item: expect.stringContaining('2016') as string },
    ]);
  });

  it('TWW-9.2.2-b: sea closes the way, mountains and rivers do not; own units open nothing', () => {
    const gap = (what: string | HexChange) => ({ hexes: { ...hexes, ...each('2218 2316 2317', what) } });
    const units = { ...inKassel, ...RING };
    expect(score(pact(units, gap({ terrain: 'sea', features: [] })))).toEqual([0, 0]);
    expect(score(pact(units, gap({ terrain: 'mountain', features: ['country:WG'] })))).toEqual([10, 0]);
    expect(score(pact(units, { hexes, sides: [river('2218', '2217'), river('2316', '2216')] }))).toEqual([10, 0]);
    expect(score(pact({ ...units, ...GAP, 'SU-26': '2218' }, { hexes }))).toEqual([0, 0]);
  });

  it('TWW-9.2.2-b: a marker in the way does not close it, the city’s own hex is not asked', () => {
    const t = pact({ ...inKassel, ...RING }, { hexes, extra: { nuked: ['2218', '2316', '2317'] } });
    expect(score(t)).toEqual([10, 0]);
    expect(score(pact({ ...inKassel, 'US-Bde-A': '1916' }, { hexes }))).toEqual([10, 0]);
  });

  const WALL = (n: string) =>
    Object.fromEntries(
      [
        'US-Bde-A',
        'US-Bde-B',
        'WG-Bde-I',
        'WG-Bde-II',
        'WG-Bde-III',
        'CA-Bde',
        'BR-Bde-I',
        'BE-Bde-I',
        'WG-Bde-Bonn',
        'WG-Bde-Koeln',
        'WG-Bde-Wesel',
        'WG-Bde-Frankfurt',
      ].map((unit, i) => [unit, `${n}${String(2 + 3 * i).padStart(2, '0')}`]),
    );

  it('TWW-9.2.2-b: only the own edge counts: the east for the Pact, the west for NATO', () => {
    const { 'BE-Bde-I': _, 'WG-Bde-I': __, ...rest } = WALL('26');
    const closed = { ...inKassel, ...WALL('26') };
    expect(score(pact(closed, { hexes }))).toEqual([0, 0]);
    expect(score(pact({ ...inKassel, ...rest }, { hexes }))).toEqual([10, 0]);
    const pacts = [
      'SU-25',
      'SU-26',
      'SU-31',
      'SU-6',
      'SU-35',
      'SU-39',
      'SU-120',
      'SU-79',
      'SU-13',
      'SU-8',
      'SU-82',
      'SU-11',
    ];
    const wall = Object.fromEntries(pacts.map((unit, i) => [unit, `10${String(2 + 3 * i).padStart(2, '0')}`]));
    const inLeipzig = { 'US-6DB': '3216' };
    expect(score(nato({ ...inLeipzig, ...wall }, { hexes }))).toEqual([0, 0]);
    const { 'SU-39': ___, ...gap } = wall;
    expect(score(nato({ ...inLeipzig, ...gap }, { hexes }))).toEqual([0, 10]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-b: each city for itself, as things stand', () => {
    const t = pact({ ...inKassel, ...RING, ...GAP }, held('pact', '2110'));
    expect(score(t)).toEqual([10, 0]);
    expect(score(pact(FAR, held('pact', '0512', '2016', '2110')))).toEqual([45, 0]);
  });
});

describe('9.2.1 the halt line', () => {
  const line = { ...hexes, ...each('0612 0613 0614 0615 0616', { features: ['country:NL', 'halt-line'] }) };

  it('TWW-9.2.1-a, TWW-4.1.1-c: twenty for each of its hexes with a Pact unit, however many and of whatever worth', () => {
    const units = { 'SU-25': '0612', 'SU-26': '0612', 'PO-12DIMec': '0613 reduced', 'EG-7DB': '0614', 'SU-16': '0712' };
    const t = pact({ ...units, 'US-6DB': '0616' }, { hexes: line, extra: { eastGermany: 'passive' } });
    expect(score(t)).toEqual([60, 0]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-b: city and halt line count both; cut off the line still counts', () => {
    const both = { ...hexes, '0512': { terrain: 'city', features: ['country:NL', 'halt-line'] } };
    expect(score(pact({ 'SU-25': '0512', ...FAR }, { hexes: both }))).toEqual([45, 0]);
    const ring = { 'US-Bde-A': '0511', 'US-Bde-B': '0513', 'WG-Bde-I': '0613', 'WG-Bde-II': '0413' };
    expect(score(pact({ 'SU-25': '0512', ...ring }, { hexes: both }))).toEqual([20, 0]);
  });
});

describe('9.2 units', () => {
  it('TWW-9.2.1-a, TWW-9.2.2-a: five for a NATO unit destroyed, two for one of the Pact; brigades and reduced ones too', () => {
    const t = pactFights({ 'SU-16': '1009', 'SU-32': '1009', 'WG-Bde-Bonn': '1008 reduced', 'WG-Bde-Wesel': '1008' });
    expect(fight(t, '1008', ['SU-16', 'SU-32'], 2, 15)).toBe('7-1: DA AVB');
    expect(score(t)).toEqual([10, 0]);
    const own = natoFights({ 'SU-25': '1008 reduced', 'US-6DB': '1009', 'US-2DB': '1009' });
    expect(fight(own, '1008', ['US-6DB', 'US-2DB'], 2, 0)).toBe('5-1: DE AVB');
    expect(score(own)).toEqual([0, 2]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-a, TWW-4.0-h, TWW-3.0-c, TWW-4.2.1-d: who is gone without being destroyed counts for nobody', () => {
    const extra = { eastGermany: 'removed', denmark: { left: ['SU-16', 'SU-25', 'PO-16DB'], neglected: false } };
    const t = nato({ 'US-Bde-A': '1008', 'US-25DIMec': 'off', 'SU-26': '3010' }, { extra });
    t.play({ type: 'form', unit: 'US-Bde-A' });
    expect([score(t), t.where('SU-16'), t.where('EG-7DB')]).toEqual([[0, 0], 'exited', 'removed']);
  });
});

describe('9.2.1 Denmark', () => {
  const FIVE = { turn: 5 };
  const AT_EDGE = {
    'SU-25': '2301',
    'SU-26': '2201',
    'SU-31': '2101',
    'PO-16DB': '2001',
    'PO-12DIMec': '1901',
    'EG-7DB': '1801',
  };
  const sendOff = (units: readonly string[], more: Record<string, string> = AT_EDGE): Table => {
    const t = pact(more, FIVE);
    for (const unit of units) t.play(move(unit), exit);
    return t;
  };

  it('TWW-9.2.1-b, TWW-4.0-h, TWW-9.2.2-a: three of them, one Soviet, cost nothing; they are gone for good', () => {
    for (const three of [
      ['SU-25', 'PO-16DB', 'PO-12DIMec'],
      ['SU-25', 'SU-26', 'SU-31'],
    ]) {
      const t = sendOff(three);
      t.play(end);
      expect([score(t), three.map((unit) => t.where(unit))]).toEqual([
        [0, 0],
        ['exited', 'exited', 'exited'],
      ]);
    }
  });

  it('TWW-9.2.1-b: two, one or none cost a hundred points, and the phase may end all the same', () => {
    for (const some of [['SU-25', 'SU-26'], ['SU-25'], []]) {
      const t = sendOff(some);
      expect(score(t)).toEqual([0, 0]);
      t.play(end);
      expect(score(t)).toEqual([-100, 0]);
    }
  });

  it('TWW-4.0-h, TWW-4.2.2-a: a fourth does not leave, nor a third while none is Soviet', () => {
    const full = sendOff(['SU-25', 'SU-26', 'SU-31']);
    expect(refused(full, move('PO-16DB'), exit)).toMatchObject({ rule: '4.0', code: 'denmark-enough' });
    const foreign = sendOff(['PO-16DB', 'PO-12DIMec']);
    expect(refused(foreign, move('EG-7DB'), exit)).toMatchObject({ rule: '4.0', code: 'denmark-soviet' });
    expect(sendOff(['PO-16DB', 'PO-12DIMec']).may(move('SU-25'))).toBe(true);
  });

  it('TWW-4.0-h, TWW-4.2.2-a: on turn 5 only, by the Pact only, between the marks only', () => {
    for (const turn of [4, 6]) {
      const t = pact({ 'SU-25': '2301' }, { turn });
      expect(refused(t, move('SU-25'), exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here' });
    }
    expect(refused(nato({ 'BR-1DB': '2301' }, FIVE), move('BR-1DB'), exit)?.code).toBe('no-exit-here');
    expect(refused(pact({ 'SU-25': '2701' }, FIVE), move('SU-25'), exit)?.code).toBe('no-exit-here');
  });

  it('TWW-4.0-h: for a point more than the way there; an EZ stops', () => {
    const t = pact({ 'SU-25': '2309' }, FIVE);
    t.play(move('SU-25'), ...['2308', '2307', '2306', '2305', '2304', '2303', '2302', '2301'].map(step));
    expect(t.may(exit)).toBe(true);
    const far = pact({ 'PO-16DB': '2310' }, FIVE);
    far.play(move('PO-16DB'), ...['2309', '2308', '2307', '2306', '2305', '2304', '2303', '2302', '2301'].map(step));
    expect(far.refusal(exit)).toMatchObject({ code: 'no-points' });
    const watched = pact({ 'SU-25': '2303', 'WG-Bde-I': '2402' }, FIVE);
    march(watched, 'SU-25', '2302');
    expect(watched.hexOf('SU-25')).toBe('2302');
  });
});

describe('9.2 the end', () => {
  it('TWW-9.2.1-b, TWW-8.0-b: totals may be negative', () => {
    const t = pactFights(FAR, { hexes, extra: { denmark: { left: [], neglected: true } } });
    nuke(t, '2110');
    expect([score(t), items(t)]).toEqual([[-150, 0], { denmark: -100, 'strike 2110': -50 }]);
  });

  it('TWW-9.2.1-a, TWW-9.2.2-c, TWW-3.0-a: the last phase still counts; the higher total wins', () => {
    const t = natoFights({ 'US-6DB': '2109', 'US-2DB': '2109', 'SU-25': '2110 reduced' }, { turn: 23, hexes });
    expect(score(t)).toEqual([10, 0]);
    expect(fight(t, '2110', ['US-6DB', 'US-2DB'], 7, 50)).toBe('7-1: DRI AVI');
    while (t.prompt() === 'retreat') t.play(t.legal('retreat')[0] as object);
    t.play(advance('US-6DB'));
    expect(score(t)).toEqual([0, 0]);
    if (t.prompt() === 'advance') t.play({ type: 'done' });
    t.play(end);
    expect([t.toAct(), t.outcome()]).toEqual(['over', { points: { pact: 0, nato: 0 } }]);
  });

  it('TWW-9.2.2-c, TWW-2.4.1-a: nothing ends the game before turn 23', () => {
    const t = pact({ 'SU-25': '3010' }, { turn: 12, extra: { points: { pact: 300 } } });
    goTo(t, 23, 'nato-combat');
    expect(t.toAct()).toBe('nato');
    t.play(end);
    expect(t.outcome()).toEqual({ winner: 'pact', points: { pact: 300, nato: 0 } });
  });

  it('TWW-9.2.1-a, TWW-9.2.2-a: what a set-up says was scored before is added', () => {
    expect(score(pact(FAR, { extra: { points: { pact: 12, nato: -3 } } }))).toEqual([12, -3]);
  });
});
