import { describe, expect, test } from 'vitest';
import { directionTo, distance, neighbour } from '../../../hex/grid.ts';
import type { MapSide } from '../../../wargame/map.ts';
import { surveyOf } from '../../../wargame/map.test-kit.ts';
import { MAP } from './map.ts';

const { grid, hexes: allHexes, at, around, sides, side, terrain, features, area, place, meetings, pieces, looseEnds: ends, reachable } = surveyOf(MAP);
const nameOf = (hex: number): string => grid.names[hex] as string;
const onEdge = (name: string): boolean => /^(01|26)|(01|18)$/.test(name);
const list = (text: string): string[] => text.split(/[\s,]+/);
const havingTerrain = (kind: string): string[] => allHexes.filter((name) => terrain(name) === kind);
const settled = MAP.places.filter((found) => found.kind !== 'landmark');
const flood = new Set(area('flood'));
const isWet = (name: string): boolean => terrain(name) === 'inundation';
const isWetLater = (name: string): boolean => isWet(name) || flood.has(name);

const ISLANDS = ['zyfflich', 'niel', 'mehr', 'rindern'];
const FOREST_11_2 = list(
  `0410, 0411, 0509, 0510, 0609, 0610, 0611, 0709, 0710, 0711, 0809, 0810, 0811, 0812, 0908, 0909, 0910, 0911, 0912, 1008, 1009, 1010,
   1011, 1012, 1013, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1309, 1310, 1311, 1312, 1409,
   1410, 1411, 1412, 1413`,
);

/** The terrain table. */
const COST = {
  foot: { open: 2, city: 1, village: 1, forest: 3, crest: 4, inundation: Infinity, paved: 1, unpaved: 1, ford: 1 },
  motor: { open: 3, city: 2, village: 2, forest: 3, crest: 4, inundation: Infinity, paved: 1, unpaved: 2, ford: Infinity },
  armour: { open: 2, city: 4, village: 2, forest: 5, crest: Infinity, inundation: Infinity, paved: 1, unpaved: 2, ford: Infinity },
  buffalo: { open: 2, city: 4, village: 2, forest: 5, crest: Infinity, inundation: 1, paved: 1, unpaved: 2, ford: Infinity },
} as const;
type Mover = keyof typeof COST;

function cost(mover: Mover, a: string, b: string): number {
  const table = COST[mover];
  const { road, river, bridge } = side(a, b);
  const price = table[terrain(b) as 'open'];
  const ground = road && Number.isFinite(price) ? table[road as 'paved'] : price;
  return ground + features(b).length + (river && !bridge ? table.ford : 0);
}

const costsAlong = (mover: Mover, ...path: string[]): number[] => path.slice(1).map((b, i) => cost(mover, path[i] as string, b));

const looseEnds = (line: readonly MapSide[]): MapSide[] => ends(line).map((loose) => loose.side);
const endsAtEdge = ({ a, b }: MapSide): boolean => onEdge(a) && onEdge(b);

