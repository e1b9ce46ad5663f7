import { inSlices } from '../store/slices.ts';
import type { Asked } from '../../ai/asked.ts';
import type { Answer, Thinking } from '../../ai/thinking.ts';
import type { Told } from './thinker.ts';

/** Is told how far the thinking has come, from 0 to 1. */
type Report = (share: number) => void;

/** Somebody who answers for computer players, one question at a time. */
export interface Mind {
  /** Rejects when the player fails. */
  ask(asked: Asked, report: Report): Promise<Answer>;
  /** Nobody waits for the answer any more: it never comes. */
  drop(): void;
}

/** Thinks in a worker, which is ended when nobody waits for the answer; in the page where there is none, slice by slice. */
export class WorkerMind implements Mind {
  #worker: Worker | undefined;
  /** The number of the newest question: what belongs to an earlier one is of no interest. */
  #newest = 0;

  ask(asked: Asked, report: Report): Promise<Answer> {
    const mine = ++this.#newest;
    const worker = (this.#worker ??= hire());
    if (!worker) return this.#thinkHere(asked, report);
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const listen = { signal: answered.signal };
      const onTold = ({ data }: MessageEvent<Told>): void => {
        if ('share' in data) return report(data.share);
        answered.abort();
        if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.failure));
      };
      const onError = (event: ErrorEvent): void => {
        event.preventDefault();
        answered.abort();
        this.#dismiss();
        if (mine === this.#newest) this.#thinkHere(asked, report).then(resolve, reject);
      };
      worker.addEventListener('message', onTold, listen);
      worker.addEventListener('error', onError, listen);
      worker.postMessage(asked);
    });
  }

  drop(): void {
    this.#newest++;
    this.#dismiss();
  }

  async #thinkHere(asked: Asked, report: Report): Promise<Answer> {
    const mine = this.#newest;
    const { thinkingOf } = await import('../../ai/thinking.ts');
    const thinking = await thinkingOf(asked);
    const told = (share: number): void => {
      if (mine === this.#newest) report(share);
    };
    return inSlices(
      shares(thinking, () => mine !== this.#newest),
      told,
    );
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function hire(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('thinker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

const NOTHING: Answer = { actions: [], missions: [], attacks: [], fears: [] };

/** The thinking as shares of the whole; ends early, with nothing, when nobody waits for it. */
function* shares(thinking: Thinking, isDropped: () => boolean): Generator<number, Answer> {
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return step.value;
    if (isDropped()) return NOTHING;
    yield step.value.done / step.value.of;
  }
}
