import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../ui/language.svelte.ts';
import { heardOf } from './heard.ts';
import { Sounds } from './sounds.ts';
import { Synth, type Sound } from './synth.ts';

/** When sources were started and stopped, in seconds of the context. */
let started: number[];
let stopped: number[];
let contexts: FakeContext[];

/** A part of the graph, as far as the synth asks for it. */
class Node {
  readonly parameters: number[] = [];
  readonly gain = this.#parameter();
  readonly frequency = this.#parameter();
  #parameter() {
    const set = (value: number, at: number): void => void this.parameters.push(value, at);
    return { value: 0, setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set };
  }
  connect(other: object): object {
    return other;
  }
  start(at: number): void {
    started.push(at);
  }
  stop(at: number): void {
    stopped.push(at);
  }
}

class FakeContext {
  state = 'suspended';
  currentTime = 10;
  sampleRate = 80;
  destination = {};
  nodes: Node[] = [];
  constructor() {
    contexts.push(this);
  }
  readonly #node = (): Node => {
    const node = new Node();
    this.nodes.push(node);
    return node;
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  async resume(): Promise<void> {
    this.state = 'running';
  }
}

/** Locks of a browser, as several tabs ask for them. */
class FakeLocks {
  #holder: { lose(): void } | undefined;
  readonly #waiting: (() => void)[] = [];
  request(_: string, { steal }: { steal: boolean }, held: () => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = (): void => {
        const own = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
        this.#holder = own;
        void Promise.resolve(held()).then(() => {
          if (this.#holder !== own) return;
          this.#holder = undefined;
          resolve();
          this.#waiting.shift()?.();
        });
      };
      if (this.#holder && !steal) return void this.#waiting.push(take);
      this.#holder?.lose();
      take();
    });
  }
}

let locks: FakeLocks;

beforeEach(() => {
  [started, stopped, contexts] = [[], [], []];
  locks = new FakeLocks();
  preferences.reset();
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preferences.reset();
});

/** A tab with a table of the game. */
function tab() {
  const page = new EventTarget();
  const sounds = new Sounds();
  const inTab = <T>(does: () => T): T => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    return does();
  };
  const leave = inTab(() => sounds.sitAt('g'));
  const press = async (): Promise<void> => {
    page.dispatchEvent(new Event('pointerdown'));
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  };
  /** Is it heard? */
  const play = (sound: Sound, after?: number): boolean => {
    const before = started.length;
    vi.advanceTimersByTime(100);
    sounds.play(sound, after);
    return started.length > before;
  };
  return { sounds, play, press, leave: () => inTab(leave) };
}

it('nothing is made or heard before the first press', async () => {
  const { play, press } = tab();
  expect(play('turn')).toBe(false);
  expect(contexts).toEqual([]);
  await press();
  expect([contexts.length, contexts[0]?.state]).toEqual([1, 'running']);
  expect(play('turn')).toBe(true);
  await press();
  expect(contexts.length).toBe(1);
});

it('whoever has switched them off hears nothing, and nothing is made for him', async () => {
  preferences.choose('sound', 'off');
  const { play, press } = tab();
  await press();
  expect([play('turn'), contexts.length]).toEqual([false, 0]);
  preferences.choose('sound', 'on');
  await press();
  expect(play('turn')).toBe(true);
  preferences.choose('sound', 'off');
  expect(play('turn')).toBe(false);
});

it('a sound is heard ten times a second at most, beside others', async () => {
  const { sounds, press } = tab();
  await press();
  const heard = (): number => {
    const before = started.length;
    for (let at = 0; at < 1000; at += 10) {
      sounds.play('talk');
      vi.advanceTimersByTime(10);
    }
    return started.length - before;
  };
  expect(heard()).toBe(10);
  sounds.play('turn');
  const before = started.length;
  sounds.play('talk');
  expect(started.length).toBeGreaterThan(before);
});

it('of two tabs with a game the one pressed last plays, and the other when that one has left', async () => {
  const [one, other] = [tab(), tab()];
  await one.press();
  expect([one.play('step'), other.play('step')]).toEqual([true, false]);
  await other.press();
  expect([one.play('step'), other.play('step')]).toEqual([false, true]);
  other.leave();
  await vi.runAllTimersAsync();
  expect([one.play('step'), other.play('step')]).toEqual([true, false]);
});

it('every sound ends, within a second, and begins when it is to be heard', () => {
  for (const sound of ['step', 'dice', 'hit', 'turn', 'talk', 'clock'] as const) {
    [started, stopped] = [[], []];
    new Synth(new FakeContext() as unknown as AudioContext).play(sound, 0.6);
    expect(Math.min(...started), sound).toBeCloseTo(10.6);
    expect(stopped.length, sound).toBe(started.length);
    expect(Math.max(...stopped), sound).toBeLessThan(11.6);
  }
});

it('what is heard follows from what has happened, each once', () => {
  const kinds = { walked: 'walk', rolled: 'roll', struck: 'step-loss', gone: 'eliminated', said: 'phase' } as const;
  const heard = (...codes: string[]): Sound[] =>
    heardOf(
      kinds,
      codes.map((code) => ({ rule: '', code })),
    );
  expect(heard('walked', 'walked')).toEqual(['step']);
  expect(heard('rolled', 'struck', 'gone')).toEqual(['dice', 'hit']);
  expect(heard('said', 'unknown')).toEqual([]);
});
