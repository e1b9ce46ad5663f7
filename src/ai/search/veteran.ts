import { lookingAhead } from './regular.ts';

/** Looks for a plan of a turn and chooses attacks by what becomes of them, as `regular` does, but looks at more of both. */
export const veteran = lookingAhead(({ veteran: foresight }) => foresight);
