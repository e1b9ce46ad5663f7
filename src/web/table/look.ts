import { COLOURS } from '../../games/colours.ts';
import type { CounterColours, ColourVision } from '../../wargame/colours.ts';
import type { Counter, PositionView, UnitView, Wargame } from '../../wargame/wargame.ts';
import type { MapData } from '../../wargame/map.ts';
import type { Face, Ground, Label } from '../board/scene.ts';

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
export function facesOf({ id, sides }: Pick<Wargame, 'id' | 'sides'>, sight: ColourVision): FaceOf {
  const colours = COLOURS[id];
  return (counter, steps) => {
    const { label, size, formation, type, range, faces } = counter;
    const army = colours?.armies[colours.armyOf(counter)];
    const up = steps === null ? undefined : faces[faces.length - Math.max(1, steps)];
    return {
      ...(army?.colours[sight] ?? PLAIN),
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
export function groundOf(map: MapData, regions: readonly Label[] = regionsOf(map)): Ground {
  const places = map.places.map(({ name, kind, hexes }): Label => {
    const known = kind === 'city' || kind === 'village' ? kind : 'point';
    return { text: name, hex: lowest(hexes), kind: known };
  });
  return { id: map.id, grid: map.grid, hexes: map.hexes, sides: map.sides, labels: [...regions, ...places] };
}

const lowest = (hexes: readonly string[]): string =>
  [...hexes].sort((a, b) => Number(b.slice(2)) - Number(a.slice(2)) || (a < b ? -1 : 1))[0] ?? '';

/** A large forest area that carries the name of the map is lettered across it. */
function regionsOf(map: MapData): Label[] {
  const forest = map.areas.find(({ hexes }) => hexes.length > 20);
  if (!forest) return [];
  const columns = forest.hexes.map((hex) => Number(hex.slice(0, 2)));
  const rows = forest.hexes.map((hex) => Number(hex.slice(2)));
  const middle = (numbers: number[]): string =>
    String(Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length)).padStart(2, '0');
  const text = forest.id.charAt(0).toUpperCase() + forest.id.slice(1);
  return [{ text, hex: middle(columns) + middle(rows), kind: 'region', spread: 6 }];
}

/** The hex of the unit that stands nearest the middle of its side: where to look first. */
export function middleOf(table: { view: PositionView; isOwn(id: string): boolean }): string | undefined {
  const hexes = table.view.units.flatMap(({ id, hex }) => (hex !== null && table.isOwn(id) ? [hex] : []));
  const at = (hex: string): [number, number] => [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const mean = (i: 0 | 1): number => hexes.reduce((sum, hex) => sum + at(hex)[i], 0) / hexes.length;
  const [x, y] = [mean(0), mean(1)];
  const gap = (hex: string): number => Math.hypot(at(hex)[0] - x, at(hex)[1] - y);
  return [...hexes].sort((a, b) => gap(a) - gap(b))[0];
}
