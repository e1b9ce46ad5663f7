import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.ts';
import { setupLaw, type SetupTally } from './kit/setups.ts';

/** Small counts; `npm run soak` has the full ones. A breach names its seed and has the set-up. */
describe.each(GAMES.map(({ id }) => ({ id })))('mutated set-ups of $id', ({ id }) => {
  test('are refused with reasons that can be read in every language, or played on', async () => {
    const all: SetupTally = { form: 0, content: 0, played: 0 };
    for (const seed of [1, 2, 3, 4]) {
      const tally = await setupLaw(id, seed, { count: 40, actions: 2, depth: 40 });
      for (const what of ['form', 'content', 'played'] as const) all[what] += tally[what];
    }
    expect(Object.values(all).every((times) => times > 10)).toBe(true);
  });
});
