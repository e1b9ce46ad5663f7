import type { Modifier } from '../../../../kernel/game.ts';
import { ALLOWED } from '../../../../kernel/reason.ts';
import { RIVER_KINDS, TERRAINS } from '../../position/board.ts';
import type { ReasonCode } from '../../position/codes.ts';
import { AUTOMATIC, CRT, UNKNOWN } from '../../data/tables.ts';
import { HALVES, TERRAIN, type Terrain } from '../../data/terrain.ts';
import {
  areaOf,
  hexOf,
  marked,
  printedAttack,
  riverOver,
  stepsOf,
  terrainIn,
  unitOf,
  type Position,
} from '../../position/position.ts';
import { DISRUPTED, ENGAGED, FULL_RETREAT, OUT_OF_SUPPLY, SCATTERED } from '../../position/state.ts';
import { ELITE, GREEN, type Unit } from '../../position/units.ts';
import { barReason, edgeReason, VEHICLE } from '../08-movement/terrain.ts';
import { defendersOf } from './defenders.ts';
import { attackSide, defenceFactor, isInfantry, isInLead, leadUnits, type Combat } from './force.ts';
import { defending } from '../11-results/candidates.ts';
import { artilleryShifts } from '../17-artillery-and-air/artillery.ts';
import { hasGuess, knownOf } from '../25-unknown-units/unknown-defenders.ts';

/** The arithmetic of an attack: strengths as they count, odds before and after shifts. */
export interface Sum {
  attack: number;
  defence: number;
  ratio: string;
  shifts: Modifier[];
  /** Place in CRT.columns, after all shifts and the limits of 9.4. */
  column: number;
  /** Columns above 1:3, shifts included, without the limits: 10:1 counts in it (8.7). */
  open: number;
}

/** Why a factor counts half or double. */
export type Because = Pick<Modifier, 'rule'> & { why: ReasonCode };

/** A factor as it counts. */
export interface Part {
  factor: number;
  halved: Because | undefined;
  doubled: Because | undefined;
}

/**
 * H44-10.1-a, H44-10.1-b, H44-10.1-c, H44-10.1-d: each unit halved, rounded up, then doubled; those of strength 1
 * summed before they are halved.
 */
function total(parts: readonly Part[]): number {
  const ones = (doubled: boolean): number =>
    parts.filter((part) => isOne(part) && (part.doubled !== undefined) === doubled).length;
  const sum = parts.reduce((all, part) => all + (isOne(part) ? 0 : countsOf(part)), 0);
  return sum + Math.ceil(ones(false) / 2) + Math.ceil(ones(true) / 2) * 2;
}

/** Of a factor of 1 the half is told as such: it is rounded when such halves have been summed (10.1). */
export const countsOf = ({ factor, halved, doubled }: Part): number =>
  (halved ? (factor === 1 ? 0.5 : Math.ceil(factor / 2)) : factor) * (doubled ? 2 : 1);

const isOne = ({ factor, halved }: Part): boolean => halved !== undefined && factor === 1;

/** 10.3.1, 10.3.3: the rating of armour in attack. */
const attackRating = ({ armour, antitank }: Unit): number => (antitank ? Math.max(0, armour - 1) : armour);

const best = (ratings: readonly number[]): number => Math.max(0, ...ratings);

/** H44-14.2-i, H44-14.3.2-c: ratings of the defenders that contribute anything (14.3.2). */
const defenceRating = (p: Position, defenders: readonly number[]): number =>
  best(defenders.filter((u) => p.s.order[u] !== FULL_RETREAT).map((u) => unitOf(u).armour));

/**
 * H44-10.8.2-c, H44-10.8.3-c: is an attack from here like one across a river: over one, bridged or not, or out of
 * marsh?
 */
function isLikeRiver(p: Position, combat: Combat, u: number): boolean {
  const at = attackSide(p, u, combat.target);
  return at >= 0 && (p.board.river[at] !== 0 || groundOf(p, hexOf(p, u)).likeRiver);
}

