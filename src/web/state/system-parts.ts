import type { Prompt, Refusal, Result } from '../../kernel/game.ts';
import type { Odds, OddsRequest } from '../../wargame/wargame.ts';
import type { Scene } from '../board/model/scene.ts';
import type { Order } from '../../seat/seat.ts';
import type { Notice } from './notice.ts';
import type { Steps } from './in-slices.ts';

/** A combat in the making, or the answer to one: played only when it is committed. Units are ids, hexes printed numbers. */
export interface PlannedCombat {
  target: string;
  /** Units of this side that have been chosen. */
  chosen: readonly string[];
  /** All that could take part, chosen or not. */
  able: readonly string[];
  /** Units whose part in it has been declared already and stands. */
  declared: readonly string[];
  /** How many units and points have been chosen that do not attack themselves. */
  support: number;
  /** Of `able` those that support from afar, and whom they help. */
  guns: readonly string[];
  helps: 'attacker' | 'defender';
  /** The attack as the rules are asked about it, with what they answer; undefined while nobody attacks. */
  request: OddsRequest | undefined;
  odds: Result<Odds> | undefined;
  arrows: Scene['arrows'];
  /** Everything that committing it plays. */
  orders: readonly Order[];
  /** Why it cannot be committed as it is. */
  refusal: Refusal | undefined;
  /** What is asked while it is in the making. */
  prompt: Prompt;
}

/** An answer of the defender that is still to come: guns by their ids, points from the air, or none where he only stands. */
export interface Reply {
  artillery: readonly string[];
  air: number;
  /** The column then, and the probability that nobody of his is left in the hex. */
  column: string;
  cleared: number;
}

/** What was typed, understood; whether the game allows it is another question. */
export interface Command {
  /** One of the page, of the system, or an action of the game. */
  verb: string;
  /** Ids, in the order typed. */
  units: readonly string[];
  /** Units named after one of the system's links. */
  linked: Readonly<Record<string, readonly string[]>>;
  /** Numbers named after one of the system's links, and the points that an action names, as `points`. */
  numbers: Readonly<Record<string, number>>;
  /** Hexes of the path, then the one it is about. */
  via: readonly string[];
  hex: string | undefined;
  /** A place by its id. */
  place: string | undefined;
  /** What else an action names, by its fields: a mode, a formation. */
  values: Readonly<Record<string, string>>;
}

/** Commands with which combats are declared and answered at a table of type `T`. */
export interface CombatCommands<T> {
  /** What follows each link of the system. */
  links: Readonly<Record<string, 'units' | 'number'>>;
  /** Fields of actions that the command of a verb can name besides its own. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that mean something now in place of the actions of the game; undefined when the actions themselves do. */
  verbsNow(table: T): readonly string[] | undefined;
  /** Is the verb one of these commands? */
  has(verb: string): boolean;
  /** Units that could be named next. */
  unitsFor(table: T, verb: string, link: string | undefined, before: Command | undefined): readonly string[];
  /** Plays the command as a whole; what comes back says why nothing was done. */
  run(table: T, command: Command): Promise<Notice | undefined>;
}

/** What a table does in one way in the games of one system, and in another in those of others; `T` is the table. */
export interface SystemParts<T> {
  /** The combat in the making: the one drafted, else the one that has been begun and is asked about. */
  combat(table: T, draft: object | undefined): PlannedCombat | undefined;
  /** What the defender may still do against the combat in the making: what he is likeliest to do first, the worst last. */
  replies(table: T, combat: PlannedCombat): Steps<readonly Reply[]>;
  /** Drafts a combat against a hex, or says why there can be none. */
  aim(table: T, hex: string): void;
  /** Has the unit, one of those able, take part or not. */
  toggle(table: T, unit: string): void;
  /** Why a unit that is not able cannot take part. */
  whyNot(table: T, unit: string): Refusal | undefined;
  /** The combat in the making in words, for those who hear the page. */
  said(table: T): string;
  commands: CombatCommands<T>;
  /** Units that choose their hexes, in the order in which they are taken up after this one; without it in that of the game. */
  lineOf?(table: T, unit: string | undefined): readonly string[] | undefined;
  /** Codes of refusals of a step that are about the way to a hex, not about the hex. */
  onTheWay: readonly string[];
}
