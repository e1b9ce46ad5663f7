import type { Frame, Stand } from './model/frame.ts';
import { paintGround } from './mini.ts';
import { Baker } from './ground/baker.ts';
import type { Plate } from './ground/bake.ts';
import { canvasOf, type Picture } from './ground/terrain/canvas.ts';
import { paintLettering } from './ground/lettering.ts';
import type { Area, Pen, Sheet } from './model/sheet.ts';

/** Side of a tile, in device pixels. */
const SIDE = 512;
/** Tiles kept beyond those in view: about a megabyte each. */
const SPARE = 40;
/** Longest side of the picture that stands in where no tile is ready, in pixels. */
const COARSE = 900;
/** Plates under way at a time: the next one waits at the worker while a finished one is lettered here. */
const AT_A_TIME = 2;

interface Kept extends Plate {
  picture: Picture;
  /** The same with what lay on the sheet when it was shown last. */
  laden?: { load: Load; picture: Picture };
}

/** Paints what lies on the sheet and seldom changes; into every tile, so that a pan paints none of it. */
export type Load = (frame: Frame) => void;

/** A picture of the sheet from before, and how the sheet lay in its window then. */
export interface Earlier extends Stand {
  picture: CanvasImageSource;
}

/**
 * The sheet in tiles, baked at the very scale at which it is shown, so that it is sharp at every zoom and a pan only
 * copies pixels. What is in view is baked first, its middle before its edges; until it is there a coarser picture shows.
 */
export class Tiles {
  readonly #sheet: Sheet;
  readonly #baker: Baker;
  readonly #fonts: Promise<unknown>;
  readonly #again: () => void;
  /** By key, least lately shown first. */
  readonly #kept = new Map<string, Kept>();
  readonly #baking = new Set<string>();
  readonly #coarse: Plate;
  /** Scale at which it was painted last, and the one before; device pixels a CSS pixel. */
  #scale = 0;
  #before = 0;
  #ratio = 1;
  #wanted: readonly Plate[] = [];
  /** What was looked at last through the loupe. */
  #enlarged: readonly Plate[] = [];
  #ended = false;
  #earlier: Earlier | undefined;
  /** Of the tiles shown from now on. */
  load: Load | undefined;

  /** `fonts` settles when the lettering can begin; `again` is called when there is more to show. */
  constructor(sheet: Sheet, fonts: Promise<unknown>, again: () => void, earlier?: Earlier) {
    this.#sheet = sheet;
    this.#earlier = earlier;
    this.#fonts = fonts;
    this.#again = again;
    this.#baker = new Baker(sheet.ground);
    this.#coarse = plateOf(sheet.page, COARSE / Math.max(sheet.page.width, sheet.page.height));
  }

  /** Who bakes, once everything in view is as sharp as it gets. */
  get state(): 'worker' | 'page' | undefined {
    return this.#missing().length === 0 ? this.#baker.where : undefined;
  }

