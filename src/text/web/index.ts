import { format, type Lang, type TextArgs } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { WebKey, WebTexts } from './texts.ts';

const TEXTS: Readonly<Record<Lang, WebTexts>> = { en, pt, es };

/** A text of the page. */
export const webText = (lang: Lang, key: WebKey, args: TextArgs = {}): string => format(lang, TEXTS[lang][key], args);
