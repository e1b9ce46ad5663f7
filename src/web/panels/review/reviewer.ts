import type { GameRecord } from '../../../kernel/match.ts';
import type { Review } from '../../../wargame/review/review.ts';
import { looking } from './looking.ts';

/** What the worker tells: how far it has come, from 0 to 1, then what it has found; null where the game does not play to its end. */
export type Told = { share: number } | { review: Review | null };

/** Shares of the work that are told apart. */
const PARTS = 50;

const tell = (told: Told): void => self.postMessage(told);

async function look(record: GameRecord): Promise<void> {
  const steps = await looking(record);
  let last = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return tell({ review: step.value });
    const part = Math.floor(PARTS * step.value);
    if (part !== last) tell({ share: part / PARTS });
    last = part;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<GameRecord>) => {
  look(data).catch(() => tell({ review: null }));
});
