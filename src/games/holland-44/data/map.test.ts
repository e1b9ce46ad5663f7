import { describe, expect, test } from 'vitest';
import { directionTo, distance } from '../../../hex/grid.ts';
import type { MapSide } from '../../../wargame/map.ts';
import { surveyOf } from '../../../wargame/map.test-kit.ts';
import { AREA_BY_ID as AREAS, AREA_IDS } from './areas.ts';
import { MAP } from './map.ts';

const { grid, hexes, at, around, sides, side, terrain, features, area, meetings, pieces, looseEnds, reachable } = surveyOf(MAP);
const list = (text: string): string[] => text.split(' ');
const having = (feature: string): string[] => hexes.filter((name) => features(name).includes(feature)).toSorted();
const havingTerrain = (...kinds: string[]): string[] => hexes.filter((name) => kinds.includes(terrain(name))).toSorted();
const nameOf = ({ a, b }: { a: string; b: string }): string => `${a}-${b}`;
const row = (name: string): number => Number(name.slice(0, 2));
const column = (name: string): number => Number(name.slice(2));
const edge = (id: string): readonly string[] => MAP.edges.find((found) => found.id === id)?.hexes ?? [];
const river = (name: string): MapSide[] => MAP.sides.filter((part) => part.name === name);
const water = MAP.sides.filter(({ river: kind }) => kind !== undefined);
const isWide = ({ river: kind }: Partial<MapSide>): boolean => kind === 'canal' || kind === 'major';
const roads = MAP.sides.filter(({ road }) => road !== undefined);
const onRoad = new Set(roads.flatMap(({ a, b }) => [a, b]));
const isRim = (name: string): boolean => [10, 68].includes(row(name)) || [0, 27].includes(column(name));
const along = (path: readonly string[]): [string, string][] => path.slice(1).map((b, i) => [path[i] as string, b]);
const bridges = (kind: string): MapSide[] => MAP.sides.filter(({ bridge }) => bridge === kind);

describe('grid and hexsides', () => {
  test('H44-2.1-a: 1,652 hexes, 59 rows of 28, each once, counted northward from 10', () => {
    expect(grid.size).toBe(1652);
    expect(hexes.toSorted()).toEqual([...grid.names].toSorted());
    expect(around('1405').toSorted()).toEqual(list('1304 1305 1404 1406 1504 1505'));
    expect(around('1504').toSorted()).toEqual(list('1404 1405 1503 1505 1604 1605'));
    for (const corner of list('1000 1027 6800 6827')) expect(at(corner), corner).toBeGreaterThanOrEqual(0);
  });

  /** Kilometres between two places on the ground, as the crow flies. */
  test.each([
    ['Arnhem bridge', '6122', 'Nijmegen bridge', '5321', 14],
    ['Eindhoven', '2707', 'Arnhem bridge', '6122', 67],
    ['Helmond', '2914', "'s-Hertogenbosch", '4301', 34],
    ['Valkenswaard', '1806', 'Grave', '4715', 52],
  ])('[H44-2.2.1-a] a hex is about 2 km: %s %s to %s %s is %i km', (_, a, __, b, kilometres) => {
    const place = (name: string): [x: number, y: number] => [column(name) + (row(name) % 2) / 2, (row(name) * Math.sqrt(3)) / 2];
    const [[x, y], [u, v]] = [place(a), place(b)];
    const width = kilometres / Math.hypot(x - u, y - v);
    expect([width > 1.8, width < 2.2], `${width} km`).toEqual([true, true]);
  });

  test('[H44-2.2.3-a] water is on the sides of hexes, never in them', () => {
    expect([...new Set(Object.values(MAP.hexes).flatMap((hex) => Object.keys(hex)))].toSorted()).toEqual(list('features source terrain'));
  });

  test('every hexside is between adjacent hexes and listed once', () => {
    expect(sides.size).toBe(MAP.sides.length);
    for (const { a, b } of MAP.sides) {
      expect(directionTo(grid, at(a), at(b)), `${a}-${b}`).toBeGreaterThanOrEqual(0);
      expect(a < b).toBe(true);
    }
  });

  test('only terrain, features and fields of the vocabulary are used', () => {
    expect(new Set(hexes.map(terrain))).toEqual(new Set(['clear', 'woods', 'polder', 'polder-woods', 'marsh', 'town', 'city']));
    const codes = list('S Z X Y N O O1 T A A1 A2 B C P').map((code) => `drop:${code}`);
    expect(new Set(hexes.flatMap(features))).toEqual(new Set(['village', 'victory', ...codes]));
    const values: Readonly<Record<string, readonly unknown[]>> = {
      river: ['minor', 'canal', 'major'],
      bridge: ['road', 'rail'],
      road: ['primary', 'secondary', 'minor'],
      ferry: [true],
      blown: [true],
      intact: [true],
      boundary: [true],
      bridgeAt: ['Grave'],
    };
    for (const { a, b, source, name, ...carried } of MAP.sides) {
      expect(source).toBeTruthy();
      expect(name !== undefined, `${a}-${b}`).toBe(carried.river !== undefined);
      expect(Object.keys(carried).length, `${a}-${b}`).toBeGreaterThan(0);
      for (const [field, value] of Object.entries(carried)) expect(values[field], `${field} of ${a}-${b}`).toContain(value);
    }
  });

  test('every value names a source, and every source is used', () => {
    const used = new Set<string>();
    for (const [name, { source, terrain: kind, features: marks = [] }] of Object.entries(MAP.hexes)) {
      if (typeof source === 'string') {
        expect([typeof kind, marks]).toEqual(['string', []]);
        used.add(source);
      } else for (const value of ['terrain', ...marks]) used.add(source[value] ?? `nothing for ${value} of ${name}`);
    }
    for (const { a, b, source, ...fields } of MAP.sides) {
      const cited = source as Readonly<Record<string, string>>;
      for (const field of Object.keys(fields)) used.add(cited[field] ?? `nothing for ${field} of ${a}-${b}`);
    }
    for (const { source } of [...MAP.places, ...MAP.areas, ...MAP.edges]) used.add(source as string);
    expect([...used].toSorted()).toEqual(Object.keys(MAP.sources).toSorted());
  });
});

