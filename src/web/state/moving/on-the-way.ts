import { outcomesOf } from '../../../kernel/outcomes.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import type { Order } from '../../../seat/seat.ts';
import type { Wargame } from '../../../wargame/wargame.ts';

/** How the dice on a path may turn out for the unit that goes there. */
export interface OnTheWay {
  /** The rule that asks for them. */
  rule: string;
  ends: readonly WayEnd[];
}

/** Steps that the unit has lost by then; it is gone when none are left. */
interface WayEnd {
  lost: number;
  isGone: boolean;
  probability: number;
}

/** A position that may have been reached, with its share of all rolls. */
interface Branch {
  state: object;
  share: number;
}

/** Undefined where no dice are due on the path, or somebody else is asked on it. */
export function onTheWay(game: Wargame, from: object, orders: readonly Order[], unit: string): OnTheWay | undefined {
  const u = game.counters.findIndex(({ id }) => id === unit);
  const by = game.toAct(from);
  let rule: string | undefined;
  let branches: Branch[] = [{ state: from, share: 1 }];
  for (const order of orders) {
    const next = branches.map(({ state, share }) => ({ state: rehearse(game, state, [order]).state, share }));
    const due = next.find(({ state }) => game.toAct(state) === 'chance');
    rule ??= due && game.prompt(due.state).rule;
    branches = due ? rolled(game, next) : next;
    // Whoever is gone goes no further.
    if (branches.some(({ state }) => game.toAct(state) !== by)) return undefined;
  }
  if (rule === undefined) return undefined;
  const had = game.search.steps(from)[u] ?? 0;
  const ends = new Map<number, number>();
  for (const { state, share } of branches) {
    const left = game.search.steps(state)[u] ?? 0;
    ends.set(left, (ends.get(left) ?? 0) + share);
  }
  return {
    rule,
    ends: [...ends]
      .sort(([a], [b]) => b - a)
      .map(([left, probability]) => ({ lost: had - left, isGone: left <= 0, probability })),
  };
}

/** Where the rolls that are due lead, those together that lead to the same. */
function rolled(game: Wargame, branches: readonly Branch[]): Branch[] {
  const found = new Map<string, Branch>();
  for (const { state, share } of branches) {
    const ends = game.toAct(state) === 'chance' ? outcomesOf(game, state) : [{ end: state, share: 1 }];
    for (const { end, share: part } of ends) {
      const key = JSON.stringify(game.position(end));
      const branch = found.get(key) ?? { state: end, share: 0 };
      branch.share += share * part;
      found.set(key, branch);
    }
  }
  return [...found.values()];
}
