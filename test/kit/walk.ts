import type { Actor, BaseAction, BaseEvent, Game, Start } from '../../src/kernel/game.ts';
import { randomDice } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';

/** One action of a game played at random: the position before it, frozen, and what it led to. */
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

/** A law that does not hold: which, where, and what was seen instead. Seed and start play the game again. */
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

/** The start of the `seed`-th game: neighbouring seeds go through all of them. */
export function startOf(game: Game, seed: number): Start {
  const starts = startsOf(game);
  return starts[seed % starts.length] as Start;
}

/** More actions than any game of ours can last: whoever gets here is going round in circles. */
const ENDLESS = 100_000;

/** Plays one game at random to its end, action by action. Stops early when the caller does. */
export function* walk(game: Game, seed: number, start = startOf(game, seed)): Generator<Step, void> {
  const random = seeded(seed);
  const choose = habitOf(random);
  const begun = game.fromSetup(start);
  if (!begun.ok) throw new Breach('A scenario starts', { game, start, seed, at: -1 }, JSON.stringify(begun.error));
  let state = freeze(begun.value.state);
  for (let at = 0; ; at++) {
    const actor = game.toAct(state);
    if (actor === 'over') return;
    const where = { game, start, seed, at };
    const listed = [...game.legal(state)];
    if (listed.length === 0)
      throw new Breach('Somebody can always act until the game is over', where, `${actor} cannot`);
    if (at > ENDLESS) throw new Breach('A game ends by its own rules', where, 'still going on');
    const action = actor === 'chance' ? roll(game, state, random) : choose(listed);
    const played = game.play(state, action);
    if (!played.ok) throw new Breach('A listed action is accepted', where, said(action, played.error));
    const next = freeze(played.value.state);
    yield { ...where, state, actor, listed, action, next, events: played.value.events };
    state = next;
  }
}

const roll = (game: Game, state: object, random: () => number): BaseAction =>
  randomDice(random)(game.chance(state)) ?? { by: 'chance' };

/** Action and answer for a breach. */
export const said = (action: unknown, answer: unknown): string => `${show(action)} → ${show(answer)}`;

export function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const typeOf = (action: BaseAction): string => (action as { type?: string }).type ?? '';

/** Types of action that end something, and such as make a fight or make it bigger. */
const ENDING = ['end', 'stop', 'done', 'pass'];
const FIGHTING = ['attack', 'attacker', 'artillery', 'air', 'overrun', 'counter', 'fire', 'advance'];

/**
 * How a random player picks, one game long: any action alike; first a type of action, so that rare kinds get their turn;
 * seldom the end of anything, so that crowded positions come up; or a fight where there is one to be had.
 */
function habitOf(random: () => number): (listed: readonly BaseAction[]) => BaseAction {
  const mostly = (wanted: (type: string) => boolean) => (listed: readonly BaseAction[]) => {
    const some = listed.filter((action) => wanted(typeOf(action)));
    return pick(some.length > 0 && random() < 0.85 ? some : listed, random);
  };
  const byType = (listed: readonly BaseAction[]) => {
    const type = pick([...new Set(listed.map(typeOf))], random);
    return mostly((other) => other === type)(listed);
  };
  const freely = mostly(() => true);
  const busily = mostly((type) => !ENDING.includes(type));
  const fiercely = mostly((type) => FIGHTING.includes(type));
  return pick([freely, byType, busily, fiercely], random);
}

/** Freezes a position at every depth: whoever changes it throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
