import { parentPort } from 'node:worker_threads';
import { decided } from '../../ai/player.ts';
import type { Asked } from '../../ai/asked.ts';
import { thinkingOf, type Answer } from '../../ai/thinking.ts';

/** What the thread tells: its answer, or why there is none. */
export type Told = { answer: Answer } | { failure: string };

const tell = (told: Told): void => parentPort?.postMessage(told);

parentPort?.on('message', (asked: Asked) => {
  thinkingOf(asked)
    .then((thinking) => tell({ answer: decided(thinking) }))
    .catch((error: unknown) => tell({ failure: String(error) }));
});
