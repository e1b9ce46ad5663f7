import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariantTests } from '../engagement/invariants/tests.ts';
import { reichswaldInvariants } from './invariants.ts';
import { BROKEN_CHANGES } from './invariants/broken-changes.ts';
import { BROKEN_POSITIONS } from './invariants/broken-positions.ts';
import { CHANGES } from './invariants/changes.ts';

invariantTests({
  game: REICHSWALD as unknown as Game,
  invariants: reichswaldInvariants,
  changes: CHANGES,
  broken: BROKEN_POSITIONS,
  brokenChanges: BROKEN_CHANGES,
  /** One game for each mix of options: two long ones, and six in which phases end early. */
  seeds: [0, 1, 18, 27, 12, 21, 14, 7],
  source: 12,
});
