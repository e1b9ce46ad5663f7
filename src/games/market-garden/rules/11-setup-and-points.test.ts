import { describe, expect, it } from 'vitest';
import { begin } from '../../../kernel/match.ts';
import { errorsOf, opening, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import {
  allBridges,
  allied,
  alliedCombat,
  around,
  blow,
  BRIDGE,
  end,
  FERRY,
  fight,
  game,
  german,
  germanCombat,
  goTo,
  left,
  march,
  move,
  overFerry,
  place,
  step,
} from './movement.test-kit.ts';

const hexesOf = (id: string) => game.map.places.find((known) => known.id === id)?.hexes ?? [];
const areaOf = (id: string) => game.map.areas.find((area) => area.id === id)?.hexes ?? [];

describe('2.0 components', () => {
  it('MG-2.1-a: the map has 528 hexes', () => {
    expect(Object.keys(game.map.hexes)).toHaveLength(528);
    expect([game.map.grid.columns, game.map.grid.rows]).toEqual([22, 28]);
  });

  it('MG-2.2-a: 76 counters by nation', () => {
    const of = (nation: string) => game.counters.filter((counter) => counter.nation === nation).length;
    const nations = ['German', 'British', 'American', 'Dutch', 'Dutch pro-German', 'Polish'];
    expect(nations.map(of)).toEqual([48, 17, 8, 1, 1, 1]);
    expect(game.counters).toHaveLength(76);
  });

  it.each([
    ['B-43-129', '4-4-5'],
    ['G-AT-1', '1-3-4'],
    ['G-AT-2', '1-4-6'],
    ['G-6FJR', '3-4-5'],
    ['G-Walther', '2-4-4'],
    ['G-PzBde-1', '6-4-8'],
    ['G-PzBde-2', '7-5-6'],
    ['G-Inf-124', '1-2-4'],
    ['G-Art-1', '2-1-3'],
    ['G-10SS-2', '3-4-9'],
  ])('MG-2.2.1-a, MG-2.2.1-b, MG-2.2.1-c, MG-2.2.1-d: %s is %s', (id, strengths) => {
    const counter = game.counters.find((one) => one.id === id);
    expect(counter?.faces[0]?.join('-')).toBe(strengths);
    expect(['III', 'X']).toContain(counter?.size);
  });
});

const XXX_CORPS =
  'B-G-5 B-G-32 B-43-129 B-43-130 B-43-214 B-50-69 B-50-151 B-50-231 B-8Armd D-PIB B-Art-1 B-Art-2'.split(' ');
const BIVOUAC = Object.keys(game.map.hexes).filter((hex) => game.map.hexes[hex]?.features?.includes('bivouac'));
/** Bivouac hexes where everybody may stand. */
const CAMPS = BIVOUAC.filter((hex) => game.map.hexes[hex]?.terrain !== 'swamp');

describe('11.1 set-up', () => {
  it.each([
    ['1403', 'B-1AL'],
    ['1404', 'B-1Para'],
    ['0701', 'G-SS-Esc'],
    ['0801', 'N-Pro'],
    ['1901', 'G-9SS-1 G-9SS-2 G-9SS-3'],
    ['2201', 'G-10SS-1 G-10SS-2 G-10SS-3'],
    ['0202', 'G-HG-Esc'],
    ['1103', 'G-Sec'],
    ['1703', 'G-AT-1'],
    ['1711', 'U-82-505'],
    ['0619', 'G-Chill-P'],
    ['0526', 'G-6FJR'],
    ['0626', 'G-Walther'],
    ['2111', 'G-Feldt-3'],
    ['1014', 'G-Feldt-4'],
  ])('MG-11.1-a: in %s: %s', (hex, ids) => {
    const t = opening(game);
    for (const id of ids.split(' ')) expect([t.hexOf(id), t.steps(id)]).toEqual([hex, 2]);
  });

  it.each([
    ['0405 0605 1005', 'G-Tettau-1 G-Tettau-2 G-Tettau-3'],
    ['0126 0226 0426', 'G-Chill-1 G-Chill-2 G-Chill-3'],
    ['0827 1028', 'G-176-1 G-176-2'],
    ['1609 1609', 'G-Feldt-1 G-Feldt-2'],
    ['1310 1710', 'U-82-504 U-82-508'],
    ['0718 0816 0820', 'U-101-501 U-101-502 U-101-506'],
  ])('MG-11.1-a: in %s one each of %s', (hexes, ids) => {
    const t = opening(game);
    expect(
      ids
        .split(' ')
        .map((id) => t.hexOf(id))
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(hexes.split(' '));
  });

  it('MG-11.1-a: 26 units of the German side and 8 airborne ones are on the map, nobody else', () => {
    const on = opening(game)
      .view()
      .units.filter(({ where }) => where === 'map');
    const sides = on.map(({ id }) => game.counters.find((counter) => counter.id === id)?.side);
    expect(sides.filter((side) => side === 'german')).toHaveLength(26);
    expect(sides.filter((side) => side === 'allied')).toHaveLength(8);
  });

  it('MG-11.1-a: before the first phase the Allied player sets up the twelve units of XXX Corps', () => {
    const t = opening(game);
    expect([t.toAct(), t.prompt()]).toEqual(['allied', 'set-up']);
    expect([...new Set(t.legal('place').map(({ unit }) => unit))]).toEqual(expect.arrayContaining(XXX_CORPS));
    expect(new Set(t.legal('place').map(({ unit }) => unit)).size).toBe(12);
    expect(t.refusal(end)).toMatchObject({ rule: '11.1.1', code: 'set-up-first' });
    expect(t.refusal(move('B-1AL'))).toMatchObject({ rule: '11.1.1', code: 'set-up-first' });
    XXX_CORPS.forEach((unit, i) => t.play(place(unit, CAMPS[Math.floor(i / 3)] as string)));
    expect([t.prompt(), t.view().turn]).toEqual(['movement', 17]);
  });

  it('MG-11.1-a: anywhere south of its line, nowhere else, and nobody but its units', () => {
    const t = opening(game);
    for (const hex of CAMPS) expect([hex, t.may(place('B-43-129', hex))]).toEqual([hex, true]);
    for (const hex of ['1013', '0820', '2201'])
      expect(t.refusal(place('B-43-129', hex))).toMatchObject({ rule: '11.1.1', code: 'not-in-bivouac', hex });
    expect(t.refusal(place('B-1AL', CAMPS[0] as string))).toMatchObject({ code: 'not-a-candidate', unit: 'B-1AL' });
    t.play(place('B-43-129', CAMPS[0] as string));
    expect(t.refusal(place('B-43-129', CAMPS[1] as string))).toMatchObject({ code: 'not-a-candidate' });
  });

  it('MG-11.1-a: a map whose bivouac cannot hold all of XXX Corps is refused, swamp counting for men on foot alone', () => {
    const start = (hexes: Record<string, object>) =>
      begin(game, {
        scenario: 'market-garden',
        options: {},
        setup: { format: 'bivouac-setup', version: 1, game: game.id, map: { base: 'blank', hexes } },
      });
    const camps = (n: number, terrain = 'open') =>
      Object.fromEntries(BIVOUAC.slice(0, n).map((hex) => [hex, { terrain, features: ['bivouac'] }]));
    const wet = { ...camps(5), ...camps(2, 'swamp') };
    for (const hexes of [{}, camps(3), wet]) {
      const begun = start(hexes);
      expect(begun.ok ? [] : begun.error.map(({ at, rule, code }) => [at, rule, code])).toEqual([
        ['map', '11.1.1', 'bivouac-too-small'],
      ]);
    }
    expect(start(camps(4)).ok).toBe(true);
  });

  it('MG-11.1-a, MG-4.1.1-a: three in a hex, not four', () => {
    const t = opening(game);
    const [camp = ''] = CAMPS;
    t.play(...XXX_CORPS.slice(0, 3).map((unit) => place(unit, camp)));
    expect(t.refusal(place('B-43-130', camp))).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: camp });
  });

  it('MG-11.1-a, MG-4.1.2-a: beside a German unit as well: it is then engaged on turn 17', () => {
    const t = opening(game);
    const germans = new Set(t.view().units.map(({ id, hex }) => (/^[GN]-/.test(id) ? hex : null)));
    const facing = CAMPS.find((hex) => neighbours(hex).some((other) => germans.has(other))) as string;
    const quiet = CAMPS.find((hex) => !neighbours(hex).some((other) => germans.has(other))) as string;
    t.play(place('B-43-129', facing));
    while (t.prompt() === 'set-up') {
      const next = t.legal('place').find(({ to }) => to === quiet) ?? t.legal('place').at(-1);
      t.play(next as object);
    }
    t.play(end);
    expect(game.duties(t.match.state).map(({ unit }) => unit)).toContain('B-43-129');
  });
});

