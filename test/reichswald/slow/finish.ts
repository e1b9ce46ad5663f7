import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import { columnOf } from '../../../src/hex/grid.ts';
import { isInfantry } from './lore.ts';
import { jammed, outset, stepsFrom, tellStand, type Fare, type Party, type Stand } from './moves.ts';
import {
  GRID,
  around,
  enemiesIn,
  hexOf,
  inEnemyZone,
  nameOf,
  unitsIn,
  type SlowPosition,
  type SlowUnit,
} from './position.ts';

/** What the limits of a stack ask about a unit. */
export interface Standing {
  id: string;
  side: string;
  type: string;
  size: string;
}

/** One large unit and up to two small ones; crests, water and Kampfgruppe Lehr apart (4.1.1, 9.0, RUL-RW-02, RUL-RW-03). */
export function mayStack(terrain: string, stack: readonly Standing[]): boolean {
  const infantry = stack.filter(({ type }) => isInfantry(type));
  if (terrain === 'crest') return stack.length <= 1 && infantry.length === stack.length;
  if (terrain === 'inundation') {
    const amphibians = stack.filter(({ type }) => type === 'amphib');
    return infantry.length <= 1 && amphibians.length <= 1 && infantry.length + amphibians.length === stack.length;
  }
  if (stack.length > 1 && stack.some(({ id }) => id === 'G-Lehr')) return false;
  const large = stack.filter(isLarge).length;
  return large <= 1 && stack.length - large <= 2;
}

const isLarge = ({ side, size, type, id }: Standing): boolean =>
  id === 'G-Lehr' || (isInfantry(type) && size === (side === 'allied' ? 'X' : 'III'));

const regions = new WeakMap<readonly SlowUnit[], Set<number>>();

/** A way over dry hexes free of enemies and their zones leads from the hex to the west edge (4.4). */
export function touchesWest(pos: SlowPosition, hex: number): boolean {
  const region = regions.get(pos.units) ?? westOf(pos);
  regions.set(pos.units, region);
  return region.has(hex);
}

function westOf(pos: SlowPosition): Set<number> {
  const free = (at: number): boolean =>
    pos.terrain[at] !== 'inundation' && !enemiesIn(pos, at, 'allied') && !inEnemyZone(pos, at, 'allied');
  const region = new Set([...GRID.names.keys()].filter((at) => columnOf(GRID, at) === 1 && free(at)));
  for (const at of region) for (const next of around(at).filter(free)) region.add(next);
  return region;
}

const others = (pos: SlowPosition, party: Party, hex: number): SlowUnit[] =>
  unitsIn(pos, hex).filter((unit) => !party.units.includes(unit) && unit !== party.passenger);

/** May the party end its move here? */
export function mayRest(pos: SlowPosition, party: Party, stand: Stand): boolean {
  if (stand.aboard || stand.steps === 0) return false;
  if (party.units.some(({ type }) => type === 'amphib') && !touchesWest(pos, stand.hex)) return false;
  const stack = [...others(pos, party, stand.hex), ...party.units];
  const guest = nameOf(stand.hex) === '0405' ? brigadeForWyler(pos, party) : [];
  return mayStack(pos.terrain[stand.hex] as string, [...stack, ...guest]);
}

/** On turn 8 the 5th Canadian Brigade has to find room in Wyler (4.1.1, RUL-RW-49). */
const brigadeForWyler = (pos: SlowPosition, { units }: Party): SlowUnit[] =>
  pos.units.filter(
    (unit) =>
      unit.id === 'C-5/2' && pos.turn === 8 && unit.hex >= 0 && nameOf(unit.hex) !== '0405' && !units.includes(unit),
  );

/** The carrier goes on empty. */
export const ashore = (stand: Stand): Stand => ({ ...stand, aboard: false, afloat: false });

export function mayLand(pos: SlowPosition, party: Party, { hex, aboard, steps }: Stand): boolean {
  if (!aboard || steps === 0 || !party.passenger || pos.terrain[hex] === 'inundation') return false;
  return mayStack(pos.terrain[hex] as string, [...others(pos, party, hex), party.passenger]);
}

const SOUTH = REICHSWALD.map.areas.filter(({ id }) => id.startsWith('exit-')).flatMap(({ hexes }) => hexes.map(hexOf));

/** 11.2, RUL-RW-22: Allied units, one at a time, from the hexes of the two sectors, for 1 point, 2 out of contact or a jam. */
export function mayExit(pos: SlowPosition, { units, passenger }: Party, { hex, spent, steps }: Stand): boolean {
  const [unit] = units as [SlowUnit];
  if (units.length > 1 || passenger || unit.side !== 'allied' || hex < 0) return false;
  const engaged = inEnemyZone(pos, hex, 'allied');
  if (engaged && steps > 0) return false;
  const more = Number(engaged) + Number(steps > 0 && jammed(pos, units, hex));
  return SOUTH.includes(hex) && (spent[0] as number) + 1 + more <= unit.allowance;
}

/** Every stand from which the move can still be ended by the rules, found by trying everything. */
export class Search {
  private readonly known = new Map<string, boolean>();
  private readonly fares = new Map<number, Fare[]>();
  readonly pos: SlowPosition;
  readonly party: Party;

  constructor(pos: SlowPosition, party: Party) {
    this.pos = pos;
    this.party = party;
  }

  /** Can this stand be ended, here or further on? */
  ends(stand: Stand): boolean {
    const name = `${tellStand(stand)}${stand.steps === 0 ? ' fresh' : ''}`;
    let ends = this.known.get(name);
    if (ends === undefined) this.known.set(name, (ends = this.tries(stand)));
    return ends;
  }

  private tries(stand: Stand): boolean {
    if (mayRest(this.pos, this.party, stand)) return true;
    if (stand.steps > 0 && mayExit(this.pos, this.party, stand)) return true;
    if (mayLand(this.pos, this.party, stand) && this.ends(ashore(stand))) return true;
    return this.next(stand).length > 0;
  }

  /** Steps from here after which the move can be ended. */
  next(stand: Stand): Stand[] {
    return stepsFrom(this.pos, this.party, stand, this.fares).filter((after) => this.ends(after));
  }
}

export interface SlowHex {
  cost: number;
  mayStop: boolean;
  mustStop: boolean;
}

/** Every hex the party can enter, with the least that its first unit spends: all ways are walked. */
export function slowReach(pos: SlowPosition, party: Party): Record<string, SlowHex> {
  const search = new Search(pos, party);
  const first = outset(party);
  const open = [first];
  const seen = new Set<string>();
  const found: Record<string, SlowHex> = {};
  for (let stand = open.pop(); stand; stand = open.pop()) {
    for (const after of search.next(stand)) {
      if (seen.has(tellStand(after))) continue;
      seen.add(tellStand(after));
      open.push(after);
      if (after.hex !== first.hex) note(search, found, after);
    }
  }
  return found;
}

function note({ pos, party }: Search, found: Record<string, SlowHex>, after: Stand): void {
  const name = nameOf(after.hex);
  const cost = Math.max(...after.spent);
  const known = found[name];
  const mayStop = mayRest(pos, party, after);
  const mustStop = inEnemyZone(pos, after.hex, (party.units[0] as SlowUnit).side);
  if (!known || cost < known.cost) found[name] = { cost, mayStop, mustStop };
}
