import { distance, hexAt } from '../../hex/grid.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { factor, seatAt, type Desk, type Order } from './desk.ts';
import { goalsOf, marchesOf, type Goal } from './goals.ts';
import { overRolls } from './small.ts';
import { valueOf } from './value.ts';

/** Units of a side whose marches to a place are looked at, those nearest to it. */
const FIRST = 6;
/** A place that nobody comes to within so many turns is as good as out of reach. */
const SOON = 3;
/** How likely a place is taken by who comes to it. */
const LIKELY = 0.25;
/** Turns home from which a unit counts as cut off. */
const CUT = 1.5;

/**
 * The bridge that is best blown now: what the enemy's marches to his goals lose by it is worth more than what its own lose and the price.
 * Undefined where none is. Asked only of bridges that an enemy can reach in a turn: others can wait.
 */
export function bestDemolition(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, doctrine, enemy, side } = desk;
  const near = orders.filter((order) => order.type === 'blow' && isNear(desk, order));
  if (near.length === 0) return undefined;
  const goals = goalsOf(desk, world);
  const foes = seatAt(desk, game.sides[enemy] as string);
  const theirs = goalsOf(foes, world);
  const marchesIn = (state: object): number => approach(desk, state, goals) - approach(foes, state, theirs);
  const downIn = (state: object): number => game.tableView(state, side).down.length;
  const marches = marchesIn(world);
  const down = downIn(world);
  let best: Order | undefined;
  let most = valueOf(desk, world) + marches + doctrine.least;
  for (const order of near) {
    const state = game.copy(world);
    game.playUnchecked(state, order);
    // Worked out once for all rolls that blow the bridge; where it stands, nobody's way has changed.
    let without: number | undefined;
    const worth = (now: object): number =>
      valueOf(desk, now) + (downIn(now) === down ? marches : (without ??= marchesIn(now) - cutOff(desk, now, order)));
    const then = game.toAct(state) === 'chance' ? overRolls(desk, state, worth) : worth(state);
    if (then > most + 1e-9) [best, most] = [order, then];
  }
  return best && [best];
}

const endsOf = ({ grid }: Desk, { bridge = '' }: Order): number[] =>
  bridge.split('-').flatMap((name) => hexAt(grid, name) ?? []);

const distanceTo = ({ grid }: Desk, from: number, to: readonly number[]): number =>
  Math.min(...to.map((hex) => distance(grid, from, hex)));

/** The end of a bridge that lies farther from the enemy, as a goal of the side's own. */
function homeOf(desk: Desk, order: Order): Goal {
  const { game, world, sideOf, enemy } = desk;
  const foes = game.search.hexes(world).filter((hex, u) => hex >= 0 && sideOf[u] === enemy);
  const [end = -1] = endsOf(desk, order).toSorted((a, b) => distanceTo(desk, b, foes) - distanceTo(desk, a, foes));
  const stake = { rule: '', item: `home ${end}`, hexes: [end], how: 'each', points: [0, 0], holder: -1 } as const;
  return { stake, hexes: [end], worth: 0, threat: 0, given: 0, units: 0 };
}

/** Price of the units that could come home over a bridge within a turn, and do not soon without it: the enemy has them where they cannot go back. */
function cutOff(desk: Desk, without: object, order: Order): number {
  const { game, world, sideOf, own, doctrine } = desk;
  const home = homeOf(desk, order);
  const [before, after] = [marchesOf(desk, world), marchesOf(desk, without)];
  const steps = game.search.steps(world);
  return game.search
    .hexes(world)
    .reduce(
      (sum, hex, u) =>
        hex >= 0 && sideOf[u] === own && before.turns(home, u, hex) <= 1 && after.turns(home, u, hex) >= CUT
          ? sum + (steps[u] as number) * doctrine.step[own] + doctrine.kill[own]
          : sum,
      0,
    );
}

/** Could an enemy that fights be at the bridge within a turn? */
function isNear(desk: Desk, order: Order): boolean {
  const { game, grid, world, sideOf, enemy } = desk;
  const ends = endsOf(desk, order);
  return game.search
    .hexes(world)
    .some(
      (hex, u) =>
        hex >= 0 &&
        sideOf[u] === enemy &&
        factor(desk, world, u, 0) > 0 &&
        ends.some((end) => distance(grid, hex, end) <= factor(desk, world, u, 2)),
    );
}

/** What the nearest marches of a side to its goals are worth, in points: all of a goal it stands at, nothing of one it does not come to soon. */
function approach(seat: Desk, state: object, goals: readonly Goal[]): number {
  const { game, grid, sideOf, own } = seat;
  const hexes = game.search.hexes(state);
  const units = [...hexes.keys()].filter(
    (u) => (hexes[u] as number) >= 0 && sideOf[u] === own && factor(seat, state, u, 0) > 0,
  );
  const marches = marchesOf(seat, state);
  let sum = 0;
  for (const goal of goals) {
    const [place] = goal.hexes;
    if (place === undefined || goal.stake.holder === own) continue;
    const far = (u: number): number => distance(grid, hexes[u] as number, place);
    const first = units.toSorted((a, b) => far(a) - far(b) || a - b).slice(0, FIRST);
    const turns = Math.min(SOON, ...first.map((u) => marches.turns(goal, u, hexes[u] as number)));
    const points = goal.worth * (goal.stake.how === 'hold' ? goal.hexes.length : 1);
    sum += (LIKELY * points * (SOON - turns)) / SOON;
  }
  return sum;
}
