import { distance, hexAt, makeGrid, neighboursOf } from '../../../src/hex/grid.ts';
import { HOLLAND_44 } from '../../../src/games/holland-44/index.ts';
import type { Frame, State } from '../../../src/games/holland-44/position/state.ts';
import { stepsOf } from '../../../src/wargame/steps.ts';
import type { Counter, PositionView } from '../../../src/wargame/wargame.ts';
import type { Invariant } from '../../kit/invariant.ts';

export type Rule = Invariant<State, PositionView>;

/** A condition on the positions before and after an action. */
export interface Change {
  readonly name: string;
  holds(before: State, after: State): boolean;
}

export const ALLIED = 0;
export const GERMAN = 1;

/** `State.hex` of counters that are not on the map. */
export const OFF = { waiting: -1, eliminated: -2, box: -3, asRemnant: -4, out: -5 } as const;
/** `State.hex` of the first entry area, A; the others follow downwards to O. */
export const AREA_A = -10;
export const AREAS = 'A B C D E F G H I J K L M N O'.split(' ');

/** Bits of `State.marks`. */
export const MARK = {
  engaged: 1,
  scattered: 2,
  spent: 4,
  replacement: 8,
  moved: 16,
  autoDs: 32,
  fired: 64,
  outOfSupply: 128,
  dismounted: 256,
  depleted: 512,
} as const;
export const ORDER = { good: 0, disrupted: 1, fullRetreat: 2 } as const;
export const BRIDGE = { wired: 0, intact: 1, blown: 2, repair: 3, safe: 4 } as const;

/** A counter with its place in a state's lists and what the rules know it by. */
export type Piece = Counter & {
  index: number;
  number: 0 | 1;
  fresh: number;
  breakdown: boolean;
  remnant: boolean;
  head: boolean;
  unknown: boolean;
  airborne: boolean;
  /** Any vehicle (2.3.14): tanks, guns, cars, bridging units. */
  vehicle: boolean;
  artillery: boolean;
};

const VEHICLES = 'tank assault_gun tank_destroyer recon artillery flak bridging'.split(' ');

export const COUNTERS: readonly Piece[] = HOLLAND_44.counters.map((counter, index) => ({
  ...counter,
  index,
  number: counter.side === 'allied' ? ALLIED : GERMAN,
  fresh: stepsOf(counter),
  breakdown: counter.size === 'BD',
  remnant: counter.size === 'REM',
  head: counter.type === 'supply_head',
  unknown: counter.arrival === '?',
  airborne: ['1AB', 'POL', '82', '101'].includes(counter.formation),
  vehicle: VEHICLES.includes(counter.type),
  artillery: counter.attackAs === 'support',
}));

const NUMBERS = new Map(COUNTERS.map(({ id, index }) => [id, index]));
export const numberOf = (id: string): number => NUMBERS.get(id) as number;

export const { map: MAP } = HOLLAND_44;
export const GRID = makeGrid(MAP.grid);
export const hexOf = (name: string): number => hexAt(GRID, name) as number;
export const nameOf = (hex: number): string => GRID.names[hex] as string;
export const around = (hex: number): number[] => neighboursOf(GRID, hex);
export const apart = (a: number, b: number): number => distance(GRID, a, b);
export const groundOf = (hex: number): string => MAP.hexes[nameOf(hex)]?.terrain ?? 'clear';

export const at = (list: readonly number[], { index }: Piece): number => list[index] as number;
export const has = (state: State, piece: Piece, mark: number): boolean => (at(state.marks, piece) & mark) !== 0;
export const every = (holds: (piece: Piece) => boolean): boolean => COUNTERS.every(holds);

export const onMap = (state: State, piece: Piece): boolean => at(state.hex, piece) >= 0;
/** The letter of the entry area a unit is in. */
export const areaOf = ({ hex }: State, piece: Piece): string | undefined => AREAS[AREA_A - at(hex, piece)];
/** On the map or in an entry area. */
export const inPlay = (state: State, piece: Piece): boolean =>
  onMap(state, piece) || areaOf(state, piece) !== undefined;

export const framesOf = <K extends Frame['kind']>({ frames }: State, kind: K): Extract<Frame, { kind: K }>[] =>
  frames.filter((frame): frame is Extract<Frame, { kind: K }> => frame.kind === kind);

