import { MediaQuery } from 'svelte/reactivity';
import type { TextArgs } from '../../text/format.ts';
import { webText, type Pointer } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { Preferences } from './preferences.svelte.ts';

/** What this reader likes: remembered on this device. */
export const preferences = new Preferences(localKeyValueStore(), globalThis.navigator?.languages);

/** The languages by their own names. */
export const NAMES = { en: 'English', pt: 'Português', es: 'Español' } as const;

const finger = new MediaQuery('(hover: none) and (pointer: coarse)', false);

/** What the reader points with, for texts that name a gesture. */
export const pointer = (): Pointer => (finger.current ? 'touch' : 'mouse');

/** A text of the page in the reader's language. */
export const t = (key: WebKey, args?: TextArgs): string =>
  webText(preferences.lang, key, { pointer: pointer(), ...args });
