import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { engagementTwin } from '../engagement/twin.ts';

const { sides, counters } = THIRD_WORLD_WAR;
const OWNERS = counters.map(({ side }) => sides.indexOf(side));

/** Another position that the side may not tell from this one (5.1.1, and the option blind-declaration). */
export const thirdWorldWarTwin = (given: object, side: string, random: () => number): State =>
  engagementTwin(given, sides.indexOf(side), OWNERS, random);
