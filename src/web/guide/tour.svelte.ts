import type { Guide, GuideContext, GuideStep } from '../../wargame/guide.ts';
import { store } from '../store/games.svelte.ts';
import type { Session } from '../../seat/session.ts';
import type { Table } from '../state/table.svelte.ts';

/** How far somebody is, as it is kept beside the game. */
interface Progress {
  step: number;
  met: boolean;
  /** How many actions had been played when each step began. */
  begins: readonly number[];
}

const NAME = 'guide';

/** Has a guided turn been begun in this game and not been left? */
export const isGuided = (game: string): boolean => Boolean(store.noted(game, NAME));

/** A newcomer's way through the first turn. The game goes on by its own rules; the tour only looks on. */
export class Tour {
  readonly guide: Guide;
  readonly #session: Session;
  readonly #table: Table;
  #at = $state(0);
  /** The step has been fulfilled once: it stays so, whatever is put down again. */
  #met = $state(false);
  #begins: readonly number[] = $state.raw([]);

  readonly context: GuideContext = $derived.by(() => {
    const { drafted } = this.#table;
    const { view, log, legal } = this.#table.position;
    const { units: selected, notice } = this.#table.selection;
    const { action, mode } = this.#table.moving;
    return {
      view,
      events: log.map(({ event }) => event),
      legal,
      selected,
      byAir: action === 'fly',
      mode,
      target: drafted?.target,
      support: drafted?.support ?? 0,
      refused: notice !== undefined && ('refusal' in notice || ['too-far', 'would-stop'].includes(notice.key)),
    };
  });
  readonly step = $derived.by(() => this.guide.steps[this.#at] as GuideStep);
  readonly isFulfilled = $derived.by(() => this.step.done?.(this.context) === true);
  /** The player may go on. */
  readonly isDone = $derived.by(
    () => this.step.done === undefined || this.#met || this.isFulfilled || this.#isPast(this.step),
  );
  readonly point = $derived.by(() => this.step.point?.(this.context));
  /** Something has been played since the step began. */
  readonly canReset = $derived.by(() => {
    void this.context;
    return (this.#begins[this.#at] ?? Infinity) < this.#session.actions.length;
  });

  constructor(guide: Guide, session: Session, table: Table) {
    this.guide = guide;
    this.#session = session;
    this.#table = table;
    const { step, met, begins } = progressOf(store.noted(session.id, NAME));
    this.#at = Math.min(step, guide.steps.length - 1);
    this.#met = met;
    this.#begins = begins.length > this.#at ? begins : [...begins, session.actions.length];
    this.#keep();
  }

  get at(): number {
    return this.#at;
  }

  get isLast(): boolean {
    return this.#at === this.guide.steps.length - 1;
  }

  /** Notes that the step is fulfilled. */
  meet(): void {
    if (this.#met) return;
    this.#met = true;
    this.#keep();
  }

  /** The next step that can still be done. */
  next(): void {
    let to = this.#at + 1;
    while (to < this.guide.steps.length - 1 && this.#isPast(this.guide.steps[to] as GuideStep)) to++;
    const begins = Array.from({ length: to + 1 }, (_, i) => this.#begins[i] ?? this.#session.actions.length);
    this.#go(to, false, begins);
  }

  /** The step before, as it was left: nothing is taken back. */
  back(): void {
    this.#go(this.#at - 1, true, this.#begins);
  }

  /** Takes the game back to where this step began, over dice too: this is a lesson. */
  reset(): void {
    this.#session.rewind(this.#begins[this.#at] ?? Infinity);
    this.#table.renew();
    this.#go(this.#at, false, this.#begins.slice(0, this.#at + 1));
  }

  leave(): void {
    store.note(this.#session.id, NAME, '');
  }

  #go(step: number, met: boolean, begins: readonly number[]): void {
    this.#at = Math.max(0, Math.min(step, this.guide.steps.length - 1));
    this.#met = met;
    this.#begins = begins;
    this.#keep();
  }

  #keep(): void {
    const progress: Progress = { step: this.#at, met: this.#met, begins: this.#begins };
    store.note(this.#session.id, NAME, JSON.stringify(progress));
  }

  /** The game has left the phase in which the step could be done. */
  #isPast({ phase }: GuideStep): boolean {
    if (phase === undefined) return false;
    const { game } = this.#session;
    const { turn, phase: now } = this.context.view;
    const phases = game.vocabulary['phases'] as readonly string[];
    return turn !== game.scenarios[0]?.firstTurn || phases.indexOf(now) > phases.indexOf(phase);
  }
}

/** What was kept; whatever cannot be understood begins anew. */
function progressOf(text: string | null): Progress {
  try {
    const { step = 0, met = false, begins = [] } = JSON.parse(text ?? '{}') as Partial<Progress>;
    return { step: Number(step) || 0, met, begins: Array.isArray(begins) ? begins : [] };
  } catch {
    return { step: 0, met: false, begins: [] };
  }
}
