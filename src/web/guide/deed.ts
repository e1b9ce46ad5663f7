import type { BaseEvent } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { EventKinds } from '../../wargame/event-kinds.ts';

/** What somebody has done: the newest event of it, or the units taken up when nothing has been played. */
export type Deed = { event: BaseEvent } | { units: readonly string[] };

/** Kinds of events that an order brings about by itself. */
const ORDERED = ['walk', 'flight', 'set-up', 'entry', 'declared'];

/** What has been done since so many actions had been played; undefined when there is nothing to say of it. */
export function deedOf(
  kinds: EventKinds,
  log: readonly LogEntry<BaseEvent>[],
  since: number,
  selected: readonly string[],
): Deed | undefined {
  const last = log.findLast(({ at, event }) => at >= since && ORDERED.includes(kinds[event.code] ?? ''));
  if (last) return { event: last.event };
  return selected.length > 0 ? { units: [...selected] } : undefined;
}
