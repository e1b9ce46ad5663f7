import { CODES } from '../../src/games/reichswald/codes.ts';
import { BOMBARDMENT, CRT } from '../../src/games/reichswald/data/tables.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { coverageTests } from '../engagement/coverage-tests.ts';
import { prober } from '../engagement/probes.ts';
import { pairOf, stateOf } from './compare.ts';
import { FAMILIES } from './families.ts';
import { drawn } from './positions.ts';
import { NOT_COVERED, SELDOM } from './seldom.ts';

const CITIES = ['goch', 'cleve', 'calcar', 'udem', 'gennep', 'wyler'];

/** Starts of positions with much contact, more of those in which a combat phase begins. */
function* crowds() {
  for (const family of FAMILIES) {
    const count = family.phase?.endsWith('-combat') ? 30 : 3;
    for (let seed = 0; seed < count; seed++)
      yield { source: family.name, state: stateOf(pairOf(drawn(family, seed))), seed };
  }
}

coverageTests({
  game: REICHSWALD,
  /** The brigade that stays where it is on turn 8. */
  always: [{ type: 'move', unit: 'C-9/3' }],
  refusalsIn: prober(REICHSWALD, () => CITIES.map((city) => ({ type: 'bomb', city }))),
  seeds: [0, 35, 12, 14, 1],
  crowds: crowds(),
  codes: CODES,
  crt: CRT,
  bombardment: BOMBARDMENT,
  rolls: ['bombard-roll', 'bombing-roll'],
  notCovered: NOT_COVERED,
  seldom: SELDOM,
});
