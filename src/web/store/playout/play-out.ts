import type { FormatError } from '../../../formats/errors.ts';
import { no, ok, type Result } from '../../../kernel/game.ts';
import type { GameRecord } from '../../../kernel/match.ts';
import { beginOut, type Asked, type Part, type Told, type Verdict } from './playing-out.ts';
import { inSlices } from '../slices.ts';

/** From how many actions, or characters of a file, on it is quicker to hire somebody than to do it oneself. */
const LONG = { actions: 1000, text: 50_000 };

export interface Hearing {
  /** The record of a file, once it is known to be one. */
  record?(record: GameRecord): void;
  part(part: Part): unknown;
}

interface How {
  slice?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Who plays long records, if anybody comes. */
  hire?: () => Worker | undefined;
}

/**
 * Plays a record out in a worker, or in slices between the page's own work where it is short or there is no worker. Rejects when the rules give up,
 * and when `signal` is aborted: then nothing more is heard.
 */
export function playOut(
  asked: Asked,
  hearing: Hearing,
  { slice, signal, hire = replayer }: How = {},
): Promise<Result<Verdict, FormatError>> {
  const isLong = 'text' in asked ? asked.text.length > LONG.text : asked.record.actions.length > LONG.actions;
  const worker = isLong ? hire() : undefined;
  const heard = { ...hearing, part: (part: Part) => signal?.aborted || hearing.part(part) };
  if (!worker) return playHere(asked, heard, slice);
  return new Promise((resolve, reject) => {
    let isHeard = false;
    const fail = (why: string): void => {
      worker.terminate();
      if (isHeard) reject(new Error(why));
      else playHere(asked, heard, slice).then(resolve, reject);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      isHeard = true;
      if ('part' in data) return void heard.part(data.part);
      if ('record' in data) return hearing.record?.(data.record);
      if ('failure' in data) return fail(data.failure);
      worker.terminate();
      resolve('verdict' in data ? ok(data.verdict) : no(data.refused));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message);
    });
    signal?.addEventListener('abort', () => {
      worker.terminate();
      reject(new Error('nobody listens any more'));
    });
    worker.postMessage(asked);
  });
}

async function playHere(asked: Asked, hearing: Hearing, slice?: number): Promise<Result<Verdict, FormatError>> {
  const begun = await beginOut(asked);
  if (!begun.ok) return begun;
  const out = begun.value;
  if ('text' in asked) hearing.record?.(out.record);
  const verdict = await inSlices(out.steps(), () => hearing.part(out.take()), slice);
  hearing.part(out.take());
  return ok(verdict);
}

function replayer(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('replayer.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