describe('known hexes', () => {
  test.each([
    ['city', '6122 5321 5320 2707 2608 2708 2914 4301'],
    ['town', '3524 3225 2107 3104 3108 3507 3806 3810 4721 5606 6614 6113 5820 3415 3602 3101'],
    ['woods', '1806 4922'],
    ['polder', '4816 1603'],
    ['clear', '1405 1404 1503 1504 1605 1606 1607 1705 1707 6418 6317 6217 6516 4824 4924 4818 4819 4715 5024 3708 4008 3306 3206 3207'],
  ])('%s', (kind, names) => {
    for (const name of list(names)) expect([name, terrain(name)]).toEqual([name, kind]);
  });

  test('22.2.4 and the set-up card: drop hexes by code, all on clear ground (22.2.3)', () => {
    const drops: Readonly<Record<string, string>> = {
      S: '6418', Z: '6317', X: '6217', Y: '6516', N: '4824 4924', O: '4818 4819', O1: '4715', T: '5024', A: '3708', A2: '4008', B: '3306', C: '3206 3207',
    };
    for (const [code, names] of Object.entries(drops)) expect(having(`drop:${code}`), code).toEqual(list(names));
    expect(having('drop:A1')).toHaveLength(1);
    expect(having('drop:P')).toHaveLength(3);
    const all = hexes.filter((name) => features(name).some((feature) => feature.startsWith('drop:')));
    expect(all).toHaveLength(19);
    for (const name of all) expect([name, terrain(name)]).toEqual([name, 'clear']);
  });

  test('example of 22.3.2: of the hexes around Y at least three are woods, and one is not', () => {
    const woods = around('6516').filter((name) => terrain(name) === 'woods');
    expect(woods.length).toBeGreaterThanOrEqual(3);
    expect(woods.length).toBeLessThan(6);
  });

  test('26.5.1: points for every city hex, Overloon and Venray', () => {
    expect(having('victory')).toEqual([...havingTerrain('city'), '3524', '3225'].toSorted());
    expect(having('victory')).toHaveLength(12);
    const cities = MAP.places.filter(({ kind }) => kind === 'city');
    expect(cities.map(({ id, hexes: in_ }) => [id, in_.length])).toEqual([
      ['arnhem', 3], ['nijmegen', 2], ['eindhoven', 3], ['helmond', 1], ['s-hertogenbosch', 1],
    ]);
    expect(cities.flatMap(({ hexes: in_ }) => in_).toSorted()).toEqual(havingTerrain('city'));
  });

  test('every town and village is a place, and nothing else is', () => {
    const placed = (kind: string): string[] => MAP.places.filter((found) => found.kind === kind).flatMap(({ hexes: in_ }) => in_).toSorted();
    expect(placed('town')).toEqual(havingTerrain('town'));
    expect(placed('village')).toEqual(having('village'));
    expect(having('village').filter((name) => ['town', 'city', 'marsh'].includes(terrain(name)))).toEqual([]);
    expect(new Set(MAP.places.map(({ id }) => id)).size).toBe(MAP.places.length);
  });
});

