import type { Wargame } from '../wargame/wargame.ts';
import { allGames } from './index.ts';

/** Every game, for tests and tools that need them all at once. */
export const GAMES: readonly Wargame[] = await allGames();

export const gameById = (id: string): Wargame | undefined => GAMES.find((game) => game.id === id);
