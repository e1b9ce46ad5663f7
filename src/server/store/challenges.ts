import type { Side } from '../../kernel/game.ts';

/** That an account is asked to take a seat of a game: it is its own once it accepts. */
export interface NewChallenge {
  readonly side: Side;
  /** Who is asked, and by whom. */
  readonly account: string;
  readonly by: string;
  /** Absent until there is an answer. */
  readonly answer?: ChallengeAnswer;
}

export type ChallengeAnswer = 'accepted' | 'declined';

export interface Challenge extends NewChallenge {
  readonly game: string;
}

/** Where challenges are kept; they come with their games. */
export interface ChallengeStore {
  of(game: string): Promise<Challenge | undefined>;
  /** Those that an account has not answered yet, the newest first. */
  open(account: string): Promise<readonly Challenge[]>;
  /** The seat is the account's where it accepts. False when there is nothing that it could answer any more. */
  answer(game: string, account: string, answer: ChallengeAnswer): Promise<boolean>;
  /** Does an account want to be challenged? At first it does. */
  isWelcome(account: string): Promise<boolean>;
  welcome(account: string, isWelcome: boolean): Promise<void>;
}
