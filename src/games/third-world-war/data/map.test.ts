import { describe, expect, test } from 'vitest';
import { directionTo, distance } from '../../../hex/grid.ts';
import { CCRR } from '../../../hex/shape.ts';
import type { MapSide } from '../../../wargame/map.ts';
import { surveyOf } from '../../../wargame/map.test-kit.ts';
import { HEX_LOOKS, kindOf, SIDE_LOOKS } from '../../../wargame/looks.ts';
import { LOOKS } from '../looks.ts';
import { MAP } from './map.ts';

const { grid, hexes, at, around, sides, side, terrain, features, area, place, meetings, pieces, looseEnds, reachable } = surveyOf(MAP);
const list = (text: string): string[] => text.split(' ');
const havingTerrain = (kind: string): string[] => hexes.filter((name) => terrain(name) === kind);
const having = (feature: string): string[] => hexes.filter((name) => features(name).includes(feature));
const cities = MAP.places.filter(({ kind }) => kind === 'city');
const column = (name: string): number => Number(name.slice(0, 2));
const row = (name: string): number => Number(name.slice(2));
const along = (path: readonly string[]): [string, string][] => path.slice(1).map((b, i) => [path[i] as string, b]);
const nameOf = ({ a, b }: { a: string; b: string }): string => `${a}-${b}`;
const edge = (id: string): readonly string[] => MAP.edges.find((found) => found.id === id)?.hexes ?? [];
const isLand = (name: string): boolean => terrain(name) !== 'sea';
/** Code of the country; empty at sea. */
const country = (name: string): string =>
  features(name).flatMap((feature) => (feature.startsWith('country:') ? [feature.slice(8)] : [])).join('+');

const CODES = ['AT', 'BE', 'CS', 'EG', 'FR', 'LU', 'NL', 'WG'];
/** Units of 9.1 that start in each bivouac. */
const BIVOUACS: Readonly<Record<string, { units: number; within: string }>> = {
  'I-NL': { units: 1, within: 'WG' },
  'I-WG': { units: 5, within: 'WG' },
  'I-BR': { units: 4, within: 'WG' },
  'I-BE': { units: 3, within: 'WG' },
  'III-WG': { units: 4, within: 'WG' },
  'V-US': { units: 4, within: 'WG' },
  'VII-US': { units: 5, within: 'WG' },
  'II-WG': { units: 4, within: 'WG' },
  'II-FR': { units: 2, within: 'WG' },
  '2-Guards-Tank': { units: 8, within: 'EG' },
  '3-Shock': { units: 6, within: 'EG' },
  EG: { units: 2, within: 'EG' },
  '20-Guards': { units: 6, within: 'EG' },
  '8-Guards': { units: 6, within: 'EG' },
  '1-Guards-Tank': { units: 7, within: 'CS EG' },
};

