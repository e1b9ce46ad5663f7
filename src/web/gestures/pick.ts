import { unitName } from '../../text/index.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { Order } from '../../seat/seat.ts';
import {
  endsMove,
  planFor,
  planTo,
  stepsAlong,
  viewPlan,
  whyNot,
  type Planned,
  type MoveAction,
} from '../state/plan.ts';
import type { Notice } from '../state/notice.ts';
import type { Table } from '../state/table.svelte.ts';
import { annotate } from './annotate.ts';
import { choose, chooseUnit, pickChoice } from './choose.ts';
import { gatherStack, pickForGroup } from './send.ts';
import { measure } from './ruler.ts';

/** How a hex was clicked. */
export interface Click {
  /** Shift: another unit along, or a point on the path. */
  add: boolean;
  /** On a touch screen nothing shows the path beforehand, so the first tap does. */
  touch: boolean;
}

/** A click on a hex, by mouse, finger or keyboard: what it means depends on the question being asked. */
export function pick(table: Table, hex: string, click: Click): void {
  if (measure(table, hex) || annotate(table, hex)) return;
  table.attention.inspected = hex;
  table.selection.ending = false;
  if (table.selection.fan !== hex) table.selection.fan = undefined;
  switch (table.position.decision) {
    case 'move':
    case 'moving':
      return pickToMove(table, hex, click);
    case 'fight':
    case 'declare':
      return pickToFight(table, hex, click);
    case 'choose':
      return pickChoice(table, hex);
    case 'dice':
    case 'wait':
    case 'over':
      return;
  }
}

/** A click on the stack of an area beside the map: its units are shown, and taken up in turn where one may move. */
export function pickBeside(table: Table, area: string, add: boolean): void {
  if (table.annotating.isUp) return;
  table.attention.inspected = area;
  table.selection.ending = false;
  table.selection.fan = undefined;
  const name = `area:${area}`;
  if (table.moving.planned?.reach?.hexes.some(({ hex }) => hex === name)) return go(table, name);
  const choice = table.choosing.choices.find(
    ({ unit, order }) => order['to'] === name && unit === table.choosing.chooser,
  );
  if (table.position.decision === 'choose' && choice) return void choose(table, choice);
  if (table.position.decision !== 'move') return;
  if (table.units.ownIn(area).length === 0) return table.selection.tell('not-yours');
  if (add) joinNext(table, area);
  else selectNext(table, area);
}

function pickToMove(table: Table, hex: string, { add, touch }: Click): void {
  if (table.selection.group) return pickForGroup(table, hex, add);
  const goal = table.moving.planned?.reach?.hexes.find((one) => one.hex === hex);
  const own = table.units.ownIn(hex);
  if (add && isElsewhere(table, hex) && gatherStack(table, hex)) return;
  if (goal && add && goal.mustStop === null) return addWaypoint(table, hex);
  if (goal) {
    // Whoever lies there fights at once.
    const meets = goal.contact === true && goal.mustStop !== null;
    const twice = meets || (goal.mayStop && (own.length > 0 || touch));
    if (!twice || table.selection.armed === hex) return go(table, hex);
    table.selection.armed = hex;
    return table.selection.tell('move-armed', {
      hex,
      cost: goal.cost,
      dice: goal.dice ?? 0,
      mode: table.moving.mode ?? '',
    });
  }
  table.selection.armed = undefined;
  if (hex === table.moving.planned?.reach?.from) {
    const stop = table.moving.planned.extras.find(({ type }) => type === 'stop');
    if (stop) return doExtra(table, stop);
    if (!isUnderWay(table) && own.length > 1 && table.selection.fan !== hex) return void (table.selection.fan = hex);
    if (table.moving.plan?.orders.length) return whyNoStop(table);
  }
  if (own.length > 0 && table.position.decision === 'move') return add ? joinNext(table, hex) : selectNext(table, hex);
  if (table.moving.planned?.reach) return explain(table, hex);
  if (table.units.enemyIn(hex)) table.selection.tell('not-yours');
  else table.selection.notice = undefined;
}

/** Does somebody stand there who is taken along by a click with Shift: in another hex than those who have been taken up, who have not set out? */
function isElsewhere(table: Table, hex: string): boolean {
  const { planned } = table.moving;
  return planned !== undefined && !isUnderWay(table) && planned.reach?.from !== hex;
}

const isUnderWay = ({ position, moving: { plan } }: Table): boolean =>
  position.decision !== 'move' || plan?.orders.some(({ type }) => type === 'step') === true;

/** Walks the selected units there; when the move cannot end there it stays a plan. */
export function go(table: Table, hex: string): void {
  const { seat } = table;
  const { plan, planned } = table.moving;
  const goal = planned?.reach?.hexes.find((one) => one.hex === hex);
  if (!plan || !goal) return;
  const next = planTo(seat.game, seat.state, plan, goal);
  if (next.complete) return void table.perform(next.plan.orders);
  table.selection.setPlan(table.selection.units, next.plan);
  if (table.moving.action === 'fly') whyNoStop(table);
}

