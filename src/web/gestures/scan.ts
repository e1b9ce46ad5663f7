import { choose } from './choose.ts';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Table } from '../state/table.svelte.ts';

const turned = <T>(list: readonly T[], at: number, by: 1 | -1): T | undefined =>
  list[(at + (at < 0 && by < 0 ? 0 : by) + list.length) % list.length];

/** The next of these hexes after a given one, column by column, and from the last to the first. */
function after(hexes: readonly string[], from: string): string | undefined {
  const sorted = [...new Set(hexes)].sort();
  return sorted.find((hex) => hex > from) ?? sorted[0];
}

/** The next hex with units of the side to act, or of the other side. Who only looks on has those who begin for his own. */
export function nextStack(table: Table, from: string, own: boolean): string | undefined {
  const first = table.seat.game.sides[0];
  const isOwn = (id: string): boolean =>
    table.watching ? table.counters.get(id)?.side === first : table.units.isOwn(id);
  const hexes = [...table.units.byHex].flatMap(([hex, units]) =>
    units.some(({ id }) => isOwn(id) === own) ? [hex] : [],
  );
  return after(hexes, from);
}

/** Hexes that can be attacked now. */
export const targetsOf = ({ decision, legal }: ShownPosition): string[] =>
  decision === 'fight'
    ? legal.flatMap((order) => (order.type === 'attack' ? [String(order['target'])] : [])).sort()
    : [];

/** The next hex that can be attacked, from the cursor on. */
export function nextTarget(table: Table, by: 1 | -1): string | undefined {
  const targets = targetsOf(table.position);
  return turned(targets, targets.indexOf(table.attention.cursor ?? ''), by);
}

/** Goes through what can be chosen; Enter then plays it. At a set-up it goes through the units. */
export function nextChoice(table: Table, by: 1 | -1): void {
  const { choices } = table.choosing;
  const { offer } = table.selection;
  if (table.choosing.settingUp) {
    const units = [...table.choosing.choosers];
    const unit = turned(units, units.indexOf(table.choosing.chooser ?? ''), by);
    table.selection.units = unit === undefined ? [] : [unit];
    return;
  }
  const key = JSON.stringify(offer?.order);
  const next = turned(
    choices,
    choices.findIndex(({ order }) => JSON.stringify(order) === key),
    by,
  );
  table.selection.offer = next;
  const [hex] = next?.hexes ?? [];
  if (next?.unit !== undefined) table.selection.units = [next.unit];
  if (hex === undefined) return;
  table.attention.cursor = hex;
  table.attention.inspected = hex;
}

/** Offers what a hex stands for, that of the unit being asked about first. */
export function offerAt(table: Table, hex: string): void {
  const here = table.choosing.choices.filter(({ hexes }) => hexes.includes(hex));
  table.selection.offer = here.find(({ unit }) => unit === table.choosing.chooser) ?? here[0];
  if (!table.selection.offer) table.selection.tell('nothing-here', { hex });
}

/** Plays what is offered. */
export function playOffer(table: Table): void {
  const { offer } = table.selection;
  if (offer) void choose(table, offer, offer.hexes[0]);
}
