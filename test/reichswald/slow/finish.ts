import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import { columnOf } from '../../../src/hex/grid.ts';
import { isInfantry } from './printed.ts';
import {
  jammed,
  initialState,
  stepsFrom,
  moveStateText,
  type StepCosts,
  type MovingGroup,
  type MoveState,
} from './moves.ts';
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

/** What stacking limits depend on. */
export interface StackUnit {
  id: string;
  side: string;
  type: string;
  size: string;
}

/** One large unit and up to two small ones, except on crests, in inundation and for Kampfgruppe Lehr (4.1.1, 9.0, RUL-RW-02, RUL-RW-03). */
export function mayStack(terrain: string, stack: readonly StackUnit[]): boolean {
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

const isLarge = ({ side, size, type, id }: StackUnit): boolean =>
  id === 'G-Lehr' || (isInfantry(type) && size === (side === 'allied' ? 'X' : 'III'));

const regions = new WeakMap<readonly SlowUnit[], Set<number>>();

/** Is the hex connected to the west edge by dry hexes without enemies and their zones (4.4)? */
export function isConnectedWest(pos: SlowPosition, hex: number): boolean {
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

const others = (pos: SlowPosition, movers: MovingGroup, hex: number): SlowUnit[] =>
  unitsIn(pos, hex).filter((unit) => !movers.units.includes(unit) && unit !== movers.passenger);

/** May the party end its move here? */
export function mayEnd(pos: SlowPosition, movers: MovingGroup, state: MoveState): boolean {
  if (state.carrying || state.steps === 0) return false;
  if (movers.units.some(({ type }) => type === 'amphib') && !isConnectedWest(pos, state.hex)) return false;
  const stack = [...others(pos, movers, state.hex), ...movers.units];
  const guest = nameOf(state.hex) === '0405' ? brigadeForWyler(pos, movers) : [];
  return mayStack(pos.terrain[state.hex] as string, [...stack, ...guest]);
}

/** On turn 8 room must be left in Wyler for the 5th Canadian Brigade (4.1.1, RUL-RW-49). */
const brigadeForWyler = (pos: SlowPosition, { units }: MovingGroup): SlowUnit[] =>
  pos.units.filter(
    (unit) =>
      unit.id === 'C-5/2' && pos.turn === 8 && unit.hex >= 0 && nameOf(unit.hex) !== '0405' && !units.includes(unit),
  );

/** The state of the carrier after its passenger has landed. */
export const landed = (state: MoveState): MoveState => ({ ...state, carrying: false, afloat: false });

export function mayLand(pos: SlowPosition, movers: MovingGroup, { hex, carrying, steps }: MoveState): boolean {
  if (!carrying || steps === 0 || !movers.passenger || pos.terrain[hex] === 'inundation') return false;
  return mayStack(pos.terrain[hex] as string, [...others(pos, movers, hex), movers.passenger]);
}

const SOUTH = REICHSWALD.map.areas.filter(({ id }) => id.startsWith('exit-')).flatMap(({ hexes }) => hexes.map(hexOf));

/** 11.2, RUL-RW-22: Allied units, of those that move together the first, from the hexes of the two sectors, for 1 point and 1 more each for contact and a jam. */
export function mayExit(
  pos: SlowPosition,
  { units, passenger }: MovingGroup,
  { hex, spent, steps }: MoveState,
): boolean {
  const [unit] = units as [SlowUnit];
  if (passenger || unit.side !== 'allied' || hex < 0) return false;
  const engaged = inEnemyZone(pos, hex, 'allied');
  if (engaged && steps > 0) return false;
  const more = Number(engaged) + Number(steps > 0 && jammed(pos, units, hex));
  return SOUTH.includes(hex) && (spent[0] as number) + 1 + more <= unit.allowance;
}

/** Finds by exhaustive search whether a move can still be ended legally. */
export class Search {
  private readonly known = new Map<string, boolean>();
  private readonly costs = new Map<number, StepCosts[]>();
  readonly pos: SlowPosition;
  readonly movers: MovingGroup;

  constructor(pos: SlowPosition, movers: MovingGroup) {
    this.pos = pos;
    this.movers = movers;
  }

  /** Can the move be ended, here or further on? */
  ends(state: MoveState): boolean {
    const name = `${moveStateText(state)}${state.steps === 0 ? ' fresh' : ''}`;
    let ends = this.known.get(name);
    if (ends === undefined) this.known.set(name, (ends = this.canEnd(state)));
    return ends;
  }

  private canEnd(state: MoveState): boolean {
    if (mayEnd(this.pos, this.movers, state)) return true;
    if (state.steps > 0 && mayExit(this.pos, this.movers, state)) return true;
    if (mayLand(this.pos, this.movers, state) && this.ends(landed(state))) return true;
    return this.next(state).length > 0;
  }

  /** Steps from here after which the move can be ended. */
  next(state: MoveState): MoveState[] {
    return stepsFrom(this.pos, this.movers, state, this.costs).filter((after) => this.ends(after));
  }
}

export interface SlowHex {
  cost: number;
  mayStop: boolean;
  mustStop: boolean;
}

/** Every hex the party can enter, with the lowest cost for its first unit: all paths are tried. */
export function slowReach(pos: SlowPosition, movers: MovingGroup): Record<string, SlowHex> {
  const search = new Search(pos, movers);
  const first = initialState(movers);
  const open = [first];
  const seen = new Set<string>();
  const found: Record<string, SlowHex> = {};
  for (let state = open.pop(); state; state = open.pop()) {
    for (const after of search.next(state)) {
      if (seen.has(moveStateText(after))) continue;
      seen.add(moveStateText(after));
      open.push(after);
      if (after.hex !== first.hex) note(search, found, after);
    }
  }
  return found;
}

function note({ pos, movers }: Search, found: Record<string, SlowHex>, after: MoveState): void {
  const name = nameOf(after.hex);
  const cost = Math.max(...after.spent);
  const known = found[name];
  const mayStop = mayEnd(pos, movers, after);
  const mustStop = inEnemyZone(pos, after.hex, (movers.units[0] as SlowUnit).side);
  if (!known || cost < known.cost) found[name] = { cost, mayStop, mustStop };
}
