import type { OwnMark } from '../../engagement/position/rules.ts';

/** Has flown in this turn (4.3). */
export const FLOWN = 8;

/** Marks on units that no other game of the series has. */
export const MARKS: Readonly<Record<'flown', OwnMark>> = { flown: { bit: FLOWN, until: 'turn', open: true } };
