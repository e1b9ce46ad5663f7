import type { Refusal } from '../kernel/game.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { Order } from './seat.ts';

type Action = Parameters<Wargame['play']>[1];
type Played = ReturnType<Wargame['play']>;

/** What has been played in a position, by the action. Positions are never written to, so it holds as long as they are kept. */
const known = new WeakMap<object, Map<string, Played>>();

/** Plays an action on a copy: once in a position, however often a plan or a draft asks. */
export function playOnce(game: Wargame, state: object, action: Action): Played {
  let played = known.get(state);
  if (!played) known.set(state, (played = new Map()));
  const key = JSON.stringify(action);
  const before = played.get(key);
  if (before) return before;
  const now = game.play(state, action);
  played.set(key, now);
  return now;
}

/** Where actions lead. */
export interface Rehearsal {
  state: object;
  /** Why the first refused action may not be played; those after it were not tried. */
  refusal?: Refusal;
}

/** Where actions would lead, played on a copy until one is refused or the side has no more to say. */
export function rehearse(game: Wargame, from: object, orders: readonly Order[]): Rehearsal {
  let state = from;
  const by = game.toAct(from);
  for (const order of orders) {
    const played = playOnce(game, state, { ...order, by });
    if (!played.ok) return { state, refusal: played.error };
    state = played.value.state;
  }
  return { state };
}
