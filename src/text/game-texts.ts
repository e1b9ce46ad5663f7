import type { GameCodes } from '../engagement/codes.ts';
import type { Words } from './engagement/words.ts';

/** Kinds of words that every game brings, those that the system has a few of included. */
export type GameWordKind =
  | Extract<keyof Words, 'side' | 'terrain' | 'type' | 'cause'>
  | 'nation'
  | 'phase'
  | 'weather'
  | 'scenario'
  | 'option'
  | 'value'
  | 'meaning'
  | 'group';

/** The ids that a game has a word for, by kind. */
export type GameWordIds = Readonly<Record<GameWordKind, string>>;

/**
 * What one game says in one language beside the texts of its system, by its codes and its ids: a code without a text
 * and a text without a code are type errors. ICU messages.
 */
export type GameTexts<C extends GameCodes = GameCodes, W extends GameWordIds = GameWordIds> = {
  readonly [K in 'refusals' | 'prompts' | 'events' | 'reasons' | 'costs' | 'actions']: Readonly<
    Record<C[K][number], string>
  >;
} & {
  /** Words under which an action of its own can be typed, the first one suggested. */
  readonly verbs: Readonly<Partial<Record<C['actions'][number], readonly string[]>>>;
  /** What fields of a position are called that only this game has. */
  readonly facts: Readonly<Record<string, string>>;
  /** The game in a sentence. */
  readonly blurb: string;
  /** Where the map comes from. */
  readonly mapNote: string;
  readonly words: { readonly [K in GameWordKind]: Readonly<Record<W[K], string>> };
};
