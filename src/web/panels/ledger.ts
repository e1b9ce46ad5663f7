import type { Side } from '../../kernel/game.ts';
import { listText, sixthsText, type Lang } from '../../text/format.ts';
import { word, type Names } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { MapData } from '../../wargame/map.ts';
import type { Victory, VictoryItem } from '../../wargame/wargame.ts';
import { bySide } from '../state/score.ts';

/** A line of the score: an item of the victory rules. */
export interface LedgerLine {
  text: string;
  /** How it stands, and what it takes to have it. */
  notes: readonly string[];
  rule: string;
  hexes: readonly string[];
  /** What it is worth besides: to the other side, or each unit or hex of several; of what is open, to both. */
  worth: string;
  /** What the side of the group has of it. */
  points: number;
}

/** What a side has points for; what nobody has any for. */
export interface LedgerGroup {
  side: Side | null;
  points: number;
  lines: readonly LedgerLine[];
}

/** What a ledger is read with. */
export interface LedgerContext {
  lang: Lang;
  names: Names;
  map: Pick<MapData, 'places' | 'hexes'>;
  turn: number;
}

/** The items of the victory rules by who has points for them, the most first; then those that are open. */
export function ledgerGroups(context: LedgerContext, victory: Victory, sides: readonly Side[]): LedgerGroup[] {
  const { items } = victory;
  const held = sides.map((side): LedgerGroup => {
    const lines = items.flatMap((item) => {
      const points = item.points[side] ?? 0;
      return points === 0 ? [] : [lineOf(context, item, side)];
    });
    lines.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    return { side, points: lines.reduce((sum, { points }) => sum + points, 0), lines };
  });
  const open = items.filter(({ points }) => Object.values(points).every((value) => value === 0));
  const lines = open.sort((a, b) => most(b) - most(a)).map((item) => lineOf(context, item, null));
  return [...held, { side: null, points: 0, lines }];
}

const most = ({ worth }: VictoryItem): number => Math.max(...Object.values(worth), -Infinity);

function lineOf(context: LedgerContext, item: VictoryItem, side: Side | null): LedgerLine {
  const counted = side === null ? [] : (item.counted[side] ?? []);
  const isOnMap = counted.length > 0 && counted.every((one) => context.map.hexes[one]);
  return {
    text: itemText(context, item.item),
    notes: notesOf(context, item, counted),
    rule: item.rule,
    hexes: isOnMap ? counted : item.hexes,
    worth: worthText(context, item, side),
    points: (side !== null && item.points[side]) || 0,
  };
}

function worthText({ lang, names }: LedgerContext, { worth, each }: VictoryItem, side: Side | null): string {
  if (side === null) {
    const all = bySide(lang, names.game, worth);
    return each && all !== '' ? webText(lang, 'ledger-each', { points: all }) : all;
  }
  if (each) return webText(lang, 'ledger-each', { points: sixthsText(lang, worth[side] ?? 0) });
  const other = Object.keys(worth).find((one) => one !== side);
  if (other === undefined) return '';
  const points = sixthsText(lang, worth[other] ?? 0);
  return webText(lang, 'ledger-other', { points, side: word(lang, names.game, 'side', other) });
}

/** A place by its name, a hex by that of the place around it, else in the words of the game. */
export function itemText({ lang, names, map: { places } }: LedgerContext, item: string): string {
  const place = places.find(({ id }) => id === item);
  if (place) return place.name;
  const around = places.find(({ hexes }) => hexes.includes(item));
  if (around) return around.hexes.length > 1 ? `${around.name} (${item})` : around.name;
  return word(lang, names.game, 'item', item);
}

function notesOf(context: LedgerContext, item: VictoryItem, counted: readonly string[]): string[] {
  const { lang, names, turn } = context;
  const { parts, against = [], cutOff = [], count, until, after, holder, points } = item;
  const how = word(lang, names.game, 'item', `${item.item}-how`);
  const isWon = Object.values(points).some((value) => value !== 0);
  const things = (ids: readonly string[]): string =>
    listText(
      lang,
      ids.map((id) => nameOf(names, id)),
    );
  const side = (id: Side): string => word(lang, names.game, 'side', id);
  return [
    ...(how === `${item.item}-how` ? [] : [how]),
    ...(counted.length > 0 ? [things(counted)] : []),
    ...(count ? [webText(lang, 'ledger-count', count)] : []),
    ...(until !== undefined && (!isWon || turn <= until)
      ? [webText(lang, 'ledger-until', { turn: until, isOver: turn > until ? 'yes' : 'no' })]
      : []),
    ...(after === undefined ? [] : [webText(lang, 'ledger-after', { item: itemText(context, after) })]),
    ...Object.entries(parts ?? {}).map(([one, hexes]) =>
      webText(lang, 'ledger-part', { side: side(one), hexes: listText(lang, hexes) }),
    ),
    ...(cutOff.length > 0 ? [webText(lang, 'ledger-cut', { what: things(cutOff) })] : []),
    ...(against.length > 0 ? [webText(lang, 'ledger-against', { n: against.length, units: things(against) })] : []),
    ...(holder !== null && !isWon ? [webText(lang, 'ledger-held', { side: side(holder) })] : []),
  ];
}

function nameOf({ unit, place }: Names, id: string): string {
  const name = unit?.(id) ?? id;
  if (name !== id) return name;
  const there = place?.(id) ?? id;
  return there === id ? id : `${there} (${id})`;
}
