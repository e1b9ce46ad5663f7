import type { Lang, TextArgs } from '../../text/format.ts';
import { actionText, placeText, unitName, word, type Names } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Order } from '../../seat/seat.ts';
import { isHex, type Choice } from './decision.ts';
import type { ShownPosition } from './position.svelte.ts';
import type { Table } from './table.svelte.ts';

interface Shown {
  fullNames: Names;
  position: Pick<ShownPosition, 'map'> & Partial<Pick<ShownPosition, 'detailsOf'>>;
}

type Told = Omit<Choice, 'hexes'>;

/** What a choice does, in a few words. */
export function choiceText(lang: Lang, table: Shown, { order, unit }: Told): string {
  const name = unit === undefined ? '' : unitName(table.fullNames, unit);
  const details = table.position.detailsOf?.(order)?.args;
  const own = ownText(lang, table, order, name, details);
  if (own !== undefined && (unit === undefined || details || !('to' in order))) return own;
  return 'to' in order
    ? goalText(lang, table, name, String(order['to']))
    : webText(lang, 'act-other', { type: order.type, what: name });
}

/** The same with another name for the unit that chooses. */
export function choiceCalling(lang: Lang, { fullNames, position }: Shown, choice: Told, name: string): string {
  const unit = (id: string): string => (id === choice.unit ? name : unitName(fullNames, id));
  return choiceText(lang, { fullNames: { ...fullNames, unit }, position }, choice);
}

/** The sign that stands for a unit whose name is left out. */
const UNNAMED = '\u2060';

/** The same below the name of its unit, which is left out where the words begin with it. */
export function choiceBelow(lang: Lang, table: Shown, choice: Told): string {
  const text = choiceCalling(lang, table, choice, UNNAMED);
  if (!text.startsWith(UNNAMED)) return choiceText(lang, table, choice);
  const rest = text.slice(UNNAMED.length).trimStart();
  return rest.charAt(0).toLocaleUpperCase(lang) + rest.slice(1);
}

/** Units in full; of several as many as their formation has of them, where that is shorter. */
export function unitsText(
  lang: Lang,
  { fullNames, counters }: Pick<Table, 'fullNames' | 'counters'>,
  units: readonly string[],
): string {
  const names = units.map((id) => unitName(fullNames, id)).join(' + ');
  if (units.length < 2) return names;
  const [formation = '', ...more] = new Set(units.map((id) => counters.get(id)?.formation ?? ''));
  const group = more.length > 0 || formation === '' ? 'none' : word(lang, fullNames.game, 'group', formation);
  const counted = webText(lang, 'units-of', { n: units.length, group });
  return counted.length < names.length ? counted : names;
}

/** The name of a place; of one of several hexes, with the hex that is meant. */
export function placeName({ fullNames, position: { map } }: Shown, at: string): string {
  const name = placeText(at, fullNames);
  const isOneOfMany = map.places.some(({ hexes }) => hexes.length > 1 && hexes.includes(at));
  return isOneOfMany && name !== at ? `${name} (${at})` : name;
}

/** In the words of the game; undefined where it has none. */
function ownText(lang: Lang, table: Shown, order: Order, unit: string, details: TextArgs = {}): string | undefined {
  const { game } = table.fullNames;
  const { type, unit: _, ...others } = order;
  const first = String(Object.values(others)[0] ?? '');
  const formation = word(lang, game, 'group', String(order['formation'] ?? ''));
  const place = unit !== '' && first === order['to'] ? goalName(lang, table, first) : placeOrUnit(table, first);
  return actionText(lang, game, type, { unit, place, to: String(order['to'] ?? ''), formation, ...details });
}

function placeOrUnit(table: Shown, at: string): string {
  const place = placeName(table, at);
  return place === at ? unitName(table.fullNames, at) : place;
}

/** Where a unit goes: a hex with its ground, or an area beside the map. */
function goalName(lang: Lang, { fullNames: { game }, position: { map } }: Shown, to: string): string {
  if (!isHex(map, to)) return word(lang, game, 'edge', to);
  const ground = word(lang, game, 'terrain', map.hexes[to]?.terrain ?? 'open');
  return `${to} (${ground})`;
}

/** Where a unit goes: to a hex, an area beside the map, or off an edge. */
function goalText(lang: Lang, table: Shown, unit: string, to: string): string {
  const goal = goalName(lang, table, to);
  const isOnMap = isHex(table.position.map, to) || to.startsWith('area:');
  return isOnMap ? webText(lang, 'act-to', { unit, to: goal }) : webText(lang, 'act-off', { unit, edge: goal });
}
