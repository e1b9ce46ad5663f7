import type { Grid } from '../../hex/grid.ts';
import type { Counter } from '../../wargame/wargame.ts';
import type { Attention } from './attention.svelte.ts';
import type { ShownPosition } from './position.svelte.ts';
import { attackOf, dangersOf, Threat, threatsOf } from './threat.svelte.ts';
import type { UnitsByPlace } from './units-by-place.svelte.ts';

/** What the overlays show of the position: worked out while they do. */
export class MapAids {
  readonly #position: ShownPosition;
  readonly #units: UnitsByPlace;
  readonly #attention: Attention;
  readonly #grid: Grid;
  readonly #counters: ReadonlyMap<string, Counter>;
  /** The reach of the enemy. */
  readonly threat = new Threat();

  /** Columns each hex gives its defender. */
  readonly terrainShifts = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return game.aids?.terrainShifts?.(state) ?? {};
  });
  /** Who is engaged on better ground than all who engage him. */
  readonly dominant = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return game.aids?.dominant?.(state) ?? [];
  });
  readonly bonds = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return game.aids?.bonds?.(state) ?? [];
  });
  readonly supply = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return game.aids?.supply?.(state) ?? [];
  });
  /** How the game is won, as it stands. */
  readonly victory = $derived.by(() => {
    const { game, state } = this.#position.seat();
    return game.victory(state);
  });
  /** Enemy units whose reach is shown. */
  readonly threats = $derived.by(() =>
    threatsOf(this.#position.view.units, (id) => this.#units.isOwn(id), this.#attention.inspected),
  );
  /** Where they could go and with what strength they could come next to us, as far as it is worked out. */
  readonly dangers = $derived.by(() => {
    const { reaches } = this.threat;
    const units = this.threats.units.map((unit) => {
      const counter = this.#counters.get(unit.id);
      return { strength: counter ? attackOf(counter, unit) : 0, at: unit.hex, reach: reaches.get(unit.id) };
    });
    return dangersOf(this.#grid, units);
  });

  constructor(
    { position, units, attention }: { position: ShownPosition; units: UnitsByPlace; attention: Attention },
    grid: Grid,
    counters: ReadonlyMap<string, Counter>,
  ) {
    this.#position = position;
    this.#units = units;
    this.#attention = attention;
    this.#grid = grid;
    this.#counters = counters;
  }

  /** Has the reach of these units worked out, for the position as it is. */
  foresee(units: readonly string[]): void {
    const { game, state } = this.#position.seat();
    this.threat.ask(game, state, units);
  }
}