/**
 * H44-9.5.2-a, H44-10.1-a, H44-10.2.1-a, H44-10.4-a, H44-10.8.2-a, H44-10.8.2-b, H44-10.8.3-a, H44-10.8.4-a,
 * H44-10.8.4-b, H44-10.9-a, H44-11.5.1-c, H44-16.5-a, H44-18.4-b, H44-22.3.6-b, H44-22.6-b: why the attack factor of a
 * unit is halved (10.2, 10.4, 10.8, 11.5, 18.4, 22.3.6, 22.6): once at most, by the first that applies.
 */
function halvedBy(p: Position, combat: Combat, u: number, outgunned: boolean): Because | undefined {
  const unit = unitOf(u);
  if (combat.mode === 'landing') return HALF.landing;
  if (!isInLead(p, combat, u)) return combat.supporting?.includes(u) ? HALF.supporting : HALF.others;
  if (marked(p, u, ENGAGED | SCATTERED | OUT_OF_SUPPLY))
    return marked(p, u, ENGAGED) ? HALF.engaged : marked(p, u, SCATTERED) ? HALF.scattered : HALF.unsupplied;
  if (outgunned && unit.armour > 0) return HALF.outgunned;
  const at = attackSide(p, u, combat.target);
  if (at < 0) return unit.vehicle && isWet(p, combat.target) ? HALF.wet : undefined;
  const river = HALVED_OVER[riverOver(p, at)];
  if (river === 'all' || (unit.vehicle && river !== undefined)) return HALF.river;
  return unit.vehicle && (isWet(p, combat.target) || isWet(p, hexOf(p, u))) ? HALF.wet : undefined;
}

const HALF = {
  landing: { rule: '22.6', why: 'half-landing' },
  others: { rule: '10.2.1', why: 'half-others' },
  supporting: { rule: '16.5', why: 'half-supporting' },
  engaged: { rule: '11.5.1', why: 'half-engaged' },
  scattered: { rule: '22.3.6', why: 'half-scattered' },
  unsupplied: { rule: '18.4', why: 'half-unsupplied' },
  outgunned: { rule: '10.4', why: 'half-outgunned' },
  river: { rule: '10.8.2', why: 'half-river' },
  wet: { rule: '10.8.3', why: 'half-wet' },
  disrupted: { rule: '14.2', why: 'half-disrupted' },
} as const satisfies Record<string, Because>;

const TWICE = {
  landing: { rule: '22.6', why: 'twice-landing' },
  water: { rule: '10.8.2', why: 'twice-water' },
  town: { rule: '10.5.1', why: 'twice-town' },
} as const satisfies Record<string, Because>;

/** 10.8.3, 10.8.4: vehicles attack into and out of it at half. */
const isWet = (p: Position, hex: number): boolean => groundOf(p, hex).halvesVehicles;

const GROUNDS = TERRAINS.map((name) => TERRAIN[name] as Terrain);
const groundOf = (p: Position, hex: number): Terrain => GROUNDS[terrainIn(p, hex)] as Terrain;

/** H44-10.8.2-a, H44-10.8.2-b: who attacks at half across a river, by its kind. */
const HALVED_OVER = RIVER_KINDS.map((kind) => HALVES[kind]);

/** H44-10.4-a: who is halved in attack, all armour where it is weaker than that of the defender. */
export function attackParts(p: Position, combat: Combat, defenders: readonly number[]): Part[] {
  const outgunned = defenceRating(p, defenders) > best(combat.attackers.map((u) => attackRating(unitOf(u))));
  return combat.attackers.map((u) => ({
    factor: printedAttack(p, u),
    halved: halvedBy(p, combat, u, outgunned),
    doubled: undefined,
  }));
}

/**
 * H44-TEC-i, H44-9.5.2-b, H44-10.5.1-a, H44-10.8.2-c, H44-10.8.2-d, H44-10.9-a, H44-14.2-e, H44-17.3-h, H44-18.4-e,
 * H44-22.6-b: who is doubled and who is halved in defence; a moved gun is never doubled, and want of supply halves
 * nobody.
 */
