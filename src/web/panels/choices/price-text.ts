import { numberText, percentText, type Lang } from '../../../text/format.ts';
import { signed } from '../../../text/index.ts';
import { webText } from '../../../text/web/index.ts';
import type { Price } from './price.ts';

/** The price of a choice in a few words. */
export interface PriceNote {
  text: string;
  /** It costs its side nothing. */
  isGain: boolean;
}

/** Undefined for a choice that neither costs nor brings anything. `mayHold`: by another choice the hex is given up for sure. */
export function priceNote(lang: Lang, price: Price, mayHold: boolean): PriceNote | undefined {
  const { own, enemy, points, holds, isSure, changed } = price;
  const n = (value: number): number => Math.round(100 * value) / 100;
  const parts = [
    ...(mayHold && !isSure ? [webText(lang, 'price-holds', { chance: percentText(lang, holds) })] : []),
    ...(changed ? [changedText(lang, changed)] : []),
    ...(!changed && own > 0 ? [webText(lang, 'price-own', { n: n(own) })] : []),
    ...(!changed && enemy > 0 ? [webText(lang, 'price-enemy', { n: n(enemy) })] : []),
    ...(n(points) === 0
      ? []
      : [webText(lang, 'price-points', { n: isSure ? signed(points) : `≈ ${numberText(lang, n(points))}` })]),
  ];
  return parts.length > 0 ? { text: parts.join(' · '), isGain: own === 0 && points >= 0 } : undefined;
}

const changedText = (lang: Lang, { before, after }: NonNullable<Price['changed']>): string =>
  after === undefined ? webText(lang, 'price-gone') : `${before} → ${after}`;
