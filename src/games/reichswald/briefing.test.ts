import { expect, it } from 'vitest';
import type { PositionView } from '../../wargame/wargame.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { book } from './book.ts';
import { briefing } from './briefing.ts';
import { REICHSWALD } from './index.ts';
import { VOCABULARY } from './vocabulary.ts';

const game = REICHSWALD as unknown as Wargame;
const begun = lay(game, { turn: 8, phase: 'allied-movement', printed: true, units: {}, others: true });

it('every phase is explained, and every rule it names is in the book', () => {
  expect(Object.keys(briefing.phases)).toEqual(VOCABULARY.phases);
  for (const { rules } of Object.values(briefing.phases)) {
    for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  }
});

it('every track has its marker in one box', () => {
  const views: PositionView[] = [
    begun.view(),
    lay(game, { turn: 15, phase: 'german-combat', weather: 'rain', units: {} }).view(),
  ];
  for (const view of views) {
    for (const { id, boxesOf, rule } of briefing.tracks) {
      expect(boxesOf(view).filter(({ now }) => now).length, id).toBe(1);
      expect(book.chapters[rule], rule).toBeDefined();
    }
  }
  const turns = briefing.tracks.find(({ id }) => id === 'turns')?.boxesOf(begun.view()) ?? [];
  expect(turns.map(({ label }) => label)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 8)));
});