export function defenceParts(p: Position, combat: Combat, defenders: readonly number[]): Part[] {
  const behindWater = combat.attackers.length > 0 && combat.attackers.every((u) => isLikeRiver(p, combat, u));
  const inTown = groundOf(p, combat.target).defence > 1;
  const parts = defenders.map((u) => {
    const { vehicle, artillery } = unitOf(u);
    const isMoved = artillery && defenceFactor(p, u) < (unitOf(u).defence[1] as number);
    const ground = behindWater ? TWICE.water : inTown && !vehicle ? TWICE.town : undefined;
    return {
      factor: defenceFactor(p, u),
      halved: p.s.order[u] === DISRUPTED ? HALF.disrupted : undefined,
      doubled: combat.mode === 'landing' ? TWICE.landing : isMoved ? undefined : ground,
    };
  });
  const doubled = behindWater ? TWICE.water : inTown ? TWICE.town : undefined;
  const guess = { factor: UNKNOWN.defence, halved: undefined, doubled };
  return hasGuess(p, combat) ? [...parts, guess] : parts;
}

/**
 * H44-TEC-j, H44-10.3.4-b, H44-10.3.4-d, H44-10.8.2-e, H44-10.8.4-c, RUL-H44-305: could the armour go over its hexside in
 * normal movement, or over the edge out of an entry area?
 */
function isUnbarred(p: Position, combat: Combat, u: number): boolean {
  const at = attackSide(p, u, combat.target);
  if (at >= 0) return barReason(p, VEHICLE, at) === ALLOWED;
  return areaOf(p, u) < 0 || edgeReason(p, VEHICLE, combat.target) === ALLOWED;
}

/** H44-TEC-j, H44-10.3.4-d, H44-10.8.3-b: terrain that bars the shift, for the defender too (RUL-H44-20). */
const barsArmour = (p: Position, hex: number): boolean => groundOf(p, hex).armour === 'no';

/**
 * H44-10.3.1-a, H44-10.3.1-b, H44-10.3.2-a, H44-10.3.2-b, H44-10.3.4-c: the shift for armour, for the attacker or
 * against him (RUL-H44-87, RUL-H44-88).
 */
function armourShift(p: Position, combat: Combat, defenders: readonly number[]): number {
  if (barsArmour(p, combat.target)) return 0;
  const lead = leadUnits(p, combat);
  const armour = lead.filter((u) => unitOf(u).armour > 0 && isUnbarred(p, combat, u));
  const rating = best(armour.map((u) => attackRating(unitOf(u))));
  if (armour.some((u) => unitOf(u).tank) && rating > defenceRating(p, defenders)) return 1;
  const hasTanks = defenders.some((u) => unitOf(u).tank && p.s.order[u] !== FULL_RETREAT);
  return hasTanks && !lead.some((u) => unitOf(u).tank) ? -1 : 0;
}

/**
 * H44-10.5.2-a, H44-10.5.2-b, H44-10.5.2-d: tanks without a step of infantry stacked with them, attacked by infantry of
 * the lead formation. Infantry that adds no strength supports them too (RUL-H44-230), but not in full retreat
 * (RUL-H44-09); an unknown unit does while it counts as infantry (RUL-H44-231).
 */
function isUnsupported(p: Position, combat: Combat, defenders: readonly number[]): boolean {
  const isSteady = (u: number): boolean => p.s.order[u] !== FULL_RETREAT;
  if (!defenders.some((u) => unitOf(u).tank && isSteady(u))) return false;
  if (hasGuess(p, combat) || defending(p, combat).some((u) => isInfantry(unitOf(u)) && isSteady(u))) return false;
  return leadUnits(p, combat).some((u) => isInfantry(unitOf(u)));
}

/** H44-2.3.6-b, H44-10.6-a: more than half of the steps of the lead formation with its attached unit are elite. */
export function hasEliteShift(p: Position, combat: Combat): boolean {
  let elite = 0;
  let steps = 0;
  for (const u of combat.attackers) {
    if (!isInLead(p, combat, u)) continue;
    steps += stepsOf(p, u);
    if (unitOf(u).quality === ELITE) elite += stepsOf(p, u);
  }
  return elite * 2 > steps;
}

