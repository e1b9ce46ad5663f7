import { distance } from '../../hex/grid.ts';
import { FEATURES, type Learnt } from '../doctrine/learnt.ts';
import { LATE, strengthOf, type Desk, type Pull } from './desk.ts';
import { featuresOf } from './features.ts';
import { keeperOf } from './goals.ts';

/** What decides the game, this side's less the other's. */
export const leadOf = ({ game, own }: Pick<Desk, 'game' | 'own'>, state: object): number =>
  own === 0 ? game.search.margin(state) : -game.search.margin(state);

/**
 * What a position is worth to the player's side, in points of the score: the margin, and the steps of both sides at their price. `pull` has what
 * a unit of its is worth in each hex.
 */
export function valueOf({ game, doctrine, own, sideOf }: Desk, state: object, pull?: Pull): number {
  const { search } = game;
  const steps = search.steps(state);
  const hexes = search.hexes(state);
  const crowds = doctrine.crowd < Infinity ? new Map<number, number>() : undefined;
  let value = leadOf({ game, own }, state);
  for (let u = 0; u < steps.length; u++) {
    const left = steps[u] as number;
    if (left === 0) continue;
    const side = sideOf[u] as 0 | 1;
    value += side === own ? left * doctrine.step[side] : -left * doctrine.step[side];
    const hex = hexes[u] as number;
    if (crowds && hex >= 0 && side === own) crowds.set(hex, (crowds.get(hex) ?? 0) + left);
  }
  if (pull) value += pulled({ game, own, sideOf }, state, pull);
  for (const there of crowds?.values() ?? []) value -= Math.max(0, there - doctrine.crowd) * doctrine.step[own];
  return value;
}

/** What its units are worth to a side where they stand. */
function pulled({ game, own, sideOf }: Pick<Desk, 'game' | 'own' | 'sideOf'>, state: object, pull: Pull): number {
  let sum = 0;
  game.search.hexes(state).forEach((hex, u) => {
    if (hex >= 0 && sideOf[u] === own) sum += pull(u, hex);
  });
  return sum;
}

/** The share of `pull` that counts where a whole position is judged: it says where one more unit is wanted, not what all are worth together. */
const WANTED = 0.1;
/** The share of its points that the strength around a place decides. */
const CONTESTED = 0.5;
/** Strength that an empty place stands for with its keeper. */
const EMPTY = 0.5;
/** Hexes beyond which strength does not count for a place. */
const AFAR = 12;

/** What a position is worth in which nobody is in the middle of anything. */
export function positionWorth(desk: Desk, state: object): number {
  const { game } = desk;
  if (game.toAct(state) === 'over') return leadOf(desk, state) + (desk.inHand ?? 0);
  if (desk.learnt) return learntWorth(desk, desk.learnt, state);
  const left = Math.min(1, game.search.turnsLeft(state) / LATE);
  const wanted = desk.pulls ? WANTED * pulled(desk, state, desk.pulls[desk.own]) : 0;
  return valueOf(desk, state) + left * (wanted + prospects(desk, state));
}

/** What the places of the map may yet bring: each goes the likelier to a side the more of the strength around it is the side's. */
function prospects(desk: Desk, state: object): number {
  const { game, own, enemy, grid, sideOf } = desk;
  const hexes = game.search.hexes(state);
  const standing: [hex: number, strength: number, side: 0 | 1][] = [];
  hexes.forEach((hex, u) => {
    if (hex >= 0) standing.push([hex, strengthOf(desk, state, u), sideOf[u] as 0 | 1]);
  });
  let sum = 0;
  for (const stake of game.search.stakes(state)) {
    const { how, hexes: places, points } = stake;
    const place = places[places.length >> 1];
    if (place === undefined || (how !== 'hold' && how !== 'stand' && how !== 'clear')) continue;
    const force = [0.01, 0.01];
    const keeper = keeperOf(stake);
    if (keeper >= 0) force[keeper] = EMPTY;
    for (const [hex, strength, side] of standing) {
      const far = distance(grid, hex, place);
      if (far <= AFAR) force[side] = (force[side] as number) + strength / ((1 + far) * (1 + far));
    }
    const [mine, theirs] = [force[own] as number, force[enemy] as number];
    sum += CONTESTED * (points[own] + points[enemy]) * (mine / (mine + theirs) - (keeper === own ? 1 : 0));
  }
  return sum;
}

/** What games have taught about positions like this one: the margin they end with. */
function learntWorth(desk: Desk, { turns, margin, features }: Learnt, state: object): number {
  const { game, own } = desk;
  const now = game.search.margin(state);
  const left = game.search.turnsLeft(state) / turns;
  const found = featuresOf(desk, state);
  let value = now + now * (margin[0] + margin[1] * left);
  FEATURES.forEach((feature, i) => {
    const [last, more] = features[feature];
    value += (found[i] as number) * (last + more * left);
  });
  return own === 0 ? value : -value;
}
