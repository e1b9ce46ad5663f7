import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { engagementTwin } from '../engagement/twin.ts';

const { sides, counters } = MARKET_GARDEN;
const OWNERS = counters.map(({ side }) => sides.indexOf(side));

/** Another position that the side may not tell from this one (5.1.1, and the option blind-declaration). */
export const marketGardenTwin = (given: object, side: string, random: () => number): State =>
  engagementTwin(given, sides.indexOf(side), OWNERS, random);
