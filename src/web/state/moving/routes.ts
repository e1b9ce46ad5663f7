import { hexAt, type Grid } from '../../../hex/grid.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import type { Order } from '../../../seat/seat.ts';
import { NO_PATH } from '../../../wargame/search/march.ts';
import type { ReachHex, Wargame } from '../../../wargame/wargame.ts';
import { modesFor, planFor, planTo, viewPlan } from '../plan.ts';

/** Units that are sent somewhere by one order, in a mode of movement where they can. */
export interface Group {
  readonly units: readonly string[];
  /** The hex, once it has been chosen. */
  readonly to?: string | undefined;
  readonly mode?: string | undefined;
}

/** How far one unit of a group comes in this phase; it stays where it is without a `to`, and `refusal` may say why. */
export interface Route {
  unit: string;
  /** Its hex; null where it comes from outside the map. */
  from: string | null;
  to?: string;
  orders: readonly Order[];
  refusal?: Refusal;
}

/** What has been worked out so far, and the position with all of it carried out. */
export interface Routes {
  routes: readonly Route[];
  state: object;
}

/** More hexes than these are not tried for a unit: something else keeps it. */
const TRIES = 8;

/** Where a group is at home: `zones` are the hexes in which the enemy makes it stop or pay. */
export interface Ground {
  game: Wargame;
  grid: Grid;
  zones: ReadonlySet<string>;
}

/**
 * How far each unit of a group comes towards a hex, those in front first, so that the others find room behind them. A move ends in no zone
 * of the enemy and nowhere else where it would have to stop, and asks for no die, but in the hex that has been chosen.
 */
export function* routesTo(ground: Ground, from: object, group: Group): Generator<Routes, Routes> {
  const { game } = ground;
  const hexes = new Map(game.view(from, game.toAct(from)).units.map(({ id, hex }) => [id, hex]));
  const rows = group.units.map((unit) => {
    const hex = hexes.get(unit) ?? null;
    const march = marchOf(ground, from, unit, group.to ?? '');
    return { unit, from: hex, march, left: hex === null ? NO_PATH : march(hex) };
  });
  let found: Routes = { routes: [], state: from };
  for (const row of rows.sort((a, b) => a.left - b.left)) {
    const next = nextRoute(ground, found.state, group, row);
    found = { routes: [...found.routes, next.route], state: next.state };
    yield found;
  }
  return found;
}

/** What it costs a unit to come from a hex to the goal, whatever turns that takes. */
function marchOf({ game, grid }: Ground, state: object, unit: string, to: string): (hex: string) => number {
  const goal = hexAt(grid, to);
  const index = game.counters.findIndex(({ id }) => id === unit);
  const march = goal === undefined ? undefined : game.search.march(state, index, [goal]);
  return (hex) => march?.[hexAt(grid, hex) ?? -1] ?? NO_PATH;
}

interface Row {
  unit: string;
  from: string | null;
  march: (hex: string) => number;
  /** Its march from where it is. */
  left: number;
}

function nextRoute(
  ground: Ground,
  state: object,
  { to, mode }: Group,
  { unit, from, march, left }: Row,
): { route: Route; state: object } {
  const { game } = ground;
  const stays = (refusal?: Refusal): { route: Route; state: object } => ({
    route: { unit, from, orders: [], ...(refusal && { refusal }) },
    state,
  });
  if (from === to) return stays();
  const may = mode !== undefined && modesFor(game, state, unit).includes(mode);
  const plan = planFor({ game, state }, [unit], 'move', may ? mode : undefined);
  const { reach, refusal } = viewPlan(game, state, plan);
  if (!reach) return stays(refusal);
  const goals = reach.hexes
    .filter((one) => march(one.hex) < left && isQuiet(ground, one, to))
    .sort((a, b) => march(a.hex) - march(b.hex) || a.cost - b.cost);
  for (const goal of goals.slice(0, TRIES)) {
    const { orders } = planTo(game, state, plan, goal).plan;
    for (const tried of [orders, [...orders, { type: 'stop' }]]) {
      const next = rehearse(game, state, tried);
      if (next.refusal || !isOver(game, state, next.state)) continue;
      return { route: { unit, from, to: goal.hex, orders: tried }, state: next.state };
    }
  }
  return stays();
}

/** Can a move end there without any consequence but the way itself? */
function isQuiet({ zones }: Ground, { hex, path, mayStop, mustStop, contact, dice }: ReachHex, to?: string): boolean {
  const before = path.slice(0, -1);
  if (!mayStop || dice || before.some((one) => zones.has(one))) return false;
  return hex === to || (mustStop === null && contact !== true && !zones.has(hex));
}

/** The same side is to act, and nobody is on the move. */
const isOver = (game: Wargame, before: object, after: object): boolean =>
  game.toAct(after) === game.toAct(before) && game.view(after, game.toAct(after)).pending.length === 0;
