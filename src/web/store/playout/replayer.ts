import { beginOut, type Asked, type Told } from './playing-out.ts';
import { advance } from '../slices.ts';

/** Milliseconds of play that are told at once. */
const PART = 40;

const tell = (told: Told): void => self.postMessage(told);

async function play(asked: Asked): Promise<void> {
  const begun = await beginOut(asked);
  if (!begun.ok) return tell({ refused: begun.error });
  const out = begun.value;
  if ('text' in asked) tell({ record: out.record });
  const steps = out.steps();
  for (;;) {
    const step = advance(steps, PART);
    tell({ part: out.take() });
    if (step.done) return tell({ verdict: step.value });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  play(data).catch((error: unknown) => tell({ failure: String(error) }));
});
