import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from '../problem.ts';
import { runJob, type Job, type Played, type Sent } from './job.ts';

/** Plays every game of the job, `jobs` side by side. Each game depends on its number only, so the result does not. */
export async function runAll(game: Wargame, job: Omit<Job, 'first' | 'step'>, jobs: number): Promise<Played[]> {
  const step = Math.max(1, Math.min(jobs, job.games));
  const parts = Array.from({ length: step }, (_, first) => ({ ...job, first, step }));
  const alone = step === 1 || !GAMES.includes(game);
  const results = alone ? parts.map((part) => runJob(game, part)) : await Promise.all(parts.map(inWorker));
  return results.flat().toSorted((a, b) => a.index - b.index);
}

async function inWorker(job: Job): Promise<Played[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  const [sent] = (await once(worker, 'message')) as [Sent];
  if ('problem' in sent) throw new Problem(sent.problem.code, sent.problem);
  return sent.played;
}
