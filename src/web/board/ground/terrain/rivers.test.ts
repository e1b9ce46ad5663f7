import { expect, test } from 'vitest';
import { makeGrid, neighboursOf } from '../../../../hex/grid.ts';
import { CCRR, type GridShape } from '../../../../hex/shape.ts';
import { centre, sheetOf } from '../../model/sheet.ts';
import { riverLines } from './rivers.ts';

const SHAPE: GridShape = { orientation: 'pointy', columns: 9, rows: 9, offset: 'odd', numbering: CCRR, missing: [] };
const grid = makeGrid(SHAPE);
const at = (name: string): number => grid.names.indexOf(name);

/** The six hexsides of a hex, as a river of this kind. */
const round = (name: string, river: true | string) =>
  neighboursOf(grid, at(name)).map((hex) => ({ a: name, b: grid.names[hex] ?? '', river, name: 'Moat' }));

test('rivers of one name and several kinds are lines of their own; a canal keeps to its hexsides', () => {
  const sides = [...round('0303', 'canal'), ...round('0707', true)];
  const sheet = sheetOf({ id: 'moats', grid: SHAPE, hexes: {}, sides, labels: [] });
  const lines = riverLines(sheet);
  expect(lines.map(({ name, look }) => [name, look])).toEqual([
    ['Moat', 'canal'],
    ['Moat', 'river'],
  ]);
  /** How far the points of a moat are from being equally far from its hex, corners apart. */
  const strays = (look: string, hex: string): number => {
    const { x, y } = centre(sheet, at(hex));
    const points = lines.find((line) => line.look === look)?.line ?? [];
    const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
    return Math.max(...far) - Math.min(...far);
  };
  expect(strays('canal', '0303')).toBeLessThan(0.17);
  expect(strays('river', '0707')).toBeGreaterThan(0.17);
});
