import { ONLOOKER, type BaseAction, type BaseEvent, type Side } from '../../src/kernel/game.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import type { Match } from '../../src/kernel/match.ts';
import { act, undoRefusal } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Memory } from './mutants.ts';
import { questionsOf, type Question } from './questions.ts';
import { mutantsBy } from './refusals.ts';
import type { Step } from './walk.ts';
import { show } from './walk.ts';

/** A side at a step of a game. */
export interface Seat {
  step: Step;
  side: Side;
}

/** As bytes, by what it is. */
type Bytes = Readonly<Record<string, string | undefined>>;

const bytes = (value: unknown): string | undefined => JSON.stringify(value);

const bytesOf = (seen: Readonly<Record<string, unknown>>): Bytes =>
  Object.fromEntries(Object.entries(seen).map(([what, value]) => [what, bytes(value)]));

function firstDifference(here: Bytes, there: Bytes): string | undefined {
  const key = Object.keys(here).find((what) => here[what] !== there[what]);
  return key && `another ${key}: ${here[key]} and ${there[key]}`;
}

/** Computed when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Finds the first difference that a side sees in another position, which differs from the step's only in what it may not know. */
export type Comparison = (other: object, memory: Memory, random: () => number) => string | undefined;

/**
 * Compares everything that a side sees in positions it must not tell apart: view, prompt, legal actions, answers to questions,
 * refusals of its attempts, and the visible effects of the next action.
 */
export function comparisonFor(seat: Seat): Comparison {
  const { step, side } = seat;
  const before = bytes(step.state);
  const here = once(() => seenIn(seat, step.state));
  const after = once(() => seenAfter(seat, step.state));
  const questions = once(() => questionsOf(step, side, seeded(step.seed ^ step.at)));
  const answers = once(() => answersIn(step.state, questions()));
  return (other, memory, random) => {
    // By the laws of single steps equal bytes look the same.
    if (bytes(other) === before) return undefined;
    return (
      secretProblem(seat, other) ??
      viewProblem(side, here(), seenIn(seat, other)) ??
      viewProblem(side, answers(), answersIn(other, questions())) ??
      refusalLeak(seat, other, mutantsBy(side, step, memory, random)) ??
      nextActionProblem(seat, other, after)
    );
  };
}

/** When two positions differ only in secrets, `secret` must be true. */
function secretProblem({ step: { game, state }, side }: Seat, other: object): string | undefined {
  if (game.secret?.(state) === true) return undefined;
  return `${side} cannot tell this position from ${show(other)}, but the game calls nothing secret`;
}

const seenIn = ({ step: { game }, side }: Seat, position: object): Bytes =>
  bytesOf({
    knowledge: game.known(position, side),
    view: game.view(position, side),
    table: 'tableView' in game ? (game as Wargame).tableView(position, side) : undefined,
    'knowledge as an onlooker': game.known(position, ONLOOKER),
    'view as an onlooker': game.view(position, ONLOOKER),
    toAct: game.toAct(position),
    prompt: game.prompt(position),
    outcome: game.outcome(position),
    legal: game.toAct(position) === side ? [...game.legal(position)] : [],
  });

const answersIn = (position: object, questions: readonly Question[]): Bytes =>
  bytesOf(Object.fromEntries(questions.map(({ what, answer }) => [what, answer(position)])));

function viewProblem(side: Side, here: Bytes, there: Bytes): string | undefined {
  const difference = firstDifference(here, there);
  return difference && `${side} sees ${difference}`;
}

function refusalLeak({ step, side }: Seat, other: object, tries: readonly BaseAction[]): string | undefined {
  const { game, state } = step;
  const leak = tries.find((action) => bytes(game.refusal(state, action)) !== bytes(game.refusal(other, action)));
  return (
    leak &&
    `${side} learns from ${show(leak)}: ${show(game.refusal(state, leak))} and ${show(game.refusal(other, leak))}`
  );
}

/** The same action has the same visible effects in both positions, unless it reveals something. */
function nextActionProblem(seat: Seat, other: object, after: () => Bytes | undefined): string | undefined {
  const { step, side } = seat;
  const { game, action } = step;
  if (game.refusal(other, action)) {
    return action.by === side ? `${side} may not do there what it may do here: ${show(action)}` : undefined;
  }
  const here = after();
  const there = here && seenAfter(seat, other);
  const difference = here && there && firstDifference(here, there);
  return difference && `after ${show(action)} ${side} sees ${difference}`;
}

/** What the side sees of the step's action in this position; nothing if the action reveals something. */
function seenAfter({ step: { game, start, action }, side }: Seat, position: object): Bytes | undefined {
  const match: Match = { game, start, actions: [], log: [], state: position, past: [] };
  const played = act(match, action);
  const events = played.ok ? played.value : [];
  if (events.some(isReveal)) return undefined;
  return bytesOf({
    events: visibleTo(side, events),
    view: game.view(match.state, side),
    undo: undoRefusal(match, side) ?? null,
  });
}

const isReveal = (event: BaseEvent): boolean => event.reveals === true;

export const visibleTo = (side: Side, events: readonly BaseEvent[]): BaseEvent[] =>
  events.filter(({ to }) => to === undefined || to.includes(side));

/** A state sampled from what the referee knows is the state itself. */
export function refereeProblem({ game, state }: Step, random: () => number): string | undefined {
  const again = game.sample(game.known(state, null), random);
  return bytes(again) === bytes(state) ? undefined : `${show(again)} is not ${show(state)}`;
}
