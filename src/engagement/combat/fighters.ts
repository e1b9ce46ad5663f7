import type { Refusal } from '../../kernel/game.ts';
import { directionTo, distance, neighbourAt } from '../../hex/grid.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import {
  dominates,
  enemyOf,
  engaged,
  firstIn,
  hexOf,
  idOf,
  isShelter,
  marked,
  nameOf,
  nextIn,
  onMap,
  phasing,
  unitCounts,
  unitOf,
  type Position,
} from '../position/position.ts';
import type { ContactClass, Unit } from '../position/rules.ts';
import { FIRED, MOVED, type CombatFrame } from '../position/state.ts';
import { refusalIf, refusalOf, refuse, systemReason } from '../position/topics.ts';

const SPENT = systemReason('combat', 'unit-spent');
const NOT_YOURS = systemReason('sequence', 'not-your-unit');
const NOT_ON_MAP = systemReason('combat', 'not-on-map');
const NOT_ENGAGED = systemReason('combat', 'not-engaged');

/** Why an adjacent unit may not attack in this phase at all. */
const fightReason = (p: Position, u: number): Reason => (marked(p, u, FIRED) ? SPENT : neverFights(p, u));

/** Why a unit may not attack from where it stands, whatever it has done before. */
export const neverFights = (p: Position, u: number): Reason => p.rules.combat.attackReason(p, unitOf(p, u));

/** Why units of this class do not attack into a hex, whose ground engages none of them. */
function contactReason(p: Position, unit: Unit, target: number): Reason {
  return isShelter(p, unit, target) ? (p.rules.combat.contacts[unit.contact - 1] as ContactClass).reason : ALLOWED;
}

/** Why this unit may not take part in an attack on the hex. */
export function attackerReason(p: Position, u: number, target: number): Reason {
  if (unitOf(p, u).side !== phasing(p)) return NOT_YOURS;
  if (!onMap(p, u)) return NOT_ON_MAP;
  if (directionTo(p.board.grid, hexOf(p, u), target) < 0) return NOT_ENGAGED;
  return contactReason(p, unitOf(p, u), target) || fightReason(p, u);
}

export const attackerRefusal = (p: Position, u: number, target: number): Refusal | undefined =>
  refusalIf(p, attackerReason(p, u, target), { unit: idOf(p, u) });

/** Units around the target that may attack it and do not yet, hex by hex. */
export function attackersFor(p: Position, { target, attackers }: CombatFrame): number[] {
  const units: number[] = [];
  for (let at = target * 6, end = at + 6; at < end; at++) {
    const hex = neighbourAt(p.board.grid, at);
    if (hex < 0) continue;
    for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u))
      if (!attackers.includes(u) && attackerReason(p, u, target) === ALLOWED) units.push(u);
  }
  return units;
}

/** The hexes this unit could attack now, counted; `only` is one of them, or -1. */
function targetsOf(p: Position, u: number): { count: number; only: number } {
  const unit = unitOf(p, u);
  const enemies = unitCounts(p, enemyOf(unit.side));
  let count = 0;
  let only = -1;
  for (let at = hexOf(p, u) * 6, end = at + 6; at < end; at++) {
    const hex = neighbourAt(p.board.grid, at);
    if (hex < 0 || enemies[hex] === 0 || p.s.attacked.includes(hex) || isShelter(p, unit, hex)) continue;
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

/** The refusal of a combat that leaves out a unit obliged to attack, which has no other hex left for it. */
export function leftOutRefusal(p: Position, target: number, attackers: readonly number[]): Refusal | undefined {
  const owing = p.roster.of[phasing(p) as 0 | 1].find((u) => !attackers.includes(u) && soleTarget(p, u) === target);
  if (owing === undefined) return undefined;
  return refuse(p, 'zones', 'must-join', { unit: idOf(p, owing), hex: nameOf(p, target) });
}

/** Must this unit still attack? Engaged, able to, and not one that stayed in dominant terrain. */
export function mustAttack(p: Position, u: number): boolean {
  if (unitOf(p, u).side !== phasing(p) || !engaged(p, u) || fightReason(p, u) !== ALLOWED) return false;
  if (!marked(p, u, MOVED) && dominates(p, u)) return false;
  return targetsOf(p, u).count > 0;
}

const NO_GUN = systemReason('artillery', 'not-artillery');
const GUN_OFF_MAP = systemReason('artillery', 'not-on-map');
const GUN_SPENT = systemReason('artillery', 'unit-spent');
const OUT_OF_RANGE = systemReason('artillery', 'out-of-range');
const GUN_LISTED = systemReason('artillery', 'already-listed');
const ADJACENT = systemReason('artillery', 'adjacent-attacks');
const DEFENDS_ITSELF = systemReason('artillery', 'defends-itself');
const OBLIGED = systemReason('zones', 'obliged-elsewhere');

/** Why this gun may not support or bombard at all: one combat a phase. */
export function gunReason(p: Position, u: number): Reason {
  const unit = unitOf(p, u);
  if (!unit.artillery) return NO_GUN;
  if (!onMap(p, u)) return GUN_OFF_MAP;
  return marked(p, u, FIRED) ? GUN_SPENT : ALLOWED;
}

/** Why it may not fire at the hex: range and terrain. */
function fireReason(p: Position, u: number, target: number): Reason {
  const why = gunReason(p, u);
  if (why !== ALLOWED) return why;
  const unit = unitOf(p, u);
  if (distance(p.board.grid, hexOf(p, u), target) > unit.range) return OUT_OF_RANGE;
  return p.rules.guns?.reason?.(p, unit) ?? ALLOWED;
}

/** Could this unit support an attack on the hex, or bombard it, from where it stands? */
export const mayFire = (p: Position, u: number, target: number): boolean => fireReason(p, u, target) === ALLOWED;

/** Why this gun may not join the combat in support of its side; beside the target it attacks like any unit. */
export function supportReason(p: Position, combat: CombatFrame, u: number, defending: boolean): Reason {
  const unit = unitOf(p, u);
  const side = defending ? enemyOf(combat.side) : combat.side;
  if (unit.side !== side) return NOT_YOURS;
  if (combat.artillery.includes(u) || combat.defensiveArtillery.includes(u)) return GUN_LISTED;
  const why = fireReason(p, u, combat.target);
  if (why !== ALLOWED) return why;
  if (defending) {
    if (hexOf(p, u) === combat.target) return DEFENDS_ITSELF;
  } else {
    if (combat.mode === 'ground' && directionTo(p.board.grid, hexOf(p, u), combat.target) >= 0) return ADJACENT;
    if (mustAttack(p, u)) return OBLIGED;
  }
  return p.rules.guns?.supportReason?.(p, combat, unit, defending) ?? ALLOWED;
}

export function supportRefusal(p: Position, combat: CombatFrame, u: number, defending: boolean): Refusal | undefined {
  const why = supportReason(p, combat, u, defending);
  if (why === ALLOWED) return undefined;
  const unit = unitOf(p, u);
  if (why === NO_GUN)
    return refusalOf(p, why, { unit: unit.id, args: { guns: p.roster.guns[unit.side as 0 | 1].length } });
  if (why !== OUT_OF_RANGE) return refusalOf(p, why, { unit: unit.id });
  const far = distance(p.board.grid, hexOf(p, u), combat.target);
  return refusalOf(p, why, { unit: unit.id, args: { distance: far, range: unit.range } });
}
