import type { Side } from '../kernel/game.ts';
import type { VictoryItem } from './contract/victory.ts';
import type { PointItem } from './wargame.ts';

/** An item as the rules of a game offer it; what anybody has of it now is in the ledger. */
export interface Offer extends Pick<VictoryItem, 'rule' | 'item' | 'hexes'>, Partial<OfferState> {
  /** By the index of a side; 0 for a side that can have nothing. */
  worth: readonly [number, number];
  each?: true;
  /** The index of the side that holds it, or -1; without it, whoever has points for it as a whole. */
  holder?: number;
  /** Units that it pays for once they are lost, which the ledger names by their ids. */
  losses?: ReadonlySet<string>;
  /** The word by which the ledger names it, where that is not `item`; of its entries only those with the points of `worth` belong to it. */
  entry?: string;
}

type OfferState = Pick<VictoryItem, 'parts' | 'against' | 'cutOff' | 'count' | 'until' | 'after'>;

/** The items that are offered, with what the ledger says of them, and whatever else is in the ledger. */
export function victoryItems(
  sides: readonly Side[],
  offers: readonly Offer[],
  ledger: readonly PointItem[],
): VictoryItem[] {
  const left = new Set(ledger.filter(({ points }) => points !== 0));
  const items = offers.map(({ worth, each, holder, losses, entry, ...offer }): VictoryItem => {
    const mine = [...left].flatMap((one): Counted[] => {
      const counted = losses?.has(one.item) ? one.item : partOf(one.item, entry ?? offer.item);
      const isOther = entry !== undefined && one.points !== worth[sides.indexOf(one.side)];
      return counted === undefined || isOther ? [] : [{ one, counted }];
    });
    for (const { one } of mine) left.delete(one);
    const points = sumBySide(mine);
    const [first, ...others] = Object.keys(points);
    const winner = each || others.length > 0 || first === undefined || (points[first] ?? 0) < 0 ? null : first;
    return {
      ...offer,
      worth: Object.fromEntries(sides.flatMap((side, i) => (worth[i] ? [[side, worth[i]]] : []))),
      each: each === true,
      holder: holder === undefined ? winner : (sides[holder] ?? null),
      points,
      counted: countedBySide(mine),
    };
  });
  return [...[...left].map(asItem), ...items];
}

/** What an entry names after the word of its item; empty where it is the item, undefined where it is none of it. */
const partOf = (entry: string, item: string): string | undefined =>
  entry === item ? '' : entry.startsWith(`${item} `) ? entry.slice(item.length + 1) : undefined;

/** An entry of the ledger that belongs to an item, and the unit or hex that it names; empty for the item as a whole. */
interface Counted {
  one: PointItem;
  counted: string;
}

function sumBySide(entries: readonly Counted[]): Record<Side, number> {
  const sums: Record<Side, number> = {};
  for (const { one } of entries) sums[one.side] = (sums[one.side] ?? 0) + one.points;
  return sums;
}

function countedBySide(entries: readonly Counted[]): Record<Side, string[]> {
  const named: Record<Side, string[]> = {};
  for (const { one, counted } of entries) if (counted !== '') (named[one.side] ??= []).push(counted);
  return named;
}

const asItem = ({ rule, item, side, points }: PointItem): VictoryItem => ({
  rule,
  item,
  hexes: [],
  worth: { [side]: points },
  each: false,
  points: { [side]: points },
  counted: {},
  holder: side,
});
