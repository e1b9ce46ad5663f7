import { hexAt, neighbour } from '../../hex/grid.ts';
import { DIRECTIONS } from '../../hex/shape.ts';
import type { Side } from '../../kernel/game.ts';
import type { Lang } from '../../text/format.ts';
import { markText, word } from '../../text/index.ts';
import { fullName } from '../../text/unit-name.ts';
import { webText } from '../../text/web/index.ts';
import { factorsText, namesText, printText, stepsText } from '../counter/words.ts';
import type { WebKey } from '../../text/web/texts.ts';
import type { Bond, Counter, Reach, SupplyLine, UnitNames, UnitView } from '../../wargame/wargame.ts';
import type { Annotations } from '../board/model/annotations.ts';
import { annotatedIn } from './annotated.ts';
import { borderSpoken, sideBetween, sidesSpoken, type Hexsides } from './hexsides.ts';

/** What can be seen on the map, to be spoken instead of drawn. */
export interface MapContext extends Hexsides {
  /** Units by hex, the top one last. */
  stacks: ReadonlyMap<string, readonly UnitView[]>;
  counters: ReadonlyMap<string, Counter>;
  unitNames?: UnitNames | undefined;
  /** Sides of counters that lie face down, by hex. */
  unknown?: ReadonlyMap<string, readonly Side[]>;
  /** Hexes in the zones of the enemy. */
  zones: ReadonlySet<string>;
  reach?: Reach | undefined;
  /** Units taken up. */
  selected?: readonly string[];
  /** Hexes that can be attacked now. */
  targets?: readonly string[];
  /** Hexes that nobody may enter, and those laid waste. */
  closed?: readonly string[];
  ruined?: readonly string[];
  /** What overlays show besides: bonds of the enemy, and the supply of all units. */
  bonds?: readonly Bond[] | undefined;
  supply?: readonly SupplyLine[] | undefined;
  /** Hexes that stand for a choice, with the points it costs. */
  open?: ReadonlyMap<string, { price?: number | undefined }>;
  /** What the reader has drawn. */
  annotations?: Annotations | undefined;
}

/** A hex in full: number, ground, what its sides carry, who stands there, and what it means for the move or the fight. */
export function hexSpoken(lang: Lang, context: MapContext, hex: string): string {
  const ground = [
    hex,
    ...placeOf(context, hex),
    ...groundOf(lang, context, hex),
    ...sidesSpoken(lang, context, hex),
  ].join(', ');
  const units = [...(context.stacks.get(hex) ?? [])].reverse().map((unit) => unitSpoken(lang, context, unit));
  const overlaid = [
    ...bondsIn(lang, context, hex),
    ...supplyIn(lang, context, hex),
    ...annotatedIn(lang, context.annotations, hex),
  ];
  return [ground, ...units, ...unknownIn(lang, context, hex), ...meaningOf(lang, context, hex), ...overlaid].join('; ');
}

/** A hex in a few words: what it is called; then each unit that stands there, the top one first. */
export function hexShort(lang: Lang, context: MapContext, hex: string): string[] {
  const units = [...(context.stacks.get(hex) ?? [])].reverse().map(({ id }) => named(lang, context, id));
  const places = placeOf(context, hex);
  const ground = places.length > 0 ? places : groundOf(lang, context, hex);
  return [[hex, ...ground].join(' '), ...units, ...unknownIn(lang, context, hex)];
}

/** The six neighbours in a few words each, clockwise. */
export function aroundSpoken(lang: Lang, context: MapContext, hex: string): string {
  const { grid } = context;
  const at = hexAt(grid, hex);
  if (at === undefined) return '';
  const neighbours = DIRECTIONS[grid.orientation].map((direction, d) => {
    const next = neighbour(grid, at, d);
    const name = grid.names[next];
    const where = say(lang, `direction-${direction}`);
    if (name === undefined) return say(lang, 'say-edge', { direction: where });
    const units = [...(context.stacks.get(name) ?? [])].reverse().map(({ id }) => named(lang, context, id));
    const side = sideBetween(context.map, hex, name);
    const what = [
      ...placeOf(context, name),
      ...groundOf(lang, context, name),
      ...borderSpoken(lang, context, side),
      ...units,
      ...unknownIn(lang, context, name),
    ];
    return say(lang, 'say-neighbour', { direction: where, hex: name, what: what.join(', ') });
  });
  return `${say(lang, 'say-around', { hex })} ${neighbours.join('; ')}.`;
}

