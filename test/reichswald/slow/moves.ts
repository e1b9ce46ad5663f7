import { columnOf, rowOf } from '../../../src/hex/grid.ts';
import { FORD_POINTS, isGun, isInfantry, roadPoints, terrainPoints } from './lore.ts';
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

/** Units that move together, with what they carry. */
export interface Party {
  units: readonly SlowUnit[];
  passenger?: SlowUnit | undefined;
}

/** Where a party stands in the middle of its move, and what each has spent so far. */
export interface Stand {
  hex: number;
  spent: readonly number[];
  forded: boolean;
  aboard: boolean;
  /** A step has been taken with somebody aboard. */
  afloat: boolean;
  steps: number;
}

export const outset = (party: Party): Stand => ({
  hex: (party.units[0] as SlowUnit).hex,
  spent: party.units.map(() => 0),
  forded: false,
  aboard: party.passenger !== undefined,
  afloat: false,
  steps: 0,
});

const edgesOf = (hex: number): boolean[] => [
  columnOf(GRID, hex) === 1,
  columnOf(GRID, hex) === GRID.columns,
  rowOf(GRID, hex) === 1,
  rowOf(GRID, hex) === GRID.rows,
];

/** 4.2: the named hex or its neighbours on the edge. */
export const gatesOf = (unit: SlowUnit): number[] =>
  [unit.entryHex, ...around(unit.entryHex)].filter((hex) =>
    edgesOf(hex).some((on, i) => on && edgesOf(unit.entryHex)[i]),
  );

/** Could the ditch of this hex stop a tank regiment, and is there nobody to fill it (4.1.1)? */
export function lacksEscort(pos: SlowPosition, unit: SlowUnit, group: readonly SlowUnit[], to: number): boolean {
  const tank = unit.side === 'allied' && ['armour', 'flame_tank'].includes(unit.type);
  if (!tank || (pos.works[to] as readonly string[]).length === 0) return false;
  const company = [...group, ...unitsIn(pos, to)];
  return !company.some(({ side, type }) => side === 'allied' && (isInfantry(type) || type === 'armd_eng'));
}

/** May nobody of this unit's kind be in the hex, whatever the way there? */
function closed(pos: SlowPosition, unit: SlowUnit, group: readonly SlowUnit[], to: number): boolean {
  const terrain = pos.terrain[to];
  if (enemiesIn(pos, to, unit.side) || pos.bombed.includes(to)) return true;
  if (terrain === 'inundation' && unit.type !== 'amphib') return true;
  if (terrain === 'crest' && unit.gait === 'armour') return true;
  if (unit.id === 'C-5/2' && pos.turn === 8 && nameOf(to) !== '0405') return true;
  if (inEnemyZone(pos, to, unit.side) && (pos.phase === 'final-movement' || terrain === 'inundation')) return true;
  return lacksEscort(pos, unit, group, to);
}

/** Points for the hex by its road or its terrain, works and rain added (terrain table, 10.0). */
function entrance(pos: SlowPosition, unit: SlowUnit, to: number, road: string | undefined): number {
  const wet = pos.terrain[to] === 'inundation';
  const bare = wet ? 1 : terrainPoints(pos.terrain[to] as string, unit.gait);
  const rain = pos.rain && !wet && !(road === 'paved' && pos.pavedIsDry) ? 1 : 0;
  const works = (pos.works[to] as readonly string[]).filter((work) => work !== 'bivouac').length;
  return (road && !wet ? roadPoints(road, unit.gait) : bare) + rain + works;
}

/** A river here, and no bridge for this unit: neither a fixed one nor the engineers' (4.3). */
function unbridged(pos: SlowPosition, unit: SlowUnit, from: number, to: number): boolean {
  const { river, bridge } = borderOf(pos, from, to);
  if (!river || bridge) return false;
  return !pos.units.some(
    ({ id, hex }) => id === 'B-Pont' && id !== unit.id && unit.side === 'allied' && (hex === from || hex === to),
  );
}

/** Enemies that hold the unit where it stands still reach the hex it goes to (4.1.2). */
const staysInContact = (pos: SlowPosition, side: SideName, from: number, to: number): boolean =>
  around(from).some((enemy) => enemiesIn(pos, enemy, side) && around(enemy).includes(to));

/** A British brigade stands in the way (4.1.1). */
export const jammed = (pos: SlowPosition, group: readonly SlowUnit[], hex: number): boolean =>
  unitsIn(pos, hex).some((unit) => unit.id.startsWith('B-') && isInfantry(unit.type) && !group.includes(unit));

