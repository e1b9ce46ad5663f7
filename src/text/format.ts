import { IntlMessageFormat, type Formatters } from 'intl-messageformat';

/** The languages of all texts. */
export const LANGS = ['en', 'pt', 'es'] as const;
export type Lang = (typeof LANGS)[number];

/** Locales for numbers, dates and lists. */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', pt: 'pt-BR', es: 'es-ES' };

export type TextArgs = Readonly<Record<string, string | number>>;

// Which locales the machine has takes it longer to list than to start Node; these three are everywhere.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales));

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Digits below a thousand, and their decimals. */
const SHORT = /^\d{1,3}(?:\.(\d+))?$/;

/**
 * A number with at most this many decimals. Those below a thousand that need no rounding, nearly all, do without the browser's format, whose first use
 * takes a page 25 ms.
 */
function written(locale: string, value: number, decimals: number): string {
  const digits = String(value);
  const short = SHORT.exec(digits);
  if (short && (short[1] ?? '').length <= decimals) return locale.startsWith('en') ? digits : digits.replace('.', ',');
  const made = (): Intl.NumberFormat => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  return madeOnce(numberFormats, `${locale} ${decimals}`, made).format(value);
}

function madeOnce<T>(made: Map<string, T>, key: string, make: () => T): T {
  let one = made.get(key);
  if (!one) made.set(key, (one = make()));
  return one;
}

/** Decimals of a number in a message, which are the browser's by default. */
const DECIMALS = 3;

/** Shared by all messages, which would each make their own. */
const formatters = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(locale, options) : { format: (value: number) => written(locale, value, DECIMALS) },
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getPluralRules: (locale: string, options: Intl.PluralRulesOptions) =>
    madeOnce(pluralRules, `${locale} ${options.type}`, () => new Intl.PluralRules(locale, options)),
} as unknown as Formatters;

const compiled = new Map<string, IntlMessageFormat>();

/** A message with nothing but text and argument names, which needs no data of the language. */
const SIMPLE = /^(?:[^{}'#]|\{\w+\})*$/;

/** Formats an ICU message. Throws when an argument is missing. */
export function format(lang: Lang, message: string, args: TextArgs = {}): string {
  if (!message.includes('{')) return message;
  if (SIMPLE.test(message)) return filled(message, args);
  const key = `${lang} ${message}`;
  let parsed = compiled.get(key);
  if (!parsed) {
    parsed = new IntlMessageFormat(message, LOCALES[lang], undefined, { ignoreTag: true, formatters });
    compiled.set(key, parsed);
  }
  return String(parsed.format(args));
}

/** Formats a simple message without loading the library, which takes half as long as starting Node. */
const filled = (message: string, args: TextArgs): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    if (value === undefined) throw new Error(`The text “${message}” lacks ${name}.`);
    return String(value);
  });

/** A number with at most this many decimals. */
export const numberText = (lang: Lang, value: number, decimals = 2): string => written(LOCALES[lang], value, decimals);

/** The sixths of a number, by their count. */
const SIXTHS = ['', '⅙', '⅓', '½', '⅔', '⅚'] as const;

/** A number whose fraction is written in sixths where it is one of some: 2½; U+2212 as minus. */
export function sixthsText(lang: Lang, value: number): string {
  if (value < 0) return `−${sixthsText(lang, -value)}`;
  const sixths = Math.round(value * 6);
  if (Math.abs(value * 6 - sixths) > 1e-6) return numberText(lang, value);
  const whole = Math.floor(sixths / 6);
  return `${whole === 0 && sixths > 0 ? '' : whole}${SIXTHS[sixths % 6]}`;
}

/** A share of 1 as a percentage with up to one decimal; with `decimals` 1 always one, as in columns. */
export const percentText = (lang: Lang, share: number, decimals: 0 | 1 = 0): string =>
  new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(share);

/** Is this number of milliseconds since 1970 in the range of dates (ECMAScript, time values)? */
export const isMoment = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= 8.64e15;

/** A time in milliseconds since 1970, in the reader's time zone where no other is named; a dash for a number that is no time. */
export const momentText = (lang: Lang, moment: number, timeZone?: 'UTC'): string =>
  isMoment(moment)
    ? new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
    : '–';

/** A day, by a time in milliseconds since 1970, in UTC. */
export const dayText = (lang: Lang, moment: number): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);

/** A list in words: a, b and c. */
export const listText = (lang: Lang, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(items);
