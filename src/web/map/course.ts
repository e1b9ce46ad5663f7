import type { BaseEvent } from '../../kernel/game.ts';
import type { EventKind } from '../../wargame/event-kinds.ts';
import type { Paths } from '../board/model/scene.ts';
import { rolling } from '../log/rolling.svelte.ts';
import type { Table } from '../state/table.svelte.ts';
import { preferences } from '../ui/language.svelte.ts';

const WALKS: readonly (EventKind | undefined)[] = ['walk', 'flight', 'entry'];

/** The paths by which the counters of a table come to where they are; undefined where they are there at once. `led`: the reader leads it himself, in a replay. */
export function pathsOf({ seat, watching, position }: Table, led: boolean): Paths | undefined {
  const isAnother = !led && (watching || (seat.side !== null && lastTo(seat.actions) !== seat.side));
  if (preferences.still || document.hidden || (isAnother && preferences.chosen.pace === 'at-once')) return undefined;
  return pathsIn(position.news.map(({ event }) => event));
}

/** Who has decided something last: dice are nobody's. */
const lastTo = (actions: Table['seat']['actions']): string | undefined =>
  actions.findLast(({ by }) => by !== 'chance')?.by;

/** The hexes through which each unit went, from the first to the last; where it entered, from there on. */
export function pathsIn(events: readonly BaseEvent[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { args = {} } of events) {
    const { unit, from, to } = args;
    if (typeof unit !== 'string' || typeof to !== 'string') continue;
    const before = paths.get(unit);
    const start = typeof from === 'string' ? [from] : [];
    paths.set(unit, [...(before && (from === undefined || before.at(-1) === from) ? before : start), to]);
  }
  return paths;
}

/** Does the map wait for dice that still tumble? Not with what was done before they fell. */
export function isHeld({ seat, position }: Table): boolean {
  const { roll } = rolling;
  if (!roll) return false;
  const news = position.news.map(({ event }) => event);
  const at = news.indexOf(roll);
  const walked = (event: BaseEvent): boolean => WALKS.includes(seat.game.eventKinds[event.code]);
  return at >= 0 && !news.slice(0, at).some(walked);
}
