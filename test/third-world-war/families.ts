import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { State } from '../../src/engagement/position/state.ts';
import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { GROUNDED, idsOf, shuffled, start } from './crowds.ts';
import { assault, frontier, passive, rim, struck } from './fights.ts';
import { HEXES, around, column, leadsToDenmark, row, terrainOf, within } from './recount/board.ts';

// Flights, departures and arrivals on the printed map that crowds at random rarely meet.

/** Three hexes around a hex whose zones close it. */
const ringOf = (hex: string): string[] => [0, 3, 5].map((i) => around(hex)[i] as string);

/** Columns of the map without sea. */
const LONG = [18, 20, 22];

/** A line of zones from edge to edge, helicopters before and behind it and friends behind it, on turns on which they may land there and on others. */
export function landing(seed: number): Start {
  const random = seeded(seed * 49979687 + 7);
  const [side, other, ahead] = seed % 2 ? (['nato', 'pact', 1] as const) : (['pact', 'nato', -1] as const);
  const at = pick(LONG, random);
  const posts = HEXES.filter((hex) => column(hex) === at && row(hex) % 3 === 2);
  const line = shuffled(idsOf(other, 'mech_inf'), random).slice(0, posts.length);
  const flyers = side === 'nato' ? ['US-82DAet', 'WG-1DAet', 'US-3DIMec', 'WG-1DM'] : ['SU-103', 'PO-6DAet'];
  const before = shuffled(
    HEXES.filter((hex) => column(hex) === at - 2 * ahead && terrainOf(hex) !== 'mountain'),
    random,
  );
  const behind = shuffled(
    HEXES.filter((hex) => column(hex) === at + 2 * ahead && terrainOf(hex) === 'open'),
    random,
  );
  const friends = side === 'nato' ? ['US-Bde-A', 'US-Bde-B', 'BE-Bde-I'] : [];
  return start({
    turn: pick([4, 13, 14, 18, 19, 23], random),
    phase: `${side}-movement`,
    units: Object.fromEntries([
      ...line.map((id, i) => [id, posts[i]]),
      ...flyers.map((id, i) => [id, i % 2 ? before[i] : behind[i + 3]]),
      ...friends.map((id, i) => [id, behind[i]]),
    ]) as Record<string, string>,
    pools: GROUNDED,
  });
}

const BY_THE_SEA = ['1604', '1404', '1104'];

/** A port with the Pact in it and NATO inland of it: cut off by land, open by sea. */
export function port(seed: number): Start {
  const random = seeded(seed * 67867967 + 13);
  const city = pick(BY_THE_SEA, random);
  const inland = shuffled(
    within(city, 2).filter((hex) => terrainOf(hex) === 'open' && row(hex) > row(city)),
    random,
  );
  const nato = shuffled(idsOf('nato', 'mech_inf'), random).slice(0, 5);
  return start({
    turn: pick([13, 14, 16, 18], random),
    phase: pick(['pact-movement', 'nato-movement', 'nato-combat'], random),
    units: {
      'SU-25': city,
      'SU-103': city,
      'PO-6DAet': seed % 2 ? city : '2206',
      'US-82DAet': '1210',
      ...Object.fromEntries(nato.map((id, i) => [id, inland[i] as string])),
    },
    pools: GROUNDED,
  });
}

const GATES = HEXES.filter(leadsToDenmark);

/** Divisions on the way to Denmark, some of which have left, mostly on turn 5. */
export function leaving(seed: number): Start {
  const random = seeded(seed * 86028121 + 19);
  const ids = shuffled(['CZ-1DB', 'PO-16DB', 'EG-7DB', 'PO-12DIMec', 'SU-207', 'SU-16'], random);
  const left = ids.splice(0, seed % 4);
  const gates = shuffled(GATES, random);
  const units = Object.fromEntries(ids.map((id, i) => [id, gates[i] as string]));
  return start({
    turn: pick([4, 5, 5, 5, 6], random),
    phase: 'pact-movement',
    units: { ...units, 'WG-1DB': pick(['1903', '2103', '2303'], random), 'SU-R21': 'off' },
    extra: { denmark: { left } },
  });
}

/** American brigades, fresh, reduced or surrounded, the divisions that are to replace them, and others to be carried from stack to stack. */
export function brigades(seed: number): Start {
  const random = seeded(seed * 32452867 + 29);
  const middle = pick(['1919', '2617', '1226'], random);
  const pact = random() < 0.7 ? ['SU-207', 'SU-93', 'SU-18'] : ['SU-207'];
  const state = (): string => (random() < 0.3 ? ' reduced' : '');
  return start({
    turn: pick([4, 5, 8, 10], random),
    phase: 'nato-movement',
    units: {
      ...Object.fromEntries(pact.map((id, i) => [id, ringOf(middle)[i] as string])),
      'US-3DIMec': `1421${seed % 3 ? '' : ' moved flown'}`,
      'US-4DIMec': '1421',
      'US-7DIMec': '1422',
      'WG-4DIMec': '1422',
      'US-Bde-A': `${middle}${state()}`,
      'US-Bde-B': `1420${state()}`,
      'US-25DIMec': 'off',
      'US-26DIMec': 'off',
    },
  });
}

/** These and the combats. */
export const FAMILIES = [landing, port, leaving, frontier, passive, brigades, assault, rim, struck] as const;

/** The two dice: a neutral France, and each of the three cases of East Germany. */
const FATES = [
  [1, 1],
  [2, 4],
  [3, 6],
];

/** A set-up that begins, of NATO for the first three seeds and of the Pact for the next. */
export function settling(seed: number): State {
  const begun = THIRD_WORLD_WAR.fromSetup({ scenario: 'august-1985', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value.state as State;
  for (const die of FATES[seed % FATES.length] as number[])
    THIRD_WORLD_WAR.playUnchecked(state, { by: 'chance', dice: [die] });
  if (seed >= FATES.length) THIRD_WORLD_WAR.playUnchecked(state, { by: 'nato', type: 'deploy' });
  return state;
}
