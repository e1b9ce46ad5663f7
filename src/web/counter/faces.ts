import { COLOURS } from '../../games/colours.ts';
import { columnOf, hexAt, makeGrid, rowOf, type Grid } from '../../hex/grid.ts';
import { printedNumber } from '../../hex/shape.ts';
import type { CounterColours, ColourVision } from '../../wargame/colours.ts';
import type { Counter, PositionView, UnitView, Wargame } from '../../wargame/wargame.ts';
import type { MapData } from '../../wargame/map.ts';
import type { Face, Ground, Label } from '../board/model/scene.ts';

/** Branch symbol of the board for each kind of troops. */
const SYMBOLS: Readonly<Record<string, string>> = {
  inf: 'infantry',
  inf_mountain: 'mountain',
  mech_inf: 'mechanised',
  para_ground: 'parachute',
  armour: 'armour',
  flame_tank: 'flame',
  amphib: 'amphibious',
  armd_eng: 'armoured-engineers',
  bridge_eng: 'bridging',
  tank_destroyer: 'tank-destroyer',
  artillery: 'artillery',
  artillery_agra: 'army-artillery',
  artillery_corps: 'army-artillery',
  artillery_pepperpot: 'anti-aircraft',
  art_sp: 'tracked-artillery',
  art_mech: 'tracked-artillery',
};

/** Colours of a counter whose game has none for it. */
const PLAIN: CounterColours = { ground: '#c9ced2', ink: '#12100b', stripe: 'rgba(255, 255, 255, 0.55)' };

/** What is printed on the face that lies up; unknown strengths show as question marks. */
export type FaceOf = (counter: Counter, steps: number | null) => Face;

/** The faces of a game's counters, in colours for this sight. The second side's counters have a corner cut off. */
export function facesOf({ id, sides }: Pick<Wargame, 'id' | 'sides'>, vision: ColourVision): FaceOf {
  const colours = COLOURS[id];
  return (counter, steps) => {
    const { label, size, formation, type, range, faces } = counter;
    const army = colours?.armies[colours.armyOf(counter)];
    const up = steps === null ? undefined : faces[faces.length - Math.max(1, steps)];
    return {
      ...(army?.colours[vision] ?? PLAIN),
      ...(army?.band === undefined ? {} : { band: army.band }),
      ...(army?.code === undefined ? {} : { code: army.code }),
      cut: counter.side !== sides[0],
      symbol: SYMBOLS[type] ?? '',
      size,
      label,
      formation,
      factors: up ? up.join('-') : '?-?-?',
      ...(range === undefined ? {} : { range: String(range) }),
      reduced: steps !== null && steps < faces.length,
    };
  };
}

/** The counters of a game as one reader sees them. */
export interface CounterSet {
  readonly counters: ReadonlyMap<string, Counter>;
  readonly face: FaceOf;
  readonly names: { readonly game: string };
}

/** Counters and units of a game by id. */
export const countersOf = (game: Wargame): ReadonlyMap<string, Counter> =>
  new Map(game.counters.map((counter) => [counter.id, counter]));

/** In a stack the strongest fighting unit lies on top, guns at the bottom. */
export function stackOrder(counters: ReadonlyMap<string, Counter>): (a: UnitView, b: UnitView) => number {
  const weight = ({ id }: UnitView): number => {
    const counter = counters.get(id);
    const [attack, defence] = counter?.faces[0] ?? [0, 0];
    return attack + defence - (counter?.range === undefined ? 0 : 100);
  };
  return (a, b) => weight(a) - weight(b);
}

/** The map as the board draws it. */
export function groundOf(map: MapData): Ground {
  const grid = makeGrid(map.grid);
  const places = map.places.map(({ name, kind, hexes }): Label => {
    const known = kind === 'city' || kind === 'village' ? kind : 'point';
    return { text: name, hex: lowest(grid, hexes), kind: known };
  });
  return {
    id: map.id,
    grid: map.grid,
    hexes: map.hexes,
    sides: map.sides,
    labels: [...regionsOf(map, grid), ...places],
  };
}

const placed = (grid: Grid, names: readonly string[]): number[] => names.flatMap((name) => hexAt(grid, name) ?? []);

/** Mean column and row. */
function middle(grid: Grid, hexes: readonly number[]): [column: number, row: number] {
  const mean = (of: typeof rowOf): number => hexes.reduce((sum, hex) => sum + of(grid, hex), 0) / hexes.length;
  return [mean(columnOf), mean(rowOf)];
}

/** The westernmost of those in the row nearest the foot of the sheet. */
function lowest(grid: Grid, names: readonly string[]): string {
  const hexes = placed(grid, names).sort((a, b) => a - b);
  const row = rowOf(grid, hexes.at(-1) ?? 0);
  return grid.names[hexes.find((hex) => rowOf(grid, hex) === row) ?? -1] ?? '';
}

/** A large forest area that carries the name of the map is lettered across it. */
function regionsOf(map: MapData, grid: Grid): Label[] {
  const forest = map.areas.find(({ hexes }) => hexes.length > 20);
  if (!forest) return [];
  const [column, row] = middle(grid, placed(grid, forest.hexes)).map(Math.round) as [number, number];
  const text = forest.id.charAt(0).toUpperCase() + forest.id.slice(1);
  return [{ text, hex: printedNumber(grid, column, row), kind: 'region', spread: 6 }];
}

/** The hex of the unit that stands nearest the middle of its side: where to look first. */
export function middleOf(table: { view: PositionView; grid: Grid; isOwn(id: string): boolean }): string | undefined {
  const { view, grid } = table;
  const hexes = view.units.flatMap(({ id, hex }) => (hex !== null && table.isOwn(id) ? placed(grid, [hex]) : []));
  const [x, y] = middle(grid, hexes);
  const gap = (hex: number): number => Math.hypot(columnOf(grid, hex) - x, rowOf(grid, hex) - y);
  return grid.names[hexes.sort((a, b) => gap(a) - gap(b))[0] ?? -1];
}
