import { unitName } from '../../text/index.ts';
import { verbsOf } from '../../text/web/commands.ts';
import type { Order } from '../../seat/seat.ts';
import { aimsAtUnit, type Names, type Possible } from './command.ts';
import { fieldsOf } from './values.ts';
import { isHex, sideNamed } from '../state/decision.ts';
import { hasModes, planFor, planTo, viewPlan, type Plan, type MoveAction } from '../state/plan.ts';
import { outOfReach } from '../gestures/pick.ts';
import type { Command } from '../state/system-parts.ts';
import type { Notice } from '../state/notice.ts';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Table } from '../state/table.svelte.ts';

/** What a command asks of those who draw the table. */
export interface Helpers {
  look: (hex: string) => void;
  zoom: (to: 'in' | 'out' | 'map') => void;
  keys: () => void;
}

/** Does what was typed. What comes back says why nothing was done; then nothing has changed. */
export async function run(table: Table, command: Command, helpers: Helpers): Promise<Notice | undefined> {
  const { verb, hex } = command;
  switch (verb) {
    case 'go':
      if (hex !== undefined) helpers.look(hex);
      return undefined;
    case 'zoom-in':
    case 'zoom-out':
      helpers.zoom(verb === 'zoom-in' ? 'in' : 'out');
      return undefined;
    case 'whole-map':
      helpers.zoom('map');
      return undefined;
    case 'keys':
      helpers.keys();
      return undefined;
    case 'undo':
      await table.undo();
      return table.selection.notice;
    case 'end':
      return endPhase(table);
    case 'move':
    case 'fly':
      return moveUnits(table, command, verb);
    default: {
      const { commands } = table.parts;
      const chosen = table.position.decision === 'choose' && table.position.legal.some(({ type }) => type === verb);
      return commands.has(verb) && !chosen ? commands.run(table, command) : choose(table, command);
    }
  }
}

/** As the key does: asks once when something is left to do. */
async function endPhase(table: Table): Promise<Notice | undefined> {
  await table.end();
  if (!table.phaseEnd.isSure) return table.selection.notice;
  const { kind, remaining } = table.phaseEnd;
  return { key: `command-end-${kind}`, args: { n: remaining } };
}

const play = async (table: Table, orders: readonly Order[]): Promise<Notice | undefined> =>
  (await table.perform(orders)) ? undefined : table.selection.notice;

async function moveUnits(
  table: Table,
  { units, via, hex, values }: Command,
  action: MoveAction,
): Promise<Notice | undefined> {
  const { game, state } = table.seat;
  let plan: Plan = planFor(table.seat, units, action, values['mode']);
  const goals = [...via, hex, values['to']].filter((goal) => goal !== undefined);
  for (const goal of goals) {
    const planned = viewPlan(game, state, plan);
    if (planned.refusal) return { refusal: planned.refusal };
    const reached = planned.reach?.hexes.find((one) => one.hex === goal);
    if (!planned.reach || !reached) return outOfReach(table, planned, goal) ?? { key: 'command-not-now', args: {} };
    plan = planTo(game, state, plan, reached).plan;
  }
  const stop = viewPlan(game, state, plan).extras.find(({ type }) => type === 'stop');
  return play(table, stop ? [...plan.orders, stop] : plan.orders);
}

/** One of the choices that are open, or why it is none of them. */
async function choose(table: Table, command: Command): Promise<Notice | undefined> {
  const action = actionOf(table, command);
  const fits = (order: Order): boolean =>
    Object.entries(action).every(([key, value]) => order[key] === value || isBeside(table.position, order[key], value));
  const found = table.position.legal.filter(fits);
  const [only, another] = found;
  if (only && !another) return play(table, [only]);
  if (only) return { key: 'command-where', args: {} };
  const refusal = table.seat.game.refusal(table.seat.state, { by: table.position.view.toAct, ...action });
  return refusal ? { refusal } : { key: 'command-not-now', args: {} };
}

/** Is it a hexside of that place? */
function isBeside({ map }: ShownPosition, side: Order[string] | undefined, place: Order[string]): boolean {
  const { hexes = [] } = map.places.find(({ id }) => id === place) ?? {};
  return sideNamed(map, side)?.some((hex) => hexes.includes(hex)) === true;
}

/** The action of the game that was typed, as far as its fields were named: a unit, a hex, else a place or a hexside by its two hexes. */
function actionOf({ seat }: Table, { verb, units, hex, via, place, values, numbers }: Command): Order {
  const side = hex === undefined || via.length === 0 ? hex : [...via, hex].sort().join('-');
  const fields = fieldsOf(seat.game.actions, verb);
  const valueOf = (field: string): string | number | undefined => {
    if (values[field] !== undefined) return values[field];
    if (field === 'points') return numbers[field];
    if (field === 'unit') return units[0];
    if (field === 'to') return hex;
    if (field === 'target' && aimsAtUnit(fields)) return units[1];
    return field === 'target' && fields.includes('to') ? via[0] : (place ?? side);
  };
  const named = fields.map((field) => [field, valueOf(field)]).filter(([, value]) => value !== undefined);
  return { type: verb, ...(Object.fromEntries(named) as Record<string, string | number>) };
}