const stacks = new WeakMap<readonly number[], ReadonlyMap<number, Piece[]>>();

/** Counters by hex. */
export function stacksOf({ hex }: State): ReadonlyMap<number, readonly Piece[]> {
  const known = stacks.get(hex);
  if (known) return known;
  const made = new Map<number, Piece[]>();
  for (const piece of COUNTERS) {
    const to = at(hex, piece);
    if (to < 0) continue;
    const there = made.get(to);
    if (there) there.push(piece);
    else made.set(to, [piece]);
  }
  stacks.set(hex, made);
  return made;
}

export const inHex = (state: State, hex: number): readonly Piece[] => stacksOf(state).get(hex) ?? [];

/** Do units of the side stand there, unknown ones (25.2.1) included? */
export const holds = (state: State, hex: number, side: number): boolean =>
  inHex(state, hex).some(({ number }) => number === side) || (side === GERMAN && state.unknown.includes(hex));

/** Bridges in the order of the state: hexsides with a bridge, or a road, over a canal or major river (8.4). */
export const BRIDGES = MAP.sides
  .filter(({ river, bridge, road }) => (river === 'canal' || river === 'major') && (bridge || road))
  .map(({ a, b, river, bridge }) => ({ a: hexOf(a), b: hexOf(b), names: [a, b], river, rail: bridge === 'rail' }));

const SIDES = new Map(
  MAP.sides.flatMap((side) => [side, { ...side, a: side.b, b: side.a }].map((one) => [one.a + one.b, one])),
);
/** What runs between two hexes. */
export const sideOf = (from: number, to: number) => SIDES.get(nameOf(from) + nameOf(to));

/** Place in `State.bridges` of the bridge between two hexes, or -1. */
export const bridgeAt = (from: number, to: number): number =>
  BRIDGES.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/** Hexes that count for the score (26.5.1), in the order of the state's holders: cities, victory hexes, Overloon and Venray. */
export const OBJECTIVES = GRID.names.flatMap((name, hex) =>
  groundOf(hex) === 'city' || MAP.hexes[name]?.features?.includes('victory') || ['3524', '3225'].includes(name)
    ? [hex]
    : [],
);

/** Hexes north of the Lower Rhine. */
export const NORTH = new Set(MAP.areas.find(({ id }) => id === 'north-of-rhine')?.hexes.map(hexOf));

/** The phases of a turn in their order (3.0). */
const ALL = [
  'weather',
  ...['resupply', 'bridges', 'landing', 'movement', 'combat', 'reorganisation', 'supply'].map((it) => `allied-${it}`),
  ...['resupply', 'bridges', 'movement', 'combat', 'reorganisation', 'supply', 'traffic'].map((it) => `german-${it}`),
  'victory',
];

/** 3.0: am, pm and night follow one another; the first turn is an afternoon. */
const PARTS: Readonly<Record<number, string>> = { 0: 'am', 1: 'pm', 2: 'night' };
export const partOf = (turn: number): string => PARTS[turn % 3] as string;

/** The weather is rolled for in the morning, and the first turn begins with the landings (4.1, 23.1.1). */
export const phasesOf = (turn: number): readonly string[] =>
  turn === 1 ? ALL.slice(3) : partOf(turn) === 'am' ? ALL : ALL.slice(1);

/** The number of a phase in the whole game. */
export const placeInGame = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): number =>
  turn * ALL.length + ALL.indexOf(phase);

/** Phases that end or begin between two positions, the first one of them that of `before`, with their turns. */
export function phasesBetween(before: State, after: State): { turn: number; phase: string }[] {
  const found: { turn: number; phase: string }[] = [];
  for (let turn = before.turn; turn <= after.turn; turn++)
    for (const phase of phasesOf(turn)) {
      const place = placeInGame({ turn, phase });
      if (place >= placeInGame(before) && place <= placeInGame(after)) found.push({ turn, phase });
    }
  return found;
}

export const isPhaseOf = ({ phase }: Pick<State, 'phase'>, side: number): boolean =>
  phase.startsWith(side === ALLIED ? 'allied-' : 'german-');

/** Has the action gone through this phase, or begun or ended it? */
export const passes = (before: State, after: State, wanted: string): boolean =>
  phasesBetween(before, after).some(({ phase }) => phase === wanted);

export const sideName = (side: number): string => (side === ALLIED ? 'allied' : 'german');
