import { format, sixthsText, type Lang, type TextArgs } from '../format.ts';
import { en } from './en.ts';
import { en as engagementEn } from './engagement/en.ts';
import { es as engagementEs } from './engagement/es.ts';
import { pt as engagementPt } from './engagement/pt.ts';
import { en as formationsEn } from './holland-44/en.ts';
import { es as formationsEs } from './holland-44/es.ts';
import { pt as formationsPt } from './holland-44/pt.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { WebKey } from './texts.ts';

/** Every text of the page in each language. */
export const WEB_TEXTS: Readonly<Record<Lang, Readonly<Record<WebKey, string>>>> = {
  en: { ...en, ...engagementEn, ...formationsEn },
  pt: { ...pt, ...engagementPt, ...formationsPt },
  es: { ...es, ...engagementEs, ...formationsEs },
};

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
  format(lang, WEB_TEXTS[lang][key], { ...MOUSE, ...withFractions(lang, args) });
