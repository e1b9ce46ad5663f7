import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../../games/all.ts';
import { localized, type Book } from '../../wargame/book.ts';
import type { Track } from '../../wargame/margin.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { PositionView, Wargame } from '../../wargame/wargame.ts';
import { boxesOf } from './margin.ts';

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
    for (const track of tracks) expect(boxesOf(track, atStart(game)), track.id).not.toEqual([]);
    const chapters = BOOKS[`../../games/${game.id}/book.ts`]?.chapters ?? {};
    for (const { rule } of tracks) expect(chapters[rule], rule).toBeDefined();
  });

  it('has a box for each turn of its longest scenario', () => {
    const { firstTurn, lastTurn } = game.scenarios.reduce((longest, one) =>
      one.lastTurn > longest.lastTurn ? one : longest,
    );
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
  for (const view of views) for (const track of tracks) expect(boxesOf(track, view), track.id).toHaveLength(1);
});

describe('a track of digits', () => {
  const boxes = Array.from({ length: 10 }, (_, i) => ({ id: String(i + 1), head: String(i + 1), notes: [] }));
  const track: Track = {
    id: 'air',
    title: localized('Air', 'Ar', 'Aire'),
    rule: '6.1',
    follows: { pool: 'air', side: 'pact', digits: true },
    boxes,
    row: 10,
  };
  const boxesWith = (amount: number) => boxesOf(track, { pools: { air: { pact: amount } } } as unknown as PositionView);
  const [tens, ones] = [
    { box: '1', label: '×10' },
    { box: '2', label: '×1' },
  ];

  it.each([
    [12, [tens, ones]],
    [10, [tens]],
    [2, [ones]],
    [0, []],
    [
      11,
      [
        { box: '1', label: '×10' },
        { box: '1', label: '×1' },
      ],
    ],
  ])('shows %i with a marker for each digit but 0', (amount, markers) => {
    expect(boxesWith(amount)).toEqual(markers);
  });
});
