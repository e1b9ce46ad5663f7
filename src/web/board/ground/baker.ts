import type { Ground } from '../model/scene.ts';
import type { Plate } from './bake.ts';
import type { Picture } from './terrain/canvas.ts';
import { sheetOf } from '../model/sheet.ts';
import type { Baked, Order } from './worker.ts';

type Baking = { plate: Plate; done: (picture: Picture | ImageBitmap) => void };

/** A worker that has not answered for so long, in milliseconds, is taken for dead. */
const PATIENCE = 15_000;

/** Bakes plates of a ground in a worker, so that the page stays free; where there is none, or when it dies, on the page. */
export class Baker {
  readonly #ground: Ground;
  readonly #open = new Map<number, Baking>();
  #worker: Worker | undefined;
  #watch: number | undefined;
  #last = 0;
  #ended = false;
  readonly #sheet;

  constructor(ground: Ground) {
    this.#ground = ground;
    let sheet: ReturnType<typeof sheetOf> | undefined;
    this.#sheet = () => (sheet ??= sheetOf(this.#ground));
    this.#worker = this.#hire();
  }

  get where(): 'worker' | 'page' {
    return this.#worker ? 'worker' : 'page';
  }

  /** Never answers after `destroy`. */
  async bake(plate: Plate): Promise<Picture | ImageBitmap> {
    return new Promise((done) => {
      const id = ++this.#last;
      this.#open.set(id, { plate, done });
      this.#send(id, plate);
    });
  }

  destroy(): void {
    this.#ended = true;
    this.#open.clear();
    this.#dismiss();
  }

  #hire(): Worker | undefined {
    if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return undefined;
    try {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Baked>) => this.#answer(data.id, data.picture));
      worker.addEventListener('messageerror', () => this.#takeOver());
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#takeOver();
      });
      worker.postMessage({ ground: this.#ground } satisfies Order);
      return worker;
    } catch {
      return undefined;
    }
  }

  #send(id: number, plate: Plate): void {
    if (!this.#worker) return void this.#bakeHere(id);
    this.#worker.postMessage({ id, plate } satisfies Order);
    this.#watch ??= window.setTimeout(() => this.#takeOver(), PATIENCE);
  }

  #answer(id: number, picture: Picture | ImageBitmap): void {
    clearTimeout(this.#watch);
    const baking = this.#open.get(id);
    this.#open.delete(id);
    this.#watch = this.#worker && this.#open.size > 0 ? window.setTimeout(() => this.#takeOver(), PATIENCE) : undefined;
    baking?.done(picture);
  }

  /** The worker is of no use any more: what it still owes is baked here. */
  #takeOver(): void {
    if (!this.#worker || this.#ended) return;
    this.#dismiss();
    for (const [id, { plate }] of this.#open) this.#send(id, plate);
  }

  async #bakeHere(id: number): Promise<void> {
    // Where there are workers, the page needs none of it.
    const { bake } = await import('./bake.ts');
    await new Promise((done) => setTimeout(done));
    const baking = this.#open.get(id);
    if (baking && !this.#ended) this.#answer(id, bake(this.#sheet(), baking.plate));
  }

  #dismiss(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
