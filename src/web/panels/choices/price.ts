import { makeGrid } from '../../../hex/grid.ts';
import type { BaseEvent } from '../../../kernel/game.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import type { Order } from '../../../seat/seat.ts';
import { outcomesOf } from '../../../kernel/outcomes.ts';
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
  /** The ways in which the roll turns out that decides how the choice ends; none where no roll does. */
  outcomes: readonly Outcome[];
  /** The only unit that loses anything for sure: attack and defence before and after; undefined once it is gone. */
  changed?: { unit: string; before: string; after: string | undefined };
}

/** Results of a roll that are the same, with the steps that they cost at once. */
export interface Outcome {
  /** As the log has it. */
  result: string;
  probability: number;
  own: number;
  enemy: number;
}

/** Undefined for a choice that cannot be made. */
export function priceOf(game: Wargame, state: object, order: Order): Price | undefined {
  const side = game.toAct(state);
  const chosen = rehearse(game, state, [order]);
  if (chosen.refusal) return undefined;
  const isSure = game.toAct(chosen.state) !== 'chance';
  const ends = isSure ? [{ end: chosen.state, share: 1, result: undefined }] : rolled(game, chosen.state, order);
  const outcomes = new Map<string, Outcome>();
  const price = { own: 0, enemy: 0, points: 0, holds: 0, isSure };
  const before = game.search.steps(state);
  const scored = leadOf(game, state, side);
  const hexes = game.search.hexes(state);
  const own = game.counters.map((counter) => counter.side === side);
  const asked = game.counters.findIndex(({ id }) => id === order['unit']);
  const place = game.view(state, side).pending.at(-1)?.hex;
  const at = place === undefined ? hexes[asked] : makeGrid(game.map.grid).names.indexOf(place);
  for (const { end, share, result } of ends) {
    const after = game.search.steps(end);
    const lost = { own: 0, enemy: 0 };
    game.counters.forEach((_, u) => {
      if ((hexes[u] ?? -1) >= 0) lost[own[u] ? 'own' : 'enemy'] += Math.max(0, (before[u] ?? 0) - (after[u] ?? 0));
    });
    price.own += lost.own * share;
    price.enemy += lost.enemy * share;
    if (result !== undefined) {
      const key = JSON.stringify([result, lost]);
      const { probability } = outcomes.get(key) ?? { probability: 0 };
      outcomes.set(key, { result, ...lost, probability: probability + share });
    }
    price.points += share * (leadOf(game, end, side) - scored);
    const stands = game.search.hexes(end).some((hex, u) => own[u] && hex === at && (after[u] ?? 0) > 0);
    if (stands && !game.view(end, side).pending.some(({ kind }) => kind === 'retreat')) price.holds += share;
  }
  const changed = isSure ? onlyChange(game, before, game.search.steps(chosen.state)) : undefined;
  return { ...price, outcomes: [...outcomes.values()], ...(changed && { changed }) };
}

/** The positions after the dice that are due, with the share of each, and its result if the roll is about this choice. */
const rolled = (game: Wargame, state: object, order: Order) =>
  outcomesOf(game, state).map(({ end, share, events: [event] }) => ({
    end,
    share,
    result: event && resultOf(event, order),
  }));

/** Other dice may be due by chance, as for the weather after the last choice of a turn. */
function resultOf({ args = {} }: BaseEvent, { type: _, ...about }: Order): string | undefined {
  const named = Object.values(args).flat();
  const isAbout = Object.values(about).some((one) => named.includes(one as string));
  return isAbout && typeof args['result'] === 'string' ? args['result'] : undefined;
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
