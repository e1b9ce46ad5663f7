import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Asked } from '../../ai/asked.ts';
import type { Answer } from '../../ai/thinking.ts';
import { beside } from '../beside.ts';
import type { Told } from './thinker.ts';

/** Somebody who answers for computer players, one question at a time. */
export interface Mind {
  /** Rejects when the player fails, or the mind is closed. */
  ask(asked: Asked): Promise<Answer>;
  close(): Promise<void>;
}

const THINKER = beside('thinker', import.meta.url);

/** Milliseconds that a decision may take. It takes seconds; whoever needs more than this has lost his way. */
const LIMIT = 120_000;

/** Thinks in a thread, which is started with the first question and again after one that ended it, or that it did not answer in time. */
export class ThreadMind implements Mind {
  readonly #thinker: URL;
  readonly #limit: number;
  #thread: Worker | undefined;

  constructor({ thinker = THINKER, limit = LIMIT }: { thinker?: URL; limit?: number } = {}) {
    this.#thinker = thinker;
    this.#limit = limit;
  }

  async ask(asked: Asked): Promise<Answer> {
    const thread = (this.#thread ??= this.#started());
    const answered = new AbortController();
    const listen = { signal: answered.signal };
    let end = 'The thread has ended.';
    const ended = once(thread, 'exit', listen).then(() => {
      throw new Error(end);
    });
    const late = setTimeout(() => {
      end = `There was no answer in ${this.#limit / 1000} seconds.`;
      void thread.terminate();
    }, this.#limit).unref();
    thread.postMessage(asked);
    try {
      const [told] = (await Promise.race([once(thread, 'message', listen), ended])) as [Told];
      if ('answer' in told) return told.answer;
      throw new Error(told.failure);
    } finally {
      clearTimeout(late);
      answered.abort();
    }
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #started(): Worker {
    const thread = new Worker(this.#thinker);
    thread.unref();
    const forget = (): void => void (this.#thread === thread && (this.#thread = undefined));
    return thread.on('exit', forget).on('error', forget);
  }
}

/** A thread for every core but one, which is left to those who play. */
export const threadMinds = (): Mind[] =>
  Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => new ThreadMind());
