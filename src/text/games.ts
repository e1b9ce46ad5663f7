import type { Library } from '../wargame/wargame.ts';
import type { Lang } from './format.ts';
import type { GameTexts } from './game-texts.ts';
import { brief as holland44 } from './holland-44/brief.ts';
import { texts as marketGarden } from './market-garden/index.ts';
import { texts as reichswald } from './reichswald/index.ts';
import { texts as thirdWorldWar } from './third-world-war/index.ts';

type Texts = Readonly<Record<Lang, GameTexts>>;

/** The texts of every game, by its id; of one whose texts are long only what is said before it is loaded. */
const GAMES: Record<string, Texts> = {
  reichswald,
  'market-garden': marketGarden,
  'third-world-war': thirdWorldWar,
  'holland-44': holland44 as unknown as Texts,
};

const LONG: Readonly<Record<string, () => Promise<Texts>>> = {
  'holland-44': async () => (await import('./holland-44/index.ts')).texts,
};

/** Loads the texts of a game that are not there from the beginning. */
export async function loadTexts(game: string): Promise<void> {
  const texts = await LONG[game]?.();
  if (texts) GAMES[game] = texts;
}

/** The same games, each loaded with its texts. */
export const withTexts = (library: Library): Library =>
  new Map(
    [...library].map(([id, entry]) => [
      id,
      {
        about: entry.about,
        load: async () => (await Promise.all([entry.load(), loadTexts(id)]))[0],
      },
    ]),
  );

/** The texts of a game; undefined for a game without texts, as in tests. */
export const textsOf = (lang: Lang, game: string): GameTexts | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game]?.[lang] : undefined;
