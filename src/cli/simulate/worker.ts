import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '../../games/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { runJob, type Job } from './job.ts';

const job = workerData as Job;
parentPort?.postMessage(runJob(gameById(job.game) as Wargame, job));
