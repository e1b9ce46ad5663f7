import type { Lang } from './format.ts';
import type { GameTexts } from './game-texts.ts';
import { texts as holland44 } from './holland-44/index.ts';
import { texts as marketGarden } from './market-garden/index.ts';
import { texts as reichswald } from './reichswald/index.ts';
import { texts as thirdWorldWar } from './third-world-war/index.ts';

/** The texts of every game, by its id. */
const GAMES: Readonly<Record<string, Readonly<Record<Lang, GameTexts>>>> = {
  reichswald,
  'market-garden': marketGarden,
  'third-world-war': thirdWorldWar,
  'holland-44': holland44,
};

/** The texts of a game; undefined for a game without texts, as in tests. */
export const textsOf = (lang: Lang, game: string): GameTexts | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game]?.[lang] : undefined;
