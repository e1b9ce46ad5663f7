import { describe, expect, test } from 'vitest';
import { directionTo } from '../../../hex/grid.ts';
import { CCRR } from '../../../hex/shape.ts';
import { HEX_LOOKS, SIDE_LOOKS } from '../../../wargame/looks.ts';
import type { MapSide } from '../../../wargame/map.ts';
import { surveyOf } from '../../../wargame/map.test-kit.ts';
import { LOOKS } from '../looks.ts';
import { MAP } from './map.ts';

const { grid, hexes, at, around, sides, side, terrain, features, area, place, meetings, pieces, looseEnds, reachable } = surveyOf(MAP);
const list = (text: string): string[] => text.split(' ');
const havingTerrain = (kind: string): string[] => hexes.filter((name) => terrain(name) === kind);
const cities = MAP.places.filter(({ kind }) => kind === 'city');
const column = (name: string): number => Number(name.slice(0, 2));
const row = (name: string): number => Number(name.slice(2));
const along = (path: readonly string[]): [string, string][] => path.slice(1).map((b, i) => [path[i] as string, b]);
const nameOf = ({ a, b }: { a: string; b: string }): string => `${a}-${b}`;

/** 11.1: where units start and what moves them. */
const GERMANS = list('0701 0801 1901 2201 0202 1103 1703 0405 0605 1005 1609 2111 1014 0619 0126 0226 0426 0526 0626 0827 1028');
const DROPS = list('1403 1404 1310 1710 1711 0816 0718 0820');

/** The terrain table. */
const COST = {
  foot: { open: 1, city: 1, forest: 2, swamp: 2, height: 2, road: 1, river: 1 },
  motor: { open: 1, city: 1, forest: 3, swamp: 3, height: 3, road: 0.5, river: 2 },
  armour: { open: 1, city: 1, forest: 3, swamp: Infinity, height: 3, road: 0.5, river: Infinity },
} as const;
type Mover = keyof typeof COST;

function cost(mover: Mover, a: string, b: string): number {
  const table = COST[mover];
  const { road, river, bridge, ferry } = side(a, b);
  const ground = table[terrain(b) as 'open'];
  const water = river && !bridge ? (ferry ? 1 : table.river) : 0;
  return (road && Number.isFinite(ground) ? table.road : ground) + water;
}

const total = (mover: Mover, path: string): number => along(list(path)).reduce((sum, [a, b]) => sum + cost(mover, a, b), 0);
const can = (mover: Mover) => (a: string, b: string) => Number.isFinite(cost(mover, a, b));
const onBank = (a: string, b: string): boolean => !side(a, b).river;
const dryShod = (a: string, b: string): boolean => onBank(a, b) || side(a, b).bridge === true;
const byRoad = (a: string, b: string): boolean => side(a, b).road !== undefined;
/** Allied armour, which has no ferries, with one bridge gone. */
const without = (bridge: string) => (a: string, b: string) =>
  can('armour')(a, b) && !side(a, b).ferry && bridge !== `${a}-${b}` && bridge !== `${b}-${a}`;

