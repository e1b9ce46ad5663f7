import type { Refusal, Side } from '../../kernel/game.ts';
import type { Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { UnitView } from '../../wargame/wargame.ts';
import type { Table } from '../state/table.svelte.ts';

/** When reinforcements come: now, though due not now, from a turn on, or by an event. */
export type Arrival = 'now' | 'not-now' | 'event' | number;

/** Waiting units that can be picked to enter now. */
export const enteringNow = ({ movers, view }: Table): ReadonlySet<string> =>
  new Set(view.units.flatMap(({ id, where }) => (where === 'waiting' && movers.has(id) ? [id] : [])));

/** The reinforcements of a side by their arrival, in the order of the game. */
export function arrivalsOf(table: Table, side: Side): [Arrival, UnitView[]][] {
  const now = enteringNow(table);
  const { view, counters } = table;
  const groups = new Map<Arrival, UnitView[]>();
  for (const unit of view.units) {
    if (unit.where !== 'waiting' || counters.get(unit.id)?.side !== side) continue;
    const due = unit.due ?? 'event';
    const arrival = now.has(unit.id) ? 'now' : due !== 'event' && due <= view.turn ? 'not-now' : due;
    groups.set(arrival, [...(groups.get(arrival) ?? []), unit]);
  }
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}

/** Why a unit that is due does not enter, while its side picks units to move. */
export function whyNotNow({ seat, view, decision, counters }: Table, { id }: UnitView): Refusal | undefined {
  if (decision !== 'move' || counters.get(id)?.side !== view.toAct) return undefined;
  return seat.game.refusal(seat.state, { by: view.toAct, type: 'move', unit: id });
}

/** By which edge or way a waiting unit comes, or on which ground, and at which hex; empty when none is known. */
export function entryText(lang: Lang, game: string, { entry, entryHex }: UnitView): string {
  const way = entry === undefined ? [] : [wayText(lang, game, entry)];
  const place = entryHex === undefined ? [] : [webText(lang, 'entry-at', { hex: entryHex })];
  return [...way, ...place].join(' ');
}

function wayText(lang: Lang, game: string, entry: string): string {
  const way = word(lang, game, 'entry', entry);
  return way === entry ? webText(lang, 'entry-ground', { ground: word(lang, game, 'terrain', entry) }) : way;
}

const rank = (arrival: Arrival): number =>
  typeof arrival === 'number' ? arrival : { now: -2, 'not-now': -1, event: Infinity }[arrival];
