// Gives an order as a hand would: by what can be clicked at the table now, on the map and in what the panel offers.
import { choose } from '../../src/web/gestures/choose.ts';
import { doExtra, pick, pickBeside, select, setMode, switchMove } from '../../src/web/gestures/pick.ts';
import { drawTo, endDrawing } from '../../src/web/gestures/draw.ts';
import { offeredChoices, pickWalker } from '../../src/web/panels/choices/offered-choices.ts';
import { fightsOpen, graveOrders } from '../../src/web/panels/fighting.ts';
import { extrasIn, landingIn } from '../../src/web/panels/moving/moving.ts';
import { enteringNow } from '../../src/web/panels/reserves/reserves.ts';
import type { Order } from '../../src/seat/seat.ts';
import { isHex, thingOf } from '../../src/web/state/decision.ts';
import { ownOrders } from '../../src/web/state/own-orders.ts';
import type { MovePlanning } from '../../src/web/state/moving.svelte.ts';
import type { Table } from '../../src/web/state/table.svelte.ts';
import { landsNow } from '../../src/web/systems/holland-44/landing.ts';
import { openFight, type EngagementCombat } from '../../src/web/systems/engagement/combat.ts';
import type { FormationCombat } from '../../src/web/systems/holland-44/combat.ts';
import type { Bench } from './bench.ts';

export const isSame = (a: Order | undefined, b: Order): boolean => {
  if (a === undefined) return false;
  const keys = Object.keys(b);
  return Object.keys(a).length === keys.length && keys.every((key) => a[key] === b[key]);
};

/** A way to give an order; it does nothing where it is not offered. */
type Attempt = (table: Table, order: Order, touch: boolean) => Promise<void> | void;

const placeOf = (table: Table, id: string): string | undefined => {
  const unit = table.position.view.units.find((one) => one.id === id);
  return unit?.hex ?? unit?.area;
};

function tap(table: Table, place: string, touch: boolean): void {
  if (isHex(table.position.map, place)) pick(table, place, { add: false, touch });
  else pickBeside(table, place.replace('area:', ''), false);
}

/** Takes a unit up: by a row of its stack, which is tapped unless it is looked at (that could end a move), or of the reinforcements. */
function takeUp(table: Table, id: string, touch: boolean): boolean {
  const place = placeOf(table, id);
  if (place !== undefined && table.attention.inspected !== place.replace('area:', '')) tap(table, place, touch);
  const isListed =
    place !== undefined ? table.units.ownIn(place).some((unit) => unit.id === id) : enteringNow(table).has(id);
  if (!isListed) return false;
  select(table, id);
  return true;
}

/** Goes to a hex, where a tap shows the way first with a second one, and does there what ends the move. */
async function goSomewhere(table: Table, touch: boolean): Promise<void> {
  const hexes = table.moving.planned?.reach?.hexes ?? [];
  const goal =
    hexes.find(({ mayStop, mustStop }) => mayStop && mustStop === null) ??
    hexes.find(({ mayStop }) => mayStop) ??
    hexes[0];
  for (const hex of goal ? [goal.hex, goal.hex] : []) if (table.moving.plan) tap(table, hex, touch);
  await table.asking.answered;
  await finish(table);
}

/** Presses what the panel offers until the move is over. */
async function finish(table: Table): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const extras = [landingIn(table.moving, table.moving.planned), ...extrasIn(table, table.moving.planned)];
    const end = extras.find((one) => one?.type === 'stop') ?? extras.find((one) => one !== undefined);
    if (!end || !table.moving.plan?.orders.length) return;
    doExtra(table, end);
    await table.asking.answered;
  }
}

const move: Attempt = async (table, order, touch) => {
  if (!takeUp(table, String(order['unit']), touch)) return;
  const { mode } = order;
  if (mode !== undefined && table.moving.mode !== mode && table.moving.modes.includes(String(mode)))
    setMode(table, String(mode));
  if (order.type === 'fly' && table.moving.action !== 'fly') switchMove(table, 'fly');
  if (order.type === 'move' && table.moving.action === 'fly') switchMove(table, 'move');
  await goSomewhere(table, touch);
};