describe('grid and hexsides', () => {
  test('MG-2.1-a: 528 hexes, 22 columns of 28 without a corner of 11 by 8, each once', () => {
    expect(grid.size).toBe(528);
    expect(hexes.toSorted()).toEqual([...grid.names].toSorted());
    expect(MAP.grid).toMatchObject({ orientation: 'flat', columns: 22, rows: 28, offset: 'odd', numbering: CCRR });
    expect(hexes.filter((name) => column(name) >= 12 && row(name) >= 21)).toEqual([]);
  });

  test('odd columns are half a hex lower: the path of the example of 4.0 is one of adjacent hexes', () => {
    for (const [a, b] of along(list('2201 2202 2203 2204 2205 2105 2006 1906 1807 1707 1708'))) {
      expect(directionTo(grid, at(a), at(b)), `${a}-${b}`).toBeGreaterThanOrEqual(0);
    }
  });

  test('every hexside is between adjacent hexes and listed once', () => {
    expect(sides.size).toBe(MAP.sides.length);
    for (const { a, b } of MAP.sides) {
      expect(directionTo(grid, at(a), at(b)), `${a}-${b}`).toBeGreaterThanOrEqual(0);
      expect(a < b).toBe(true);
    }
  });

  test('4.2: edges by the compass; what faces the missing corner is south in row 20 and east in column 11', () => {
    const edges = Object.fromEntries(MAP.edges.map((edge) => [edge.id, edge.hexes.toSorted()]));
    const having = (is: (name: string) => boolean): string[] => hexes.filter(is).toSorted();
    expect(edges).toEqual({
      north: having((name) => row(name) === 1),
      east: having((name) => column(name) === 22 || (column(name) === 11 && row(name) >= 20)),
      south: having((name) => row(name) === 28 || (column(name) >= 12 && row(name) === 20)),
      west: having((name) => column(name) === 1),
    });
    const outer = hexes.filter((name) => around(name).length < 6);
    expect(outer.toSorted()).toEqual([...new Set(Object.values(edges).flat())].toSorted());
    const corners = outer.filter((name) => Object.values(edges).filter((edge) => edge.includes(name)).length > 1);
    expect(corners.toSorted()).toEqual(['0101', '0128', '1128', '2201', '2220']);
  });

  test('only terrain and features of the vocabulary are used, and no hexside is empty', () => {
    expect(new Set(hexes.map(terrain))).toEqual(new Set(['open', 'city', 'forest', 'swamp', 'height']));
    expect(new Set(hexes.flatMap(features))).toEqual(new Set(['bivouac']));
    expect(new Set(MAP.sides.flatMap(({ road }) => road ?? []))).toEqual(new Set(['road', 'red-road']));
    for (const { a, b, source, ...carried } of MAP.sides) {
      expect(source).toBeTruthy();
      expect(Object.keys(carried).length, `${a}-${b}`).toBeGreaterThan(0);
      for (const field of Object.keys(carried)) expect(['river', 'bridge', 'ferry', 'road', 'frontier', 'name']).toContain(field);
    }
  });

  test('every value names a source, and every source is used', () => {
    const used = new Set<string>();
    for (const [name, { source, ...fields }] of Object.entries(MAP.hexes)) {
      if (typeof source === 'string') used.add(source);
      else for (const field of Object.keys(fields)) used.add(source[field] ?? `nothing for ${field} of ${name}`);
    }
    for (const { a, b, source, ...fields } of MAP.sides) {
      const cited = source as Readonly<Record<string, string>>;
      for (const field of Object.keys(fields)) used.add(cited[field] ?? `nothing for ${field} of ${a}-${b}`);
    }
    for (const { source } of [...MAP.places, ...MAP.areas, ...MAP.edges]) used.add(source as string);
    expect([...used].toSorted()).toEqual(Object.keys(MAP.sources).toSorted());
  });

  test('everything on the map has a look, and every look is on the map', () => {
    const carried = MAP.sides.flatMap(({ river, bridge, ferry, road, frontier }) => [
      river && 'river', bridge && 'bridge', ferry && 'ferry', road, frontier && 'frontier',
    ]);
    const kinds = new Set([...hexes.map(terrain), ...hexes.flatMap(features), ...carried.filter((kind) => kind !== undefined)]);
    expect(Object.keys(LOOKS.ground).toSorted()).toEqual([...kinds].toSorted());
    for (const look of Object.values(LOOKS.ground)) expect([...HEX_LOOKS, ...SIDE_LOOKS]).toContain(look);
  });
});

describe('the example of 4.0', () => {
  const LEGS = ['2201 2202 2203 2204 2205', '2205 2105 2006', '2006 1906', '1906 1807 1707'];

  test('a motorised regiment spends 9 points from 2201 to the swamp north of Bemmel', () => {
    expect(total('motor', LEGS[0] as string)).toBe(2);
    expect(total('motor', LEGS[1] as string)).toBe(1);
    // The ferry is one point, and the first of two open hexes lies beyond it.
    expect(total('motor', LEGS[2] as string)).toBe(1 + 1);
    expect(total('motor', LEGS[3] as string)).toBe(1 + 3);
    expect(LEGS.reduce((sum, leg) => sum + total('motor', leg), 0)).toBe(9);
  });

  test('by road to Doetinchem and to the ferry, then over open ground into the swamp', () => {
    for (const leg of LEGS.slice(0, 2)) for (const [a, b] of along(list(leg))) expect(side(a, b).road, b).toBe('road');
    expect(place('doetinchem')).toEqual(['2205']);
    expect(side('1906', '2006')).toMatchObject({ river: true, ferry: true });
    expect([...list('1906 1807').map(terrain), terrain('1707')]).toEqual(['open', 'open', 'swamp']);
    expect(place('bemmel')).toEqual(['1708']);
  });
});

