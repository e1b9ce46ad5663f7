import { hexAt, makeGrid, type Grid } from '../../src/hex/grid.ts';
import type { BaseEvent, EventArg, Game, Side } from '../../src/kernel/game.ts';
import type { EventArgs, EventKind } from '../../src/wargame/event-kinds.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { show } from './walk.ts';

/** What the arguments of an event are looked up in. */
interface Things {
  grid: Grid;
  units: ReadonlySet<string>;
  sides: readonly Side[];
  /** Areas beside the map, as units that stand there name them. */
  areas: ReadonlySet<string>;
}

type Check = (value: EventArg | undefined, things: Things) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '';
const number: Check = (value) => typeof value === 'number';
const unit: Check = (value, { units }) => units.has(value as string);
const units: Check = (value, things) => Array.isArray(value) && value.every((id) => unit(id as string, things));
const hex: Check = (value, { grid }) => hexAt(grid, value as string) !== undefined;
const place: Check = (value, things) => hex(value, things) || things.areas.has(value as string);
const side: Check = (value, { sides }) => sides.includes(value as Side);
const dice: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger);
const absentOr =
  (check: Check): Check =>
  (value, things) =>
    value === undefined || check(value, things);

/** What each kind of event promises. */
const PROMISED: { [K in EventKind]: { [A in keyof EventArgs[K]]-?: Check } } = {
  turn: { turn: number },
  phase: { phase: text },
  walk: { unit, from: place, to: place, cost: number, mode: absentOr(text) },
  flight: { unit, from: hex, to: hex, cost: number },
  incident: { unit },
  'set-up': { unit, to: hex },
  ruin: { hex, side },
  entry: { unit, to: hex, cost: number, by: absentOr(text), mode: absentOr(text) },
  contact: { unit },
  taken: { hex, side },
  declared: { hex, attackers: units, artillery: absentOr(units) },
  combat: { hex },
  roll: { hex, column: text, dice, result: text },
  check: { die: number },
  retreat: { unit, from: place, to: place },
  'step-loss': { unit },
  eliminated: { unit },
  weather: { weather: text },
};

/** What an argument of this name is in every event that has it. */
const EVERYWHERE: Readonly<Record<string, Check>> = {
  unit: absentOr(unit),
  hex: absentOr(place),
  from: absentOr(place),
  to: absentOr(place),
};

const known = new WeakMap<Game, Things>();

function thingsOf(game: Wargame): Things {
  let things = known.get(game);
  if (!things) {
    const { map, counters, sides } = game;
    const areas = new Set(game.looks?.areas ? map.edges.map(({ id }) => `area:${id}`) : []);
    known.set(
      game,
      (things = { grid: makeGrid(map.grid), units: new Set(counters.map(({ id }) => id)), sides, areas }),
    );
  }
  return things;
}

/** The first event without what it promises; nothing for a game without a map. */
export function eventProblem(game: Game, events: readonly BaseEvent[]): string | undefined {
  if (!('eventKinds' in game)) return undefined;
  const table = game as Game & Wargame;
  const things = thingsOf(table);
  for (const event of events) {
    const kind = table.eventKinds[event.code];
    const promised: Readonly<Record<string, Check>> = { ...EVERYWHERE, ...(kind && PROMISED[kind]) };
    const broken = Object.entries(promised).find(([name, holds]) => !holds(event.args?.[name], things));
    if (broken) return `${broken[0]} in ${show(event)}`;
  }
  return undefined;
}
