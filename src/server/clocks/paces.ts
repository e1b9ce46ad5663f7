import { PACE_IDS, type KnownPace, type PaceId } from '../../seat/sitting.ts';
import type { Pace } from './clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** So many minutes a side, and one more for every phase of its own. */
const live = (minutes: number): Pace => ({
  bank: minutes * MINUTE,
  gain: MINUTE,
  per: 'phase',
  most: minutes * MINUTE,
  answer: 2 * MINUTE,
});

/** So many days for every turn of one's own; what is left is kept, up to three times as many. */
const days = (count: number): Pace => ({
  bank: count * DAY,
  gain: count * DAY,
  per: 'turn',
  most: 3 * count * DAY,
  answer: count * DAY,
});

/** What the paces that can be chosen mean. */
export const PACES: Readonly<Record<PaceId, Pace | null>> = {
  none: null,
  'live-45': live(45),
  'live-90': live(90),
  'days-1': days(1),
  'days-3': days(3),
  'days-7': days(7),
};

/** The pace that is kept as this JSON. */
export const paceIdOf = (kept: string): KnownPace =>
  PACE_IDS.find((id) => JSON.stringify(PACES[id]) === kept) ?? 'other';

export const knownPace = (pace: Pace | null): KnownPace => paceIdOf(JSON.stringify(pace));
