/** A side of the game as its id, e.g. `red`. */
export type Side = string;

/** Who looks on and belongs to no side: knows only what every side may know. No side has this name. */
export const ONLOOKER = 'onlooker';

/** Who has the next decision: a side, the dice, or nobody because the game has ended. */
export type Actor = Side | 'chance' | 'over';

/** Why something is not allowed. No prose: texts are found by `code` in src/text. */
export interface Refusal {
  /** Number of the rule that refuses, as printed, or `contract` when the action itself is malformed. */
  rule: string;
  code: string;
  args?: Readonly<Record<string, string | number>>;
  hex?: string;
  unit?: string;
}

export type Result<T, E = Refusal> = { ok: true; value: T } | { ok: false; error: E };
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const no = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** A decision. Games narrow it to a union discriminated by `type`. */
export interface BaseAction {
  readonly by: string;
}

/** Dice are an action of the player called chance; each number is one die. */
export interface DiceAction extends BaseAction {
  readonly by: 'chance';
  readonly dice: readonly number[];
}

export type EventArg = string | number | null | readonly (string | number)[] | readonly Modifier[];

/** What happened, for log and animation. Absent `to`: everyone may know. */
export interface BaseEvent {
  readonly code: string;
  /** Number of the rule behind it, where there is one to read. */
  readonly rule?: string;
  readonly args?: Readonly<Record<string, EventArg>>;
  readonly to?: readonly Side[];
  /** The event showed something hidden: undo may not go back behind it. */
  readonly reveals?: true;
}

/** The question now being asked, and the rule that asks it. */
export interface Prompt {
  rule: string;
  code: string;
  args?: Readonly<Record<string, string | number>>;
}

/** One term of a sum: the total is always the sum of the amounts (law 10). */
export interface Modifier {
  rule: string;
  amount: number;
  /** Code of the reason, found in src/text. */
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

/** How a game starts: scenario and options, and optionally a position (docs/formats/set-up). */
export interface Start {
  scenario: string;
  options: Readonly<Record<string, string>>;
  /** A parsed set-up document, or null for the scenario as printed. */
  setup: object | null;
}

/** One thing wrong with a set-up; `at` is the place in the document, e.g. `units[3].hex`. */
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
 * A game: rules as pure functions over plain state. Everything that decides (page, server, computer player, fuzzer)
 * goes through `legal` and `refusal`, which agree: an action is listed exactly when it is not refused.
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
  /** Version of the rules code: a record names the one it was played under. */
  readonly rules: string;
  /** First to play first. */
  readonly sides: readonly Side[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** What `bivouac games` prints besides: counts and words that files may use. */
  readonly vocabulary: Readonly<Record<string, unknown>>;

  /** The first position that asks for a decision or for dice, or everything that is wrong with the start. */
  fromSetup(start: Start): Result<Played<S, E>, SetupError[]>;
  toAct(state: S): Actor;
  prompt(state: S): Prompt;
  /** Legal actions of the side to act, lazily, in a fixed order; of chance: every fall of the dice. */
  legal(state: S): Iterable<A>;
  /** Why this action may not be played now; undefined when it may. Accepts anything, well-formed or not. */
  refusal(state: S, action: unknown): Refusal | undefined;
  /** Checked; the input is untouched. */
  play(state: S, action: unknown): Result<Played<S, E>>;
  /** For search: no check, and the state given is changed. Only for actions that `legal` lists. */
  playUnchecked(state: S, action: A): readonly E[];
  copy(state: S): S;
  /**
   * All that decides how the game goes on, as plain data in words that others may rely on (docs/formats/position.md): what the
   * hash of a record covers. Positions that could go on differently differ in it; a state may be built otherwise without changing it.
   */
  position(state: S): object;
  /** Every fall of the dice now due with its weight; empty when chance is not to act. */
  chance(state: S): readonly (readonly [A, number])[];
  /**
   * All that a side or an onlooker knows of a position, everything for null: a type of its own, built field by field, so that nothing is
   * known that nobody classified. View and sample come from it, and it is what a computer player gets.
   */
  known(state: S, side: Side | null): K;
  /** What a side, an onlooker or, for null, the referee sees: what is known, for a table. */
  view(state: S, side: Side | null): V;
  /** Does one of the sides see less than there is, so that nobody may look at the other's view? Absent: never. */
  secret?(state: S): boolean;
  /** A state that agrees with all that is known; `random` gives numbers in [0, 1). */
  sample(known: K, random: () => number): S;
  outcome(state: S): Outcome | undefined;
}