/** Presses a button or an entry of a menu of the phase, with nothing taken up, a hex looked at, or the unit taken up. */
const ownOrder: Attempt = async (table, order, touch) => {
  const press = async (): Promise<boolean> => {
    const offered = ownOrders(table).find((one) => isSame(one, order));
    if (offered) await table.perform([offered]);
    return offered !== undefined;
  };
  if (await press()) return;
  const place = 'unit' in order ? placeOf(table, String(order['unit'])) : String(order['target']);
  if (place !== undefined) tap(table, place, touch);
  if (await press()) return;
  if ('unit' in order && takeUp(table, String(order['unit']), touch)) await press();
};

const end: Attempt = async (table, order) => {
  if (order.type !== 'end' || (table.position.decision !== 'move' && table.position.decision !== 'fight')) return;
  await table.end();
  await table.end();
};

/** Is the way there, as a click takes it, a single step? */
const isDirect = ({ planned }: MovePlanning, to: string): boolean =>
  planned?.reach?.hexes.some(({ hex, path }) => hex === to && path.length === 1) === true;

/** Takes a step of the move that goes on. */
const step: Attempt = async (table, order, touch) => {
  const { type, to } = order;
  if (type !== 'step') return;
  const isPath = isHex(table.position.map, String(to)) && !isDirect(table.moving, String(to));
  if (isPath) {
    drawTo(table, String(to));
    endDrawing(table);
  } else for (let n = 0; n < 2; n++) tap(table, String(to), touch);
  await table.asking.answered;
  // A move that cannot end there goes on until it can.
  if (table.moving.plan && table.moving.plan.orders.length > 0) await goSomewhere(table, touch);
};

const extra: Attempt = async (table, order) => {
  const offered = [landingIn(table.moving, table.moving.planned), ...extrasIn(table, table.moving.planned)];
  const found = offered.find((one) => one && isSame(one, order));
  if (found) doExtra(table, found);
  await table.asking.answered;
};

const grave: Attempt = async (table, order) => {
  const found = graveOrders(table.position).find((one) => isSame(one, order));
  if (found) await table.perform([found]);
};

/** Aims at a hex, and commits with the first who make it possible. */
const attack: Attempt = async (table, { type, target }, touch) => {
  const hex = String(target);
  if (type === 'attack' && !fightsOpen(table).some((fight) => fight.hex === hex)) return;
  tap(table, hex, touch);
  if (type === 'bombard') openFight(table, 'bombard', hex);
  for (const add of additions(table)) {
    if (table.drafted && !table.drafted.refusal) return table.commit();
    add();
  }
  if (table.drafted && !table.drafted.refusal) await table.commit();
};

/** Everything that can be added to the combat in the making. */
function additions(table: Table): (() => void)[] {
  const { drafted } = table;
  const draft = (drafted as { draft?: object } | undefined)?.draft ?? {};
  const units = (drafted?.able ?? []).filter((id) => !drafted?.chosen.includes(id));
  const air = airIn(table);
  return [
    ...units.map((id) => () => table.parts.toggle(table, id)),
    ...air.map((points) => () => table.selection.setDraft({ ...draft, air: points })),
  ];
}

type Open = Partial<EngagementCombat> & Partial<Omit<FormationCombat, keyof EngagementCombat>>;

/** The combat in the making, with what the panels of both systems show of it. */
const openIn = ({ drafted }: Table): Open => (drafted ?? {}) as Open;

const airIn = (table: Table): (number | true)[] => [
  ...(openIn(table).air ?? []),
  ...(openIn(table).hasAir ? [true as const] : []),
];

