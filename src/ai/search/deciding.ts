import type { BaseAction } from '../../kernel/game.ts';
import { hexAt } from '../../hex/grid.ts';
import { answer, combatOf } from './answering.ts';
import { declare } from './declaring.ts';
import { bestDemolition } from './bridges.ts';
import { ordersOf, unitsByHex, type Desk, type Order, type Pull } from './desk.ts';
import { bestBombardment, bestBreakthrough, bestDisengagement, bestOverrun } from './fighting.ts';
import { bestDrive } from './sallies/drives.ts';
import { withoutDeserters } from './escorts.ts';
import { bestFlight } from './flights.ts';
import { goalsOf, pullOf } from './goals.ts';
import { planMarch } from './marching.ts';
import { groundToAttack } from './odds.ts';
import { bestObstacle, isObstacle } from './obstacles.ts';
import type { Thinking } from '../player.ts';
import { bestOf, rollMiddle } from './small.ts';
import { bestStorm } from './sallies/storms.ts';
import { valueOf } from './value.ts';

/** How a player decides what levels decide differently. */
export interface Means {
  /** The moves of a phase, with what else it does in the phase if it likes; none where nobody is to be moved. */
  march(desk: Desk, orders: readonly Order[]): Thinking;
  /** The next attack; none where no attack is worth it. `mustFight`: the phase cannot end without one. */
  fight(desk: Desk, orders: readonly Order[], mustFight: boolean): Thinking;
}

/** What to do now, at least one order: what has been begun first, then what is always good, moves, attacks, everything else by its value. */
export function* decide(desk: Desk, listed: readonly Order[], means: Means): Thinking {
  const orders = withoutDeserters(desk, withoutDeadly(desk, listed));
  const types = new Set(orders.map(({ type }) => type));
  if (DECLARING.some((type) => types.has(type))) {
    const declared = goOnDeclaring(desk);
    if (declared) return declared;
    const cancel = orders.find(({ type }) => type === 'cancel');
    if (cancel) return [cancel];
  }
  const deploy = orders.find(({ type }) => type === 'deploy');
  if (deploy) return [deploy];
  const end = orders.find(({ type }) => type === 'end');
  const good = desk.doctrine.good.find((type) => types.has(type));
  if (good !== undefined)
    return [
      bestOf(
        desk,
        orders.filter(({ type }) => type === good),
        pullNow(desk),
      ).order,
    ];
  if (
    orders.length > 1 &&
    !desk.hasty &&
    isLast(desk) &&
    orders.every(({ type }) => desk.doctrine.binding.includes(type))
  )
    return [bestBeforeMarch(desk, orders)];
  if (end && orders.some(isObstacle)) return [(!desk.hasty && bestObstacle(desk, orders)) || end];
  if (types.has('blow') && !desk.hasty) {
    const demolition = bestDemolition(desk, orders);
    if (demolition) return demolition;
    if (types.has('spare')) return orders.filter(({ type }) => type === 'spare');
  }
  if (types.has('fly') && !desk.hasty) {
    const flight = bestFlight(desk, orders);
    if (flight) return flight;
  }
  const due = end ? [] : orders.filter(({ type }) => type === 'withdraw');
  if (due.length > 0) return [bestOf(desk, due, pullNow(desk)).order];
  if (types.has('overrun') && !desk.hasty) {
    const overrun = bestOverrun(desk, orders);
    if (overrun) return overrun;
  }
  if (types.has('breakthrough')) {
    const breakthrough = bestBreakthrough(desk, orders);
    if (breakthrough) return breakthrough;
  }
  if (types.has('move') && desk.seasoned) {
    const sally = bestStorm(desk, orders) ?? bestDrive(desk, orders);
    if (sally) return sally;
  }
  const fights = types.has('attack') || types.has('bombard');
  if (types.has('move')) {
    const marched = yield* means.march(desk, orders);
    if (marched.length > 0) return marched;
  }
  if (fights) {
    const attack = yield* means.fight(desk, orders, !end);
    if (attack.length > 0) return attack;
    const bombardment = bestBombardment(desk, orders);
    if (bombardment) return bombardment;
  }
  if (end && types.has('disengage') && !desk.hasty) {
    const disengagement = bestDisengagement(desk, orders);
    if (disengagement) return disengagement;
  }
  if (!end) {
    const rest = orders.filter(({ type }) => type !== 'breakthrough');
    return [bestOf(desk, owed(desk, rest.length > 0 ? rest : orders), pullNow(desk)).order];
  }
  const others = orders.filter(({ type }) => !HANDLED.has(type));
  if (others.length === 0) return [end];
  const pull = pullNow(desk);
  const best = bestOf(desk, others, pull);
  return best.value > valueOf(desk, desk.world, pull) + 1e-6 ? [best.order] : [end];
}

