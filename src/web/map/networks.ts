import type { SupplyLine } from '../../wargame/wargame.ts';
import type { Bar, Supply } from '../board/model/scene.ts';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Table } from '../state/table.svelte.ts';

const inkOf = ({ seat }: Table, side: string | undefined): 'first' | 'second' =>
  side === seat.game.sides[0] ? 'first' : 'second';

/** The bonds of both sides. */
export function barsOf(table: Table): Bar[] {
  if (!table.layers.isOn('bonds')) return [];
  return table.aids.bonds.map(({ side, ...bond }) => ({ ...bond, ink: inkOf(table, side) }));
}

/** Whose lines of supply are drawn. */
export interface Supplied {
  side: string;
  lines: readonly SupplyLine[];
  /** All of the side; else the units that are selected, or those of the stack being looked at. */
  all: boolean;
}

/** Those of the units selected, of a stack being looked at, or of whoever sits here, whose supply is judged. */
export function suppliedShown(table: Table): Supplied {
  const { seat } = table;
  const { supply } = table.aids;
  const { side: own } = table.position;
  const { inspected = '' } = table.attention;
  const sideOf = ({ unit }: SupplyLine): string | undefined => table.counters.get(unit)?.side;
  const looked = new Set(table.units.allIn(inspected).map(({ id }) => id));
  for (const chosen of [new Set(table.selection.units), looked]) {
    const lines = supply.filter(({ unit }) => chosen.has(unit));
    const [first] = lines;
    if (first) return { side: sideOf(first) ?? '', lines, all: false };
  }
  const side = (seat.game.sides.includes(own) ? own : seat.game.sides[0]) ?? '';
  return { side, lines: supply.filter((line) => sideOf(line) === side), all: true };
}

/** Units of both sides on the map that are out of supply. */
export function outOfSupply(table: Table): SupplyLine[] {
  const there = new Set([...table.units.byHex.values()].flat().map(({ id }) => id));
  return table.aids.supply.filter(({ unit, supplied }) => !supplied && there.has(unit));
}

/** The same by side; sides without any are left out. */
export function cutBySide(table: Table): { side: string; cut: SupplyLine[] }[] {
  const cut = outOfSupply(table);
  const sideOf = ({ unit }: SupplyLine): string | undefined => table.counters.get(unit)?.side;
  return table.seat.game.sides
    .map((side) => ({ side, cut: cut.filter((line) => sideOf(line) === side) }))
    .filter((one) => one.cut.length > 0);
}

/** The ways of supply shown, each step of them once, and the hexes of units that have none. */
export function supplyOf(table: Table): Supply | undefined {
  if (!table.layers.isOn('supply')) return undefined;
  const { side, lines, all } = suppliedShown(table);
  const lost = all ? [] : lines.flatMap(lostSteps);
  const steps = new Map(
    [...lines.flatMap(stepsOf), ...lost].map((step) => [`${step.from} ${step.to} ${step.by}`, step]),
  );
  const hexOf = hexes(table.position);
  const cut = outOfSupply(table).flatMap(({ unit }) => hexOf.get(unit) ?? []);
  return {
    ink: inkOf(table, side),
    steps: [...steps.values()],
    stops: all ? [] : [...new Set(lines.flatMap(({ stopped }) => stopped?.at(-1) ?? []))],
    sources: [
      ...new Set(lines.flatMap(({ source }) => (source && 'unit' in source ? (hexOf.get(source.unit) ?? []) : []))),
    ],
    cut: [...new Set(cut)],
  };
}

const hexes = ({ view }: ShownPosition): ReadonlyMap<string, string> =>
  new Map(view.units.flatMap(({ id, hex }) => (hex === null ? [] : [[id, hex] as const])));

function stepsOf({ path, overland, source }: SupplyLine): Supply['steps'][number][] {
  const leaves = source !== undefined && 'area' in source;
  return path.flatMap((from, i) => {
    const to = path[i + 1] ?? null;
    return to === null && !leaves ? [] : [{ from, to, by: i < overland ? 'land' : 'road' } as const];
  });
}

/** The way that a unit would have, up to where it is stopped: shown when it is asked about. */
const lostSteps = ({ stopped = [] }: SupplyLine): Supply['steps'][number][] =>
  stopped.slice(1).map((to, i) => ({ from: stopped[i] as string, to, by: 'lost' }));
