import type { Wargame } from '../wargame/wargame.ts';
import { REICHSWALD } from './reichswald/index.ts';

/** Every game, in the order of the lobby. No other file imports several games. */
export const GAMES: readonly Wargame[] = [REICHSWALD];

export const gameById = (id: string): Wargame | undefined => GAMES.find((game) => game.id === id);
