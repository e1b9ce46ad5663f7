import { format } from 'prettier';
import { expect, test } from 'vitest';
import { GAMES } from '../games/all.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import { makeCounters, parseCounters, type CountersDoc } from './counters.ts';
import { jsonSchemas } from './json-schemas.ts';
import { makeMap, parseMap } from './map.ts';

test.each(Object.entries(jsonSchemas()))(
  'docs/formats/%s.schema.json is current (update: npx vitest run -u)',
  async (id, schema) => {
    const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 120 });
    await expect(text).toMatchFileSnapshot(`../../docs/formats/${id}.schema.json`);
  },
);

const games = [toy, ...GAMES];

test.each(games)('the map of $id matches the schema', ({ map }) => {
  expect(parseMap(makeMap(map))).toEqual({ ok: true, value: map });
});

test.each(games)('the counters of $id match the schema', ({ id, counters, map }) => {
  const document: CountersDoc = { format: 'bivouac-counters', version: 1, game: id, sources: map.sources, counters };
  expect(parseCounters(makeCounters(document))).toEqual({ ok: true, value: document });
});

test('rows and columns have numbers of two digits', () => {
  const grid = { ...toy.map.grid, columns: 28, rows: 59 };
  const numbered = (firstColumn: number, firstRow: number) =>
    parseMap(makeMap({ ...toy.map, grid: { ...grid, numbering: { ...grid.numbering, firstColumn, firstRow } } }));
  expect(numbered(72, 41).ok).toBe(true);
  expect(numbered(73, 41)).toMatchObject({ error: { code: 'out-of-range', at: 'grid.columns' } });
  expect(numbered(72, 42)).toMatchObject({ error: { code: 'out-of-range', at: 'grid.rows' } });
});

test('a hexside may have a ferry and a class of road of the game', () => {
  const [side] = toy.map.sides;
  const sides = [{ a: '0101', b: '0201', source: 'toy', ...side, ferry: true as const, road: 'lane' }];
  const map = { ...toy.map, sides };
  expect(parseMap(makeMap(map))).toEqual({ ok: true, value: map });
  expect(parseMap(makeMap(map).replace('"ferry": true', '"ferry": "rope"'))).toMatchObject({
    ok: false,
    error: { at: 'sides[0].ferry' },
  });
});

test('a hexside may have a kind of river or bridge of the game, a bridge blown or intact at the start, a boundary', () => {
  const marks = { blown: true, intact: true, boundary: true } as const;
  const sides = [{ a: '0101', b: '0201', source: 'toy', river: 'canal', bridge: 'rail', ...marks }];
  const map = { ...toy.map, sides };
  const text = makeMap(map);
  expect(parseMap(text)).toEqual({ ok: true, value: map });
  expect(parseMap(text.replace('"blown": true', '"blown": false'))).toMatchObject({ error: { at: 'sides[0].blown' } });
  expect(parseMap(text.replace('"canal"', 'false'))).toMatchObject({ error: { at: 'sides[0].river' } });
});

test('a map with a wrong hex number or an unknown field is refused with the place', () => {
  const text = makeMap(toy.map);
  expect(parseMap(text.replace('"0101": {', '"101": {'))).toMatchObject({
    error: { code: 'not-a-hex', at: 'hexes.101' },
  });
  expect(parseMap(text.replace('"a": "0101"', '"a": "1"'))).toMatchObject({
    error: { code: 'not-a-hex', at: 'sides[0].a' },
  });
  expect(parseMap(text.replace('"river"', '"rivver"'))).toMatchObject({
    error: { code: 'unknown-field', at: 'sides[0].rivver' },
  });
  expect(parseMap(text.replace('"orientation": "flat"', '"orientation": "round"'))).toMatchObject({
    error: { code: 'not-one-of', at: 'grid.orientation' },
  });
  expect(parseMap(text.replace('"source": "toy"', '"source": 7'))).toMatchObject({
    error: { code: 'wrong-type', at: 'hexes.0101.source' },
  });
});
