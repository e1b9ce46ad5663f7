import type { BaseAction } from '../../../kernel/game.ts';
import { distance } from '../../../hex/grid.ts';
import { around, type Desk, type Order } from '../desk.ts';
import { make, marchOf, moved, ordersFor, type March, type Move } from '../march.ts';
import { tellMission } from '../telling.ts';
import { valueOf } from '../value.ts';

/** Units that are looked at for a drive, those nearest to the enemy. */
const FIRST = 4;
/** Hexes from an enemy within which somebody may stand in his way back. */
const NEAR = 3;

/** Moves that leave an enemy no way back, and what the position is worth then. */
interface Drive {
  moves: readonly Move[];
  value: number;
}

/**
 * The moves that are the end of an enemy who has to go back as soon as somebody comes beside him: by one unit, or by a second one when a first has
 * closed his way. Undefined where there are none.
 */
export function bestDrive(desk: Desk, orders: readonly Order[]): readonly BaseAction[] | undefined {
  const { game, world, sideOf, enemy } = desk;
  const hexes = game.search.hexes(world);
  const routed = [...(game.search.routed?.(world) ?? [])].filter(
    (u) => sideOf[u] === enemy && (hexes[u] as number) >= 0,
  );
  if (routed.length === 0) return undefined;
  const march = marchOf({ ...desk, plan: undefined }, orders);
  for (const target of new Set(routed.map((u) => hexes[u] as number))) {
    const there = routed.filter((u) => hexes[u] === target);
    const moves = driveOn(march, target, there);
    if (!moves?.every((move) => make(march, move))) continue;
    tellMission(
      desk,
      'drive',
      moves.map(({ unit }) => unit),
      target,
    );
    return ordersFor(march);
  }
  return undefined;
}

/** The best drive on the units of a hex: that of one unit where there is any. */
function driveOn(march: March, target: number, there: readonly number[]): readonly Move[] | undefined {
  const { desk, state, reach, enemies } = march;
  const { game, grid } = desk;
  const beside = around(desk, target);
  const from = (unit: number): number => {
    const hex = game.search.hexes(state)[unit] as number;
    return hex < 0 ? Infinity : distance(grid, hex, target);
  };
  const free = [...reach.keys()].toSorted((a, b) => from(a) - from(b) || a - b);
  const comers = free.filter((unit) => beside.some((hex) => reach.get(unit)?.has(hex))).slice(0, FIRST);
  if (comers.length === 0) return undefined;
  const stepsOf = (now: object): number => there.reduce((sum, u) => sum + (game.search.steps(now)[u] as number), 0);
  const before = stepsOf(state);
  /** The drives of one unit that comes beside them. */
  const driving = (at: object, first: readonly Move[]): Drive[] =>
    comers
      .filter((unit) => first.every((move) => move.unit !== unit))
      .flatMap((unit) => beside.filter((hex) => reach.get(unit)?.has(hex)).map((hex): Move => ({ unit, hex })))
      .flatMap((move) => {
        const after = game.copy(at);
        const isEnd = moved(march, after, move) && stepsOf(after) < before;
        return isEnd ? [{ moves: [...first, move], value: valueOf(desk, after) }] : [];
      });
  const closing = (): Drive[] =>
    free.slice(0, FIRST).flatMap((unit) =>
      [...(reach.get(unit)?.keys() ?? [])].flatMap((hex) => {
        if (beside.includes(hex) || enemies.has(hex) || distance(grid, hex, target) > NEAR) return [];
        const after = game.copy(state);
        return moved(march, after, { unit, hex }) ? driving(after, [{ unit, hex }]) : [];
      }),
    );
  const alone = driving(state, []);
  const found = alone.length > 0 ? alone : closing();
  return found.toSorted((one, other) => other.value - one.value)[0]?.moves;
}