/** Each river with its kind and what it meets at its two ends: another water or the rim of the map. */
const COURSES: readonly [string, string, string, string][] = [
  ['Rijn', 'major', 'rim', 'Waal'],
  ['Waal', 'major', 'Rijn', 'rim'],
  ['Pannerdensch Kanaal', 'major', 'Rijn', 'Nederrijn'],
  ['Nederrijn', 'major', 'IJssel', 'rim'],
  ['IJssel', 'major', 'Nederrijn', 'rim'],
  ['Maas', 'major', 'rim', 'rim'],
  ['Maas-Waalkanaal', 'canal', 'Waal', 'Maas'],
  ['Kanaal Bocholt-Herentals', 'canal', 'Zuid-Willemsvaart', 'rim'],
  ['Zuid-Willemsvaart', 'canal', 'rim', 'Dieze'],
  ['Wilhelminakanaal', 'canal', 'rim', 'Zuid-Willemsvaart'],
  ['Kanaal Wessem-Nederweert', 'canal', 'rim', 'Zuid-Willemsvaart'],
  ['Noordervaart', 'canal', 'Zuid-Willemsvaart', 'Kanaal van Deurne'],
  ['Kanaal van Deurne', 'canal', 'Noordervaart', 'land'],
  ['Dieze', 'minor', 'Zuid-Willemsvaart', 'Maas'],
  ['Kleine Dommel', 'minor', 'land', 'Dommel'],
  ['Linge', 'minor', 'Pannerdensch Kanaal', 'rim'],
  ['Niers', 'minor', 'rim', 'Maas'],
  ['Grift', 'minor', 'rim', 'Nederrijn'],
];

describe('rivers and canals', () => {
  const met = meetings(water);
  const endOf = (name: string, { side: { a, b }, end }: { side: MapSide; end: string }): string[] => {
    const others = (met.get(end) ?? []).map(({ name: other }) => other as string).filter((other) => other !== name);
    return others.length > 0 ? others : [isRim(a) && isRim(b) ? 'rim' : 'land'];
  };

  test.each(COURSES)('%s (%s) is one line from %s to %s', (name, kind, from, to) => {
    const line = river(name);
    expect(line.every((part) => part.river === kind)).toBe(true);
    expect(pieces(line)).toBe(1);
    expect([...meetings(line).values()].every((parts) => parts.length <= 2)).toBe(true);
    const ends = looseEnds(line).map((found) => endOf(name, found));
    expect(ends).toHaveLength(2);
    const [first = [], second = []] = ends;
    const fits = (first.includes(from) && second.includes(to)) || (first.includes(to) && second.includes(from));
    expect(fits, `${first.join('+')} / ${second.join('+')}`).toBe(true);
  });

  test('the Dommel is two lines, parted by the Wilhelminakanaal, from Valkenswaard to the Dieze', () => {
    const line = river('Dommel');
    expect(pieces(line)).toBe(2);
    const ends = looseEnds(line).flatMap((found) => endOf('Dommel', found));
    expect(new Set(ends)).toEqual(new Set(['land', 'Wilhelminakanaal', 'Dieze', 'Zuid-Willemsvaart']));
    expect([...new Set(water.map(({ name }) => name))].toSorted()).toEqual([...COURSES.map(([name]) => name), 'Dommel'].toSorted());
  });

  test('major rivers leave places on their own bank', () => {
    const bank = (from: string): Set<string> => reachable(from, (a, b) => side(a, b).river !== 'major');
    const banks: readonly string[] = [
      // north of the Rhine, east of it, the island, between Waal and Maas, south of the Maas
      '6122 6222 6121 6113 6010 6102 6217 6321 6319 6326 6324 6118',
      '6124 6025 5927 5627 6026',
      '5820 5421 5606 5626 5923 5908 5912 6019 6022 5918 5919 5922 5519',
      '5321 5320 4721 4817 4818 4819 4824 4922 5024 5219 5612 4324 4925',
      '4816 4715 4716 5013 4521 4024 3524 4301 4809 1405 3726',
    ];
    for (const names of banks) {
      const [first = '', ...rest] = list(names);
      const reached = bank(first);
      expect(rest.filter((name) => !reached.has(name))).toEqual([]);
      for (const other of banks) if (other !== names) expect(list(other).filter((name) => reached.has(name)), first).toEqual([]);
    }
  });

  test('the front canal parts the hexes in which the two sides start', () => {
    const cut = river('Kanaal Bocholt-Herentals').map(nameOf);
    const beyond = reachable('1404', (a, b) => !isWide(side(a, b)) || !cut.includes(a < b ? `${a}-${b}` : `${b}-${a}`));
    const isNear = (name: string): boolean => distance(grid, at('1304'), at(name)) < 8 && beyond.has(name);
    for (const name of list('1404 1405 1503 1504 1406 1407 1408 1501 1502 1309 1210')) expect(isNear(name), name).toBe(true);
    const south = reachable('1303', (a, b) => !isWide(side(a, b)));
    for (const name of list('1103 1107 1109 1201 1204 1301 1303 1304 1306 1308 1401 1402')) expect(south.has(name), name).toBe(true);
    for (const name of list('1110 1309 1406 1408 1404 1501 1502 1603')) expect(south.has(name), name).toBe(false);
  });

  test('the example: Veghel is across the canal from drop hex A and on the bank of A2', () => {
    expect(side('3809', '3810').river).toBe('canal');
    const bank = reachable('3810', (a, b) => side(a, b).river === undefined);
    expect([bank.has('4008'), bank.has('3708'), bank.has('3909')]).toEqual([true, false, true]);
  });
});

