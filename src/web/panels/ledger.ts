import { listText, type Lang } from '../../text/format.ts';
import { word, type Names } from '../../text/index.ts';
import type { MapData } from '../../wargame/map.ts';
import type { PointItem } from '../../wargame/wargame.ts';

/** A line of the score: a place, or all that counts for the same reason, with the names of the units or hexes. */
export interface LedgerLine {
  text: string;
  rule: string;
  points: number;
}

/** What a ledger is read with. */
export interface LedgerContext {
  lang: Lang;
  names: Names;
  places: MapData['places'];
  units: { has(id: string): boolean };
}

/** The items that a side scores, those for the same reason in one line. */
export function ledgerLines(context: LedgerContext, items: readonly PointItem[], side: string): LedgerLine[] {
  const groups = new Map<string, PointItem[]>();
  for (const item of items.filter((one) => one.side === side)) {
    const key = `${reasonOf(context, item)} ${item.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map((group) => lineOf(context, group as [PointItem, ...PointItem[]]));
}

/** `destroyed` for a unit; else the item, without the unit or hex that it names after a blank. */
const reasonOf = ({ units }: LedgerContext, { item }: PointItem): string =>
  units.has(item) ? 'destroyed' : (item.split(' ')[0] as string);

function lineOf(context: LedgerContext, group: readonly [PointItem, ...PointItem[]]): LedgerLine {
  const [{ rule }] = group;
  return { text: textOf(context, group), rule, points: group.reduce((sum, { points }) => sum + points, 0) };
}

function textOf(context: LedgerContext, group: readonly [PointItem, ...PointItem[]]): string {
  const { lang, names, places, units } = context;
  const reason = reasonOf(context, group[0]);
  const place = places.find(({ id }) => id === reason);
  if (place) return place.name;
  const around = places.find(({ hexes }) => hexes.includes(reason));
  if (around) return `${around.name} (${reason})`;
  const things = group.flatMap(({ item }) =>
    item === reason ? [] : [nameOf(names, units.has(item) ? item : item.slice(reason.length + 1))],
  );
  const text = word(lang, names.game, 'item', reason);
  return things.length === 0 ? text : `${text}: ${listText(lang, things)}`;
}

function nameOf({ unit, place }: Names, id: string): string {
  const name = unit?.(id) ?? id;
  return name === id ? (place?.(id) ?? id) : name;
}
