import type { CDPSession, Page } from 'playwright-core';
import { median } from '../measure.ts';

/** Frames of one pan or zoom. */
const FRAMES = 60;

/** The page in a browser, with what is measured there. All times in milliseconds. */
export class Visitor {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #address: string;
  /** Matches something as soon as the map is drawn. */
  readonly #drawn: string;

  constructor(page: Page, cdp: CDPSession, address: string, drawn: string) {
    this.page = page;
    this.#cdp = cdp;
    this.#address = address;
    this.#drawn = drawn;
  }

  /** Slows the processor down so many times. */
  async slow(rate: number): Promise<void> {
    await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** From the start of loading to the first frame after the map was drawn. */
  async firstPaint(): Promise<number> {
    await this.page.goto('about:blank');
    await this.page.goto(this.#address);
    const paint = await this.page.waitForFunction(() => (globalThis as unknown as Marked).firstPaint);
    return (await paint.jsonValue()) as number;
  }

  /** Has the time of the first paint written down on every page that is opened here. */
  async watch(): Promise<void> {
    await this.page.addInitScript((drawn) => {
      const marked = globalThis as unknown as Marked;
      const look = (): void => {
        if (!document.querySelector(drawn)) requestAnimationFrame(look);
        else requestAnimationFrame(() => (marked.firstPaint = performance.now()));
      };
      requestAnimationFrame(look);
      marked.inputs = new Map();
      const note = (list: PerformanceObserverEntryList): void => {
        for (const entry of list.getEntries()) {
          const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
          if (interactionId === 0) continue;
          marked.inputs.set(interactionId, Math.max(entry.duration, marked.inputs.get(interactionId) ?? 0));
        }
      };
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
    }, this.#drawn);
  }

  /** Intervals between frames while the map is dragged in circles, a step with every frame. */
  pan(): Promise<number[]> {
    return this.page.evaluate(async (frames) => {
      const map = document.getElementById('map') as HTMLElement;
      const box = map.getBoundingClientRect();
      const at = (turn: number) => ({
        clientX: box.x + box.width / 2 + Math.sin(turn) * 180,
        clientY: box.y + box.height / 2 + (1 - Math.cos(turn)) * 120,
        view: window,
        bubbles: true,
        cancelable: true,
        buttons: 1,
      });
      map.dispatchEvent(new MouseEvent('mousedown', at(0)));
      const times: number[] = [];
      for (let frame = 0; frame <= frames; frame++) {
        times.push(await new Promise<number>(requestAnimationFrame));
        map.dispatchEvent(new MouseEvent('mousemove', at((frame / frames) * Math.PI * 4)));
      }
      map.dispatchEvent(new MouseEvent('mouseup', at(0)));
      return times.slice(1).map((time, i) => time - (times[i] as number));
    }, FRAMES);
  }

  /** Intervals between frames while the wheel zooms in and out, a step with every frame. */
  zoom(): Promise<number[]> {
    return this.page.evaluate(async (frames) => {
      const map = document.getElementById('map') as HTMLElement;
      const box = map.getBoundingClientRect();
      const times: number[] = [];
      for (let frame = 0; frame <= frames; frame++) {
        times.push(await new Promise<number>(requestAnimationFrame));
        const deltaY = frame < frames / 2 ? -40 : 40;
        const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        map.dispatchEvent(
          new WheelEvent('wheel', { ...middle, deltaY, view: window, bubbles: true, cancelable: true }),
        );
      }
      return times.slice(1).map((time, i) => time - (times[i] as number));
    }, FRAMES);
  }

  /** From the pointer's release at this place to the end of the frame that shows what it brought about. */
  async click(x: number, y: number): Promise<number> {
    await this.page.evaluate(() => {
      const marked = globalThis as unknown as Marked;
      marked.answered = new Promise((resolve) => {
        const hear = ({ timeStamp }: Event): void =>
          void requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        addEventListener('click', hear, { capture: true, once: true });
      });
    });
    await this.page.mouse.click(x, y);
    return this.page.evaluate(() => (globalThis as unknown as Marked).answered);
  }

  /** Of every press since loading that took a frame or longer: how long until the next paint. */
  inputs(): Promise<number[]> {
    return this.page.evaluate(() => [...(globalThis as unknown as Marked).inputs.values()]);
  }

  /** Megabytes of JavaScript objects, after collection. */
  async heap(): Promise<number> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  }
}

interface Marked {
  firstPaint?: number;
  inputs: Map<number, number>;
  answered: Promise<number>;
}

/** The time that only this share of the times exceeds; a frame is one of the screen's, so whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * (1 - share)))] as number);
}

/** Measures both in turn, so that what disturbs the machine disturbs both; gives the medians. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ ours: number; theirs: number }> {
  const all: { ours: number; theirs: number }[] = [];
  await ours();
  await theirs();
  for (let round = 0; round < rounds; round++) all.push({ theirs: await theirs(), ours: await ours() });
  return { ours: median(all.map((one) => one.ours)), theirs: median(all.map((one) => one.theirs)) };
}
