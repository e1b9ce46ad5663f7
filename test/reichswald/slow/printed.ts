// Values from the rulebook, typed independently: the slow method shares neither numbers nor rules with the engine.

/** Columns of the terrain table (RUL-RW-15). */
export type MoveClass = 'foot' | 'motor' | 'armour';

const NEVER = Infinity;

/** Points to enter a hex: not motorised, motorised, armoured. */
const TERRAIN_POINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  open: [2, 3, 2],
  city: [1, 2, 4],
  village: [1, 2, 2],
  forest: [3, 3, 5],
  crest: [4, 4, NEVER],
  inundation: [NEVER, NEVER, NEVER],
};

const ROAD_POINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  paved: [1, 1, 1],
  unpaved: [1, 2, 2],
};

const MOVE_CLASSES: readonly MoveClass[] = ['foot', 'motor', 'armour'];

export const terrainPoints = (terrain: string, moveClass: MoveClass): number =>
  (TERRAIN_POINTS[terrain] ?? [])[MOVE_CLASSES.indexOf(moveClass)] ?? NEVER;

export const roadPoints = (road: string, moveClass: MoveClass): number =>
  (ROAD_POINTS[road] ?? [])[MOVE_CLASSES.indexOf(moveClass)] ?? NEVER;

/** Columns that terrain and fortifications give to the defence, without rivers. */
const COLUMNS: Readonly<Record<string, number>> = {
  open: 0,
  village: 1,
  city: 2,
  forest: 2,
  fortification: 2,
  crest: 3,
  siegfried: 3,
  inundation: -1,
};

export const columnsOf = (terrain: string, fortifications: readonly string[]): number =>
  Math.max(...[terrain, ...fortifications].map((name) => COLUMNS[name] ?? 0));

const ARMOURED = ['armour', 'flame_tank', 'armd_eng', 'bridge_eng', 'amphib', 'tank_destroyer'];
const ON_WHEELS = ['mech_inf', 'art_sp', 'art_mech'];

export function moveClassOf(type: string): MoveClass {
  if (ARMOURED.includes(type)) return 'armour';
  return ON_WHEELS.includes(type) ? 'motor' : 'foot';
}

export const isArtillery = (type: string): boolean => type.startsWith('art');
export const isInfantry = (type: string): boolean => ['inf', 'inf_mountain', 'para_ground', 'mech_inf'].includes(type);

/** Vulnerability table: to aircraft and to artillery. */
export function vulnerabilityOf(type: string): { air: number; artillery: number } {
  if (isInfantry(type)) return { air: 1, artillery: 2 };
  return ARMOURED.includes(type) || ON_WHEELS.includes(type) ? { air: 2, artillery: 1 } : { air: 2, artillery: 2 };
}

/** First value of each column of the bombardment table. */
export const BOMBARDMENT_FROM = [4, 10, 19, 28, 37];

/** Points a motorised unit has in a turn in which it goes through a river (4.1.1). */
export const FORD_POINTS = 5;
/** Air points an attack or a defence may use (6.2). */
export const MOST_AIR = 7;
/** Air points of a turn by its weather (10.0). */
export const AIR_OF: Readonly<Record<string, number>> = { fair: 24, cloudy: 12, rain: 0 };

/** Who leaves by name on which turn (11.1.5). */
export const LEAVING: Readonly<Record<number, readonly string[]>> = { 8: ['C-4/2', 'C-6/2'], 9: ['C-5/2'] };

/** Hexes the flood takes (9.0). */
export const FLOOD = ['0505', '0605', '0606', '0706', '0806'];

/** Turn and hex of the reinforcements that the positions use (11.1.3, 11.1.4). */
export const ARRIVING: Readonly<Record<string, readonly [turn: number, hex: string]>> = {
  'B-32G': [14, '0111'],
  'B-Pont': [12, '0111'],
  'B-44/15': [8, '0102'],
  'B-46/15': [8, '0102'],
  'B-22Dr/30': [8, '0102'],
  'B-147/34': [8, '0107'],
  'B-53GP': [8, '0107'],
  'C-10/2': [18, '0107'],
  'G-20/7': [9, '2218'],
  'G-60/116': [17, '2218'],
  'G-16/116': [17, '2218'],
  'G-33A/15': [17, '2218'],
  'G-858/346': [14, '2613'],
  'G-1226/190': [15, '1618'],
  'G-1221/180': [10, '0618'],
};
