import { ONLOOKER, type BaseAction, type BaseEvent, type Game, type Side } from '../../src/kernel/game.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import type { Match } from '../../src/kernel/match.ts';
import { act, undoRefusal } from '../../src/kernel/match.ts';
import type { Memory } from './mutants.ts';
import { mutantsBy } from './refusals.ts';
import type { Step } from './walk.ts';
import { show } from './walk.ts';

export interface Pair {
  step: Step;
  side: Side;
  /** A position that differs from the step's only in what the side may not know. */
  other: object;
}

const bytes = (value: unknown): string | undefined => JSON.stringify(value);

/**
 * Compares everything that a side sees in two positions it must not tell apart: view, prompt, legal actions, refusals of its
 * attempts, and the visible effects of the next action. Gives the first difference.
 */
export function secrecyProblem(pair: Pair, memory: Memory, random: () => number): string | undefined {
  return (
    secretProblem(pair) ??
    viewProblem(pair) ??
    refusalLeak(pair, mutantsBy(pair.side, pair.step, memory, random)) ??
    nextActionProblem(pair)
  );
}

/** When two positions differ only in secrets, `secret` must be true. */
function secretProblem({ step: { game, state }, side, other }: Pair): string | undefined {
  if (bytes(state) === bytes(other) || game.secret?.(state) === true) return undefined;
  return `${side} cannot tell this position from ${show(other)}, but the game calls nothing secret`;
}

function viewProblem({ step, side, other }: Pair): string | undefined {
  const { game, state } = step;
  const seen = (position: object): Record<string, unknown> => ({
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
  const [here, there] = [seen(state), seen(other)];
  const key = Object.keys(here).find((what) => bytes(here[what]) !== bytes(there[what]));
  return key && `${side} sees another ${key}: ${show(here[key])} and ${show(there[key])}`;
}

function refusalLeak({ step, side, other }: Pair, tries: readonly BaseAction[]): string | undefined {
  const { game, state } = step;
  const leak = tries.find((action) => bytes(game.refusal(state, action)) !== bytes(game.refusal(other, action)));
  return (
    leak &&
    `${side} learns from ${show(leak)}: ${show(game.refusal(state, leak))} and ${show(game.refusal(other, leak))}`
  );
}

/** The same action has the same visible effects in both positions, unless it reveals something. */
function nextActionProblem({ step, side, other }: Pair): string | undefined {
  const { game, state, action } = step;
  if (game.refusal(other, action)) {
    return action.by === side ? `${side} may not do there what it may do here: ${show(action)}` : undefined;
  }
  const matches = [matchAt(game, state, step), matchAt(game, other, step)] as const;
  const [here, there] = matches.map((match) => act(match, action)).map((played) => (played.ok ? played.value : []));
  if (!here || !there || here.some(isReveal) || there.some(isReveal)) return undefined;
  const after = matches.map((match, i) => ({
    events: visibleTo(side, i === 0 ? here : there),
    view: game.view(match.state, side),
    undo: undoRefusal(match, side) ?? null,
  }));
  const key = (['events', 'view', 'undo'] as const).find((what) => bytes(after[0]?.[what]) !== bytes(after[1]?.[what]));
  return (
    key && `after ${show(action)} ${side} sees another ${key}: ${show(after[0]?.[key])} and ${show(after[1]?.[key])}`
  );
}

const isReveal = (event: BaseEvent): boolean => event.reveals === true;

export const visibleTo = (side: Side, events: readonly BaseEvent[]): BaseEvent[] =>
  events.filter(({ to }) => to === undefined || to.includes(side));

function matchAt(game: Game, state: object, { start }: Step): Match {
  return { game, start, actions: [], log: [], state, past: [] };
}

/** A state sampled from what the referee knows is the state itself. */
export function refereeProblem({ game, state }: Step, random: () => number): string | undefined {
  const again = game.sample(game.known(state, null), random);
  return bytes(again) === bytes(state) ? undefined : `${show(again)} is not ${show(state)}`;
}
