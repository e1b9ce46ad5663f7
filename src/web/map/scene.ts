import { sixthsText } from '../../text/format.ts';
import { faceOf } from '../../wargame/steps.ts';
import type { PositionView, Reach, ReachHex, UnitView } from '../../wargame/wargame.ts';
import type { Beside, HexMark, PathMark, Piece, PieceLook, ReachMark, Scene, SideMark } from '../board/model/scene.ts';
import { annotationsShown } from '../gestures/annotate.ts';
import { preferences } from '../ui/language.svelte.ts';
import { stackOrder } from '../counter/faces.ts';
import { marksShown } from '../counter/marks.ts';
import { markersOf } from './margin.ts';
import { barsOf, supplyOf } from './networks.ts';
import { commandsOf, flagsOf, notesOf, regionsOf } from './overlays.ts';
import { sideNamed } from '../state/decision.ts';
import type { MovePlanning } from '../state/moving.svelte.ts';
import type { Choosing } from '../state/choosing.svelte.ts';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Attention } from '../state/attention.svelte.ts';
import type { Selection } from '../state/selection.svelte.ts';
import type { Table } from '../state/table.svelte.ts';

/** More than any edge of a map has. */
const FEW_ENTRIES = 60;

type Mark = { hex: string; mark: HexMark };

/** What the board shows now. */
export function sceneOf(table: Table): Scene {
  const reach =
    table.moving.planned?.reach?.hexes.map((one) => reachMark(table.moving, one)) ?? openMarks(table.choosing);
  const supply = supplyOf(table);
  const annotations = annotationsShown(table);
  return {
    pieces: pieces(table),
    beside: besideOf(table),
    ...(reach && reach.length > 0 ? { reach } : {}),
    marks: [
      ...moveMarks(table),
      ...groupMarks(table.selection),
      ...fightMarks(table),
      ...choiceMarks(table),
      ...warnings(table.selection),
      ...flashes(table.attention),
      ...table.attention.lit.map((hex): Mark => ({ hex, mark: 'lit' })),
    ],
    arrows: [...commandsOf(table), ...sentArrows(table), ...(table.drafted?.arrows ?? [])],
    closed: table.position.beside.closed,
    ruined: table.position.beside.ruined,
    regions: regionsOf(table),
    bars: barsOf(table),
    ...(supply ? { supply } : {}),
    markers: markersOf(table.seat.game.margin, table.position.view),
    flags: flagsOf(table),
    strength: preferences.strength,
    notes: [...notesOf(table), ...sentNotes(table)],
    totals: totalsOf(table),
    sides: sidesOf(table.position),
    ...(annotations ? { annotations } : {}),
  };
}

const reachMark = ({ fightHexes }: MovePlanning, { hex, cost, mayStop, mustStop, contact }: ReachHex): ReachMark => ({
  hex,
  cost: sixthsText(preferences.lang, cost),
  kind: mustStop !== null ? 'halt' : mayStop ? 'free' : 'pass',
  fights: fightHexes.has(hex),
  ...(contact ? { contact } : {}),
});

/** Where a choice of half the map is open, with its price where it has one: drawn like a range instead of ringing every hex. */
const openMarks = ({ open }: Choosing): ReachMark[] =>
  open.isWide
    ? [...open.hexes].map(([hex, { price }]) => ({ hex, cost: price === undefined ? '' : String(price), kind: 'free' }))
    : [];

/** Where the units stand, a planned move carried out as far as it goes. */
function shown({ seat, moving: { planned, plan }, position: { view } }: Table): PositionView {
  const walks = plan?.orders.some(({ type }) => !['move', 'fly', 'join'].includes(type));
  return planned && walks ? seat.game.view(planned.state, view.toAct) : view;
}

/** Counters on the map, lowest first: those that lie face down, then units. */
function pieces(table: Table): Piece[] {
  const hexes = shown(table).units.filter(({ hex }) => hex !== null);
  return [...unknownPieces(table, (at) => !isArea(table.position, at)), ...piecesOf(table, hexes)];
}

