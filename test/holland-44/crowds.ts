import { makeGrid, within } from '../../src/hex/grid.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Counter } from '../../src/wargame/wargame.ts';
import { drawn } from './drawn.ts';

const { map, counters, scenarios, options, vocabulary } = HOLLAND_44;
const GRID = makeGrid(map.grid);

/** Counters that stand for themselves, unknown ones left out, which others lie as. */
const ORDINARY = counters.filter(
  ({ arrival, size, type }) => arrival !== '?' && !['BD', 'REM'].includes(size) && type !== 'garrison',
);
const UNKNOWN = counters.filter(({ arrival }) => arrival === '?').map(({ id }) => id);

const PHASES = (vocabulary['phases'] as readonly string[]).filter((phase) =>
  /-(resupply|bridges|landing|movement|combat|supply|traffic)$/.test(phase),
);

/** How far from the middle of a crowd its units stand, in hexes: anywhere, and in a city and its suburbs. */
const [WIDE, CLOSE] = [5, 2];
const CITIES = Object.keys(map.hexes).filter((hex) => map.hexes[hex]?.terrain === 'city');

type Random = () => number;

/** A crowd anywhere on the map. */
export const crowded = (seed: number): Start => {
  const random = seeded(seed ^ 0xc0de);
  return crowd(seed, random, () => within(GRID, Math.floor(random() * GRID.size), WIDE));
};

/** A crowd around a city, in whose streets a determined defence has a row of its own (13.3). */
export const inCity = (seed: number): Start => {
  const random = seeded(seed ^ 0xc17e);
  return crowd(seed, random, () => within(GRID, GRID.numbers.get(pick(CITIES, random)) as number, CLOSE));
};

/**
 * A set-up with units of both sides crowded on this ground, some of them reduced, disordered or marked, unknown ones among
 * them, bridges down.
 */
function crowd(seed: number, random: Random, ground: () => readonly number[]): Start {
  const { id, firstTurn, lastTurn } = scenarios[seed % scenarios.length] as (typeof scenarios)[number];
  const hexes = drawn(ground(), 40, random).map((hex) => GRID.names[hex] as string);
  const hidden = hexes.slice(0, 4);
  const split = 5 + Math.floor(random() * 15);
  return {
    scenario: id,
    options: Object.fromEntries(options.map((option) => [option.id, pick(option.values, random)])),
    setup: {
      game: HOLLAND_44.id,
      turn: firstTurn + Math.floor(random() * (lastTurn - firstTurn + 1)),
      phase: pick(PHASES, random),
      weather: pick(vocabulary['weather'] as readonly string[], random),
      only: true,
      units: [...standing('allied', hexes.slice(4, split), random), ...standing('german', hexes.slice(split), random)],
      extra: {
        unknown: Object.fromEntries(hidden.map((hex, i) => [hex, random() < 0.5 ? null : (UNKNOWN[i * 3] as string)])),
        bridges: downed(random),
        returned: { '1AB': 2, '82': 2, '101': 2 },
      },
    },
  };
}

/** One or two units in most of the hexes, a few in areas, among the waiting or the eliminated. */
function standing(side: string, hexes: readonly string[], random: Random): object[] {
  const own = ORDINARY.filter((counter) => counter.side === side);
  const places = [
    ...hexes,
    ...hexes.slice(0, 4),
    side === 'allied' ? 'area:N' : 'area:G',
    side === 'allied' ? 'area:O' : 'area:I',
  ];
  return drawn(own, places.length + 8, random).map((counter, i) => {
    const hex = places[i];
    if (hex === undefined)
      return random() < 0.5 ? { id: counter.id, hex: null } : { id: counter.id, hex: null, steps: 0 };
    return { id: counter.id, hex, ...worn(counter, random) };
  });
}

/** Some have lost a step, some are in disorder or bear a mark. */
function worn({ faces, steps = faces.length, attackAs, type }: Counter, random: Random): object {
  const reduced = steps > 1 && random() < 0.4 ? { steps: steps - 1 } : {};
  const gun = ['fired', 'moved', 'out-of-supply'];
  const marks =
    attackAs === 'support' ? gun : ['disrupted', 'full-retreat', 'engaged', 'spent', 'out-of-supply', 'replacement'];
  if (type === 'supply_head') return random() < 0.5 ? { marks: ['depleted'] } : {};
  return random() < 0.35 ? { ...reduced, marks: [pick(marks, random)] } : reduced;
}

/** States of a third of the bridges. */
function downed(random: Random): Record<string, string> {
  const bridges = map.sides.filter(
    ({ river, bridge, road }) => (river === 'canal' || river === 'major') && (bridge || road),
  );
  return Object.fromEntries(
    drawn(bridges, Math.floor(bridges.length / 3), random).map(({ a, b }) => [
      [a, b].toSorted().join('-'),
      pick(['intact', 'blown', 'repair'], random),
    ]),
  );
}
