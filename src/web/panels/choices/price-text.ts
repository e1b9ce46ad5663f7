import { listText, numberText, percentText, type Lang } from '../../../text/format.ts';
import { outcomeText, signed } from '../../../text/index.ts';
import { webText } from '../../../text/web/index.ts';
import type { Order } from '../../../seat/seat.ts';
import type { Outcome, Price } from './price.ts';

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
      : [webText(lang, 'price-points', { n: isSure ? signed(points) : `≈ ${approximate(lang, n(points))}` })]),
  ];
  return parts.length > 0 ? { text: parts.join(' · '), isGain: own === 0 && points >= 0 } : undefined;
}

const approximate = (lang: Lang, n: number): string => `${n < 0 ? '−' : '+'}${numberText(lang, Math.abs(n))}`;

const changedText = (lang: Lang, { before, after }: NonNullable<Price['changed']>): string =>
  after === undefined ? webText(lang, 'price-gone') : `${before} → ${after}`;

/** More choices than this are counted, not named. */
const NAMED = 2;

/** Rolls that turn out alike, and the choices that lead to one. */
export interface ChanceCard {
  choices: string;
  rows: readonly { name: string; probability: number }[];
}

/** How the rolls turn out that decide about choices: those with the same chances on one card. */
export function chanceCards(
  lang: Lang,
  game: string,
  orders: readonly Order[],
  label: (order: Order) => string,
  priceOf: (order: Order) => Price | undefined,
): ChanceCard[] {
  const cards = new Map<string, { labels: string[]; outcomes: readonly Outcome[] }>();
  for (const order of orders) {
    const { outcomes = [] } = priceOf(order) ?? {};
    if (outcomes.length === 0) continue;
    const key = JSON.stringify(outcomes);
    const card = cards.get(key) ?? { labels: [], outcomes };
    card.labels.push(label(order));
    cards.set(key, card);
  }
  return [...cards.values()].map(({ labels, outcomes }) => ({
    choices: labels.length > NAMED ? webText(lang, 'chances-each', { n: labels.length }) : listText(lang, labels),
    rows: outcomes.map((one) => ({ name: outcomeName(lang, game, one), probability: one.probability })),
  }));
}

const outcomeName = (lang: Lang, game: string, { result, own, enemy }: Outcome): string =>
  [
    outcomeText(lang, game, result),
    ...(own > 0 ? [webText(lang, 'price-own', { n: own })] : []),
    ...(enemy > 0 ? [webText(lang, 'price-enemy', { n: enemy })] : []),
  ].join(' · ');
