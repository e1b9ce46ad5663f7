import type { Guide, GuideContext, GuidePoint, GuideStep } from '../../wargame/guide.ts';
import { store } from '../store/games.svelte.ts';
import type { Session } from '../../seat/session.ts';
import type { Table } from '../state/table.svelte.ts';
import { deedOf, type Deed } from './deed.ts';

/** How far somebody is, as it is kept beside the game. */
interface Progress {
  step: number;
  met: boolean;
  /** How many actions had been played when each step began. */
  begins: readonly number[];
  /** What was done instead of what the step asks for. */
  otherwise?: Deed | undefined;
  /** The guide is closed. */
  left?: boolean;
}

const NAME = 'guide';

/** Whether a guided turn goes with this game, and is followed or has been left. */
export function guidedHow(game: string): 'open' | 'left' | undefined {
  const kept = store.noted(game, NAME);
  if (!kept) return undefined;
  return progressOf(kept).left ? 'left' : 'open';
}

/** A newcomer's way through the first turn. The game goes on by its own rules; the tour only looks on. */
export class Tour {
  readonly guide: Guide;
  readonly #session: Session;
  readonly #table: Table;
  #at = $state(0);
  /** The step has been fulfilled once: it stays so, whatever is put down again. */
  #met = $state(false);
  #otherwise = $state.raw<Deed>();
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
  /** The table may not have heard yet of what has just been taken back. */
  readonly isFulfilled = $derived.by(() => {
    const isDone = this.step.done?.(this.context) === true;
    return isDone && this.#table.position.seat().actions.length === this.#session.actions.length;
  });
  /** The game has left the phase in which the step could be done. */
  readonly isLate = $derived.by(() => !this.#met && !this.isFulfilled && this.#isPast(this.step));
  /** The player may go on. */
  readonly isDone = $derived.by(
    () => this.step.done === undefined || this.#met || this.isFulfilled || this.#isPast(this.step),
  );
  readonly point: GuidePoint = $derived.by(() => this.step.point?.(this.context) ?? {});
  /** Hexes that the step speaks of, those of its units among them. */
  readonly hexes: readonly string[] = $derived.by(() => {
    const { hexes = [], units = [] } = this.point;
    const places = units.flatMap((id) => this.context.view.units.find((unit) => unit.id === id)?.hex ?? []);
    return [...new Set([...hexes, ...places])];
  });
  /** Something has been played since the step began. */
  readonly canReset = $derived.by(() => {
    void this.context;
    return (this.#begins[this.#at] ?? Infinity) < this.#session.actions.length;
  });

  constructor(guide: Guide, session: Session, table: Table) {
    this.guide = guide;
    this.#session = session;
    this.#table = table;
    const { step, met, begins, otherwise } = progressOf(store.noted(session.id, NAME));
    this.#at = Math.min(step, guide.steps.length - 1);
    this.#met = met;
    this.#otherwise = otherwise;
    this.#begins = begins.length > this.#at ? begins : [...begins, session.actions.length];
  }

  get at(): number {
    return this.#at;
  }

  get isLast(): boolean {
    return this.#at === this.guide.steps.length - 1;
  }

  /** What was done instead of what the step asks for. */
  get otherwise(): Deed | undefined {
    return this.#otherwise;
  }

  /** Notes that the step is fulfilled, and how if it was done otherwise. */
  meet(): void {
    if (this.#met) return;
    this.#met = true;
    if (this.step.asked?.(this.context) === false) {
      const since = this.#begins[this.#at] ?? 0;
      const { eventKinds } = this.#session.game;
      this.#otherwise = deedOf(eventKinds, this.#table.position.log, since, this.context.selected);
    }
    this.#keep();
  }

  /** The next step that can still be done. */
  next(): void {
    const { steps } = this.guide;
    let to = this.#at + 1;
    while (to < steps.length - 1 && this.#isPast(steps[to] as GuideStep)) to++;
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

  /** It is followed, from now on or again. */
  enter(): void {
    this.#keep();
  }

  leave(): void {
    this.#keep(true);
  }

  #go(step: number, met: boolean, begins: readonly number[]): void {
    this.#at = Math.max(0, Math.min(step, this.guide.steps.length - 1));
    this.#met = met;
    this.#otherwise = undefined;
    this.#begins = begins;
    // What was refused in the step before has been read, and would lie over the map.
    this.#table.selection.notice = undefined;
    this.#keep();
  }

  #keep(left = false): void {
    const progress: Progress = {
      step: this.#at,
      met: this.#met,
      begins: this.#begins,
      ...(this.#otherwise ? { otherwise: this.#otherwise } : {}),
      ...(left ? { left } : {}),
    };
    store.note(this.#session.id, NAME, JSON.stringify(progress));
  }

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
    const {
      step = 0,
      met = false,
      begins = [],
      otherwise,
      left = false,
    } = JSON.parse(text ?? '{}') as Partial<Progress>;
    return { step: Number(step) || 0, met, begins: Array.isArray(begins) ? begins : [], otherwise, left };
  } catch {
    return { step: 0, met: false, begins: [] };
  }
}
