import { expect, test } from 'vitest';
import { LIBRARY } from './index.ts';

test.each([...LIBRARY])(
  'what the library says of %s before loading it is what its rules and data say',
  async (id, { about, load }) => {
    const game = await load();
    expect(about.id).toBe(id);
    expect(game).toMatchObject(about);
    expect(about.vocabulary).toMatchObject({
      hexes: Object.keys(game.map.hexes).length,
      counters: game.counters.length,
    });
  },
);
