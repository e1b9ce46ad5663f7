import type { GridShape } from '../../../hex/shape.ts';
import type { Annotations } from './annotations.ts';

/** Everything the board is given. It draws this and reports clicks; it knows neither rules nor games. */

/** The sheet under the counters. Hexes and places by printed number. */
export interface Ground {
  id: string;
  grid: GridShape;
  hexes: Readonly<Record<string, GroundHex>>;
  sides: readonly GroundSide[];
  labels: readonly Label[];
  /** Counters may lie in areas beside the field. */
  beside?: boolean;
  margin?: Margin;
  /** In whose colours it is drawn; without one, in those of bare paper. */
  light?: string;
  /** How the reader wants it drawn; painted where nothing is said. */
  style?: MapStyle;
  /** Stretches of the rim whose names are printed beside them. */
  edges?: readonly { name: string; hexes: readonly string[] }[];
}

export type MapStyle = 'painted' | 'staff' | 'plain';

export interface GroundHex {
  terrain: string;
  features?: readonly string[];
  /** Names of features of which a map has several that do not belong together. */
  names?: Readonly<Record<string, string>>;
  /** Which of the tints of nations it has. */
  nation?: number;
}

/** What is printed below the hex field, in the reader's language. */
export interface Margin {
  title: string;
  subtitle: string;
  /** Kilometres from one side of a hex to the opposite one, as a number and in words. */
  hexKm: number;
  hexScale: string;
  /** What the map is, and whose data it was drawn from. */
  note: string;
  credits: string;
  /** Colours of the first side's counters and of the second's. */
  sideColours: readonly [string, string];
  legend: { title: string; note: string; entries: readonly LegendEntry[] };
  tracks: readonly PrintedTrack[];
}

/** Markers for the tens and the ones of an amount. */
export type Digit = '×10' | '×1';

/** A kind of ground or hexside with a sample of it, its name and what it does. */
export interface LegendEntry {
  kind: string;
  name: string;
  effect: string;
}

export interface PrintedTrack {
  id: string;
  title: string;
  /** Boxes in one row. */
  row: number;
  /** To the right of the track before it, not below. */
  beside?: boolean;
  boxes: readonly { id: string; head: string; notes: readonly { sign: string; mark?: string }[] }[];
}

/** Rivers, bridges and roads by their kind of drawing; `true` is a river or a bridge of the usual kind. */
export interface GroundSide {
  a: string;
  b: string;
  river?: true | string;
  bridge?: true | string;
  ferry?: true;
  road?: string;
  frontier?: true;
  boundary?: true;
  name?: string;
}

export interface Label {
  text: string;
  hex: string;
  /** All of its hexes, where there are several. */
  hexes?: readonly string[];
  kind: 'city' | 'town' | 'village' | 'hamlet' | 'region' | 'point';
}

/** What is printed on a counter. */
export interface Face {
  /** Ground colour, ink on it, the stripe of a loss, and a band in a second colour. */
  ground: string;
  ink: string;
  stripe: string;
  band?: string;
  /** Two or three letters of the nation. */
  code?: string;
  /** The other side's counters have a corner cut off. */
  cut: boolean;
  symbol: string;
  size: string;
  label: string;
  formation: string;
  factors: string;
  range?: string;
  reduced: boolean;
  /** Lies face down: only the colours of its side and a question mark. */
  unknown?: true;
  print?: Print;
}

/** What only some games print on their counters. */
export interface Print {
  /** A box in this colour round the defence. */
  quality?: 'elite' | 'green';
  /** A symbol, or nothing, in the place of the attack. */
  attackAs?: 'support' | 'none';
  allowanceIn?: 'circle' | 'box';
  armour?: { rating: number; boxed: boolean };
  /** A stripe along the right edge. */
  stripe?: 'whole' | 'broken';
  half?: true;
  badge?: string;
  /** Steps left and lost, as dots. */
  dots?: { left: number; all: number };
}

/** One or two letters or signs: in a disc, or in a square for what is bad. */
export interface Badge {
  sign: string;
  tone: 'plain' | 'bad';
}

export interface Piece {
  id: string;
  hex: string;
  face: Face;
  /** Has done its part of this phase. */
  spent?: boolean;
  /** Badges drawn on the counter: one letter each. */
  badges?: readonly string[];
  /** Badges for its marks, after the others. */
  marks?: readonly Badge[];
  look?: PieceLook;
}

/** Taken up; may be; has to be before the phase ends. */
export type PieceLook = 'selected' | 'choice' | 'due';

/** Counters in an area beside the map, drawn next to the hexes by which they enter it. */
export interface Beside {
  id: string;
  hexes: readonly string[];
  /** Their hex is the id of the area. */
  pieces: readonly Piece[];
}

export interface ReachMark {
  hex: string;
  /** Empty: none is shown. */
  cost: string;
  /** `halt`: the move ends there; `pass`: only to pass through. */
  kind: 'free' | 'halt' | 'pass';
  /** Whoever goes there could still fight. */
  fights?: boolean;
  /** Whoever comes there is seen by the enemy. */
  contact?: boolean;
}

