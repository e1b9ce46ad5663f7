import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/index.ts';
import { groundOf } from '../../map/ground.ts';
import { overlap, placeLabels, type Box, type Lettering, type Measure } from './labels.ts';
import { centre, sheetOf } from '../model/sheet.ts';

const game = gameById('reichswald');
if (!game) throw new Error('There is no such game.');
const sheet = sheetOf(groundOf(game.map, game.looks));

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

describe('the lettering of the map', () => {
  it.each(zooms)('has no two words over each other at %i pixels a hex', (k) => {
    expect(clashes(at(k))).toEqual([]);
  });

  it.each(zooms)('stays on the hex field at %i pixels a hex', (k) => {
    const { width, height } = sheet.layout;
    const isOff = ({ left, top, right, bottom }: Box): boolean =>
      left < 0 || top < 0 || right > width * k || bottom > height * k;
    expect(at(k).filter(({ boxes }) => boxes.some(isOff))).toEqual([]);
  });

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
