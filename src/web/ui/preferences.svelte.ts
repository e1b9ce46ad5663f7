import { MediaQuery } from 'svelte/reactivity';
import type { ColourVision } from '../../wargame/colours.ts';
import { LANGS, type Lang } from '../../text/format.ts';
import { dropMapPreview } from '../storage/map-preview.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';

const VISIONS = ['usual', 'red-green', 'contrast'] as const satisfies readonly ColourVision[];

/** What can be chosen besides the language. */
export const CHOICES = {
  theme: ['device', 'dark', 'light'],
  vision: VISIONS,
  /** How the map is drawn. */
  map: ['painted', 'staff', 'plain'],
  /** Size of the text in percent. */
  text: ['100', '125', '150', '175', '200'],
  motion: ['device', 'less', 'full'],
  overlays: ['faint', 'middle', 'strong'],
  /** What the button that commits an attack wants: one press, two, or to be held down. */
  attack: ['at-once', 'ask', 'hold'],
  /** When the screen changes hands: the other side's moves and a summary, only the summary, or nothing. */
  handover: ['always', 'summary', 'never'],
  /** How fast what another side does is shown. */
  pace: ['slow', 'brisk', 'at-once'],
  sound: ['on', 'off'],
  /** How the log calls units: by the labels on their counters, or in full. */
  names: ['label', 'full'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Chosen<C extends Choice> = (typeof CHOICES)[C][number];

type All = { [C in Choice]: Chosen<C> };

/** What a new reader gets. */
const FIRST: All = {
  theme: 'device',
  vision: 'usual',
  map: 'painted',
  text: '100',
  motion: 'device',
  overlays: 'middle',
  attack: 'at-once',
  handover: 'always',
  pace: 'brisk',
  sound: 'on',
  names: 'label',
};

const STRENGTHS = { faint: 0.55, middle: 1, strong: 1.5 } as const;

/** What a reader likes: remembered on this device, and what the device itself asks for where the reader has not said. */
export class Preferences {
  readonly #local: KeyValueStore;
  readonly #night = new MediaQuery('prefers-color-scheme: dark', true);
  readonly #calm = new MediaQuery('prefers-reduced-motion: reduce', false);
  readonly #clear = new MediaQuery('prefers-contrast: more', false);

  lang = $state<Lang>('en');
  readonly chosen: All = $state({ ...FIRST });

  /** The theme that is shown. */
  readonly theme = $derived.by(() =>
    this.chosen.theme === 'device' ? (this.#night.current ? 'dark' : 'light') : this.chosen.theme,
  );
  /** Nothing moves by itself on the page. */
  readonly still = $derived.by(() =>
    this.chosen.motion === 'device' ? this.#calm.current : this.chosen.motion === 'less',
  );
  /** Lines and soft text stand out more. */
  readonly clear = $derived.by(() => this.chosen.vision === 'contrast' || this.#clear.current);
  /** How much stronger than usual the map is dimmed and hatched. */
  readonly strength = $derived.by(() => STRENGTHS[this.chosen.overlays]);

  /** `spoken`: languages of the browser, the best first. */
  constructor(local: KeyValueStore, spoken: readonly string[] = []) {
    this.#local = local;
    this.lang = known(LANGS, this.#read('language')) ?? spokenOf(spoken);
    for (const name of Object.keys(CHOICES) as Choice[]) this.#recall(name);
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.#write('language', lang);
  }

  choose<C extends Choice>(name: C, value: Chosen<C>): void {
    (this.chosen as Record<Choice, string>)[name] = value;
    this.#write(name, value);
  }

  /** Everything but the language as a new reader finds it. */
  reset(): void {
    for (const name of Object.keys(CHOICES) as Choice[]) this.choose(name, FIRST[name]);
  }

  /** Another tab has changed what is remembered here. */
  follow(key: string | null): void {
    const name = (Object.keys(CHOICES) as Choice[]).find((one) => key === `bivouac/${one}`);
    if (name) this.#recall(name);
    if (key === 'bivouac/language') this.lang = known(LANGS, this.#read('language')) ?? this.lang;
  }

  /** What is not understood is as if nobody had ever chosen. */
  #recall(name: Choice): void {
    const value = known<string>(CHOICES[name], this.#read(name)) ?? FIRST[name];
    (this.chosen as Record<Choice, string>)[name] = value;
  }

  #read(key: string): string | null {
    try {
      return this.#local.getItem(`bivouac/${key}`);
    } catch {
      return null;
    }
  }

  /** Where nothing can be stored, the choice holds until the page is left. */
  #write(key: string, value: string): void {
    try {
      this.#local.setItem(`bivouac/${key}`, value);
      dropMapPreview(this.#local);
    } catch {
      return;
    }
  }
}

const known = <T extends string>(allowed: readonly T[], kept: string | null): T | undefined =>
  allowed.find((one) => one === kept);

function spokenOf(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = LANGS.find((one) => wish.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}
