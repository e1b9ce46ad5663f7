import { expect, test } from 'vitest';
import { CCRR, type GridShape } from '../../../hex/shape.ts';
import { LIGHTS, SHEET } from './palette.ts';
import { sheetOf } from './sheet.ts';
import { STYLES } from './styles.ts';

const SHAPE: GridShape = { orientation: 'flat', columns: 3, rows: 3, offset: 'odd', numbering: CCRR, missing: [] };
const ground = { id: 'small', grid: SHAPE, hexes: {}, sides: [], labels: [], light: 'winter' };

test('a style comes before the light of a map; what it does not change is as the light has it', () => {
  const painted = sheetOf(ground);
  expect(painted.style).toBe(STYLES.painted);
  expect(painted.inks).toEqual({ ...SHEET, ...LIGHTS['winter'] });
  const { inks, style } = sheetOf({ ...ground, style: 'plain' });
  expect(style).toBe(STYLES.plain);
  expect(inks.paper).toBe(STYLES.plain.inks.paper);
  expect(inks.stubble).toBe(LIGHTS['winter']?.stubble);
  expect(inks.camp).toBe(SHEET.camp);
});
