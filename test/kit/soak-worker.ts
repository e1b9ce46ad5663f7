import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from './laws.ts';
import type { Part } from './soak.ts';
import { PARTS } from './soak.ts';
import type { Subject } from './subject.ts';
import { SUBJECTS } from './subject.ts';
import { Breach } from './walk.ts';

/** One part for one game with every `stride`-th seed from `first`, until the worker is terminated. */
export interface Job {
  game: string;
  part: string;
  first: number;
  stride: number;
}

/** The message after each game. */
export type Report = { tally: Tally } | { breach: string };

const { game, part, first, stride } = workerData as Job;
const subject = SUBJECTS.find((candidate) => candidate.game.id === game);
const work = PARTS.find((candidate) => candidate.id === part);

function runSeed(subject: Subject, work: Part, seed: number): Report {
  try {
    return { tally: work.run(subject, seed) };
  } catch (error) {
    return { breach: error instanceof Breach ? error.message : `seed ${seed}: ${String(error)}` };
  }
}

if (!subject || !work) throw new Error(`No ${part} of ${game}`);
for (let seed = first; ; seed += stride) parentPort?.postMessage(runSeed(subject, work, seed));