/** Neighbours of a hex that are on the map. */
function neighbours(hex: string): string[] {
  try {
    return around(hex);
  } catch {
    return [];
  }
}

describe('11.1.4 the regiment of turn 21', () => {
  const raised = (units: Sketch['units'], more: Partial<Sketch> = {}): Table => {
    const t = german({ 'G-Inf-124': 'off', ...units }, { turn: 21, ...more });
    t.play(move('G-Inf-124'));
    return t;
  };
  const refusal = (t: Table, hex: string) => t.refusal(step(hex));
  const notHere = { rule: '11.1.4', code: 'not-entry-hex' };

  it('MG-11.1-b: north of the Waal it is raised at no cost and may move; south of it it is not', () => {
    const t = raised({});
    expect(t.legal('step').map(({ to }) => to).length).toBe(areaOf('north-of-waal').length);
    expect(refusal(t, '1711')).toMatchObject(notHere);
    expect(refusal(t, '0619')).toMatchObject(notHere);
    t.play(step('1703'));
    expect(left(t)).toEqual([4]);
  });

  it('MG-11.1-b: not before turn 21', () => {
    const t = german({ 'G-Inf-124': 'off' }, { turn: 20 });
    expect(t.refusal(move('G-Inf-124'))).toMatchObject({ code: 'not-due', args: { turn: 21 } });
  });

  it('MG-11.1-b: not where an Allied unit stands, nor in a place where one was the last', () => {
    expect(refusal(raised({ 'B-43-129': '1703' }), '1703')).toMatchObject(notHere);
    const [arnhem = ''] = hexesOf('arnhem');
    expect(refusal(raised({}, { extra: { holders: { [arnhem]: 'allied' } } }), arnhem)).toMatchObject(notHere);
    expect(raised({}).may(step(arnhem))).toBe(true);
  });

  it('MG-11.1-b, MG-4.1.1-a: it is not raised where three stand (RUL-MG-31)', () => {
    const t = raised({ 'G-9SS-1': '1703', 'G-9SS-2': '1703', 'G-9SS-3': '1703' });
    expect(t.refusal(step('1703'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('MG-11.1-b, MG-4.1.2-b: in an Allied zone it engages and must attack', () => {
    const t = raised({ 'B-43-129': '1702' });
    t.play(step('1703'));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'G-Inf-124' });
  });

  it('MG-11.1-b: not where it would be surrounded', () => {
    expect(refusal(raised({ 'B-43-129': '1702', 'B-43-130': '1704' }), '1703')).toMatchObject(notHere);
  });
});

type Side = 'allied' | 'german';
const itemsOf = (t: Table, side: Side): Record<string, number> =>
  Object.fromEntries(
    game
      .ledger(t.match.state)
      .filter((one) => one.side === side)
      .map(({ item, points }) => [item, points]),
  );
const WORTH = {
  arnhem: 40,
  nijmegen: 20,
  eindhoven: 10,
  oosterbeek: 5,
  groesbeek: 5,
  grave: 5,
  oss: 5,
  best: 5,
  helmond: 5,
};
const PLACES = Object.keys(WORTH) as (keyof typeof WORTH)[];
const holding = (own: readonly string[]) =>
  Object.fromEntries(
    PLACES.flatMap((id) => hexesOf(id).map((hex) => [hex, own.includes(id) ? 'allied' : 'german'] as const)),
  );
const townHexes = PLACES.flatMap(hexesOf);
/** Hexes of the red road outside the towns that count. */
const ROAD = areaOf('red-road').filter((hex) => !townHexes.includes(hex));
const gain = (before: Table['points'], t: Table) => {
  const [old, fresh] = [before(), t.points()];
  return {
    allied: (fresh['allied'] ?? 0) - (old['allied'] ?? 0),
    german: (fresh['german'] ?? 0) - (old['german'] ?? 0),
  };
};

describe('11.2 points', () => {
  it('MG-11.2-a: at the start Groesbeek is Allied, everything else German', () => {
    const t = opening(game);
    expect(itemsOf(t, 'allied')).toEqual({ groesbeek: 5 });
    const { groesbeek: _, ...rest } = WORTH;
    expect(itemsOf(t, 'german')).toMatchObject(rest);
    expect(Object.values(rest).reduce((sum, points) => sum + points, 0)).toBe(95);
  });

  it.each(PLACES)('MG-11.2-a: %s counts the same for either side', (id) => {
    expect(hexesOf(id).length).toBeGreaterThan(0);
    const own = allied({}, { extra: { holders: holding([id]) } });
    expect([itemsOf(own, 'allied'), itemsOf(own, 'german')[id]]).toEqual([{ [id]: WORTH[id] }, undefined]);
    expect(itemsOf(allied({}, { extra: { holders: holding([]) } }), 'german')[id]).toBe(WORTH[id]);
  });

  it('MG-11.2-a: a town belongs to the side that was last in it, if only to pass', () => {
    const [oss = ''] = hexesOf('oss');
    const [north, , , south] = around(oss) as [string, string, string, string];
    const t = allied({ 'B-43-129': south, 'G-Chill-1': '2201' }, { extra: { holders: holding([]) } });
    march(t, 'B-43-129', oss, north);
    expect([itemsOf(t, 'allied')['oss'], itemsOf(t, 'german')['oss']]).toEqual([5, undefined]);
    const back = german({ 'G-Chill-1': south }, { extra: { holders: holding(['oss']) } });
    march(back, 'G-Chill-1', oss, north);
    expect([itemsOf(back, 'allied')['oss'], itemsOf(back, 'german')['oss']]).toEqual([undefined, 5]);
  });

  it('MG-11.2-a: who stands in a town in a set-up holds it, unless the set-up names another holder (RUL-S-08)', () => {
    const units = { 'B-1Para': '1705', 'G-Chill-1': '1711' }; // Arnhem, Groesbeek
    const t = allied(units, { printed: true });
    expect([itemsOf(t, 'allied')['arnhem'], itemsOf(t, 'german')['arnhem']]).toEqual([WORTH['arnhem'], undefined]);
    expect([itemsOf(t, 'allied')['groesbeek'], itemsOf(t, 'german')['groesbeek']]).toEqual([undefined, 5]);
    const named = allied(units, { printed: true, extra: { holders: { '1705': 'german' } } });
    expect(itemsOf(named, 'german')['arnhem']).toBe(WORTH['arnhem']);
  });

  it('MG-11.2-a: a zone over an empty town takes nothing', () => {
    const [oss = ''] = hexesOf('oss');
    const t = allied({ 'B-43-129': around(oss)[0] as string }, { extra: { holders: holding([]) } });
    expect(itemsOf(t, 'german')['oss']).toBe(5);
  });

  it.each(['G-176-1', 'N-Pro', 'G-Art-2', 'G-9SS-1'])('MG-11.2.1-a: %s destroyed: 5 for the Allies', (unit) => {
    const t = alliedCombat({ 'B-G-5': '2014', 'B-8Armd': '1914', 'B-50-69': '1915', [unit]: '2015 reduced' });
    const before = t.points();
    const forces = ['B-G-5', 'B-8Armd', 'B-50-69'];
    fight(t, '2015', forces, unit === 'G-9SS-1' ? [1, 3] : [1, 2]); // 17 against 1: 9-1, against 2: 8-1; DE or DRB
    for (let n = 0; n < 6 && t.where(unit) === 'map'; n++) t.play(t.legal()[0] as object);
    expect(t.where(unit)).toBe('eliminated');
    expect(gain(() => before, t)).toEqual({ allied: 5, german: 0 });
  });

  it.each(['B-43-129', 'U-82-504', 'P-1', 'D-PIB', 'B-Art-1'])(
    'MG-11.2.2-a: %s destroyed: 10 for the Germans',
    (unit) => {
      const t = germanCombat({ 'G-PzBde-1': '2014', 'G-PzBde-2': '1914', 'G-10SS-1': '1915', [unit]: '2015 reduced' });
      const before = t.points();
      fight(t, '2015', ['G-PzBde-1', 'G-PzBde-2', 'G-10SS-1'], [1, 2]); // 17 against 1 or 2: 9-1 or 8-1; 3: DE
      for (let n = 0; n < 6 && t.where(unit) === 'map'; n++) t.play(t.legal()[0] as object);
      expect(t.where(unit)).toBe('eliminated');
      expect(gain(() => before, t)).toEqual({ allied: 0, german: 10 });
    },
  );

  it('MG-11.2.1-a: a step lost, a unit still to come or gone over an edge is none destroyed', () => {
    const plain = allied({ 'G-176-1': '2210' }).points();
    expect(allied({ 'G-176-1': '2210 reduced', 'B-52-155': 'off', 'G-PzBde-2': 'off' }).points()).toEqual(plain);
    const t = german({ 'G-176-1': '2210' });
    t.play(move('G-176-1'), { type: 'exit' });
    expect(t.points()).toEqual(plain);
  });

  it('MG-11.2.1-b: XXX Corps on the north edge: 25, once, though it is thrown back', () => {
    const t = allied({ 'B-G-5': '1502', 'D-PIB': '1202', 'B-43-129': '1002' }, { turn: 25 });
    const before = t.points();
    march(t, 'B-G-5', '1501', '1502');
    expect(gain(() => before, t)).toEqual({ allied: 25, german: 0 });
    march(t, 'D-PIB', '1201');
    march(t, 'B-43-129', '1001');
    expect(gain(() => before, t)).toEqual({ allied: 25, german: 0 });
    goTo(t, 26, 'allied-movement');
    expect(itemsOf(t, 'allied')['north-edge']).toBe(25);
  });

  it('MG-11.2.1-b: row 02 is not the edge, and airborne troops are not XXX Corps', () => {
    const t = allied({ 'B-G-5': '1503', 'B-1Para': '1802' }, { turn: 25 });
    const before = t.points();
    march(t, 'B-G-5', '1502');
    march(t, 'B-1Para', '1801');
    expect(t.points()).toEqual(before);
  });

  it('MG-11.2.2-b: 2 for each German unit in a hex of the red road, as it stands', () => {
    const [first = '', second = ''] = [ROAD[0], ROAD.at(-1)];
    const beside = neighbours(second).find((hex) => !areaOf('red-road').includes(hex)) as string;
    const red = { 'G-9SS-1': first, 'G-9SS-2': first, 'G-9SS-3': first, 'N-Pro': second };
    const plain = german({}).points();
    expect(gain(() => plain, german(red))).toEqual({ allied: 0, german: 8 });
    const sides = [{ a: second, b: beside, road: 'road' }];
    expect(gain(() => plain, german({ 'G-Walther': beside }, { sides }))).toEqual({ allied: 0, german: 0 });
    expect(gain(() => plain, allied({ 'B-43-129': first }))).toEqual({ allied: 0, german: 0 });
    const t = german({ 'N-Pro': second });
    march(t, 'N-Pro', beside);
    expect(t.points()).toEqual(plain);
  });

  it('MG-11.2.2-c: 5 less for each bridge blown, none for a failed die or a ferry', () => {
    const t = german(
      { 'G-Walther': '2203', 'U-82-505': FERRY.back },
      { turn: 18, sides: [...allBridges, ...overFerry] },
    );
    const before = t.points();
    const bridges = t.legal('blow').map(({ bridge }) => String(bridge));
    [2, 4, 6, 1, 1].forEach((die, i) => {
      t.play(blow(bridges[i] as string));
      t.dice(die);
    });
    goTo(t, 18, 'allied-movement');
    march(t, 'U-82-505', FERRY.near);
    expect((t.view().extra['ferries'] as Record<string, string>)[FERRY.id]).toBe('destroyed');
    expect(gain(() => before, t)).toEqual({ allied: 0, german: -15 });
  });

  const won = ['nijmegen', 'eindhoven', 'groesbeek', 'grave', 'best', 'helmond'];
  const blown = { bridges: { [BRIDGE.id]: 'destroyed' }, points: { allied: 45, german: 40 } };

  it('MG-11.2-a, MG-11.2.1-a, MG-11.2.2-a, MG-11.2.2-b, MG-11.2.2-c, MG-11.2.2-d: a full count: 95 to 89', () => {
    const units = { 'G-9SS-1': ROAD[0] as string, 'G-9SS-2': ROAD.at(-1) as string };
    const extra = { ...blown, holders: holding(won) };
    const t = alliedCombat(units, { turn: 26, sides: allBridges, extra });
    t.play(end);
    expect(t.outcome()).toMatchObject({ winner: 'allied', points: { allied: 95, german: 89 } });
  });

  it('MG-11.2-a, MG-11.2.2-d: with Arnhem Allied and no German on the road 135 to 45', () => {
    const extra = { ...blown, holders: holding([...won, 'arnhem']) };
    const t = alliedCombat({}, { turn: 26, sides: allBridges, extra });
    t.play(end);
    expect(t.outcome()).toMatchObject({ winner: 'allied', points: { allied: 135, german: 45 } });
  });

  it.each([
    [0, 1, 'german'],
    [1, 0, 'allied'],
    [0, 0, undefined],
  ])('MG-11.2.2-d: %i more for the Allies, %i more for the Germans: the winner is %s', (more, other, winner) => {
    const points = { allied: 50 + more, german: -50 + other };
    const t = alliedCombat({}, { turn: 26, extra: { points, holders: holding([]) } });
    expect(t.points()).toEqual({ allied: 50 + more, german: 50 + other });
    t.play(end);
    expect(t.outcome()?.winner).toBe(winner);
  });

  it('MG-11.2-a, MG-11.2.2-d: the score is a ledger: each item once with its rule, adding up to the total', () => {
    const t = german({ 'G-9SS-1': ROAD[0] as string }, { extra: { points: { allied: 7, german: 3 } } });
    const items = game.ledger(t.match.state);
    const total = (side: string) => items.filter((one) => one.side === side).reduce((sum, one) => sum + one.points, 0);
    expect({ allied: total('allied'), german: total('german') }).toEqual(t.points());
    expect(new Set(items.map(({ item, side }) => `${item} ${side}`)).size).toBe(items.length);
    expect(items.every(({ rule }) => rule.startsWith('11.2'))).toBe(true);
  });

  it('MG-10.1-b, RUL-S-08: an intact bridge is held by those in both its ends', () => {
    const { id, near, far } = BRIDGE;
    const extra = { bridges: { [id]: 'intact' } };
    const ends = german({ 'B-G-5': near, 'B-G-32': far }, { sides: allBridges, extra });
    expect(ends.view().extra['bridges']).toMatchObject({ [id]: 'allied' });
    const one = german({ 'B-G-5': near }, { sides: allBridges, extra });
    expect(one.view().extra['bridges']).toMatchObject({ [id]: 'german' });
  });

  it('MG-11.1-a: a unit of XXX Corps that a set-up leaves off the map is placed before the first phase', () => {
    const setup = {
      game: game.id,
      only: true,
      units: [
        { id: 'B-G-5', hex: null },
        { id: 'G-6FJR', hex: '0526' },
      ],
    };
    const begun = begin(game, { scenario: 'market-garden', options: {}, setup });
    expect(begun.ok && game.prompt(begun.value.state)).toMatchObject({ code: 'set-up', args: { left: 1 } });
    const later = german({ 'B-G-5': 'off', 'G-6FJR': '0526' });
    expect(later.where('B-G-5')).toBe('removed');
  });

  it('MG-6.0-a: air points of a set-up hold from its first phase on', () => {
    const setup = { game: game.id, pools: { air: { allied: 3 } } };
    const begun = begin(game, { scenario: 'market-garden', options: {}, setup });
    expect(begun.ok && game.view(begun.value.state, null).pools['air']).toMatchObject({ allied: 3 });
  });

  it('MG-11.2-a: a set-up outside the rules is refused', () => {
    const sketch = { turn: 20, phase: 'allied-movement', units: {} };
    expect(errorsOf(game, { ...sketch, extra: { holders: { '9999': 'allied' } } })).toEqual(['no-such-hex']);
    expect(errorsOf(game, { ...sketch, extra: { bridges: { '0101-0102': 'allied' } } })).toEqual(['not-a-side']);
  });
});
