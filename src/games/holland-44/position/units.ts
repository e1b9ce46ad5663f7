import { stepsOf } from '../../../wargame/steps.ts';
import type { Counter } from '../../../wargame/wargame.ts';
import { ABOUT } from './about.ts';
import { ARRIVALS, COMES_REDUCED } from '../data/arrivals.ts';
import { COUNTERS } from '../data/counters.ts';

/**
 * H44-2.3.13-a: infantry on foot, mechanised infantry (motorised infantry and engineers included), vehicles; supply
 * heads are neither.
 */
export type TroopClass = 'infantry' | 'mechanised' | 'vehicle' | 'supply-head';

export type Formation = (typeof FORMATIONS)[number];
/**
 * H44-10.2.2-b, H44-10.2.2-c, H44-10.2.4-a: every formation by its code; CORPS is all units with the white colour of
 * corps units.
 */
export const FORMATIONS = [...ABOUT.vocabulary.formations, 'any'] as const;

export type Corps = '8C' | '12C' | '30C';

/** H44-2.3.6-a: qualities compare as numbers. */
export const GREEN = -1;
export const NORMAL = 0;
export const ELITE = 1;

/** A counter made ready for play. Arrays are indexed by steps left, 0 to 3; a unit of three steps has nothing at 1, where a remnant takes its place. */
export interface Unit {
  readonly index: number;
  readonly id: string;
  /** 0 Allied, 1 German. */
  readonly side: 0 | 1;
  /** Nation of Allied, branch of German units. */
  readonly nation: string;
  /** `any` for pool counters of no formation. */
  readonly formation: Formation;
  /** Second formation of a unit of two. */
  readonly alsoIn: Formation | null;
  /** Kind of troops, as `Counter.type`. */
  readonly type: string;
  readonly class: TroopClass;
  /** Any mechanised unit, vehicles included. */
  readonly mechanised: boolean;
  readonly vehicle: boolean;
  /** Of the fresh unit; 0 for garrisons. */
  readonly steps: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly allowance: readonly number[];
  /** Class on the other side of a pool counter, foot for motorised and the reverse; null without one. */
  readonly otherClass: TroopClass | null;
  /** Allowance on the other side of a pool counter; its strengths are the same. */
  readonly otherAllowance: number;
  /** GREEN, NORMAL or ELITE. */
  readonly quality: number;
  /** 0: none. */
  readonly armour: number;
  readonly tank: boolean;
  /** Armour is one less in attack. */
  readonly antitank: boolean;
  readonly artillery: boolean;
  /** Of artillery, in hexes. */
  readonly range: number;
  /** Two column shifts on turn 1. */
  readonly doubleShift: boolean;
  readonly flak: boolean;
  readonly recon: boolean;
  readonly engineer: boolean;
  readonly bridging: boolean;
  readonly supplyHead: boolean;
  readonly airborne: boolean;
  /** Always free-stacking. */
  readonly free: boolean;
  /** Free-stacking without another armoured unit in the hex. */
  readonly freeAlone: boolean;
  /** Name that both halves of a battalion have; null for all others. */
  readonly battalion: string | null;
  readonly breakdown: boolean;
  readonly remnant: boolean;
  /** Starts as an unknown unit. */
  readonly unknown: boolean;
  /** An unknown unit without strength. */
  readonly garrison: boolean;
  /** Does not move before Allied units are near. */
  readonly frozen: boolean;
  readonly div406: boolean;
  /** British corps whose boundaries hold the unit. */
  readonly corps: Corps | null;
  /** Comes into the game with a step less. */
  readonly startsReduced: boolean;
}

const CLASSES: Readonly<Record<string, TroopClass>> = {
  mot_inf: 'mechanised',
  mech_inf: 'mechanised',
  engineer: 'mechanised',
  tank: 'vehicle',
  assault_gun: 'vehicle',
  tank_destroyer: 'vehicle',
  recon: 'vehicle',
  artillery: 'vehicle',
  flak: 'vehicle',
  bridging: 'vehicle',
  supply_head: 'supply-head',
};

/** H44-2.3.13-a, H44-2.3.14-d, H44-17.3-a: RUL-H44-04. */
const classOf = (type: string): TroopClass => CLASSES[type] ?? 'infantry';

const TANKS = ['tank', 'assault_gun', 'tank_destroyer'];
const AIRBORNE: readonly string[] = ['1AB', 'POL', '82', '101'];
/** H44-23.1.3-a */
const PLANNED = ['5 AGRA', 'Gds Div Arty'];
const QUALITIES = { green: GREEN, elite: ELITE } as const;
/** H44-23.4-a: the corps that comes by each entry area. */
const CORPS_BY_AREA: Readonly<Record<string, Corps>> = { M: '8C', N: '30C', O: '12C' };

