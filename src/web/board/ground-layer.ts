import { letterAgain, lettersKnown } from './ground/lettering.ts';
import { paintMarkers } from './ground/print/markers.ts';
import type { Picture } from './ground/terrain/canvas.ts';
import { paintGround } from './mini.ts';
import { frameOn, type Camera, type Frame, type Viewport } from './model/frame.ts';
import type { Scene } from './model/scene.ts';
import type { Sheet } from './model/sheet.ts';
import { type Earlier, type Load, Tiles } from './tiles.ts';
import { paintBarred } from './top/areas.ts';
import { paintTrails } from './top/trails.ts';

/** What lies on the sheet and seldom changes. */
export type Lying = Pick<Scene, 'markers' | 'closed' | 'ruined' | 'trails'>;

/**
 * The sheet on two canvases: a sharp one of the size of the window and, under it, all of the sheet in coarse. While the map is zoomed both are
 * only stretched by the compositor, and the coarse one shows where the sharp one does not reach; at rest the sharp one is painted again.
 */
export class GroundLayer {
  readonly #coarse: HTMLCanvasElement;
  readonly sharp: HTMLCanvasElement;
  readonly #again: () => void;
  #sheet: Sheet | undefined;
  #tiles: Tiles | undefined;
  #lying: Required<Lying> = { markers: [], closed: [], ruined: [], trails: [] };
  #load: Load | undefined;
  /** Where the camera was when the sharp one was painted. */
  #painted: Camera | undefined;
  /** What the coarse one shows. */
  #shown: Picture | Tiles | undefined;

  /** `again` is called when there is more to show. */
  constructor(host: HTMLElement, again: () => void) {
    this.#again = again;
    const canvas = (className: string): HTMLCanvasElement => {
      const made = Object.assign(document.createElement('canvas'), { className });
      Object.assign(made.style, { transformOrigin: '0 0', willChange: 'transform' });
      return host.appendChild(made);
    };
    this.#coarse = canvas('coarse');
    this.sharp = canvas('sharp');
    this.#coarse.style.visibility = 'hidden';
  }

  /** Another sheet, to be painted next; `earlier` stands in until it is baked. */
  lay(sheet: Sheet, earlier?: Earlier): void {
    this.#tiles?.destroy();
    this.#sheet = sheet;
    this.#tiles = new Tiles(sheet, lettersKnown(sheet), this.#again, earlier);
    this.#load = undefined;
    this.#painted = undefined;
  }

  /** Gives whether anything lies there otherwise than before: then it is to be painted again. */
  put({ markers = [], closed, ruined = [], trails = [] }: Lying): boolean {
    const lying = { markers, closed, ruined, trails };
    if (JSON.stringify(lying) === JSON.stringify(this.#lying)) return false;
    this.#lying = lying;
    this.#load = undefined;
    return true;
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
  show(viewport: Viewport): void {
    const [sheet, tiles] = [this.#sheet, this.#tiles];
    if (!sheet || !tiles) return;
    if (this.#painted && this.#painted.k !== viewport.camera.k && !viewport.still) {
      this.#stretch(viewport, this.#painted, sheet, tiles);
    } else this.#paint(viewport, sheet, tiles);
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
    return this.sharp.style.transform !== 'none';
  }

  #paint(viewport: Viewport, sheet: Sheet, tiles: Tiles): void {
    const frame = frameOn(this.sharp, viewport);
    if (!frame) return;
    this.#painted = viewport.camera;
    this.sharp.style.transform = 'none';
    this.#coarse.style.visibility = 'hidden';
    tiles.load = this.#loadOn(sheet);
    tiles.paint(frame);
    paintMarkers(frame, sheet, this.#lying.markers);
  }

  /** What is painted into the tiles, if anything. */
  #loadOn(sheet: Sheet): Load | undefined {
    const { closed, ruined, trails } = this.#lying;
    if (closed.length + ruined.length + trails.length === 0) return undefined;
    this.#load ??= (frame) => {
      paintBarred(frame, sheet, closed, ruined);
      letterAgain(frame, sheet, [...closed, ...ruined]);
      paintTrails(frame, sheet, trails);
    };
    return this.#load;
  }

  #stretch({ camera, width, height }: Viewport, from: Camera, sheet: Sheet, tiles: Tiles): void {
    const by = camera.k / from.k;
    const [left, top] = [camera.x - from.x * by, camera.y - from.y * by];
    this.sharp.style.transform = stretched(left, top, by);
    // Stretching it for nothing would double the compositor's work.
    const reaches = (at: number, size: number): boolean => at < HAIR && at + size * by > size - HAIR;
    const isCovered = reaches(left, width) && reaches(top, height);
    this.#coarse.style.visibility = isCovered ? 'hidden' : 'visible';
    if (isCovered) return;
    const { scale, x, y } = this.#coarsely(sheet, tiles);
    const k = camera.k / scale;
    this.#coarse.style.transform = stretched(camera.x + x * k, camera.y + y * k, k);
  }

  /** All of the sheet and what lies on it, in tints until its picture is there. Gives how it lies on its canvas. */
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

/** What nobody sees of a gap, in CSS pixels. */
const HAIR = 0.5;

const stretched = (x: number, y: number, by: number): string => `translate(${x}px, ${y}px) scale(${by})`;
