import type { Side } from '../../kernel/game.ts';
import type { Counter, UnitView } from '../../wargame/wargame.ts';
import { stackOrder } from '../counter/faces.ts';
import type { ShownPosition } from './position.svelte.ts';

/** Which units are where, and whose they are. */
export class UnitsByPlace {
  readonly #position: ShownPosition;
  readonly #counters: ReadonlyMap<string, Counter>;

  /** Units by hex, the top one last. */
  readonly byHex = $derived.by(() => this.#stacked(({ hex }) => hex));
  /** Units in areas beside the map, by area. */
  readonly byArea = $derived.by(() => this.#stacked(({ area }) => area ?? null));
  /** Sides of the counters that lie face down, by hex or area. */
  readonly faceDown: ReadonlyMap<string, readonly Side[]> = $derived.by(() => {
    const faceDown = new Map<string, Side[]>();
    for (const { side, at } of this.#position.view.unknown ?? []) faceDown.set(at, [...(faceDown.get(at) ?? []), side]);
    return faceDown;
  });

  constructor(position: ShownPosition, counters: ReadonlyMap<string, Counter>) {
    this.#position = position;
    this.#counters = counters;
  }

  /** Does the unit belong to whoever sits here? */
  isOwn(id: string): boolean {
    return this.#counters.get(id)?.side === this.#position.side;
  }

  /** Units in a hex or in an area beside the map, the top one last. */
  allIn(place: string): readonly UnitView[] {
    return this.byHex.get(place) ?? this.byArea.get(place) ?? [];
  }

  /** Those that belong to whoever sits here, top first. */
  ownIn(place: string): UnitView[] {
    return this.allIn(place)
      .filter(({ id }) => this.isOwn(id))
      .reverse();
  }

  enemyIn(place: string): boolean {
    const faceDown = this.faceDown.get(place)?.some((side) => side !== this.#position.side);
    return faceDown === true || this.allIn(place).some(({ id }) => !this.isOwn(id));
  }

  #stacked(placeOf: (unit: UnitView) => string | null): ReadonlyMap<string, UnitView[]> {
    const stacks = new Map<string, UnitView[]>();
    for (const unit of [...this.#position.view.units].sort(stackOrder(this.#counters))) {
      const place = placeOf(unit);
      if (place !== null) stacks.set(place, [...(stacks.get(place) ?? []), unit]);
    }
    return stacks;
  }
}
