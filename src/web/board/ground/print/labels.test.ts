import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../games/all.ts';
import { CCRR } from '../../../../hex/shape.ts';
import { groundOf } from '../../../map/ground.ts';
import { overlap, type Box } from './boxes.ts';
import { placeLabels } from './labels.ts';
import type { Lettering, Measure } from './letters.ts';
import { centre, sheetOf, type Sheet } from '../../model/sheet.ts';

const sheets = GAMES.map(({ id, map, looks }) => ({ id, sheet: sheetOf(groundOf(map, looks)) }));
const { sheet } = sheets.find(({ id }) => id === 'reichswald') as { sheet: Sheet };

/** Letters as wide as those of the page's font, or a little wider. */
const measure: Measure = (text, { size, spacing }) => text.length * (size * 0.6 + spacing);

const at = (k: number): Lettering[] => placeLabels(sheet, k, measure);
const zooms = [12, 17, 20, 24, 30, 48, 84];

function clashes(words: readonly Lettering[]): string[] {
  return words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => a.boxes.some((box) => b.boxes.some(overlap(box))))
      .map((b) => `${a.text} ${b.text}`),
  );
}

const isOff = ({ layout: { width, height }, cut }: Sheet, k: number) => {
  const east = (x: number): boolean => (cut ? (cut.east ? x > cut.x * k : x < cut.x * k) : false);
  const south = (y: number): boolean => (cut ? (cut.south ? y > cut.y * k : y < cut.y * k) : false);
  return ({ left, top, right, bottom }: Box): boolean =>
    left < 0 ||
    top < 0 ||
    right > width * k ||
    bottom > height * k ||
    ((east(left) || east(right)) && (south(top) || south(bottom)));
};

describe.each(sheets)('the lettering of the map of $id', ({ sheet }) => {
  it.each(zooms)('has no two words over each other, and stays on the hexes, at %i pixels a hex', (k) => {
    const words = placeLabels(sheet, k, measure);
    expect(clashes(words)).toEqual([]);
    expect(words.filter(({ boxes }) => boxes.some(isOff(sheet, k)))).toEqual([]);
  });

  it('names every city where there is room for it', () => {
    const { labels } = sheet.ground;
    const cities = labels.filter(({ kind }) => kind === 'city').map(({ text }) => text.toUpperCase());
    for (const k of zooms.filter((k) => k > 12))
      expect(placeLabels(sheet, k, measure).map(({ text }) => text)).toEqual(expect.arrayContaining(cities));
  });
});

describe('the lettering of the map', () => {
  it('names every city at every zoom, every place and river from nearer by, every hex where there is room', () => {
    const named = (k: number): string[] => at(k).map(({ text }) => text);
    const { labels } = sheet.ground;
    const cities = labels.filter(({ kind }) => kind === 'city').map(({ text }) => text.toUpperCase());
    for (const k of zooms) expect(named(k)).toEqual(expect.arrayContaining(cities));
    const places = labels.filter(({ kind }) => kind === 'village' || kind === 'point').map(({ text }) => text);
    for (const k of [24, 30, 48, 84]) {
      expect(named(k)).toEqual(expect.arrayContaining([...places, 'Niers', 'Maas', 'Rhein', 'REICHSWALD']));
      expect(at(k).filter(({ style }) => style.kind === 'number')).toHaveLength(sheet.grid.size);
    }
    for (const k of [30, 48, 84]) expect(named(k)).toContain('Spoykanal');
  });

  it('leaves the middle of the hexes to the counters', () => {
    const isOnCentre = ({ boxes }: Lettering): boolean =>
      sheet.grid.names.some((_, hex) => {
        const { x, y } = centre(sheet, hex);
        return boxes.some(
          ({ left, right, top, bottom }) => left < x * 48 && x * 48 < right && top < y * 48 && y * 48 < bottom,
        );
      });
    expect(at(48).filter(isOnCentre)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(at(30)).toEqual(at(30));
  });
});

describe('the lettering of a made-up sheet', () => {
  const shape = { orientation: 'pointy', columns: 50, rows: 4, offset: 'odd', numbering: CCRR, missing: [] } as const;
  const rows = Array.from({ length: 48 }, (_, i) => String(i + 2).padStart(2, '0'));
  /** Between the second row and the third, all the way. */
  const along = rows.flatMap((column, i) => [
    [`${column}02`, `${column}03`],
    [`${column}02`, `${rows[i - 1] ?? '01'}03`],
  ]);
  const drawn = (sides: readonly (string | undefined)[][]) =>
    sheetOf({
      id: 'made up',
      grid: shape,
      hexes: { '0202': { terrain: 'open', features: ['drop-zone'], names: { 'drop-zone': 'Q' } } },
      sides: sides.map(([a = '', b = '']) => ({ a, b, river: true, name: 'Long' })),
      labels: [],
    });
  const named = (text: string, k: number, sides: readonly (string | undefined)[][] = along): Lettering[] =>
    placeLabels(drawn(sides), k, measure).filter((one) => one.text === text);
  const count = (...asked: Parameters<typeof named>): number => named(...asked).length;

  it('names a long river several times, a short one once', () => {
    expect(count('Long', 30)).toBeGreaterThan(3);
    expect(count('Long', 30, along.slice(0, 12))).toBe(1);
  });

  it('has its letters read from left to right, nearly level beside a straight river', () => {
    for (const { glyphs } of [...named('Long', 30), ...named('Long', 30, along.toReversed())]) {
      expect(glyphs.map(({ text }) => text).join('')).toBe('Long');
      expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b));
      for (const { angle } of glyphs) expect(Math.abs(angle)).toBeLessThan(0.2);
    }
  });

  it('has the name of a drop zone on its badge, but not from afar', () => {
    expect(count('Q', 30)).toBe(1);
    expect(count('Q', 15)).toBe(0);
  });
});
