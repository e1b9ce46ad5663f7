import type { BaseAction, BaseEvent, Side } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { EventKind, EventKinds } from '../../wargame/event-kinds.ts';

/** What another side played since this one last had a phase of its own: actions number `from` to `to` - 1. */
export interface OpponentTurn {
  /** Who played, and who now looks. */
  by: Side;
  to: number;
  from: number;
}

const BORDERS: readonly (EventKind | undefined)[] = ['turn', 'phase'];

/** Positions at which a turn or a phase begins, first to last. */
function borders(kinds: EventKinds, log: readonly LogEntry<BaseEvent>[]): number[] {
  const at = log.flatMap((entry) => (BORDERS.includes(kinds[entry.event.code]) ? [entry.at + 1] : []));
  return [...new Set([0, ...at])];
}

/** The position at which the phase that goes on began. */
export const phaseBegan = (kinds: EventKinds, log: readonly LogEntry<BaseEvent>[]): number =>
  borders(kinds, log).at(-1) ?? 0;

/**
 * The turn that has just ended, when `side` is about to take the first decision of a phase of its own and another side had
 * the phases before. A phase belongs to whoever decides first in it; answers inside the other's phase change nothing.
 */
export function opponentTurnOf(
  kinds: EventKinds,
  side: Side,
  actions: readonly BaseAction[],
  log: readonly LogEntry<BaseEvent>[],
): OpponentTurn | undefined {
  const to = actions.length;
  const begins = borders(kinds, log);
  const owners = begins.map((begin, i) => actions.slice(begin, begins[i + 1] ?? to).find(({ by }) => by !== 'chance'));
  if (owners.at(-1)) return undefined;
  const by = owners.findLast((action) => action !== undefined)?.by;
  if (by === undefined || by === side) return undefined;
  const own = owners.findLastIndex((action) => action?.by === side);
  return { by, from: begins[own + 1] ?? 0, to };
}

/** What another side has played since the first `seen` actions, which this one saw. */
export function missedBy(side: Side, actions: readonly BaseAction[], seen: number): OpponentTurn | undefined {
  const from = Math.max(seen, actions.findLastIndex((action) => action.by === side) + 1);
  const by = actions.slice(from).find((action) => action.by !== 'chance')?.by;
  return by === undefined ? undefined : { by, from, to: actions.length };
}
