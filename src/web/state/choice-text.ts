import type { Lang } from '../../text/format.ts';
import { actionText, word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import { isHex, type Choice } from './decision.ts';
import type { Table } from './table.svelte.ts';

const NAMED = ['loss', 'eliminate', 'advance', 'recover', 'withdraw'];

/** What a choice does, in a few words. */
export function choiceText(lang: Lang, { names, map }: Pick<Table, 'names' | 'map'>, { order, unit }: Choice): string {
  const name = unit === undefined ? '' : (names.unit?.(unit) ?? unit);
  const to = String(order['to'] ?? '');
  if (isHex(map, to)) {
    const terrain = word(lang, names.game, 'terrain', map.hexes[to]?.terrain ?? 'open');
    return webText(lang, 'act-retreat', { unit: name, to: `${to} (${terrain})` });
  }
  if ('to' in order) return webText(lang, 'act-off', { unit: name, edge: word(lang, names.game, 'edge', to) });
  const own = actionText(lang, names.game, order.type, {
    unit: name,
    place: names.place?.(String(order['city'])) ?? '',
  });
  if (own !== undefined) return own;
  if (NAMED.includes(order.type)) return webText(lang, `act-${order.type}` as WebKey, { unit: name });
  if (order.type === 'done') return webText(lang, 'act-done');
  return webText(lang, 'act-other', { type: order.type, what: name });
}
