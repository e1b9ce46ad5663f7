import type { GameCodes } from '../engagement/position/codes.ts';
import type { Words } from './engagement/words.ts';

/** Kinds of words that every game provides, including those of which the system has some. */
export type GameWordKind =
  | Extract<keyof Words, 'side' | 'terrain' | 'type' | 'cause' | 'entry' | 'item'>
  | 'nation'
  | 'phase'
  | 'weather'
  | 'scenario'
  | 'option'
  | 'value'
  | 'meaning'
  | 'group';

/** The ids for which a game has a word, by kind. */
export type GameWordIds = Readonly<Record<GameWordKind, string>>;

/**
 * The texts of one game in one language, in addition to those of its system, by code and id: a code without a text and a text
 * without a code are type errors. ICU messages.
 */
export type GameTexts<C extends GameCodes = GameCodes, W extends GameWordIds = GameWordIds> = {
  readonly [K in 'refusals' | 'prompts' | 'events' | 'reasons' | 'costs' | 'actions']: Readonly<
    Record<C[K][number], string>
  >;
} & {
  /** Verbs of the command line for actions of this game; the first one is suggested. */
  readonly verbs: Readonly<Partial<Record<C['actions'][number], readonly string[]>>>;
  /**
   * Names of the fields of a position that only this game has; under `field.value` those of its values, under `field.key` of what it is made
   * of, under `field.each` a message for each item of a list.
   */
  readonly facts: Readonly<Record<string, string>>;
  /** The game in a sentence. */
  readonly blurb: string;
  /** Where the map comes from. */
  readonly mapNote: string;
  /** What the values of its counters are worth. */
  readonly counterNote: string;
  readonly words: { readonly [K in GameWordKind]: Readonly<Record<W[K], string>> };
};
