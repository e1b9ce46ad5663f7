import type { Frame, State } from '../../../src/engagement/state.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import type { MapData } from '../../../src/wargame/map.ts';
import { isArtillery, isInfantry } from '../slow/printed.ts';
import { GRID, around, hexOf } from '../slow/position.ts';

/** The counters in the order of a state's lists; sides by number. */
export const COUNTERS = REICHSWALD.counters.map((counter, index) => ({
  ...counter,
  index,
  number: counter.side === 'allied' ? 0 : 1,
  allowance: counter.faces[0]?.[2] as number,
  infantry: isInfantry(counter.type),
  gun: isArtillery(counter.type),
}));

export type Counter = (typeof COUNTERS)[number];

export const ARMOUR = ['armour', 'flame_tank', 'armd_eng', 'bridge_eng', 'amphib', 'tank_destroyer'];

/** Codes of the engine for places off the map. */
export const AWAY = { waiting: -1, eliminated: -2, removed: -3, exitA: -4, exitBEarly: -5, exitB: -6 } as const;
export const MARK = { moved: 1, fired: 2, contact: 4, carried: 8, fled: 16, ferried: 32 } as const;

export const at = (list: readonly number[], { index }: Counter): number => list[index] as number;
export const has = (state: State, counter: Counter, mark: number): boolean => (at(state.marks, counter) & mark) !== 0;
const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]));
export const numberOf = (id: string): Counter => byId.get(id) as Counter;
export const every = (holds: (counter: Counter) => boolean): boolean => COUNTERS.every(holds);

const stacks = new WeakMap<readonly number[], Map<number, Counter[]>>();

/** Counters by hex, cached per list of hexes. */
export function stacksOf({ hex }: State): Map<number, Counter[]> {
  const known = stacks.get(hex);
  if (known) return known;
  const found = new Map<number, Counter[]>();
  for (const counter of COUNTERS) {
    const place = at(hex, counter);
    if (place >= 0) found.set(place, [...(found.get(place) ?? []), counter]);
  }
  stacks.set(hex, found);
  return found;
}

export const inHex = (state: State, hex: number): Counter[] => stacksOf(state).get(hex) ?? [];

const zones = new WeakMap<readonly number[], readonly [Set<number>, Set<number>]>();

/** Is the hex in the engagement zone of this side? */
export function inZoneOf(state: State, hex: number, side: number): boolean {
  let both = zones.get(state.hex);
  if (!both) zones.set(state.hex, (both = [zoneOf(state, 0), zoneOf(state, 1)]));
  return both[side as 0 | 1].has(hex);
}

const zoneOf = ({ hex }: State, side: number): Set<number> =>
  new Set(COUNTERS.flatMap((one) => (one.number === side && at(hex, one) >= 0 ? around(at(hex, one)) : [])));

const grounds = new WeakMap<MapData, readonly string[]>();

/** Current terrain of every hex. */
export function groundOf(state: State): readonly string[] {
  const map = REICHSWALD.mapNow(state);
  let ground = grounds.get(map);
  if (!ground) grounds.set(map, (ground = GRID.names.map((name) => map.hexes[name]?.terrain ?? '')));
  return ground;
}

export const frameOf = <K extends Frame['kind']>({ frames }: State, kind: K): Extract<Frame, { kind: K }> | undefined =>
  frames.find((frame): frame is Extract<Frame, { kind: K }> => frame.kind === kind);

/** The procedure between two turns is not finished. */
export const betweenTurns = (state: State): boolean => frameOf(state, 'step') !== undefined;

/** No unit is moving, retreating or making room. */
export const isQuiet = ({ frames }: State): boolean =>
  !frames.some(({ kind }) => kind === 'move' || kind === 'retreat' || kind === 'displace');

/** Units retreating from the flood or between two hexes of a retreat. */
export const inRetreat = ({ frames }: State): number[] =>
  frames.flatMap((frame) => (frame.kind === 'retreat' ? frame.units : []));

const places = new Map(REICHSWALD.map.places.map(({ id, hexes }) => [id, hexes.map(hexOf)]));
export const placeHexes = (id: string): readonly number[] => places.get(id) ?? [];

/** Scored hexes, in the order of the state's holders. */
export const SCORED = [
  ...new Set(REICHSWALD.map.places.filter(({ kind }) => kind !== 'landmark').flatMap(({ hexes }) => hexes.map(hexOf))),
];
