import { afterFrame } from '../ui/after-frame.ts';
import { preferences } from '../ui/language.svelte.ts';
import type { Sound, Synth } from './synth.ts';

/** Milliseconds between two sounds of a kind. */
const APART = 100;

const PRESSES = ['pointerdown', 'keydown'] as const;

/** What a table lets be heard, once the reader has pressed anything: before that no browser makes a sound. Of several tabs with one game the one pressed last plays. */
export class Sounds {
  #synth: Synth | undefined;
  #context: AudioContext | undefined;
  #isLoading = false;
  /** The game whose table is open here. */
  #game: string | undefined;
  /** The lock by which this tab is the one that plays. */
  #held: object | undefined;
  #release: () => void = () => {};
  readonly #last = new Map<Sound, number>();

  /** A table of this game is open; gives how it is left. */
  sitAt(game: string): () => void {
    this.#game = game;
    for (const name of PRESSES) addEventListener(name, this.#pressed, true);
    void this.#lock(game, false);
    return () => {
      for (const name of PRESSES) removeEventListener(name, this.#pressed, true);
      this.#game = undefined;
      this.#release();
    };
  }

  /** Is heard in so many seconds, or not at all: nothing is kept for later. */
  play(sound: Sound, after = 0): void {
    const now = performance.now();
    if (preferences.chosen.sound === 'off' || !this.#held || this.#context?.state !== 'running') return;
    if (now - (this.#last.get(sound) ?? -Infinity) < APART) return;
    this.#last.set(sound, now);
    this.#synth?.play(sound, after);
  }

  readonly #pressed = (): void => {
    if (preferences.chosen.sound === 'off') return;
    if (!this.#held && this.#game !== undefined) void this.#lock(this.#game, true);
    if (this.#context?.state === 'suspended') void this.#context.resume();
    if (this.#synth || this.#isLoading || !('AudioContext' in globalThis)) return;
    this.#isLoading = true;
    // What has been pressed for comes first.
    afterFrame(() => void this.#load());
  };

  async #load(): Promise<void> {
    const { Synth } = await import('./synth.ts');
    this.#context = new AudioContext();
    this.#synth = new Synth(this.#context);
    if (this.#context.state === 'suspended') await this.#context.resume();
  }

  /** Plays while this tab has the lock of the game; after another one has taken it, again when that one leaves. */
  async #lock(game: string, steal: boolean): Promise<void> {
    const lock = {};
    if (!('locks' in navigator)) return void (this.#held = lock);
    const held = (): Promise<void> | undefined => {
      if (this.#game !== game) return undefined;
      this.#held = lock;
      return new Promise((resolve) => (this.#release = resolve));
    };
    const isTaken = await navigator.locks.request(`bivouac/sound/${game}`, { steal }, held).then(
      () => false,
      () => true,
    );
    if (this.#held === lock) this.#held = undefined;
    if (isTaken && this.#game === game) void this.#lock(game, false);
  }
}

export const sounds = new Sounds();
