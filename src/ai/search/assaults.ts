import { distance } from '../../hex/grid.ts';
import { around, factor, unitsByHex, type Desk } from './desk.ts';
import { isInRange, make, moved, reachOf, type March, type Move } from './march.ts';
import { chancesOf, gainOf, groundToAttack, NOBODY_HELPS, type Ground } from './odds.ts';
import { tellAttack, tellMission } from './telling.ts';

/** An attack prepared by moves. */
interface Assault {
  target: number;
  moves: readonly Move[];
  tactic: 'attack' | 'surround';
  /** All who then stand beside the target. */
  attackers: readonly number[];
  /** Guns that reach the target from where they stand. */
  artillery: readonly number[];
  gain: number;
}

/** Units that may be brought to one attack. */
const MOST_ATTACKERS = 8;

/** The best assault again and again, until none is worth it. */
export function planAssaults(march: March): void {
  const { desk, enemies } = march;
  const { doctrine } = desk;
  const ground = groundToAttack(desk, march.state, desk.own);
  // A target is looked at again only when it comes first by what it promised before: units that are bound make no attack better.
  const promised = [...enemies.keys()].map((target) => ({ target, gain: Infinity }));
  let planned = 0;
  while (promised.length > 0 && planned < doctrine.assaults) {
    promised.sort((a, b) => b.gain - a.gain || a.target - b.target);
    const first = promised[0] as { target: number; gain: number };
    const assault = assaultOn(march, first.target, ground);
    const leaning = desk.leaning?.[first.target] ?? 1;
    if (!assault || assault.gain * leaning < doctrine.least) {
      promised.shift();
      continue;
    }
    const second = promised[1]?.gain ?? -Infinity;
    const promise = assault.gain * leaning;
    if (first.gain === Infinity || promise < second - 1e-9) {
      first.gain = Math.min(promise, first.gain);
      if (first.gain < second - 1e-9) continue;
    }
    for (const move of assault.moves) make(march, move);
    tellMission(desk, assault.tactic, assault.attackers, assault.target);
    for (const u of [...assault.attackers, ...assault.artillery]) march.bound.add(u);
    planned++;
    promised.shift();
  }
}

/** The attack on a hex that gains most, straight at it or round it. */
function assaultOn(march: March, target: number, ground: Ground): Assault | undefined {
  const { desk } = march;
  const beside = around(desk, target);
  const straight = assaultBy(march, target, ground, beside, () => []);
  if (!straight || straight.moves.length < 2) return straight;
  const round = assaultBy(march, target, ground, beside, openBeside);
  let best = straight;
  for (const other of [round, ...ringsAround(march, target, ground)])
    if (other && other.gain > best.gain + 1e-9) best = { ...other, tactic: 'surround' };
  return best;
}

/** In the last turn, when nobody has to fear what comes after: the attacks from every second hex around the target, between which nobody gets out. */
function ringsAround(march: March, target: number, ground: Ground): (Assault | undefined)[] {
  const { desk } = march;
  if (!desk.seasoned || desk.game.search.turnsLeft(march.state) > 1) return [];
  const beside = around(desk, target);
  return [0, 1].map((first) => {
    const ring = beside.filter((_, i) => i % 2 === first);
    return assaultBy(march, target, ground, ring, emptyAmong);
  });
}

/** Those of the hexes beside a target that someone who comes should rather close. */
type Ways = (desk: Desk, state: object, beside: readonly number[]) => readonly number[];