describe('bridges and ferries', () => {
  test('bridges and ferries are only on canals and major rivers, ferries on major ones alone', () => {
    for (const part of MAP.sides.filter(({ bridge }) => bridge)) expect(isWide(part), nameOf(part)).toBe(true);
    for (const part of MAP.sides.filter(({ ferry }) => ferry)) expect([part.river, part.bridge, part.road], nameOf(part)).toEqual(['major', undefined, undefined]);
  });

  test('8.4: every road over a canal or major river has a road bridge, and every road bridge a road', () => {
    expect(roads.filter(isWide).map(nameOf)).toEqual(bridges('road').map(nameOf));
  });

  test('S1.2 with its errata: four bridges blown and one intact', () => {
    expect(MAP.sides.filter(({ blown }) => blown).map(nameOf)).toEqual(list('1109-1210 1306-1407 1307-1408 1402-1502'));
    expect(MAP.sides.filter(({ intact }) => intact).map(nameOf)).toEqual(['1303-1404']);
    for (const part of MAP.sides.filter(({ blown, intact }) => blown ?? intact)) expect(part.bridge).toBe('road');
  });

  test.each([
    ['6122', 'Nederrijn', 'road'],
    ['5321', 'Waal', 'road'],
    ['6124', 'IJssel', 'road'],
    ['4816', 'Maas', 'road'],
    ['6010', 'Nederrijn', 'rail'],
    ['6120', 'Nederrijn', 'rail'],
    ['5320', 'Waal', 'rail'],
    ['4721', 'Maas', 'rail'],
    ['5013', 'Maas', 'rail'],
    ['4324', 'Maas', 'rail'],
    ['5219', 'Maas-Waalkanaal', 'road'],
    ['4820', 'Maas-Waalkanaal', 'road'],
    ['4920', 'Maas-Waalkanaal', 'road'],
    ['5119', 'Maas-Waalkanaal', 'road'],
    ['3810', 'Zuid-Willemsvaart', 'road'],
    ['3909', 'Zuid-Willemsvaart', 'rail'],
    ['1416', 'Zuid-Willemsvaart', 'rail'],
    ['3108', 'Wilhelminakanaal', 'road'],
    ['3105', 'Wilhelminakanaal', 'road'],
    ['3104', 'Wilhelminakanaal', 'rail'],
  ])('%s has a bridge over the %s (%s)', (hex, name, kind) => {
    const found = around(hex).filter((other) => side(hex, other).bridge === kind && side(hex, other).name === name);
    expect(found).toHaveLength(1);
  });

  test('counts of bridges and ferries', () => {
    expect([bridges('road').length, bridges('rail').length]).toEqual([26, 10]);
    expect(MAP.sides.filter(({ ferry }) => ferry).map(nameOf)).toEqual(
      list('4024-4025 4521-4522 5506-5606 5612-5712 5626-5627 5912-6012 5923-5924 6014-6114 6018-6118'),
    );
  });

  test('hint 7: the ferry of Pannerden leads from area H to the island', () => {
    expect(side('5626', '5627').ferry).toBe(true);
    expect(edge('H')).toContain('5627');
    expect(reachable('5626', (a, b) => side(a, b).river !== 'major').has('5820')).toBe(true);
  });
});

