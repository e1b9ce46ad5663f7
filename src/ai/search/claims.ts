import { distance } from '../../hex/grid.ts';
import { around, factor, strengthOf, unitsByHex, type Desk } from './desk.ts';
import { takingPlaces } from './detours.ts';
import { marchFor, partsOf, tacticFor, wayDown, type Goal } from './goals.ts';
import { exitOver, make, moved, reachOf, type March, type Move } from './march.ts';
import { tellMission } from './telling.ts';
import { leadOf } from './value.ts';

/** Moves that change the score, and by how much for each of them. */
interface Claim {
  goal: Goal;
  moves: Move[];
  gain: number;
}

/** In the last turn: whoever does not attack yet goes where it changes the score at once by more than `least`, first where it changes it most. */
export function planClaims(march: March, least: number): void {
  const { desk, goals } = march;
  if (desk.game.search.turnsLeft(march.state) > 1) return;
  for (;;) {
    const now = leadOf(desk, march.state);
    const claims = [
      ...goals.flatMap((goal) => [...singleClaims(march, goal, now), ...jointClaim(march, goal, now)]),
      ...islandClaims(march, now),
    ];
    const [first, ...others] = bestOf(march, claims, least);
    if (!first) return;
    // Where the same units can go for the same gain, more may lie by the way.
    const alike = others.filter(({ moves }) => moves.every(({ unit }, i) => unit === first.moves[i]?.unit));
    const [best] = [first, ...alike]
      .flatMap(({ goal, moves }) => {
        const longer = moves.map((move) => takingPlaces(march, move));
        return claimBy(march, goal, longer, now);
      })
      .toSorted((one, other) => other.gain - one.gain);
    if (!best) return;
    for (const move of best.moves) {
      if (!make(march, move)) return;
      tellMission(desk, tacticFor(desk, best.goal), [move.unit], move.hex);
    }
  }
}

/** Those that gain most, all of them more than `least`; first those of the units that are weakest in attack. */
function bestOf({ desk, state }: March, claims: readonly Claim[], least: number): Claim[] {
  const most = claims.reduce((sum, { gain }) => Math.max(sum, gain), least);
  const force = ({ moves }: Claim): number => moves.reduce((sum, { unit }) => sum + factor(desk, state, unit, 0), 0);
  return claims
    .filter(({ gain }) => gain > least && gain > most - 1e-9)
    .toSorted((one, other) => force(one) - force(other));
}

/** Each unit that is free in each hex of a goal that it can come to. */
function singleClaims(march: March, goal: Goal, now: number): Claim[] {
  const moves = freeUnits(march).flatMap(([unit, hexes]) =>
    goal.hexes.filter((hex) => hexes.has(hex)).map((hex): Move => ({ unit, hex })),
  );
  return moves.flatMap((move) => claimBy(march, goal, [move], now));
}

/** A place of several hexes that is won only whole: to each of them the nearest unit that is left. */
function jointClaim(march: March, goal: Goal, now: number): Claim[] {
  const { desk, state } = march;
  if (goal.stake.how !== 'hold' || goal.stake.holder === desk.own || goal.hexes.length < 2) return [];
  const own = unitsByHex(desk, state, desk.own);
  const free = new Map(freeUnits(march));
  const moves: Move[] = [];
  for (const hex of goal.hexes) {
    if (own.has(hex)) continue;
    const [unit] = nearestFirst([...free], hex);
    if (unit === undefined) return [];
    free.delete(unit);
    moves.push({ unit, hex });
  }
  return moves.length > 1 ? claimBy(march, goal, moves, now) : [];
}

/** Places where nobody can stay, but some can pass, one after the other on the way to where they stay. */
function islandClaims(march: March, now: number): Claim[] {
  const { desk, state, goals, enemies } = march;
  const free = desk.hasty ? [] : freeUnits(march);
  const islands = goals.filter(
    ({ stake, hexes: [place = -1, ...others] }) =>
      stake.how === 'hold' &&
      stake.holder !== desk.own &&
      others.length === 0 &&
      !enemies.has(place) &&
      !free.some(([, hexes]) => hexes.has(place)),
  );
  return free.flatMap(([unit, hexes]) => {
    let best: Claim | undefined;
    const stops: Goal[] = [];
    for (let grows = true; grows;) {
      grows = false;
      for (const island of islands.filter((one) => !stops.includes(one))) {
        const move = wayBy(desk, state, unit, [...stops, island], hexes);
        const [claim] = move ? claimBy(march, island, [move], now) : [];
        if (!claim || claim.gain <= (best?.gain ?? 0) + 1e-9) continue;
        [best, grows] = [claim, true];
        stops.push(island);
      }
    }
    return best ? [best] : [];
  });
}

/** The move of a unit over these places, in this order, to whichever hex it can stay in lies nearest to the last; none where it is too far for a turn, or the unit is not on the map. */
function wayBy(
  desk: Desk,
  state: object,
  unit: number,
  stops: readonly Goal[],
  open: ReadonlyMap<number, number>,
): Move | undefined {
  const path: number[] = [];
  let at = desk.game.search.hexes(state)[unit] as number;
  if (at < 0) return undefined;
  let left = partsOf(desk, state, unit);
  for (const places of [...stops.map(({ hexes }) => hexes), [...open.keys()]]) {
    const field = marchFor(desk, state, places, unit);
    left -= field[at] as number;
    if (left < 0) return undefined;
    for (const hex of wayDown(desk, (near) => field[near] as number, at)) path.push((at = hex));
  }
  return { unit, hex: at, path };
}

