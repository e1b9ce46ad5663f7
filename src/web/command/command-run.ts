import { verbsOf } from '../../text/web/commands.ts';
import type { Order } from '../seat/seat.ts';
import { rehearse } from '../seat/session.ts';
import type { Command, Names, Possible } from './command.ts';
import { isHex } from '../state/decision.ts';
import { draftOrders, openDraft, viewDraft, type Draft } from '../state/draft.ts';
import { planFor, planTo, viewPlan, type Plan } from '../state/plan.ts';
import { outOfReach, targetRefusal } from '../gestures/pick.ts';
import { targetsOf } from '../gestures/scan.ts';
import type { Notice, Table } from '../state/table.svelte.ts';

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
      return table.notice;
    case 'end':
      return endPhase(table);
    case 'move':
      return moveUnits(table, command);
    case 'attack':
    case 'bombard':
    case 'support':
      return fight(table, command);
    default:
      return choose(table, command);
  }
}

/** As the key does: asks once when something is left to do. */
async function endPhase(table: Table): Promise<Notice | undefined> {
  await table.end();
  if (!table.sureToEnd) return table.notice;
  const key = table.decision === 'move' ? 'command-end-moves' : 'command-end-fights';
  return { key, args: { n: table.remaining } };
}

const play = async (table: Table, orders: readonly Order[]): Promise<Notice | undefined> =>
  (await table.perform(orders)) ? undefined : table.notice;

async function moveUnits(table: Table, { units, via, hex = '' }: Command): Promise<Notice | undefined> {
  const { game, state } = table.seat;
  let plan: Plan = planFor(units);
  for (const goal of [...via, hex]) {
    const planned = viewPlan(game, state, plan);
    if (planned.refusal) return { refusal: planned.refusal };
    const reached = planned.reach?.hexes.find((one) => one.hex === goal);
    if (!planned.reach || !reached) return outOfReach(table, planned, goal);
    plan = planTo(game, state, plan, reached).plan;
  }
  const stop = viewPlan(game, state, plan).extras.find(({ type }) => type === 'stop');
  return play(table, stop ? [...plan.orders, stop] : plan.orders);
}

/** The declaration or answer that was typed, committed as a whole. */
async function fight(table: Table, command: Command): Promise<Notice | undefined> {
  const { seat, view, drafted } = table;
  const draft = draftFor(table, command, drafted?.draft);
  if ('refusal' in draft || 'key' in draft) return draft;
  const seen = viewDraft(seat.game, seat.state, draft, view);
  const left = [...draft.attackers, ...draft.artillery].find(
    (id) => !seen.draft.attackers.includes(id) && !seen.draft.artillery.includes(id),
  );
  const asked = { ...seen.draft, attackers: draft.attackers, artillery: draft.artillery, air: draft.air };
  if (left === undefined && seen.draft.air === draft.air && seen.refusal) return { refusal: seen.refusal };
  return play(table, draftOrders(seat.game, seat.state, asked));
}

function draftFor(table: Table, command: Command, open: Draft | undefined): Draft | Notice {
  const { verb, units, guns, air, hex = '' } = command;
  const { seat } = table;
  if (verb === 'support') {
    if (table.decision !== 'declare' || !open) return { key: 'command-not-now', args: {} };
    return { ...open, attackers: [], artillery: [...units, ...guns], air };
  }
  const mode = verb === 'attack' ? 'ground' : 'bombard';
  const refusal = targetRefusal(table, mode, hex);
  if (refusal) return { refusal };
  const draft = openDraft(seat.game, seat.state, mode, hex);
  if (mode === 'bombard') return { ...draft, artillery: [...units, ...guns], air };
  const range = (id: string): boolean => table.counters.get(id)?.range !== undefined;
  const attackers = units.filter((id) => !range(id));
  return {
    ...draft,
    attackers: attackers.length > 0 ? attackers : draft.attackers,
    artillery: [...units.filter(range), ...guns],
    air,
  };
}

