import type { Actor, BaseAction, BaseEvent, Game, Start } from '../../src/kernel/game.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { pick, seeded } from '../../src/kernel/random.ts';

/** One action of a random game, with the states before and after it, guarded. */
export interface Step {
  readonly game: Game;
  readonly start: Start;
  readonly seed: number;
  /** Index of the action in the game. */
  readonly at: number;
  readonly state: object;
  readonly actor: Actor;
  readonly listed: readonly BaseAction[];
  readonly action: BaseAction;
  readonly next: object;
  readonly events: readonly BaseEvent[];
}

/** A broken law, with place and observation. Seed and start reproduce the game. */
export class Breach extends Error {
  constructor(law: string, where: Pick<Step, 'game' | 'start' | 'seed' | 'at'>, seen: string) {
    const { scenario, options } = where.start;
    const place = `${where.game.id} ${scenario} ${JSON.stringify(options)} seed ${where.seed} action ${where.at}`;
    super(`${law}\n  at ${place}\n  ${seen.slice(0, 2000)}`);
    this.name = 'Breach';
  }
}

/** Every scenario with every mix of options. */
export function startsOf(game: Game): Start[] {
  let mixes: Record<string, string>[] = [{}];
  for (const { id, values } of game.options) {
    mixes = values.flatMap((value) => mixes.map((mix) => ({ ...mix, [id]: value })));
  }
  return game.scenarios.flatMap(({ id }) => mixes.map((options) => ({ scenario: id, options, setup: null })));
}

/** The start for a seed: successive seeds go through all of them. */
export function startOf(game: Game, seed: number): Start {
  const starts = startsOf(game);
  return starts[seed % starts.length] as Start;
}

/** More actions than any game lasts. */
const ENDLESS = 100_000;

/** Somebody who plays both sides at random, in a way drawn once for a whole game. */
export type Player = (random: () => number) => (listed: readonly BaseAction[]) => BaseAction;

/** Plays one random game to its end, yielding every action. */
export function* walk(
  game: Game,
  seed: number,
  start = startOf(game, seed),
  player: Player = strategyOf,
): Generator<Step, void> {
  const random = seeded(seed);
  const choose = player(random);
  const begun = game.fromSetup(start);
  if (!begun.ok) throw new Breach('A scenario starts', { game, start, seed, at: -1 }, JSON.stringify(begun.error));
  let { state } = begun.value;
  let lists = guard(state);
  for (let at = 0; ; at++) {
    const actor = game.toAct(state);
    const where = { game, start, seed, at };
    if (actor === 'over') return holdStill(lists, where);
    const listed = [...game.legal(state)];
    if (listed.length === 0)
      throw new Breach('Somebody can always act until the game is over', where, `${actor} cannot`);
    if (at > ENDLESS) throw new Breach('A game ends by its own rules', where, 'still going on');
    const action = actor === 'chance' ? roll(game, state, random) : choose(listed);
    const played = game.play(state, action);
    if (!played.ok) throw new Breach('A listed action is accepted', where, actionAndAnswer(action, played.error));
    const next = played.value.state;
    const after = guard(next, lists);
    yield { ...where, state, actor, listed, action, next, events: played.value.events };
    holdStill(lists, where);
    [state, lists] = [next, after];
  }
}

function holdStill(lists: Lists, where: Pick<Step, 'game' | 'start' | 'seed' | 'at'>): void {
  const changed = changedIn(lists);
  if (changed !== undefined) throw new Breach('Nothing changes a position', where, changed);
}

const roll = (game: Game, state: object, random: () => number): BaseAction =>
  randomDice(random)(game.chance(state)) ?? { by: 'chance' };

/** Action and answer, for the message of a breach. */
export const actionAndAnswer = (action: unknown, answer: unknown): string => `${show(action)} → ${show(answer)}`;

export function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

export const typeOf = (action: BaseAction): string => (action as { type?: string }).type ?? '';

/** Types of action that end a move or phase, and types that start or enlarge a combat. */
const ENDING = ['end', 'stop', 'done', 'pass'];
const COMBAT = ['attack', 'attacker', 'artillery', 'air', 'overrun', 'counter', 'fire', 'advance'];

/**
 * The strategy of the random player, the same for a whole game: any action; a random type first, so that rare types occur;
 * rarely an ending one, so that crowded positions occur; or mostly combat.
 */
function strategyOf(random: () => number): (listed: readonly BaseAction[]) => BaseAction {
  const mostly = (wanted: (type: string) => boolean) => (listed: readonly BaseAction[]) => {
    const some = listed.filter((action) => wanted(typeOf(action)));
    return pick(some.length > 0 && random() < 0.85 ? some : listed, random);
  };
  const byType = (listed: readonly BaseAction[]) => {
    const type = pick([...new Set(listed.map(typeOf))], random);
    return mostly((other) => other === type)(listed);
  };
  const uniform = mostly(() => true);
  const withoutEnding = mostly((type) => !ENDING.includes(type));
  const withCombat = mostly((type) => COMBAT.includes(type));
  return pick([uniform, byType, withoutEnding, withCombat], random);
}

/** The lists of numbers of a guarded state by their names, and what was in them. */
type Lists = ReadonlyMap<string, Remembered>;

interface Remembered {
  readonly list: readonly number[];
  readonly was: readonly number[];
}

/**
 * Deep-freezes a state, so that changing it throws. Its own lists of numbers are remembered instead, for `changedIn`: frozen
 * ones are slow to read. Many are those of the state before it.
 */
export function guard(state: object, before?: Lists): Lists {
  const lists = new Map<string, Remembered>();
  for (const [name, part] of Object.entries(state) as [string, unknown][]) {
    const same = before?.get(name);
    if (same && same.list === part) lists.set(name, same);
    else if (isNumbers(part)) lists.set(name, { list: part, was: [...part] });
    else freeze(part);
  }
  Object.freeze(state);
  return lists;
}

/** The name of a list that is not as it was. */
export function changedIn(lists: Lists): string | undefined {
  for (const [name, { list, was }] of lists) if (!isSame(list, was)) return name;
  return undefined;
}

function isNumbers(part: unknown): part is readonly number[] {
  if (!Array.isArray(part)) return false;
  for (const value of part) if (typeof value !== 'number') return false;
  return true;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(value)) freeze(part);
  Object.freeze(value);
}
