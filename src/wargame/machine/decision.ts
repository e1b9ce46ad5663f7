import type { BaseAction, Prompt, Refusal } from '../../kernel/game.ts';

/** What a side does, besides rolls: its fields depend on its type. */
export interface Typed extends BaseAction {
  readonly type: string;
}

/**
 * One kind of decision: who takes it, what may be done, why not, and what it does. `F` is the frame that asks for it, `Asked` what it
 * asks for of all actions `A`.
 */
export interface Decision<P, F, A extends Typed = Typed, Asked extends Typed = A> {
  /** Number of the side that decides. */
  actor(p: P, frame: F): number;
  prompt(p: P, frame: F): Prompt;
  /** Everything that `refusal` lets pass, in a fixed order. */
  legal(p: P, frame: F): Asked[];
  /** Why not; the action has been checked for its shape only. Whatever is not asked for is refused. */
  refusal(p: P, frame: F, action: A): Refusal | undefined;
  /** Plays an action that is not refused. */
  play(p: P, frame: F, action: Asked): void;
  /** Points of the score that an action costs its side. */
  price?(p: P, frame: F, action: Asked): number;
}

/** A choice that a chapter or a game adds to a phase, or to units on the move: as a decision, for one type of action. */
export type OwnAction<P, F, A extends Typed = Typed> = Pick<Decision<P, F, A>, 'legal' | 'refusal' | 'play' | 'price'>;

/** The choice that an action names, if it is one of these. */
export const ownAction = <O>(own: Readonly<Record<string, O>>, { type }: Typed): O | undefined => entryOf(own, type);

/** The last case of a `play` that has one for each type it is asked for. */
export function unasked(action: never): never {
  throw new Error(`Nobody asks for ${(action as Typed).type} here.`);
}

/** What a table has of its own under a key that may be anything. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
