import { expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { partsOf } from './parts-of.ts';

it('every game can be shown by the parts of its system, and a game of an unknown system is refused by name', () => {
  for (const game of GAMES) expect(partsOf(game).commands.links, game.id).toBeDefined();
  const stranger = { ...(GAMES[0] as (typeof GAMES)[number]), id: 'strange', system: 'constructor' };
  expect(() => partsOf(stranger)).toThrow('constructor of the game strange');
});
