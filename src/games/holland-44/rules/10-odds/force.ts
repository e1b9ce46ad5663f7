import { directionTo, neighboursOf } from '../../../../hex/grid.ts';
import { hexOf, marked, parentOf, printedDefence, unitOf, unitsIn, type Position } from '../../position/position.ts';
import { FULL_RETREAT, MOVED, type CombatFrame } from '../../position/state.ts';
import { FORMATIONS, numberOf, type Formation, type Unit } from '../../position/units.ts';

/** What the arithmetic of an attack needs to know of it. */
export type Combat = Pick<
  CombatFrame,
  | 'mode'
  | 'side'
  | 'target'
  | 'attackers'
  | 'lead'
  | 'attached'
  | 'artillery'
  | 'air'
  | 'supporting'
  | 'unknown'
  | 'defenders'
> & {
  /** Is it only reckoned beforehand: what an unknown unit is has not been drawn yet? */
  beforehand?: true;
};

/** The hexside over which a unit attacks, numbered from its own hex; -1 from an entry area (19.7) or from the air. */
export function attackSide(p: Position, u: number, target: number): number {
  const hex = hexOf(p, u);
  const d = hex < 0 ? -1 : directionTo(p.board.grid, hex, target);
  return d < 0 ? -1 : hex * 6 + d;
}

/** H44-10.2.2-a: the formation of a unit; pool counters of none belong to that of their parent. */
export function formationOf(p: Position, u: number): Formation {
  const { formation } = unitOf(u);
  const parent = parentOf(p, u);
  return formation === 'any' && parent >= 0 ? unitOf(parent).formation : formation;
}

export const formationNumber = (p: Position, u: number): number => FORMATIONS.indexOf(formationOf(p, u));

/**
 * H44-16.5-b, 10.2.1: units of the lead formation among the attackers; a breakthrough group in support is never of it
 * (16.5).
 */
export const leadUnits = (p: Position, { attackers, lead, supporting }: Combat): number[] =>
  attackers.filter((u) => formationNumber(p, u) === lead && !supporting?.includes(u));

/**
 * H44-10.2.3-a, H44-10.2.4-b: may this attacker be attached: from another formation, and stacked with the lead
 * formation or of corps level?
 */
export function mayAttach(p: Position, combat: Combat, u: number): boolean {
  if (!combat.attackers.includes(u) || formationNumber(p, u) === combat.lead) return false;
  if (combat.supporting?.includes(u)) return false;
  const isCorps = formationOf(p, u) === 'CORPS';
  return isCorps || leadUnits(p, combat).some((v) => hexOf(p, v) === hexOf(p, u));
}

/** H44-10.2.1-a, H44-10.2.1-c, H44-16.5-b: does the unit attack at full strength as far as formations go (10.2)? */
export const isInLead = (p: Position, combat: Combat, u: number): boolean =>
  !combat.supporting?.includes(u) && (u === combat.attached || formationNumber(p, u) === combat.lead);

/** Infantry of any kind (2.3.16). */
export const isInfantry = ({ class: troops, artillery }: Unit): boolean =>
  !artillery && (troops === 'infantry' || troops === 'mechanised');

/**
 * H44-14.3.1-a, H44-14.3.2-c, H44-17.3-h, H44-17.7-b: defence of a unit before halving and doubling: a moved gun has 1
 * (17.3), full retreat nothing (14.3).
 */
export function defenceFactor(p: Position, u: number): number {
  if (p.s.order[u] === FULL_RETREAT) return 0;
  return unitOf(u).artillery && marked(p, u, MOVED) ? 1 : printedDefence(p, u);
}

/** H44-9.2-b: units of the side beside a hex, on the map. */
export const besideOf = (p: Position, side: 0 | 1, target: number): number[] =>
  neighboursOf(p.board.grid, target).flatMap((hex) => unitsIn(p, hex).filter((u) => unitOf(u).side === side));

export const AGRA = numberOf('5 AGRA');
