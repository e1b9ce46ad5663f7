import { listedDice } from '../kernel/dice.ts';
import { act, begin, type Match } from '../kernel/match.ts';
import type { BaseAction, BaseEvent, Outcome, Refusal, Start } from '../kernel/game.ts';
import type { HexChange, SetupDoc, SetupUnit, SideChange } from './setup.ts';
import { stepsOf } from './steps.ts';
import type {
  BombardOdds,
  BombardRequest,
  Odds,
  OddsRequest,
  PositionView,
  ReachHex,
  UnitView,
  Wargame,
} from './wargame.ts';

/** Where a unit stands: `0807`, `0906 reduced moved`, `off` or null for nowhere; or with its steps. */
export type Placed = string | null | { hex: string | null; steps?: number; marks?: readonly string[] };

/** Hexsides by their two hexes: `0807-0808`. */
export type SidesByPair = Readonly<Record<string, Omit<SideChange, 'a' | 'b'>>>;

/** A position for a test. Units: `{ 'R-1': '0807', 'B-2': '0906 reduced moved' }`. */
export interface Sketch {
  scenario?: string;
  turn: number;
  phase: string;
  weather?: string;
  units: Readonly<Record<string, Placed>>;
  /** Terrain or `{ terrain, features }` of hexes; the map is blank (all open) unless `printed` is set. */
  hexes?: Readonly<Record<string, string | HexChange>>;
  sides?: readonly SideChange[] | SidesByPair;
  printed?: true;
  options?: Readonly<Record<string, string>>;
  pools?: SetupDoc['pools'];
  extra?: SetupDoc['extra'];
  /** Keep the units of the scenario that are not listed. */
  others?: true;
}

export type Units = Sketch['units'];
export type More = Partial<Omit<Sketch, 'units'>>;

type Counted = Pick<Wargame, 'id' | 'counters'>;

/** Steps of a unit that has lost one; the last one stays. */
function lessOne({ counters }: Counted, id: string): number {
  const counter = counters.find((one) => one.id === id);
  return counter ? Math.max(1, stepsOf(counter) - 1) : 1;
}

function placedUnit(game: Counted, id: string, placed: Placed): SetupUnit {
  if (placed === null) return { id, hex: null };
  if (typeof placed !== 'string') return { id, ...placed };
  const [hex = 'off', ...words] = placed.split(' ');
  const steps = words.includes('reduced') ? { steps: lessOne(game, id) } : {};
  return { id, hex: hex === 'off' ? null : hex, marks: words.filter((word) => word !== 'reduced'), ...steps };
}

function sidesOf(sides: Sketch['sides'] = []): readonly SideChange[] {
  if (Array.isArray(sides)) return sides as readonly SideChange[];
  return Object.entries(sides).map(([pair, fields]) => {
    const [a = '', b = ''] = pair.split('-');
    return { a, b, ...(fields as Omit<SideChange, 'a' | 'b'>) };
  });
}

export function setupOf(game: Counted, sketch: Sketch): SetupDoc {
  const units = Object.entries(sketch.units).map(([id, placed]) => placedUnit(game, id, placed));
  const hexes = Object.fromEntries(
    Object.entries(sketch.hexes ?? {}).map(([hex, change]) => [
      hex,
      typeof change === 'string' ? { terrain: change } : change,
    ]),
  );
  return {
    format: 'bivouac-setup',
    version: 1,
    game: game.id,
    turn: sketch.turn,
    phase: sketch.phase,
    ...(sketch.weather ? { weather: sketch.weather } : {}),
    units,
    only: !sketch.others,
    ...(sketch.pools ? { pools: sketch.pools } : {}),
    ...(sketch.extra ? { extra: sketch.extra } : {}),
    map: { ...(sketch.printed ? {} : { base: 'blank' as const }), hexes, sides: sidesOf(sketch.sides) },
  };
}

/** Sets up a position. Throws when the set-up is refused: use `errorsOf` to test that. */
export const lay = <S extends object>(game: Wargame<S>, sketch: Sketch): Table<S> => begun(game, startOf(game, sketch));

/** Positions of a phase: of these units alone, at the turn given, unless more is said. */
export const positionsOf =
  <S extends object>(game: Wargame<S>, given: More & { turn: number }) =>
  (phase: string) =>
  (units: Units, more: More = {}): Table<S> =>
    lay(game, { ...given, phase, units, ...more });

/** A scenario from its beginning, as printed; the first one if none is named. */
export const opening = <S extends object>(game: Wargame<S>, scenario = game.scenarios[0]?.id ?? ''): Table<S> =>
  begun(game, { scenario, options: {}, setup: null });

/** Codes of all errors in a set-up; empty when it is accepted. */
export function errorsOf(game: Wargame, sketch: Sketch): string[] {
  const start = begin(game, startOf(game, sketch));
  return start.ok ? [] : start.error.map((error) => error.code);
}

/** A game that goes on from a state, however it has come about. */
export const tableAt = <S extends object>(game: Wargame<S>, state: S): Table<S> =>
  new Table(game, { game, start: startOf(game), actions: [], log: [], state, past: [] });

const startOf = (game: Counted & Pick<Wargame, 'scenarios'>, sketch?: Sketch): Start => ({
  scenario: sketch?.scenario ?? game.scenarios[0]?.id ?? '',
  options: sketch?.options ?? {},
  setup: sketch ? setupOf(game, sketch) : null,
});

function begun<S extends object>(game: Wargame<S>, start: Start): Table<S> {
  const match = begin(game, start);
  if (!match.ok) throw new Error(`The game does not begin: ${JSON.stringify(match.error)}`);
  return new Table(game, match.value);
}

