import { makeGrid } from '../../../hex/grid.ts';
import type { BaseAction } from '../../../kernel/game.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import type { Order } from '../../../seat/seat.ts';
import { faceOf } from '../../../wargame/steps.ts';
import type { Wargame } from '../../../wargame/wargame.ts';

/** What a choice brings at once, over all rolls of the dice that are due then, before anybody decides anything else. */
export interface Price {
  /** Steps that the side which chooses loses, and the other one. */
  own: number;
  enemy: number;
  /** Points of the score, less those of the other side. */
  points: number;
  /** How often the side still stands, with no retreat before it, in the hex that is decided about. */
  holds: number;
  /** The dice have no say in it. */
  isSure: boolean;
  /** The only unit that loses anything for sure: attack and defence before and after; undefined once it is gone. */
  changed?: { unit: string; before: string; after: string | undefined };
}

/** Undefined for a choice that cannot be made. */
export function priceOf(game: Wargame, state: object, order: Order): Price | undefined {
  const side = game.toAct(state);
  const chosen = rehearse(game, state, [order]);
  if (chosen.refusal) return undefined;
  const isSure = game.toAct(chosen.state) !== 'chance';
  const ends = isSure ? [[chosen.state, 1] as const] : rolled(game, chosen.state);
  const price: Price = { own: 0, enemy: 0, points: 0, holds: 0, isSure };
  const before = game.search.steps(state);
  const scored = leadOf(game, state, side);
  const hexes = game.search.hexes(state);
  const own = game.counters.map((counter) => counter.side === side);
  const asked = game.counters.findIndex(({ id }) => id === order['unit']);
  const place = game.view(state, side).pending.at(-1)?.hex;
  const at = place === undefined ? hexes[asked] : makeGrid(game.map.grid).names.indexOf(place);
  for (const [end, share] of ends) {
    const after = game.search.steps(end);
    game.counters.forEach((_, u) => {
      const lost = (before[u] ?? 0) - (after[u] ?? 0);
      if (lost > 0 && (hexes[u] ?? -1) >= 0) price[own[u] ? 'own' : 'enemy'] += lost * share;
    });
    price.points += share * (leadOf(game, end, side) - scored);
    const stands = game.search.hexes(end).some((hex, u) => own[u] && hex === at && (after[u] ?? 0) > 0);
    if (stands && !game.view(end, side).pending.some(({ kind }) => kind === 'retreat')) price.holds += share;
  }
  const changed = isSure ? onlyChange(game, before, game.search.steps(chosen.state)) : undefined;
  return changed ? { ...price, changed } : price;
}

/** The positions after the dice that are due, with the share of each. */
function rolled(game: Wargame, state: object): (readonly [object, number])[] {
  const rolls = game.chance(state);
  const all = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  return rolls.map(([roll, weight]) => {
    const end = game.copy(state);
    game.playUnchecked(end, roll as BaseAction);
    return [end, weight / all] as const;
  });
}

const leadOf = (game: Wargame, state: object, side: string): number =>
  game.ledger(state).reduce((sum, item) => sum + (item.side === side ? item.points : -item.points), 0);

function onlyChange(game: Wargame, before: readonly number[], after: readonly number[]): Price['changed'] {
  const changed = game.counters.flatMap((_, u) => ((before[u] ?? 0) > (after[u] ?? 0) ? [u] : []));
  const [u = -1] = changed;
  const counter = game.counters[u];
  if (changed.length !== 1 || !counter) return undefined;
  const faceWith = (steps: number): string => faceOf(counter, steps).slice(0, 2).join('-');
  const left = after[u] ?? 0;
  return { unit: counter.id, before: faceWith(before[u] ?? 0), after: left > 0 ? faceWith(left) : undefined };
}
