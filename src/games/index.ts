import type { Wargame } from '../wargame/wargame.ts';
import { MARKET_GARDEN } from './market-garden/index.ts';
import { REICHSWALD } from './reichswald/index.ts';

/** Every game, in the order of the lobby. No other file imports several games. */
export const GAMES: readonly Wargame[] = [REICHSWALD, MARKET_GARDEN];

export const gameById = (id: string): Wargame | undefined => GAMES.find((game) => game.id === id);
