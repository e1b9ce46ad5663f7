import type { Refusal, Side } from '../../../kernel/game.ts';
import type { Lang } from '../../../text/format.ts';
import { word } from '../../../text/index.ts';
import { webText } from '../../../text/web/index.ts';
import type { UnitView } from '../../../wargame/wargame.ts';
import { whyNotMoved } from '../../state/plan.ts';
import type { Table } from '../../state/table.svelte.ts';

/** In which area beside the map units are, or when reinforcements come: now, though due not now, from a turn on, or by an event. */
export type Arrival = `area ${string}` | 'now' | 'not-now' | 'event' | number;

/** Waiting units, or units in an area beside the map, that can be picked to enter now, or that choose where to. */
export const enteringNow = ({
  moving: { movers },
  choosing: { choosers },
  position: { view },
}: Table): ReadonlySet<string> =>
  new Set(
    view.units.flatMap(({ id, where }) =>
      (where === 'waiting' || where === 'area') && (movers.has(id) || choosers.has(id)) ? [id] : [],
    ),
  );

/** The reinforcements of a side by their arrival, in the order of the game. */
export function arrivalsOf(table: Table, side: Side): [Arrival, UnitView[]][] {
  const now = enteringNow(table);
  const { counters } = table;
  const { view } = table.position;
  const groups = new Map<Arrival, UnitView[]>();
  for (const unit of view.units) {
    if (counters.get(unit.id)?.side !== side) continue;
    const arrival = arrivalOf(unit, view.turn, now);
    if (arrival === undefined) continue;
    groups.set(arrival, [...(groups.get(arrival) ?? []), unit]);
  }
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}

function arrivalOf({ id, where, area, due }: UnitView, turn: number, now: ReadonlySet<string>): Arrival | undefined {
  if (where === 'area') return `area ${area ?? ''}`;
  if (where !== 'waiting') return undefined;
  if (now.has(id)) return 'now';
  if (due === undefined || due === null) return 'event';
  return due <= turn ? 'not-now' : due;
}

/** Why a unit that is due does not enter, while its side picks units to move. */
export function whyNotNow(
  { seat, counters, position: { view, decision } }: Table,
  { id }: UnitView,
): Refusal | undefined {
  if (decision !== 'move' || counters.get(id)?.side !== view.toAct) return undefined;
  return whyNotMoved(seat, id);
}

/** The hex of a unit, or its area beside the map. */
export const placeText = (lang: Lang, { hex, area }: UnitView): string | undefined =>
  area === undefined ? (hex ?? undefined) : webText(lang, 'area-in', { area });

/** Units by where they come in, in the order in which they come. */
export function byEntry(lang: Lang, game: string, units: readonly UnitView[]): [entry: string, units: UnitView[]][] {
  const groups = new Map<string, UnitView[]>();
  for (const unit of units) {
    const entry = entryText(lang, game, unit);
    groups.set(entry, [...(groups.get(entry) ?? []), unit]);
  }
  return [...groups];
}

/** By which edge or way a waiting unit comes, or on which ground, and at which hex; empty when none is known. */
export function entryText(lang: Lang, game: string, { entry, entryHex }: UnitView): string {
  const by = entry === undefined ? [] : [edgeOrGround(lang, game, entry)];
  const place = entryHex === undefined ? [] : [webText(lang, 'entry-at', { hex: entryHex })];
  return [...by, ...place].join(' ');
}

function edgeOrGround(lang: Lang, game: string, entry: string): string {
  const name = word(lang, game, 'entry', entry);
  return name === entry ? webText(lang, 'entry-ground', { ground: word(lang, game, 'terrain', entry) }) : name;
}

const RANKS: Readonly<Record<string, number>> = { now: -2, 'not-now': -1, event: Infinity };

/** Areas come first, in the order of the game. */
const rank = (arrival: Arrival): number => (typeof arrival === 'number' ? arrival : (RANKS[arrival] ?? -3));
