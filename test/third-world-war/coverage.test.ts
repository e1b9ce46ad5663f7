import type { State } from '../../src/engagement/position/state.ts';
import { CODES } from '../../src/games/third-world-war/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/third-world-war/data/tables.ts';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { EAGER } from '../engagement/coverage.ts';
import { coverageTests } from '../engagement/coverage-tests.ts';
import { prober } from '../engagement/probes.ts';
import { airborne, crowded, heights, siege } from './crowds.ts';
import { brigades, landing, leaving, port, settling } from './families.ts';
import { assault, frontier, passive, rim } from './fights.ts';
import { NOT_COVERED, SELDOM } from './seldom.ts';

const FAMILIES: readonly { draw: (seed: number) => Start; count: number; length: number }[] = [
  { draw: crowded, count: 64, length: 30 },
  { draw: heights, count: 12, length: 20 },
  { draw: airborne, count: 6, length: 20 },
  { draw: siege, count: 80, length: 12 },
  { draw: landing, count: 12, length: 30 },
  { draw: port, count: 6, length: 20 },
  { draw: leaving, count: 12, length: 10 },
  { draw: frontier, count: 16, length: 20 },
  { draw: passive, count: 40, length: 8 },
  { draw: brigades, count: 16, length: 15 },
  { draw: assault, count: 50, length: 15 },
  { draw: rim, count: 8, length: 50 },
];

/** Beginnings of set-ups, and starts of positions drawn for what whole games rarely meet. */
function* crowds() {
  for (let seed = 0; seed < 6; seed++) yield { source: `set-up ${seed}`, state: settling(seed), seed, length: 3 };
  for (const { draw, count, length } of FAMILIES) {
    for (let seed = 0; seed < count; seed++) {
      const begun = THIRD_WORLD_WAR.fromSetup(draw(seed));
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      yield { source: `${draw.name} ${seed % 2}`, state: begun.value.state as State, seed, length };
    }
  }
}

/** A unit of each kind of ground for the set-up. */
const SETTLERS = ['NL-4DIMec', 'FR-1DB', 'NL-1DIMec', 'US-5DB', 'SU-16', 'CZ-1DB', 'EG-10DB'];

/** Flights, second hexes of an advance, places of the set-up, targets of strikes. Units and hexes at hand stand in front, hexes at random behind. */
function* own(units: readonly string[], hexes: readonly string[]): Iterable<object> {
  for (const unit of units) for (const type of ['fly', 'form']) yield { type, unit };
  for (const unit of units.slice(0, 8)) for (const to of hexes.slice(0, 24)) yield { type: 'advance-on', unit, to };
  for (const unit of SETTLERS) for (const to of hexes.slice(-7)) yield { type: 'place', unit, to };
  for (const target of hexes) yield { type: 'strike', target };
  yield { type: 'nuclear' };
}

coverageTests({
  game: THIRD_WORLD_WAR,
  always: [
    { type: 'form', unit: 'US-Bde-A' },
    { type: 'fly', unit: 'US-7DIMec' },
    { type: 'move', unit: 'CZ-1DB' },
  ],
  refusalsIn: prober(THIRD_WORLD_WAR, own),
  eager: [...EAGER, 'advance', 'flight'],
  /** A short game with the option blind-declaration. */
  seeds: [235],
  crowds: crowds(),
  codes: CODES,
  crt: CRT,
  bombardment: BOMBARDMENT,
  rolls: ['bombard-roll'],
  notCovered: NOT_COVERED,
  seldom: SELDOM,
});