describe('grid and hexsides', () => {
  test('RW-2.1-a: 468 hexes, 26 columns of 18, each once', () => {
    expect(grid.size).toBe(468);
    expect(allHexes.toSorted()).toEqual([...grid.names].toSorted());
  });

  test('odd columns are half a hex lower: the hexes of the Bailey bridge are adjacent, and 0906 is north-east of 0807', () => {
    expect(directionTo(grid, at('0216'), at('0315'))).toBe(1);
    expect(nameOf(neighbour(grid, at('0807'), 1))).toBe('0906');
  });

  test('every hexside is between adjacent hexes and listed once', () => {
    expect(sides.size).toBe(MAP.sides.length);
    for (const { a, b } of MAP.sides) {
      expect(directionTo(grid, at(a), at(b)), `${a}-${b}`).toBeGreaterThanOrEqual(0);
      expect((directionTo(grid, at(a), at(b)) + 3) % 6).toBe(directionTo(grid, at(b), at(a)));
      expect(a < b).toBe(true);
    }
  });

  test('each edge is the outermost row or column on its side, and every hex that lacks a neighbour lies on one', () => {
    const rows = (row: string): string[] => allHexes.filter((name) => name.endsWith(row));
    const columns = (column: string): string[] => allHexes.filter((name) => name.startsWith(column));
    const edges = Object.fromEntries(MAP.edges.map(({ id, hexes }) => [id, hexes.toSorted()]));
    expect(edges).toEqual({
      north: rows('01').toSorted(), east: columns('26').toSorted(), south: rows('18').toSorted(), west: columns('01').toSorted(),
    });
    const outer = allHexes.filter((name) => around(name).length < 6);
    expect(outer.toSorted()).toEqual([...new Set(Object.values(edges).flat())].toSorted());
  });

  test('only terrain and features of the vocabulary are used, and no hexside is empty', () => {
    expect(new Set(allHexes.map(terrain))).toEqual(new Set(['open', 'city', 'village', 'forest', 'crest', 'inundation']));
    expect(new Set(allHexes.flatMap(features))).toEqual(new Set(['siegfried', 'fortification']));
    for (const { a, b, source, ...carried } of MAP.sides) {
      expect(source).toBeTruthy();
      expect(Object.keys(carried).length, `${a}-${b}`).toBeGreaterThan(0);
      for (const field of Object.keys(carried)) expect(['river', 'bridge', 'road', 'frontier', 'name']).toContain(field);
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
});

describe('hexes named in the rulebook', () => {
  test('11.2: the 48 hexes of the Reichswald are forest and make up the area', () => {
    expect(FOREST_11_2).toHaveLength(48);
    expect(area('reichswald')).toEqual(FOREST_11_2);
    expect(new Set(FOREST_11_2.map(terrain))).toEqual(new Set(['forest']));
    for (const name of FOREST_11_2) expect(MAP.hexes[name]?.source).toSatisfy((s) => s === 'wood' || (s as { terrain: string }).terrain === 'wood');
  });

  test('9.0: the five flood hexes are dry, open and without features at the start, and surround Kranenburg with the inundation', () => {
    expect(area('flood')).toEqual(['0505', '0605', '0606', '0706', '0806']);
    for (const name of flood) {
      expect(terrain(name)).toBe('open');
      expect(features(name)).toEqual([]);
    }
    expect(terrain('0705')).toBe('village');
    expect(around('0705').filter((name) => !isWetLater(name))).toEqual([]);
    expect(around('0705').some((name) => isWet(name))).toBe(true);
  });

  test('11.1.1, 11.1.2: no unit starts in inundation, no artillery in woods, towns or on a crest', () => {
    const guns = list('0906 1308 0816 0101 0201 0202 0103 0304 0106 0206 0208 0209 0111 0115 0116 0117 0217');
    const others = list('0505 1405 0507 0509 0411 0312 0813 0516 0302 0305 0308 0211');
    for (const name of [...guns, ...others]) expect(terrain(name), name).not.toMatch(/inundation|crest/);
    for (const name of guns) expect(terrain(name), name).not.toMatch(/forest|city/);
    expect(terrain('1405')).toBe('city');
    expect(terrain('1308')).toBe('open');
  });

  test('11.1.4 and 11.2: trigger and exit hexes', () => {
    expect(area('trigger-43')).toEqual(['1204', '1305', '1306']);
    expect(place('cleve').filter((name) => area('trigger-43').includes(name))).toEqual([]);
    const a = area('exit-a');
    const b = area('exit-b');
    expect([a[0], a.at(-1), b[0], b.at(-1)]).toEqual(['0418', '1018', '1118', '2118']);
    expect(new Set([...a, ...b]).size).toBe(18);
    expect([...a, ...b].every((name) => name.endsWith('18') && !isWet(name))).toBe(true);
    expect(isWet('0318')).toBe(true);
    expect(place('hassum')).toEqual(['1018']);
    expect(place('udem')[0]?.slice(0, 2)).toBe('21');
  });

  test('example of 4.0: Klinkenberg to the crest for 10, and 10 in rain without the crest', () => {
    const path = ['0807', '0906', '1006', '1105', '1205', '1305'];
    expect(costsAlong('foot', ...path)).toEqual([3, 1, 1, 1, 4]);
    expect(features('0906')).toEqual(['siegfried']);
    expect(terrain('0906')).toBe('open');
    expect(side('0807', '0906').road).toBeUndefined();
    expect(terrain('1006')).toBe('village');
    expect([side('1006', '1105').road, side('1105', '1205').road]).toEqual(['paved', 'paved']);
    expect([terrain('1105'), terrain('1205'), terrain('1305')]).toEqual(['forest', 'forest', 'crest']);
    const inRain = costsAlong('foot', ...path).map((points) => points + 1);
    expect(inRain.slice(0, -1).reduce((p, q) => p + q)).toBe(10);
    expect(inRain.at(-1)).toBe(5);
  });

  test('example of 4.4: amphibious units from Wyler to Rindern for 11 and back to 0605 for 8', () => {
    const out = ['0405', '0505', '0605', '0704', '0804', '0903', '1003', '1103', '1203', '1302'];
    expect(costsAlong('buffalo', ...out)).toEqual([1, 2, 1, 1, 1, 1, 1, 1, 2]);
    expect(distance(grid, at('0605'), at('1302'))).toBe(7);
    expect(costsAlong('buffalo', ...out.slice(2).toReversed())).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(around('0605')).toContain('0606');
  });
});

describe('places', () => {
  test('lie in the hexes given by rules and labels, on their own terrain', () => {
    const expected: Record<string, string> = {
      cleve: '1404 1405 1505', goch: '1416 1516', calcar: '2208 2308', udem: '2116', gennep: '0415', wyler: '0405', kranenburg: '0705',
      nutterden: '1006', rindern: '1302', 'de-horst': '0507', frasselt: '0808', hekkens: '0913', donsbruggen: '1204', 'bedburg-hau': '1607',
      'am-klosterhof': '1609', asperden: '1215', kessel: '1015', hassum: '1018', klinkenberg: '0807',
    };
    for (const [id, hexes] of Object.entries(expected)) expect(place(id), id).toEqual(list(hexes));
    for (const found of settled) for (const name of found.hexes) expect(terrain(name), found.id).toBe(found.kind);
  });

  test('every city and village hex belongs to one place; ids are unique', () => {
    const hexes = MAP.places.flatMap((found) => found.hexes);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(settled.flatMap((found) => found.hexes).toSorted()).toEqual([...havingTerrain('city'), ...havingTerrain('village')].toSorted());
    const ids = MAP.places.map((found) => found.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(MAP.places.map((found) => found.kind))).toEqual(new Set(['city', 'village', 'landmark']));
  });

  test('the hexes of a city are connected', () => {
    for (const { id, hexes } of settled) {
      expect(reachable(hexes[0] as string, (_, b) => hexes.includes(b)).size, id).toBe(hexes.length);
    }
  });

  test('at the start the Allies hold only the places behind their artillery', () => {
    expect(area('allied-front')).toEqual([...place('beek'), ...place('groesbeek')]);
  });

  test('islanded villages are surrounded by inundation; other places are not, except Kranenburg after the flood', () => {
    const islands = settled.filter(({ hexes }) => hexes.every((name) => around(name).every(isWet))).map(({ id }) => id);
    expect(islands.toSorted()).toEqual(ISLANDS.toSorted());
    const dry = reachable('0102', (a, b) => !isWetLater(b) && Number.isFinite(cost('armour', a, b)));
    const cut = settled.filter(({ hexes }) => !hexes.some((name) => dry.has(name))).map(({ id }) => id);
    expect(cut.toSorted()).toEqual([...ISLANDS, 'kranenburg'].toSorted());
  });
});

describe('roads', () => {
  const roads = MAP.sides.filter(({ road }) => road);
  const roadSidesAt = (name: string): MapSide[] => roads.filter(({ a, b }) => a === name || b === name);

  test('end only in a place, at the map edge or at the bridge of turn 20', () => {
    for (const { a, b } of roads) {
      for (const end of [a, b]) {
        const known = onEdge(end) || area('bailey').includes(end) || settled.some(({ hexes }) => hexes.includes(end));
        expect(roadSidesAt(end).length > 1 || known, end).toBe(true);
      }
    }
  });

  test('lead armour from 0102 and from 2218 to every town and village that is not islanded', () => {
    for (const entry of ['0102', '2218']) {
      const reached = reachable(entry, (a, b) => side(a, b).road !== undefined && Number.isFinite(cost('armour', a, b)));
      const missed = settled.filter(({ hexes }) => !hexes.every((name) => reached.has(name))).map(({ id }) => id);
      expect(missed.toSorted(), entry).toEqual(ISLANDS.toSorted());
    }
  });

  test('run through inundation only at the bridge of turn 20, and cross no crest', () => {
    const wet = roads.filter(({ a, b }) => isWet(a) || isWet(b)).map(({ a, b }) => [a, b]);
    expect(wet).toEqual([['0116', '0216'], ['0315', '0415']]);
    expect(roads.filter(({ a, b }) => terrain(a) === 'crest' || terrain(b) === 'crest')).toEqual([]);
  });

  test('the main road runs paved from Wyler by Kranenburg and Nütterden into Cleve', () => {
    const route = list('0405 0505 0606 0705 0806 0906 1006 1105 1205 1304 1404');
    route.slice(1).forEach((b, i) => expect(side(route[i] as string, b).road, b).toBe('paved'));
  });

  test('after the flood minor roads still lead from Groesbeek to Nütterden', () => {
    const reached = reachable('0208', (a, b) => side(a, b).road !== undefined && !isWetLater(b));
    expect(reached.has('1006')).toBe(true);
    expect(reached.has('0705')).toBe(false);
  });
});

describe('rivers and bridges', () => {
  const rivers = MAP.sides.filter(({ river }) => river);
  const named = (name: string): MapSide[] => rivers.filter((found) => found.name === name);

  test('every river has a name and is one line without branches or gaps', () => {
    expect(new Set(rivers.map(({ name }) => name))).toEqual(new Set(['Niers', 'Maas', 'Spoykanal', 'Rhein']));
    for (const name of ['Niers', 'Maas', 'Spoykanal', 'Rhein']) {
      const line = named(name);
      expect(pieces(line), name).toBe(1);
      expect(looseEnds(line), name).toHaveLength(2);
      expect(Math.max(...[...meetings(line).values()].map((meeting) => meeting.length)), name).toBe(2);
    }
  });

  test('rivers end at the map edge, the Niers in the Maas, the canal in the harbour of Cleve', () => {
    expect(looseEnds(named('Maas')).every(endsAtEdge)).toBe(true);
    expect(looseEnds(named('Rhein')).every(endsAtEdge)).toBe(true);
    expect(looseEnds(named('Niers')).filter(endsAtEdge).map(({ a, b }) => a + b)).toEqual(['14181518']);
    expect(pieces([...named('Niers'), ...named('Maas')])).toBe(1);
    expect(looseEnds(named('Spoykanal')).map(({ a, b }) => a + b).toSorted()).toEqual(['14011501', '14041504']);
    expect(place('cleve')).toContain('1404');
  });

  test('there is a bridge wherever a road crosses a river, and nowhere else', () => {
    const bridges = MAP.sides.filter(({ bridge }) => bridge);
    expect(bridges.map(({ a, b }) => a + b)).toEqual(rivers.filter(({ road }) => road).map(({ a, b }) => a + b));
    expect(bridges.map(({ a, b }) => `${a}-${b}`)).toEqual(list('0414-0415 1015-1016 1315-1416 1404-1503 1416-1516'));
  });

  test('armour reaches Gennep and the first exit sector only by the bridges over the Niers', () => {
    const sansBridge = (a: string, b: string): boolean => !side(a, b).river && Number.isFinite(cost('armour', a, b));
    const north = reachable('0111', sansBridge);
    for (const name of ['0415', '0418', '0816', '1018', '1416']) expect(north.has(name), name).toBe(false);
    for (const name of ['0414', '1015', '1215', '1516', '2116']) expect(north.has(name), name).toBe(true);
  });

  test('4.3: the Maas and its floods cut off the west bank until the bridge of turn 20 joins 0216 and 0315', () => {
    const bank = reachable('0116', (a, b) => Number.isFinite(cost('foot', a, b)));
    expect([...bank].toSorted()).toEqual(list('0115 0116 0117 0118 0217 0218'));
    expect(area('bailey').every(isWet)).toBe(true);
    expect(side('0216', '0315')).toMatchObject({ river: true, name: 'Maas' });
    expect([side('0116', '0216').road, side('0315', '0415').road]).toEqual(['paved', 'paved']);
    expect(place('gennep')).toEqual(['0415']);
  });
});

describe('entry', () => {
  const ENTRIES = { allied: ['0102', '0107', '0111'], german: ['2218', '2613', '0618', '1618'] };

  test('every entry hex lies on its edge, with an adjacent hex on the same edge', () => {
    for (const name of ENTRIES.allied) expect(name).toMatch(/^01/);
    for (const name of ENTRIES.german) expect(name).toMatch(/^26|18$/);
    for (const name of [...ENTRIES.allied, ...ENTRIES.german]) {
      expect(around(name).filter(onEdge).filter((beside) => !isWet(beside)).length, name).toBeGreaterThanOrEqual(2);
    }
  });

  test('foot, motorised and armoured units reach Cleve and Goch from every entry hex, by road all the way', () => {
    for (const name of [...ENTRIES.allied, ...ENTRIES.german]) {
      for (const mover of ['foot', 'motor', 'armour'] as const) {
        const reached = reachable(name, (a, b) => side(a, b).road !== undefined && Number.isFinite(cost(mover, a, b)));
        expect(Number.isFinite(COST[mover][terrain(name) as 'open']), name).toBe(true);
        expect(reached.has('1405') && reached.has('1516'), `${mover} from ${name}`).toBe(true);
      }
    }
  });

  test('0801 is inundated and on the north edge, and amphibious units reach 0605 from it', () => {
    expect(isWet('0801')).toBe(true);
    expect(reachable('0801', (_, b) => isWet(b) || b === '0605').has('0605')).toBe(true);
  });
});

describe('heights and fortifications', () => {
  test('infantry can enter every crest from a hex that is neither crest nor inundation; armour can enter none', () => {
    for (const name of havingTerrain('crest')) {
      const below = around(name).filter((beside) => terrain(beside) !== 'crest' && !isWet(beside));
      expect(below.length, name).toBeGreaterThan(0);
      expect(below.every((beside) => Number.isFinite(cost('foot', beside, name)))).toBe(true);
      expect(below.some((beside) => Number.isFinite(cost('armour', beside, name)))).toBe(false);
    }
    expect(havingTerrain('crest')).toContain('1306');
  });

  test('the Siegfried line is unbroken from the inundation at 0906 to Goch, and from Goch to the south edge', () => {
    const line = allHexes.filter((name) => features(name).includes('siegfried'));
    const north = reachable('0906', (_, b) => line.includes(b));
    expect(isWet('0905')).toBe(true);
    for (const name of ['0908', '0913', '1215']) expect(north.has(name), name).toBe(true);
    expect([...north].some((name) => around(name).some((beside) => place('goch').includes(beside)))).toBe(true);
    const south = line.filter((name) => !north.has(name));
    expect(reachable(south[0] as string, (_, b) => south.includes(b)).size).toBe(south.length);
    expect(south.some((name) => name.endsWith('18'))).toBe(true);
    expect(south.some((name) => around(name).some((beside) => place('goch').includes(beside)))).toBe(true);
  });

  test('every fortification is adjacent to another or in a town; there is none where the examples pay nothing for one', () => {
    const works = allHexes.filter((name) => features(name).length > 0);
    for (const name of works) {
      expect(features(name)).toHaveLength(1);
      expect(isWet(name)).toBe(false);
      const isJoined = around(name).some((beside) => features(beside).length > 0) || terrain(name) === 'city';
      expect(isJoined, name).toBe(true);
    }
    for (const name of list('0505 0605 1006 1105 1205 1305 1302')) expect(features(name), name).toEqual([]);
  });
});

describe('frontier', () => {
  test('runs unbroken from the north edge to the south edge', () => {
    const line = MAP.sides.filter(({ frontier }) => frontier);
    expect(pieces(line)).toBe(1);
    expect(looseEnds(line)).toHaveLength(2);
    expect(looseEnds(line).every(endsAtEdge)).toBe(true);
  });

  test('leaves the Reichswald, Wyler and Hassum in Germany, De Horst, Gennep and the Allied guns in the Netherlands', () => {
    const dutch = reachable('0111', (a, b) => !side(a, b).frontier);
    for (const name of ['0507', '0415', '0208', '0302', '0312']) expect(dutch.has(name), name).toBe(true);
    for (const name of [...FOREST_11_2, '0405', '1018', '0816', '0503']) expect(dutch.has(name), name).toBe(false);
  });
});
