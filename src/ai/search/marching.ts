import { distance } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { planAssaults } from './assaults.ts';
import { around, factor, strengthOf, unitsByHex, type Desk, type Order } from './desk.ts';
import { takingPlaces } from './detours.ts';
import { coverOf, escort, escortsOfThoseThere, isNear } from './escorts.ts';
import { isBuilder, marchesOf, tacticFor, type Goal, type Marches } from './goals.ts';
import { planClaims, planCuts, planOpenings } from './claims.ts';
import { exitOver, isInContact, make, marchOf, ordersFor, reachOf, type March, type Move } from './march.ts';
import { planRests } from './rests.ts';
import { chancesOf, gainOf, groundOf, NOBODY_HELPS } from './odds.ts';
import { tellMission } from './telling.ts';

/** The moves of a whole movement phase, as orders: attacks are prepared first, then everybody else goes where he is needed. */
export const marchOrders = (desk: Desk, orders: readonly Order[]): readonly BaseAction[] =>
  ordersFor(planMarch(desk, orders));

/** The same as moves, with the position that they lead to. */
export function planMarch(desk: Desk, orders: readonly Order[]): March {
  const march = marchOf(desk, orders);
  planOpenings(march);
  const exits = march.goals.filter(({ stake }) => stake.how === 'exit');
  if (exits.length > 0) {
    planClaims(march, Math.max(...exits.map(({ worth }) => worth)));
    planExits(march, exits);
    for (const goal of exits) planDue(march, goal);
  }
  const price = desk.doctrine.step[desk.enemy] + desk.doctrine.kill[desk.enemy];
  planClaims(march, price);
  planCuts(march, price);
  planRests(march);
  planAssaults(march);
  planClaims(march, 0);
  planMarches(march);
  if (desk.doctrine.forced) planEscapes(march);
  return march;
}

/** Who can leave the map now where it pays more than they are worth: the weakest first. */
function planExits(march: March, exits: readonly Goal[]): void {
  const { desk, reach } = march;
  const { game, doctrine, own } = desk;
  const strength = (u: number): number => strengthOf(desk, march.state, u);
  for (const goal of exits)
    for (const unit of [...reach.keys()].sort((a, b) => strength(a) - strength(b) || a - b)) {
      if (goal.units >= (goal.stake.units ?? Infinity)) break;
      const price = (game.search.steps(march.state)[unit] as number) * doctrine.step[own];
      const move = goal.worth > price ? exitOver(march, goal.hexes, unit) : undefined;
      if (!move || !make(march, move)) continue;
      goal.units++;
      tellMission(desk, 'leave', [unit], move.hex);
    }
}

/** Who has to set out now to leave the map in time: those nearest, where too few others could still go later. */
function planDue(march: March, goal: Goal): void {
  const { desk, reach } = march;
  const { turns = 1, units = 0 } = goal.stake;
  const wanted = units - goal.units;
  if (turns === 1 || wanted <= 0) return;
  const marches = marchesOf(desk, march.state);
  const from = (unit: number): number => desk.game.search.hexes(march.state)[unit] as number;
  const near = [...reach.keys()]
    .filter((unit) => from(unit) >= 0)
    .map((unit) => ({ unit, far: marches.turns(goal, unit, from(unit)) }))
    .filter(({ far }) => far <= turns)
    .sort((a, b) => a.far - b.far || a.unit - b.unit);
  if (near.filter(({ far }) => far <= turns - 1).length >= wanted) return;
  for (const { unit } of near.slice(0, wanted)) {
    const move = towards(march, marches, goal, unit, from(unit));
    if (move && make(march, move)) tellMission(desk, 'leave', [unit], nearestOf(desk, goal, move.hex));
  }
}

