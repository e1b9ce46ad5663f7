import { no, ok, type BaseAction, type DiceAction, type Game, type Prompt, type Refusal } from '../../kernel/game.ts';
import { diceActionsOf, rollsOf } from '../../kernel/rolls.ts';
import type { Decision, Typed } from './decision.ts';
import type { BaseFrame } from './frames.ts';
import { shapeRefusal, type ActionFields } from './shape.ts';

/** A state with a stack of open matters, the newest last. */
export interface MachineState<F extends BaseFrame = BaseFrame> {
  over: boolean;
  frames: F[];
}

/** A state with what is looked up in it, and what has happened in the action that is being played. */
export interface MachinePosition<S, E> {
  s: S;
  events: E[];
}

/** Dice that are due: how many, and their sides, 6 unless given. */
export interface DiceDue {
  readonly count: number;
  readonly faces?: number;
}

/** What a system tells the machine: the rest of playing is the same for all. */
export interface Machine<S extends MachineState, P extends MachinePosition<S, E>, A extends Typed, E> {
  sides: readonly string[];
  actions: readonly ActionFields[];
  at(s: S): P;
  copy(s: S): S;
  /** The dice that are due; undefined while a side has to decide. */
  due(s: S): DiceDue | undefined;
  /** The decision that the newest open matter asks for, or the phase where none is open. */
  decisionOf(p: P): Decision<P, S['frames'][number] | undefined, A>;
  /** What the dice that were due do. */
  roll(p: P, dice: readonly number[]): void;
  /** Runs the newest open matter if it needs nobody's decision; false when a side or the dice must decide. */
  bySelf(p: P): boolean;
  dicePrompt(p: P): Prompt;
  overPrompt(): Prompt;
  isOver(): Refusal;
  notYourTurn(actor: string): Refusal;
  /** Why something is not the roll that is due. */
  notTheRoll(due: DiceDue, action: unknown): Refusal;
}

/** The functions of a `Game` that play it. */
export type Playing<S extends object, A extends BaseAction, E extends { code: string }> = Pick<
  Game<S, A, E>,
  'toAct' | 'prompt' | 'refusal' | 'play' | 'copy' | 'chance'
> & {
  legal(state: S): readonly A[];
  playUnchecked(state: S, action: A): readonly E[];
};

/** Runs everything that needs nobody's decision, until somebody or the dice must decide. */
export function settle<P extends { s: { over: boolean } }>(p: P, bySelf: (p: P) => boolean): void {
  while (!p.s.over && bySelf(p));
}

/** A system as a game plays it: whose turn it is, what may be done and why not, and what an action leads to. */
export function playing<
  S extends MachineState,
  P extends MachinePosition<S, E>,
  A extends Typed,
  E extends { code: string },
>(machine: Machine<S, P, A, E>): Playing<S, A | DiceAction, E> {
  const { at, copy, due, decisionOf } = machine;
  const top = (s: S): S['frames'][number] | undefined => s.frames.at(-1);
  const actorOf = (p: P): string => machine.sides[decisionOf(p).actor(p, top(p.s))] as string;

  const toAct = (s: S): string => (s.over ? 'over' : due(s) ? 'chance' : actorOf(at(s)));

  function refusal(s: S, action: unknown): Refusal | undefined {
    if (s.over) return machine.isOver();
    const dice = due(s);
    if (dice) return isRoll(action, dice) ? undefined : machine.notTheRoll(dice, action);
    const shape = shapeRefusal(action, ...machine.actions);
    if (shape) return shape;
    const p = at(s);
    const given = action as A;
    const side = actorOf(p);
    return given.by === side ? decisionOf(p).refusal(p, top(s), given) : machine.notYourTurn(side);
  }

  function playUnchecked(s: S, action: A | DiceAction): readonly E[] {
    const p = at(s);
    p.events = [];
    if ('dice' in action) machine.roll(p, action.dice);
    else decisionOf(p).play(p, top(s), action);
    settle(p, machine.bySelf);
    return p.events;
  }

  return {
    toAct,
    copy,
    refusal,
    playUnchecked,
    prompt(s) {
      if (s.over) return machine.overPrompt();
      const p = at(s);
      return due(s) ? machine.dicePrompt(p) : decisionOf(p).prompt(p, top(s));
    },
    legal(s) {
      if (s.over) return [];
      const dice = due(s);
      if (dice) return diceActionsOf(dice.count, dice.faces);
      const p = at(s);
      return decisionOf(p).legal(p, top(s));
    },
    play(s, action) {
      const why = refusal(s, action);
      if (why) return no(why);
      const state = copy(s);
      return ok({ state, events: playUnchecked(state, action as A | DiceAction) });
    },
    chance(s) {
      const dice = s.over ? undefined : due(s);
      return dice ? rollsOf(dice.count, dice.faces) : [];
    },
  };
}

/** Is this a roll of these dice, and nothing else? */
function isRoll(action: unknown, { count, faces = 6 }: DiceDue): boolean {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return false;
  const { by, dice } = action as Partial<DiceAction>;
  if (by !== 'chance' || Reflect.ownKeys(action).length !== 2 || !Array.isArray(dice)) return false;
  return (
    dice.length === count &&
    dice.every((die: unknown) => typeof die === 'number' && Number.isInteger(die) && die >= 1 && die <= faces)
  );
}