/** H44-10.6-c, H44-14.2-i, H44-14.3.2-c: whether all defenders that contribute anything are green. */
function isGreen(p: Position, defenders: readonly number[]): boolean {
  const steady = defenders.filter((u) => p.s.order[u] !== FULL_RETREAT);
  return steady.length > 0 && steady.every((u) => unitOf(u).quality === GREEN);
}

/**
 * H44-10.5.2-c, H44-10.6-d, H44-10.6-e, H44-10.7-a, H44-10.9-a: all shifts of an attack, each with its rule (10.3,
 * 10.5, 10.6, 10.7, 17.6).
 */
export function shiftsOf(p: Position, combat: Combat, defenders: readonly number[]): Modifier[] {
  const shifts: Modifier[] = [];
  const add = (rule: string, amount: number, why: ReasonCode): void => {
    if (amount !== 0) shifts.push({ rule, amount, why });
  };
  const armour = armourShift(p, combat, defenders);
  add(armour > 0 ? '10.3.1' : '10.3.2', armour, armour > 0 ? 'armour' : 'armour-defence');
  add('10.5.2', combat.mode !== 'overrun' && isUnsupported(p, combat, defenders) ? 1 : 0, 'unsupported-tanks');
  add('10.6', hasEliteShift(p, combat) ? 1 : 0, 'quality-elite');
  add('10.6', !hasGuess(p, combat) && isGreen(p, defenders) ? 1 : 0, 'quality-green');
  add('10.7', combat.air ? 1 : 0, 'air');
  for (const u of combat.artillery) add('17.6.2', artilleryShifts(p, u), 'artillery');
  if (combat.beforehand && hasGuess(p, combat)) shifts.push({ rule: '25.4', amount: 0, why: 'unknown-counted' });
  return shifts;
}

/** H44-9.3-c, 9.4: odds as the number of columns above 1:3, which may be below it; 0 defence is as good as 10:1. */
function openColumn(attack: number, defence: number): number {
  if (defence === 0) return 1 + AUTOMATIC.odds;
  if (attack >= defence) return 1 + Math.floor(attack / defence);
  return attack === 0 ? -9 : 3 - Math.ceil(defence / attack);
}

/**
 * H44-9.3-c: the odds as they are named before any shift, rounded in favour of the defender; a strength of 0 is named as
 * such.
 */
function ratioOf(attack: number, defence: number): string {
  if (attack === 0 || defence === 0) return `${attack}:${defence}`;
  return attack >= defence ? `${Math.floor(attack / defence)}:1` : `1:${Math.ceil(defence / attack)}`;
}

/** The strength of the defence alone. */
export const defenceOf = (p: Position, combat: Combat): number =>
  total(defenceParts(p, combat, defendersOf(p, combat)));

type Strengths = Pick<Sum, 'attack' | 'defence' | 'shifts'>;

const openWith = ({ attack, defence, shifts }: Strengths): number =>
  shifts.reduce((column, { amount }) => column + amount, openColumn(attack, defence));

const withinTable = (open: number): number => Math.min(CRT.columns.length - 1, Math.max(0, open));

/** The column of these strengths and shifts. */
export const columnWith = (strengths: Strengths): number => withinTable(openWith(strengths));

/**
 * H44-9.3-d, H44-9.4.1-a, H44-9.4.2-a: strengths, odds, shifts and the column; the limits of the table come last.
 * Against an overstacked hex it goes by those chosen to defend, before the choice by the strongest (`defendersOf`).
 */
export function sumOf(p: Position, combat: Combat): Sum {
  const defenders = knownOf(p, combat, defendersOf(p, combat));
  const attack = total(attackParts(p, combat, defenders));
  const defence = total(defenceParts(p, combat, defenders));
  const shifts = shiftsOf(p, combat, defenders);
  const open = openWith({ attack, defence, shifts });
  return { attack, defence, ratio: ratioOf(attack, defence), shifts, column: withinTable(open), open };
}
