import type { Asked } from '../../ai/asked.ts';
import { thinkingOf, type Answer } from '../../ai/thinking.ts';

/** What the worker tells: how far it has come, from 0 to 1, its answer, or why there is none. */
export type Told = { share: number } | { answer: Answer } | { failure: string };

/** Shares of the thinking that are told apart. */
const PARTS = 100;

const tell = (told: Told): void => self.postMessage(told);

async function think(asked: Asked): Promise<void> {
  const thinking = await thinkingOf(asked);
  let last = 0;
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return tell({ answer: step.value });
    const part = Math.floor((PARTS * step.value.done) / step.value.of);
    if (part !== last) tell({ share: part / PARTS });
    last = part;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  think(data).catch((error: unknown) => tell({ failure: String(error) }));
});