  /** All of the sheet in coarse: how it lies on its picture, and the picture once it is there. */
  get whole(): { plate: Plate; picture: Picture | undefined } {
    const tile = this.#kept.get(keyOf(this.#coarse));
    return { plate: this.#coarse, picture: tile && this.#pictureOf(tile, 1) };
  }

  paint(frame: Frame): void {
    const { pen, camera, ratio } = frame;
    const scale = camera.k * ratio;
    if (scale !== this.#scale) [this.#before, this.#scale, this.#ratio] = [this.#scale, scale, ratio];
    this.#wanted = tilesOf(this.#sheet.page, frame);
    pen.save();
    clipTo(frame, this.#sheet.page);
    if (this.#missing().length > 0) this.#paintStandIn(frame);
    this.#paintTiles(frame, this.#wanted);
    pen.restore();
    this.#bake();
  }

  /** A second look at the sheet at another scale, baked after what is in view. */
  enlarge(frame: Frame): void {
    this.#enlarged = tilesOf(this.#sheet.page, frame);
    frame.pen.save();
    clipTo(frame, this.#sheet.page);
    if (this.#missing(this.#enlarged).length > 0) this.#paintStandIn(frame);
    this.#paintTiles(frame, this.#enlarged);
    frame.pen.restore();
    this.#bake();
  }

  destroy(): void {
    this.#ended = true;
    this.#baker.destroy();
    this.#kept.clear();
  }

  #paintTiles({ pen, camera, ratio }: Frame, plates: readonly Plate[]): void {
    pen.setTransform(1, 0, 0, 1, Math.round(camera.x * ratio), Math.round(camera.y * ratio));
    for (const plate of plates) {
      const key = keyOf(plate);
      const tile = this.#kept.get(key);
      if (!tile) continue;
      this.#kept.delete(key);
      this.#kept.set(key, tile);
      pen.drawImage(this.#pictureOf(tile, ratio), tile.x, tile.y);
    }
  }

  #ladenOf({ laden }: Kept): Picture | undefined {
    return laden && laden.load === this.load ? laden.picture : undefined;
  }

  /** A tile with what lies on it. */
  #pictureOf(tile: Kept, ratio: number): Picture {
    const { load } = this;
    const { layout } = this.#sheet;
    if (!load) return tile.picture;
    const known = this.#ladenOf(tile);
    if (known) return known;
    const picture = canvasOf(tile.width, tile.height);
    const pen = picture.getContext('2d') as Pen | null;
    if (!pen) return tile.picture;
    pen.drawImage(tile.picture, 0, 0);
    pen.scale(ratio, ratio);
    const camera = { x: -tile.x / ratio, y: -tile.y / ratio, k: tile.scale / ratio };
    load({ pen, camera, ratio, layout, width: tile.width / ratio, height: tile.height / ratio, still: true });
    tile.laden = { load, picture };
    return picture;
  }

  /** Tints, over them the whole sheet in coarse, over that a picture from before or the tiles of another scale. */
  #paintStandIn(frame: Frame): void {
    const { pen, camera } = frame;
    if (camera.k !== this.#earlier?.camera.k) this.#earlier = undefined;
    const earlier = this.#earlier;
    const show = (picture: Picture, { scale, x, y, width, height }: Plate): void => {
      const k = camera.k / scale;
      pen.drawImage(picture, camera.x + x * k, camera.y + y * k, width * k, height * k);
    };
    const { plate, picture: whole } = this.whole;
    if (whole) show(whole, plate);
    else paintGround(pen, this.#sheet, camera);
    const other = camera.k * frame.ratio === this.#scale ? this.#before : this.#scale;
    for (const tile of this.#kept.values()) {
      if (tile.scale === other) show(this.#ladenOf(tile) ?? tile.picture, tile);
    }
    if (!earlier) return;
    const { picture, width, height } = earlier;
    pen.drawImage(picture, camera.x - earlier.camera.x, camera.y - earlier.camera.y, width, height);
  }

  #missing(plates = this.#wanted): Plate[] {
    return plates.filter((plate) => !this.#kept.has(keyOf(plate)));
  }

  #bake(): void {
    for (const plate of [...this.#missing(), ...this.#missing(this.#enlarged), this.#coarse]) {
      if (this.#baking.size >= AT_A_TIME) return;
      if (!this.#baking.has(keyOf(plate)) && !this.#kept.has(keyOf(plate))) void this.#bakeOne(plate);
    }
  }

  async #bakeOne(plate: Plate): Promise<void> {
    const key = keyOf(plate);
    const ratio = this.#ratio;
    this.#baking.add(key);
    const [baked] = await Promise.all([this.#baker.bake(plate), this.#fonts]);
    this.#baking.delete(key);
    if (this.#ended) return;
    this.#kept.set(key, { ...plate, picture: paintLettering(baked, this.#sheet, plate, ratio) });
    if (baked instanceof ImageBitmap) baked.close();
    this.#forget();
    this.#again();
  }

  #forget(): void {
    const needed = new Set([...this.#wanted, ...this.#enlarged, this.#coarse].map(keyOf));
    for (const [key, tile] of this.#kept) {
      if (needed.has(key)) continue;
      if (this.#kept.size > needed.size + SPARE) this.#kept.delete(key);
      else if (tile.scale !== this.#before) delete tile.laden;
    }
  }
}

const keyOf = ({ scale, x, y }: Plate): string => `${scale} ${x} ${y}`;

const plateOf = ({ x, y, width, height }: Area, scale: number): Plate => ({
  scale,
  x: Math.floor(x * scale),
  y: Math.floor(y * scale),
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
});

/** The tiles of the page that can be seen, those in the middle first. */
function tilesOf(page: Area, { camera, ratio, width, height }: Frame): Plate[] {
  const scale = camera.k * ratio;
  const [left, top] = [-Math.round(camera.x * ratio), -Math.round(camera.y * ratio)];
  const [right, bottom] = [left + width * ratio, top + height * ratio];
  const columns = span(Math.max(left, page.x * scale), Math.min(right, (page.x + page.width) * scale));
  const rows = span(Math.max(top, page.y * scale), Math.min(bottom, (page.y + page.height) * scale));
  const away = ({ x, y }: Plate): number =>
    Math.hypot(x + SIDE / 2 - (left + right) / 2, y + SIDE / 2 - (top + bottom) / 2);
  return rows
    .flatMap((y) => columns.map((x): Plate => ({ scale, x, y, width: SIDE, height: SIDE })))
    .sort((a, b) => away(a) - away(b));
}

/** Where the tiles begin that lie between two places. */
function span(from: number, to: number): number[] {
  const first = Math.floor(from / SIDE);
  return Array.from({ length: Math.max(0, Math.ceil(to / SIDE) - first) }, (_, i) => (first + i) * SIDE);
}

/** The paper ends on a device pixel. */
function clipTo({ pen, camera, ratio }: Frame, { x, y, width, height }: Area): void {
  const snapped = (at: number): number => Math.round(at * ratio) / ratio;
  const [left, top] = [snapped(camera.x + x * camera.k), snapped(camera.y + y * camera.k)];
  pen.beginPath();
  pen.rect(left, top, snapped(left + width * camera.k) - left, snapped(top + height * camera.k) - top);
  pen.clip();
}
