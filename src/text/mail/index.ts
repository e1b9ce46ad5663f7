import { format, type Lang, type TextArgs } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

type MailKey = keyof typeof en;
export type MailTexts = Readonly<Record<MailKey, string>>;

const TEXTS: Readonly<Record<Lang, MailTexts>> = { en, pt, es };

/** A text of a mail. */
export const mailText = (lang: Lang, key: MailKey, args: TextArgs = {}): string => format(lang, TEXTS[lang][key], args);
