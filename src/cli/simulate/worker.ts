import { parentPort, workerData } from 'node:worker_threads';
import { LIBRARY } from '../../games/index.ts';
import { Problem } from '../output/problem.ts';
import { runJob, type Job, type Sent } from './job.ts';

const job = workerData as Job;

async function sent(): Promise<Sent> {
  const game = await LIBRARY.get(job.game)?.load();
  if (!game) throw new Error(`No game ${job.game}`);
  try {
    return { played: runJob(game, job) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: { code: error.code, args: error.args, place: error.place } };
  }
}

parentPort?.postMessage(await sent());
