// A table at any position of a game, at which gestures are tried and what they would play is only written down.
import type { Refusal, Result } from '../../src/kernel/game.ts';
import { no, ok } from '../../src/kernel/game.ts';
import type { Order, Seat } from '../../src/seat/seat.ts';
import { rehearse } from '../../src/seat/rehearsal.ts';
import { toOrder } from '../../src/seat/session.ts';
import { Table } from '../../src/web/state/table.svelte.ts';
import { partsOf } from '../../src/web/systems/parts-of.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

const ASKED = ['play', 'legal', 'view', 'tableView', 'reach', 'mapNow', 'refusal', 'prompt', 'odds', 'chance'] as const;

/** The game with every answer about a state kept for it: a gesture asks the same several times. */
export function remembering(game: Wargame): Wargame {
  const kept = new WeakMap<object, Map<string, unknown>>();
  const remember =
    (name: string, ask: (state: object, ...more: unknown[]) => unknown) =>
    (state: object, ...more: unknown[]): unknown => {
      let answers = kept.get(state);
      if (!answers) kept.set(state, (answers = new Map()));
      const key = `${name} ${JSON.stringify(more)}`;
      if (!answers.has(key)) answers.set(key, listed(ask(state, ...more)));
      return answers.get(key);
    };
  const own = ASKED.map((name) => [name, remember(name, game[name].bind(game) as never)]);
  return Object.assign(Object.create(game) as Wargame, { ...game }, Object.fromEntries(own));
}

/** What is read more than once is no generator. */
const listed = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && Symbol.iterator in answer ? [...(answer as object[])] : answer;

/** A seat that plays nothing: it keeps what it is asked to play, if the game would accept it. */
class BenchSeat implements Seat {
  readonly id = 'bench';
  readonly side = null;
  readonly options = {};
  readonly log = [];
  readonly actions = [];
  readonly played: Order[][] = [];
  changed: () => void = () => {};
  readonly game: Wargame;
  readonly scenario: string;
  readonly state: object;
  constructor(game: Wargame, scenario: string, state: object) {
    this.game = game;
    this.scenario = scenario;
    this.state = state;
  }
  get toAct(): string {
    return this.game.toAct(this.state);
  }
  get prompt(): Seat['prompt'] {
    return this.game.prompt(this.state);
  }
  legal(): Order[] {
    return this.game.sides.includes(this.toAct) ? [...this.game.legal(this.state)].map(toOrder) : [];
  }
  async perform(orders: readonly Order[]): Promise<Result<number>> {
    const { refusal } = rehearse(this.game, this.state, orders);
    if (refusal) return no(refusal);
    this.played.push([...orders]);
    return ok(orders.length);
  }
  undoRefusal(): Refusal | undefined {
    return undefined;
  }
  async undo(): Promise<Result<number>> {
    return ok(0);
  }
  readonly ending = undefined;
  readonly offer = undefined;
  readonly clock = undefined;
  readonly proof = undefined;
  async parley(): Promise<Result<number>> {
    return ok(0);
  }
  async record(): Promise<undefined> {
    return undefined;
  }
}

/** A table, and what has been played at it. */
export interface Bench {
  table: Table;
  played: Order[][];
}

/** What the parts of a table show of a position whatever is picked up, except for the thing that is placed next. */
const FIXED = {
  position: ['view', 'beside', 'decision', 'legal', 'map'],
  units: ['byHex', 'byArea'],
  moving: ['walkers', 'flyers', 'movers', 'fliers'],
  choosing: ['things', 'choices', 'concerned', 'choosers', 'settingUp'],
} as const;

/** Has the table work out only once what does not change here: without a page nothing else keeps it. */
function keeping(table: Table): Table {
  for (const part of Object.keys(FIXED) as (keyof typeof FIXED)[])
    for (const name of FIXED[part]) keep(table[part], name, () => (name === 'choices' ? table.choosing.thing : ''));
  return table;
}

/** Keeps what this is worked out to be, for each key. */
function keep(part: object, name: string, keyNow: () => string | undefined): void {
  const kept = new Map<string | undefined, unknown>();
  const ask = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(part), name)?.get;
  const get = (): unknown => {
    const key = keyNow();
    if (!kept.has(key)) kept.set(key, ask?.call(part));
    return kept.get(key);
  };
  if (ask) Object.defineProperty(part, name, { get });
}

export function benchAt(game: Wargame, scenario: string, state: object): Bench {
  const seat = new BenchSeat(game, scenario, state);
  return { table: keeping(new Table(seat, partsOf(game))), played: seat.played };
}
