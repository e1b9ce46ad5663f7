import type { Chosen } from '../ui/preferences.svelte.ts';
import { pauseAfter } from './pace.ts';
import type { Timeline } from './timeline.ts';

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

  /** With a pace it plays at that, not at a speed of its own. */
  constructor(timeline: Timeline, from = 0, to = timeline.length, pace?: () => Chosen<'pace'>) {
    this.#pace = pace;
    this.timeline = timeline;
    this.from = from;
    this.to = to;
    this.at = from;
  }

  go(to: number): void {
    this.at = Math.max(this.from, Math.min(this.to, to));
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
    while (this.at < this.to && this.timeline.events(this.at).length === 0);
  }

  readonly #jumps: Readonly<Record<Jump, () => number>> = {
    start: () => this.from,
    'turn-back': () => this.timeline.previousTurn(this.at),
    back: () => this.at - 1,
    on: () => this.at + 1,
    'turn-on': () => this.timeline.nextTurn(this.at),
    end: () => this.to,
  };

  move(jump: Jump): void {
    this.jump(this.#jumps[jump]());
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
