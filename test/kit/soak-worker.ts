import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from './laws.ts';
import type { Part } from './soak.ts';
import { PARTS } from './soak.ts';
import type { Subject } from './subject.ts';
import { SUBJECTS } from './subject.ts';
import { Breach } from './walk.ts';

/** One part for one game with every `stride`-th seed from `first`, until `stop` is set. */
export interface Job {
  game: string;
  part: string;
  first: number;
  stride: number;
  /** Shared; its first number is 1 when the worker has to end. */
  stop: Int32Array<SharedArrayBuffer>;
}

/** The message after each game. */
export type Report = ({ tally: Tally } | { breach: string }) & { seed: number };

const { game, part, first, stride, stop } = workerData as Job;
const subject = SUBJECTS.find((candidate) => candidate.game.id === game);
const work = PARTS.find((candidate) => candidate.id === part);

async function runSeed(subject: Subject, work: Part, seed: number): Promise<Report> {
  try {
    return { seed, tally: await work.run(subject, seed) };
  } catch (error) {
    return { seed, breach: error instanceof Breach ? error.message : `seed ${seed}: ${String(error)}` };
  }
}

if (!subject || !work) throw new Error(`No ${part} of ${game}`);
for (let seed = first; Atomics.load(stop, 0) === 0; seed += stride) {
  parentPort?.postMessage(await runSeed(subject, work, seed));
}
