import type { Pen } from './model/sheet.ts';
import type { Box } from './top/pointed.ts';

/**
 * A canvas over a part of the window. The browser copies all of a canvas that has been drawn on, however little is on it,
 * so what is small and changes often has a small one.
 */
export class Pane {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: Pen | null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    canvas.width = canvas.height = 0;
    canvas.style.willChange = 'transform';
  }

  /** Lays the canvas, empty, over this box; the pen works in CSS pixels of the window. `ratio`: device pixels a CSS pixel. */
  lay({ x, y, width, height }: Box, ratio: number): Pen | null {
    const { style } = this.#canvas;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    style.width = `${width / ratio}px`;
    style.height = `${height / ratio}px`;
    style.transform = `translate(${x / ratio}px, ${y / ratio}px)`;
    this.clear();
    this.#pen?.setTransform(ratio, 0, 0, ratio, -x, -y);
    return this.#pen;
  }

  clear(): void {
    this.#pen?.setTransform(1, 0, 0, 1, 0, 0);
    this.#pen?.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  remove(): void {
    this.#canvas.remove();
  }
}
