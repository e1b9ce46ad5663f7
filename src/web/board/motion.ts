import type { Point } from '../../hex/layout.ts';
import type { Viewport } from './model/frame.ts';
import type { Beside, Piece, Scene } from './model/scene.ts';
import { restOf, sharesOf, type Lying, type Places, type Slides } from './top/slides.ts';
import type { Sprites } from './top/sprites.ts';
import { paintStackAt, SIDE } from './top/stacks.ts';

/** Milliseconds in which a counter that is lost goes pale. */
const FADE = 400;
/** Half the width of the picture of a counter with its ring and badges, in hex radii. */
const HALF = 0.95;

interface UnderWay {
  canvas: HTMLCanvasElement;
  animation: Animation;
  line: readonly Point[];
}

/**
 * Counters under way, each a small canvas that the browser moves, so that nothing is painted on the way. Only the picture lags behind: the
 * scene has them already where they go.
 */
export class Motion {
  readonly #layer: HTMLElement;
  readonly #host: HTMLElement;
  readonly #arrived: () => void;
  readonly #going = new Map<string, UnderWay>();
  readonly #fading = new Set<UnderWay>();
  /** Those who lie where they belong once that has been painted. */
  readonly #here: UnderWay[] = [];
  /** Those who are carried, or have been and do not lie elsewhere yet. */
  #carried: ReadonlySet<string> = new Set();
  #hand: HTMLCanvasElement | undefined;
  /** Pixels a hex radius for which the canvases have been laid out. */
  #scale = 1;