const freeUnits = ({ reach, bound }: March) => [...reach].filter(([unit]) => !bound.has(unit));

/** What these moves change of the lead now, if they can all be made. */
function claimBy(march: March, goal: Goal, moves: Move[], now: number): Claim[] {
  const { desk, state } = march;
  const after = desk.game.copy(state);
  if (!moves.every((move) => moved(march, after, move))) return [];
  return [{ goal, moves, gain: (leadOf(desk, after) - now) / moves.length }];
}

/** Hexes from a place within which the way to it is cut. */
const NEAR = 3;

/** In the last turn: one unit, or two, cut the way to a place for which the enemy is paid only while it is open, where that brings each of them more than `least`. */
export function planCuts(march: March, least: number): void {
  const { desk, goals } = march;
  if (desk.hasty || desk.game.search.turnsLeft(march.state) > 1) return;
  for (const goal of goals) {
    if (!goal.stake.byRoad || goal.stake.holder !== desk.enemy || goal.stake.points[desk.enemy] <= 0) continue;
    const [best] = bestOf(march, cutsOf(march, goal), least);
    if (!best?.moves.every((move) => make(march, move))) continue;
    const units = best.moves.map(({ unit }) => unit);
    tellMission(desk, 'cut', units, goal.hexes[0]);
  }
}

/** What each unit, and each two, standing near a place change of the lead: first those that stand beside the fewest enemies, who might drive them off. */
function cutsOf(march: March, goal: Goal): Claim[] {
  const { desk, state, enemies } = march;
  const { game, grid } = desk;
  const now = leadOf(desk, state);
  const free = freeUnits(march);
  const posts = [...grid.names.keys()].flatMap((hex): { hex: number; units: number[] }[] => {
    if (enemies.has(hex) || goal.hexes.every((place) => distance(grid, place, hex) > NEAR)) return [];
    const units = nearestFirst(free, hex).slice(0, 2);
    return units.length > 0 ? [{ hex, units }] : [];
  });
  const claims = posts.flatMap(({ hex, units: [unit = -1] }, i) => {
    const move = { unit, hex };
    const after = game.copy(state);
    if (!moved(march, after, move)) return [];
    const found: Claim[] = [{ goal, moves: [move], gain: leadOf(desk, after) - now }];
    for (const { hex, units } of posts.slice(i + 1)) {
      const other = units.find((one) => one !== unit);
      const then = game.copy(after);
      if (other === undefined || !moved(march, then, { unit: other, hex })) continue;
      found.push({ goal, moves: [move, { unit: other, hex }], gain: (leadOf(desk, then) - now) / 2 });
    }
    return found;
  });
  const enemiesBeside = ({ moves }: Claim): number =>
    moves.reduce((sum, { hex }) => sum + around(desk, hex).filter((near) => enemies.has(near)).length, 0);
  return claims.toSorted((one, other) => enemiesBeside(one) - enemiesBeside(other));
}

/** Those of the free units who can come to a hex, who comes there at the lowest cost first. */
const nearestFirst = (free: ReturnType<typeof freeUnits>, hex: number): number[] =>
  free
    .flatMap(([unit, hexes]) => (hexes.has(hex) ? [{ unit, cost: hexes.get(hex) as number }] : []))
    .sort((a, b) => a.cost - b.cost || a.unit - b.unit)
    .map(({ unit }) => unit);

/** In the last turn: who can neither attack nor defend goes first where others can then come to a goal that nobody came to before, or leave the map there. */
export function planOpenings(march: March): void {
  const { desk, reach } = march;
  if (desk.game.search.turnsLeft(march.state) > 1) return;
  for (const helper of [...reach.keys()].filter((u) => strengthOf(desk, march.state, u) === 0)) {
    const others = [...reach.keys()].filter((u) => u !== helper);
    const opening = bestOpening(march, helper, others);
    if (!opening || !make(march, opening)) continue;
    tellMission(desk, 'open', [helper], opening.hex);
    for (const unit of others) reach.set(unit, reachOf(desk, march.state, unit));
  }
}

/** The move of a unit that opens the way to the goal that is worth most. */
function bestOpening(march: March, helper: number, others: readonly number[]): Move | undefined {
  const { desk, state, reach, goals } = march;
  const hexesFor = (unit: number): number[] => [...(reach.get(unit)?.keys() ?? [])];
  const before = new Set(others.flatMap(hexesFor));
  const wanted = goals.filter(({ stake }) => stake.holder !== desk.own);
  let best: Move | undefined;
  let most = 0;
  for (const hex of hexesFor(helper)) {
    const after = desk.game.copy(state);
    if (!moved(march, after, { unit: helper, hex })) continue;
    for (const unit of others) {
      const then = reachOf(desk, after, unit);
      for (const { stake, hexes, worth } of wanted) {
        const opened = hexes.filter((place) => then.has(place) && !before.has(place));
        if (worth <= most || opened.length === 0) continue;
        if (stake.how !== 'exit' || exitOver({ ...march, state: after }, opened, unit))
          [best, most] = [{ unit: helper, hex }, worth];
      }
    }
  }
  return best;
}
