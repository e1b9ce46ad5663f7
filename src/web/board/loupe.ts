import { INRADIUS, type Layout, type Point } from '../../hex/layout.ts';
import type { Frame } from './model/frame.ts';
import './loupe.css';
import { besideFinger } from './loupe-place.ts';

/** Hexes narrower than this from side to side, in CSS pixels, are too small for a finger. */
const NARROW = 32;
/** How large the loupe shows a hex radius: counters in full, and the hexes around. */
const SCALE = 36;

export const isNarrow = (k: number): boolean => 2 * INRADIUS * k < NARROW;

/** The ground and the counters under a finger, larger, in a round frame beside it, with the name of the hex. */
export class Loupe {
  readonly #host: HTMLElement;
  readonly #element = document.createElement('div');
  readonly #glass = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #words = document.createElement('p');
  /** The point of the sheet in the middle, in hex radii. */
  #middle: Point | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#element.className = 'loupe';
    this.#element.hidden = true;
    // Whoever cannot see it hears the hex when it has been picked.
    this.#element.ariaHidden = 'true';
    this.#glass.append(this.#canvas);
    this.#element.append(this.#glass, this.#words);
    host.append(this.#element);
  }

  /** Shows this point of the sheet beside the finger, which is at a place of the host; `words`: a line each, the first one the name. */
  show(finger: Point, middle: Point, words: readonly string[]): void {
    this.#middle = middle;
    this.#element.hidden = false;
    const [name, ...more] = words;
    const title = document.createElement('b');
    title.textContent = name ?? '';
    const lines = more.map((text) => Object.assign(document.createElement('span'), { textContent: text }));
    this.#words.replaceChildren(...(name === undefined ? [] : [title, ...lines]));
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const room = { width: this.#host.clientWidth, height: this.#host.clientHeight };
    const { x, y } = besideFinger(finger, { width, height }, room);
    this.#element.style.left = `${x}px`;
    this.#element.style.top = `${y}px`;
  }

  hide(): void {
    this.#middle = undefined;
    this.#element.hidden = true;
  }

  /** What is to be painted now, if anything. */
  frame(layout: Layout): Frame | undefined {
    const { clientWidth: width, clientHeight: height } = this.#glass;
    const pen = this.#canvas.getContext('2d');
    if (!this.#middle || !pen) return undefined;
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(height * devicePixelRatio);
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    const { x, y } = this.#middle;
    const camera = { x: width / 2 - x * SCALE, y: height / 2 - y * SCALE, k: SCALE };
    return { pen, camera, layout, width, height, ratio: devicePixelRatio, still: true };
  }

  destroy(): void {
    this.#element.remove();
  }
}
