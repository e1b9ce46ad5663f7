import type { Lang } from '../../text/format.ts';
import { actionText, placeText, word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { isHex, type Choice } from './decision.ts';
import type { Table } from './table.svelte.ts';

/** What a choice does, in a few words. */
export function choiceText(
  lang: Lang,
  { names, map }: Pick<Table, 'names' | 'map'>,
  { order, unit }: Omit<Choice, 'hexes'>,
): string {
  const name = unit === undefined ? '' : (names.unit?.(unit) ?? unit);
  const to = String(order['to'] ?? '');
  if (isHex(map, to)) {
    const terrain = word(lang, names.game, 'terrain', map.hexes[to]?.terrain ?? 'open');
    return webText(lang, 'act-to', { unit: name, to: `${to} (${terrain})` });
  }
  if ('to' in order) return webText(lang, 'act-off', { unit: name, edge: word(lang, names.game, 'edge', to) });
  const { type, unit: _, ...others } = order;
  const place = placeText(String(Object.values(others)[0] ?? ''), names);
  const own = actionText(lang, names.game, type, { unit: name, place });
  return own ?? webText(lang, 'act-other', { type, what: name });
}