/** Names somebody or something for the combat that is asked about, or presses what ends it. */
const name: Attempt = async (table, order) => {
  const { drafted } = table;
  const { leads, mayCancel, draft } = openIn(table);
  const { type, unit, formation, points = true } = order;
  if (type === 'cancel' && mayCancel) return void (await table.perform([order]));
  if (type === 'commit' && drafted) {
    if (!drafted.refusal) await table.commit();
    for (const add of additions(table)) {
      if (!table.drafted?.refusal) break;
      add();
    }
  }
  const has = (): boolean => table.drafted?.orders.some((one) => isSame(one, order)) === true;
  if (!has() && unit !== undefined) takeIn(table, String(unit));
  if (!has() && airIn(table).includes(points as number | true)) table.selection.setDraft({ ...draft, air: points });
  if (!has() && leads?.includes(String(formation))) table.selection.setDraft({ ...draft, lead: formation });
  if (type === 'attach') attach(table, String(unit));
  if (has()) NAMED.set(table, order);
};

/** Has a unit take part, if need be instead of others. */
function takeIn(table: Table, unit: string): void {
  for (const other of [undefined, ...(table.drafted?.chosen ?? [])]) {
    if (other !== undefined && table.drafted?.chosen.includes(other)) table.parts.toggle(table, other);
    if (table.drafted?.able.includes(unit)) return table.parts.toggle(table, unit);
  }
}

/** Chooses the unit that is attached, to whichever formation it can be, if need be with fewer attackers. */
function attach(table: Table, unit: string): void {
  for (const other of [undefined, ...(table.drafted?.chosen ?? [])]) {
    if (other !== undefined && other !== unit && table.drafted?.chosen.includes(other))
      table.parts.toggle(table, other);
    for (const lead of [undefined, ...(openIn(table).leads ?? [])]) {
      if (lead !== undefined) table.selection.setDraft({ ...openIn(table).draft, lead });
      const { attachable, draft } = openIn(table);
      if (attachable?.includes(unit)) return table.selection.setDraft({ ...draft, attached: unit });
    }
  }
}

/** What has been named in the combat in the making, which is played with it. */
export const NAMED = new WeakMap<Table, Order>();

const choice: Attempt = async (table, order, touch) => {
  const button = async (): Promise<boolean> => {
    const shown = offeredChoices(table);
    const found = landsNow(table.position)
      ? table.choosing.choices.find((one) => one.order.type === 'end' && isSame(one.order, order))
      : [...shown.others, ...shown.rows, ...shown.goals].find((one) => isSame(one.order, order));
    if (found) await choose(table, found);
    return found !== undefined;
  };
  if (await button()) return;
  const unit = order['unit'] === undefined ? undefined : String(order['unit']);
  if (unit !== undefined && offeredChoices(table).isLong && offeredChoices(table).walkers.includes(unit))
    pickWalker(table, unit);
  else if (unit !== undefined && table.choosing.chooser !== unit) {
    const place = placeOf(table, unit);
    if (place !== undefined) tap(table, place, touch);
  }
  await table.asking.answered;
  if (await button()) return;
  const { to } = order;
  const thing = thingOf({ unit: order['unit'] as string | undefined, order });
  if (thing !== undefined && table.choosing.things?.things.includes(thing)) table.selection.setThing(thing);
  const goal = typeof to === 'string' ? to : table.choosing.choices.find((one) => isSame(one.order, order))?.hexes[0];
  if (goal === undefined) return;
  for (let n = 0; n < 2; n++) tap(table, goal, touch);
  await table.asking.answered;
};

const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  move: [end, move, ownOrder],
  moving: [step, extra],
  fight: [end, attack, grave, ownOrder],
  declare: [name],
  choose: [choice],
};

/** Can this order be given by mouse, or by touch? */
export async function givenByHand({ table, played }: Bench, order: Order, touch: boolean): Promise<boolean> {
  for (const attempt of ATTEMPTS[table.position.decision] ?? []) {
    table.renew();
    table.attention.inspected = undefined;
    played.length = 0;
    NAMED.delete(table);
    await attempt(table, order, touch);
    await table.asking.answered;
    if (played.some(([first]) => isSame(first, order)) || NAMED.has(table)) return true;
  }
  return false;
}
