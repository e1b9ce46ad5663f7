import { hexAt } from '../../hex/grid.ts';
import { centreOf, hexUnder, type Point } from '../../hex/layout.ts';
import { arrowing } from './arrowing.ts';
import { Eye } from './camera.ts';
import { carrying } from './carrying.ts';
import { frameOn, type Camera, type Frame, type Stand, type Viewport } from './model/frame.ts';
import { GroundLayer } from './ground-layer.ts';
import { sheetOf, type Area, type Sheet } from './model/sheet.ts';
import { isNarrow, Loupe } from './loupe.ts';
import { Motion } from './motion.ts';
import { Pane } from './pane.ts';
import { copyOf, opaque } from './pictures.ts';
import { PointerWatch } from './pointer.ts';
import { EMPTY_SCENE, type Ground, type Intents, type PathMark, type Paths, type Scene } from './model/scene.ts';
import { Stroke } from './stroke.ts';
import { paintTop } from './top/top.ts';
import { besideUnder } from './top/beside.ts';
import { boxOf, paintPointed, type Pointed } from './top/pointed.ts';
import { placesOf, slidesBetween, type Places } from './top/slides.ts';
import { Sprites } from './top/sprites.ts';

/** What is painted when it is stale: the sheet, what lies on it, and what follows the pointer. */
type Layer = 'ground' | 'top' | 'pointed';
const LAYERS: readonly Layer[] = ['ground', 'top', 'pointed'];

/** How much closer a double tap brings the map, and a tap with two fingers takes it away. */
const TAP_ZOOM = 1.7;
/** Pixels a hex radius below which counters cannot be read, and at which they can. */
const READABLE = 17;
const CLOSE = 27;

/** Pixels by which what a finger carries lies above it. */
const FINGER = 48;

/** Where to begin on a sheet that has not been looked at yet. */
export interface Start {
  /** The hex to look at first where the whole sheet would be too small. */
  focus?: string | undefined;
  /** How it lay when it was left: it lies so again in a window of that size. */
  stand?: Stand | undefined;
  /** The picture of the sheet from then. */
  picture?: CanvasImageSource | undefined;
}

/** The board in layers: the sheet, what lies on it, and, small, what follows the pointer. */
export class BoardView {
  readonly #host: HTMLElement;
  readonly #intents: Intents;
  readonly #ground: GroundLayer;
  readonly #top: HTMLCanvasElement;
  readonly #motion: Motion;
  readonly #pane: Pane;
  readonly #eye: Eye;
  readonly #loupe: Loupe;
  readonly #sprites = new Sprites();
  readonly #stale = new Set<Layer>();
  readonly #ends: (() => void)[] = [];
  #sheet: Sheet | undefined;
  #scene: Scene = EMPTY_SCENE;
  #places: Places = new Map();
  #path: PathMark = { hexes: [] };
  #hover: string | undefined;
  #cursor: string | undefined;
  #grip: string | undefined;
  #tick: number | undefined;
  #fitted = false;
  /** Where the first look put the sheet; until somebody moves it, the place may still come to be as large as it was left. */
  #looked: Camera | undefined;
  #size = { width: 0, height: 0 };
  #start: Start = {};
  #still = true;
  #rest: number | undefined;
  bare = false;

