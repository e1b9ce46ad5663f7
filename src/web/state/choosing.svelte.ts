import { choicesOf, CLOSED, openTo, thingOf, thingsOf, type Open } from './decision.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Selection } from './selection.svelte.ts';

/** The legal orders as choices: who has one, whose is being made, and what a click on the map means then. */
export class Choosing {
  readonly #position: ShownPosition;
  readonly #selection: Selection;

  readonly #all = $derived.by(() => {
    const { legal, view, map } = this.#position;
    return choicesOf(legal, view, map);
  });
  /** Things of which one is put into a hex next. */
  readonly things = $derived(thingsOf(this.#all));
  readonly thing: string | undefined = $derived.by(() => {
    const { things = [] } = this.things ?? {};
    return things.find((one) => one === this.#selection.thing) ?? things[0];
  });
  /** What can be chosen now, of things only with the one that is next. */
  readonly choices = $derived.by(() => {
    const { thing } = this;
    return this.#all.filter((choice) => thing === undefined || (thingOf(choice) ?? thing) === thing);
  });
  /** Units that have a choice, and those of them that choose where to go; first the one that is asked about by its name. */
  readonly concerned: ReadonlySet<string> = $derived.by(() => {
    const units = this.choices.flatMap(({ unit }) => unit ?? []);
    const named = this.#position.prompt.args?.['unit'];
    return new Set([...units.filter((unit) => unit === named), ...units]);
  });
  readonly choosers: ReadonlySet<string> = $derived.by(() => {
    const goers = new Set(this.choices.flatMap(({ unit, order }) => ('to' in order ? (unit ?? []) : [])));
    return new Set([...this.concerned].filter((unit) => goers.has(unit)));
  });
  /** Several units that are not on the map yet choose their hexes. */
  readonly settingUp = $derived.by(
    () =>
      this.choosers.size > 1 &&
      this.#position.view.units.every(({ id, hex }) => hex === null || !this.choosers.has(id)),
  );
  /** Whose choice of a hex is being made: the selected unit, or the first that has one; at a set-up nobody before one is selected. */
  readonly chooser: string | undefined = $derived.by(
    () =>
      this.#selection.units.find((id) => this.concerned.has(id)) ??
      (this.settingUp ? undefined : [...this.concerned][0]),
  );
  /** What a click on the map means while something is chosen. */
  readonly open: Open = $derived.by(() => {
    const { game, state } = this.#position.seat();
    if (this.#position.decision !== 'choose') return CLOSED;
    const { toAct: by } = this.#position.view;
    const anybody = this.settingUp && this.chooser === undefined;
    return openTo(this.choices, this.chooser, anybody, (order) => game.aids?.price?.(state, { ...order, by }));
  });

  constructor(position: ShownPosition, selection: Selection) {
    this.#position = position;
    this.#selection = selection;
  }
}