describe('grid and hexsides', () => {
  test('TWW-2.1-a: 1,296 hexes, 36 columns of 36, each once', () => {
    expect(grid.size).toBe(1296);
    expect(hexes.toSorted()).toEqual([...grid.names].toSorted());
    expect(MAP.grid).toEqual({ orientation: 'flat', columns: 36, rows: 36, offset: 'odd', numbering: CCRR, missing: [] });
  });

  test('every hexside is between adjacent hexes and listed once', () => {
    expect(sides.size).toBe(MAP.sides.length);
    for (const { a, b } of MAP.sides) {
      expect(directionTo(grid, at(a), at(b)), `${a}-${b}`).toBeGreaterThanOrEqual(0);
      expect(a < b).toBe(true);
    }
  });

  test('4.2.1, 5.3.3: edges by the compass', () => {
    expect(edge('north').toSorted()).toEqual(hexes.filter((name) => row(name) === 1).toSorted());
    expect(edge('south').toSorted()).toEqual(hexes.filter((name) => row(name) === 36).toSorted());
    expect(edge('west').toSorted()).toEqual(hexes.filter((name) => column(name) === 1).toSorted());
    expect(edge('east').toSorted()).toEqual(hexes.filter((name) => column(name) === 36).toSorted());
    expect(MAP.edges).toHaveLength(5);
  });

  test('4.0: Pact divisions leave for Denmark by the north edge, over West German land west of Lübeck', () => {
    const [luebeck = ''] = place('luebeck');
    const land = edge('north').filter((name) => country(name) === 'WG' && column(name) < column(luebeck));
    expect(edge('denmark')).toEqual(land.toSorted());
    expect(land).toHaveLength(7);
  });

  test('only terrain and features of the vocabulary are used, and no hexside is empty', () => {
    expect(new Set(hexes.map(terrain))).toEqual(new Set(['open', 'city', 'forest', 'mountain', 'sea']));
    expect(new Set(hexes.flatMap(features))).toEqual(
      new Set([...CODES.map((code) => `country:${code}`), ...Object.keys(BIVOUACS).map((name) => `bivouac:${name}`), 'halt-line']),
    );
    for (const { a, b, source, ...carried } of MAP.sides) {
      expect(source).toBeTruthy();
      expect(Object.keys(carried).length, `${a}-${b}`).toBeGreaterThan(0);
      for (const field of Object.keys(carried)) expect(['river', 'frontier', 'name']).toContain(field);
    }
  });

  test('every value names a source, and every source is used', () => {
    const used = new Set<string>();
    for (const [name, { source, terrain: kind, features: marks = [] }] of Object.entries(MAP.hexes)) {
      if (typeof source === 'string') {
        expect([kind, marks]).toEqual(['sea', []]);
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

describe('the looks', () => {
  test('everything on the map but its countries has one, and every look is on the map', () => {
    const carried = MAP.sides.flatMap(({ river, frontier }) => [river && 'river', frontier && 'frontier']);
    const marks = hexes.flatMap(features).map((feature) => kindOf(feature).kind);
    const kinds = new Set([...hexes.map(terrain), ...marks, ...carried.filter((kind) => kind !== undefined)]);
    kinds.delete('country');
    expect(Object.keys(LOOKS.ground).toSorted()).toEqual([...kinds].toSorted());
    for (const look of Object.values(LOOKS.ground)) expect([...HEX_LOOKS, ...SIDE_LOOKS]).toContain(look);
  });
});

describe('the example of 4.0', () => {
  const [PATH, COST] = [list('2110 2011 1911 1812 1813 1713'), { open: 1, forest: 3 } as Readonly<Record<string, number>>];

  test('an armoured division (9-6-9) goes from Hanover over the Weser into a forest, with its last point', () => {
    expect(place('hannover')).toEqual(['2110']);
    const directions = along(PATH).map(([a, b]) => directionTo(grid, at(a), at(b)));
    const [SOUTH, SOUTH_WEST] = [3, 4];
    expect([directions[0], directions[1], directions[3], directions[4]]).toEqual([SOUTH_WEST, SOUTH_WEST, SOUTH, SOUTH_WEST]);
    expect(PATH.slice(1).map(terrain)).toEqual(['open', 'open', 'open', 'open', 'forest']);
    const crossed = along(PATH).flatMap(([a, b]) => (side(a, b).river ? [side(a, b).name] : []));
    expect(crossed).toEqual(['Weser']);
    expect(side('1911', '1812').river).toBe(true);
    const spent = along(PATH).map(([a, b]) => (COST[terrain(b)] as number) + (side(a, b).river ? 2 : 0));
    expect(spent).toEqual([1, 1, 2 + 1, 1, 3]);
  });
});

describe('countries and frontiers', () => {
  test('2.1: every land hex belongs to one of the countries on the map, the sea to none', () => {
    for (const name of hexes) {
      if (isLand(name)) expect(CODES, name).toContain(country(name));
      else expect(country(name), name).toBe('');
    }
  });

  test('a frontier runs exactly where the countries of two hexes differ', () => {
    const differ = hexes.flatMap((a) =>
      around(a).flatMap((b) => (a < b && isLand(a) && isLand(b) && country(a) !== country(b) ? [`${a}-${b}`] : [])),
    );
    expect(MAP.sides.filter(({ frontier }) => frontier).map(nameOf)).toEqual(differ.toSorted());
  });

  test('each country is one piece of land', () => {
    for (const code of CODES) {
      const all = having(`country:${code}`);
      expect(reachable(all[0] as string, (_, b) => country(b) === code).size, code).toBe(all.length);
    }
  });

  test('TWW-2.1-a: most of the sheet is West Germany; Luxembourg is whole, the others are parts; no other country is on it', () => {
    const land = new Set(hexes.filter(isLand).map(country));
    expect([...land].toSorted()).toEqual(list('AT BE CS EG FR LU NL WG'));
    const rim = new Set(MAP.edges.flatMap((edge) => edge.hexes.map(country)));
    expect(list('AT BE CS EG FR LU NL').filter((code) => !rim.has(code))).toEqual(['LU']);
    const counts = Object.fromEntries(CODES.map((code) => [code, having(`country:${code}`).length]));
    expect(counts).toEqual({ AT: 10, BE: 46, CS: 31, EG: 243, FR: 129, LU: 7, NL: 84, WG: 675 });
  });

  test('9.1: the border is that of West Germany with East Germany and Czechoslovakia, from the Baltic to Austria', () => {
    const line = MAP.sides.filter(
      ({ a, b, frontier }) => frontier && ['CS-WG', 'EG-WG'].includes([country(a), country(b)].toSorted().join('-')),
    );
    expect(area('border')).toEqual([...new Set(line.flatMap(({ a, b }) => [a, b]))].toSorted());
    expect(pieces(line)).toBe(1);
    const ends = looseEnds(line).map(({ side: { a, b } }) => [a, b]);
    expect(ends).toHaveLength(2);
    expect(ends.filter((two) => two.some((name) => around(name).some((next) => !isLand(next))))).toHaveLength(1);
    expect(ends.filter((two) => two.some((name) => edge('east').includes(name)))).toHaveLength(1);
  });

  test('9.1: there is room for reserves of both sides five hexes from the border, and for units of any hex of a country', () => {
    const border = area('border').map(at);
    const rear = hexes.filter((name) => isLand(name) && border.every((line) => distance(grid, at(name), line) >= 5));
    const rearOf = (codes: string): number => rear.filter((name) => codes.includes(country(name))).length;
    expect(rearOf('WG')).toBeGreaterThan(300);
    expect(rearOf('EG CS')).toBeGreaterThan(50);
    for (const code of ['BE', 'FR', 'NL', 'AT']) expect(rear.filter((name) => country(name) === code).length, code).toBeGreaterThan(5);
    expect(having('country:CS').filter((name) => !area('border').includes(name)).length).toBeGreaterThan(10);
  });
});

describe('places', () => {
  test('9.1: the cities in which units start, and in which countries cities count by 9.2', () => {
    for (const id of list('bonn koeln duesseldorf frankfurt stuttgart wesel bremen')) {
      expect(terrain(place(id)[0] as string), id).toBe('city');
      expect(country(place(id)[0] as string), id).toBe('WG');
    }
    const counts = Object.fromEntries(CODES.map((code) => [code, cities.filter(({ hexes: [hex = ''] }) => country(hex) === code).length]));
    expect(counts).toEqual({ AT: 1, BE: 4, CS: 3, EG: 8, FR: 4, LU: 1, NL: 9, WG: 42 });
  });

  test('every city hex is one place that is held, and only they are; ids are unique', () => {
    expect(cities.flatMap((city) => city.hexes).toSorted()).toEqual(havingTerrain('city').toSorted());
    expect(new Set(MAP.places.map(({ kind }) => kind))).toEqual(new Set(['city', 'landmark']));
    const ids = MAP.places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { id, hexes: lying } of MAP.places) expect(lying.every((hex) => hexes.includes(hex)), id).toBe(true);
  });

  test('landmarks lie on the ground they name: ranges and woods on none but such, seas on water, a bivouac in its own', () => {
    const lettered = new Map(Object.keys(BIVOUACS).map((name) => [name.toLowerCase(), `bivouac:${name}`]));
    for (const [id, feature] of lettered) expect(features(place(id)[0] ?? ''), id).toContain(feature);
    for (const { id, kind, hexes: lying } of MAP.places) {
      if (kind !== 'landmark' || lettered.has(id)) continue;
      const grounds = ['nordsee', 'ijsselmeer'].includes(id) ? ['sea'] : ['forest', 'mountain'];
      for (const hex of lying) expect(grounds, `${id} ${hex}`).toContain(terrain(hex));
    }
  });

  test('by land the Pact can reach every city of Germany, Holland and Czechoslovakia on its side of the halt line', () => {
    const [berlin = ''] = place('berlin');
    const reached = reachable(berlin, (_, b) => isLand(b) && !area('beyond-halt-line').includes(b));
    const counted = cities.filter(({ hexes: [hex = ''] }) => ['WG', 'NL', 'EG', 'CS'].includes(country(hex)));
    expect(counted.filter(({ hexes: [hex = ''] }) => !reached.has(hex)).map(({ id }) => id)).toEqual([]);
  });
});

describe('rivers', () => {
  const rivers = MAP.sides.filter(({ river }) => river);
  const named = (name: string): MapSide[] => rivers.filter((found) => found.name === name);
  /** Each river and where it ends. */
  const MOUTHS: Readonly<Record<string, string>> = {
    Rhein: 'Waal', Waal: 'edge', IJssel: 'sea', Maas: 'edge', Ems: 'sea', Lippe: 'Rhein', Weser: 'sea', Fulda: 'Weser', Werra: 'Weser',
    Aller: 'Weser', Leine: 'Aller', Elbe: 'sea', Havel: 'Elbe', Saale: 'Elbe', Mulde: 'Elbe', Main: 'Rhein', Kinzig: 'Main', Neckar: 'Rhein',
    Mosel: 'Rhein', Saar: 'Mosel', Donau: 'edge', Lech: 'Donau', Isar: 'Donau', Inn: 'Donau', Salzach: 'Inn', Eger: 'edge',
  };
  const NAMES = Object.keys(MOUTHS);
  const around3 = new Map<string, Set<string>>();
  for (const a of hexes) {
    for (const b of around(a)) {
      for (const end of meetings([{ a, b, source: '' }]).keys()) around3.set(end, new Set([...(around3.get(end) ?? []), a, b]));
    }
  }
  /** Three hexes meet in every corner but those at which the field ends. */
  const isRim = (end: string): boolean => (around3.get(end)?.size ?? 0) < 3;
  const isShore = (end: string): boolean => [...(around3.get(end) ?? [])].some((name) => !isLand(name));
  const ends = (name: string): string[] => looseEnds(named(name)).map(({ end }) => end);
  const touches = (name: string, end: string): boolean => meetings(named(name)).has(end);

  test('every river has a name and is one line without branches or gaps, with land on both banks', () => {
    expect([...new Set(rivers.map(({ name }) => name))].toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) {
      expect(pieces(named(name)), name).toBe(1);
      expect(looseEnds(named(name)), name).toHaveLength(2);
      expect(Math.max(...[...meetings(named(name)).values()].map((met) => met.length)), name).toBe(2);
    }
    expect(rivers.filter(({ a, b }) => !isLand(a) || !isLand(b))).toEqual([]);
  });

  test.each(Object.entries(MOUTHS))('the %s ends at its mouth: %s', (name, mouth) => {
    const isThere = { edge: isRim, sea: isShore }[mouth] ?? ((end: string): boolean => touches(mouth, end));
    expect(ends(name).some(isThere)).toBe(true);
  });

  test('rivers meet only at mouths, and at the source of the Weser and of the arms of the Rhine', () => {
    const together = [...meetings(rivers)].filter(([, met]) => new Set(met.map(({ name }) => name)).size > 1).map(([end]) => end);
    for (const end of together) expect(NAMES.some((name) => ends(name).includes(end))).toBe(true);
    const met = together.map((end) => NAMES.filter((name) => touches(name, end)).toSorted().join(' '));
    expect(met.toSorted()).toEqual(
      [
        'Fulda Weser Werra', 'IJssel Rhein', 'Rhein Waal', 'Lippe Rhein', 'Aller Weser', 'Aller Leine', 'Elbe Havel', 'Elbe Saale', 'Elbe Mulde',
        'Main Rhein', 'Kinzig Main', 'Neckar Rhein', 'Mosel Rhein', 'Mosel Saar', 'Donau Lech', 'Donau Isar', 'Donau Inn', 'Inn Salzach',
      ].map((names) => names.split(' ').toSorted().join(' ')).toSorted(),
    );
  });

  test('cities lie on their own bank', () => {
    const beside: Readonly<Record<string, string>> = {
      '1018-1118': 'Rhein', '1019-1119': 'Rhein', '0816-0916': 'Rhein', '0714-0814': 'Rhein', '1522-1523': 'Rhein', '1526-1626': 'Rhein',
      '1331-1431': 'Rhein', '1234-1334': 'Rhein', '0512-0513': 'Waal', '0513-0514': 'Maas', '1706-1707': 'Weser', '1504-1604': 'Weser', '2204-2205': 'Elbe',
      '2911-3011': 'Elbe', '2016-2116': 'Fulda', '2020-2120': 'Fulda', '1722-1723': 'Main', '1823-1824': 'Main', '1822-1823': 'Kinzig',
      '1930-2030': 'Neckar', '2633-2733': 'Lech', '2834-2934': 'Isar', '2232-2332': 'Donau', '3028-3029': 'Donau', '0824-0825': 'Mosel',
    };
    expect(sides.get('16041704')).toBeUndefined(); // Bremerhaven, on the right bank
    for (const [between, name] of Object.entries(beside)) expect(sides.get(between.replace('-', ''))?.name, between).toBe(name);
  });
});

describe('the halt line', () => {
  const line = having('halt-line');
  const beyond = area('beyond-halt-line');

  test('4.1.1, 9.0: is one chain of hexes from the west edge to the south edge', () => {
    const next = (name: string): string[] => around(name).filter((other) => line.includes(other));
    expect(reachable(line[0] as string, (_, b) => line.includes(b)).size).toBe(line.length);
    expect(line.every((name) => next(name).length >= 1)).toBe(true);
    expect(line.filter((name) => edge('west').includes(name))).toEqual(['0114']);
    expect(line.filter((name) => edge('south').includes(name))).toEqual(['1336']);
    expect(line).toHaveLength(34);
  });

  test('parts the map: by land nobody comes from the east to Belgium, Luxembourg or France but across it', () => {
    const reached = reachable('3610', (_, b) => isLand(b) && !line.includes(b));
    expect(beyond.filter((name) => reached.has(name))).toEqual([]);
    expect(beyond.toSorted()).toEqual(['BE', 'LU', 'FR'].flatMap((code) => having(`country:${code}`)).toSorted());
    expect(line.filter((name) => beyond.includes(name))).toEqual([]);
  });

  test('runs in Holland and West Germany along those frontiers, without a gap', () => {
    const beside = hexes.filter((name) => isLand(name) && !beyond.includes(name) && around(name).some((next) => beyond.includes(next)));
    expect(line.toSorted()).toEqual(beside.toSorted());
    expect(new Set(line.map(country))).toEqual(new Set(['NL', 'WG']));
  });
});

describe('bivouacs', () => {
  test.each(Object.entries(BIVOUACS))('9.1: %s lies in one piece, with room for its units off the border', (name, { units, within }) => {
    const camp = having(`bivouac:${name}`);
    const free = camp.filter((hex) => !area('border').includes(hex));
    expect(free.length * 3).toBeGreaterThanOrEqual(units);
    expect(reachable(camp[0] as string, (_, b) => camp.includes(b)).size).toBe(camp.length);
    expect([...new Set(camp.map(country))].toSorted().join(' ')).toBe(within);
    expect(camp.every((hex) => ['open', 'forest'].includes(terrain(hex)))).toBe(true);
  });

  test('no hex is in two', () => {
    const camps = hexes.flatMap((name) => features(name).filter((feature) => feature.startsWith('bivouac:')));
    const held = hexes.filter((name) => features(name).some((feature) => feature.startsWith('bivouac:')));
    expect(camps).toHaveLength(held.length);
  });

  test('9.0: from north to south as the army groups and armies stood', () => {
    const height = (name: string): number => {
      const camp = having(`bivouac:${name}`);
      return camp.reduce((sum, hex) => sum + row(hex) + (column(hex) % 2) / 2, 0) / camp.length;
    };
    for (const order of [list('I-NL I-WG I-BR I-BE III-WG V-US VII-US II-WG'), list('2-Guards-Tank 3-Shock EG 8-Guards')]) {
      expect(order.toSorted((a, b) => height(a) - height(b))).toEqual(order);
    }
  });

  test('two names stand at the heights they have on the sheet: 1 BG between Erfurt and Meiningen, 8 G between Meiningen and Schweinfurt', () => {
    const hexOf = (id: string): string => MAP.places.find((place) => place.id === id)?.hexes[0] as string;
    const height = (id: string): number => 2 * Number(hexOf(id).slice(2)) + (Number(hexOf(id).slice(0, 2)) % 2);
    const order = list('erfurt 1-guards-tank meiningen 8-guards schweinfurt');
    expect(order.toSorted((a, b) => height(a) - height(b))).toEqual(order);
    expect(having('bivouac:1-Guards-Tank')).toContain(hexOf('1-guards-tank'));
    expect(having('bivouac:8-Guards')).toContain(hexOf('8-guards'));
  });

  test('9.0: the 1st Guards Tank Army can start in Czechoslovakia', () => {
    expect(having('bivouac:1-Guards-Tank').filter((name) => country(name) === 'CS' && !area('border').includes(name))).toEqual(['3222', '3322']);
  });
});
