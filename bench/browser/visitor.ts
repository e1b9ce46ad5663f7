import type { CDPSession, Page } from 'playwright-core';
import { median } from '../measure.ts';

/** Frames of one pan or zoom. */
const FRAMES = 60;

/** A page in a browser, with measurements. All times in milliseconds. */
export class Visitor {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #address: string;
  readonly #selectors: Selectors;

  constructor(page: Page, cdp: CDPSession, address: string, selectors: Selectors) {
    this.page = page;
    this.#cdp = cdp;
    this.#address = address;
    this.#selectors = selectors;
  }

  /** Slows the processor down by this factor. */
  async slow(rate: number): Promise<void> {
    await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /**
   * Times from the start of loading until the map has been painted, and until the table is ready. The page itself tells when it is: what
   * Playwright would put into it to find out takes 75 ms, which came before the first paint of the bare page and not of ours.
   */
  async open(): Promise<Opened> {
    await this.page.goto('about:blank');
    await this.page.goto(this.#address, { waitUntil: 'commit' });
    const { result } = await this.#cdp.send('Runtime.evaluate', {
      expression: 'whenOpened',
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value as Opened;
  }

  /** Records the times of opening on every page opened from now on. */
  async watch(): Promise<void> {
    await this.page.addInitScript((selectors) => {
      const marked = globalThis as unknown as Marked;
      const painted = (selector: string): Promise<number> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          const look = (): void => {
            if (!document.querySelector(selector)) requestAnimationFrame(look);
            // a message sent before a frame is painted arrives after it has been
            else port2.postMessage('painted');
          };
          requestAnimationFrame(look);
        });
      const both = [painted(selectors.drawn), painted(selectors.ready)] as const;
      marked.whenOpened = Promise.all(both).then(([drawn, ready]) => ({ drawn, ready }));
      marked.inputs = new Map();
      const note = (list: PerformanceObserverEntryList): void => {
        for (const entry of list.getEntries()) {
          const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
          if (interactionId === 0) continue;
          marked.inputs.set(interactionId, Math.max(entry.duration, marked.inputs.get(interactionId) ?? 0));
        }
      };
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
    }, this.#selectors);
  }

  /** Intervals between frames while the map is dragged in circles, one step per frame. */
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

  /** Intervals between frames while the wheel zooms in and out, one step per frame. */
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

  /** Time from a click to the end of the frame that shows its effect. */
  async click(x: number, y: number): Promise<number> {
    await this.page.evaluate(() => {
      const marked = globalThis as unknown as Marked;
      marked.answered = new Promise((resolve) => {
        const onClick = ({ timeStamp }: Event): void =>
          void requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        addEventListener('click', onClick, { capture: true, once: true });
      });
    });
    await this.page.mouse.click(x, y);
    return this.page.evaluate(() => (globalThis as unknown as Marked).answered);
  }

  /** Time to the next paint for every input since loading that took a frame or longer. */
  inputs(): Promise<number[]> {
    return this.page.evaluate(() => [...(globalThis as unknown as Marked).inputs.values()]);
  }

  /** Heap in megabytes, after garbage collection. */
  async heap(): Promise<number> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  }
}

/** Selectors that match once the map is drawn, and once the table is ready. */
export interface Selectors {
  drawn: string;
  ready: string;
}

/** Milliseconds since the start of loading. */
export type Opened = Record<keyof Selectors, number>;

interface Marked {
  whenOpened: Promise<Opened>;
  inputs: Map<number, number>;
  answered: Promise<number>;
}

/** The time exceeded by only this share of the times, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * (1 - share)))] as number);
}

/** Medians of both, measured alternately so that other load affects both. */
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
