import type { Pen } from '../../model/sheet.ts';

export type Picture = HTMLCanvasElement | OffscreenCanvas;

/** A canvas that works in a worker and on the page alike. */
export function canvasOf(width: number, height: number): Picture {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** A pen whose strokes come out the same on every machine and in every thread: never drawn by the graphics card. */
export function steadyPen(canvas: Picture): Pen | null {
  return canvas.getContext('2d', { willReadFrequently: true }) as Pen | null;
}
