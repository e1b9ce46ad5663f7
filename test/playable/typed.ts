// Gives an order as a line of the command line of the page, in one of its languages.
import type { Lang } from '../../src/text/format.ts';
import { linksOf, verbsOf } from '../../src/text/web/commands.ts';
import { parse } from '../../src/web/command/command.ts';
import { namesOf, run } from '../../src/web/command/command-run.ts';
import { spokenValue } from '../../src/web/command/values.ts';
import { isHex } from '../../src/web/state/decision.ts';
import { planFor, viewPlan, type MoveAction } from '../../src/web/state/plan.ts';
import type { Order } from '../../src/seat/seat.ts';
import type { Table } from '../../src/web/state/table.svelte.ts';
import { openFight, type EngagementCombat } from '../../src/web/systems/engagement/combat.ts';
import type { Bench } from './bench.ts';
import { isSame } from './hand.ts';

const nobody = { look: () => undefined, zoom: () => undefined, keys: () => undefined };

/** What is typed for the value of a field: the name on a counter, a hex, a number, a word. */
function spoken(table: Table, lang: Lang, field: string, value: string | number): string {
  const counter = table.counters.get(String(value));
  if (counter) return counter.label;
  const place = table.position.map.places.find(({ id }) => id === value);
  if (place) return place.name.replaceAll(/\s/g, '');
  if (/^\d{4}(-\d{4})?$/.test(String(value)) || typeof value === 'number') return String(value);
  return spokenValue(lang, namesOf(table), field, value);
}

/** Somewhere the unit can go, an area beside the map rather than a hex, as part of a line. */
function goalOf(table: Table, lang: Lang, { type, unit, mode }: Order): string[] {
  const { game, state } = table.seat;
  const plan = planFor(table.seat, [String(unit)], type as MoveAction, mode === undefined ? undefined : String(mode));
  const hexes = viewPlan(game, state, plan).reach?.hexes ?? [];
  const goal =
    hexes.find(({ hex }) => !isHex(table.position.map, hex)) ?? hexes.find(({ mayStop }) => mayStop) ?? hexes[0];
  return goal ? [linksOf(lang).get('to')?.[0] ?? '', spoken(table, lang, 'to', goal.hex)] : [];
}

/** Who or what is named besides the hex, where a combat is declared in one line: artillery or a point from the air. */
function supportOf(table: Table, lang: Lang, { target }: Order): string[] {
  openFight(table, 'bombard', String(target));
  const { artillery = [], air = [] } = (table.drafted ?? {}) as Partial<EngagementCombat>;
  const guns = artillery.map((id) => spoken(table, lang, 'unit', id));
  const links = linksOf(lang);
  table.selection.setDraft(undefined);
  return guns.length > 0 ? [links.get('guns')?.[0] ?? '', ...guns] : [links.get('air')?.[0] ?? '', String(air[0] ?? 1)];
}

/** What has to be said besides the action itself. */
function restOf(table: Table, lang: Lang, order: Order): string[] {
  if (order.type === 'move' || order.type === 'fly') return goalOf(table, lang, order);
  return order.type === 'bombard' ? supportOf(table, lang, order) : [];
}

/** The line for an order. */
export function lineFor(table: Table, lang: Lang, order: Order): string {
  const { type, ...fields } = order;
  const verb = verbsOf(lang, table.names.game).get(type)?.[0] ?? type;
  const values = Object.entries(fields).map(([field, value]) => spoken(table, lang, field, value));
  return [verb, ...values, ...restOf(table, lang, order)].join(' ');
}

/** Can this order be given by the command line? The answer is undefined, or the line and why it did nothing. */
export async function typed({ table, played }: Bench, lang: Lang, order: Order): Promise<string | undefined> {
  table.renew();
  played.length = 0;
  const line = lineFor(table, lang, order);
  const read = parse(lang, line, namesOf(table));
  if (!read.ok) return `${line}: ${JSON.stringify(read.error)}`;
  const notice = await run(table, read.command, nobody);
  if (order.type === 'end') await run(table, read.command, nobody);
  await table.asking.answered;
  const named = table.drafted?.orders.some((one) => isSame(one, order)) === true;
  if (named || played.some(([first]) => isSame(first, order))) return undefined;
  return `${line}: ${JSON.stringify(notice)} ${JSON.stringify(played[0])}`;
}
