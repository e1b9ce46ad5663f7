import { columnOf, rowOf } from '../../../src/hex/grid.ts';
import { FORD_POINTS, isArtillery, isInfantry, roadPoints, terrainPoints } from './printed.ts';
import {
  GRID,
  around,
  borderOf,
  enemiesIn,
  inEnemyZone,
  nameOf,
  unitsIn,
  type SideName,
  type SlowPosition,
  type SlowUnit,
} from './position.ts';

/** Units that move together, and their passenger. */
export interface MovingGroup {
  units: readonly SlowUnit[];
  passenger?: SlowUnit | undefined;
}

/** The state of a move: hex, points spent by each unit, and what else matters. */
export interface MoveState {
  hex: number;
  spent: readonly number[];
  forded: boolean;
  carrying: boolean;
  /** A step has been taken with a passenger. */
  afloat: boolean;
  steps: number;
}

export const initialState = (movers: MovingGroup): MoveState => ({
  hex: (movers.units[0] as SlowUnit).hex,
  spent: movers.units.map(() => 0),
  forded: false,
  carrying: movers.passenger !== undefined,
  afloat: false,
  steps: 0,
});

const edgesOf = (hex: number): boolean[] => [
  columnOf(GRID, hex) === 1,
  columnOf(GRID, hex) === GRID.columns,
  rowOf(GRID, hex) === 1,
  rowOf(GRID, hex) === GRID.rows,
];

/** 4.2: the entry hex and its neighbours on the edge. */
export const entryHexesOf = (unit: SlowUnit): number[] =>
  [unit.entryHex, ...around(unit.entryHex)].filter((hex) =>
    edgesOf(hex).some((on, i) => on && edgesOf(unit.entryHex)[i]),
  );

/** Is this a tank regiment without escort entering fortifications (4.1.1)? */
export function lacksEscort(pos: SlowPosition, unit: SlowUnit, group: readonly SlowUnit[], to: number): boolean {
  const tank = unit.side === 'allied' && ['armour', 'flame_tank'].includes(unit.type);
  if (!tank || (pos.fortifications[to] as readonly string[]).length === 0) return false;
  const occupants = [...group, ...unitsIn(pos, to)];
  return !occupants.some(({ side, type }) => side === 'allied' && (isInfantry(type) || type === 'armd_eng'));
}

/** Is the hex closed to this unit, whatever its path? */
function closed(pos: SlowPosition, unit: SlowUnit, group: readonly SlowUnit[], to: number): boolean {
  const terrain = pos.terrain[to];
  if (enemiesIn(pos, to, unit.side) || pos.bombed.includes(to)) return true;
  if (terrain === 'inundation' && unit.type !== 'amphib') return true;
  if (terrain === 'crest' && unit.moveClass === 'armour') return true;
  if (unit.id === 'C-5/2' && pos.turn === 8 && nameOf(to) !== '0405') return true;
  if (inEnemyZone(pos, to, unit.side) && (pos.phase === 'final-movement' || terrain === 'inundation')) return true;
  return lacksEscort(pos, unit, group, to);
}

/** Points for road or terrain, plus fortifications and rain (terrain table, 10.0). */
function entryCost(pos: SlowPosition, unit: SlowUnit, to: number, road: string | undefined): number {
  const wet = pos.terrain[to] === 'inundation';
  const bare = wet ? 1 : terrainPoints(pos.terrain[to] as string, unit.moveClass);
  const rain = pos.rain && !wet && !(road === 'paved' && pos.pavedIsDry) ? 1 : 0;
  const added = (pos.fortifications[to] as readonly string[]).filter((feature) => feature !== 'bivouac').length;
  return (road && !wet ? roadPoints(road, unit.moveClass) : bare) + rain + added;
}

/** Is there a river without a bridge, fixed or mobile (4.3)? */
function unbridged(pos: SlowPosition, unit: SlowUnit, from: number, to: number): boolean {
  const { river, bridge } = borderOf(pos, from, to);
  if (!river || bridge) return false;
  return !pos.units.some(
    ({ id, hex }) => id === 'B-Pont' && id !== unit.id && unit.side === 'allied' && (hex === from || hex === to),
  );
}

/** Is the new hex in the zone of an enemy that engages the unit now (4.1.2)? */
const staysInContact = (pos: SlowPosition, side: SideName, from: number, to: number): boolean =>
  around(from).some((enemy) => enemiesIn(pos, enemy, side) && around(enemy).includes(to));

/** Traffic jam: is there a British brigade in the hex (4.1.1)? */
export const jammed = (pos: SlowPosition, group: readonly SlowUnit[], hex: number): boolean =>
  unitsIn(pos, hex).some((unit) => unit.id.startsWith('B-') && isInfantry(unit.type) && !group.includes(unit));

