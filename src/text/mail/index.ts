import { format, type Lang, type TextArgs } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { MailKey, MailTexts } from './texts.ts';

const TEXTS: Readonly<Record<Lang, MailTexts>> = { en, pt, es };

/** A text of a mail. */
export const mailText = (lang: Lang, key: MailKey, args: TextArgs = {}): string => format(lang, TEXTS[lang][key], args);
