import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { setupOf, type Sketch } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { BEYOND, HEXES, around, countryOf, ownerOf, terrainOf, within } from './recount/board.ts';
import { BRIGADES, TURN_OF } from './recount/tables.ts';

/** Middles of crowded positions: rivers, cities, mountains, the halt line, coasts, all edges and corners. */
const MIDDLES =
  '2110 1706 1019 2218 2726 3027 2133 2235 3031 1132 0728 0732 0828 0620 0518 0513 0210 1404 2502 2101 1801 3602 3610 3625 3635 1836 0136 0101 0126 1626 0736 0533'.split(
    ' ',
  );
const PHASES = ['pact-movement', 'pact-combat', 'nato-movement', 'nato-combat'];
/** Units of which some are always there: helicopters, mountain troops, East Germans, French, American brigades. */
const OFTEN = [
  ['SU-103', 'PO-6DAet', 'SU-R107', 'EG-7DB', 'EG-4DIMec'],
  ['FR-1DB', 'FR-2DIMec', 'US-82DAet', 'WG-1DAet', 'WG-1DM', 'US-Bde-A', 'US-Bde-B'],
];

type Random = () => number;

export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

/** Units of a side and a kind of troops. */
export const idsOf = (side: string, type: string): string[] =>
  THIRD_WORLD_WAR.counters.filter((counter) => counter.side === side && counter.type === type).map(({ id }) => id);

/** No air points. */
export const GROUNDED = { 'air-attack': { pact: 0, nato: 0 }, 'air-defence': { pact: 0, nato: 0 } };

interface Ground {
  middle: string;
  neutral: boolean;
  marked: readonly string[];
}

const mayStand = (id: string, hex: string, { neutral, marked }: Ground): boolean => {
  const { side, type, nation } = THIRD_WORLD_WAR.counters.find((counter) => counter.id === id) ?? {};
  const terrain = terrainOf(hex);
  if (terrain === 'sea' || marked.includes(hex) || (type === 'armour' && terrain === 'mountain')) return false;
  if (side === 'pact') return !BEYOND.has(hex);
  return !(neutral && nation === 'French') || countryOf(hex) === 'FR';
};

/** Where the units stand: in clumps around the middle, three to a hex, enemies apart. */
function placed(ids: readonly string[], ground: Ground, random: Random): Record<string, string> {
  const near = within(ground.middle, 3);
  const units: Record<string, string> = {};
  const owners = new Map<string, string>();
  const count = new Map<string, number>();
  for (const id of ids) {
    const side = THIRD_WORLD_WAR.counters.find((counter) => counter.id === id)?.side ?? '';
    const fit = (hex: string): boolean =>
      (owners.get(hex) ?? side) === side && (count.get(hex) ?? 0) < 3 && mayStand(id, hex, ground);
    const clump = [...owners].filter(([, owner]) => owner === side).flatMap(([hex]) => [hex, ...around(hex)]);
    const open = (random() < 0.6 ? clump : near).filter(fit);
    if (open.length === 0) continue;
    const hex = pick(open, random);
    owners.set(hex, side);
    count.set(hex, (count.get(hex) ?? 0) + 1);
    units[id] = `${hex}${random() < 0.3 ? ' reduced' : ''}${random() < 0.1 ? ' moved' : ''}`;
  }
  return units;
}

const mixOf = (side: string, random: Random, count: number): string[] => {
  const all = THIRD_WORLD_WAR.counters.filter((counter) => counter.side === side).map(({ id }) => id);
  const some = shuffled(OFTEN[side === 'pact' ? 0 : 1] as string[], random).slice(0, 3);
  return [...new Set([...some, ...shuffled(all, random)])].filter((id) => !BRIGADES.includes(id)).slice(0, count);
};

export const start = (sketch: Sketch): Start => ({
  scenario: 'august-1985',
  options: { 'blind-declaration': 'off' },
  setup: setupOf(THIRD_WORLD_WAR as unknown as Wargame, { ...sketch, printed: true }),
});

/** Strikes of both sides on hexes near the middle that are not their own ground. */
const strikes = (middle: string, random: Random) =>
  shuffled(within(middle, 3), random)
    .slice(0, Math.floor(random() * 4))
    .flatMap((hex) => {
      const side = pick(['pact', 'nato'] as const, random);
      return ownerOf(hex) === side ? [] : [{ side, hex, retaliation: false }];
    });

