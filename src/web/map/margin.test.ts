import { expect, it } from 'vitest';
import { REICHSWALD } from '../../games/reichswald/index.ts';
import { book } from '../../games/reichswald/book.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { PositionView, Wargame } from '../../wargame/wargame.ts';
import { boxOf } from './margin.ts';

const game = REICHSWALD as unknown as Wargame;
const tracks = game.margin?.tracks ?? [];

it('every track has its marker in a box, and its rule in the book', () => {
  const views: PositionView[] = [
    lay(game, { turn: 8, phase: 'allied-movement', printed: true, units: {}, others: true }).view(),
    lay(game, { turn: 15, phase: 'german-combat', weather: 'rain', units: {} }).view(),
  ];
  expect(tracks.map(({ id }) => id)).toEqual(['turn', 'weather', 'air']);
  for (const view of views) for (const track of tracks) expect(boxOf(track, view), track.id).toBeDefined();
  for (const { rule } of tracks) expect(book.chapters[rule], rule).toBeDefined();
});

it('the turns of the track are the days of the battle', () => {
  expect(tracks[0]?.boxes.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 8)));
});