const HIGHWAY = list('1504 1605 1705 1806 2107 2608 3108 3507 3810 4112 4716 4816 5219 5321 5820 6122');

describe('roads', () => {
  const isPrimary = (a: string, b: string): boolean => side(a, b).road === 'primary';

  test('the highway is one unbroken line from area N to Arnhem, through the places it served', () => {
    const line = roads.filter(({ road }) => road === 'primary');
    const reached = reachable('1003', isPrimary);
    expect(edge('N')).toContain('1003');
    for (const name of HIGHWAY) expect(reached.has(name), name).toBe(true);
    expect(reached.size).toBe(line.length + 1);
    const degree = (name: string): number => around(name).filter((other) => isPrimary(name, other)).length;
    expect([...reached].filter((name) => degree(name) !== 2).toSorted()).toEqual(['1003', '6122']);
    expect(line.filter(isWide).map(nameOf)).toEqual(list('1303-1404 3008-3108 3809-3810 4816-4817 5219-5220 5321-5421 6022-6122'));
  });

  test('the example: 1504, 1605, 1705, 1806 follow each other, no river between them or beside Valkenswaard in the south', () => {
    for (const [a, b] of along(list('1404 1504 1605 1705 1806'))) expect([isPrimary(a, b), side(a, b).river]).toEqual([true, undefined]);
    for (const other of list('2007 2008 2108')) expect(side('2107', other).river, other).toBeUndefined();
  });

  test('the example: no water doubles the defence of Sint-Oedenrode, 5219 and 6122, or would that of Grave against 4715', () => {
    for (const [a, b] of [['3407', '3507'], ['5119', '5219'], ['6121', '6122'], ['4715', '4816']] as const) {
      expect([distance(grid, at(a), at(b)), side(a, b).river], `${a}-${b}`).toEqual([1, undefined]);
    }
  });

  test('all roads hang together', () => {
    const reached = reachable('1003', (a, b) => side(a, b).road !== undefined);
    expect([...onRoad].filter((name) => !reached.has(name))).toEqual([]);
  });

  test('every town, city and village has a road', () => {
    expect([...havingTerrain('town', 'city'), ...having('village')].filter((name) => !onRoad.has(name))).toEqual([]);
  });

  test('polder and marsh that a road enters is left by it again, or ends at a crossing, the rim or a village', () => {
    for (const name of [...onRoad].filter((hex) => ['polder', 'polder-woods', 'marsh'].includes(terrain(hex)))) {
      const legs = around(name).filter((other) => side(name, other).road !== undefined).length;
      const mayEnd = isRim(name) || features(name).includes('village') || around(name).some((other) => side(name, other).ferry ?? side(name, other).bridge);
      expect(legs >= 2 || mayEnd, name).toBe(true);
    }
  });
});

