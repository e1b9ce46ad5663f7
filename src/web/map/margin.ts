import { numberText, type Lang } from '../../text/format.ts';
import { aboutText, word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { kindOf, sideKinds, type Looks } from '../../wargame/looks.ts';
import type { MapData } from '../../wargame/map.ts';
import type { SheetMargin, Track } from '../../wargame/margin.ts';
import type { PositionView, Wargame } from '../../wargame/wargame.ts';
import type { Digit, Ground, LegendEntry, Margin, Scene } from '../board/model/scene.ts';
import { groundOf } from './ground.ts';

/** What a legend is made of. */
interface Legend extends Pick<Wargame, 'id'> {
  looks?: Looks | undefined;
  margin?: SheetMargin | undefined;
}

/** The legend: every kind that this map really has, in the order of the game's looks. */
export function legendOf(map: MapData, { id, looks, margin }: Legend, lang: Lang): LegendEntry[] {
  const hexes = Object.values(map.hexes);
  const used = new Set<string | undefined>([
    ...hexes.map(({ terrain }) => terrain),
    ...hexes.flatMap(({ features = [] }) => features.map((feature) => kindOf(feature).kind)),
    ...map.sides.flatMap((side) => sideKinds(side, looks ?? { ground: {} })),
  ]);
  const kinds = Object.entries(looks?.ground ?? {}).filter(([kind]) => used.has(kind));
  return kinds.map(([kind, look]) => ({
    kind: look,
    name: word(lang, id, 'terrain', kind),
    effect: margin?.effects[kind] ?? '',
  }));
}

/** The margin of a sheet in the reader's language. */
export function marginOf(map: MapData, game: Legend & { margin: SheetMargin }, lang: Lang): Margin {
  const { title, subtitle, hexKm, sideColours, legendNote, tracks } = game.margin;
  return {
    title: title[lang],
    subtitle: subtitle[lang],
    hexKm,
    hexScale: webText(lang, 'map-hex', { km: numberText(lang, hexKm) }),
    note: aboutText(lang, game.id, 'mapNote'),
    credits: webText(lang, 'map-credits'),
    sideColours,
    legend: {
      title: webText(lang, 'legend'),
      note: legendNote[lang],
      entries: legendOf(map, game, lang),
    },
    tracks: tracks.map(({ id, title: name, row, beside = false, boxes }) => ({
      id,
      title: name[lang],
      row,
      beside,
      boxes: boxes.map(({ id: box, head, notes }) => ({
        id: box,
        head: typeof head === 'string' ? head : head[lang],
        notes: notes.map(({ sign, mark }) => (mark === undefined ? { sign } : { sign, mark })),
      })),
    })),
  };
}

/** The whole sheet in the reader's language. */
export function groundWithMargin(map: MapData, game: Legend, lang: Lang): Ground {
  const { margin } = game;
  return { ...groundOf(map, game.looks), ...(margin ? { margin: marginOf(map, { ...game, margin }, lang) } : {}) };
}

/** A box with a marker, and what is printed on the marker where a track has two. */
interface Marked {
  box: string;
  label?: Digit;
}

/** The boxes of a track in which its markers stand now. */
export function boxesOf({ follows, boxes }: Track, view: PositionView): Marked[] {
  return idsOf(follows, view, boxes.length - 1).filter(({ box }) => boxes.some(({ id }) => id === box));
}

function idsOf(follows: Track['follows'], view: PositionView, last: number): Marked[] {
  if (follows === 'turn') return [{ box: String(view.turn) }];
  if (follows === 'weather') return view.weather === undefined ? [] : [{ box: view.weather }];
  if ('extra' in follows) {
    const amounts = view.extra[follows.extra] as Readonly<Record<string, number>> | undefined;
    return [{ box: String(Math.min(amounts?.[follows.key] ?? 0, last)) }];
  }
  const amount = view.pools[follows.pool]?.[follows.side];
  if (amount === undefined) return [];
  return follows.digits ? digitsOf(amount) : [{ box: String(amount) }];
}

const digitsOf = (amount: number): Marked[] => [
  { box: String(Math.floor(amount / 10)), label: '×10' },
  { box: String(amount % 10), label: '×1' },
];

/** The markers of all tracks. */
export function markersOf(margin: SheetMargin | undefined, view: PositionView): NonNullable<Scene['markers']> {
  return (margin?.tracks ?? []).flatMap((track) =>
    boxesOf(track, view).map((marked) => ({ track: track.id, ...marked })),
  );
}