/** H44-2.3.12-a: values of one factor by steps left. */
function bySteps(counter: Counter, factor: 0 | 1 | 2): number[] {
  const values = [0, 0, 0, 0];
  counter.faces.forEach((face, lost) => (values[stepsOf(counter) - lost] = face[factor]));
  return values;
}

/** H44-2.3.10-a, H44-2.3.15-a, H44-10.3.3-a, H44-10.3.3-b, H44-10.3.3-c: Flak has a rating, but is no tank. */
const armourOf = ({ type, armour, armourBoxed }: Counter) => ({
  armour: armour ?? 0,
  tank: TANKS.includes(type),
  antitank: armourBoxed === true,
});

/**
 * H44-2.3.7-a, H44-6.2-a, H44-6.2-c, H44-17.2-a, H44-23.2-a: a counter with a white border; any tanks of one step while
 * they are alone, whatever the counter of a reconnaissance unit says. A supply head does not count at all (H44-6.1-d,
 * H44-18.2.2-g).
 */
const stackingOf = (counter: Counter) => ({
  free: counter.freeStacking === 'always' && counter.type !== 'supply_head',
  freeAlone: TANKS.includes(counter.type) && stepsOf(counter) === 1,
  battalion: counter.half ? battalionOf(counter.id) : null,
});

/**
 * H44-6.3-a, H44-6.3-b: two halves of a British or American battalion are lettered, those of the 107th Brigade have
 * numbers of companies.
 */
const battalionOf = (id: string): string => id.replace(/ [ab]$/, '').replace(/^(?:\d\+\d|[AB])\//, '');

/** H44-23.4-a: badge or entry area. */
const corpsOf = ({ id, badge }: Counter): Corps | null => {
  if (badge !== undefined) return badge as Corps;
  return ARRIVALS[id]?.by === 'area' ? (CORPS_BY_AREA[ARRIVALS[id].at] ?? null) : null;
};

const kindsOf = ({ type, attackAs, range = 0, allowanceIn, formation }: Counter) => ({
  artillery: attackAs === 'support',
  range,
  flak: type === 'flak',
  recon: allowanceIn === 'circle',
  engineer: type === 'engineer',
  bridging: type === 'bridging',
  supplyHead: type === 'supply_head',
  airborne: AIRBORNE.includes(formation) && type !== 'supply_head',
  frozen: allowanceIn === 'box',
});

const originsOf = ({ id, type, size, arrival }: Counter) => ({
  breakdown: size === 'BD',
  remnant: size === 'REM',
  unknown: arrival === '?',
  garrison: type === 'garrison',
  div406: arrival === '406',
  startsReduced: COMES_REDUCED.includes(id),
  doubleShift: PLANNED.includes(id),
});

/** The side of a pool counter that is turned up for a parent of the other class (H44-21.2-c); engineers have a ferry on theirs. */
const otherOf = ({ type, back }: Counter) =>
  back && back.type !== type
    ? { otherClass: classOf(back.type), otherAllowance: back.face[2] }
    : { otherClass: null, otherAllowance: 0 };

function unitOf(counter: Counter, index: number): Unit {
  const [formation, alsoIn] = counter.formation.split('+') as [Formation, Formation?];
  const kind = classOf(counter.type);
  return {
    index,
    id: counter.id,
    side: counter.side === 'allied' ? 0 : 1,
    nation: counter.nation,
    formation,
    alsoIn: alsoIn ?? null,
    type: counter.type,
    class: kind,
    mechanised: kind === 'mechanised' || kind === 'vehicle',
    vehicle: kind === 'vehicle',
    steps: stepsOf(counter),
    attack: bySteps(counter, 0),
    defence: bySteps(counter, 1),
    allowance: bySteps(counter, 2),
    quality: counter.quality ? QUALITIES[counter.quality] : NORMAL,
    corps: corpsOf(counter),
    ...armourOf(counter),
    ...stackingOf(counter),
    ...kindsOf(counter),
    ...originsOf(counter),
    ...otherOf(counter),
  };
}

export const UNITS: readonly Unit[] = COUNTERS.map(unitOf);

const INDEX = new Map(UNITS.map((unit) => [unit.id, unit.index]));

/** Number of a unit, if there is one of this id; of one known to exist. */
export const findUnit = (id: string): number | undefined => INDEX.get(id);
export const numberOf = (id: string): number => INDEX.get(id) as number;