const isArea = ({ map }: ShownPosition, at: string): boolean => map.hexes[at] === undefined;

const unknownPieces = (table: Table, where: (at: string) => boolean): Piece[] =>
  (table.position.view.unknown ?? []).flatMap(({ side, at }, i) =>
    where(at) ? [{ id: `unknown-${i}`, hex: at, face: table.unknownFace(side) }] : [],
  );

/** Counters in the areas beside the map that have hexes by which they enter it. */
function besideOf(table: Table): Beside[] {
  const { units } = shown(table);
  return table.position.map.edges.flatMap(({ id, hexes }) => {
    const here = units.filter(({ area }) => area === id);
    const pieces = [...unknownPieces(table, (at) => at === id), ...piecesOf(table, here)];
    return pieces.length > 0 ? [{ id, hexes, pieces }] : [];
  });
}

function piecesOf(table: Table, units: UnitView[]): Piece[] {
  const up = ({ id }: UnitView): number => ((table.selection.group ?? table.selection).units.includes(id) ? 1 : 0);
  const order = stackOrder(table.counters);
  const high = new Set(table.layers.isOn('ground') ? table.aids.dominant : []);
  return units
    .sort((a, b) => up(a) - up(b) || order(a, b))
    .flatMap((unit): Piece[] => {
      const counter = table.counters.get(unit.id);
      const hex = unit.hex ?? unit.area;
      if (!counter || hex === undefined) return [];
      const look = lookOf(table, unit.id);
      const spent = !table.watching && unit.id in table.position.beside.done;
      const face = table.face(counter, unit.steps);
      const held = !table.watching && table.held.units.has(unit.id);
      const badges = [...(spent ? ['✓'] : []), ...(held ? ['■'] : []), ...(high.has(unit.id) ? ['▲'] : [])];
      const reason = spent ? table.position.beside.done[unit.id] : undefined;
      const marks = marksShown(table.marks, unit.marks, reason).flatMap((one) => one.look ?? []);
      return [{ id: unit.id, hex, face, spent: spent || held, badges, marks, ...(look ? { look } : {}) }];
    });
}

/** Attack and defence of every stack together, where all of it is known. */
function totalsOf({ counters, units: { byHex } }: Table): ReadonlyMap<string, string> {
  const totals = new Map<string, string>();
  for (const [hex, units] of byHex) {
    const faces = units.map(({ id, steps }) => {
      const counter = counters.get(id);
      return steps === null || !counter ? undefined : faceOf(counter, steps);
    });
    const sum = (i: 0 | 1): number => faces.reduce((total, face) => total + (face?.[i] ?? 0), 0);
    if (units.length > 1 && faces.every(Boolean)) totals.set(hex, `${sum(0)}–${sum(1)}`);
  }
  return totals;
}

function lookOf(table: Table, id: string): PieceLook | undefined {
  const { drafted } = table;
  const { decision } = table.position;
  const { units: selected } = table.selection.group ?? table.selection;
  if (drafted) {
    if ([...drafted.chosen, ...drafted.declared].includes(id)) return 'selected';
    return drafted.able.includes(id) ? (isDue(table, id) ? 'due' : 'choice') : undefined;
  }
  if (decision === 'fight' && isDue(table, id)) return 'due';
  if (selected.includes(id)) return 'selected';
  if (decision === 'choose') {
    if (id === table.choosing.chooser && table.choosing.choosers.has(id)) return 'selected';
    return table.choosing.concerned.has(id) ? 'choice' : undefined;
  }
  return undefined;
}

/** Does a unit have to attack before the phase ends? */
const isDue = ({ phaseEnd }: Table, id: string): boolean => phaseEnd.duties.some(({ unit }) => unit === id);

