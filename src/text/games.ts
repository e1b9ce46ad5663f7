import type { Lang } from './format.ts';
import type { GameTexts } from './game-texts.ts';
import { texts as reichswald } from './reichswald/index.ts';

/** The texts of every game, by its id. */
const GAMES: Readonly<Record<string, Readonly<Record<Lang, GameTexts>>>> = { reichswald };

/** What a game says beside its system; undefined for a game that has no texts, as those of the tests. */
export const textsOf = (lang: Lang, game: string): GameTexts | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game]?.[lang] : undefined;
