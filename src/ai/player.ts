import type { BaseAction, Side } from '../kernel/game.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { Plan } from './plan.ts';

/** A decision that is due: what a side is told, and nothing else. */
export interface Question {
  readonly side: Side;
  readonly legal: readonly BaseAction[];
  /** The rest of what it decided last in this phase, when somebody else had to decide something in the middle of it. */
  readonly begun?: readonly BaseAction[] | undefined;
  /** Everything the side knows, as `known` of the game gives it. */
  known(): object;
}

/** How much a player may think about a turn: counted, not timed, so that the same seed gives the same game everywhere. */
export interface Budget {
  /** Turns played out. */
  readonly playouts: number;
}

/** How far the thinking has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * A player at work: tells how far it has come, and gives in the end what it does, at least one action. Who asks may stop at any time.
 * The actions are played one after the other, up to the first that is not legal any more because something came between; then it is
 * asked again.
 */
export type Thinking = Generator<Progress, readonly BaseAction[], void>;

/**
 * A computer player, with numbers in [0, 1) from `random`. It keeps nothing between two questions. `plan`: somebody wants to know
 * why; it says there what it has in mind, and decides as it would without.
 */
export type Player = (game: Wargame, question: Question, budget: Budget, random: () => number, plan?: Plan) => Thinking;

/** The turn and the phase, within which what was begun can be carried on. */
export function phaseOf<S extends object>(game: Wargame<S>, state: S): string {
  const { turn, phase } = game.moment(state);
  return `${turn} ${phase}`;
}

/** What the side to act is asked in this state. */
export const questionOf = <S extends object>(game: Wargame<S>, state: S, side: Side): Question => ({
  side,
  legal: [...game.legal(state)],
  known: () => game.known(state, side),
});

/** Thinking that is over as soon as it is asked for. */
export function* atOnce(actions: readonly BaseAction[]): Thinking {
  yield { done: 1, of: 1 };
  return actions;
}

/** What comes of it in the end, without a look at how far it has come. */
export function decided<T>(thinking: Generator<Progress, T, void>): T {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}