/** The `seed`-th crowded position on the printed map, as the start of a game; some units wait outside. */
export function crowded(seed: number, middle = MIDDLES[seed % MIDDLES.length] as string): Start {
  const random = seeded(seed * 7919 + 17);
  const nukes = strikes(middle, random);
  const neutral = random() < 0.5;
  const eastGermany = pick(['normal', 'passive'], random);
  const ids = shuffled([...mixOf('pact', random, 13), ...mixOf('nato', random, 13)], random);
  const units = placed(ids, { middle, neutral, marked: nukes.map(({ hex }) => hex) }, random);
  const waiting = Object.fromEntries(
    shuffled([...TURN_OF.keys()], random)
      .slice(0, 6)
      .map((id) => [id, 'off']),
  );
  const extra = { france: neutral ? 'neutral' : 'normal', eastGermany, nukes };
  return start({
    turn: 4 + Math.floor(random() * 20),
    phase: pick(PHASES, random),
    units: { ...waiting, ...units },
    extra,
  });
}

const MOUNTAINS = HEXES.filter((hex) => terrainOf(hex) === 'mountain');

/** A crowded position among mountains, which armour neither enters nor engages. */
export const heights = (seed: number): Start => crowded(seed, MOUNTAINS[seed % MOUNTAINS.length]);

/** Divisions near the marks on the way to Denmark, on turn 5. */
export function departure(seed: number): Start {
  const random = seeded(seed * 104729 + 5);
  const ids = ['EG-7DB', 'EG-4DIMec', 'PO-16DB', 'PO-12DIMec', 'CZ-1DB', ...(seed % 2 ? ['SU-16', 'SU-207'] : [])];
  const units = placed(shuffled(ids, random), { middle: '2302', neutral: false, marked: [] }, random);
  const enemy = random() < 0.5 ? '2504' : '2302';
  const free = Object.values(units).every((where) => !where.startsWith(enemy));
  return start({
    turn: 5,
    phase: 'pact-movement',
    units: { ...units, 'WG-1DB': free ? enemy : '2008', 'SU-R21': 'off' },
  });
}

/** Helicopters of both sides, with friends and enemies on their way, late or early in the game. */
export function airborne(seed: number): Start {
  const random = seeded(seed * 15485863 + 3);
  const middle = pick(['2110', '1514', '0513', '2730', '1028'], random);
  const ids = ['SU-103', 'PO-6DAet', 'US-82DAet', 'WG-1DAet', 'WG-1DM', 'US-3DIMec', 'FR-2DIMec', 'SU-25', 'WG-1DB'];
  const ground = { middle, neutral: seed % 3 === 0, marked: [] };
  const units = placed(shuffled(ids, random), ground, random);
  return start({
    turn: pick([4, 9, 13, 14, 18, 19, 22], random),
    phase: pick(['pact-movement', 'nato-movement'], random),
    units,
    extra: { france: ground.neutral ? 'neutral' : 'normal' },
    pools: GROUNDED,
  });
}

/** Strong divisions around weak ones: the highest odds, exchanges, whole stacks eliminated. */
export function siege(seed: number): Start {
  const random = seeded(seed * 32452843 + 11);
  const middle = pick(['2411', '1919', '3029', '0912', '2617', '2133'], random);
  const ring = around(middle).filter((hex) => terrainOf(hex) !== 'sea');
  const strong = ['SU-16', 'SU-32', 'SU-10G', 'SU-12G', 'SU-47G', 'SU-93', 'SU-18'].filter((id, i) =>
    mayStand(id, ring[i % ring.length] as string, { middle, neutral: false, marked: [] }),
  );
  const units = Object.fromEntries(strong.map((id, i) => [id, ring[i % ring.length] as string]));
  const weak = ['WG-Bde-Bonn', 'BE-Bde-I', 'CA-Bde'].slice(0, 1 + (seed % 3)).map((id) => [id, middle]);
  return start({
    turn: 12,
    phase: 'pact-combat',
    units: { ...units, ...Object.fromEntries(weak), 'US-82DAet': '0322' },
  });
}

/** Full stacks in the open under the air power of the first turns, far from all enemies: the highest values of bombardment. */
export function barrage(seed: number): Start {
  const random = seeded(seed * 86028121 + 7);
  const open = HEXES.filter((hex) => terrainOf(hex) === 'open' && countryOf(hex) === 'WG');
  const targets = shuffled(open, random).slice(0, 4);
  const stacked = shuffled(idsOf('nato', 'mech_inf'), random).filter(
    (id) => !BRIGADES.includes(id) && !id.startsWith('FR'),
  );
  const units = Object.fromEntries(targets.flatMap((hex, i) => stacked.slice(3 * i, 3 * i + 3).map((id) => [id, hex])));
  return start({ turn: 4, phase: 'pact-combat', units: { ...units, 'CZ-1DB': '3610' } });
}