  /** `arrived`: somebody is to be painted where he lies. */
  constructor(host: HTMLElement, arrived: () => void) {
    this.#host = host;
    this.#arrived = arrived;
    this.#layer = host.appendChild(document.createElement('div'));
    // Of no size: the counters lie about its corner.
    Object.assign(this.#layer.style, { position: 'absolute', top: '0', left: '0', pointerEvents: 'none' });
  }

  /** The counters of a scene that are not under way. */
  lying({ pieces, beside = [] }: Scene): { pieces: readonly Piece[]; beside: readonly Beside[] } {
    if (this.#going.size === 0) return { pieces, beside };
    const lies = ({ id }: Piece): boolean => !this.#going.has(id);
    return {
      pieces: pieces.filter(lies),
      beside: beside.map((one) => ({ ...one, pieces: one.pieces.filter(lies) })),
    };
  }

  /** The places before, with those who were carried already where they have been brought. */
  brought(before: Places, after: Places): Places {
    const hexIn = (places: Places, id: string): string | undefined => places.get(id)?.piece.hex;
    const there = [...this.#carried].filter((id) => hexIn(before, id) !== hexIn(after, id));
    if (there.length === 0) return before;
    this.#carried = new Set();
    return new Map([...before].map(([id, one]) => [id, there.includes(id) ? (after.get(id) ?? one) : one]));
  }

  /** Shows a stack in the hand of the reader, at a place of the host. */
  carry(stack: readonly Piece[], { x, y }: Point, viewport: Viewport, sprites: Sprites): void {
    if (stack.length > 0 && (!this.#hand || stack.some(({ id }) => !this.#carried.has(id)))) {
      this.putDown();
      this.#carried = new Set(stack.map(({ id }) => id));
      this.#hand = this.#picture(stack, viewport.camera.k, viewport, sprites);
      this.#host.append(this.#hand);
    }
    const half = this.#hand ? this.#hand.width / viewport.ratio / 2 : 0;
    if (this.#hand) this.#hand.style.transform = `translate(${x - half}px, ${y - half}px)`;
  }

  putDown(): void {
    this.#hand?.remove();
    this.#hand = undefined;
  }

  /** What is left of the line of a counter that is under way, from where it is now. */
  restOf(id: string): readonly Point[] | undefined {
    const one = this.#going.get(id);
    return one && restOf(one.line, one.animation.effect?.getComputedTiming().progress ?? 0);
  }

  /** Whoever is under way already leaves his way for the new one. */
  begin({ going, lost }: Slides, viewport: Viewport, sprites: Sprites): void {
    if (this.#going.size + this.#fading.size === 0) this.#scale = viewport.camera.k;
    for (const one of lost) this.#fade(one, viewport, sprites);
    for (const { line, time, ...one } of going) {
      const { id } = one.piece;
      const before = this.#going.get(id);
      const canvas = this.#canvas(one, viewport, sprites);
      const shares = sharesOf(line);
      const frames = line.map((point, i) => ({ transform: this.#move(point, viewport), offset: shares[i] ?? 1 }));
      const animation = canvas.animate(frames, { duration: time, easing: 'ease-in-out', fill: 'both' });
      before?.canvas.remove();
      before?.animation.cancel();
      const under = { canvas, animation, line };
      this.#going.set(id, under);
      animation.onfinish = () => this.#arrive(id, under);
    }
    this.look(viewport.camera);
    this.#count();
  }

  /** The camera has moved. */
  look({ x, y, k }: Viewport['camera']): void {
    if (this.#layer.childElementCount === 0) return;
    this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${k / this.#scale})`;
  }

  /** All has been painted where it lies. */
  painted(): void {
    for (const one of this.#here.splice(0)) end(one);
  }

  /** Everybody is where he belongs, at once. */
  finish(): void {
    for (const [id, under] of this.#going) this.#arrive(id, under);
    for (const one of this.#fading) this.#fadeOut(one);
  }

  destroy(): void {
    for (const one of [...this.#going.values(), ...this.#fading]) end(one);
    this.putDown();
    this.#layer.remove();
  }

  #arrive(id: string, under: UnderWay): void {
    if (this.#going.get(id) !== under) return;
    this.#going.delete(id);
    this.#here.push(under);
    this.#count();
    this.#arrived();
  }

  #fade(one: Lying, viewport: Viewport, sprites: Sprites): void {
    const line = this.restOf(one.piece.id) ?? [one.at];
    const before = this.#going.get(one.piece.id);
    if (before) this.#going.delete(one.piece.id);
    if (before) end(before);
    const canvas = this.#canvas(one, viewport, sprites);
    canvas.style.transform = this.#move(line[0] ?? one.at, viewport);
    const animation = canvas.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'both' });
    const under = { canvas, animation, line };
    this.#fading.add(under);
    under.animation.onfinish = () => this.#fadeOut(under);
  }

  #fadeOut(one: UnderWay): void {
    this.#fading.delete(one);
    end(one);
    this.#count();
  }

  /** How many are under way. */
  #count(): void {
    const count = this.#going.size + this.#fading.size;
    if (count > 0) this.#host.dataset['moving'] = String(count);
    else delete this.#host.dataset['moving'];
  }

  /** One counter over the sheet. */
  #canvas({ piece, side }: Lying, viewport: Viewport, sprites: Sprites): HTMLCanvasElement {
    const { camera, ratio } = viewport;
    const canvas = this.#picture([piece], camera.k * (side / SIDE), viewport, sprites);
    const size = `${(canvas.width / ratio) * (this.#scale / camera.k)}px`;
    Object.assign(canvas.style, { width: size, height: size });
    canvas.dataset['piece'] = piece.id;
    return this.#layer.appendChild(canvas);
  }

  /** A stack in the middle of a canvas, `k` pixels a hex radius. */
  #picture(stack: readonly Piece[], k: number, viewport: Viewport, sprites: Sprites): HTMLCanvasElement {
    const { camera, ratio } = viewport;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.ceil(2 * HALF * camera.k * ratio);
    const size = canvas.width / ratio;
    Object.assign(canvas.style, { width: `${size}px`, height: `${size}px`, willChange: 'transform, opacity' });
    const pen = canvas.getContext('2d');
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0);
    const own = { x: size / 2, y: size / 2, k };
    if (pen) paintStackAt({ ...viewport, camera: own, still: true, pen }, { x: 0, y: 0 }, stack, sprites);
    return canvas;
  }

  /** To where the middle of a canvas lies over this point of the sheet, on a device pixel of the window as it is now. */
  #move(point: Point, { camera, ratio }: Viewport): string {
    const half = Math.ceil(2 * HALF * camera.k * ratio) / ratio / 2;
    const place = (at: number, from: number): number => {
      const pixel = Math.round((from + at * camera.k - half) * ratio) / ratio;
      return (pixel - from) * (this.#scale / camera.k);
    };
    return `translate(${place(point.x, camera.x)}px, ${place(point.y, camera.y)}px)`;
  }
}

function end({ canvas, animation }: UnderWay): void {
  animation.onfinish = null;
  animation.cancel();
  canvas.remove();
}
