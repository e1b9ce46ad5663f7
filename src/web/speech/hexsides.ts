import { hexAt, neighbour, type Grid } from '../../hex/grid.ts';
import { DIRECTIONS } from '../../hex/shape.ts';
import { listText, type Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import { sideKind, sideKinds, type Looks } from '../../wargame/looks.ts';
import type { MapData, MapSide } from '../../wargame/map.ts';

/** A hexside by its two hexes. */
type Span = readonly [string, string];

/** What is known of hexsides. */
export interface Hexsides {
  /** Id of the game: it has words of its own. */
  game: string;
  map: MapData;
  grid: Grid;
  /** Which kinds of rivers, bridges and roads the map has. */
  ground: Looks['ground'];
  /** Hexsides whose bridge is down, under repair, or safe from being blown. */
  down?: readonly Span[] | undefined;
  repairs?: readonly Span[] | undefined;
  safe?: readonly Span[] | undefined;
}

/** Fields of hexsides that are told. */
type SpokenField = 'river' | 'bridge' | 'ferry' | 'road' | 'boundary';

/** A hexside seen from a hex: in which direction, and which hex lies beyond. */
interface Neighbour {
  direction: (typeof DIRECTIONS)[keyof typeof DIRECTIONS][number];
  name: string;
  side: MapSide;
}

export const sideBetween = ({ sides }: MapData, from: string, to: string): MapSide | undefined =>
  sides.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/** What a single hexside carries. */
export function borderSpoken(lang: Lang, context: Hexsides, side: MapSide | undefined): string[] {
  if (!side) return [];
  const { frontier: _, ...fields } = side;
  const bridge = sideKind(side, 'bridge', context);
  return sideKinds(fields, context).map(
    (kind) => word(lang, context.game, 'terrain', kind) + (kind === bridge ? stateSpoken(lang, context, side) : ''),
  );
}

/** How the bridge of a hexside stands, where there is more to say than that it does. */
function stateOf({ down, repairs, safe }: Hexsides, { a, b }: MapSide): 'down' | 'repair' | 'safe' | undefined {
  const isIn = (spans: readonly Span[] = []): boolean =>
    spans.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  return isIn(repairs) ? 'repair' : isIn(down) ? 'down' : isIn(safe) ? 'safe' : undefined;
}

/** What is to be known of a bridge besides where it leads. */
function stateSpoken(lang: Lang, context: Hexsides, side: MapSide): string {
  const state = stateOf(context, side);
  return state === undefined ? '' : ` (${webText(lang, `say-bridge-${state}`)})`;
}

/** Lines by the sides they run along; crossings and roads by the hexes they lead to, each kind for itself. */
export function sidesSpoken(lang: Lang, context: Hexsides, hex: string): string[] {
  const neighbours = neighboursAround(context, hex);
  const along = (field: SpokenField): string[] =>
    byKind(context, field, neighbours).map(([kind, found]) => alongSpoken(lang, context, kind, found));
  const towards = (field: SpokenField): string[] =>
    byKind(context, field, neighbours)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, found]) => towardsSpoken(lang, context, { kind, field }, found));
  return [...along('river'), ...towards('bridge'), ...towards('ferry'), ...towards('road'), ...along('boundary')];
}

/** Hexsides with anything on them, clockwise. */
function neighboursAround({ map, grid }: Hexsides, hex: string): Neighbour[] {
  const at = hexAt(grid, hex) ?? 0;
  return DIRECTIONS[grid.orientation].flatMap((direction, d) => {
    const name = grid.names[neighbour(grid, at, d)];
    const side = name === undefined ? undefined : sideBetween(map, hex, name);
    return side && name !== undefined ? [{ direction, name, side }] : [];
  });
}

/** The hexsides with something in a field, by the kind of it. */
function byKind(context: Hexsides, field: SpokenField, neighbours: readonly Neighbour[]): [string, Neighbour[]][] {
  const kinds = new Set(neighbours.flatMap(({ side }) => sideKind(side, field, context) ?? []));
  return [...kinds].map((kind) => [kind, neighbours.filter(({ side }) => sideKind(side, field, context) === kind)]);
}

function alongSpoken(lang: Lang, { game }: Hexsides, kind: string, neighbours: readonly Neighbour[]): string {
  const sides = neighbours.map(({ direction }) => webText(lang, `direction-${direction}`));
  const line = word(lang, game, 'terrain', kind);
  return webText(lang, 'say-line', { line, n: sides.length, sides: listText(lang, sides) });
}

function towardsSpoken(
  lang: Lang,
  context: Hexsides,
  { kind, field }: { kind: string; field: SpokenField },
  neighbours: readonly Neighbour[],
): string {
  const names = neighbours.map(({ name, side }) => name + (field === 'bridge' ? stateSpoken(lang, context, side) : ''));
  const hexes = listText(lang, names);
  return kind === 'bridge'
    ? webText(lang, 'say-bridge', { n: neighbours.length, hexes })
    : webText(lang, 'say-road', { road: word(lang, context.game, 'terrain', kind), hexes });
}
