import type { State } from '../../../src/engagement/position/state.ts';
import { engagementTwin } from '../twin.ts';
import { UNITS } from './units.ts';

const OWNERS = UNITS.map(({ side }) => side);

/** Another position that the side may not tell from this one. */
export const drillTwin = (given: object, side: string, random: () => number): State =>
  engagementTwin(given, side === 'amber' ? 0 : 1, OWNERS, random);
