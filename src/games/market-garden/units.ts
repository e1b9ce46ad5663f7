import { readFaces } from '../../engagement/position/faces.ts';
import type { Unit } from '../../engagement/position/rules.ts';
import type { Counter } from '../../wargame/wargame.ts';
import { XXX_CORPS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';

const FOOT = ['inf', 'security', 'para', 'para_ground', 'airlanding', 'glider'];
const INFANTRY = [...FOOT, 'mech_inf'];
const TRACKS = ['armour', 'assault_gun', 'tank_destroyer'];
/** With a range; anti-tank artillery has none. */
const ARTILLERY = ['artillery', 'art_mech'];

/** Columns of the terrain table; armour is MTZ with the prohibitions of its footnote. */
export type MoveClass = 'foot' | 'motor' | 'armour';

/** MG-8.0-a: NON-MTZ, MTZ, or armoured (AMB-S-17); common and anti-tank artillery moves as infantry (RUL-MG-09). */
function moveClass(type: string): MoveClass {
  if (TRACKS.includes(type)) return 'armour';
  return type === 'mech_inf' || type === 'art_mech' ? 'motor' : 'foot';
}

/** MG-2.2.1-a, MG-2.2.1-b, MG-2.2.1-c: a counter made ready for play. */
function unitOf(counter: Counter, index: number): Unit {
  const { attack, defence, allowance } = readFaces(counter);
  const moves = moveClass(counter.type);
  return {
    index,
    id: counter.id,
    side: counter.side === 'german' ? 0 : 1,
    type: counter.type,
    formation: counter.formation,
    attack,
    defence,
    allowance,
    range: counter.range ?? 0,
    moves,
    rivers: moves === 'armour' ? 'bridges' : 'walks',
    ferries: counter.side === 'german',
    restricted: false,
    infantry: INFANTRY.includes(counter.type),
    armoured: TRACKS.includes(counter.type),
    artillery: ARTILLERY.includes(counter.type),
    carrier: false,
    contact: 0,
    large: false,
  };
}

export const UNITS: readonly Unit[] = COUNTERS.map(unitOf);

const INDEX = new Map(UNITS.map((unit) => [unit.id, unit.index]));

/** Number of a unit known to exist. */
export const numberOf = (id: string): number => INDEX.get(id) ?? -1;

/** MG-4.2.3-a: divisions that depend on supply by air, each with a die of its own; the Polish brigade counts as one (AMB-MG-11). */
export const AIRBORNE = ['1 Abn', '82 Abn', '101 Abn', '1 Polish'] as const;
export type AirborneDivision = (typeof AIRBORNE)[number];

/** The airborne division of a unit; none for the 52nd Division, which is flown in but is not airborne (RUL-MG-10), nor for German paratroops. */
export const airborneOf = ({ index }: Unit): AirborneDivision | undefined => AIRBORNE_OF[index];

const AIRBORNE_OF = UNITS.map(({ formation }) => AIRBORNE.find((division) => division === formation));

export const isAirborne = (unit: Unit): boolean => airborneOf(unit) !== undefined;

/** MG-11.1-a: contact with these ends the isolation of airborne divisions (9.0). */
export const isXXXCorps = ({ index }: Unit): boolean => IN_XXX_CORPS[index] === true;

const IN_XXX_CORPS = UNITS.map(({ id }) => (XXX_CORPS as readonly string[]).includes(id));

/** MG-4.2.3-e: the division that may be flown into Arnhem. */
export const isLowland = ({ formation }: Unit): boolean => formation === '52';

/** MG-5.1.4-a: Allied divisions that fight better complete; brigades on their own are none. */
export const DIVISIONS = ['1 Abn', '82 Abn', '101 Abn', '52', 'Guards', '43', '50'] as const;
export type Division = (typeof DIVISIONS)[number];

export const divisionOf = ({ formation }: Unit): Division | undefined =>
  DIVISIONS.find((division) => division === formation);

/** MG-5.2-a, MG-5.2-d: hexes a victor may advance; mechanised artillery as units on foot (RUL-MG-11). */
export function advanceOf({ type, moves }: Unit): 0 | 1 | 2 {
  if (type === 'artillery' || type === 'antitank') return 0;
  return moves === 'armour' || type === 'mech_inf' ? 2 : 1;
}

/** Line of the vulnerability table. */
export function vulnerabilityClass({
  type,
  armoured,
}: Unit): 'infantry' | 'armour' | 'artillery' | 'mechanisedArtillery' {
  if (type === 'art_mech') return 'mechanisedArtillery';
  if (type === 'artillery' || type === 'antitank') return 'artillery';
  return armoured ? 'armour' : 'infantry';
}