/** Says why the unit does not stop, or come down out of the air, where the plan has brought it. */
function whyNoStop(table: Table): void {
  const { seat } = table;
  const { planned } = table.moving;
  const refusal = planned && seat.game.refusal(planned.state, { by: seat.toAct, type: 'stop' });
  if (refusal) table.selection.notice = { refusal };
}

function addWaypoint(table: Table, hex: string): void {
  const goal = table.moving.planned?.reach?.hexes.find((one) => one.hex === hex);
  if (!table.moving.plan || !goal) return;
  table.selection.setPlan(table.selection.units, {
    ...table.moving.plan,
    orders: [...table.moving.plan.orders, ...stepsAlong(goal.path)],
  });
}

/** Boarding, landing, stopping or leaving, where the planned move has come to. */
export function doExtra(table: Table, extra: Order): void {
  const { plan } = table.moving;
  if (!plan) return;
  const next = { ...plan, orders: [...plan.orders, extra] };
  const { game, state } = table.seat;
  if (table.position.decision === 'moving' || endsMove(game, state, next)) void table.perform(next.orders);
  else table.selection.setPlan(table.selection.units, next);
}

/** Takes a unit up to move, or to fly when it can do nothing else. */
export function select(table: Table, id: string): void {
  const flies = table.moving.flyers.has(id) && !table.moving.walkers.has(id);
  take(table, id, flies ? 'fly' : 'move');
}

function take(table: Table, id: string, action: MoveAction, mode?: string): void {
  table.held.release([id]);
  table.selection.setPlan([id], planFor(table.seat, [id], action, mode));
  const refusal = table.moving.planned?.refusal;
  if (refusal) table.selection.notice = { refusal };
}

/** The unit that has been taken up goes the other way: it flies, or it moves on the ground; or in the next mode of movement. Says why it cannot. */
export function switchMove(table: Table, to: MoveAction = table.moving.action === 'fly' ? 'move' : 'fly'): void {
  const [id] = table.selection.units;
  if (id === undefined || table.position.decision !== 'move' || to === table.moving.action) return;
  if (table.moving.modes.length > 0) return setMode(table, after(table.moving.modes, table.moving.mode));
  const { game, state } = table.seat;
  const refusal = game.refusal(state, { by: table.position.view.toAct, type: to, unit: id });
  if (refusal) table.selection.notice = { refusal };
  else take(table, id, to);
}

const after = (modes: readonly string[], mode: string | undefined): string =>
  modes[(modes.indexOf(mode ?? '') + 1) % modes.length] ?? '';

/** Those who have been taken up go in this mode of movement, all that can. */
export function setMode(table: Table, mode: string): void {
  const [lead = '', ...others] = table.selection.units;
  take(table, lead, 'move', mode);
  for (const id of others) join(table, id);
}

/** The next unit of the stack, the top one first; those that can still move come before the others. */
function selectNext(table: Table, hex: string): void {
  const ids = table.units.ownIn(hex).map(({ id }) => id);
  const order = [
    ...ids.filter((id) => table.moving.toMove.has(id)),
    ...ids.filter((id) => !table.moving.toMove.has(id)),
  ];
  const now = order.indexOf(table.selection.units[0] ?? '');
  const next = order[(now + 1) % order.length];
  if (next !== undefined) select(table, next);
  table.selection.fan = ids.length > 1 ? hex : undefined;
}

/** Takes another unit of the same hex along, or leaves it behind again. */
export function join(table: Table, id: string): void {
  const units = table.selection.units.includes(id)
    ? table.selection.units.filter((one) => one !== id)
    : [...table.selection.units, id];
  if (units.length === 0) return table.selection.clear();
  const { game, state } = table.seat;
  const plan = planFor(
    table.seat,
    units,
    'move',
    units[0] === table.selection.units[0] ? table.moving.mode : undefined,
  );
  const { refusal } = viewPlan(game, state, plan);
  if (refusal) return void (table.selection.notice = { refusal });
  table.held.release(units);
  table.selection.setPlan(units, plan);
}

function joinNext(table: Table, hex: string): void {
  const next = table.units.ownIn(hex).find(({ id }) => !table.selection.units.includes(id));
  if (table.selection.units.length === 0) selectNext(table, hex);
  else if (next) join(table, next.id);
}

/** The selected unit with all of its stack that can go along. */
export function joinAll(table: Table, hex: string): void {
  for (const { id } of table.units.ownIn(hex)) {
    if (table.selection.units.length === 0) select(table, id);
    else if (!table.selection.units.includes(id)) join(table, id);
  }
  if (table.selection.units.length > 1) table.selection.notice = undefined;
}

