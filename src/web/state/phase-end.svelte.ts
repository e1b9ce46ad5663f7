import type { Refusal } from '../../kernel/game.ts';
import type { Choosing } from './choosing.svelte.ts';
import type { MovePlanning } from './moving.svelte.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Selection } from './selection.svelte.ts';

/** Whether the phase can be ended, and what keeps a player from ending it by mistake. */
export class PhaseEnd {
  readonly #position: ShownPosition;
  readonly #selection: Selection;
  readonly #moving: MovePlanning;
  readonly #choosing: Choosing;

  /** What is still open in this phase: a second press is wanted before it is given up. */
  readonly remaining = $derived.by(() => {
    const { decision, legal } = this.#position;
    if (decision === 'move') return this.#moving.toMove.size;
    if (decision === 'choose') return this.mayEnd ? this.#choosing.choosers.size : 0;
    return legal.filter(({ type }) => type === 'attack').length;
  });
  /** What that is: units to move or to place, or hexes to attack. */
  readonly kind = $derived.by(() => {
    const { decision } = this.#position;
    return decision === 'move' ? 'moves' : decision === 'choose' ? 'places' : 'fights';
  });
  /** The phase can be ended, or would be if nothing had to be done before. */
  readonly mayEnd = $derived.by(() => {
    const { decision, legal } = this.#position;
    return (
      decision === 'move' || decision === 'fight' || (decision === 'choose' && legal.some(({ type }) => type === 'end'))
    );
  });
  /** Everything the rules want done before the phase ends. */
  readonly duties = $derived.by((): readonly Refusal[] => {
    const { game, state } = this.#position.seat();
    return this.#position.decision === 'wait' ? [] : game.duties(state);
  });
  /** The next press ends the phase. */
  readonly isSure = $derived.by(() => this.#selection.ending && this.duties.length === 0);

  constructor(position: ShownPosition, selection: Selection, moving: MovePlanning, choosing: Choosing) {
    this.#position = position;
    this.#selection = selection;
    this.#moving = moving;
    this.#choosing = choosing;
  }

  /** A press on the end of the phase: does it end it? If not, it has been told why, or a second press is wanted. */
  press(): boolean {
    const { game, state } = this.#position.seat();
    const refusal = game.refusal(state, { by: this.#position.view.toAct, type: 'end' });
    const sure = this.#selection.ending;
    const ends =
      !refusal && (sure || (this.remaining === 0 && this.#position.beside.urges.length === 0 && !this.#justBegun()));
    // Until the answer has come nobody is asked to press again.
    this.#selection.ending = !ends;
    if (refusal) this.#selection.notice = { refusal };
    return ends;
  }

  /** Nobody has decided anything since the end of a phase: a press that comes now may have been meant for that phase. */
  #justBegun(): boolean {
    const newest = this.#position.seat().actions.findLast(({ by }) => by !== 'chance');
    return newest?.type === 'end';
  }
}
