import { hexAt } from '../../hex/grid.ts';
import { factor, seatAt, type Desk, type Order } from './desk.ts';
import { goalsOf, marchesOf, wayDown, type Goal, type Marches } from './goals.ts';

/** Turns of march that are looked at. */
const AHEAD = 2;

/** Orders that put an obstacle into a hex, as against those that put a unit there. */
export const isObstacle = ({ type, unit }: Order): boolean => type === 'place' && unit === undefined;

/** Where an obstacle is passed by most of the enemy soon, the strong and the fast counting most; undefined where nobody passes any. */
export function bestObstacle(desk: Desk, orders: readonly Order[]): Order | undefined {
  const passing = passingBy(desk);
  let best: Order | undefined;
  let most = 0;
  for (const order of orders) {
    if (!isObstacle(order)) continue;
    const by = passing[hexAt(desk.grid, order.to ?? '') ?? -1] ?? 0;
    if (by > most) [best, most] = [order, by];
  }
  return best;
}

/** Strength of the enemies times what they can march, in each hex that they come to on the way to their goals, the sooner the more. */
function passingBy(desk: Desk): Float64Array {
  const { game, world, grid, sideOf, enemy } = desk;
  const passing = new Float64Array(grid.size);
  const foes = seatAt(desk, game.sides[enemy] as string);
  const goals = goalsOf(foes, world);
  const marches = marchesOf(foes, world);
  game.search.hexes(world).forEach((hex, u) => {
    const weight = factor(desk, world, u, 0) * factor(desk, world, u, 2);
    if (hex < 0 || sideOf[u] !== enemy || weight === 0) return;
    const goal = bestGoal(marches, goals, u, hex);
    if (!goal) return;
    const all = marches.turns(goal, u, hex);
    for (const step of wayDown(foes, (at) => marches.turns(goal, u, at), hex)) {
      const turns = all - marches.turns(goal, u, step);
      if (turns > AHEAD) break;
      passing[step] = (passing[step] as number) + weight / (1 + turns);
    }
  });
  return passing;
}

function bestGoal(marches: Marches, goals: readonly Goal[], unit: number, from: number): Goal | undefined {
  let best: Goal | undefined;
  let most = 0;
  for (const goal of goals) {
    if (goal.stake.who && !goal.stake.who.has(unit)) continue;
    const worth = goal.worth / (1 + marches.turns(goal, unit, from));
    if (worth > most) [best, most] = [goal, worth];
  }
  return best;
}
