import type { Window } from '../board/model/scene.ts';

export const LAYERS = [
  'zones',
  'bonds',
  'supply',
  'ground',
  'threat',
  'range',
  'formation',
  'objectives',
  'annotations',
] as const;
export type Layer = (typeof LAYERS)[number];

/** A press shorter than this pins, a longer one only peeks. */
const TAP = 300;

/** Which overlays lie on the map: pinned ones, and one shown for as long as its key or button is held. */
export class Layers {
  /** What the reader has drawn is seen until he hides it. */
  #pinned = $state.raw<ReadonlySet<Layer>>(new Set(['annotations']));
  #held = $state<Layer>();
  #since = 0;
  /** Is the small map of the whole sheet shown? */
  overview = $state(true);
  /** Do the tracks of the game stand open? */
  tracks = $state(false);
  /** What the big map shows now. */
  window = $state.raw<Window>();

  isOn(layer: Layer): boolean {
    return this.#held === layer || this.#pinned.has(layer);
  }

  toggle(layer: Layer): void {
    const pinned = new Set(this.#pinned);
    if (!pinned.delete(layer)) pinned.add(layer);
    this.#pinned = pinned;
  }

  press(layer: Layer, now: number): void {
    if (this.#held === layer) return;
    this.#held = layer;
    this.#since = now;
  }

  /** Lets go of what is held: after a tap it is pinned, or no longer. */
  release(now: number): void {
    const layer = this.#held;
    this.#held = undefined;
    if (layer && now - this.#since < TAP) this.toggle(layer);
  }
}
