import type { GameRecord } from '../../../kernel/match.ts';
import type { Review } from '../../../wargame/review/review.ts';
import { inSlices } from '../../store/slices.ts';
import { looking } from './looking.ts';
import type { Told } from './reviewer.ts';

/**
 * Looks back on a game in a worker; in the page, slice by slice, where there is none. `report` is told how far that has come, from 0 to 1. Once
 * `signal` is aborted nothing more comes of it.
 */
export function reviewOf(
  record: GameRecord,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Review | null> {
  const worker = hire();
  if (!worker) return lookHere(record, report);
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('share' in data) return report(data.share);
      worker.terminate();
      resolve(data.review);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      if (!signal.aborted) lookHere(record, report).then(resolve, reject);
    });
    worker.postMessage(record);
  });
}

const lookHere = async (record: GameRecord, report: (share: number) => void): Promise<Review | null> =>
  inSlices(await looking(record), report);

function hire(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('reviewer.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
