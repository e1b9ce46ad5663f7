import { expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../../../games/holland-44/index.ts';
import { unseenRows } from './unseen.ts';

const counters = (...ids: string[]) => game.counters.filter(({ id }) => ids.includes(id));

it('units alike are one row, the likeliest first', () => {
  const units = counters('Garrison 1', 'Garrison 2', '1/18 Flak', 'Police');
  expect(unseenRows('en', game.id, units)).toEqual([
    { name: 'garrison 0-0-0', probability: 0.5 },
    { name: 'Flak 1-2-0', probability: 0.25 },
    { name: 'security troops 1-1-3', probability: 0.25 },
  ]);
  expect(unseenRows('es', game.id, [])).toEqual([]);
});
