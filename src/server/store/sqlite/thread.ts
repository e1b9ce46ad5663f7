import { parentPort, workerData } from 'node:worker_threads';
import type { Request } from './asking.ts';
import { opened } from './opened.ts';
import { SharedCommits } from './shared-commits.ts';

// Waits for the disk, so that those who play do not.
const database = opened(workerData as string);
const shared = new SharedCommits(database, (answers) => parentPort?.postMessage(answers));
parentPort?.on('message', (requests: readonly Request[]) => {
  shared.take(requests);
  if (!database.open) parentPort?.close();
});
parentPort?.postMessage([]);