describe('places', () => {
  test('11.2: the nine cities that count, at the hexes printed for them or by the georeference', () => {
    const expected: Record<string, string> = {
      arnhem: '1705', nijmegen: '1609', eindhoven: '0721', oosterbeek: '1605', groesbeek: '1711', grave: '1311', oss: '0911', best: '0619', helmond: '1119',
    };
    for (const [id, hex] of Object.entries(expected)) {
      expect(place(id), id).toEqual([hex]);
      expect(terrain(hex), id).toBe('city');
    }
  });

  test('11.1.2: towns and villages at the hexes printed for them', () => {
    const expected: Record<string, string> = {
      amersfoort: '0701', beekbergen: '1901', utrecht: '0202', ede: '1103', deelen: '1703', cleve: '2111', uden: '1014',
    };
    for (const [id, hex] of Object.entries(expected)) expect(place(id), id).toEqual([hex]);
  });

  test('every city hex is one place that is held, and only they are; ids are unique', () => {
    expect(cities.flatMap((city) => city.hexes).toSorted()).toEqual(havingTerrain('city').toSorted());
    expect(new Set(MAP.places.map(({ kind }) => kind))).toEqual(new Set(['city', 'landmark']));
    const ids = MAP.places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { id, hexes: lying } of MAP.places) expect(lying.every((hex) => hexes.includes(hex)), id).toBe(true);
  });

  test('at the start the Allies hold Groesbeek', () => {
    expect(area('allied-front')).toEqual(place('groesbeek'));
  });
});

describe('starts', () => {
  test('11.1: nobody starts in a forest, a swamp or on a height, nor cut off from all roads by water', () => {
    for (const name of [...GERMANS, ...DROPS]) {
      expect(['open', 'city'], name).toContain(terrain(name));
      const bank = reachable(name, dryShod);
      expect([...bank].some((hex) => around(hex).some((next) => byRoad(hex, next))), name).toBe(true);
    }
  });

  test('armour and guns in 1901, 2201 and 1703 drive to Arnhem and, over both bridges, to Nijmegen', () => {
    for (const name of ['1901', '2201', '1703']) {
      const reached = reachable(name, (a, b) => byRoad(a, b) && can('armour')(a, b));
      expect([...place('arnhem'), ...place('nijmegen')].every((hex) => reached.has(hex)), name).toBe(true);
    }
  });

  test('4.2.1: armour that enters in the east reaches Uden over the Maas from south of the Rhine, Arnhem from north of it', () => {
    const isNorth = (name: string): boolean => area('north-of-waal').includes(name);
    for (const name of area('east-entry')) {
      const reached = reachable(name, (a, b) => can('armour')(a, b) && !side(a, b).ferry && isNorth(a) === isNorth(b));
      expect(reached.has(isNorth(name) ? '1705' : '1014'), name).toBe(true);
    }
  });

  test('11.1.1: airborne units jump into open ground or Groesbeek, on the bank from which they went for their bridges', () => {
    expect(DROPS.filter((name) => terrain(name) !== 'open')).toEqual(place('groesbeek'));
    const north = reachable('1705', onBank);
    expect(['1403', '1404'].every((name) => north.has(name))).toBe(true);
    expect([side('1310', '1311'), side('0816', '0915'), side('0720', '0820')].every(({ bridge }) => bridge)).toBe(true);
    const betweenMaasAndWaal = reachable('1710', onBank);
    expect([...betweenMaasAndWaal].filter((name) => DROPS.includes(name)).toSorted()).toEqual(['1710', '1711']);
    expect(area('red-road')).toEqual(expect.arrayContaining(['1310', '0816', '0718', '0820']));
  });
});

describe('the red road', () => {
  const path = area('red-road');

  test('10.1: runs unbroken from the Maas-Scheldt canal to Arnhem, through Eindhoven, Veghel, Uden, Grave and Nijmegen', () => {
    expect(path).toHaveLength(29);
    for (const [a, b] of along(path)) expect(side(a, b).road, `${a}-${b}`).toBe('red-road');
    expect(MAP.sides.filter(({ road }) => road === 'red-road')).toHaveLength(path.length - 1);
    const by = cities.filter(({ hexes: [hex = ''] }) => path.includes(hex)).map(({ id }) => id);
    expect(by.toSorted()).toEqual(['arnhem', 'eindhoven', 'grave', 'nijmegen', 'uden', 'valkenswaard', 'veghel']);
    expect([path[0], path.at(-1)]).toEqual(['0627', place('arnhem')[0]]);
  });

  test('armour drives all of it at half a point a hex', () => {
    expect(total('armour', path.join(' '))).toBe((path.length - 1) / 2);
  });

  test('crosses seven waters by bridges', () => {
    const crossed = along(path).filter(([a, b]) => side(a, b).river);
    expect(crossed.map(([a, b]) => side(a, b).name)).toEqual([
      'Maas-Scheldekanaal', 'Wilhelminakanaal', 'Zuid-Willemsvaart', 'Maas', 'Maas-Waalkanaal', 'Waal', 'Nederrijn',
    ]);
    expect(crossed.every(([a, b]) => side(a, b).bridge)).toBe(true);
  });

  test('10.1: over the first canal, the Waal and the Nederrijn there is no other bridge on the way', () => {
    expect(reachable('0627', without('')).has('1705')).toBe(true);
    expect(reachable('0627', without('0627-0626')).has('0626')).toBe(false);
    expect(reachable('0627', without('1609-1608')).has('1608')).toBe(false);
    expect(reachable('0627', without('1706-1705')).has('1705')).toBe(false);
  });
});

