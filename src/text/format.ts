import { IntlMessageFormat } from 'intl-messageformat';

/** The languages of every sentence a person reads. */
export const LANGS = ['en', 'pt', 'es'] as const;
export type Lang = (typeof LANGS)[number];

export type TextArgs = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** An ICU message in this language with its arguments put in. Throws when an argument is missing. */
export function format(lang: Lang, message: string, args: TextArgs = {}): string {
  if (!message.includes('{')) return message;
  const key = `${lang} ${message}`;
  let parsed = compiled.get(key);
  if (!parsed) compiled.set(key, (parsed = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true })));
  return String(parsed.format(args));
}
