import { UNITS, type Unit } from './units.ts';

/** Pool counters of a division serve its units alone. */
const belongs = (part: Unit, { formation }: Unit): boolean => part.formation === 'any' || part.formation === formation;

/** What a remnant shows: tanks, airborne troops, German paratroops, or infantry of any class. */
function armOf({ type, tank, airborne }: Unit): string {
  if (tank || airborne) return tank ? 'tank' : 'airborne';
  return type === 'para_ground' ? type : 'infantry';
}

/** H44-2.3.12-c, H44-11.4-a: remnants of the type and, for airborne units, of the division. */
const isRemnantFor = (part: Unit, unit: Unit): boolean =>
  part.remnant && part.side === unit.side && belongs(part, unit) && armOf(part) === armOf(unit);

/**
 * H44-8.5.7-b, H44-21.1-a, H44-21.2-a, H44-21.2-b, RUL-H44-13: airborne units have those of their division, British
 * tanks those of tanks, all others, the Dutch too, the infantry of their side.
 */
const isBreakdownFor = (part: Unit, unit: Unit): boolean =>
  part.breakdown &&
  part.side === unit.side &&
  belongs(part, unit) &&
  part.airborne === unit.airborne &&
  part.tank === (unit.tank && unit.side === 0);

const fitting = (fits: (part: Unit, unit: Unit) => boolean, steps: number): readonly (readonly Unit[])[] =>
  UNITS.map((unit) => (unit.steps < steps ? [] : UNITS.filter((part) => fits(part, unit))));

const REMNANTS = fitting(isRemnantFor, 3);
const BREAKDOWNS = fitting(isBreakdownFor, 2);

/** All remnants that can take the place of a unit of three steps; none for other units. */
export const remnantsFor = ({ index }: Unit): readonly Unit[] => REMNANTS[index] as readonly Unit[];

/** All breakdown units that a unit of several steps can form. */
export const breakdownsFor = ({ index }: Unit): readonly Unit[] => BREAKDOWNS[index] as readonly Unit[];

/** H44-21.2-c: does a pool counter lie with its other side up, for this parent? */
export const isTurned = (part: Unit, parent: Unit): boolean =>
  part.otherClass !== null && part.mechanised !== parent.mechanised;
