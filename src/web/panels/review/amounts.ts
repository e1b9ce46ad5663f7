import { numberText, type Lang } from '../../../text/format.ts';
import type { Spread } from '../../../wargame/review/spread.ts';

/** A number of steps or hexes, or the mean of one; U+2212 as minus. */
export const amountText = (lang: Lang, amount: number): string =>
  numberText(lang, Math.abs(amount) < 0.05 ? 0 : amount, 1).replace('-', '−');

/** Chances that are too small to be seen are not drawn. */
const SEEN = 1 / 400;

/** The part of a spread that a chart shows: every number that is likely enough, and this one. */
export function shownOf({ least, chances }: Spread, n: number): { value: number; chance: number }[] {
  const most = Math.max(...chances);
  const bars = chances.map((chance, i) => ({ value: least + i, chance }));
  const isShown = ({ value, chance }: (typeof bars)[number]): boolean => value === n || chance > most * SEEN;
  return bars.slice(bars.findIndex(isShown), bars.findLastIndex(isShown) + 1);
}
