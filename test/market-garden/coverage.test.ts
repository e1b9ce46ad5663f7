import type { State } from '../../src/engagement/position/state.ts';
import { CODES } from '../../src/games/market-garden/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/market-garden/data/tables.ts';
import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import { EAGER } from '../engagement/coverage.ts';
import { coverageTests } from '../engagement/coverage-tests.ts';
import { prober } from '../engagement/probes.ts';
import { crowded, relief, siege } from './crowds.ts';
import { NOT_COVERED, SELDOM } from './seldom.ts';

/** Starts of crowded positions, of a relief of Arnhem, and of attacks at the highest odds. */
function* crowds() {
  const families = [
    { source: 'crowd', draw: crowded, count: 100, length: 50 },
    { source: 'relief', draw: relief, count: 12, length: 90 },
    { source: 'siege', draw: siege, count: 170, length: 15 },
  ];
  for (const { source, draw, count, length } of families) {
    for (let seed = 0; seed < count; seed++) {
      const begun = MARKET_GARDEN.fromSetup(draw(seed));
      if (begun.ok) yield { source: `${source} ${seed % 2}`, state: begun.value.state as State, seed, length };
    }
  }
}

const BRIDGES = '0626-0627 0720-0820 0816-0915 1310-1311 1410-1509 1608-1609 1705-1706 0101-0102'.split(' ');

/** Second hexes of an advance, and places for XXX Corps. Units and hexes at hand stand in front. */
function* own(units: readonly string[], hexes: readonly string[]): Iterable<object> {
  for (const unit of units.slice(0, 8)) for (const to of hexes.slice(0, 24)) yield { type: 'advance-on', unit, to };
  for (const unit of ['B-G-5', 'B-Art-1', 'U-82-504']) for (const to of hexes) yield { type: 'place', unit, to };
}

coverageTests({
  game: MARKET_GARDEN,
  always: BRIDGES.map((bridge) => ({ type: 'blow', bridge })),
  refusalsIn: prober(MARKET_GARDEN, own),
  eager: [...EAGER, 'advance'],
  seeds: [0, 8, 9],
  crowds: crowds(),
  codes: CODES,
  crt: CRT,
  bombardment: BOMBARDMENT,
  rolls: ['bombard-roll'],
  notCovered: NOT_COVERED,
  seldom: SELDOM,
});
