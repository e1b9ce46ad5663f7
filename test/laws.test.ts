import { lawsHoldFor } from './kit/game-laws.ts';
import { SUBJECTS } from './kit/subject.ts';

/** The laws of this game take as long as those of all others, so they have a file of their own. */
const LONGEST = 'holland-44';

for (const subject of SUBJECTS) if (subject.game.id !== LONGEST) lawsHoldFor(subject);
