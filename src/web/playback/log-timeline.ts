import type { BaseEvent } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { LogLine } from '../log/log.ts';

/** A line of the log and where it stands in time. */
export interface TimelineLine extends LogLine {
  /** The position after its first action. */
  from: number;
  /** The position after its last action: where a click leads. */
  to: number;
}

/** A turn's part of the log. */
export interface TurnLog {
  key: number;
  lines: TimelineLine[];
}

/** Puts the lines of a log in time. A move of many steps is one line: it lasts until the next line begins. `first`: the place of its first entry. */
export function logTimeline(lines: readonly LogLine[], log: readonly LogEntry<BaseEvent>[], first = 0): TurnLog[] {
  const begins = [...new Set(lines.map(({ key }) => log[key - first]?.at ?? -1))].sort((a, b) => a - b);
  const ends = new Map<number, number>();
  let line = 0;
  for (const { at } of log) {
    while (line + 1 < begins.length && (begins[line + 1] as number) <= at) line++;
    ends.set(begins[line] as number, at);
  }
  const turns: TurnLog[] = [];
  for (const one of lines) {
    const at = log[one.key - first]?.at ?? -1;
    if (one.kind === 'turn' || turns.length === 0) turns.push({ key: one.key, lines: [] });
    turns.at(-1)?.lines.push({ ...one, from: at + 1, to: (ends.get(at) ?? at) + 1 });
  }
  return turns;
}

/** Where the lines begin that tell of position n: the latest that are not ahead of it. */
export function currentLineAt(parts: readonly { lines: readonly TimelineLine[] }[], n: number): number {
  let current = 0;
  for (const { lines } of parts) for (const { from } of lines) if (from <= n && from > current) current = from;
  return current;
}
