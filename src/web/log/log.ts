import type { BaseEvent, Modifier } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import { listText, type Lang } from '../../text/format.ts';
import { eventText, unitName, type Names } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import {
  readEvent,
  type EventArgs,
  type EventKind,
  type EventKinds,
  type KnownEvent,
} from '../../wargame/event-kinds.ts';

/** One line of the log: what it says, the dice in it, the shifts behind it, and the hexes it speaks of. */
export interface LogLine {
  /** Place in the log, so that a line keeps its identity while the log grows. */
  key: number;
  kind: 'turn' | 'phase' | 'line';
  text: string;
  dice: readonly number[];
  shifts: readonly Modifier[];
  hexes: readonly string[];
  /** Ids of units it speaks of, among other words. */
  named: readonly string[];
  /** Numbers of the rules behind it. */
  rules: readonly string[];
}

/** Dice have decided between results. */
export const hasResult = ({ args = {} }: BaseEvent): boolean =>
  typeof (args['result'] ?? args['weather']) === 'string' && (args['dice'] !== undefined || args['die'] !== undefined);

interface Walk {
  key: number;
  unit: string;
  from: string | undefined;
  entered: boolean;
  /** `air` where the unit has landed. */
  by: string;
  flown: boolean;
  to: string;
  cost: number;
  /** How it moves, where a game has several ways. */
  mode: string;
  engages: boolean;
  rules: string[];
}

/** The log as lines to read: the steps of one move, or of one unit's retreat, make one sentence. `first` is the place of its first entry. */
export function logLines(
  kinds: EventKinds,
  lang: Lang,
  log: readonly LogEntry<BaseEvent>[],
  names: Names,
  first = 0,
): LogLine[] {
  const lines: LogLine[] = [];
  const placings = placingsIn(kinds, log);
  let walks: Walk[] = [];
  /** Places taken and dice thrown during a move, listed after it. */
  let asides: LogLine[] = [];
  /** The retreat that the last line tells. */
  let retreat: Retreat | undefined;
  const flush = (): void => {
    lines.push(...together(walks).map((group) => walkLine(lang, group, names)), ...asides);
    walks = [];
    asides = [];
  };
  log.forEach(({ event }, i) => {
    const key = first + i;
    const known = readEvent(kinds, event);
    if (known && walked(walks, known, event.rule, key)) return;
    retreat = known?.kind === 'retreat' ? retreated(retreat, event, known.args, key) : undefined;
    if (retreat) {
      flush();
      if (retreat.key !== key) lines.pop();
      lines.push({ ...lineOf(lang, retreat.event, 'retreat', retreat.key, names), hexes: retreat.hexes });
      return;
    }
    const placing = placings[i] ?? 1;
    if (placing === 0) return;
    const line =
      placing > 1 ? placedLine(lang, log.slice(i, i + placing), key) : lineOf(lang, event, known?.kind, key, names);
    if ((known?.kind === 'taken' || known?.kind === 'incident') && walks.length > 0) asides.push(line);
    else {
      flush();
      lines.push(line);
    }
  });
  flush();
  return lines;
}

/** The retreat of one unit, hex by hex, with one event for all of it. */
interface Retreat {
  key: number;
  event: BaseEvent;
  hexes: readonly string[];
}

/** A hop of a retreat: it goes on with the one before it, or is the first of another. */
function retreated(
  before: Retreat | undefined,
  event: BaseEvent,
  { unit, from, to }: EventArgs['retreat'],
  key: number,
): Retreat {
  const { code, args } = before?.event ?? {};
  if (!before || code !== event.code || args?.['unit'] !== unit || args['to'] !== from)
    return { key, event, hexes: [from, to] };
  const whole = { ...event, args: { ...event.args, from: args['from'] ?? from } };
  return { key: before.key, event: whole, hexes: [...before.hexes, to] };
}

/** Takes a step of a move in; false when the event is of another kind. */
function walked(walks: Walk[], { kind, args }: KnownEvent, rule: string | undefined, key: number): boolean {
  if (kind !== 'walk' && kind !== 'flight' && kind !== 'entry' && kind !== 'contact') return false;
  const { unit } = args;
  const walk = walks.find((one) => one.unit === unit && !one.engages);
  const rules = rule === undefined ? [] : [rule];
  if (kind === 'contact') {
    if (walk) walk.engages = true;
    walk?.rules.push(...rules);
    return walk !== undefined;
  }
  const { to, cost } = args;
  const from = kind === 'entry' ? undefined : args.from;
  if (walk && walk.to === from) {
    if (walk.entered) walk.from ??= walk.to;
    walk.to = to;
    walk.cost += cost;
  } else {
    const flown = kind === 'flight';
    const by = (kind === 'entry' && args.by) || '';
    const mode = ('mode' in args && args.mode) || '';
    walks.push({ key, unit, from, entered: kind === 'entry', by, flown, to, cost, mode, engages: false, rules });
  }
  return true;
}

