import type { BaseEvent, EventArg } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import { readEvent, type EventArgs, type EventKind } from '../../wargame/event-kinds.ts';
import type { UnitView } from '../../wargame/wargame.ts';
import type { Scene } from '../board/model/scene.ts';
import type { Timeline } from './timeline.ts';

/** What the newest action did, for the board to point at. */
export interface Trace {
  marks: Scene['marks'];
  arrows: Scene['arrows'];
  /** The path of the unit that moved, from where it set out. */
  path: readonly string[];
}

/** The scene with what happened pointed out. */
export const traced = (scene: Scene, { marks, arrows }: Trace): Scene => ({
  ...scene,
  marks: [...scene.marks, ...marks],
  arrows: [...scene.arrows, ...arrows],
});

const NOTHING: Trace = { marks: [], arrows: [], path: [] };
const WALKS: readonly EventKind[] = ['walk', 'flight', 'entry', 'contact', 'taken', 'incident', 'step-loss'];

/** What action number n did on the map; where it did nothing there, what led up to it. */
export function traceAt(timeline: Timeline, n: number): Trace {
  for (let at = n; at > 0; at--) {
    const events = timeline.events(at);
    if (events.length > 0) return traceOf(timeline, at, events);
    const { unit } = timeline.actions[at - 1] as { unit?: unknown };
    if (typeof unit === 'string') return standing(timeline, at, unit);
  }
  return NOTHING;
}

/** A unit that has been picked up. */
function standing(timeline: Timeline, n: number, unit: string): Trace {
  const hex = hexOf(timeline, n, unit);
  return hex === undefined ? NOTHING : { ...NOTHING, marks: [{ hex, mark: 'origin' }] };
}

function traceOf(timeline: Timeline, n: number, events: readonly LogEntry<BaseEvent>[]): Trace {
  const known = events.map(({ event }) => readEvent(timeline.game.eventKinds, event));
  const fight = known.find((one) => one?.kind === 'declared' || one?.kind === 'combat' || one?.kind === 'roll');
  if (fight) return fought(timeline, n, fight.args.hex);
  const walk = known.find((one) => one?.kind === 'walk' || one?.kind === 'flight' || one?.kind === 'entry');
  if (walk) return walked(timeline, n, walk.args.unit);
  const path = events.flatMap(({ event }) => leap(timeline, n, event)).slice(0, 2);
  const marks = events.flatMap(({ event }) => {
    const hex = said(event.args?.['hex']) ?? said(event.args?.['to']) ?? lastHex(timeline, n, event);
    return hex === undefined ? [] : [{ hex, mark: path.includes(hex) ? ('origin' as const) : ('hit' as const) }];
  });
  return { marks, arrows: [], path: path.length === 2 ? path : [] };
}

/** Retreats and advances: one hop of one unit. */
function leap(timeline: Timeline, n: number, { args = {} }: BaseEvent): string[] {
  const [unit, to] = [said(args['unit']), said(args['to'])];
  if (unit === undefined || to === undefined) return [];
  const from = said(args['from']) ?? hexOf(timeline, n - 1, unit);
  return from === undefined || from === to ? [] : [from, to];
}

/** Where a unit was that has been lost or struck. */
const lastHex = (timeline: Timeline, n: number, { args = {} }: BaseEvent): string | undefined => {
  const unit = said(args['unit']);
  return unit === undefined ? undefined : hexOf(timeline, n - 1, unit);
};

/** The whole path of a unit so far, as long as nothing but moves came between. */
function walked(timeline: Timeline, n: number, unit: string): Trace {
  const path: string[] = [];
  for (let i = timeline.logged(n) - 1; i >= 0; i--) {
    const known = readEvent(timeline.game.eventKinds, (timeline.log[i] as LogEntry<BaseEvent>).event);
    if (!known || !WALKS.includes(known.kind)) break;
    if (known.kind !== 'walk' && known.kind !== 'flight' && known.kind !== 'entry') continue;
    if (known.args.unit !== unit) continue;
    const { to } = known.args;
    if (path.length > 0 && path[0] !== to) break;
    if (path.length === 0) path.unshift(to);
    if (known.kind === 'entry') break;
    path.unshift(known.args.from);
  }
  const [first] = path;
  const goal = path.at(-1);
  return {
    marks: [
      ...(first === undefined || first === goal ? [] : [{ hex: first, mark: 'origin' as const }]),
      ...(goal === undefined ? [] : [{ hex: goal, mark: 'choice' as const }]),
    ],
    arrows: [],
    path: path.length > 1 ? path : [],
  };
}

interface Declaration {
  at: number;
  args: EventArgs['declared'];
}

/** Who attacks this hex and who supports, as declared. */
function fought(timeline: Timeline, n: number, target: string): Trace {
  const { at = n, args } = declarationOf(timeline, n, target) ?? {};
  const stood = new Map(unitsAt(timeline, at).map(({ id, hex }) => [id, hex]));
  const from = (kind: 'attack' | 'support', units: readonly string[] = []): Scene['arrows'] => {
    const hexes = new Set(units.map((unit) => stood.get(unit)));
    return [...hexes].flatMap((hex) => (hex && hex !== target ? [{ from: hex, to: target, kind }] : []));
  };
  return {
    marks: [{ hex: target, mark: 'hit' }],
    arrows: [...from('attack', args?.attackers), ...from('support', args?.artillery)],
    path: [],
  };
}

/** The newest declaration against this hex, and after which position it came. */
function declarationOf(timeline: Timeline, n: number, target: string): Declaration | undefined {
  for (let i = timeline.logged(n) - 1; i >= 0; i--) {
    const { at, event } = timeline.log[i] as LogEntry<BaseEvent>;
    const known = readEvent(timeline.game.eventKinds, event);
    if (known?.kind === 'declared' && known.args.hex === target) return { at, args: known.args };
  }
  return undefined;
}

const unitsAt = (timeline: Timeline, n: number): readonly UnitView[] =>
  timeline.game.view(timeline.at(Math.max(0, n)), timeline.eyes).units;

/** Where a unit stands at position n. */
const hexOf = (timeline: Timeline, n: number, unit: string): string | undefined =>
  unitsAt(timeline, n).find(({ id }) => id === unit)?.hex ?? undefined;

const said = (value: EventArg | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
