import { readFaces } from '../../engagement/position/faces.ts';
import type { Unit } from '../../engagement/position/rules.ts';
import { COUNTERS } from './data/counters.ts';
import type { Counter } from '../../wargame/wargame.ts';

const FOOT_GUNS = ['artillery', 'artillery_pepperpot', 'artillery_agra', 'artillery_corps'];
const MOBILE_GUNS = ['art_sp', 'art_mech'];
const INFANTRY = ['inf', 'inf_mountain', 'para_ground', 'mech_inf'];
const TRACKS = ['armour', 'flame_tank', 'armd_eng', 'bridge_eng', 'amphib', 'tank_destroyer'];

/** Columns of the terrain table; amphibious armour is armour that swims (9.0). */
export type MoveClass = 'foot' | 'motor' | 'armour' | 'amphibious';

/** Foot, motorised or armoured column of the terrain table (AMB-S-17, RUL-RW-15); guns in tow move as infantry. RW-8.0-a */
function moveClass(type: string): MoveClass {
  if (type === 'amphib') return 'amphibious';
  if (TRACKS.includes(type)) return 'armour';
  return type === 'mech_inf' || MOBILE_GUNS.includes(type) ? 'motor' : 'foot';
}

/** Tank regiment: needs an escort into fortified hexes (RUL-RW-20). */
export const isTankRegiment = (unit: Unit): boolean =>
  unit.side === 0 && (unit.type === 'armour' || unit.type === 'flame_tank');

/** The large unit of a stack: an Allied infantry brigade or a German regiment; guns and battalions are small (RUL-RW-03). */
function isLarge(counter: Counter): boolean {
  if (counter.side === 'allied') return INFANTRY.includes(counter.type);
  return counter.size === 'III' && (INFANTRY.includes(counter.type) || counter.type === 'armour');
}

function unitOf(counter: Counter, index: number): Unit {
  const { attack, defence, allowance } = readFaces(counter);
  const artillery = FOOT_GUNS.includes(counter.type) || MOBILE_GUNS.includes(counter.type);
  const moves = moveClass(counter.type);
  const unit: Unit = {
    index,
    id: counter.id,
    side: counter.side === 'allied' ? 0 : 1,
    type: counter.type,
    formation: counter.formation,
    attack,
    defence,
    allowance,
    range: counter.range ?? 0,
    moves,
    rivers: artillery || (moves !== 'foot' && moves !== 'motor') ? 'bridges' : moves === 'foot' ? 'walks' : 'fords',
    restricted: false,
    ferries: false,
    infantry: INFANTRY.includes(counter.type),
    armoured: TRACKS.includes(counter.type) || MOBILE_GUNS.includes(counter.type),
    artillery,
    carrier: counter.type === 'amphib',
    contact: 0,
    large: isLarge(counter),
  };
  return { ...unit, restricted: isTankRegiment(unit) || unit.id === 'C-5/2' };
}

/** Armour that swims, and takes infantry along. */
export const isAmphibious = (unit: Unit): boolean => unit.carrier;

/** The village that the 5th Canadian Brigade holds on turn 8 (4.1.1). */
export const WYLER = '0405';

export const UNITS: readonly Unit[] = COUNTERS.map(unitOf);

const INDEX = new Map(UNITS.map((unit) => [unit.id, unit.index]));

/** Number of a unit known to exist. */
export const numberOf = (id: string): number => INDEX.get(id) ?? -1;

/** Infantry brigade of a British formation: it jams roads (4.1.1) and leads engineers (5.1.6). */
export const isBritishBrigade = (unit: Unit): boolean => unit.infantry && unit.id.startsWith('B-');
