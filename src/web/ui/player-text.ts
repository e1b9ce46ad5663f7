import { levelNamed } from '../../ai/names.ts';
import type { Side } from '../../kernel/game.ts';
import { word } from '../../text/index.ts';
import { preferences, t } from './language.svelte.ts';

/** A side and who plays it, by his name in a record: a computer's level in words. */
export function playerText(game: string, side: Side, name: string): string {
  const level = levelNamed(name);
  const who = level ? t(`level-${level}`) : name;
  return t('player-of', { side: word(preferences.lang, game, 'side', side), name: who });
}

/** Who plays, by his name in a record, where it is not said which side. */
export function whoText(name: string): string {
  const level = levelNamed(name);
  return level ? t('player-computer', { level: t(`level-${level}`) }) : name;
}
