import { format, listText, numberText, percentText, type Lang } from '../format.ts';
import { unitName, type Names } from '../index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { PlanTexts, Tactic } from './texts.ts';

const TEXTS: Readonly<Record<Lang, PlanTexts>> = { en, pt, es };

/** Whether there is a sentence for a tactic of this name. */
export const isTactic = (name: string): name is Tactic =>
  Object.hasOwn(en, name) && name !== 'considered' && name !== 'fear';

const unitsText = (lang: Lang, names: Names, units: readonly string[]): string =>
  listText(
    lang,
    units.map((id) => unitName(names, id)),
  );

const placeOf = (names: Names, hex: string): string => {
  const name = names.place?.(hex) ?? hex;
  return name === hex ? hex : `${name} (${hex})`;
};

/** What these units are to do, in a sentence. */
export const missionText = (
  lang: Lang,
  names: Names,
  { tactic, units, to = '' }: { tactic: Tactic; units: readonly string[]; to?: string },
): string => format(lang, TEXTS[lang][tactic], { units: unitsText(lang, names, units), to: placeOf(names, to) });

/** A place in danger, in a sentence. */
export const fearText = (lang: Lang, names: Names, { to, strength }: { to: string; strength: number }): string =>
  format(lang, TEXTS[lang].fear, { to: placeOf(names, to), strength });

/** An attack that was thought about, in a sentence. */
export const consideredText = (
  lang: Lang,
  names: Names,
  attack: { target: string; attackers: readonly string[]; column: string; chance: number; worth: number },
): string =>
  format(lang, TEXTS[lang].considered, {
    units: unitsText(lang, names, attack.attackers),
    to: placeOf(names, attack.target),
    column: attack.column,
    chance: percentText(lang, attack.chance),
    worth: numberText(lang, Math.round(attack.worth * 10) / 10),
  });