/** Values that actions can have now, or ever, in fields that name neither units nor hexes nor places. */
function valuesOf({ seat: { game }, counters, position: { legal, map } }: Table): Record<string, string[]> {
  const values = new Map<string, Set<string>>();
  const add = (field: string, value: string): void => {
    const all = values.get(field) ?? new Set();
    values.set(field, all.add(value));
  };
  if (hasModes(game)) for (const mode of game.vocabulary['modes'] as readonly string[]) add('mode', mode);
  for (const { formation } of counters.values()) if (formation !== '') add('formation', formation);
  for (const { id } of game.looks?.areas ? map.edges : []) add('to', `area:${id}`);
  const isPlace = (value: string): boolean =>
    isHex(map, value) || sideNamed(map, value) !== undefined || map.places.some(({ id }) => id === value);
  for (const { type: _, ...fields } of legal) {
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string' && !counters.has(value) && !isPlace(value)) add(field, value);
    }
  }
  return Object.fromEntries([...values].map(([field, all]) => [field, [...all]]));
}

/** Names of everything on this table. */
export function namesOf(table: Table): Names {
  const { counters } = table;
  const { map } = table.position;
  const { actions } = table.seat.game;
  const { commands } = table.parts;
  const goals = { move: ['to'], fly: ['to'] };
  const more = Object.entries({ ...goals, ...commands.fields }).map(([verb, own]) => [
    verb,
    [...(actions[verb] ?? []), ...own],
  ]);
  // What answers a combat is about the hex of that combat.
  const answers = (commands.verbsNow(table) ?? []).map((verb) => [
    verb,
    (actions[verb] ?? []).filter((field) => field !== 'target'),
  ]);
  return {
    game: table.names.game,
    units: [...counters.values()].map(({ id, label }) => ({ id, label })),
    places: map.places.map(({ id, name }) => ({ id, name })),
    isHex: (name) => map.hexes[name] !== undefined,
    fields: { ...actions, ...Object.fromEntries([...more, ...answers]) },
    values: valuesOf(table),
    links: commands.links,
  };
}

/** What can be typed now. */
export function possibleNow(table: Table): Possible {
  const label = (id: string): string => unitName(table.names, id);
  const of = (type: string, key: string, fits = (_: Order): boolean => true): string[] => [
    ...new Set(
      table.position.legal.flatMap((order) => (order.type === type && fits(order) ? [String(order[key] ?? '')] : [])),
    ),
  ];
  const { commands } = table.parts;
  return {
    verbs: verbsNow(table),
    unitsFor: (verb, link, before) => {
      if (commands.has(verb)) return commands.unitsFor(table, verb, link, before).map(label);
      if (link === 'to' || link === 'via') return [];
      if (before?.units.length === 0 || verb === 'move') return of(verb, 'unit').map(label);
      const [unit] = before?.units ?? [];
      return aimsAtUnit(table.seat.game.actions[verb] ?? []) && before?.units.length === 1
        ? of(verb, 'target', (order) => order['unit'] === unit).map(label)
        : [];
    },
    hexesFor: (verb, before) => {
      if (commands.has(verb)) return before?.hex === undefined ? of(verb, 'target').sort() : [];
      if ((verb === 'move' || verb === 'fly') && before && before.units.length > 0) return reachOf(table, before, verb);
      const sides = table.position.legal.flatMap((order) =>
        order.type === verb ? Object.values(order).filter((value) => sideNamed(table.position.map, value)) : [],
      );
      if (sides.length > 0) return sides.map(String);
      return hexesNext(table, verb, before);
    },
    valuesFor: (verb, before) => {
      const known = valuesOf(table);
      const open = Object.keys(known).filter((field) => before?.values[field] === undefined);
      const [unit] = before?.units ?? [];
      const fits = (order: Order): boolean => order['unit'] === unit;
      return open.flatMap((field) =>
        of(verb, field, fits).flatMap((value) => (known[field]?.includes(value) ? [{ field, value }] : [])),
      );
    },
    linksFor: (verb, before) =>
      commands.has(verb) && before?.hex !== undefined ? ['with', ...Object.keys(commands.links)] : [],
  };
}

/** Hexes that choices name next, after all that has been named. */
function hexesNext({ seat, position: { legal, map } }: Table, verb: string, before: Command | undefined): string[] {
  const { units = [], values = {}, hex } = before ?? {};
  const fields = seat.game.actions[verb] ?? [];
  const isFirst = fields.includes('target') && !fields.includes('unit') && hex === undefined;
  const fits = (order: Order): boolean =>
    order.type === verb &&
    (!fields.includes('unit') || units.includes(String(order['unit']))) &&
    (!fields.includes('target') || hex === undefined || order['target'] === hex) &&
    Object.entries(values).every(([field, value]) => order[field] === value);
  const named = legal.flatMap((order) => (fits(order) ? [String(order[isFirst ? 'target' : 'to'] ?? '')] : []));
  return [...new Set(named)].filter((one) => isHex(map, one));
}

function reachOf({ seat }: Table, { units, values }: Command, action: MoveAction): string[] {
  const { reach } = viewPlan(seat.game, seat.state, planFor(seat, units, action, values['mode']));
  return (reach?.hexes ?? []).map(({ hex }) => hex);
}

/** Verbs that would mean something now, those of the question being asked first. */
function verbsNow(table: Table): string[] {
  const types = new Set(table.position.legal.map(({ type }) => type));
  // The same verbs in every language, whatever their words.
  const all = [...verbsOf('en', table.names.game).keys()];
  const own = table.parts.commands.verbsNow(table) ?? [];
  const game = new Set([...own, ...all.filter((verb) => types.has(verb) && verb !== 'end')]);
  const end = types.has('end') ? ['end'] : [];
  return [...game, ...end, 'undo', 'go', 'whole-map', 'zoom-in', 'zoom-out', 'keys'];
}
