import type { OwnMark } from '../../engagement/position/rules.ts';

/** Was carried in this phase: its allowance is halved (4.4). */
export const CARRIED = 8;
/** Has carried a passenger in this phase (4.4). */
export const FERRIED = 32;
/** Driven out by the flood: may not move again this turn (9.0). */
export const FLED = 16;

/** Marks on units that no other game of the series has. */
export const MARKS: Readonly<Record<'carried' | 'ferried' | 'fled', OwnMark>> = {
  carried: { bit: CARRIED, until: 'movement', open: false },
  ferried: { bit: FERRIED, until: 'movement', open: false },
  fled: { bit: FLED, until: 'turn', open: false },
};