/** The path under the pointer, from its first hex to its last. */
export interface PathMark {
  hexes: readonly string[];
  /** What stands at its end: a few letters, dice due on the way, blades for whoever can still fight there, a bar where it cannot be undone. */
  tip?: { words: string; dice?: number; fights: boolean; final: boolean };
}

export type HexMark = 'choice' | 'target' | 'warn' | 'origin' | 'due' | 'hit' | 'lit';

/**
 * A group of hexes with a thin line round it, told apart by pattern first and by ink second: lines rising or falling to
 * the right, dots, or a ring in each hex.
 */
export interface Region {
  hexes: readonly string[];
  pattern: 'rise' | 'fall' | 'dots' | 'rings';
  ink: 'first' | 'second' | 'plain';
}

/** A hexside that a choice names; one whose bridge or ferry is down, or a bridge under repair, or safe from being blown. */
export interface SideMark {
  a: string;
  b: string;
  mark: 'choice' | 'down' | 'repair' | 'safe';
}

/** A flag on a hex, over the counters: a pennant for the first side, a square one for the second, a round one for nobody. */
export interface Flag {
  hex: string;
  kind: 'first' | 'second' | 'plain';
  /** A few letters: what it is worth. */
  value?: string;
}

/** A few letters at the upper right of a hex, over the counters: the shift of its ground, how many could come, what strength. */
export interface Note {
  hex: string;
  text: string;
  kind: 'shift' | 'count' | 'danger';
}

/** A bar between two stacks, or from one off the sheet (null): through the hex midway, or along the hexside between two hexes. */
export interface Bar {
  from: string;
  to: string | null;
  at: readonly string[];
  /** Those of `at` that cannot be entered there; none where the bar has no effect. */
  shut: readonly string[];
  ink: 'first' | 'second';
}

/** Ways of supply: each step once, from the middle of a hex to that of the next or off the sheet; where they end; hexes that have none. */
export interface Supply {
  ink: 'first' | 'second';
  /** `lost`: on a way that is stopped further on. */
  steps: readonly { from: string; to: string | null; by: 'road' | 'land' | 'lost' }[];
  /** Hexes in which ways are stopped. */
  stops: readonly string[];
  /** Hexes of sources that stand on the map. */
  sources: readonly string[];
  cut: readonly string[];
}

/** Everything on top of the sheet. */
export interface Scene {
  pieces: readonly Piece[];
  beside?: readonly Beside[];
  /** When given, hexes that are not in it are dimmed. */
  reach?: readonly ReachMark[];
  marks: readonly { hex: string; mark: HexMark }[];
  path?: readonly string[];
  arrows: readonly { from: string; to: string; kind: 'attack' | 'support' | 'command' }[];
  /** Ways that units of the other side went before: a faint line each. */
  trails?: readonly (readonly string[])[];
  /** Hexes nobody may move in. */
  closed: readonly string[];
  /** Hexes laid waste for good. */
  ruined?: readonly string[];
  regions?: readonly Region[];
  bars?: readonly Bar[];
  supply?: Supply;
  /** Boxes of the printed tracks in which a marker stands, and what is printed on the marker. */
  markers?: readonly { track: string; box: string; label?: Digit }[];
  flags?: readonly Flag[];
  /** How strong dimming and hatches are: 1 is usual. */
  strength?: number;
  notes?: readonly Note[];
  sides?: readonly SideMark[];
  /** What stands on the badge of a stack besides its height. */
  totals?: ReadonlyMap<string, string>;
  /** What the reader has drawn. */
  annotations?: Annotations;
}

/** Hexes through which units have gone to where they stand, by id, from the first to the last. */
export type Paths = ReadonlyMap<string, readonly string[]>;

export const EMPTY_SCENE: Scene = { pieces: [], marks: [], arrows: [], closed: [] };

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the player does to the board. */
export interface Intents {
  pick(hex: string, add: boolean): void;
  /** A click on the stack of an area beside the map. */
  pickBeside?(area: string, add: boolean): void;
  hover(hex: string | undefined): void;
  /** A second tap on the same hex soon after the first; false when it means nothing there, so that the board may zoom. */
  again?(hex: string): boolean;
  inspect(hex: string): void;
  /** A hex in a few words, for the loupe: its name, then who stands there. */
  words?(hex: string): readonly string[];
  /** A stroke begun at the grip has come into this hex, has ended, or has been called off. */
  draw?(hex: string): void;
  drawn?(): void;
  undrawn?(): void;
  /** May a counter be carried out of this hex? */
  mayLift?(hex: string): boolean;
  /** It is carried; gives how to put it back as it was. */
  lift?(hex: string): (() => void) | undefined;
  drop?(hex: string): void;
  /** Do strokes of the first button, or of a finger, draw arrows now? Those of the second button always do where arrows are drawn. */
  annotates?(): boolean;
  /** An arrow goes from a hex to this one so far; it has been drawn; without `from`: it has been called off. */
  aim?(from: string | undefined, to?: string): void;
  drawArrow?(from: string, to: string): void;
  /** The part of the sheet that can be seen, in hex radii. */
  look?(window: Window): void;
}
