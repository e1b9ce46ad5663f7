import type { Refusal } from '../kernel/game.ts';
import { directionTo, distance } from '../hex/grid.ts';
import { ALLOWED, reason, refusalIf, refusalOf, type Reason } from '../kernel/reason.ts';
import {
  dominates,
  enemyOf,
  engaged,
  hexOf,
  idOf,
  marked,
  nameOf,
  onMap,
  phasing,
  unitCounts,
  unitOf,
  type Position,
} from './position.ts';
import { FIRED, MOVED, type CombatFrame } from './state.ts';
import { refuse } from './steps.ts';

const SPENT = reason('5.0', 'unit-spent');
const IN_INUNDATION = reason('9.0', 'in-inundation');
const NOT_YOURS = reason('3.0', 'not-your-unit');
const NOT_ON_MAP = reason('5.0', 'not-on-map');
const NOT_ENGAGED = reason('5.0', 'not-engaged');

/** Why an adjacent unit may not attack in this phase at all. */
const fightReason = (p: Position, u: number): Reason => (marked(p, u, FIRED) ? SPENT : neverFights(p, u));

/** RW-9.0-d: why a unit may not attack from where it stands, whatever it has done before. */
export function neverFights(p: Position, u: number): Reason {
  if (p.board.terrain[hexOf(p, u)] === 'inundation') return IN_INUNDATION;
  return p.rules.attackReason(p, unitOf(p, u));
}

/** RW-5.0-a: why this unit may not take part in an attack on the hex. */
export function attackerReason(p: Position, u: number, target: number): Reason {
  if (unitOf(p, u).side !== phasing(p)) return NOT_YOURS;
  if (!onMap(p, u)) return NOT_ON_MAP;
  if (directionTo(p.board.grid, hexOf(p, u), target) < 0) return NOT_ENGAGED;
  return fightReason(p, u);
}

export const attackerRefusal = (p: Position, u: number, target: number): Refusal | undefined =>
  refusalIf(attackerReason(p, u, target), { unit: idOf(p, u) });

/** The hexes this unit could attack now, counted; `only` is one of them, or -1. */
function targetsOf(p: Position, u: number): { count: number; only: number } {
  const enemies = unitCounts(p, enemyOf(unitOf(p, u).side));
  let count = 0;
  let only = -1;
  for (let at = hexOf(p, u) * 6, end = at + 6; at < end; at++) {
    const hex = p.board.grid.neighbours[at] as number;
    if (hex < 0 || enemies[hex] === 0 || p.s.attacked.includes(hex)) continue;
    count++;
    only = hex;
  }
  return { count, only };
}

/** The one hex that a unit is obliged to attack, for want of another; -1 when it may choose or need not. */
export function soleTarget(p: Position, u: number): number {
  if (!onMap(p, u) || !mustAttack(p, u)) return -1;
  const { count, only } = targetsOf(p, u);
  return count === 1 ? only : -1;
}

/** A unit that must attack, stands outside this combat and has no other hex left to attack, or -1. */
export const leftOut = (p: Position, target: number, attackers: readonly number[]): number =>
  p.roster.of[phasing(p) as 0 | 1].find((u) => !attackers.includes(u) && soleTarget(p, u) === target) ?? -1;

export const mustJoin = (p: Position, u: number, target: number): Refusal =>
  refuse('4.1.2', 'must-join', { unit: idOf(p, u), hex: nameOf(p, target) });

/** Must this unit still attack (4.1.2)? Engaged, able to, and not one that stayed in dominant terrain. RW-4.1.2-d, RW-4.1.2-f, RW-4.1.2-g, RW-4.2-c */
export function mustAttack(p: Position, u: number): boolean {
  if (unitOf(p, u).side !== phasing(p) || !engaged(p, u) || fightReason(p, u) !== ALLOWED) return false;
  if (!marked(p, u, MOVED) && dominates(p, u)) return false;
  return targetsOf(p, u).count > 0;
}

const NO_GUN = reason('8.0', 'not-artillery');
const GUN_OFF_MAP = reason('8.0', 'not-on-map');
const GUN_SPENT = reason('8.0', 'unit-spent');
const OUT_OF_RANGE = reason('8.0', 'out-of-range');
const GUN_LISTED = reason('8.0', 'already-listed');
const ADJACENT = reason('8.0', 'adjacent-attacks');
const OBLIGED = reason('4.1.2', 'obliged-elsewhere');

/** RW-8.0-e: why this gun may not support or bombard at all: one combat a phase. */
export function gunReason(p: Position, u: number): Reason {
  const unit = unitOf(p, u);
  if (!unit.artillery) return NO_GUN;
  if (!onMap(p, u)) return GUN_OFF_MAP;
  return marked(p, u, FIRED) ? GUN_SPENT : ALLOWED;
}

/** RW-8.0-b, RW-8.0-f: why it may not fire at the hex: range and terrain. */
function fireReason(p: Position, u: number, target: number): Reason {
  const why = gunReason(p, u);
  if (why !== ALLOWED) return why;
  const unit = unitOf(p, u);
  if (distance(p.board.grid, hexOf(p, u), target) > unit.range) return OUT_OF_RANGE;
  return p.rules.gunReason(p, unit);
}

/** Could this unit support an attack on the hex, or bombard it, from where it stands (8.0)? */
export const mayFire = (p: Position, u: number, target: number): boolean => fireReason(p, u, target) === ALLOWED;

/** RW-8.0-c: why this gun may not join the combat in support of its side; beside the target it attacks like any unit. */
export function supportReason(p: Position, combat: CombatFrame, u: number, defending: boolean): Reason {
  const unit = unitOf(p, u);
  const side = defending ? enemyOf(combat.side) : combat.side;
  if (unit.side !== side) return NOT_YOURS;
  if (combat.artillery.includes(u) || combat.defensiveArtillery.includes(u)) return GUN_LISTED;
  const why = fireReason(p, u, combat.target);
  if (why !== ALLOWED) return why;
  if (defending) {
    if (hexOf(p, u) === combat.target) return ADJACENT;
  } else {
    if (combat.mode === 'ground' && directionTo(p.board.grid, hexOf(p, u), combat.target) >= 0) return ADJACENT;
    if (mustAttack(p, u)) return OBLIGED;
  }
  return p.rules.supportReason(p, combat, unit, defending);
}

export function supportRefusal(p: Position, combat: CombatFrame, u: number, defending: boolean): Refusal | undefined {
  const why = supportReason(p, combat, u, defending);
  if (why === ALLOWED) return undefined;
  const unit = unitOf(p, u);
  if (why !== OUT_OF_RANGE) return refusalOf(why, { unit: unit.id });
  const far = distance(p.board.grid, hexOf(p, u), combat.target);
  return refusalOf(why, { unit: unit.id, args: { distance: far, range: unit.range } });
}
