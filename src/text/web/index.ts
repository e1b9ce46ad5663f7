import { format, LANGS, sixthsText, type Lang, type TextArgs } from '../format.ts';
import { en } from './lobby/en.ts';
import { es } from './lobby/es.ts';
import { pt } from './lobby/pt.ts';
import type { WebKey } from './texts.ts';

type Texts = Record<Lang, Readonly<Partial<Record<WebKey, string>>>>;

/** The texts of the page in each language, as far as they are loaded: at first those of lobby and shell alone. */
export const WEB_TEXTS: Texts = { en, pt, es };

/** Loads what every page but the lobby says. */
export async function loadPageTexts(): Promise<void> {
  const { PAGE_TEXTS } = await import('./pages.ts');
  for (const lang of LANGS) WEB_TEXTS[lang] = { ...WEB_TEXTS[lang], ...PAGE_TEXTS[lang] };
}

/** The reader's pointing device: it decides between “tap” and “click”. */
export type Pointer = 'mouse' | 'touch';
const MOUSE: { pointer: Pointer } = { pointer: 'mouse' };

/** Arguments in movement points, which may come in sixths. */
const POINTS = ['cost', 'left', 'allowance'] as const;

/** The arguments with fractions of movement points written out. */
function withFractions(lang: Lang, args: TextArgs): TextArgs {
  const broken = POINTS.filter((name) => typeof args[name] === 'number' && !Number.isInteger(args[name]));
  if (broken.length === 0) return args;
  return { ...args, ...Object.fromEntries(broken.map((name) => [name, sixthsText(lang, args[name] as number)])) };
}

/** A text of the page. Texts that name a gesture have the argument `pointer`, by default a mouse. */
export const webText = (lang: Lang, key: WebKey, args: TextArgs = {}): string =>
  format(lang, WEB_TEXTS[lang][key] ?? key, { ...MOUSE, ...withFractions(lang, args) });