  constructor(host: HTMLElement, intents: Intents) {
    this.#host = host;
    this.#intents = intents;
    this.#ground = new GroundLayer(host, () => this.#redraw('ground'));
    this.#top = host.appendChild(document.createElement('canvas'));
    this.#motion = new Motion(host, () => this.#redraw('top'));
    this.#pane = new Pane(host.appendChild(document.createElement('canvas')));
    const stroke = new Stroke(
      host,
      carrying(intents, {
        grip: () => this.#grip,
        nameAt: ({ x, y }) => this.#nameUnder(x, y),
        hover: (hex) => this.#hoverOn(hex, intents),
        carry: (from, at, byFinger) => this.#carry(from, at, byFinger),
      }),
    );
    const arrow = new Stroke(
      host,
      arrowing(intents, {
        nameAt: ({ x, y }) => this.#nameUnder(x, y),
        hover: (hex) => this.#hoverOn(hex, intents),
      }),
    );
    this.#ends.push(
      () => stroke.destroy(),
      () => arrow.destroy(),
    );
    const hexAtPoint = (x: number, y: number): string | undefined => this.#nameUnder(x, y);
    const pointer = new PointerWatch(host, {
      click: (x, y, add) => {
        const area = this.#besideAt(x, y);
        if (area === undefined) this.#report(hexAtPoint(x, y), (hex) => intents.pick(hex, add));
        else intents.pickBeside?.(area, add);
      },
      twice: (x, y) => {
        if (this.#besideAt(x, y) !== undefined) return;
        const hex = hexAtPoint(x, y);
        if (hex === undefined || !intents.again?.(hex)) this.#eye.zoomAt(x, y, TAP_ZOOM);
      },
      apart: (x, y) => this.#eye.zoomAt(x, y, 1 / TAP_ZOOM),
      hold: (x, y) => this.#report(hexAtPoint(x, y), (hex) => intents.inspect(hex)),
      grasp: (x, y) => {
        arrow.held = false;
        stroke.take({ x, y });
      },
      move: (x, y) => this.#hoverOn(hexAtPoint(x, y), intents),
      leave: () => this.#hoverOn(undefined, intents),
      isFine: () => isNarrow(this.#eye.camera.k),
      magnify: (place) => {
        stroke.held = arrow.held = false;
        this.#magnify(place);
      },
    });
    this.#ends.push(() => pointer.destroy());
    this.#eye = new Eye(
      host,
      () => this.#moved(),
      () => stroke.held || arrow.held || pointer.magnifies,
    );
    this.#loupe = new Loupe(host);
    this.#ends.push(() => this.#loupe.destroy());
    const watcher = new ResizeObserver(() => {
      // It also reports the size of the beginning, for which everything has been painted.
      const { width, height } = this.#size;
      if (host.clientWidth !== width || host.clientHeight !== height) this.#resize();
    });
    watcher.observe(host);
    this.#ends.push(() => watcher.disconnect());
    void document.fonts.ready.then(() => this.#fontsCame());
  }

  /** Shows this sheet. Where one lies there already, as before a bridge is blown, its picture stays until the new one is baked. */
  setGround(ground: Ground, start: Start = {}): void {
    this.#settle();
    const { stand: at } = this;
    const before = at && this.#sheet && { ...at, picture: copyOf(this.#ground.sharp) };
    this.#start = start;
    this.#sheet = sheetOf(ground);
    const { stand, picture } = start;
    const earlier = stand && picture ? { ...stand, picture } : before;
    this.#ground.lay(this.#sheet, earlier);
    this.#resize();
  }

  /** How the sheet lies, or lay when its place on the page was last there. */
  get stand(): Stand | undefined {
    return this.#fitted ? { camera: this.#eye.camera, ...this.#size } : undefined;
  }

  /**
   * What is in view of the sheet and of what lies on it, as data addresses, and where in the window that is; undefined
   * until it has been painted.
   */
  pictures(): { box: DOMRect; ground: string; top: string } | undefined {
    if (this.#host.dataset['camera'] === undefined) return undefined;
    this.finish();
    this.#settle();
    if (this.#stale.has('top')) this.#paint();
    const box = this.#host.getBoundingClientRect();
    return {
      box,
      ground: opaque(this.#ground.sharp, getComputedStyle(this.#host).backgroundColor),
      top: this.#top.toDataURL(),
    };
  }

  /** With paths, if only of some, counters go to where they lie now; without, they lie there at once. */
  setScene(scene: Scene, paths?: Paths): void {
    this.#scene = scene;
    this.#follow(paths);
    this.#redraw('top');
    if (this.#ground.put(scene)) this.#redraw('ground');
  }

  /** Nothing is on its way any more. */
  finish(): void {
    this.#motion.finish();
    this.#eye.stop();
  }

  /** The path to show under the pointer, from its first hex to its last. */
  setPath(path: PathMark): void {
    this.#path = path;
    this.#redraw('pointed');
  }

  /** The keyboard's cursor. */
  setCursor(hex: string | undefined): void {
    this.#cursor = hex;
    if (hex) this.reveal(hex);
    this.#redraw('pointed');
  }

  /** The hex from which a path can be drawn by dragging. */
  setGrip(hex: string | undefined): void {
    this.#grip = hex;
  }

  setBare(bare: boolean): void {
    this.bare = bare;
    this.#motion.finish();
    this.#redraw('top');
  }

  fit(): void {
    this.#eye.fit();
  }

  fitWidth(): void {
    this.#eye.fitWidth();
  }

  zoomBy(factor: number): void {
    this.#eye.zoomBy(factor);
  }

  /** Puts a point of the sheet, in hex radii, into the middle. */
  centreOn(point: Point): void {
    this.#eye.show(point);
  }

  reveal(name: string): void {
    const hex = this.#sheet && hexAt(this.#sheet.grid, name);
    if (this.#sheet && hex !== undefined) this.#eye.reveal(centreOf(this.#sheet.layout, hex));
  }

  /** Leads to these hexes: all of them where they fit into the window, else the last. */
  lead(names: readonly string[], glides: boolean): void {
    const { grid, layout } = this.#sheet ?? {};
    if (!grid || !layout) return;
    const hexes = names.flatMap((name) => hexAt(grid, name) ?? []);
    this.#eye.lead(
      hexes.map((hex) => centreOf(layout, hex)),
      glides,
    );
  }

  destroy(): void {
    clearTimeout(this.#rest);
    if (this.#tick !== undefined) cancelAnimationFrame(this.#tick);
    this.#eye.destroy();
    for (const end of this.#ends) end();
    this.#ground.destroy();
    this.#top.remove();
    this.#motion.destroy();
    this.#pane.remove();
  }

  #nameUnder(x: number, y: number): string | undefined {
    if (!this.#sheet) return undefined;
    const hex = hexUnder(this.#sheet.layout, this.#eye.under(x, y));
    return hex === undefined ? undefined : this.#sheet.grid.names[hex];
  }

  #besideAt(x: number, y: number): string | undefined {
    const { beside = [] } = this.#scene;
    if (!this.#sheet || this.bare || beside.length === 0) return undefined;
    return besideUnder(this.#sheet.layout, beside, this.#eye.under(x, y));
  }

  /** Holds the loupe over a place of the window: what it shows in the middle is what the finger points at. */
  #magnify(place: Point | undefined): void {
    const middle = place && this.#eye.under(place.x, place.y);
    const hex = place && this.#nameUnder(place.x, place.y);
    this.#hoverOn(hex, this.#intents);
    if (place && middle && this.#sheet && isOn(this.#sheet.page, middle)) {
      const { left, top } = this.#host.getBoundingClientRect();
      const words = hex === undefined ? [] : (this.#intents.words?.(hex) ?? [hex]);
      this.#loupe.show({ x: place.x - left, y: place.y - top }, middle, words);
    } else this.#loupe.hide();
    this.#redraw('pointed');
  }

  #report(hex: string | undefined, tell: (hex: string) => void): void {
    if (hex) tell(hex);
  }

  #carry(from: string, at: Point | undefined, byFinger: boolean): void {
    const { left, top } = this.#host.getBoundingClientRect();
    const stack = this.#scene.pieces.filter(({ hex, look }) => hex === from && look === 'selected');
    if (!this.#sheet || !at) this.#motion.putDown();
    else
      this.#motion.carry(
        stack,
        { x: at.x - left, y: at.y - top - (byFinger ? FINGER : 0) },
        this.#viewport(this.#sheet),
        this.#sprites,
      );
  }

  #hoverOn(hex: string | undefined, intents: Intents): void {
    if (hex === this.#hover) return;
    this.#hover = hex;
    intents.hover(hex);
    this.#redraw('pointed');
  }

  #fontsCame(): void {
    void document.fonts.load('600 20px "Barlow Condensed"').then(() => {
      this.#sprites.clear();
      this.#redraw(...LAYERS);
    });
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#size = { width, height };
    const [across, down] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    this.#ground.resize(across, down);
    Object.assign(this.#top, { width: across, height: down });
    if (this.#sheet) {
      this.#eye.bound(this.#sheet);
      if (!this.#fitted || (this.#eye.camera === this.#looked && this.#isAsLeft())) this.#firstLook(this.#sheet);
      this.#fitted = true;
    }
    this.#redraw(...LAYERS);
  }

  #moved(): void {
    clearTimeout(this.#rest);
    this.#still = false;
    this.#rest = window.setTimeout(() => {
      this.#still = true;
      this.#redraw('ground', 'top');
    }, 120);
    this.#redraw(...LAYERS);
  }

  #follow(paths: Paths | undefined): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const before = this.#places;
    this.#places = placesOf(sheet, this.#scene);
    if (!paths || this.bare || !this.#fitted) return this.#motion.finish();
    const from = this.#motion.brought(before, this.#places);
    const slides = slidesBetween(sheet, from, this.#places, paths, (id) => this.#motion.restOf(id));
    this.#motion.begin(slides, this.#viewport(sheet), this.#sprites);
  }

  /** Paints everything as at rest, at once. */
  #settle(): void {
    if (this.#still) return;
    clearTimeout(this.#rest);
    this.#still = true;
    this.#redraw('ground', 'top');
    this.#paint();
  }

  /** As it was left; else the whole sheet where it can be read, on a small screen the part that matters. */
  #firstLook(sheet: Sheet): void {
    const { focus, stand } = this.#start;
    if (stand && this.#isAsLeft()) {
      this.#looked = undefined;
      return this.#eye.put(stand.camera);
    }
    this.fit();
    const hex = focus === undefined ? undefined : hexAt(sheet.grid, focus);
    if (hex !== undefined && this.#eye.camera.k < READABLE) this.#eye.show(centreOf(sheet.layout, hex), CLOSE);
    this.#looked = this.#eye.camera;
  }

  /** Is the place as large as when it was left? */
  #isAsLeft(): boolean {
    const { stand } = this.#start;
    const { clientWidth: width, clientHeight: height } = this.#host;
    return stand?.width === width && stand.height === height;
  }

  #redraw(...layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
    this.#tick ??= requestAnimationFrame(() => {
      this.#tick = undefined;
      this.#paint();
    });
  }

  #paint(): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const viewport = this.#viewport(sheet);
    if (this.#stale.has('ground')) this.#ground.show(viewport);
    const top = this.#stale.has('top') ? frameOn(this.#top, viewport) : undefined;
    if (top) this.#paintTop(top, sheet);
    if (top) this.#motion.painted();
    this.#motion.look(viewport.camera);
    if (this.#stale.has('pointed')) this.#paintPane(viewport, sheet);
    this.#stale.clear();
    const enlarged = this.#loupe.frame(sheet.layout);
    if (enlarged) this.#paintLoupe(enlarged, sheet);
    const { x, y, k } = this.#eye.camera;
    const camera = `${x} ${y} ${k}`;
    const { clientWidth: width, clientHeight: height } = this.#host;
    this.#intents.look?.({ x: -x / k, y: -y / k, width: width / k, height: height / k });
    this.#host.dataset['camera'] = camera;
    this.#host.dataset['ground'] = this.#ground.state ?? 'baking';
  }

  #viewport({ layout }: Sheet): Viewport {
    const { clientWidth: width, clientHeight: height } = this.#host;
    return { camera: this.#eye.camera, layout, width, height, ratio: devicePixelRatio, still: this.#still };
  }

  #paintTop(frame: Frame, sheet: Sheet): void {
    const lying = this.bare ? { pieces: [] } : this.#motion.lying(this.#scene);
    paintTop(frame, sheet, this.#scene, lying, this.#sprites);
  }

  get #pointed(): Pointed {
    return { path: this.#path, hover: this.#hover, cursor: this.#cursor };
  }

  #paintPane(viewport: Viewport, sheet: Sheet): void {
    const box = boxOf(viewport, sheet, this.#pointed);
    const pen = box && this.#pane.lay(box, viewport.ratio);
    if (pen) paintPointed({ ...viewport, pen }, sheet, this.#pointed);
    else this.#pane.clear();
  }

  #paintLoupe(frame: Frame, sheet: Sheet): void {
    this.#ground.enlarge(frame);
    this.#paintTop(frame, sheet);
    paintPointed(frame, sheet, this.#pointed);
  }
}

const isOn = ({ x, y, width, height }: Area, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
