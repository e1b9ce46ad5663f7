import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../../games/index.ts';
import type { Book } from '../../wargame/book.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { PositionView, Wargame } from '../../wargame/wargame.ts';
import { boxOf } from './margin.ts';

const BOOKS = import.meta.glob<Book>('../../games/*/book.ts', { import: 'book', eager: true });

const atStart = (game: Wargame): PositionView => {
  const [scenario] = game.scenarios;
  const begun = game.fromSetup({ scenario: scenario?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return game.view(begun.value.state, null);
};

describe.each(GAMES.filter(({ margin }) => margin))('the margin of $id', (game) => {
  const tracks = game.margin?.tracks ?? [];

  it('has every marker in a box, and the rule of every track in the book', () => {
    for (const track of tracks) expect(boxOf(track, atStart(game)), track.id).toBeDefined();
    const chapters = BOOKS[`../../games/${game.id}/book.ts`]?.chapters ?? {};
    for (const { rule } of tracks) expect(chapters[rule], rule).toBeDefined();
  });

  it('has a box for each turn of its first scenario', () => {
    const { firstTurn = 0, lastTurn = 0 } = game.scenarios[0] ?? {};
    const turns = Array.from({ length: lastTurn - firstTurn + 1 }, (_, i) => String(i + firstTurn));
    expect(tracks.find(({ id }) => id === 'turn')?.boxes.map(({ id }) => id)).toEqual(turns);
  });
});

it('a marker follows turn, weather and air points of Reichswald', () => {
  const game = gameById('reichswald') as Wargame;
  const tracks = game.margin?.tracks ?? [];
  expect(tracks.map(({ id }) => id)).toEqual(['turn', 'weather', 'air']);
  const views: PositionView[] = [
    lay(game, { turn: 8, phase: 'allied-movement', printed: true, units: {}, others: true }).view(),
    lay(game, { turn: 15, phase: 'german-combat', weather: 'rain', units: {} }).view(),
  ];
  for (const view of views) for (const track of tracks) expect(boxOf(track, view), track.id).toBeDefined();
});
