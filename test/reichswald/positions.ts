import { distance } from '../../src/hex/grid.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { HexChange, SideChange } from '../../src/wargame/setup.ts';
import type { Sketch } from '../../src/wargame/test-kit.ts';
import { mayStack } from './slow/finish.ts';
import { isInfantry } from './slow/printed.ts';
import { GRID, around, hexOf, nameOf, slowPosition, slowUnits } from './slow/position.ts';
import type { SlowPosition, SlowUnit } from './slow/position.ts';

/** A family of random mini-maps: terrain and features around a middle hex, and units. */
export interface Family {
  name: string;
  turn?: number;
  phase?: string;
  middle: string;
  radius?: number;
  /** The first one is for the middle hex. */
  ground: readonly string[];
  fortifications?: readonly string[];
  /** Shares of hexsides with a river, of rivers with a bridge, of dry hexsides with a road. */
  rivers?: number;
  bridges?: number;
  roads?: number;
  /** Units in the middle hex. */
  core?: readonly string[];
  own: readonly string[];
  enemies?: readonly string[];
  /** Units still to enter. */
  waiting?: readonly string[];
  /** Own units are within this many hexes of the middle. */
  spread?: number;
  marks?: readonly string[];
  air?: number;
  bombed?: number;
  /** Infantry may stand in inundation, as after a retreat. */
  wading?: boolean;
  printed?: true;
  flooded?: boolean;
  weathers?: readonly string[];
}

type Random = () => number;

/** The `seed`-th position of a family. */
export function drawn(family: Family, seed: number): Sketch {
  const random = seeded(seed * 7919 + family.name.length);
  const near = within(hexOf(family.middle), family.radius ?? 4);
  const land = family.printed ? { printed: true as const } : terrainOf(family, near, random);
  const base: Sketch = {
    turn: family.turn ?? 17,
    phase: family.phase ?? 'allied-movement',
    weather: pick(family.weathers ?? ['fair', 'rain'], random),
    options: { 'rain-on-paved': pick(['pays', 'exempt'], random) },
    units: {},
    ...land,
    ...(family.air === undefined ? {} : { pools: { air: { allied: family.air } } }),
  };
  const ground = slowPosition({ ...base, extra: { flooded: family.flooded === true } });
  const units = placeUnits(ground, family, random);
  return { ...base, units, extra: extraOf(family, near, random) };
}

const within = (middle: number, radius: number): number[] =>
  [...GRID.names.keys()].filter((hex) => distance(GRID, middle, hex) <= radius);

function terrainOf(family: Family, near: readonly number[], random: Random): Pick<Sketch, 'hexes' | 'sides'> {
  const hexes: Record<string, HexChange> = {};
  for (const hex of near) {
    const drawnGround = pick(family.ground, random);
    const terrain = hex === hexOf(family.middle) ? (family.ground[0] as string) : drawnGround;
    const work = terrain === 'inundation' || !family.fortifications ? '' : pick(family.fortifications, random);
    hexes[nameOf(hex)] = { terrain, ...(work ? { features: [work] } : {}) };
  }
  const wet = (hex: number): boolean => hexes[nameOf(hex)]?.terrain === 'inundation';
  const sides: SideChange[] = [];
  for (const a of near) {
    for (const b of around(a)) {
      if (b < a || !near.includes(b)) continue;
      const side = sideOf(family, wet(a) || wet(b), random);
      if (side) sides.push({ a: nameOf(a), b: nameOf(b), ...side });
    }
  }
  return { hexes, sides };
}

/** A river, a bridged river with or without a road, or a road; no road in inundation. */
function sideOf({ rivers = 0, bridges = 0, roads = 0 }: Family, wet: boolean, random: Random) {
  const river = random() < rivers;
  const bridge = river && random() < bridges;
  const road = random() < roads && !wet && (!river || bridge) ? pick(['paved', 'unpaved'], random) : undefined;
  if (!river && !road) return undefined;
  return { ...(river ? { river: true } : {}), ...(bridge ? { bridge: true } : {}), ...(road ? { road } : {}) };
}

/** Places the units one by one in hexes where they may stand; units without such a hex are left out. */
function placeUnits(ground: SlowPosition, family: Family, random: Random): Record<string, string> {
  const units: Record<string, string> = {};
  const stood: SlowUnit[] = [];
  const place = (id: string, spread: number, marks: readonly string[]): void => {
    const [unit] = slowUnits({ [id]: 'off' }) as [SlowUnit];
    const near = within(hexOf(family.middle), spread);
    const free = near.filter((hex) => mayStand(ground.terrain[hex] as string, stood, { ...unit, hex }, family.wading));
    if (free.length === 0) return;
    const hex = pick(free, random);
    stood.push({ ...unit, hex });
    units[id] = [nameOf(hex), pick(marks, random)].filter(Boolean).join(' ');
  };
  for (const id of family.core ?? []) place(id, 0, ['']);
  for (const id of family.own) place(id, family.spread ?? 1, family.marks ?? ['']);
  for (const id of family.enemies ?? []) place(id, family.radius ?? 4, ['', '', 'reduced']);
  for (const id of family.waiting ?? []) units[id] = 'off';
  return units;
}

function mayStand(terrain: string, stood: readonly SlowUnit[], unit: SlowUnit, wading = false): boolean {
  const here = [...stood.filter(({ hex }) => hex === unit.hex), unit];
  if (new Set(here.map(({ side }) => side)).size > 1 || !mayStack(terrain, here)) return false;
  if (terrain === 'inundation') return wading && isInfantry(unit.type);
  return terrain !== 'crest' || unit.moveClass !== 'armour';
}

function extraOf({ bombed = 0, flooded }: Family, near: number[], random: Random) {
  return {
    flooded: flooded === true,
    ...(bombed > 0 ? { bombed: near.filter(() => random() < bombed).map(nameOf) } : {}),
  };
}