/** What a step costs this unit of a party, Infinity when it may not take it (4.0, 4.1). */
function price(pos: SlowPosition, unit: SlowUnit, { units }: Party, { hex: from, steps }: Stand, to: number): number {
  if (closed(pos, unit, units, to)) return Infinity;
  const river = unbridged(pos, unit, from, to);
  if (river && (unit.gait === 'armour' || isGun(unit.type))) return Infinity;
  if (pos.terrain[from] === 'inundation' && unit.type !== 'amphib') return steps === 0 ? unit.allowance : Infinity;
  const contact = steps === 0 && inEnemyZone(pos, from, unit.side);
  if (contact && staysInContact(pos, unit.side, from, to)) return Infinity;
  const jam = steps > 0 && unit.side === 'allied' && jammed(pos, units, from);
  return entrance(pos, unit, to, borderOf(pos, from, to).road) + Number(river) + Number(contact) + Number(jam);
}

const allowanceOf = (unit: SlowUnit, forded: boolean): number =>
  forded && unit.gait === 'motor' ? Math.min(FORD_POINTS, unit.allowance) : unit.allowance;

/** What one step asks of each unit of a party, whatever they have spent. */
export interface Fare {
  to: number;
  prices: readonly number[];
  /** Somebody motorised goes through a river. */
  through: boolean;
}

function faresFrom(pos: SlowPosition, party: Party, stand: Stand): Fare[] {
  const fares = around(stand.hex).map((to) => ({
    to,
    prices: party.units.map((unit) => price(pos, unit, party, stand, to)),
    through: party.units.some((unit) => unit.gait === 'motor' && unbridged(pos, unit, stand.hex, to)),
  }));
  return fares.filter(({ prices }) => prices.every(Number.isFinite));
}

/** 4.4, RUL-RW-56: with somebody aboard from dry land into the water, through it, and out of it once. */
function carriesTo(pos: SlowPosition, { hex, aboard, afloat }: Stand, to: number): boolean {
  if (!aboard || pos.terrain[hex] === 'inundation') return true;
  return !afloat && pos.terrain[to] === 'inundation';
}

/** Every step the party can pay for from here, no matter how it would go on. `known` keeps what was worked out before. */
export function stepsFrom(pos: SlowPosition, party: Party, stand: Stand, known: Map<number, Fare[]>): Stand[] {
  const lead = party.units[0] as SlowUnit;
  if (stand.hex < 0) return entering(pos, lead, stand);
  if (stand.steps > 0 && inEnemyZone(pos, stand.hex, lead.side)) return [];
  const key = stand.hex * 2 + Number(stand.steps === 0);
  let fares = known.get(key);
  if (!fares) known.set(key, (fares = faresFrom(pos, party, stand)));
  return fares.flatMap(({ to, prices, through }) => {
    if (!carriesTo(pos, stand, to)) return [];
    const spent = prices.map((one, i) => one + (stand.spent[i] as number));
    const forded = stand.forded || through;
    if (party.units.some((unit, i) => (spent[i] as number) > allowanceOf(unit, forded))) return [];
    return [{ ...stand, hex: to, spent, forded, afloat: stand.aboard, steps: stand.steps + 1 }];
  });
}

/** 4.2, RUL-RW-27: the first hex costs its road, if it has one. */
function entering(pos: SlowPosition, unit: SlowUnit, stand: Stand): Stand[] {
  const { aboard } = stand;
  return gatesOf(unit).flatMap((to) => {
    if (closed(pos, unit, [unit], to) || !carriesTo(pos, stand, to)) return [];
    const roads = around(to).map((next) => borderOf(pos, to, next).road);
    const road = roads.includes('paved') ? 'paved' : roads.find(Boolean);
    const cost = entrance(pos, unit, to, road);
    return cost > unit.allowance ? [] : [{ hex: to, spent: [cost], forded: false, aboard, afloat: aboard, steps: 1 }];
  });
}

/** For messages: a stand as text. */
export const tellStand = ({ hex, spent, forded, aboard, afloat }: Stand): string => {
  const words = [forded ? 'forded' : '', aboard ? 'laden' : '', aboard && afloat ? 'afloat' : ''];
  return [`${hex < 0 ? 'off' : nameOf(hex)}:${spent.join('+')}`, ...words.filter(Boolean)].join(' ');
};
