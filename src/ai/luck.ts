import type { BaseAction, Side } from '../kernel/game.ts';
import { seeded } from '../kernel/random.ts';
import type { Stake } from '../wargame/search/contract.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { deskAt, strengthOf, type Desk } from './search/desk.ts';
import { isFree, pullsOf, settleAtSight } from './search/playout.ts';
import { middleRoll, overRolls } from './search/small.ts';

/**
 * What the dice gave the first side by this roll: the worth of the position after it less the mean over all rolls that were due, by their
 * weights. The worth hangs on the position alone: over all rolls luck is zero on the average, so that the margin of a game less its luck is
 * expected to be the margin, and varies less. Changes nothing.
 */
export function luckOf(game: Wargame, state: object, roll: BaseAction): number {
  const at = deskAt(game, game.sides[0] as Side, state, seeded(0));
  const worth = onceEach(worthOf({ ...at, pulls: pullsOf(at) }));
  const rolled = game.copy(state);
  game.playUnchecked(rolled, roll);
  return worth(rolled) - overRolls(at, state, worth);
}

/** Many rolls lead to the same position. Positions are plain data. */
function onceEach(worth: (state: object) => number): (state: object) => number {
  const known = new Map<string, number>();
  return (state) => {
    const key = JSON.stringify(state);
    const value = known.get(key) ?? worth(state);
    known.set(key, value);
    return value;
  };
}

/**
 * What a position is worth to the first side when everybody has decided at sight what the roll leaves to decide, later rolls being the middle
 * ones: leads in points and strength, as far as they last. Changes `state`.
 */
const worthOf =
  (desk: Desk) =>
  (state: object): number => {
    const { points, places, strength } = desk.doctrine.lasting;
    const settled = settleAtSight(desk, state, (_, orders) => isFree(orders), middleRoll);
    const held = heldLead(desk, settled);
    return points * (desk.game.search.margin(settled) - held) + places * held + strength * strengthLead(desk, settled);
  };

/** Points of the first side for places that the other can take, less those of the other. */
function heldLead({ game }: Desk, state: object): number {
  let lead = 0;
  for (const { how, points, holder } of game.search.stakes(state))
    if (TAKEN.has(how) && holder >= 0) lead += holder === 0 ? points[0] : -points[1];
  return lead;
}

/** How points come and go with whoever is there. */
const TAKEN: ReadonlySet<Stake['how']> = new Set(['hold', 'stand', 'clear']);

function strengthLead(desk: Desk, state: object): number {
  let lead = 0;
  desk.game.search.hexes(state).forEach((hex, u) => {
    if (hex < 0) return;
    const strength = strengthOf(desk, state, u);
    lead += desk.sideOf[u] === 0 ? strength : -strength;
  });
  return lead;
}