describe('roads', () => {
  const roadsAt = (name: string): string[] => around(name).filter((next) => byRoad(name, next));

  test('end only in a place or at the map edge, and enter no swamp', () => {
    const placed = MAP.places.flatMap((found) => (found.hexes.length === 1 ? found.hexes : []));
    for (const name of hexes.filter((hex) => roadsAt(hex).length === 1)) {
      expect(placed.includes(name) || around(name).length < 6, name).toBe(true);
    }
    expect(hexes.filter((name) => roadsAt(name).length > 0 && terrain(name) === 'swamp')).toEqual([]);
  });

  test('join every city but those on the islands between the rivers to the red road', () => {
    const reached = reachable('1705', byRoad);
    const apart = cities.filter(({ hexes: [hex = ''] }) => !reached.has(hex)).map(({ id }) => id);
    expect(apart).toEqual(['zaltbommel']);
  });
});

describe('rivers, bridges and ferries', () => {
  const rivers = MAP.sides.filter(({ river }) => river);
  const named = (name: string): MapSide[] => rivers.filter((found) => found.name === name);
  const NAMES = [
    'IJssel', 'Lek', 'Maas', 'Maas-Scheldekanaal', 'Maas-Waalkanaal', 'Nederrijn', 'Pannerdensch Kanaal', 'Rijn', 'Waal', 'Wilhelminakanaal',
    'Zuid-Willemsvaart',
  ];
  const corners = new Map<string, number>();
  for (const a of hexes) for (const b of around(a)) for (const end of meetings([{ a, b, source: '' }]).keys()) corners.set(end, (corners.get(end) ?? 0) + 1);
  /** Three hexes meet in every corner but those at which the field ends. */
  const isRim = (corner: string): boolean => (corners.get(corner) ?? 0) < 6;

  test('every river has a name and is one line without branches or gaps', () => {
    expect([...new Set(rivers.map(({ name }) => name))].toSorted()).toEqual(NAMES);
    for (const name of NAMES) {
      expect(pieces(named(name)), name).toBe(1);
      expect(looseEnds(named(name)), name).toHaveLength(2);
      expect(Math.max(...[...meetings(named(name)).values()].map((met) => met.length)), name).toBe(2);
    }
  });

  test('rivers end at each other or at the edge of the field', () => {
    expect(looseEnds(rivers).filter(({ end }) => !isRim(end)).map(({ side: last }) => nameOf(last))).toEqual([]);
    const ends = looseEnds(rivers).map(({ side: { name } }) => name);
    expect(ends.toSorted()).toEqual(
      ['IJssel', 'Lek', 'Maas', 'Maas', 'Maas-Scheldekanaal', 'Maas-Scheldekanaal', 'Rijn', 'Waal', 'Wilhelminakanaal', 'Zuid-Willemsvaart'],
    );
    expect(pieces(rivers)).toBe(2);
    expect(pieces(rivers.filter(({ name }) => name !== 'Maas-Scheldekanaal'))).toBe(1);
  });

  test('the Rhine divides into Waal and Pannerdensch Kanaal, and that into Nederrijn and IJssel', () => {
    const met = [...meetings(rivers).values()].filter((parts) => parts.length === 3).map((parts) => parts.map(({ name }) => name).toSorted());
    expect(met).toHaveLength(6);
    expect(met).toEqual(expect.arrayContaining([['Pannerdensch Kanaal', 'Rijn', 'Waal'], ['IJssel', 'Nederrijn', 'Pannerdensch Kanaal']]));
  });

  test('Helmond lies west of the Zuid-Willemsvaart', () => {
    const canal = MAP.sides.filter(({ name }) => name === 'Zuid-Willemsvaart').map(({ a, b }) => `${a}-${b}`);
    expect(canal.filter((side) => side.includes('1119')).toSorted()).toEqual(list('1118-1119 1119-1219 1119-1220'));
  });

  test('there is a bridge wherever a road crosses a river, and nowhere else', () => {
    const bridges = MAP.sides.filter(({ bridge }) => bridge);
    expect(bridges.map(nameOf)).toEqual(rivers.filter(({ road }) => road).map(nameOf));
    expect(bridges.filter(({ road }) => road === 'red-road').map(nameOf)).toEqual(
      list('0626-0627 0720-0820 0816-0915 1310-1311 1410-1509 1608-1609 1705-1706'),
    );
    expect(bridges.filter(({ road }) => road === 'road').map(nameOf)).toEqual(
      list('0413-0512 0619-0620 1118-1119 1119-1220 1411-1511 1714-1814 1805-1905 2002-2102'),
    );
  });

  test('10.2: two ferries, over the Rhine above and below Arnhem, without road or bridge', () => {
    const ferries = MAP.sides.filter(({ ferry }) => ferry);
    expect(ferries.map(nameOf)).toEqual(['1006-1106', '1906-2006']);
    for (const { river, bridge, road } of ferries) expect([river, bridge, road]).toEqual([true, undefined, undefined]);
    expect(ferries.map(({ name }) => name)).toEqual(['Nederrijn', 'Pannerdensch Kanaal']);
  });
});

