import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Asked } from '../../ai/thinking.ts';
import type { Told } from './thinker.ts';

/** Somebody who answers for computer players, one question at a time. */
export interface Mind {
  /** Rejects when the player fails, or the mind is closed. */
  ask(asked: Asked): Promise<Answer>;
  close(): Promise<void>;
}

/** Beside this file: a source here, JavaScript in the package. */
const THINKER = new URL(import.meta.url.endsWith('.ts') ? './thinker.ts' : './thinker.js', import.meta.url);

/** Thinks in a thread, which is started with the first question and again after one that ended it. */
export class ThreadMind implements Mind {
  #thread: Worker | undefined;

  async ask(asked: Asked): Promise<Answer> {
    const thread = (this.#thread ??= this.#started());
    const answered = new AbortController();
    const listen = { signal: answered.signal };
    const ended = once(thread, 'exit', listen).then(() => {
      throw new Error('The thread has ended.');
    });
    thread.postMessage(asked);
    try {
      const [told] = (await Promise.race([once(thread, 'message', listen), ended])) as [Told];
      if ('answer' in told) return told.answer;
      throw new Error(told.failure);
    } finally {
      answered.abort();
    }
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #started(): Worker {
    const thread = new Worker(THINKER);
    thread.unref();
    const forget = (): void => void (this.#thread === thread && (this.#thread = undefined));
    return thread.on('exit', forget).on('error', forget);
  }
}

/** A thread for every core but one, which is left to those who play. */
export const threadMinds = (): Mind[] =>
  Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => new ThreadMind());