describe('entry areas', () => {
  test('one edge an area, on the rim, no hex in two areas', () => {
    expect(MAP.edges.map(({ id }) => id)).toEqual([...AREA_IDS]);
    const all = MAP.edges.flatMap(({ hexes: in_ }) => in_);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => !isRim(name))).toEqual([]);
    expect(hexes.filter((name) => isRim(name) && !all.includes(name)).toSorted()).toEqual(list('5327 5427'));
  });

  test('19.6: areas touch where their edges do, a ring with a gap between H and I', () => {
    const touch = (one: string, two: string): boolean => edge(one).some((name) => around(name).some((next) => edge(two).includes(next)));
    for (const one of AREA_IDS) {
      expect([...AREAS[one].touches].toSorted(), one).toEqual(AREA_IDS.filter((two) => two !== one && touch(one, two)));
      for (const two of AREAS[one].touches) expect(AREAS[two].touches, `${two} ${one}`).toContain(one);
    }
    expect(AREAS.H.touches).not.toContain('I');
  });

  test('19.2: M, N and O are Allied, A and L from turn 7, the others German', () => {
    const owner = (id: (typeof AREA_IDS)[number], turn: number) => AREAS[id].owners.findLast(({ from }) => from <= turn)?.side;
    const allied = (turn: number) => AREA_IDS.filter((id) => owner(id, turn) === 'allied').join('');
    expect([allied(1), allied(6), allied(7), allied(20)]).toEqual(['MNO', 'MNO', 'ALMNO', 'ALMNO']);
    expect(AREA_IDS.every((id) => owner(id, 1))).toBe(true);
  });

  test('every area has a road onto the map', () => {
    expect(AREA_IDS.filter((id) => !edge(id).some((name) => onRoad.has(name)))).toEqual([]);
  });

  test('where letters are known to lie: A beside 1501, C beside Hertogenbosch, H at Zevenaar, J at Gennep, south edge O N M', () => {
    expect(edge('A')).toContain('1500');
    expect(edge('C')).toContain('4300');
    expect(edge('H')).toContain('5927');
    expect(edge('I')).toContain('4927');
    expect(edge('J')).toContain('4327');
    expect(['O', 'N', 'M', 'L'].map((id) => edge(id)[0])).toEqual(['1000', '1003', '1006', '1011']);
  });

  test('[H44-19.3.2-a] no area but D, which no reinforcement uses, lies on both banks of a major river', () => {
    for (const { id, hexes: [first = '', ...rest] } of MAP.edges.filter((one) => one.id !== 'D')) {
      const bank = reachable(first, (a, b) => side(a, b).river !== 'major');
      expect(rest.filter((name) => !bank.has(name)), id).toEqual([]);
    }
  });
});

describe('areas and boundaries', () => {
  test('S1.3, 26.3: north of the Waal and of the Lower Rhine', () => {
    const [waal, rhine] = [area('north-of-waal'), area('north-of-rhine')];
    for (const name of list('6122 6124 5820 5421 5606 5627')) expect(waal, name).toContain(name);
    for (const name of list('5321 5320 5508 4925')) expect(waal, name).not.toContain(name);
    for (const name of list('6122 6124 6010 5927 6427')) expect(rhine, name).toContain(name);
    for (const name of list('5820 6022 5626 5923')) expect(rhine, name).not.toContain(name);
    expect(rhine.every((name) => waal.includes(name))).toBe(true);
  });

  test('23.4: two lines from the south edge to row 20 part the hexes in which the corps start', () => {
    const isFree = (a: string, b: string): boolean => !side(a, b).boundary && row(a) <= 20 && row(b) <= 20;
    const [twelfth, thirtieth, eighth] = [reachable('1401', isFree), reachable('1405', isFree), reachable('1306', isFree)];
    for (const name of list('1401 1402 1201 1301 1603 1903 2003 2000')) expect(twelfth.has(name), name).toBe(true);
    for (const name of list('1503 1504 1404 1405 1303 1304 1204 1103 1605 1705 1707 1806')) expect(thirtieth.has(name), name).toBe(true);
    for (const name of list('1306 1308 1109 1107')) expect(eighth.has(name), name).toBe(true);
    expect([twelfth, thirtieth, eighth].map((sector) => [...sector].filter((name) => row(name) > 20))).toEqual([[], [], []]);
    expect(twelfth.size + thirtieth.size + eighth.size).toBe(11 * 28);
    expect(edge('O').every((name) => twelfth.has(name))).toBe(true);
    expect(edge('N').every((name) => thirtieth.has(name))).toBe(true);
    expect(edge('M').every((name) => eighth.has(name))).toBe(true);
  });

  test('23.4: the line that belongs to 2000 closes the 12th Corps in the north', () => {
    const line = MAP.sides.filter(({ boundary }) => boundary);
    expect(pieces(line)).toBe(2);
    expect(side('2000', '2100').boundary).toBe(true);
    expect(side('2005', '2105').boundary).toBeUndefined();
  });
});
