import type { BaseEvent, Modifier } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { Lang } from '../../text/format.ts';
import { eventText, type Names } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { readEvent, type EventKind, type EventKinds, type KnownEvent } from '../../wargame/event-kinds.ts';

/** One line of the log: what it says, the dice in it, the shifts behind it, and the hexes it speaks of. */
export interface LogLine {
  /** Place in the log, so that a line keeps its identity while the log grows. */
  key: number;
  kind: 'turn' | 'phase' | 'line';
  text: string;
  dice: readonly number[];
  shifts: readonly Modifier[];
  hexes: readonly string[];
  /** Numbers of the rules behind it. */
  rules: readonly string[];
}

interface Walk {
  key: number;
  unit: string;
  from: string | undefined;
  entered: boolean;
  to: string;
  cost: number;
  engages: boolean;
  rules: string[];
}

/** The log as lines to read: the steps of one move make one sentence. `first` is the place of its first entry. */
export function logLines(
  kinds: EventKinds,
  lang: Lang,
  log: readonly LogEntry<BaseEvent>[],
  names: Names,
  first = 0,
): LogLine[] {
  const lines: LogLine[] = [];
  let walks: Walk[] = [];
  /** Places taken during a move, listed after it. */
  let asides: LogLine[] = [];
  const flush = (): void => {
    lines.push(...walks.map((walk) => walkLine(lang, walk, names)), ...asides);
    walks = [];
    asides = [];
  };
  log.forEach(({ event }, i) => {
    const key = first + i;
    const known = readEvent(kinds, event);
    if (known && walked(walks, known, event.rule, key)) return;
    const line = lineOf(lang, event, known?.kind, key, names);
    if (known?.kind === 'taken' && walks.length > 0) asides.push(line);
    else {
      flush();
      lines.push(line);
    }
  });
  flush();
  return lines;
}

/** Takes a step of a move in; false when the event is of another kind. */
function walked(walks: Walk[], { kind, args }: KnownEvent, rule: string | undefined, key: number): boolean {
  if (kind !== 'walk' && kind !== 'entry' && kind !== 'contact') return false;
  const { unit } = args;
  const walk = walks.find((one) => one.unit === unit && !one.engages);
  const rules = rule === undefined ? [] : [rule];
  if (kind === 'contact') {
    if (walk) walk.engages = true;
    walk?.rules.push(...rules);
    return walk !== undefined;
  }
  const { to, cost } = args;
  const from = kind === 'walk' ? args.from : undefined;
  if (walk && walk.to === from) {
    if (walk.entered) walk.from ??= walk.to;
    walk.to = to;
    walk.cost += cost;
  } else walks.push({ key, unit, from, entered: kind === 'entry', to, cost, engages: false, rules });
  return true;
}

function walkLine(lang: Lang, { key, unit, from, entered, to, cost, engages, rules }: Walk, names: Names): LogLine {
  const args = { unit: names.unit?.(unit) ?? unit, from: from ?? '', to, cost, engages: engages ? 'yes' : 'no' };
  const wording = entered ? (from === undefined ? 'log-enter-only' : 'log-enter') : 'log-move';
  const hexes = from === undefined ? [to] : [from, to];
  return { key, kind: 'line', text: webText(lang, wording, args), dice: [], shifts: [], hexes, rules };
}

function lineOf(lang: Lang, event: BaseEvent, known: EventKind | undefined, key: number, names: Names): LogLine {
  const { rule, args = {} } = event;
  const kind = known === 'turn' || known === 'phase' ? known : 'line';
  const dice = Array.isArray(args['dice']) ? (args['dice'] as number[]) : [];
  const shifts = Array.isArray(args['shifts']) ? (args['shifts'] as Modifier[]) : [];
  const hexes = ['from', 'to', 'hex'].flatMap((name) => (typeof args[name] === 'string' ? [args[name]] : []));
  const rules = [...new Set([...shifts.map((shift) => shift.rule), ...(rule === undefined ? [] : [rule])])];
  return { key, kind, text: eventText(lang, event, names), dice, shifts, hexes, rules };
}
