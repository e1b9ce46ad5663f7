import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { LANGS } from '../../../text/format.ts';
import { makeGrid } from '../../../hex/grid.ts';
import { layoutOf } from '../../../hex/layout.ts';
import { CCRR } from '../../../hex/shape.ts';
import { groundOf } from '../../map/ground.ts';
import { marginOf, markersOf } from '../../map/margin.ts';
import { printed } from './margin.ts';
import { sheetOf, type Sheet } from './sheet.ts';
import { boxName } from './tracks.ts';

type Box = ReturnType<typeof printed>['boxes'][number];

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
  const { page, layout, cut, margin } = sheet;

  it('lies within the page, below the hex field or in its corner without hexes', () => {
    const ends = [page.x + page.width, page.y + page.height] as const;
    const [east, south] = [cut?.x ?? Infinity, cut?.y ?? Infinity];
    const isBeside = (x: number, y: number): boolean => y > layout.height || (x > east && y > south);
    for (const { x, y, width, height } of margin?.boxes ?? []) {
      expect(x).toBeGreaterThanOrEqual(page.x);
      expect(isBeside(x, y)).toBe(true);
      expect(x + width).toBeLessThanOrEqual(ends[0]);
      expect(y + height).toBeLessThanOrEqual(ends[1]);
    }
    for (const { x, y, size } of margin?.texts ?? []) {
      expect(x).toBeLessThan(ends[0]);
      expect(isBeside(x, y - size / 2)).toBe(true);
      expect(y + size / 2).toBeLessThan(ends[1]);
    }
    expect(margin?.top).toBe(Math.min(...(margin?.boxes.map(({ y }) => y) ?? []), cut ? south + 1.4 : Infinity));
  });

  it('has its scale within the frame of the title', () => {
    const [frame] = margin?.boxes ?? [];
    const { x = Infinity, length = Infinity } = margin?.scale ?? {};
    expect(x + length + 1).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(x).toBeGreaterThan((margin?.compass?.x ?? Infinity) + (margin?.compass?.radius ?? 0));
  });

  it('says in the frame of the title what the map is, clear of compass and scale', () => {
    const frame = margin?.boxes.find(({ name }) => name === '');
    const own = (margin?.texts ?? []).filter(({ x, y }) => x === (frame?.width ?? 0) / 2 && y > (frame?.y ?? 0));
    const said = own.map(({ text }) => text).join(' ');
    const { note = '', credits = '' } = sheet.ground.margin ?? {};
    expect(said).toContain(note);
    expect(said).toContain(credits);
    expect(note).not.toBe('');
    const foot = Math.max(...own.map(({ y, size }) => y + size / 2));
    expect(foot).toBeLessThan((margin?.compass?.y ?? 0) - (margin?.compass?.radius ?? 0));
  });

  it('shows a sample of every kind on the map, and of no other', () => {
    expect(margin?.samples.map(({ kind }) => kind).toSorted()).toEqual(kindsOn(sheet));
  });
});

function kindsOn({ terrain, features, sides }: Sheet): string[] {
  const lines = sides.flatMap(({ river, bridge, ferry, road, frontier, boundary }) => [
    river === true ? 'river' : (river ?? ''),
    bridge === true ? 'bridge' : (bridge ?? ''),
    ferry ? 'ferry' : '',
    road ?? '',
    frontier ? 'frontier' : '',
    boundary ? 'boundary' : '',
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
    expect([...new Set(markers.map(({ track }) => track))]).toEqual(game.margin?.tracks.map(({ id }) => id));
    expect(boxes).toEqual(expect.arrayContaining(markers.map(({ track, box }) => boxName(track, box))));
  });
});

describe('a sheet with a corner without hexes', () => {
  const boxWidth = ({ sheet }: { sheet: Sheet }): number =>
    sheet.margin?.boxes.find(({ name }) => name.startsWith('turn '))?.width ?? 0;

  it('has its tracks there, larger than below the hexes', () => {
    for (const one of sheets.filter(({ sheet }) => sheet.cut)) {
      const { cut, layout, margin } = one.sheet;
      const tracks = margin?.boxes.filter(({ name }) => name !== '') ?? [];
      expect(tracks.every(({ x, y }) => x > (cut?.x ?? Infinity) && y > (cut?.y ?? Infinity))).toBe(true);
      expect(tracks.every(({ y, height }) => y + height <= layout.height)).toBe(true);
      expect(boxWidth(one)).toBeGreaterThan(2.5);
    }
    expect(sheets.some(({ sheet }) => sheet.cut)).toBe(true);
  });

  it('has them below the hexes where the corner is too small for them', () => {
    for (const { sheet } of sheets.filter(({ sheet }) => sheet.cut)) {
      const { ground, layout } = sheet;
      const small = { x: layout.width - 6, y: layout.height - 4, east: true, south: true };
      const laid = ground.margin && printed(ground.margin, layout, small);
      expect(laid?.boxes.every(({ y }) => y > layout.height)).toBe(true);
    }
  });
});

it('a track beside another starts at its height, to the right of it, and the next one below both', () => {
  const boxes = Array.from({ length: 10 }, (_, i) => ({ id: String(i), head: String(i), notes: [] }));
  const tracks = ['left', 'right', 'below'].map((id) => ({ id, title: id, row: 10, beside: id === 'right', boxes }));
  const legend = { title: '', note: '', entries: [] };
  const shape = { orientation: 'flat', columns: 36, rows: 6, offset: 'odd', numbering: CCRR, missing: [] } as const;
  const { boxes: all } = printed(
    {
      title: '',
      subtitle: '',
      hexKm: 20,
      hexScale: '',
      note: '',
      credits: '',
      sideColours: ['#000', '#fff'],
      legend,
      tracks,
    },
    layoutOf(makeGrid(shape)),
    undefined,
  );
  const at = (name: string) => all.find((box) => box.name === name) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const [first, last, right, below] = ['left 0', 'left 9', 'right 0', 'below 0'].map(at) as [Box, Box, Box, Box];
  expect(right.y).toBe(first.y);
  expect(right.x).toBeGreaterThan(last.x + last.width);
  expect(below.x).toBe(first.x);
  expect(below.y).toBeGreaterThan(first.y + first.height);
});
