/** What can be heard. */
export type Sound = 'step' | 'dice' | 'hit' | 'turn' | 'talk' | 'clock';

/** A part of a sound: seconds from its beginning, and how long; how loud at its beginning, from 0 to 1. */
interface Part {
  at: number;
  lasts: number;
  loud: number;
}

/** A tone that glides from one frequency to another, in Hz. */
interface Tone extends Part {
  from: number;
  to?: number;
}

/** Noise around a frequency. */
interface Noise extends Part {
  around: number;
}

/** All of it together: quiet, whatever else is loud. */
const LOUD = 0.16;
/** Seconds in which a part rises, so that it does not crack. */
const RISE = 0.004;
const SILENT = 0.0001;

const rattle = (at: number, loud: number): Noise => ({ at, lasts: 0.035, loud, around: 2600 });

const SOUNDS: Readonly<Record<Sound, { tones?: readonly Tone[]; noises?: readonly Noise[] }>> = {
  step: {
    tones: [{ at: 0, lasts: 0.06, loud: 0.5, from: 210, to: 130 }],
    noises: [{ at: 0, lasts: 0.03, loud: 0.5, around: 900 }],
  },
  dice: { noises: [rattle(0, 0.6), rattle(0.07, 0.8), rattle(0.13, 0.6), rattle(0.21, 0.9), rattle(0.33, 0.5)] },
  hit: {
    tones: [{ at: 0, lasts: 0.24, loud: 1, from: 120, to: 46 }],
    noises: [{ at: 0, lasts: 0.14, loud: 0.8, around: 320 }],
  },
  turn: {
    tones: [
      { at: 0, lasts: 0.22, loud: 0.5, from: 659 },
      { at: 0.13, lasts: 0.34, loud: 0.5, from: 988 },
    ],
  },
  talk: { tones: [{ at: 0, lasts: 0.14, loud: 0.5, from: 784 }] },
  clock: {
    tones: [
      { at: 0, lasts: 0.09, loud: 0.6, from: 1047 },
      { at: 0.18, lasts: 0.09, loud: 0.6, from: 1047 },
    ],
  },
};

/** Makes sounds out of tones and noise. */
export class Synth {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = LOUD;
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  /** Plays it in so many seconds. */
  play(sound: Sound, after: number): void {
    const { tones = [], noises = [] } = SOUNDS[sound];
    const now = this.#context.currentTime + after;
    for (const tone of tones) this.#tone(tone, now);
    for (const noise of noises) this.#hiss(noise, now);
  }

  #tone({ from, to = from, ...part }: Tone, now: number): void {
    const source = this.#context.createOscillator();
    source.type = 'triangle';
    source.frequency.setValueAtTime(from, now + part.at);
    source.frequency.exponentialRampToValueAtTime(to, now + part.at + part.lasts);
    this.#sound(source, source, part, now);
  }

  #hiss({ around, ...part }: Noise, now: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = around;
    source.connect(filter);
    this.#sound(source, filter, part, now);
  }

  #sound(source: AudioScheduledSourceNode, end: AudioNode, { at, lasts, loud }: Part, now: number): void {
    const envelope = this.#context.createGain();
    const { gain } = envelope;
    end.connect(envelope).connect(this.#out);
    gain.setValueAtTime(SILENT, now + at);
    gain.linearRampToValueAtTime(loud, now + at + RISE);
    gain.exponentialRampToValueAtTime(SILENT, now + at + lasts);
    source.start(now + at);
    source.stop(now + at + lasts);
  }
}