/** A unit: whose, what it is called, kind of troops, strengths, how it stands. */
export function unitSpoken(lang: Lang, context: MapContext, { id, steps, marks, conditions = [] }: UnitView): string {
  const counter = context.counters.get(id);
  if (!counter) return id;
  return [
    named(lang, context, id),
    ...namesText(counter.label, fullName(lang, { id: context.game, unitNames: context.unitNames }, counter)).slice(1),
    word(lang, context.game, 'type', counter.type),
    steps === null ? say(lang, 'say-unknown') : factorsText(lang, counter, steps),
    ...(counter.range === undefined ? [] : [say(lang, 'say-range', { range: counter.range })]),
    ...printText(lang, counter),
    ...stepsText(lang, counter, steps),
    ...[...marks, ...conditions].map((mark) => markText(lang, context.game, mark)),
    ...(context.selected?.includes(id) ? [say(lang, 'say-selected')] : []),
  ].join(', ');
}

const say = (lang: Lang, key: WebKey, args?: Record<string, string | number>): string => webText(lang, key, args);

function named(lang: Lang, { game, counters }: MapContext, id: string): string {
  const counter = counters.get(id);
  return counter
    ? say(lang, 'say-unit', { nation: word(lang, game, 'nation', counter.nation), unit: counter.label })
    : id;
}

/** Counters that lie face down there. */
const unknownIn = (lang: Lang, { game, unknown }: MapContext, hex: string): string[] =>
  (unknown?.get(hex) ?? []).map((side) => say(lang, 'say-face-down', { side: word(lang, game, 'side', side) }));

/** What the bonds of the enemy close here: the hex, or the way out of it over a hexside. */
const bondsIn = (lang: Lang, { bonds = [] }: MapContext, hex: string): string[] =>
  bonds.flatMap(({ from, to, at, shut }) => {
    if (!at.includes(hex)) return [];
    if (at.length > 1)
      return shut.filter((one) => one !== hex).map((into) => say(lang, 'say-bond-side', { hex: into }));
    return shut.length === 0 ? [] : [say(lang, 'say-bond', { from, to: to ?? '' })];
  });

/** How the supply of each unit there would be judged, and where it comes from. */
function supplyIn(lang: Lang, context: MapContext, hex: string): string[] {
  const lines = new Map(context.supply?.map((line) => [line.unit, line]));
  return [...(context.stacks.get(hex) ?? [])].reverse().flatMap(({ id }) => {
    const line = lines.get(id);
    return line ? [supplySpoken(lang, context, line)] : [];
  });
}

function supplySpoken(
  lang: Lang,
  context: MapContext,
  { unit, supplied, source, overland, stopped }: SupplyLine,
): string {
  const args = { unit: named(lang, context, unit) };
  if (!supplied) return say(lang, 'say-supply-none', { ...args, stop: stopped?.at(-1) ?? 'none' });
  if (!source) return say(lang, 'say-supply', args);
  const from = 'unit' in source ? named(lang, context, source.unit) : source.area;
  const area = 'unit' in source ? 'no' : 'yes';
  return say(lang, 'say-supply-from', { ...args, area, source: from, land: overland });
}

const placeOf = ({ map }: MapContext, hex: string): string[] =>
  map.places.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => name);

function groundOf(lang: Lang, { game, map }: MapContext, hex: string): string[] {
  const { terrain = 'open', features = [] } = map.hexes[hex] ?? {};
  return [terrain, ...features].map((kind) => word(lang, game, 'terrain', kind));
}

function meaningOf(lang: Lang, context: MapContext, hex: string): string[] {
  const { reach, targets, closed, ruined } = context;
  const goal = reach?.hexes.find((one) => one.hex === hex);
  const open = context.open?.get(hex);
  return [
    ...(closed?.includes(hex) ? [say(lang, 'say-closed')] : []),
    ...(ruined?.includes(hex) ? [say(lang, 'say-ruined')] : []),
    ...(open ? [say(lang, 'say-open')] : []),
    ...(open?.price === undefined ? [] : [say(lang, 'say-price', { points: open.price })]),
    ...(context.zones.has(hex) ? [say(lang, 'say-zone')] : []),
    ...(goal && reach ? [say(lang, 'say-reach', { cost: goal.cost, allowance: reach.allowance })] : []),
    ...(goal && goal.mustStop !== null ? [say(lang, 'say-halt', { rule: goal.mustStop })] : []),
    ...(goal && !goal.mayStop && goal.mustStop === null ? [say(lang, 'say-pass')] : []),
    ...(goal?.contact ? [say(lang, 'say-contact')] : []),
    ...(goal?.dice ? [say(lang, 'say-dice', { n: goal.dice })] : []),
    ...(goal?.exit ? [say(lang, 'say-exit')] : []),
    ...(reach && !goal && reach.from !== hex ? [say(lang, 'say-beyond')] : []),
    ...(targets?.includes(hex) ? [say(lang, 'say-target')] : []),
  ];
}
