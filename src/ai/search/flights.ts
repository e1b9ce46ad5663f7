import { hexAt } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { makeDestinations } from '../../wargame/search/contract.ts';
import { around, factor, ordersOf, unitIn, unitsByHex, type Desk, type Order } from './desk.ts';
import { goalsOf, type Goal } from './goals.ts';
import { reachOf } from './march.ts';
import { tellMission } from './telling.ts';

/** A unit that flies to a place, and what that is expected to gain in points. */
interface Flight {
  begin: Order;
  unit: number;
  goal: Goal;
  hex: number;
  gain: number;
}

/** How likely a unit is lost in a place that is. */
const RISK = 0.25;

/** The flight that gains most, as orders up to the first dice; undefined where none is worth it. */
export function bestFlight(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { world, own, enemy, doctrine } = desk;
  const goals = goalsOf(desk, world).filter(
    ({ stake: { how, points, holder } }) => how === 'hold' || (how === 'stand' && (points[own] > 0 || holder >= 0)),
  );
  if (goals.length === 0) return undefined;
  const defenders = unitsByHex(desk, world, own);
  const foes = unitsByHex(desk, world, enemy);
  const found = orders
    .filter(({ type }) => type === 'fly')
    .flatMap((begin) => flightsOf(desk, begin, goals, defenders))
    .filter(({ gain }) => gain > doctrine.step[own] / 2)
    .sort((a, b) => b.gain - a.gain || a.unit - b.unit);
  for (const flight of found) {
    const way = quietWay(desk, flight, foes);
    if (!way) continue;
    tellMission(desk, flight.goal.stake.holder === own ? 'hold' : 'take', [flight.unit], flight.hex);
    return way;
  }
  return undefined;
}

/** Where a unit could fly to that it does not get to on the ground. */
function flightsOf(
  desk: Desk,
  begin: Order,
  goals: readonly Goal[],
  defenders: ReadonlyMap<number, readonly number[]>,
): Flight[] {
  const { game, grid, world, own, doctrine } = desk;
  const unit = unitIn(desk, begin);
  const { hexes, count } = game.search.landings(world, unit, makeDestinations(grid.size));
  const landings = new Set(hexes.subarray(0, count));
  const from = game.search.hexes(world)[unit] as number;
  const strengthIn = (hex: number): number =>
    (defenders.get(hex) ?? []).reduce((sum, u) => (u === unit ? sum : sum + factor(desk, world, u, 1)), 0);
  const defence = factor(desk, world, unit, 1);
  const price = (game.search.steps(world)[unit] as number) * doctrine.step[own] + doctrine.kill[own];
  /** What the goals it stands at lose without it. */
  const left = goals.reduce((sum, { hexes: places, stake, threat, worth }) => {
    if (stake.holder !== own || !places.includes(from)) return sum;
    const others = strengthIn(from);
    return sum + worth * (holding(others + defence, threat) - holding(others, threat));
  }, 0);
  const ground = reachOf(desk, world, unit);
  return goals.flatMap((goal) =>
    goal.hexes.flatMap((hex): Flight[] => {
      if (!landings.has(hex) || ground.has(hex) || hex === from) return [];
      const others = strengthIn(hex);
      const then = holding(others + defence, goal.threat);
      const now = goal.stake.holder === own ? holding(others, goal.threat) : 0;
      return [{ begin, unit, goal, hex, gain: goal.worth * (then - now) - RISK * price * (1 - then) - left }];
    }),
  );
}

/** The chance that a place is held against what the enemy can bring, as a rough share. */
const holding = (strength: number, threat: number): number =>
  threat === 0 ? 1 : strength === 0 ? 0 : strength / (strength + threat / 2);

/** The orders of a flight past hexes without an enemy beside them, where nobody fires; undefined where there is no such way. */
function quietWay(
  desk: Desk,
  { begin, hex: to }: Flight,
  foes: ReadonlyMap<number, unknown>,
): readonly BaseAction[] | undefined {
  const { game, side, grid, world } = desk;
  const start = game.copy(world);
  game.playUnchecked(start, begin);
  const seen = new Set<string>();
  let edge: { state: object; way: readonly Order[] }[] = [{ state: start, way: [begin] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { state, way } of edge) {
      for (const step of ordersOf(desk, state)) {
        const name = step.type === 'step' ? (step.to as string) : '';
        if (name === '' || seen.has(name)) continue;
        seen.add(name);
        const stop = { by: side, type: 'stop' };
        if (name === grid.names[to]) return [...way, step, stop];
        if (around(desk, hexAt(grid, name) as number).some((near) => foes.has(near))) continue;
        const then = game.copy(state);
        game.playUnchecked(then, step);
        if (game.toAct(then) === side) next.push({ state: then, way: [...way, step] });
      }
    }
    edge = next;
  }
  return undefined;
}