function moveMarks({ moving: { planned }, selection: { armed } }: Table): Mark[] {
  const reach = planned?.reach;
  if (!reach) return [];
  return [
    ...entryMarks(reach).map((hex): Mark => ({ hex, mark: 'due' })),
    ...(reach.from === null ? [] : [{ hex: reach.from, mark: 'origin' } as const]),
    ...reach.hexes.flatMap(({ hex, exit }): Mark[] => (exit ? [{ hex, mark: 'due' }] : [])),
    ...(armed ? [{ hex: armed, mark: 'choice' } as const] : []),
  ];
}

const groupMarks = ({ group }: Selection): Mark[] =>
  group?.to === undefined ? [] : [{ hex: group.to, mark: 'choice' }];

/** From where each unit of a group is sent, and where it ends. */
const sentArrows = ({ sending: { routes } }: Table): Scene['arrows'] =>
  routes.flatMap(({ from, to }) => (from === null || to === undefined ? [] : [{ from, to, kind: 'command' as const }]));

/** How many of a group end in each hex. */
function sentNotes({ sending: { routes } }: Table): NonNullable<Scene['notes']> {
  const counts = new Map<string, number>();
  for (const { to } of routes) if (to !== undefined) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].map(([hex, count]) => ({ hex, text: String(count), kind: 'count' }));
}

function fightMarks({ drafted, position: { decision, legal } }: Table): Mark[] {
  if (drafted) return [{ hex: drafted.target, mark: 'target' }];
  if (decision !== 'fight') return [];
  return legal.flatMap((order): Mark[] =>
    order.type === 'attack' ? [{ hex: String(order['target']), mark: 'target' }] : [],
  );
}

function choiceMarks({ choosing: { open }, selection: { armed }, position: { decision } }: Table): Mark[] {
  if (decision !== 'choose') return [];
  const hexes = open.isWide ? (armed === undefined ? [] : [armed]) : [...open.hexes.keys()];
  return hexes.map((hex) => ({ hex, mark: 'choice' }));
}

/** Hexsides: those that an action names, such as bridges, and those whose bridge is down, under repair or safe. */
function sidesOf({ legal, map, beside }: ShownPosition): SideMark[] {
  const { repairs = [], safe = [] } = beside;
  const isMended = (a: string, b: string): boolean => repairs.some((side) => side[0] === a && side[1] === b);
  const down = beside.down.filter(([a, b]) => !isMended(a, b));
  const named = legal.flatMap((order) => Object.values(order).map((value) => sideNamed(map, value)));
  return [
    ...named.flatMap((side): SideMark[] => (side ? [{ a: side[0], b: side[1], mark: 'choice' }] : [])),
    ...down.map(([a, b]): SideMark => ({ a, b, mark: 'down' })),
    ...repairs.map(([a, b]): SideMark => ({ a, b, mark: 'repair' })),
    ...safe.map(([a, b]): SideMark => ({ a, b, mark: 'safe' })),
  ];
}

/** Where whoever waits may enter; a choice of half the map needs no marks. */
function entryMarks(reach: Reach): string[] {
  const hexes = reach.from === null ? reach.hexes.filter(({ path }) => path.length === 1) : [];
  return hexes.length <= FEW_ENTRIES ? hexes.map(({ hex }) => hex) : [];
}

const flashes = ({ flash }: Attention): Mark[] => flash.map((hex) => ({ hex, mark: 'choice' }));

function warnings({ notice }: Selection): Mark[] {
  const hex = notice && 'refusal' in notice ? notice.refusal.hex : undefined;
  return hex === undefined ? [] : [{ hex, mark: 'warn' }];
}

/** The path to the hex under the pointer, or to the one that waits for a second click; at its end points left, fight, not to be undone. */
export function pathOf({ planned, preview }: MovePlanning): PathMark {
  const from = planned?.reach?.from;
  if (!preview) return { hexes: [] };
  const { path, steps, fights, undoable, dice } = preview;
  const tip = { words: sixthsText(preferences.lang, steps.at(-1)?.left ?? 0), dice, fights, final: !undoable };
  return { hexes: from ? [from, ...path] : path, tip };
}
