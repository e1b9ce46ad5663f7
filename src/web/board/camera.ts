import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import type { Point } from '../../hex/layout.ts';
import type { Camera } from './model/frame.ts';
import type { Sheet } from './model/sheet.ts';

const CLOSEST = 84;
/** How far beyond the paper one may look, in hex radii. */
const SLACK = 1.6;

/** Room round the hex field where counters may lie beside it, in hex radii. */
const BESIDE = 2.1;

/** Pan and zoom by wheel, drag and pinch; tells when the camera has moved. */
export class Eye {
  camera: Camera = { x: 0, y: 0, k: 24 };
  readonly #host: HTMLElement;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  #sheet: Sheet | undefined;

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
      .on('zoom', ({ transform }: { transform: Camera }) => {
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
    const { edge, layout, ground } = this.#sheet;
    const { width, height } = layout;
    const { clientWidth, clientHeight } = this.#host;
    const around = ground.beside ? Math.max(edge, BESIDE) : edge;
    const k = Math.min(clientWidth / (width + 2 * around), clientHeight / (height + 2 * around));
    this.show({ x: width / 2, y: height / 2 }, k);
  }

  /** The sheet lies again as it once lay in a window of this size. */
  put({ x, y, k }: Camera): void {
    this.#zoom.transform(select(this.#host), zoomIdentity.translate(x, y).scale(k));
  }

  /** Puts a point of the sheet into the middle of the view. */
  show({ x, y }: Point, k = this.camera.k): void {
    const host = select(this.#host);
    this.#zoom.scaleTo(host, k);
    this.#zoom.translateTo(host, x, y);
  }

  /** Brings a point of the sheet into view when it is outside or close to the edge. */
  reveal(point: Point): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    const [px, py] = [this.camera.x + point.x * this.camera.k, this.camera.y + point.y * this.camera.k];
    const edge = Math.min(60, width / 6, height / 6);
    if (px < edge || py < edge || px > width - edge || py > height - edge) this.show(point);
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
    select(this.#host).on('.zoom', null);
    this.#host.removeEventListener('touchmove', this.#hold, { capture: true });
  }
}
