import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LIBRARY } from '../../games/index.ts';
import { beside } from '../../server/beside.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from '../output/problem.ts';
import { runJob, type Job, type Played, type Sent } from './job.ts';

/** Plays every game of the job in `jobs` workers. Each game depends only on its number, so `jobs` does not change the result. */
export async function runAll(game: Wargame, job: Omit<Job, 'first' | 'step'>, jobs: number): Promise<Played[]> {
  const step = Math.max(1, Math.min(jobs, job.games));
  const parts = Array.from({ length: step }, (_, first) => ({ ...job, first, step }));
  const alone = step === 1 || !LIBRARY.has(game.id);
  const results = alone ? parts.map((part) => runJob(game, part)) : await Promise.all(parts.map(inWorker));
  return results.flat().toSorted((a, b) => a.index - b.index);
}

const WORKER = beside('worker', import.meta.url);

async function inWorker(job: Job): Promise<Played[]> {
  const worker = new Worker(WORKER, { workerData: job });
  const [sent] = (await once(worker, 'message')) as [Sent];
  if ('problem' in sent) throw new Problem(sent.problem.code, sent.problem);
  return sent.played;
}