/** One of the choices that are open, or why it is none of them. */
async function choose(table: Table, { verb, units, hex, place }: Command): Promise<Notice | undefined> {
  const [unit] = units;
  const wanted = { type: verb, ...(unit === undefined ? {} : { unit }) };
  const action: Order = {
    ...wanted,
    ...(hex === undefined ? {} : { to: hex }),
    ...(place === undefined ? {} : { city: place }),
  };
  const fits = (order: Order): boolean => Object.entries(action).every(([key, value]) => order[key] === value);
  const found = table.legal.filter(fits);
  const [only, another] = found;
  if (only && !another) return play(table, [only]);
  if (only) return { key: 'command-where', args: {} };
  const refusal = table.seat.game.refusal(table.seat.state, { by: table.view.toAct, ...action });
  return refusal ? { refusal } : { key: 'command-not-now', args: {} };
}

/** Names of everything on this table. */
export function namesOf(table: Table): Names {
  const { map, counters } = table;
  return {
    game: table.names.game,
    units: [...counters.values()].map(({ id, label }) => ({ id, label })),
    places: map.places.map(({ id, name }) => ({ id, name })),
    isHex: (name) => map.hexes[name] !== undefined,
  };
}

/** What can be typed now. */
export function possibleNow(table: Table): Possible {
  const label = (id: string): string => table.names.unit?.(id) ?? id;
  const of = (type: string, key: string): string[] => [
    ...new Set(table.legal.flatMap((order) => (order.type === type ? [String(order[key] ?? '')] : []))),
  ];
  return {
    verbs: verbsNow(table),
    unitsFor: (verb, link, before) => {
      if (['attack', 'bombard', 'support'].includes(verb)) {
        return unitsToFight(table, verb, link, before).map(label);
      }
      return link !== 'to' && link !== 'via' && (before?.units.length === 0 || verb === 'move')
        ? of(verb, 'unit').map(label)
        : [];
    },
    hexesFor: (verb, before) => {
      if (verb === 'attack' && before?.hex === undefined) return targetsOf(table);
      if (verb === 'bombard' && before?.hex === undefined) return of('bombard', 'target');
      if (verb === 'move' && before && before.units.length > 0) return reachOf(table, before);
      const retreats = table.legal.filter(({ type, unit }) => type === verb && before?.units.includes(String(unit)));
      return retreats.map((order) => String(order['to'] ?? '')).filter((hex) => isHex(table.map, hex));
    },
  };
}

function reachOf({ seat }: Table, { units }: Command): string[] {
  const { reach } = viewPlan(seat.game, seat.state, planFor(units));
  return (reach?.hexes ?? []).map(({ hex }) => hex);
}

function unitsToFight(
  table: Table,
  verb: string,
  link: string | undefined,
  before: Command | undefined,
): readonly string[] {
  const { seat, view, drafted } = table;
  if (verb === 'support') return drafted?.artillery ?? [];
  if (before?.hex === undefined || (link !== 'with' && link !== 'guns')) return [];
  const mode = verb === 'attack' ? 'ground' : 'bombard';
  if (rehearse(seat.game, seat.state, [{ type: verb, target: before.hex }]).refusal) return [];
  const seen = viewDraft(seat.game, seat.state, openDraft(seat.game, seat.state, mode, before.hex), view);
  const named = [...before.units, ...before.guns];
  return (link === 'guns' ? seen.artillery : [...seen.attackers, ...seen.artillery]).filter(
    (id) => !named.includes(id),
  );
}

/** Verbs that would mean something now, those of the question being asked first. */
function verbsNow(table: Table): string[] {
  const types = new Set(table.legal.map(({ type }) => type));
  // The same verbs in every language, whatever their words.
  const all = [...verbsOf('en', table.names.game).keys()];
  const game = table.decision === 'declare' ? ['support'] : all.filter((verb) => types.has(verb));
  return [...game, 'undo', 'go', 'whole-map', 'zoom-in', 'zoom-out', 'keys'];
}
