import type { Attention } from './attention.svelte.ts';
import type { Held } from './moving/held.svelte.ts';
import { isInAir, modesFor, previewPath, viewPlan, type Plan, type MoveAction } from './plan.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Selection } from './selection.svelte.ts';

const CONTINUED: Plan = { units: [], orders: [] };

/** Who can move, and the move in the making: where it leads and where it could go on. */
export class MovePlanning {
  readonly #position: ShownPosition;
  readonly #selection: Selection;
  readonly #attention: Attention;
  readonly #held: Held;

  /** Units that can be picked to move, or to fly, each in the order of the game. */
  readonly walkers: ReadonlySet<string> = $derived.by(() => new Set(this.#namedBy('move')));
  readonly flyers: ReadonlySet<string> = $derived.by(() => new Set(this.#namedBy('fly')));
  /** Units that can be picked for either. */
  readonly movers: ReadonlySet<string> = $derived(new Set([...this.walkers, ...this.flyers]));
  /** Those of them that their player is still asked for. */
  readonly toMove: ReadonlySet<string> = $derived.by(
    () => new Set([...this.movers].filter((id) => !this.#held.units.has(id))),
  );
  /** Units of the side to move that fly, whether they may now or not. */
  readonly fliers: ReadonlySet<string> = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return new Set(this.#position.decision === 'move' ? game.aids?.fliers?.(state) : []);
  });
  readonly plan = $derived.by(
    () => this.#selection.plan ?? (this.#position.decision === 'moving' ? CONTINUED : undefined),
  );
  readonly planned = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return this.plan && viewPlan(game, state, this.plan);
  });
  /** How whoever has been taken up goes. */
  readonly action: MoveAction = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return this.plan?.orders[0]?.type === 'fly' || isInAir(game, state) ? 'fly' : 'move';
  });
  /** Modes of movement in which the unit taken up can go, and the one in which it does; none where all move alike. */
  readonly modes: readonly string[] = $derived.by(() => {
    const { game, state } = this.#position.seat();
    const [unit] = this.#selection.units;
    return this.#position.decision === 'move' && unit !== undefined ? modesFor(game, state, unit) : [];
  });
  readonly mode: string | undefined = $derived(this.plan?.orders[0]?.['mode'] as string | undefined);
  /** From where the unit being moved could still fight. */
  readonly fightHexes: ReadonlySet<string> = $derived.by(() => {
    const { game } = this.#position.seat();
    const { state, reach } = this.planned ?? {};
    const hexes = reach?.hexes.map(({ hex }) => hex) ?? [];
    return new Set(state && reach ? game.fightsFrom(state, reach.unit, hexes) : []);
  });
  /** The path to the hex under the pointer or cursor, or to the one that waits for a second click. */
  readonly preview = $derived.by(() => {
    const { plan, planned } = this;
    const { armed, drawing } = this.#selection;
    const { game, state } = this.#position.seat();
    const goal = planned?.reach?.hexes.find(({ hex }) => hex === (armed ?? this.#attention.hover));
    return (
      plan && planned && previewPath(game, state, plan, planned, drawing.length > 0 ? drawing : (goal?.path ?? []))
    );
  });

  constructor(position: ShownPosition, selection: Selection, attention: Attention, held: Held) {
    this.#position = position;
    this.#selection = selection;
    this.#attention = attention;
    this.#held = held;
  }

  #namedBy(action: string): string[] {
    return this.#position.legal.flatMap(({ type, unit }) => (type === action ? [String(unit)] : []));
  }
}
