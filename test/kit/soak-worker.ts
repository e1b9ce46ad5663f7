import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from './laws.ts';
import type { Part } from './soak.ts';
import { PARTS } from './soak.ts';
import type { Subject } from './subject.ts';
import { SUBJECTS } from './subject.ts';
import { Breach } from './walk.ts';

/** What a worker is asked: one part of one game, every `stride`-th seed from `first`, for ever. It is ended from outside. */
export interface Errand {
  game: string;
  part: string;
  first: number;
  stride: number;
}

/** What it tells after each game. */
export type News = { tally: Tally } | { breach: string };

const { game, part, first, stride } = workerData as Errand;
const subject = SUBJECTS.find((candidate) => candidate.game.id === game);
const work = PARTS.find((candidate) => candidate.id === part);

function tell(subject: Subject, work: Part, seed: number): News {
  try {
    return { tally: work.run(subject, seed) };
  } catch (error) {
    return { breach: error instanceof Breach ? error.message : `seed ${seed}: ${String(error)}` };
  }
}

if (!subject || !work) throw new Error(`No ${part} of ${game}`);
for (let seed = first; ; seed += stride) parentPort?.postMessage(tell(subject, work, seed));
