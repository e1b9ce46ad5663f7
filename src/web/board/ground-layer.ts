import { paintMarkers } from './ground/print/markers.ts';
import type { Picture } from './ground/terrain/canvas.ts';
import { paintGround } from './mini.ts';
import type { Camera, Frame } from './model/frame.ts';
import type { Scene } from './model/scene.ts';
import type { Sheet } from './model/sheet.ts';
import type { Tiles } from './tiles.ts';
import { paintTrails } from './top/trails.ts';

/** What lies on the sheet and seldom changes. */
export type Lying = Pick<Scene, 'markers' | 'trails'>;

/**
 * The sheet on two canvases: a sharp one of the size of the window and, under it, all of the sheet in coarse. While the map is zoomed both are
 * only stretched by the compositor, and the coarse one shows where the sharp one does not reach; at rest the sharp one is painted again.
 */
export class GroundLayer {
  readonly #coarse: HTMLCanvasElement;
  readonly sharp: HTMLCanvasElement;
  #tiles: Tiles | undefined;
  /** Where the camera was when the sharp one was painted. */
  #painted: Camera | undefined;
  /** What the coarse one shows. */
  #shown: Picture | Tiles | undefined;

  constructor(host: HTMLElement) {
    const canvas = (className: string): HTMLCanvasElement => {
      const made = Object.assign(document.createElement('canvas'), { className });
      Object.assign(made.style, { transformOrigin: '0 0', willChange: 'transform' });
      return host.appendChild(made);
    };
    this.#coarse = canvas('coarse');
    this.sharp = canvas('sharp');
    this.#coarse.style.visibility = 'hidden';
  }

  /** Another sheet, to be painted next. */
  lay(tiles: Tiles): void {
    this.#tiles?.destroy();
    this.#tiles = tiles;
    this.#painted = undefined;
  }

  /** In device pixels. Nothing is on the canvas then. */
  resize(width: number, height: number): void {
    Object.assign(this.sharp, { width, height });
    this.#painted = undefined;
  }

  /** Who bakes, once everything in view is as sharp as it gets. */
  get state(): Tiles['state'] {
    return this.#isStretched ? undefined : this.#tiles?.state;
  }

  /** Paints the sheet where it lies now; while it is zoomed, stretches what has been painted. */
  show(window: Omit<Frame, 'pen'>, sheet: Sheet, lying: Lying): void {
    const tiles = this.#tiles;
    if (!tiles) return;
    if (this.#painted && this.#painted.k !== window.camera.k && !window.still) {
      this.#stretch(window.camera, this.#painted, sheet, tiles);
    } else this.#paint(window, sheet, lying, tiles);
  }

  /** Paints a part of the sheet on another canvas. */
  enlarge(frame: Frame): void {
    this.#tiles?.enlarge(frame);
  }

  destroy(): void {
    this.#tiles?.destroy();
    this.sharp.remove();
    this.#coarse.remove();
  }

  get #isStretched(): boolean {
    return this.#coarse.style.visibility === 'visible';
  }

  #paint(window: Omit<Frame, 'pen'>, sheet: Sheet, { markers = [], trails = [] }: Lying, tiles: Tiles): void {
    const frame = frameOn(this.sharp, window);
    if (!frame) return;
    this.#painted = window.camera;
    this.sharp.style.transform = 'none';
    this.#coarse.style.visibility = 'hidden';
    tiles.paint(frame);
    paintMarkers(frame, sheet, markers);
    paintTrails(frame, sheet, trails);
  }

  #stretch(camera: Camera, from: Camera, sheet: Sheet, tiles: Tiles): void {
    const by = camera.k / from.k;
    this.sharp.style.transform = stretched(camera.x - from.x * by, camera.y - from.y * by, by);
    const { scale, x, y } = this.#coarsely(sheet, tiles);
    const k = camera.k / scale;
    this.#coarse.style.transform = stretched(camera.x + x * k, camera.y + y * k, k);
    this.#coarse.style.visibility = 'visible';
  }

  /** All of the sheet, in tints until its picture is there. Gives how it lies on its canvas. */
  #coarsely(sheet: Sheet, tiles: Tiles): Tiles['whole']['plate'] {
    const { plate, picture } = tiles.whole;
    const { width, height, scale, x, y } = plate;
    if (this.#shown === (picture ?? tiles)) return plate;
    this.#shown = picture ?? tiles;
    Object.assign(this.#coarse, { width, height });
    Object.assign(this.#coarse.style, { width: `${width}px`, height: `${height}px` });
    const pen = this.#coarse.getContext('2d');
    if (pen && picture) pen.drawImage(picture, 0, 0);
    else if (pen) paintGround(pen, sheet, { k: scale, x: -x, y: -y });
    return plate;
  }
}

const stretched = (x: number, y: number, by: number): string => `translate(${x}px, ${y}px) scale(${by})`;

/** A canvas of the size of the window, cleared, with a pen in CSS pixels. */
export function frameOn(canvas: HTMLCanvasElement, window: Omit<Frame, 'pen'>): Frame | undefined {
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.setTransform(window.ratio, 0, 0, window.ratio, 0, 0);
  pen.clearRect(0, 0, window.width, window.height);
  return { ...window, pen };
}
