import { hexAt } from '../../../hex/grid.ts';
import { centreOf, type Layout, type Point } from '../../../hex/layout.ts';
import type { Pen, Sheet } from './sheet.ts';

/** How the sheet lies on the screen: `k` CSS pixels a hex radius, its origin at x, y. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

/** How the sheet lay in a window of this size, in CSS pixels. */
export interface Stand {
  camera: Camera;
  width: number;
  height: number;
}

/** How the sheet lies in the window: sizes in CSS pixels, `ratio` device pixels in each. */
export interface Viewport {
  camera: Camera;
  layout: Layout;
  width: number;
  height: number;
  ratio: number;
  /** Nothing is being panned or zoomed. */
  still: boolean;
}

/** One drawing of one layer: the pen works in CSS pixels. */
export interface Frame extends Viewport {
  pen: Pen;
}

/** A canvas of the size of the window, cleared, with a pen in CSS pixels. */
export function frameOn(canvas: HTMLCanvasElement, viewport: Viewport): Frame | undefined {
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.setTransform(viewport.ratio, 0, 0, viewport.ratio, 0, 0);
  pen.clearRect(0, 0, viewport.width, viewport.height);
  return { ...viewport, pen };
}

/** Makes the pen work in hex radii on the sheet; `restore` afterwards. */
export function ontoSheet({ pen, camera }: Frame): void {
  pen.save();
  pen.translate(camera.x, camera.y);
  pen.scale(camera.k, camera.k);
}

/** Can anything within `radius` hex radii of this point of the sheet be seen? */
export function isVisible(frame: Frame, x: number, y: number, radius = 1.2): boolean {
  const { camera } = frame;
  return isInView(frame, { x: camera.x + x * camera.k, y: camera.y + y * camera.k }, radius);
}

/** The same around a point of the window. */
export function isInView({ camera, width, height }: Frame, { x, y }: Point, radius = 1.2): boolean {
  const r = radius * camera.k;
  return x > -r && y > -r && x < width + r && y < height + r;
}

/** Where the middle of a hex lies in the window, in CSS pixels. */
export function screenAt({ camera }: Pick<Frame, 'camera'>, sheet: Sheet, name: string): Point | undefined {
  const hex = hexAt(sheet.grid, name);
  if (hex === undefined) return undefined;
  const { x, y } = centreOf(sheet.layout, hex);
  return { x: camera.x + x * camera.k, y: camera.y + y * camera.k };
}