/** The attack on a hex with those who can come to these hexes beside it, as many as add to the gain: first where they close its ways out, then where fewest others can hurt them. */
function assaultBy(
  march: March,
  target: number,
  ground: Ground,
  beside: readonly number[],
  waysOut: Ways,
): Assault | undefined {
  const { desk, reach, bound } = march;
  const { game, own } = desk;
  const state = game.copy(march.state);
  const standing = unitsByHex(desk, state, own);
  const attackers = around(desk, target)
    .flatMap((hex) => standing.get(hex) ?? [])
    .filter((u) => !bound.has(u) && fights(desk, state, u));
  const artillery = gunsOn(march, target);
  const gain = (units: readonly number[]): number => {
    if (units.length === 0) return 0;
    const plan = { side: own, target, attackers: [...units], ...NOBODY_HELPS, artillery };
    return gainOf(desk, state, ground, plan, chancesOf(desk, state, plan));
  };
  const coming = [...reach]
    .filter(
      ([u, hexes]) =>
        !bound.has(u) && !attackers.includes(u) && fights(desk, state, u) && beside.some((hex) => hexes.has(hex)),
    )
    .map(([u]) => u)
    .sort((a, b) => factor(desk, state, b, 0) - factor(desk, state, a, 0) || a - b)
    .slice(0, MOST_ATTACKERS);
  const moves: Move[] = [];
  let now = gain(attackers);
  let best: Assault | undefined =
    attackers.length > 0
      ? { target, tactic: 'attack', moves: [], attackers: [...attackers], artillery, gain: now }
      : undefined;
  for (const unit of coming) {
    const hex = besideFor(march, state, unit, beside, waysOut(desk, state, beside));
    if (hex < 0 || !moved(march, state, { unit, hex })) continue;
    moves.push({ unit, hex });
    attackers.push(unit);
    now = gain(attackers);
    if (!best || now > best.gain + 1e-9)
      best = { target, tactic: 'attack', moves: [...moves], attackers: [...attackers], artillery, gain: now };
  }
  if (best)
    tellAttack(
      desk,
      state,
      { side: own, target, ...NOBODY_HELPS, attackers: [...best.attackers], artillery },
      best.gain,
    );
  return best;
}

/** Guns that stay where they are and reach a hex, the strongest first. */
function gunsOn({ desk, state, enemies, bound, reach }: March, target: number): number[] {
  const { game, grid, sideOf, own, doctrine } = desk;
  const hexes = game.search.hexes(state);
  return game.counters
    .flatMap(({ range = -1 }, u) => {
      const from = hexes[u] as number;
      const inReach = sideOf[u] === own && from >= 0 && range > 1 && distance(grid, from, target) <= range;
      return inReach && !bound.has(u) && !reach.has(u) && isInRange(desk, state, u, enemies) ? [u] : [];
    })
    .sort((a, b) => factor(desk, state, b, 0) - factor(desk, state, a, 0) || a - b)
    .slice(0, doctrine.guns);
}

const fights = (desk: Desk, state: object, u: number): boolean => factor(desk, state, u, 0) > 0;

/** Those of these hexes in which no unit of the side stands. */
function emptyAmong(desk: Desk, state: object, hexes: readonly number[]): number[] {
  const standing = unitsByHex(desk, state, desk.own);
  return hexes.filter((hex) => !standing.has(hex));
}

/** Hexes beside a target that no unit of the side stands in or next to: ways out. */
function openBeside(desk: Desk, state: object, beside: readonly number[]): number[] {
  const standing = unitsByHex(desk, state, desk.own);
  return beside.filter((hex) => !standing.has(hex) && !around(desk, hex).some((near) => standing.has(near)));
}

/**
 * The hex beside a target that closes most of the ways out named, of these the one where fewest other enemies stand near, the cheapest of
 * these; -1 where the unit can get to none now.
 */
function besideFor(
  { desk, enemies }: March,
  state: object,
  unit: number,
  beside: readonly number[],
  open: readonly number[],
): number {
  const reach = reachOf(desk, state, unit);
  let best = -1;
  let least = Infinity;
  for (const hex of beside) {
    const cost = reach.get(hex);
    if (cost === undefined) continue;
    const near = around(desk, hex);
    const closed = open.filter((way) => way === hex || near.includes(way)).length;
    const price = 100 * near.filter((one) => enemies.has(one)).length + cost - 1000 * closed;
    if (price < least) [best, least] = [hex, price];
  }
  return best;
}