/** Who would have to attack alone and at a loss where he stands leaves the map where he may: he is not lost, and comes back. */
function planEscapes(march: March): void {
  const { desk, state, modes, bound } = march;
  const { game } = desk;
  let own = unitsByHex(desk, state, desk.own);
  for (const unit of modes.keys()) {
    const hex = game.search.hexes(state)[unit] as number;
    if (hex < 0 || bound.has(unit) || isHelped(march, own, unit) || !isOutmatched(march, unit)) continue;
    const way = exitOver(march, [hex], unit);
    if (!way || !make(march, way)) continue;
    tellMission(desk, 'leave', [unit], hex);
    own = unitsByHex(desk, state, desk.own);
  }
}

/** Does somebody else of the side stand with the unit, or beside the enemies beside it? */
function isHelped({ desk, state, enemies }: March, own: ReadonlyMap<number, readonly number[]>, unit: number): boolean {
  const from = desk.game.search.hexes(state)[unit] as number;
  const near = around(desk, from).filter((hex) => enemies.has(hex));
  return [from, ...near.flatMap((hex) => around(desk, hex))].some((hex) => own.get(hex)?.some((u) => u !== unit));
}

/** Everybody who does not attack goes to the goal that needs him most, or stays where he is needed. */
function planMarches(march: March): void {
  const { desk, reach, bound, goals } = march;
  const { game } = desk;
  if (goals.length === 0) return;
  const marches = marchesOf(desk, march.state);
  const units = [...reach.keys()].filter((u) => !bound.has(u));
  const wishes = units
    .flatMap((u) => wishesOf(march, goals, marches, u))
    .sort((a, b) => b.score - a.score || a.unit - b.unit);
  const going = new Map<number, Goal>();
  for (const { unit, goal } of wishes) {
    if (going.has(unit) || goal.given >= needOf(desk, goal) || goal.units >= (goal.stake.units ?? Infinity)) continue;
    going.set(unit, goal);
    goal.given += Math.max(1, factor(desk, march.state, unit, 1));
    goal.units++;
  }
  const goalOf = (unit: number): Goal | undefined => going.get(unit) ?? wishes.find((wish) => wish.unit === unit)?.goal;
  const builders = units.filter((unit) => goalOf(unit)?.forBuilders);
  const escorts = new Set([
    ...escortsOfThoseThere(march),
    ...builders.flatMap((unit) => escort(march, goalOf(unit) as Goal, unit)),
  ]);
  // Builders see where the others went.
  for (const unit of [...units.filter((u) => !builders.includes(u)), ...builders]) {
    const goal = goalOf(unit);
    if (!goal || escorts.has(unit)) continue;
    const from = game.search.hexes(march.state)[unit] as number;
    const move = towards(march, marches, goal, unit, from);
    if (move && make(march, takingPlaces(march, move)))
      tellMission(desk, tacticFor(desk, goal), [unit], nearestOf(desk, goal, move.hex));
  }
}

const nearestOf = ({ grid }: Desk, { hexes }: Goal, from: number): number | undefined =>
  hexes.toSorted((a, b) => distance(grid, from, a) - distance(grid, from, b) || a - b)[0];

interface Wish {
  unit: number;
  goal: Goal;
  score: number;
}

/** The goals a unit could serve before the game ends: what they are worth, less the longer it takes. */
function wishesOf(march: March, goals: readonly Goal[], marches: Marches, unit: number): Wish[] {
  const { desk, state, reach } = march;
  const from = desk.game.search.hexes(state)[unit] as number;
  const starts = from >= 0 ? [from] : [...(reach.get(unit)?.keys() ?? [])];
  if (starts.length === 0) return [];
  const builds = isBuilder(desk, unit);
  const open = goals.filter(
    ({ forBuilders = false, stake }) =>
      forBuilders === (builds && goals.some((goal) => goal.forBuilders)) && (stake.who?.has(unit) ?? true),
  );
  const needed = open.filter((goal) => needOf(desk, goal) > 0);
  const near = (needed.length > 0 ? needed : open)
    .map((goal) => ({ goal, far: nearest(desk, starts, goal.hexes) }))
    .sort((a, b) => b.goal.worth / (2 + b.far) - a.goal.worth / (2 + a.far))
    .slice(0, 6);
  return near.flatMap(({ goal }) => {
    const turns = starts.reduce((least, start) => Math.min(least, marches.turns(goal, unit, start)), Infinity);
    return isInTime(march, goal, unit, turns) ? [{ unit, goal, score: goal.worth / (0.7 + turns) }] : [];
  });
}