/** Cost of a step for a unit of a party; Infinity when it is not allowed (4.0, 4.1). */
function stepCost(
  pos: SlowPosition,
  unit: SlowUnit,
  { units }: MovingGroup,
  { hex: from, steps }: MoveState,
  to: number,
): number {
  if (closed(pos, unit, units, to)) return Infinity;
  const river = unbridged(pos, unit, from, to);
  if (river && (unit.moveClass === 'armour' || isArtillery(unit.type))) return Infinity;
  if (pos.terrain[from] === 'inundation' && unit.type !== 'amphib') return steps === 0 ? unit.allowance : Infinity;
  const contact = steps === 0 && inEnemyZone(pos, from, unit.side);
  if (contact && staysInContact(pos, unit.side, from, to)) return Infinity;
  const jam = steps > 0 && unit.side === 'allied' && jammed(pos, units, from);
  return entryCost(pos, unit, to, borderOf(pos, from, to).road) + Number(river) + Number(contact) + Number(jam);
}

const allowanceOf = (unit: SlowUnit, forded: boolean): number =>
  forded && unit.moveClass === 'motor' ? Math.min(FORD_POINTS, unit.allowance) : unit.allowance;

/** Costs of a step for each unit of a party. */
export interface StepCosts {
  to: number;
  costs: readonly number[];
  /** A motorised unit fords a river. */
  fords: boolean;
}

function stepCostsFrom(pos: SlowPosition, movers: MovingGroup, state: MoveState): StepCosts[] {
  const steps = around(state.hex).map((to) => ({
    to,
    costs: movers.units.map((unit) => stepCost(pos, unit, movers, state, to)),
    fords: movers.units.some((unit) => unit.moveClass === 'motor' && unbridged(pos, unit, state.hex, to)),
  }));
  return steps.filter(({ costs }) => costs.every(Number.isFinite));
}

/** 4.4, RUL-RW-56: with a passenger from a dry hex into inundation, through it, and out once. */
function mayCarryTo(pos: SlowPosition, { hex, carrying, afloat }: MoveState, to: number): boolean {
  if (!carrying || pos.terrain[hex] === 'inundation') return true;
  return !afloat && pos.terrain[to] === 'inundation';
}

/** Every step the party can afford, whether or not the move could end after it. `known` caches costs. */
export function stepsFrom(
  pos: SlowPosition,
  movers: MovingGroup,
  state: MoveState,
  known: Map<number, StepCosts[]>,
): MoveState[] {
  const lead = movers.units[0] as SlowUnit;
  if (state.hex < 0) return entering(pos, lead, state);
  if (state.steps > 0 && inEnemyZone(pos, state.hex, lead.side)) return [];
  const key = state.hex * 2 + Number(state.steps === 0);
  let steps = known.get(key);
  if (!steps) known.set(key, (steps = stepCostsFrom(pos, movers, state)));
  return steps.flatMap(({ to, costs, fords }) => {
    if (!mayCarryTo(pos, state, to)) return [];
    const spent = costs.map((one, i) => one + (state.spent[i] as number));
    const forded = state.forded || fords;
    if (movers.units.some((unit, i) => (spent[i] as number) > allowanceOf(unit, forded))) return [];
    return [{ ...state, hex: to, spent, forded, afloat: state.carrying, steps: state.steps + 1 }];
  });
}

/** 4.2, RUL-RW-27: the first hex costs its road, if it has one. */
function entering(pos: SlowPosition, unit: SlowUnit, state: MoveState): MoveState[] {
  const { carrying } = state;
  return entryHexesOf(unit).flatMap((to) => {
    if (closed(pos, unit, [unit], to) || !mayCarryTo(pos, state, to)) return [];
    const roads = around(to).map((next) => borderOf(pos, to, next).road);
    const road = roads.includes('paved') ? 'paved' : roads.find(Boolean);
    const cost = entryCost(pos, unit, to, road);
    return cost > unit.allowance
      ? []
      : [{ hex: to, spent: [cost], forded: false, carrying, afloat: carrying, steps: 1 }];
  });
}

/** The state of a move as text. */
export const moveStateText = ({ hex, spent, forded, carrying, afloat }: MoveState): string => {
  const words = [forded ? 'forded' : '', carrying ? 'loaded' : '', carrying && afloat ? 'afloat' : ''];
  return [`${hex < 0 ? 'off' : nameOf(hex)}:${spent.join('+')}`, ...words.filter(Boolean)].join(' ');
};
