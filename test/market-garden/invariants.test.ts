import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariantTests } from '../engagement/invariants/tests.ts';
import { marketGardenInvariants } from './invariants.ts';
import { BROKEN_CHANGES } from './invariants/broken-changes.ts';
import { BROKEN_POSITIONS } from './invariants/broken-positions.ts';
import { CHANGES } from './invariants/changes.ts';

invariantTests({
  game: MARKET_GARDEN as unknown as Game,
  invariants: marketGardenInvariants,
  changes: CHANGES,
  broken: BROKEN_POSITIONS,
  brokenChanges: BROKEN_CHANGES,
  /** Games with bridges blown and mended, ferries lost, contacts, units that leave. */
  seeds: [0, 3, 7, 8, 9],
  source: 9,
});