/** Hexes between the nearest of these and of those. */
function nearest({ grid }: Desk, from: readonly number[], to: readonly number[]): number {
  let least = Infinity;
  for (const a of from) for (const b of to) least = Math.min(least, distance(grid, a, b));
  return least;
}

/** Can the unit be at a goal before the game ends, so many turns away? In the last turn only where it stands or can go now. */
function isInTime({ desk, state, reach }: March, goal: Goal, unit: number, turns: number): boolean {
  const left = desk.game.search.turnsLeft(state);
  if (left > 1) return turns <= left;
  const from = desk.game.search.hexes(state)[unit];
  return goal.hexes.some((hex) => hex === from || reach.get(unit)?.has(hex));
}

/** Strength that should see to a goal: what threatens it, and more where it has to be taken; none to what is safe. */
function needOf({ own, enemy }: Desk, { stake, threat }: Goal): number {
  if (stake.how === 'each' || stake.units !== undefined) return Infinity;
  const taking = stake.how === 'hold' && stake.holder === enemy;
  if (taking) return 2 + 1.5 * threat;
  const isKept = stake.how === 'hold' ? stake.holder === own : stake.how === 'stand' && stake.points[own] === 0;
  return isKept && threat === 0 ? 0 : 1 + threat / 2;
}

/** Turns that it may take builders longer to keep out of the enemy's reach. */
const ALONE = 3;

/** Enemies that do not move before somebody comes within so many hexes of them, where a staff lets them lie. */
function sleepingBy({ desk, state }: March): { at: number; within: number }[] {
  const { game, doctrine, sideOf, enemy } = desk;
  const sleepers = doctrine.staff ? (game.search.sleepers?.(state) ?? []) : [];
  return [...sleepers].flatMap(([u, within]) =>
    sideOf[u] === enemy ? [{ at: game.search.hexes(state)[u] as number, within }] : [],
  );
}

/** The hex nearest to the goal that the unit can come to, out of the enemy's sight unless it is the goal itself. */
function towards(march: March, marches: Marches, goal: Goal, unit: number, from: number): Move | undefined {
  const { desk, modes } = march;
  const wanted = new Set(desk.doctrine.forced && isOutmatched(march, unit) ? [] : goal.hexes);
  const cover = goal.forBuilders ? coverOf(desk, march.state) : undefined;
  const asleep = sleepingBy(march);
  const dangerOf = (hex: number): number => {
    if (asleep.some(({ at, within }) => distance(desk.grid, hex, at) <= within)) return ALONE;
    // Builders go as near to the enemy as others cover them.
    if (cover) return !cover.has(hex) && isNear(march, hex) ? ALONE : 0;
    return !wanted.has(hex) && isInContact(march, hex) ? desk.doctrine.shy : 0;
  };
  const priceOf = (hex: number): number => marches.turns(goal, unit, hex) + dangerOf(hex);
  let best: Move | undefined;
  let least = from >= 0 ? priceOf(from) : Infinity;
  for (const mode of modes.get(unit) ?? []) {
    for (const hex of reachOf(desk, march.state, unit, mode).keys()) {
      const price = priceOf(hex);
      if (price < least - 1e-9) [best, least] = [{ unit, hex, mode }, price];
    }
  }
  return best;
}

/** Would the unit have to attack at a loss where it stands? */
function isOutmatched({ desk, state, enemies }: March, unit: number): boolean {
  const { game, own } = desk;
  const from = game.search.hexes(state)[unit] as number;
  if (from < 0) return false;
  const targets = around(desk, from).filter((hex) => enemies.has(hex));
  const ground = groundOf(desk, state, own);
  const gains = targets.map((target) => {
    const plan = { side: own, target, attackers: [unit], ...NOBODY_HELPS };
    return gainOf(desk, state, ground, plan, chancesOf(desk, state, plan));
  });
  return gains.length > 0 && Math.max(...gains) < 0;
}
