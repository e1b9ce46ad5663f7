import type { BaseEvent, EventArg, Modifier } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { Lang } from '../../text/format.ts';
import { eventText, type Names } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';

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
export function logLines(lang: Lang, log: readonly LogEntry<BaseEvent>[], names: Names, first = 0): LogLine[] {
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
    if (walked(walks, event, key)) return;
    const line = lineOf(lang, event, key, names);
    if (event.code === 'taken' && walks.length > 0) asides.push(line);
    else {
      flush();
      lines.push(line);
    }
  });
  flush();
  return lines;
}

/** Takes a step of a move in; false when the event is of another kind. */
function walked(walks: Walk[], { code, rule, args = {} }: BaseEvent, key: number): boolean {
  if (code !== 'move' && code !== 'enter' && code !== 'engaged') return false;
  const unit = said(args['unit']);
  const walk = walks.find((one) => one.unit === unit && !one.engages);
  if (code === 'engaged') {
    if (walk) walk.engages = true;
    if (walk && rule !== undefined) walk.rules.push(rule);
    return walk !== undefined;
  }
  const to = said(args['to']);
  const cost = Number(args['cost'] ?? 0);
  if (walk && code === 'move' && walk.to === args['from']) {
    if (walk.entered) walk.from ??= walk.to;
    walk.to = to;
    walk.cost += cost;
  } else {
    const from = code === 'move' ? said(args['from']) : undefined;
    const rules = rule === undefined ? [] : [rule];
    walks.push({ key, unit, from, entered: code === 'enter', to, cost, engages: false, rules });
  }
  return true;
}

const said = (value: EventArg | undefined): string => (typeof value === 'string' ? value : '');

function walkLine(lang: Lang, { key, unit, from, entered, to, cost, engages, rules }: Walk, names: Names): LogLine {
  const args = { unit: names.unit?.(unit) ?? unit, from: from ?? '', to, cost, engages: engages ? 'yes' : 'no' };
  const wording = entered ? (from === undefined ? 'log-enter-only' : 'log-enter') : 'log-move';
  const hexes = from === undefined ? [to] : [from, to];
  return { key, kind: 'line', text: webText(lang, wording, args), dice: [], shifts: [], hexes, rules };
}

function lineOf(lang: Lang, event: BaseEvent, key: number, names: Names): LogLine {
  const { code, rule, args = {} } = event;
  const kind = code === 'turn' || code === 'phase' ? code : 'line';
  const dice = Array.isArray(args['dice']) ? (args['dice'] as number[]) : [];
  const shifts = Array.isArray(args['shifts']) ? (args['shifts'] as Modifier[]) : [];
  const hexes = ['from', 'to', 'hex'].flatMap((name) => (typeof args[name] === 'string' ? [args[name]] : []));
  const rules = [...new Set([...shifts.map((shift) => shift.rule), ...(rule === undefined ? [] : [rule])])];
  return { key, kind, text: eventText(lang, event, names), dice, shifts, hexes, rules };
}
