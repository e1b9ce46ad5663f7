import type { Wargame } from '../wargame/wargame.ts';
import { MARKET_GARDEN } from './market-garden/index.ts';
import { REICHSWALD } from './reichswald/index.ts';
import { THIRD_WORLD_WAR } from './third-world-war/index.ts';

/** Every game, in the order of the lobby. No other file imports several games. */
export const GAMES: readonly Wargame[] = [REICHSWALD, MARKET_GARDEN, THIRD_WORLD_WAR];

export const gameById = (id: string): Wargame | undefined => GAMES.find((game) => game.id === id);
