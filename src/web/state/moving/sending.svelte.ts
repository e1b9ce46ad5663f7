import type { Grid } from '../../../hex/grid.ts';
import { inSlices } from '../in-slices.ts';
import type { ShownPosition } from '../position.svelte.ts';
import { routesTo, type Group, type Route, type Routes } from './routes.ts';
import type { Selection } from '../selection.svelte.ts';

/** An order that has been carried out: in how many gestures, and how many actions the game had then. */
interface Sent {
  gestures: number;
  actions: number;
}

/** Several units that are sent somewhere by one order: how far each comes, worked out between frames. */
export class Sending {
  readonly #position: ShownPosition;
  readonly #selection: Selection;
  readonly #grid: Grid;
  #stop: () => void = () => {};
  #found = $state.raw<Routes & { group: Group; done: boolean }>();
  #sent = $state.raw<Sent>();

  readonly #current = $derived.by(() => (this.#found?.group === this.#selection.group ? this.#found : undefined));
  readonly routes: readonly Route[] = $derived(this.#current?.routes ?? []);
  /** All of it is worked out. */
  readonly isDone = $derived(this.#current?.done === true);
  /** Gestures of the newest order, as long as nothing has been played or taken back since. */
  readonly sent: number = $derived.by(() => {
    const { actions } = this.#position.seat();
    return this.#sent?.actions === actions.length ? this.#sent.gestures : 0;
  });

  constructor(position: ShownPosition, selection: Selection, grid: Grid) {
    this.#position = position;
    this.#selection = selection;
    this.#grid = grid;
  }

  /** The group is another one, or goes elsewhere: has it worked out how far everybody comes. */
  ask(group: Group): void {
    this.#stop();
    this.#selection.setGroup(group);
    if (group.to === undefined) return;
    const { game, state, toAct } = this.#position.seat();
    const { zones } = this.#position.beside;
    const others = Object.entries(zones).flatMap(([side, hexes]) => (side === toAct ? [] : hexes));
    const steps = routesTo({ game, grid: this.#grid, zones: new Set(others) }, state, group);
    this.#stop = inSlices(steps, (latest, done) => {
      if (this.#selection.group === group) this.#found = { ...latest, group, done };
      else this.#stop();
    });
  }

  /** So many gestures have carried an order out. */
  setSent(gestures: number): void {
    this.#sent = { gestures, actions: this.#position.seat().actions.length };
  }
}
