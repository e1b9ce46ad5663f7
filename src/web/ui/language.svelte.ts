import type { TextArgs } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import { drawerHere } from '../play/drawer.ts';
import { Taste } from './taste.svelte.ts';

/** What this reader likes: remembered on this device. */
export const taste = new Taste(drawerHere(), globalThis.navigator?.languages);

/** The languages by their own names. */
export const NAMES = { en: 'English', pt: 'Português', es: 'Español' } as const;

/** A text of the page in the reader's language. */
export const t = (key: WebKey, args?: TextArgs): string => webText(taste.lang, key, args);