/** More landings than are looked at one by one. */
const MANY_LANDINGS = 40;

/** Without landings among the enemy, who then has to be driven off from within his own hex, and those that cost more than others: unless there is nothing else. */
function withoutDeadly(desk: Desk, orders: readonly Order[]): readonly Order[] {
  const landings = orders.filter(({ type }) => type === 'land');
  if (landings.length === 0) return orders;
  const enemies = unitsByHex(desk, desk.world, desk.enemy);
  const others = orders.filter(({ type, to }) => type !== 'land' || !to || !enemies.has(hexAt(desk.grid, to) ?? -1));
  if (others.length === 0) return orders;
  if (desk.hasty || landings.length > MANY_LANDINGS) return others;
  const left = new Map(others.map((order) => [order, order.type === 'land' ? stepsAfter(desk, order) : Infinity]));
  const most = landings.reduce((sum, order) => Math.max(sum, left.get(order) ?? 0), 0);
  return others.filter((order) => (left.get(order) as number) >= most);
}

/** Steps that a side has left after a landing, the dice of the phase being the middle ones. */
function stepsAfter(desk: Desk, landing: Order): number {
  const { game, world, side, own, sideOf } = desk;
  const state = game.copy(world);
  game.playUnchecked(state, landing);
  const end = { by: side, type: 'end' };
  if (game.toAct(state) === side && !game.refusal(state, end)) game.playUnchecked(state, end);
  while (game.toAct(state) === 'chance') rollMiddle(desk, state);
  return game.search.steps(state).reduce((sum, steps, u) => (sideOf[u] === own ? sum + steps : sum), 0);
}

const isLast = ({ game, world }: Desk): boolean => game.search.turnsLeft(world) <= 1;

/** More decisions than lie between an order and the side's next march. */
const BETWEEN = 20;

/** The order after which the side's next march, made at once, leads to the best position. */
function bestBeforeMarch(desk: Desk, orders: readonly Order[]): Order {
  const pull = pullNow(desk);
  const worth = new Map(orders.map((order) => [order, afterMarch(desk, order, pull)]));
  return orders.reduce((best, order) =>
    (worth.get(order) as number) > (worth.get(best) as number) + 1e-9 ? order : best,
  );
}

/** What a position is worth after an order and the march that follows it, the dice being the middle ones. */
function afterMarch(desk: Desk, order: Order, pull: Pull): number {
  const { game, side } = desk;
  let state = game.copy(desk.world);
  game.playUnchecked(state, order);
  for (let n = 0; n < BETWEEN && game.toAct(state) !== 'over'; n++) {
    if (game.toAct(state) === 'chance') {
      rollMiddle(desk, state);
      continue;
    }
    const listed = ordersOf(desk, state);
    if (game.toAct(state) === side && listed.some(({ type }) => type === 'move')) {
      state = planMarch({ ...desk, world: state, plan: undefined }, listed).state;
      break;
    }
    game.playUnchecked(state, listed.find(({ type }) => type === 'end') ?? (listed[0] as Order));
  }
  return valueOf(desk, state, pull);
}

/** Orders of an attack that has been begun. */
const DECLARING = ['commit', 'attacker', 'lead'];

/** What the side owes before the phase can end, where a unit is named; else everything. */
function owed({ game, world }: Desk, orders: readonly Order[]): readonly Order[] {
  const units = new Set(game.duties(world).map(({ unit }) => unit));
  const due = orders.filter(({ unit }) => unit !== undefined && units.has(unit));
  return due.length > 0 ? due : orders;
}

/** Orders that are decided about elsewhere, or only begin something that is. */
export const HANDLED: ReadonlySet<string> = new Set([
  'end',
  'move',
  'attack',
  'bombard',
  'overrun',
  'breakthrough',
  'fly',
  'nuclear',
  'break-down',
  'blow',
  'disengage',
]);

const pullNow = (desk: Desk): Pull => desk.pulls?.[desk.own] ?? pullOf(desk, goalsOf(desk, desk.world));

/** A declaration that has been begun, or the answer to the enemy's. */
function goOnDeclaring(desk: Desk): readonly BaseAction[] | undefined {
  const combat = combatOf(desk);
  if (!combat?.hex) return undefined;
  const { game, grid, world, own, side } = desk;
  if (combat.side !== side) return answer(desk, combat);
  const target = hexAt(grid, combat.hex);
  if (target === undefined) return undefined;
  const ground = groundToAttack(desk, world, own);
  const begun = (combat.units ?? []).flatMap((id) => desk.indexOf.get(id) ?? []);
  return declare(desk, game.copy(world), target, ground, { begun })?.orders;
}
