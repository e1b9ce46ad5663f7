import type { Library, LibraryEntry, Wargame } from '../wargame/wargame.ts';
import { ABOUT as holland44 } from './holland-44/position/about.ts';
import { ABOUT as marketGarden } from './market-garden/about.ts';
import { ABOUT as reichswald } from './reichswald/about.ts';
import { ABOUT as thirdWorldWar } from './third-world-war/about.ts';

const ENTRIES: readonly LibraryEntry[] = [
  { about: reichswald, load: async () => (await import('./reichswald/index.ts')).REICHSWALD },
  { about: marketGarden, load: async () => (await import('./market-garden/index.ts')).MARKET_GARDEN },
  { about: thirdWorldWar, load: async () => (await import('./third-world-war/index.ts')).THIRD_WORLD_WAR },
  { about: holland44, load: async () => (await import('./holland-44/index.ts')).HOLLAND_44 },
];

/** Every game, in the order of the lobby. No other file names several games. */
export const LIBRARY: Library = new Map(ENTRIES.map((entry) => [entry.about.id, entry]));

/** All games of a library, loaded. */
export const allGames = (games = LIBRARY): Promise<Wargame[]> =>
  Promise.all([...games.values()].map((entry) => entry.load()));
