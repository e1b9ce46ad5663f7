import { COUNTERS } from '../../../src/games/holland-44/data/counters.ts';

/** 2.3.13: on foot, mechanised, or in vehicles. Supply heads are none of them. */
export type TroopClass = 'foot' | 'mechanised' | 'vehicle' | 'head';

/** What is printed on a counter. */
export interface Print {
  index: number;
  id: string;
  /** 0 Allied, 1 German. */
  side: number;
  nation: string;
  formations: readonly string[];
  type: string;
  steps: number;
  faces: readonly (readonly [number, number, number])[];
  quality: string;
  armour: number;
  /** 10.3.3: the rating is one less in attack. */
  boxed: boolean;
  tank: boolean;
  range: number;
  recon: boolean;
  airborne: boolean;
  free: boolean;
  battalion: string | undefined;
  pool: boolean;
  breakdown: boolean;
  remnant: boolean;
  garrison: boolean;
  frozen: boolean;
  arrival: string;
  badge: string | undefined;
  back: string | undefined;
  backAllowance: number;
}

const TANKS = ['tank', 'assault_gun', 'tank_destroyer'];
const AIRBORNE = ['1AB', 'POL', '82', '101'];
const VEHICLES = [...TANKS, 'recon', 'artillery', 'flak', 'bridging'];
const MECHANISED = ['mot_inf', 'mech_inf', 'engineer'];

export const troopClass = (type: string): TroopClass => {
  if (type === 'supply_head') return 'head';
  return VEHICLES.includes(type) ? 'vehicle' : MECHANISED.includes(type) ? 'mechanised' : 'foot';
};

/** 6.3: two halves of a battalion have one name but for a letter or the numbers of their companies. */
const battalionOf = (id: string): string => id.replace(/ [ab]$/, '').replace(/^(1\+2|3\+4|A|B)\/2107/, '2107');

export const PRINTS: readonly Print[] = COUNTERS.map((counter, index) => {
  const { id, type, formation, size } = counter;
  return {
    index,
    id,
    side: counter.side === 'allied' ? 0 : 1,
    nation: counter.nation,
    formations: formation.split('+'),
    type,
    steps: counter.steps ?? counter.faces.length,
    faces: counter.faces,
    quality: counter.quality ?? 'normal',
    armour: counter.armour ?? 0,
    boxed: counter.armourBoxed ?? false,
    tank: TANKS.includes(type),
    range: counter.range ?? 0,
    recon: counter.allowanceIn === 'circle',
    airborne: AIRBORNE.includes(formation) && type !== 'supply_head',
    free: ['artillery', 'bridging', 'engineer', 'flak'].includes(type) || counter.freeStacking === 'always',
    battalion: counter.half ? battalionOf(id) : undefined,
    pool: size === 'BD' || size === 'REM',
    breakdown: size === 'BD',
    remnant: size === 'REM',
    garrison: type === 'garrison',
    frozen: counter.allowanceIn === 'box',
    arrival: counter.arrival ?? '',
    badge: counter.badge,
    back: counter.back?.type === type ? undefined : counter.back?.type,
    backAllowance: counter.back?.face[2] ?? 0,
  };
});

export const printOf = (unit: number): Print => PRINTS[unit] as Print;
const indexes = new Map(PRINTS.map(({ id, index }) => [id, index]));
export const unitNamed = (id: string): number => indexes.get(id) as number;
