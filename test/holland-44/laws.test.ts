import { lawsHoldFor } from '../kit/game-laws.ts';
import { SUBJECTS } from '../kit/subject.ts';

for (const subject of SUBJECTS) if (subject.game.id === 'holland-44') lawsHoldFor(subject);
