import type { Lang } from '../../text/format.ts';
import { actionText, placeText, word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Order } from '../seat/seat.ts';
import { isHex, type Choice } from './decision.ts';
import type { Table } from './table.svelte.ts';

type Shown = Pick<Table, 'names' | 'map'>;

/** What a choice does, in a few words. */
export function choiceText(lang: Lang, table: Shown, { order, unit }: Omit<Choice, 'hexes'>): string {
  const name = unit === undefined ? '' : (table.names.unit?.(unit) ?? unit);
  const own = ownText(lang, table, order, name);
  if (own !== undefined && (unit === undefined || !('to' in order))) return own;
  return 'to' in order
    ? goalText(lang, table, name, String(order['to']))
    : webText(lang, 'act-other', { type: order.type, what: name });
}

/** The name of a place; of one of several hexes, with the hex that is meant. */
export function placeName({ names, map }: Shown, at: string): string {
  const name = placeText(at, names);
  const isOneOfMany = map.places.some(({ hexes }) => hexes.length > 1 && hexes.includes(at));
  return isOneOfMany && name !== at ? `${name} (${at})` : name;
}

/** In the words of the game; undefined where it has none. */
function ownText(lang: Lang, { names, map }: Shown, order: Order, unit: string): string | undefined {
  const { type, unit: _, ...others } = order;
  const first = String(Object.values(others)[0] ?? '');
  const formation = word(lang, names.game, 'group', String(order['formation'] ?? ''));
  const place = placeName({ names, map }, first);
  const at = place === first ? (names.unit?.(first) ?? first) : place;
  return actionText(lang, names.game, type, { unit, place: at, to: String(order['to'] ?? ''), formation });
}

/** Where a unit goes: to a hex, an area beside the map, or off an edge. */
function goalText(lang: Lang, { names, map }: Shown, unit: string, to: string): string {
  if (isHex(map, to)) {
    const terrain = word(lang, names.game, 'terrain', map.hexes[to]?.terrain ?? 'open');
    return webText(lang, 'act-to', { unit, to: `${to} (${terrain})` });
  }
  const edge = word(lang, names.game, 'edge', to);
  return to.startsWith('area:')
    ? webText(lang, 'act-to', { unit, to: edge })
    : webText(lang, 'act-off', { unit, edge });
}
