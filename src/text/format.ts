import { IntlMessageFormat } from 'intl-messageformat';

/** The languages of every sentence a person reads. */
export const LANGS = ['en', 'pt', 'es'] as const;
export type Lang = (typeof LANGS)[number];

/** Whose numbers, dates and lists a language writes: British English, Portuguese of Brazil, Spanish of Spain. */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', pt: 'pt-BR', es: 'es-ES' };

export type TextArgs = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** A message of plain words and names of arguments: nothing in it that depends on the language. */
const SIMPLE = /^(?:[^{}'#]|\{\w+\})*$/;

/** An ICU message in this language with its arguments put in. Throws when an argument is missing. */
export function format(lang: Lang, message: string, args: TextArgs = {}): string {
  if (!message.includes('{')) return message;
  if (SIMPLE.test(message)) return filled(message, args);
  const key = `${lang} ${message}`;
  let parsed = compiled.get(key);
  if (!parsed) {
    parsed = new IntlMessageFormat(message, LOCALES[lang], undefined, { ignoreTag: true });
    compiled.set(key, parsed);
  }
  return String(parsed.format(args));
}

/** Puts the arguments in as the library would, without the data of languages, which takes as long to load as half of Node. */
const filled = (message: string, args: TextArgs): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    if (value === undefined) throw new Error(`The text “${message}” lacks ${name}.`);
    return String(value);
  });

/** A number with at most so many decimals. */
export const numberText = (lang: Lang, value: number, decimals = 2): string =>
  new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: decimals }).format(value);

/** A share of one as a percentage with one decimal; a whole one shows it only where `decimals` asks for it, as in columns. */
export const percentText = (lang: Lang, share: number, decimals: 0 | 1 = 0): string =>
  new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(share);

/** A moment, in milliseconds since 1970, by the clock of the reader. */
export const momentText = (lang: Lang, moment: number): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** Things named one after the other: a, b and c. */
export const listText = (lang: Lang, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(items);
