import { format, type Lang, type TextArgs } from '../format.ts';
import { textsOf } from '../games.ts';
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

/** The name of a field of a position; undefined when it has none. */
export const factText = (lang: Lang, game: string, id: string): string | undefined =>
  textsOf(lang, game)?.facts[id] ?? (MESSAGES[lang] as Readonly<Record<string, string>>)[`fact-${id}`];
