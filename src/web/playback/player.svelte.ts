import type { Chosen } from '../ui/preferences.svelte.ts';
import { pauseAfter } from './pace.ts';
import type { Timeline, TurnMark } from './timeline.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds an action is shown at speed 1; one that changes nothing on the map is passed at once. */
const SHOWN = 800;
const PASSED = 60;

/** Where in the game one looks, and whether time runs. */
export class Player {
  readonly timeline: Timeline;
  /** The part of the game that is shown. */
  readonly from: number;
  readonly to: number;
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** The focus was set by the keyboard, so that Space belongs to what has it. */
  tabbed = false;
  readonly #pace: (() => Chosen<'pace'>) | undefined;
  /** How long the action now shown stays. */
  readonly pause = $derived.by(() => {
    const events = this.timeline.events(this.at);
    if (this.#pace) return pauseAfter(this.timeline.game.eventKinds, events, this.#pace());
    return (events.length > 0 ? SHOWN : PASSED) / this.speed;
  });

  /** Counts how often more of the game has become known. */
  #grown = $state(0);
  /** What was asked for and is not known yet: shown as soon as it is. */
  #wanted = $state.raw<() => number | undefined>();

  /** With a pace it plays at that, not at a speed of its own. */
  constructor(timeline: Timeline, from = 0, to = timeline.length, pace?: () => Chosen<'pace'>) {
    this.#pace = pace;
    timeline.changed = () => this.#grow();
    this.timeline = timeline;
    this.from = from;
    this.to = to;
    this.at = from;
  }

  /** All positions up to this one can be shown. */
  get reached(): number {
    void this.#grown;
    return this.timeline.reached;
  }

  /** Up to which position the log is known. */
  get told(): number {
    void this.#grown;
    return this.timeline.told;
  }

  /** Where turns begin, as far as that is known. */
  get turns(): readonly TurnMark[] {
    void this.#grown;
    return [...this.timeline.turns];
  }

  /** Something was asked for that is not known yet. */
  get isWaiting(): boolean {
    return this.#wanted !== undefined;
  }

  /** Where one will stand as soon as that is known. */
  get aim(): number {
    void this.#grown;
    return this.#wanted?.() ?? this.at;
  }

  /** The next action can be played. */
  readonly canTick = $derived.by(() => {
    void this.#grown;
    return !this.isWaiting && (this.at === this.to || this.timeline.has(this.at + 1));
  });

  go(to: number): void {
    this.#seek(() => to);
  }

  #seek(where: () => number | undefined): void {
    const to = where();
    const at = to === undefined ? undefined : Math.max(this.from, Math.min(this.to, to));
    const isKnown = at !== undefined && this.timeline.has(at);
    if (isKnown) this.at = at;
    this.#wanted = isKnown ? undefined : at === undefined ? where : () => at;
  }

  #grow(): void {
    this.#grown++;
    if (this.#wanted) this.#seek(this.#wanted);
  }

  /** As `go`, and time stands still. */
  jump(to: number): void {
    this.playing = false;
    this.go(to);
  }

  /** From the end, playing begins again at the start. */
  toggle(): void {
    if (!this.playing && this.at === this.to) this.go(this.from);
    this.playing = !this.playing;
  }

  tick(): void {
    this.go(this.at + 1);
    if (this.at === this.to) this.playing = false;
  }

  /** Stands still after the next action that something came of. */
  step(): void {
    do this.jump(this.at + 1);
    while (!this.isWaiting && this.at < this.to && this.timeline.events(this.at).length === 0);
  }

  readonly #jumps: Readonly<Record<Jump, (from: number) => number | undefined>> = {
    start: () => this.from,
    'turn-back': (from) => this.timeline.previousTurn(from),
    back: (from) => from - 1,
    on: (from) => from + 1,
    'turn-on': (from) => this.timeline.nextTurn(from),
    end: () => this.to,
  };

  move(jump: Jump): void {
    const from = this.aim;
    this.playing = false;
    this.#seek(() => this.#jumps[jump](from));
  }
}

export type Jump = 'start' | 'turn-back' | 'back' | 'on' | 'turn-on' | 'end';

const KEYS: Readonly<Record<string, Jump>> = {
  Home: 'start',
  PageUp: 'turn-back',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  PageDown: 'turn-on',
  End: 'end',
};

/** Keys of the replay, except while a dialog is open; the log scrolls by its own keys. */
export function replayKey(event: KeyboardEvent, player: Player): void {
  if (event.key === 'Tab') player.tabbed = true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest('select, textarea, dialog')) return;
  if (event.key === ' ') {
    if (player.tabbed && target.matches('button, summary, a')) return;
    player.toggle();
  } else {
    const jump = KEYS[event.key];
    if (!jump) return;
    player.move(jump);
  }
  event.preventDefault();
}