describe('areas', () => {
  test('11.1.4: north of the Waal, each of its hexsides and of the Rhine above has one hex of the area', () => {
    const north = area('north-of-waal');
    for (const { a, b, name } of MAP.sides.filter(({ name: river }) => river === 'Waal' || river === 'Rijn')) {
      expect(north.includes(a) !== north.includes(b), `${name} ${a}-${b}`).toBe(true);
    }
    for (const id of ['arnhem', 'bemmel', 'elst', 'tiel', 'utrecht', 'doetinchem', 'emmerich']) expect(north, id).toContain(place(id)[0]);
    for (const id of ['nijmegen', 'zaltbommel', 'cleve', 'oss']) expect(north, id).not.toContain(place(id)[0]);
  });

  test('4.2.1: Germans enter north of Reusel in the west, north of Helmond in the east', () => {
    const [reusel = ''] = place('reusel');
    const [helmond = ''] = place('helmond');
    const edge = (id: string): readonly string[] => MAP.edges.find((found) => found.id === id)?.hexes ?? [];
    expect(edge('west')).toContain(reusel);
    expect(area('west-entry')).toEqual(edge('west').filter((name) => row(name) < row(reusel)).toSorted());
    // In odd columns hexes lie half a hex lower: 2219 is farther north than 1119.
    const south = (name: string): number => row(name) + (column(name) % 2) / 2;
    expect(area('east-entry')).toEqual(edge('east').filter((name) => south(name) < south(helmond)).toSorted());
    expect(area('east-entry').every((name) => column(name) === 22)).toBe(true);
  });

  test('11.1.1: the bivouac of the 30th Corps is all that lies south of its canal', () => {
    const camp = hexes.filter((name) => features(name).includes('bivouac'));
    expect([...reachable('0628', onBank)].toSorted()).toEqual(camp.toSorted());
    expect(GERMANS.filter((name) => camp.includes(name))).toEqual([]);
    expect(camp.every((name) => ['open', 'forest'].includes(terrain(name)))).toBe(true);
    // Eleven units of three a hex find room out of reach of the German zones.
    const free = camp.filter((name) => !around(name).some((next) => GERMANS.includes(next)));
    expect(free.length * 3).toBeGreaterThanOrEqual(11);
    expect(camp).toContain(area('red-road')[0]);
  });
});

describe('frontiers', () => {
  const line = MAP.sides.filter(({ frontier }) => frontier);

  test('run unbroken from edge to edge, one to Belgium and one to Germany', () => {
    expect(pieces(line)).toBe(2);
    expect(looseEnds(line)).toHaveLength(4);
    expect(looseEnds(line).every(({ side: { a, b } }) => around(a).length < 6 && around(b).length < 6)).toBe(true);
  });

  test('leave every city in its country', () => {
    const dutch = reachable('1705', (a, b) => !side(a, b).frontier);
    expect(cities.filter(({ hexes: [hex = ''] }) => !dutch.has(hex)).map(({ id }) => id)).toEqual(['cleve', 'emmerich', 'goch']);
    for (const id of ['reusel', 'luyksgestel', 'budel', 'pannerden']) expect(dutch.has(place(id)[0] as string), id).toBe(true);
    for (const id of ['lommel', 'neerpelt', 'hamont', 'kranenburg', 'reichswald']) expect(dutch.has(place(id)[0] as string), id).toBe(false);
  });
});
