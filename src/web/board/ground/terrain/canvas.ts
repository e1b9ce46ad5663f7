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

export type Dots = Uint8ClampedArray;

/** One of a hundred thousand dots: a list for each would take longer than the rest of the sheet. */
export function ink(dots: Dots, i: number, red: number, green: number, blue: number, strength: number): void {
  dots[i * 4] = red;
  dots[i * 4 + 1] = green;
  dots[i * 4 + 2] = blue;
  dots[i * 4 + 3] = strength;
}

/** A picture dot by dot. */
export function dotted(width: number, height: number, dot: (dots: Dots, i: number) => void): Picture {
  const picture = canvasOf(width, height);
  const pen = steadyPen(picture);
  if (!pen) return picture;
  const image = pen.createImageData(width, height);
  const { data } = image;
  for (let i = 0; i < width * height; i++) dot(data, i);
  pen.putImageData(image, 0, 0);
  return picture;
}
