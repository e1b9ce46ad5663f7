import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import type { Point } from '../../hex/layout.ts';
import type { Camera } from './model/frame.ts';
import type { Sheet } from './model/sheet.ts';

const CLOSEST = 84;
/** How far beyond the paper one may look, in hex radii. */
const SLACK = 1.6;

/** Milliseconds in which the camera goes where it leads. */
const GLIDE = 300;

/** Room round the hex field where counters may lie beside it, in hex radii. */
const BESIDE = 2.1;

/** Pan and zoom by wheel, drag and pinch; tells when the camera has moved. */
export class Eye {
  camera: Camera = { x: 0, y: 0, k: 24 };
  readonly #host: HTMLElement;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  #sheet: Sheet | undefined;
  #glide: number | undefined;

  readonly #hold: (event: Event) => void;

  /** `busy` while a drag means something else than moving the sheet; it may come to mean that under way. */
  constructor(host: HTMLElement, moved: () => void, busy: () => boolean) {
    this.#host = host;
    this.#hold = (event) => {
      if (busy()) event.stopImmediatePropagation();
    };
    host.addEventListener('touchmove', this.#hold, { capture: true, passive: true });
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter((event: MouseEvent) => !busy() && (!event.ctrlKey || event.type === 'wheel') && !event.button)
      .clickDistance(6)
      .tapDistance(12)
      .on('zoom', ({ transform, sourceEvent }: { transform: Camera; sourceEvent: unknown }) => {
        if (sourceEvent) this.stop();
        this.camera = { x: transform.x, y: transform.y, k: transform.k };
        moved();
      });
    select(host).call(this.#zoom).on('dblclick.zoom', null);
  }

  /** Limits of zoom and pan for this sheet and window; keeps the middle of the view where it was. */
  bound(sheet: Sheet): void {
    this.#sheet = sheet;
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    const { page } = sheet;
    const wide = page.width + 2 * SLACK;
    const high = page.height + 2 * SLACK;
    this.#zoom.extent([
      [0, 0],
      [width, height],
    ]);
    const whole = Math.min(width / wide, height / high);
    this.#zoom.scaleExtent([Math.min(whole, CLOSEST), CLOSEST]);
    this.#zoom.translateExtent([
      [page.x - SLACK, page.y - SLACK],
      [page.x - SLACK + wide, page.y - SLACK + high],
    ]);
  }

  /** The hex field as large as it goes; what is printed on the margin lies beyond. */
  fit(): void {
    if (!this.#sheet) return;
    const { width, height } = this.#sheet.layout;
    this.show({ x: width / 2, y: height / 2 }, Math.min(...this.#scales(this.#sheet)));
  }

  /** The hex field as wide as the window, at the height that is looked at. */
  fitWidth(): void {
    if (!this.#sheet) return;
    this.show({ x: this.#sheet.layout.width / 2, y: this.#middle.y }, this.#scales(this.#sheet)[0]);
  }

  /** The scales at which the hex field is as wide, and as high, as the window. */
  #scales({ edge, layout, ground }: Sheet): [wide: number, high: number] {
    const { clientWidth, clientHeight } = this.#host;
    const around = 2 * (ground.beside ? Math.max(edge, BESIDE) : edge);
    return [clientWidth / (layout.width + around), clientHeight / (layout.height + around)];
  }

  /** The sheet lies again as it once lay in a window of this size. */
  put({ x, y, k }: Camera): void {
    this.#zoom.transform(select(this.#host), zoomIdentity.translate(x, y).scale(k));
  }

  /** Puts a point of the sheet into the middle of the view. */
  show({ x, y }: Point, k = this.camera.k): void {
    this.stop();
    const host = select(this.#host);
    this.#zoom.scaleTo(host, k);
    this.#zoom.translateTo(host, x, y);
  }

  /** Brings a point of the sheet into view when it is outside or close to the edge. */
  reveal(point: Point): void {
    if (!this.#isSeen(point)) this.show(point);
  }

  /** Brings several points into view, or the last where they do not fit; it may take a moment. */
  lead(points: readonly Point[], glides: boolean): void {
    const last = points.at(-1);
    if (!last || points.every((point) => this.#isSeen(point))) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const middle = {
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      y: (Math.min(...ys) + Math.max(...ys)) / 2,
    };
    const goal = points.every((point) => this.#isSeen(point, middle)) ? middle : last;
    if (glides) this.#glideTo(goal);
    else this.show(goal);
  }

  /** The camera stays where it is. */
  stop(): void {
    if (this.#glide !== undefined) cancelAnimationFrame(this.#glide);
    this.#glide = undefined;
  }

  #glideTo(goal: Point): void {
    this.stop();
    const from = this.#middle;
    let began: number | undefined;
    const step = (now: number): void => {
      began ??= now;
      const share = Math.min(1, (now - began) / GLIDE);
      const eased = share * share * (3 - 2 * share);
      const [x, y] = [from.x + (goal.x - from.x) * eased, from.y + (goal.y - from.y) * eased];
      this.#zoom.translateTo(select(this.#host), x, y);
      this.#glide = share < 1 ? requestAnimationFrame(step) : undefined;
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** The point of the sheet in the middle of the view. */
  get #middle(): Point {
    const { clientWidth: width, clientHeight: height } = this.#host;
    const { x, y, k } = this.camera;
    return { x: (width / 2 - x) / k, y: (height / 2 - y) / k };
  }

  /** Would a point of the sheet be in view, not close to the edge, with this one in the middle? */
  #isSeen(point: Point, middle = this.#middle): boolean {
    const { clientWidth: width, clientHeight: height } = this.#host;
    const { k } = this.camera;
    const edge = Math.min(60, width / 6, height / 6);
    const across = Math.abs(point.x - middle.x) * k;
    return across <= width / 2 - edge && Math.abs(point.y - middle.y) * k <= height / 2 - edge;
  }

  zoomBy(factor: number): void {
    this.#zoom.scaleBy(select(this.#host), factor);
  }

  /** Closer or farther, with this point of the window staying where it is. */
  zoomAt(clientX: number, clientY: number, factor: number): void {
    const box = this.#host.getBoundingClientRect();
    this.#zoom.scaleBy(select(this.#host), factor, [clientX - box.left, clientY - box.top]);
  }

  /** The point of the sheet under a point of the window. */
  under(clientX: number, clientY: number): Point {
    const box = this.#host.getBoundingClientRect();
    return {
      x: (clientX - box.left - this.camera.x) / this.camera.k,
      y: (clientY - box.top - this.camera.y) / this.camera.k,
    };
  }

  destroy(): void {
    this.stop();
    select(this.#host).on('.zoom', null);
    this.#host.removeEventListener('touchmove', this.#hold, { capture: true });
  }
}