/** An action of the side to act, whose `by` is filled in, or the next of the dice that are due. */
type Step = object | number;

/** A game that is played in a test. */
export class Table<S extends object = object> {
  readonly game: Wargame<S>;
  readonly match: Match<S>;

  constructor(game: Wargame<S>, match: Match<S>) {
    this.game = game;
    this.match = match;
  }

  state(): S {
    return this.match.state;
  }

  /** Side to act, `chance` or `over`. */
  toAct(): string {
    return this.game.toAct(this.match.state);
  }

  prompt(): string {
    return this.game.prompt(this.match.state).code;
  }

  /** Plays actions and dice; throws when an action is refused, or when other dice are due than these. */
  play(...steps: readonly Step[]): this {
    this.events(...steps);
    return this;
  }

  /** Rolls these dice; throws unless exactly these are due. */
  dice(...numbers: readonly number[]): this {
    return this.play(...numbers);
  }

  /** The same on a copy: this table stays as it is. */
  after(...steps: readonly Step[]): Table<S> {
    const { match } = this;
    const copy = { ...match, actions: [...match.actions], log: [...match.log], past: [...match.past] };
    return new Table(this.game, copy).play(...steps);
  }

  /** Plays, and gives what it brings about. */
  events(...steps: readonly Step[]): BaseEvent[] {
    const left = [...steps];
    const events: BaseEvent[] = [];
    while (left.length > 0) events.push(...this.#step(left));
    return events;
  }

  /** Plays the first of these steps, or rolls as many dice of them as are due, and takes them from the list. */
  #step(left: Step[]): readonly BaseEvent[] {
    const action = typeof left[0] === 'number' ? this.#roll(left) : this.#full(left.shift() as object);
    const result = act(this.match, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  #roll(left: Step[]): BaseAction {
    const end = left.findIndex((step) => typeof step !== 'number');
    const dice = left.splice(0, end < 0 ? left.length : end) as number[];
    const roll = listedDice(dice)(this.game.chance(this.match.state));
    if (!roll) throw new Error(`These dice are not due: ${dice.join(', ')}`);
    left.unshift(...dice);
    return roll;
  }

  /** Ends phases until this one has come, of this turn if one is given; of dice due the first roll falls, or this die. */
  until(phase: string, { turn, die }: { turn?: number; die?: number } = {}): this {
    for (let left = 100; left > 0; left--) {
      const now = this.view();
      if (now.phase === phase && (turn ?? now.turn) === now.turn) return this;
      if (this.toAct() !== 'chance') this.play({ type: 'end' });
      else this.play(die ?? (this.game.chance(this.match.state)[0]?.[0] as BaseAction));
    }
    throw new Error(`The phase ${phase} does not come`);
  }

  refusal(action: object): Refusal | undefined {
    return this.game.refusal(this.match.state, this.#full(action));
  }

  may(action: object): boolean {
    return this.refusal(action) === undefined;
  }

  /** Code of the refusal of an action, undefined when it is allowed. Throws where the list of legal actions disagrees. */
  refused(action: object): string | undefined {
    return this.#checked(action)?.code;
  }

  /** The same with its rule: `15.1 no-attacker`. */
  why(action: object): string | undefined {
    const refusal = this.#checked(action);
    return refusal && `${refusal.rule} ${refusal.code}`;
  }

  #checked(action: object): Refusal | undefined {
    const refusal = this.refusal(action);
    const wanted = inOrder(this.#full(action));
    const isListed = [...this.game.legal(this.match.state)].some((one) => inOrder(one) === wanted);
    if (isListed === (refusal !== undefined)) throw new Error(`${wanted} is ${isListed ? '' : 'not '}listed`);
    return refusal;
  }

  /** All legal actions without `by`, or those of one type. */
  legal(type?: string): Record<string, unknown>[] {
    return [...this.game.legal(this.match.state)]
      .map((action) => ({ ...action }) as Record<string, unknown>)
      .filter((action) => type === undefined || action['type'] === type)
      .map(({ by: _, ...rest }) => rest);
  }

  /** Codes of everything that has happened since the game began. */
  codes(): string[] {
    return this.match.log.map(({ event }) => event.code);
  }

  view(): PositionView {
    return this.game.view(this.match.state, null);
  }

  unit(id: string): UnitView {
    const found = this.view().units.find((unit) => unit.id === id);
    if (!found) throw new Error(`No unit ${id}`);
    return found;
  }

  hexOf(id: string): string | null {
    return this.unit(id).hex;
  }

  steps(id: string): number | null {
    return this.unit(id).steps;
  }

  where(id: string): UnitView['where'] {
    return this.unit(id).where;
  }

  /** Reachable hexes by printed number; throws when the unit may not move now. */
  reach(id: string): Record<string, ReachHex> {
    const reach = this.game.reach(this.match.state, id);
    if (!reach.ok) throw new Error(JSON.stringify(reach.error));
    return Object.fromEntries(reach.value.hexes.map((hex) => [hex.hex, hex]));
  }

  odds(request: OddsRequest): Odds {
    const odds = this.game.odds(this.match.state, request);
    if (!odds.ok) throw new Error(JSON.stringify(odds.error));
    return odds.value;
  }

  bombard(request: BombardRequest): BombardOdds {
    const odds = this.game.aids?.bombardOdds?.(this.match.state, request);
    if (!odds?.ok) throw new Error(JSON.stringify(odds?.error ?? 'no bombardment'));
    return odds.value;
  }

  points(): PositionView['points'] {
    return this.view().points;
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.match.state);
  }

  #full(action: object): BaseAction {
    return { by: this.toAct(), ...action };
  }
}

const inOrder = (action: object): string =>
  JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)));
