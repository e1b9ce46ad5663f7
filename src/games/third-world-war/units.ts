import { readFaces } from '../../engagement/position/faces.ts';
import type { Unit } from '../../engagement/position/rules.ts';
import type { Counter } from '../../wargame/wargame.ts';
import { ARRIVALS, FROZEN, POSTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';

const FOOT = ['inf', 'airborne', 'mountain'];
const INFANTRY = [...FOOT, 'mech_inf'];

/** Columns of the terrain table; armour is MTZ and shut out of mountains. */
export type MoveClass = 'foot' | 'motor' | 'armour';

/** TWW-4.0-a: NON-MTZ, MTZ, or armoured (AMB-S-17, AMB-TWW-15). */
function moveClass(type: string): MoveClass {
  if (type === 'armour') return 'armour';
  return type === 'mech_inf' ? 'motor' : 'foot';
}

/** Class of `CombatRules.contacts`: everybody else, or armour, which does not engage into mountains (TWW-5.1.2-c, RUL-TWW-03). */
const ANYBODY = 0;
const ARMOUR = 1;

/** TWW-2.2.1-a, TWW-2.2.1-b, TWW-2.2.1-c: a counter made ready for play. */
function unitOf(counter: Counter, index: number): Unit {
  const { attack, defence, allowance } = readFaces(counter);
  const armoured = counter.type === 'armour';
  return {
    index,
    id: counter.id,
    side: counter.side === 'pact' ? 0 : 1,
    type: counter.type,
    formation: counter.formation,
    attack,
    defence,
    allowance,
    range: 0,
    moves: moveClass(counter.type),
    rivers: 'walks',
    ferries: false,
    restricted: false,
    infantry: INFANTRY.includes(counter.type),
    armoured,
    artillery: false,
    carrier: false,
    contact: armoured ? ARMOUR : ANYBODY,
    large: false,
  };
}

export const UNITS: readonly Unit[] = COUNTERS.map(unitOf);

const INDEX = new Map(UNITS.map((unit) => [unit.id, unit.index]));

/** Number of a unit known to exist. */
export const numberOf = (id: string): number => INDEX.get(id) ?? -1;

/** Nationality by the counter. */
export const nationOf = ({ index }: Unit): string => (COUNTERS[index] as Counter).nation;

export const isSoviet = (unit: Unit): boolean => nationOf(unit) === 'Soviet';
export const isEastGerman = (unit: Unit): boolean => nationOf(unit) === 'East German';
export const isFrench = (unit: Unit): boolean => nationOf(unit) === 'French';
export const isWestGerman = (unit: Unit): boolean => nationOf(unit) === 'West German';

export const isDivision = ({ index }: Unit): boolean => (COUNTERS[index] as Counter).size === 'XX';

/** TWW-4.3-a: the asterisk: units that fly by themselves. */
export const hasHelicopters = ({ type }: Unit): boolean => type === 'airborne';

/** TWW-4.0-g: a division that NATO's helicopters can carry (RUL-TWW-18). */
export const isAirlifted = (unit: Unit): boolean =>
  unit.side === 1 && isDivision(unit) && !unit.armoured && !hasHelicopters(unit);

/** TWW-4.2.1-d: an American mechanised brigade, which a division may replace. */
export const isReplaceable = (unit: Unit): boolean =>
  nationOf(unit) === 'American' && unit.type === 'mech_inf' && !isDivision(unit);

/** TWW-4.2.1-d: a division formed from a brigade. */
export const isFormed = ({ id }: Unit): boolean => ARRIVALS[id]?.by.includes('brigade') === true;

/** TWW-4.0-i: does not move before turn 5. */
export const isFrozen = (unit: Unit): boolean =>
  FROZEN.nations.some((nation) => nation === nationOf(unit)) || (unit.side === 0 && POSTS[unit.id]?.at === 'reserve');

/** TWW-5.2-a: hexes a victor may advance. */
export const advanceOf = ({ moves }: Unit): 1 | 2 => (moves === 'foot' ? 1 : 2);

/** Line of the vulnerability table. */
export const vulnerabilityClass = ({ moves }: Unit): 'foot' | 'motorised' => (moves === 'foot' ? 'foot' : 'motorised');
