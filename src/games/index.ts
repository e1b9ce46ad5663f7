import type { Library, Wargame } from '../wargame/wargame.ts';

/** Every game, in the order of the lobby. No other file names several games. */
export const LIBRARY: Library = new Map([
  ['reichswald', async () => (await import('./reichswald/index.ts')).REICHSWALD],
  ['market-garden', async () => (await import('./market-garden/index.ts')).MARKET_GARDEN],
  ['third-world-war', async () => (await import('./third-world-war/index.ts')).THIRD_WORLD_WAR],
]);

/** All games of a library, loaded. */
export const allGames = (games = LIBRARY): Promise<Wargame[]> => Promise.all([...games.values()].map((load) => load()));
