import { format, type Lang, type TextArgs } from '../format.ts';
import { textsOf } from '../games.ts';
import { word } from '../index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { helpEn } from './help-en.ts';
import { helpEs } from './help-es.ts';
import { helpPt } from './help-pt.ts';
import type { CliCode, CliMessages, HelpMessages } from './messages.ts';
import { pt } from './pt.ts';

export type { CliCode } from './messages.ts';

const MESSAGES: Readonly<Record<Lang, CliMessages>> = { en, pt, es };
const HELP: Readonly<Record<Lang, HelpMessages>> = { en: helpEn, pt: helpPt, es: helpEs };

/** A sentence or heading of the command line. */
export const cliText = (lang: Lang, code: CliCode, args: TextArgs = {}): string =>
  format(lang, MESSAGES[lang][code], args);

/** The help for a command or an option; undefined when there is none. */
export const helpText = (lang: Lang, code: string): string | undefined =>
  (HELP[lang] as Readonly<Record<string, string>>)[code];

/** An item of a list in a position, such as a strike, as its game says it; undefined where it says nothing. */
export function itemText(lang: Lang, game: string, id: string, item: object): string | undefined {
  const message = factText(lang, game, `${id}.each`);
  const args = Object.entries(item).map(([key, value]) => [key, word(lang, game, 'side', String(value))]);
  return message === undefined ? undefined : format(lang, message, Object.fromEntries(args) as TextArgs);
}

/** The name of a field of a position; undefined when it has none. */
export const factText = (lang: Lang, game: string, id: string): string | undefined =>
  textsOf(lang, game)?.facts[id] ?? (MESSAGES[lang] as Readonly<Record<string, string>>)[`fact-${id}`];
