import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { GROUNDED, idsOf, shuffled, start } from './crowds.ts';
import { CITIES, HEXES, LINE, around, column, countryOf, hasRiver, ownerOf, terrainOf } from './recount/board.ts';

// Combats on the printed map that crowds at random rarely meet.

/** Hexes of the halt line that touch France. */
const BORDER = LINE.filter((hex) => around(hex).some((next) => countryOf(next) === 'FR'));

/** Neutral French units and others of NATO with the Pact on the halt line beside them. */
export function frontier(seed: number): Start {
  const random = seeded(seed * 15485917 + 23);
  const posts = shuffled(BORDER, random).slice(0, 3);
  const french = (hex: string): boolean => countryOf(hex) === 'FR';
  const beside = shuffled([...new Set(posts.flatMap(around).filter(french))], random);
  const nato = ['FR-1DB', 'FR-1DIMec', 'US-Bde-A', 'FR-5DB', 'WG-1DM', 'FR-2DIMec', 'FR-3DB'].slice(
    0,
    3 * beside.length,
  );
  return start({
    turn: pick([5, 9, 14], random),
    phase: pick(['nato-movement', 'nato-combat', 'nato-combat', 'pact-combat'], random),
    units: Object.fromEntries([
      ...nato.map((id, i) => [id, beside[i % beside.length]]),
      ...['SU-207', 'SU-93', 'SU-18'].map((id, i) => [id, posts[i]]),
    ]) as Record<string, string>,
    extra: { france: 'neutral' },
    pools: GROUNDED,
  });
}

const isRough = (hex: string): boolean => ['city', 'forest'].includes(terrainOf(hex));
/** Open hexes with rough ground on two sides. */
const OVERLOOKED = HEXES.filter(
  (hex) => terrainOf(hex) === 'open' && column(hex) > 16 && around(hex).filter(isRough).length > 1,
);

/** East Germans without attack strength beside an enemy, obliged to attack or not, with a Soviet division. */
export function passive(seed: number): Start {
  const random = seeded(seed * 67867979 + 37);
  const target = pick(OVERLOOKED, random);
  const [here, there] = shuffled(around(target).filter(isRough), random) as [string, string];
  const moved = seed % 2 ? ' moved' : '';
  return start({
    turn: 9,
    phase: 'pact-combat',
    units: {
      'EG-7DB': `${here}${moved}`,
      'EG-4DIMec': `${here}${moved}`,
      ...(seed % 3 ? { 'SU-207': there } : {}),
      [pick(['US-2DB', 'WG-5DB', 'US-Bde-A'], random)]: target,
    },
    extra: { eastGermany: 'passive' },
    pools: GROUNDED,
  });
}

const isInland = (hex: string): boolean =>
  around(hex).length === 6 && around(hex).every((next) => terrainOf(next) !== 'sea');
/** Hexes with rivers on some sides, three or more without. */
const WET = HEXES.filter((hex) => {
  const rivers = around(hex).filter((next) => hasRiver(hex, next)).length;
  return column(hex) > 16 && isInland(hex) && rivers > 0 && rivers < 4 && terrainOf(hex) !== 'mountain';
});

/** Airborne troops and armour around weak armour with a river at its back: advances of one hex and of two, retreats over the river. */
export function assault(seed: number): Start {
  const random = seeded(seed * 86028157 + 41);
  const target = pick(seed % 2 ? WET : WET.filter(isRough), random);
  const [aside, ...before] = shuffled(
    around(target).filter((hex) => !hasRiver(hex, target) && terrainOf(hex) !== 'mountain'),
    random,
  ) as [string, ...string[]];
  const friends: Record<string, string> = seed % 2 ? { 'WG-Bde-II': aside } : {};
  const ids = shuffled(['SU-103', 'PO-6DAet', 'SU-R107', 'SU-16', 'SU-32', 'SU-10G', 'SU-12G'], random);
  const attackers = ids.slice(0, 3 * before.length).map((id, i) => [id, before[i % before.length]]);
  return start({
    turn: 9,
    phase: 'pact-combat',
    units: { ...Object.fromEntries(attackers), 'BE-3DB': `${target} reduced`, 'WG-Bde-I': target, ...friends },
    pools: GROUNDED,
  });
}

const RIMS = ['3601', '3636', '3612', '2636', '1901', '1936', '2136'];

/** A few units at an edge, which enemies close: beaten they retreat over it and come back a turn later. */
export function rim(seed: number): Start {
  const random = seeded(seed * 49979693 + 31);
  const at = pick(RIMS, random);
  const western = column(at) < 22;
  const [weak, strong] = western
    ? [['US-Bde-A', 'WG-Bde-I'], idsOf('pact', 'mech_inf')]
    : [['PO-2DIMec', 'CZ-2DIMec'], idsOf('nato', 'mech_inf')];
  const beside = around(at).filter((hex) => terrainOf(hex) !== 'sea');
  const strongest = shuffled(strong, random).slice(0, 2 * beside.length);
  return start({
    turn: 9,
    phase: western ? 'pact-combat' : 'nato-combat',
    units: Object.fromEntries([
      ...weak.map((id) => [id, at]),
      ...strongest.map((id, i) => [id, beside[i % beside.length]]),
    ]) as Record<string, string>,
  });
}

/** Nuclear strikes of both sides on cities and elsewhere that nobody has answered yet, and few units. */
export function struck(seed: number): Start {
  const random = seeded(seed * 67868021 + 43);
  const nukes = shuffled([...CITIES, ...shuffled(HEXES, random).slice(0, CITIES.length)], random)
    .slice(0, 2 + (seed % 5))
    .flatMap((hex) => {
      const side = pick(['pact', 'nato'] as const, random);
      return ownerOf(hex) === side ? [] : [{ side, hex, retaliation: false }];
    });
  const open = HEXES.filter((hex) => terrainOf(hex) === 'open' && nukes.every((strike) => strike.hex !== hex));
  const east = pick(
    open.filter((hex) => column(hex) > 28),
    random,
  );
  const west = pick(
    open.filter((hex) => column(hex) < 20),
    random,
  );
  return start({
    turn: 9,
    phase: pick(['pact-combat', 'nato-combat'], random),
    units: { 'SU-25': east, 'US-6DB': west },
    extra: { nukes },
    pools: GROUNDED,
  });
}
