import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '../../games/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from '../problem.ts';
import { runJob, type Job, type Sent } from './job.ts';

const job = workerData as Job;

function sent(): Sent {
  try {
    return { played: runJob(gameById(job.game) as Wargame, job) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problem: { code: error.code, args: error.args, place: error.place } };
  }
}

parentPort?.postMessage(sent());
