import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariantTests } from '../engagement/invariants/tests.ts';
import { FAMILIES } from './families.ts';
import { thirdWorldWarInvariants } from './invariants.ts';
import { BROKEN_CHANGES } from './invariants/broken-changes.ts';
import { BROKEN_POSITIONS } from './invariants/broken-positions.ts';
import { CHANGES } from './invariants/changes.ts';

invariantTests({
  game: THIRD_WORLD_WAR as unknown as Game,
  invariants: thirdWorldWarInvariants,
  changes: CHANGES,
  broken: BROKEN_POSITIONS,
  brokenChanges: BROKEN_CHANGES,
  /** Short games that reach every result of the combat table, a neutral France, all falls of the die for East Germany, retreats off the map. */
  seeds: [18, 27, 234, 235, 136],
  drawn: {
    starts: Object.fromEntries(FAMILIES.map((draw) => [draw.name, [0, 1, 2, 3, 4, 5].map((seed) => draw(seed))])),
    exempt: [
      'removed are all East Germans or none, by their die, and a brigade for each division formed (3.0, 4.2.1)',
      'reinforcements wait for their turn (9.1.3, 9.1.4)',
    ],
  },
  source: 18,
});
