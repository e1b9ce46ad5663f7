import { hexAt, makeGrid, neighboursOf } from '../../../src/hex/grid.ts';
import { CCRR } from '../../../src/hex/shape.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import type { SideChange } from '../../../src/wargame/setup.ts';
import type { Sketch } from '../../../src/wargame/test-kit.ts';
import { AIR_OF, ARRIVING, FLOOD, columnsOf, moveClassOf, type MoveClass } from './printed.ts';

export const GRID = makeGrid({
  orientation: 'flat',
  columns: 26,
  rows: 18,
  offset: 'odd',
  numbering: CCRR,
  missing: [],
});
export const hexOf = (name: string): number => hexAt(GRID, name) as number;
export const nameOf = (hex: number): string => GRID.names[hex] as string;
export const around = (hex: number): number[] => neighboursOf(GRID, hex);

export type SideName = 'allied' | 'german';

export interface SlowUnit {
  id: string;
  side: SideName;
  type: string;
  size: string;
  formation: string;
  moveClass: MoveClass;
  attack: number;
  defence: number;
  allowance: number;
  range: number;
  /** -1 while it waits to enter at `entryHex` from turn `due` on. */
  hex: number;
  entryHex: number;
  due: number;
  moved: boolean;
  fired: boolean;
  /** Has been carried in this phase; `ferried`: has carried a unit (4.4). */
  carried: boolean;
  ferried: boolean;
}

/** Features of a hexside. */
export interface Border {
  river?: boolean | string;
  bridge?: boolean | string;
  road?: string;
}

export interface SlowPosition {
  turn: number;
  phase: string;
  rain: boolean;
  pavedIsDry: boolean;
  air: number;
  terrain: readonly string[];
  fortifications: readonly (readonly string[])[];
  borders: ReadonlyMap<string, Border>;
  units: readonly SlowUnit[];
  bombed: readonly number[];
  attacked: readonly number[];
  pending: Pending | undefined;
}

export type Pending =
  | { kind: 'moving'; units: readonly SlowUnit[]; passenger: SlowUnit | undefined }
  | { kind: 'attack' | 'bombard'; target: number; attackers: SlowUnit[]; artillery: SlowUnit[]; air: number };

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
export const borderOf = (pos: SlowPosition, a: number, b: number): Border => pos.borders.get(key(a, b)) ?? {};

/** The position of a sketch, which the engine gets too. */
export function slowPosition(sketch: Sketch): SlowPosition {
  const land = terrainOf(sketch);
  const weather = sketch.weather ?? 'fair';
  return {
    turn: sketch.turn,
    phase: sketch.phase,
    rain: weather === 'rain',
    pavedIsDry: sketch.options?.['rain-on-paved'] === 'exempt',
    air: sketch.pools?.['air']?.['allied'] ?? AIR_OF[weather] ?? 0,
    ...land,
    units: slowUnits(sketch.units),
    bombed: hexesIn(sketch.extra?.['bombed']),
    attacked: hexesIn(sketch.extra?.['attacked']),
    pending: undefined,
  };
}

const hexesIn = (list: unknown): number[] => ((list ?? []) as string[]).map(hexOf);

export const slowUnits = (units: Sketch['units']): SlowUnit[] =>
  Object.entries(units).map(([id, where]) => slowUnit(id, (where as string).split(' ')));

function slowUnit(id: string, [where = 'off', ...words]: string[]): SlowUnit {
  const counter = REICHSWALD.counters.find((known) => known.id === id);
  if (!counter) throw new Error(`No counter ${id}`);
  const { side, type, size, formation, faces, range = 0 } = counter;
  const [attack, defence, allowance] = faces[words.includes('reduced') ? 1 : 0] ?? [0, 0, 0];
  const [due, entryHex] = ARRIVING[id] ?? [99, '0101'];
  const place = { hex: where === 'off' ? -1 : hexOf(where), entryHex: hexOf(entryHex), due };
  const marks = { moved: words.includes('moved'), fired: words.includes('fired'), carried: false, ferried: false };
  return {
    id,
    side: side as SideName,
    type,
    size,
    formation,
    moveClass: moveClassOf(type),
    attack,
    defence,
    allowance,
    range,
    ...place,
    ...marks,
  };
}

function terrainOf(sketch: Sketch): Pick<SlowPosition, 'terrain' | 'fortifications' | 'borders'> {
  const terrain = GRID.names.map((name) => (sketch.printed && REICHSWALD.map.hexes[name]?.terrain) || 'open');
  const fortifications = GRID.names.map((name) => (sketch.printed && REICHSWALD.map.hexes[name]?.features) || []);
  const borders = new Map<string, Border>();
  for (const side of sketch.printed ? REICHSWALD.map.sides : []) put(borders, side.a, side.b, side);
  for (const [name, change] of Object.entries(sketch.hexes ?? {})) {
    const { terrain: kind, features } = typeof change === 'string' ? { terrain: change, features: undefined } : change;
    terrain[hexOf(name)] = kind ?? 'open';
    fortifications[hexOf(name)] = features ?? [];
  }
  for (const side of (sketch.sides ?? []) as readonly SideChange[]) put(borders, side.a, side.b, side as Border);
  if (sketch.extra?.['flooded']) flood(terrain, fortifications);
  for (const [at, border] of borders)
    if (at.split('-').some((hex) => terrain[Number(hex)] === 'inundation')) delete border.road;
  return { terrain, fortifications, borders };
}

function put(borders: Map<string, Border>, a: string, b: string, { river, bridge, road }: Border): void {
  borders.set(key(hexOf(a), hexOf(b)), { ...(river && { river }), ...(bridge && { bridge }), ...(road && { road }) });
}

function flood(terrain: string[], fortifications: (readonly string[])[]): void {
  for (const name of FLOOD) {
    terrain[hexOf(name)] = 'inundation';
    fortifications[hexOf(name)] = [];
  }
}

export const phasing = (pos: SlowPosition): SideName => (pos.phase.startsWith('german') ? 'german' : 'allied');

/** Stacks and zones, cached per list of units. */
interface Occupancy {
  stacks: Map<number, SlowUnit[]>;
  zones: Record<SideName, Set<number>>;
}

const occupancies = new WeakMap<readonly SlowUnit[], Occupancy>();

function occupancyIn({ units }: SlowPosition): Occupancy {
  const known = occupancies.get(units);
  if (known) return known;
  const stacks = new Map<number, SlowUnit[]>();
  const zones = { allied: new Set<number>(), german: new Set<number>() };
  for (const unit of units) {
    if (unit.hex < 0) continue;
    stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
    for (const hex of around(unit.hex)) zones[unit.side].add(hex);
  }
  occupancies.set(units, { stacks, zones });
  return { stacks, zones };
}

export const unitsIn = (pos: SlowPosition, hex: number): readonly SlowUnit[] => occupancyIn(pos).stacks.get(hex) ?? [];
export const enemiesIn = (pos: SlowPosition, hex: number, side: SideName): boolean =>
  unitsIn(pos, hex).some((unit) => unit.side !== side);

/** The engagement zone of the side's enemies: the six hexes around each of them (4.1.2). */
export const inEnemyZone = (pos: SlowPosition, hex: number, side: SideName): boolean =>
  occupancyIn(pos).zones[side === 'allied' ? 'german' : 'allied'].has(hex);

export const columnsAt = (pos: SlowPosition, hex: number): number =>
  columnsOf(pos.terrain[hex] as string, pos.fortifications[hex] as string[]);
