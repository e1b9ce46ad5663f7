/** Id of a side, e.g. `red`. */
export type Side = string;

/** A spectator: belongs to no side and knows only what every side may know. No side has this id. */
export const ONLOOKER = 'onlooker';

/** Who acts next: a side, the dice, or nobody because the game is over. */
export type Actor = Side | 'chance' | 'over';

/** Why something is not allowed. The text for `code` is in src/text. */
export interface Refusal {
  /** Number of the rule as printed, or `contract` when no rule of the game is involved, as with a malformed action. */
  rule: string;
  code: string;
  args?: Readonly<Record<string, string | number>>;
  hex?: string;
  unit?: string;
}

export type Result<T, E = Refusal> = { ok: true; value: T } | { ok: false; error: E };
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const no = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** An action. Games narrow it to a union discriminated by `type`. */
export interface BaseAction {
  readonly by: string;
}

/** A roll of the dice, an action of the player `chance`; one number per die. */
export interface DiceAction extends BaseAction {
  readonly by: 'chance';
  readonly dice: readonly number[];
}

export type EventArg = string | number | null | readonly (string | number)[] | readonly Modifier[];

/** What happened, for log and animation. `to` lists the sides that may know it; absent: everybody. */
export interface BaseEvent {
  readonly code: string;
  /** Number of the rule behind it, where there is one to read. */
  readonly rule?: string;
  readonly args?: Readonly<Record<string, EventArg>>;
  readonly to?: readonly Side[];
  /** The event revealed something hidden: it cannot be undone. */
  readonly reveals?: true;
}

/** The decision that is due, and the rule that requires it. */
export interface Prompt {
  rule: string;
  code: string;
  args?: Readonly<Record<string, string | number>>;
}

/** One term of a sum; the total is always the sum of the amounts (law 10). */
export interface Modifier {
  rule: string;
  amount: number;
  /** Code of the reason; its text is in src/text. */
  why: string;
}

export interface Scenario {
  id: string;
  firstTurn: number;
  lastTurn: number;
}

/** An option of play; the first value is the default. */
export interface OptionSpec {
  id: string;
  values: readonly [string, ...string[]];
}

/** How a game starts: scenario, options and optionally a position (docs/formats/README.md). */
export interface Start {
  scenario: string;
  options: Readonly<Record<string, string>>;
  /** A parsed set-up document, or null for the scenario as printed. */
  setup: object | null;
}

/** One error in a set-up; `at` is its path in the document, e.g. `units[3].hex`. */
export interface SetupError extends Refusal {
  at: string;
}

export interface Played<S, E> {
  state: S;
  events: readonly E[];
}

/** `winner` is absent in a draw. */
export interface Outcome {
  winner?: Side;
  points: Readonly<Record<Side, number>>;
}

/**
 * A game: rules as pure functions over plain data. Page, server, computer players and tests all use `legal` and `refusal`,
 * which agree: an action is listed exactly when it is not refused.
 */
export interface Game<
  S extends object = object,
  A extends BaseAction = BaseAction,
  E extends BaseEvent = BaseEvent,
  V extends object = object,
  K extends object = object,
> {
  readonly id: string;
  /** Title as printed. */
  readonly title: string;
  /** Version of the rules; a record names the version it was played under. */
  readonly rules: string;
  /** In playing order. */
  readonly sides: readonly Side[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** What else `bivouac games` prints: counts, and the ids that files may use. */
  readonly vocabulary: Readonly<Record<string, unknown>>;

  /** The first position in which a decision or dice are due, or every error in the start. */
  fromSetup(start: Start): Result<Played<S, E>, SetupError[]>;
  toAct(state: S): Actor;
  prompt(state: S): Prompt;
  /** Legal actions of the side to act, lazily, in a fixed order; for chance, every possible roll. */
  legal(state: S): Iterable<A>;
  /** Why this action may not be played now; undefined when it may. Takes any value, well-formed or not. */
  refusal(state: S, action: unknown): Refusal | undefined;
  /** Checks the action and leaves `state` unchanged. */
  play(state: S, action: unknown): Result<Played<S, E>>;
  /** For search: does not check, and changes `state`. Only for actions that `legal` lists. */
  playUnchecked(state: S, action: A): readonly E[];
  copy(state: S): S;
  /**
   * Everything that determines how the game can continue, as plain data in the documented form (docs/formats/position.md): what
   * the hash of a record covers. It differs between positions that can continue differently, and does not depend on how the
   * state is stored.
   */
  position(state: S): object;
  /** Every possible roll of the dice that are due, with its weight; empty when chance is not to act. */
  chance(state: S): readonly (readonly [A, number])[];
  /**
   * What a side or an onlooker knows of a position; everything for null. A separate type, built field by field, so that a new
   * field is hidden until it has been classified. View and sample are made from it, and a computer player gets nothing else.
   */
  known(state: S, side: Side | null): K;
  /** What a side, an onlooker or (null) the referee sees, in the form the page shows. */
  view(state: S, side: Side | null): V;
  /** Is something hidden from one of the sides? Absent: never. */
  secret?(state: S): boolean;
  /** A random state that agrees with everything known; `random` gives numbers in [0, 1). */
  sample(known: K, random: () => number): S;
  outcome(state: S): Outcome | undefined;
}
