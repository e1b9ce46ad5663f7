import { makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import { STARTS } from '../../src/games/holland-44/data/arrivals.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { drawn } from './drawn.ts';

const { map, counters, scenarios, options, vocabulary } = HOLLAND_44;
const GRID = makeGrid(map.grid);
/** Hexes of the map where nobody begins. */
const LAND = GRID.names.filter((name) => map.hexes[name]?.terrain !== 'lake' && !Object.values(STARTS).includes(name));

const UNKNOWN = counters.filter(({ arrival }) => arrival === '?').map(({ id }) => id);
/** Counters that stand for themselves, without parents. */
const ORDINARY = counters.filter(
  ({ arrival, size, type }) => arrival !== '?' && !['BD', 'REM'].includes(size) && type !== 'supply_head',
);

/** Phases in which Allied units come to unknown ones, and in which these are put elsewhere. */
const PHASES = ['allied-movement', 'allied-movement', 'allied-combat', 'german-movement'];
const TURNS = 3;

/**
 * A set-up in the last turns of a scenario that fixes which units most of the unknown ones are: Allied units beside them, others
 * of both sides anywhere, one in a hex.
 */
export function veiled(seed: number): Start {
  const random = seeded(seed ^ 0x44);
  const { id, lastTurn } = scenarios[seed % scenarios.length] as (typeof scenarios)[number];
  const hidden = drawn(LAND, 3 + Math.floor(random() * 12), random);
  const near = drawn(beside(hidden), 2 * hidden.length, random);
  const far = drawn(
    LAND.filter((hex) => !hidden.includes(hex) && !near.includes(hex)),
    30,
    random,
  );
  return {
    scenario: id,
    options: Object.fromEntries(options.map((option) => [option.id, pick(option.values, random)])),
    setup: {
      game: HOLLAND_44.id,
      turn: lastTurn - Math.floor(random() * TURNS),
      phase: pick(PHASES, random),
      weather: pick(vocabulary['weather'] as readonly string[], random),
      only: random() < 0.5,
      units: [...standing('allied', near, random), ...standing('german', far, random)],
      extra: { unknown: fixed(hidden, random) },
    },
  };
}

/** Free hexes beside these and not among them. */
function beside(hexes: readonly string[]): string[] {
  const around = hexes.flatMap((hex) => neighboursOf(GRID, GRID.numbers.get(hex) as number));
  const names = new Set(around.map((hex) => GRID.names[hex] as string));
  return LAND.filter((hex) => names.has(hex) && !hexes.includes(hex));
}

const standing = (side: string, hexes: readonly string[], random: () => number): object[] =>
  drawn(
    ORDINARY.filter((counter) => counter.side === side),
    hexes.length,
    random,
  ).map(({ id }, i) => ({ id, hex: hexes[i] }));

/** Three in four of them are fixed. */
function fixed(hexes: readonly string[], random: () => number): Record<string, string | null> {
  const units = drawn(UNKNOWN, hexes.length, random);
  return Object.fromEntries(hexes.map((hex, i) => [hex, random() < 0.75 ? (units[i] as string) : null]));
}
