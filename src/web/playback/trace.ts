import type { BaseEvent, EventArg } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
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
const WALKS = ['move', 'enter', 'engaged', 'taken'];
const FIGHTS = ['declared', 'committed', 'answered', 'combat-roll', 'bombard-roll'];

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
  const fight = events.find(({ event }) => FIGHTS.includes(event.code))?.event;
  if (fight) return fought(timeline, n, said(fight.args?.['hex']) ?? '');
  const walk = events.find(({ event }) => event.code === 'move' || event.code === 'enter')?.event;
  if (walk) return walked(timeline, n, said(walk.args?.['unit']) ?? '');
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
    const { code, args = {} } = (timeline.log[i] as LogEntry<BaseEvent>).event;
    if (!WALKS.includes(code)) break;
    if (args['unit'] !== unit || (code !== 'move' && code !== 'enter')) continue;
    const [from, to] = [said(args['from']), said(args['to'])];
    if (to === undefined || (path.length > 0 && path[0] !== to)) break;
    if (path.length === 0) path.unshift(to);
    if (from === undefined) break;
    path.unshift(from);
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

/** Who attacks this hex and who supports, as declared. */
function fought(timeline: Timeline, n: number, target: string): Trace {
  const declared = timeline.log
    .slice(0, timeline.logged(n))
    .findLast(({ event }) => event.code === 'declared' && event.args?.['hex'] === target);
  const stood = new Map(unitsAt(timeline, declared?.at ?? n).map(({ id, hex }) => [id, hex]));
  const from = (name: string, kind: 'attack' | 'support'): Scene['arrows'] => {
    const units = (declared?.event.args?.[name] ?? []) as readonly string[];
    const hexes = new Set(units.map((unit) => stood.get(unit)));
    return [...hexes].flatMap((hex) => (hex && hex !== target ? [{ from: hex, to: target, kind }] : []));
  };
  return {
    marks: [{ hex: target, mark: 'hit' }],
    arrows: [...from('attackers', 'attack'), ...from('artillery', 'support')],
    path: [],
  };
}

const unitsAt = (timeline: Timeline, n: number): readonly UnitView[] =>
  timeline.game.view(timeline.at(Math.max(0, n)), timeline.eyes).units;

/** Where a unit stands at position n. */
const hexOf = (timeline: Timeline, n: number, unit: string): string | undefined =>
  unitsAt(timeline, n).find(({ id }) => id === unit)?.hex ?? undefined;

const said = (value: EventArg | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
