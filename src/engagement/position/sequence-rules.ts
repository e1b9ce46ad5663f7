import type { Modifier, Prompt } from '../../kernel/game.ts';
import type * as machine from '../../wargame/machine/decision.ts';
import type { Typed } from '../../wargame/machine/decision.ts';
import type { MapData } from '../../wargame/map.ts';
import type { WeatherAhead } from '../../wargame/wargame.ts';
import type { SideAction } from './action-fields.ts';
import type { Board } from './board.ts';
import type { ChoiceFrame, DiceFrame, OwnFrame, State, StepFrame } from './state.ts';
import type { Phase } from './terms.ts';

/** A decision of the game's own, by actions of the game or of the system. */
export type OwnDecision<P, A extends Typed = Typed> = machine.Decision<P, OwnFrame, SideAction | A, A>;

/** A choice that only this game has, beside those of the system for the same open matter. */
export interface OwnAction<P, F, A extends Typed = Typed> extends machine.OwnAction<P, F, A> {
  /** The question of the movement phase while it may be chosen, where that is not the usual one. */
  prompt?: { rule: string; code: string };
}

export interface SequenceRules<P> {
  /** In the order of a turn; the last turn may have more. */
  phases: readonly Phase[];
  /** Id of the phase with which a turn begins. */
  firstPhase(turn: number): string;
  /** The procedure at the start of a turn: frames in the order they happen. */
  startTurn(p: P): void;
  /** What happens when a phase has begun, and before it ends: frames, as at the start of a turn. */
  phaseBegins: ((p: P) => void) | null;
  phaseEnds: ((p: P) => void) | null;
  /** Steps of the game's own. */
  runStep: ((p: P, frame: StepFrame) => void) | null;
  /** Rule that asks for the dice of each kind of dice frame. */
  dice: Readonly<Record<string, string>>;
  rolled(p: P, frame: DiceFrame, dice: readonly number[]): void;
  /** The phase that follows, or 'over'; the turn changes with the first phase. */
  nextPhase(p: P): string;
  /** What happens between the last phase of a turn and the next. */
  endTurn: ((p: P) => void) | null;
  /** Units of the side to move that regain a step, now or in its next turn, if no enemy stands beside them when the phase ends. */
  recovering: ((p: P) => readonly number[]) | null;
  /** What nobody has to do in this phase, but is paid for when it ends without. */
  urges: ((p: P) => readonly Prompt[]) | null;
  /** Choices in a phase with no matter open, by their type. */
  actions: Readonly<Record<string, OwnAction<P, undefined>>>;
  /** Decisions of the game's own, by `why` of their frame. */
  decisions: Readonly<Record<string, OwnDecision<P>>>;
}

/** Kinds of weather, of which one holds for a turn. */
export interface WeatherRules {
  names: readonly string[];
  /** Index when a set-up names none: the likelier one of the turn. */
  usual(turn: number): number;
  /** What the next turn may have. */
  ahead(s: State): readonly WeatherAhead[];
  /** Number of the state of the ground, by weather and options: the same number, the same prices. */
  ground(s: State): number;
  /** What entering by road of this class or over this terrain costs besides, as things are. */
  costs(s: State, ground: string): readonly Modifier[];
}

/** Duties of a side to name some things of a list: places to strike, units to recover. */
export interface ChoiceRules<P> {
  /** How an option is named, and by which rule. */
  action(frame: ChoiceFrame): {
    type: string;
    key: string;
    name(p: P, option: number): string;
    rule: string;
  };
  chosen(p: P, frame: ChoiceFrame, option: number): void;
}

/** What a game does to its printed map. */
export interface MapChangeRules {
  /** Number of the map as it is now (0 printed), and the map of that number. */
  variant(s: State): number;
  vary(data: MapData, variant: number): MapData;
  /** Road (bits of the board's sides) by which a hex is entered from anywhere, 0 for the usual. */
  roadIn(board: Board, to: number): number;
}