/** Moves that differ in nothing but their unit, side by side: one line says them all. */
function together(walks: readonly Walk[]): Walk[][] {
  const groups: Walk[][] = [];
  for (const walk of walks) {
    const group = groups.find(([first]) => first && isAlike(first, walk));
    if (group) group.push(walk);
    else groups.push([walk]);
  }
  return groups;
}

const ALIKE = ['from', 'to', 'cost', 'mode', 'entered', 'by', 'flown', 'engages'] as const;
const isAlike = (a: Walk, b: Walk): boolean => ALIKE.every((field) => a[field] === b[field]);

function walkLine(lang: Lang, group: readonly Walk[], names: Names): LogLine {
  const { key, from, to, by, cost, mode, engages } = group[0] as Walk;
  const args = {
    unit: listText(
      lang,
      group.map(({ unit }) => unitName(names, unit)),
    ),
    n: group.length,
    from: from ?? '',
    to,
    by,
    cost,
    mode: cost === 0 ? 'free' : mode,
    engages: engages ? 'yes' : 'no',
  };
  const hexes = from === undefined ? [to] : [from, to];
  const rules = [...new Set(group.flatMap((walk) => walk.rules))];
  return {
    key,
    kind: 'line',
    text: webText(lang, wordingOf(group[0] as Walk), args),
    dice: [],
    shifts: [],
    hexes,
    named: group.map(({ unit }) => unit),
    rules,
  };
}

function wordingOf({ from, to, entered, flown }: Walk): WebKey {
  if (entered) return from === undefined || from === to ? 'log-enter-only' : 'log-enter';
  if (flown) return 'log-flight';
  return from === to ? 'log-round' : 'log-move';
}

/** More placings by one action than are told one by one. */
const MANY = 4;

/** For each entry of the log how many its line stands for: none where an earlier one has a line for all that one action placed. */
function placingsIn(kinds: EventKinds, log: readonly LogEntry<BaseEvent>[]): number[] {
  const spans = log.map(() => 1);
  for (let i = 0; i < log.length; i++) {
    const isPlaced = (one: LogEntry<BaseEvent> | undefined): boolean =>
      one !== undefined && one.at === log[i]?.at && kinds[one.event.code] === 'set-up';
    let end = i;
    while (isPlaced(log[end])) end++;
    if (end - i > MANY) spans.fill(0, i + 1, end)[i] = end - i;
    i = Math.max(i, end - 1);
  }
  return spans;
}

function placedLine(lang: Lang, placed: readonly LogEntry<BaseEvent>[], key: number): LogLine {
  const hexes = [
    ...new Set(placed.flatMap(({ event }) => (typeof event.args?.['to'] === 'string' ? [event.args['to']] : []))),
  ];
  const rule = placed[0]?.event.rule;
  const rules = rule === undefined ? [] : [rule];
  return {
    key,
    kind: 'line',
    text: webText(lang, 'log-set-up', { n: placed.length }),
    dice: [],
    shifts: [],
    hexes,
    named: placed.flatMap(({ event }) => wordsIn(event)),
    rules,
  };
}

/** Whatever an event speaks of, units among it. */
const wordsIn = ({ args = {} }: BaseEvent): string[] =>
  Object.values(args)
    .flat()
    .filter((value) => typeof value === 'string');

function lineOf(lang: Lang, event: BaseEvent, known: EventKind | undefined, key: number, names: Names): LogLine {
  const { rule, args = {} } = event;
  const kind = known === 'turn' || known === 'phase' ? known : 'line';
  const dice = Array.isArray(args['dice']) ? (args['dice'] as number[]) : [];
  const shifts = Array.isArray(args['shifts']) ? (args['shifts'] as Modifier[]) : [];
  const hexes = ['from', 'to', 'hex'].flatMap((name) => (typeof args[name] === 'string' ? [args[name]] : []));
  const ends = ['bridge', 'ferry'].flatMap((name) => (typeof args[name] === 'string' ? args[name].split('-') : []));
  const rules = [...new Set([...shifts.map((shift) => shift.rule), ...(rule === undefined ? [] : [rule])])];
  return {
    key,
    kind,
    text: eventText(lang, event, names),
    dice,
    shifts,
    hexes: [...hexes, ...ends],
    named: wordsIn(event),
    rules,
  };
}
