import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/index.ts';
import { LANGS } from '../../../text/format.ts';
import { groundOf } from '../../map/ground.ts';
import { marginOf, markersOf } from '../../map/margin.ts';
import { boxName } from './margin.ts';
import { sheetOf, type Sheet } from './sheet.ts';

const sheets = GAMES.flatMap(({ id, map, margin, looks }) =>
  margin
    ? LANGS.map((lang) => ({
        id,
        lang,
        sheet: sheetOf({ ...groundOf(map, looks), margin: marginOf(map, { id, looks, margin }, lang) }),
      }))
    : [],
);

describe.each(sheets)('the margin of $id in $lang', ({ sheet }) => {
  const { page, layout, margin } = sheet;

  it('lies below the hex field and within the page', () => {
    const ends = [page.x + page.width, page.y + page.height] as const;
    for (const { x, y, width, height } of margin?.boxes ?? []) {
      expect(x).toBeGreaterThanOrEqual(page.x);
      expect(y).toBeGreaterThan(layout.height);
      expect(x + width).toBeLessThanOrEqual(ends[0]);
      expect(y + height).toBeLessThanOrEqual(ends[1]);
    }
    for (const { x, y, size } of margin?.texts ?? []) {
      expect(x).toBeLessThan(ends[0]);
      expect(y - size / 2).toBeGreaterThan(layout.height);
      expect(y + size / 2).toBeLessThan(ends[1]);
    }
  });

  it('shows a sample of every kind on the map, and of no other', () => {
    expect(margin?.samples.map(({ kind }) => kind).toSorted()).toEqual(kindsOn(sheet));
  });
});

function kindsOn({ terrain, features, sides }: Sheet): string[] {
  const lines = sides.flatMap(({ river, bridge, ferry, road, frontier }) => [
    river ? 'river' : '',
    bridge ? 'bridge' : '',
    ferry ? 'ferry' : '',
    road ?? '',
    frontier ? 'frontier' : '',
  ]);
  return [...new Set([...terrain, ...features.flat(), ...lines])].filter((kind) => kind !== '').toSorted();
}

describe.each(GAMES.filter(({ margin }) => margin))('the tracks of $id', (game) => {
  it('have a box for the marker from the first turn on', () => {
    const [scenario] = game.scenarios;
    const started = game.fromSetup({ scenario: scenario?.id ?? '', options: {}, setup: null });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const markers = markersOf(game.margin, game.view(started.value.state, null));
    const boxes = sheets.find(({ id }) => id === game.id)?.sheet.margin?.boxes.map(({ name }) => name);
    expect(markers.map(({ track }) => track)).toEqual(game.margin?.tracks.map(({ id }) => id));
    expect(boxes).toEqual(expect.arrayContaining(markers.map(({ track, box }) => boxName(track, box))));
  });
});