function explain(table: Table, hex: string): void {
  if (table.moving.planned) table.selection.notice = outOfReach(table, table.moving.planned, hex);
}

/** Why the unit of the plan cannot go to this hex, as it is shown. */
export function outOfReach(table: Table, planned: Planned, hex: string): Notice | undefined {
  const { seat, grid, names, parts } = table;
  const id = planned.reach?.unit ?? '';
  const unit = unitName(names, id);
  const why = whyNot(seat.game, grid, planned, hex, parts.onTheWay);
  switch (why?.kind) {
    case 'refused':
      return { refusal: { ...why.refusal, hex: why.refusal.hex ?? hex, unit: why.refusal.unit ?? id } };
    case 'stop':
      return { key: 'would-stop', args: { hex: why.hex, unit }, rule: why.rule };
    case 'far': {
      const refusal = closedEntry(table, planned, hex);
      return refusal
        ? { refusal }
        : { key: 'too-far', args: { hex, unit, left: why.left, mode: table.moving.mode ?? '' } };
    }
    case undefined:
      return undefined;
  }
}

/** Why a waiting unit does not enter here: on the edge by which it comes, or anywhere if it comes over none. */
function closedEntry(
  { seat, position: { view, map } }: Table,
  { state, reach }: Planned,
  hex: string,
): Refusal | undefined {
  const { entry } = view.units.find(({ id }) => id === reach?.unit) ?? {};
  const edge = map.edges.find(({ id }) => id === entry);
  if (reach?.from !== null || entry === undefined || edge?.hexes.includes(hex) === false) return undefined;
  return seat.game.refusal(state, { by: view.toAct, type: 'step', to: hex });
}

/** A click adds a unit or takes it out; with Shift it only adds. */
function pickToFight(table: Table, hex: string, { add }: Click): void {
  if (table.units.enemyIn(hex) && table.position.decision === 'fight') return table.parts.aim(table, hex);
  const own = table.units.ownIn(hex);
  if (!table.drafted || own.length === 0) return;
  const able = candidatesIn(table, hex);
  const next = able.find((id) => !takesPart(table, id)) ?? (add ? undefined : able[0]);
  if (next === undefined) return whyNotThere(table, able[0] ?? own[0]?.id ?? '');
  table.parts.toggle(table, next);
}

/** Units of a hex that could take part in the planned combat, chosen or not, top first. */
const candidatesIn = (table: Table, hex: string): string[] =>
  table.units.ownIn(hex).flatMap(({ id }) => (isCandidate(table, id) ? [id] : []));

const isCandidate = ({ drafted }: Table, id: string): boolean => drafted?.able.includes(id) === true;

const takesPart = ({ drafted }: Table, id: string): boolean => drafted?.chosen.includes(id) === true;

/** Does the hex have units that could take part in the planned combat, and none that does? */
export function addsToFight(table: Table, hex: string): boolean {
  const able = candidatesIn(table, hex);
  return able.length > 0 && !able.some((id) => takesPart(table, id));
}

function whyNotThere(table: Table, unit: string): void {
  const refusal = table.parts.whyNot(table, unit);
  if (refusal) table.selection.notice = { refusal };
}

/** Picks the unit at this place of the stack being looked at, counted from the top. */
export function pickUnit(table: Table, place: number, add: boolean): void {
  const stack = table.units.byHex.get(table.attention.cursor ?? table.attention.inspected ?? '') ?? [];
  const id = stack[stack.length - 1 - place]?.id;
  if (id === undefined) return;
  if (table.position.decision === 'move' && add && table.selection.units.length > 0) join(table, id);
  else if (table.position.decision === 'move') select(table, id);
  else if (table.drafted) toggleOrWhyNot(table, id);
  else if (table.position.decision === 'choose') chooseUnit(table, id);
}

function toggleOrWhyNot(table: Table, id: string): void {
  if (isCandidate(table, id)) table.parts.toggle(table, id);
  else whyNotThere(table, id);
}

/** The next unit that can still move and is not held, or the one before, in the order of the game; those on the map come first. */
export function nextUnit(table: Table, by: 1 | -1 = 1, from = table.selection.units[0]): string | undefined {
  const { movers, toMove } = table.moving;
  const on = new Set(table.position.view.units.flatMap(({ id, hex }) => (hex === null ? [] : [id])));
  const isOnMap = [...toMove].some((id) => on.has(id));
  const list = [...movers].filter((id) => !isOnMap || on.has(id));
  const at = list.indexOf(from ?? '');
  const after = [...list.slice(at + 1), ...list.slice(0, at + 1)];
  const before = [...list.slice(0, Math.max(at, 0)).reverse(), ...list.slice(Math.max(at, 0)).reverse()];
  const next = (by > 0 ? after : before).find((id) => toMove.has(id));
  if (next !== undefined) select(table, next);
  return next;
}
