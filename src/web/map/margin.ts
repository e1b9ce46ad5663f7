import type { Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { kindOf, type Looks } from '../../wargame/looks.ts';
import type { MapData } from '../../wargame/map.ts';
import type { SheetMargin, Track } from '../../wargame/margin.ts';
import type { PositionView, Wargame } from '../../wargame/wargame.ts';
import type { LegendEntry, Margin, Scene } from '../board/model/scene.ts';

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
    ...map.sides.flatMap(({ river, bridge, ferry, road, frontier }) => [
      river && 'river',
      bridge && 'bridge',
      ferry && 'ferry',
      road,
      frontier && 'frontier',
    ]),
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
    sideColours,
    legend: {
      title: webText(lang, 'legend'),
      note: legendNote[lang],
      entries: legendOf(map, game, lang),
    },
    tracks: tracks.map(({ id, title: name, row, boxes }) => ({
      id,
      title: name[lang],
      row,
      boxes: boxes.map(({ id: box, head, notes }) => ({
        id: box,
        head: typeof head === 'string' ? head : head[lang],
        notes: notes.map(({ sign, mark }) => (mark === undefined ? { sign } : { sign, mark })),
      })),
    })),
  };
}

/** The box of a track in which its marker stands now. */
export function boxOf({ follows, boxes }: Track, view: PositionView): string | undefined {
  const id =
    follows === 'turn'
      ? String(view.turn)
      : follows === 'weather'
        ? view.weather
        : String(view.pools[follows.pool]?.[follows.side]);
  return boxes.some((box) => box.id === id) ? id : undefined;
}

/** The markers of all tracks. */
export function markersOf(margin: SheetMargin | undefined, view: PositionView): NonNullable<Scene['markers']> {
  return (margin?.tracks ?? []).flatMap((track) => {
    const box = boxOf(track, view);
    return box === undefined ? [] : [{ track: track.id, box }];
  });
}
