import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { CANAL, MAJOR } from '../../position/board.ts';
import { STACKING } from '../../data/tables.ts';
import {
  ALLIED,
  areaBits,
  areaOf,
  firstIn,
  hexAcross,
  hexOf,
  hiddenIn,
  inGoodOrder,
  isMajorGap,
  keep,
  marked,
  nextOf,
  note,
  occupancyOf,
  OF,
  printedAttack,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import {
  AUTO_DS,
  ENGAGED,
  FOUGHT,
  REPLACEMENT,
  RETREATED,
  SHIFTED,
  SPENT,
  WAS_ATTACKED,
  type CombatFrame,
  type CombatMode,
} from '../../position/state.ts';
import { isOverstacked, loadOfUnits } from '../06-stacking/stacking.ts';
import { attackSide, besideOf, isInfantry } from '../10-odds/force.ts';
import { hasMoved, movementSoFar } from '../21-breakdown/movement-so-far.ts';
import { hasFerried } from '../23-special-units/engineers.ts';

const NOT_YOURS = reason('9.1', 'not-your-unit');
const NOT_BESIDE = reason('9.1', 'not-engaged');
const NO_ATTACK = reason('9.1', 'no-attack-factor');
const ONCE = reason('9.1', 'attacked-already');
const BROKEN = reason('14.2', 'disrupted-attack');
const GAVE_UP = reason('8.3.3', 'spent');
const OVERRAN = reason('8.7', 'auto-ds');
const NEW_MEN = reason('20.2.5', 'replacement-attack');
const LOCKED = reason('11.5.1', 'engaged-river');
const NO_BRIDGE = reason('9.5.1', 'attack-needs-bridge');
export const NO_ASSAULT = reason('9.5.3', 'no-river-assault');
export const CROWDED = reason('6.4.2', 'overstacked-attack');
const EDGE_FULL = reason('19.7', 'edge-full');
const CHANGED_AREA = reason('19.6', 'moved-between-areas');

/**
 * H44-8.3.1-b, H44-8.3.3-d, H44-8.7-d, H44-9.1-b, H44-9.1-g, H44-9.2-d, H44-14.2-e, H44-14.3.1-a, H44-17.7-a: what
 * keeps a unit from attacking at all now. Whoever breaks through has fought already (16.1).
 */
export function ableReason(p: Position, u: number, side: 0 | 1, mode: CombatMode = 'phase'): Reason {
  const unit = unitOf(u);
  if (unit.side !== side) return NOT_YOURS;
  if (printedAttack(p, u) === 0) return NO_ATTACK;
  if (!inGoodOrder(p, u)) return BROKEN;
  if (marked(p, u, SPENT)) return GAVE_UP;
  if (marked(p, u, AUTO_DS)) return OVERRAN;
  if (mode !== 'breakthrough' && marked(p, u, FOUGHT)) return ONCE;
  return mode === 'phase' && isLeftOver(p, u) ? CROWDED : ALLOWED;
}

/** H44-6.4.2-b, RUL-H44-380: has the unit attacked in this phase out of the overstacked hex that it is in? */
const hasAttackedFrom = (p: Position, u: number): boolean => p.s.own.attackedFrom[u] === hexOf(p, u) + 1;

/** H44-6.4.2-b, RUL-H44-380: have others attacked out of the unit's hex in this phase, as many as may? */
function isLeftOver(p: Position, u: number): boolean {
  const there = occupancyOf(p);
  const hex = hexOf(p, u);
  for (let v = hex < 0 ? -1 : firstIn(there, hex); v >= 0; v = nextOf(there, v))
    if (hasAttackedFrom(p, v)) return loadOfUnits([...fightersIn(p, [], hex), u], 1, unitsIn(p, hex)) > STACKING.units;
  return false;
}

/** H44-6.4.2-b, RUL-H44-380: those of the attackers that are in this hex, and who has attacked out of it before. */
export const fightersIn = (p: Position, attackers: readonly number[], hex: number): number[] =>
  hex < 0
    ? attackers.filter((v) => hexOf(p, v) === hex)
    : unitsIn(p, hex).filter((v) => attackers.includes(v) || hasAttackedFrom(p, v));

/** H44-6.4.2-b, RUL-H44-380: notes who attacks out of an overstacked hex in the combat phase. */
export function noteAttackedFrom(p: Position, { mode, attackers }: CombatFrame): void {
  if (mode !== 'phase') return;
  for (const u of attackers) {
    const hex = hexOf(p, u);
    if (hex >= 0 && isOverstacked(p, hex)) note(p, 'attackedFrom', u, hex + 1);
  }
}

/** The combat phase is over. */
export function forgetAttackedFrom(p: Position): void {
  if (Object.keys(p.s.own.attackedFrom).length > 0) keep(p, { attackedFrom: {} });
}

/**
 * H44-6.4.2-b, H44-19.4-a, H44-19.7-a, H44-25.3.1-c, RUL-H44-302: why a unit may not join an attack of any kind but one
 * on landing (22.6): beside the hex, with a way to attack it, and room for it in its own hex (6.4.2).
 */
export function attackerReason(p: Position, combat: CombatFrame, u: number): Reason {
  const why = ableReason(p, u, combat.side, combat.mode) || placeReason(p, u, combat.target);
  if (why !== ALLOWED) return why;
  if (combat.mode === 'overrun' && isOverGap(p, u, combat.target)) return NO_BRIDGE;
  const hex = hexOf(p, u);
  const { attackers, mode } = combat;
  const comrades = mode === 'phase' ? fightersIn(p, attackers, hex) : attackers.filter((v) => hexOf(p, v) === hex);
  const hexes = hex >= 0 ? 1 : hexesOutside(p, combat.target);
  if (loadOfUnits([...comrades, u], hexes, hex >= 0 ? unitsIn(p, hex) : undefined) <= STACKING.units * hexes)
    return ALLOWED;
  return hex >= 0 ? CROWDED : EDGE_FULL;
}

/** Those of the units that can attack, each beside the ones before it. */
export function attackersAmong(p: Position, combat: CombatFrame, units: readonly number[]): number[] {
  const attackers: number[] = [];
  for (const u of units) if (attackerReason(p, { ...combat, attackers }, u) === ALLOWED) attackers.push(u);
  return attackers;
}

/** H44-19.7-a, RUL-H44-141: hexes beside a hex of the edge that would lie outside the map. */
function hexesOutside(p: Position, hex: number): number {
  let count = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) if (hexAcross(p, at) < 0) count++;
  return count;
}

/**
 * H44-9.1-b, H44-13.5-a, RUL-H44-229: may nobody attack the enemies in the hex any more in this phase? Not if all of them
 * have been attacked; nor with one that stands where it was attacked, or has retreated to without finding friends: since
 * all have to be attacked together, it would be attacked twice. An unknown unit has not been attacked.
 */
export function isAttacked(p: Position, side: 0 | 1, hex: number): boolean {
  const enemies = unitsIn(p, hex).filter((u) => unitOf(u).side !== side);
  const attacked = enemies.filter((u) => marked(p, u, WAS_ATTACKED));
  if (attacked.some((u) => !marked(p, u, RETREATED))) return true;
  return attacked.length === enemies.length && hiddenIn(p)[hex] === 0;
}

/**
 * H44-9.1-f, H44-9.5.1-a, H44-9.5.1-b, H44-11.5.1-c, H44-19.6-b, H44-19.7-a, H44-20.2.5-b, H44-20.2.5-c: why a unit may
 * not attack a hex from where it is; in an entry area new men bar nobody else (RUL-H44-232), nor do those who have come
 * from another area (RUL-H44-307).
 */
export function placeReason(p: Position, u: number, target: number): Reason {
  const area = areaOf(p, u);
  if (area >= 0) {
    if ((areaBits(p, target) & (1 << area)) === 0) return NOT_BESIDE;
    if (marked(p, u, REPLACEMENT)) return NEW_MEN;
    return marked(p, u, SHIFTED) ? CHANGED_AREA : ALLOWED;
  }
  const at = attackSide(p, u, target);
  if (at < 0) return NOT_BESIDE;
  if (unitsIn(p, hexOf(p, u)).some((v) => marked(p, v, REPLACEMENT))) return NEW_MEN;
  const river = p.board.river[at];
  if (marked(p, u, ENGAGED) && (river === CANAL || river === MAJOR)) return LOCKED;
  return isMajorGap(p, at) ? assaultReason(p, u) : ALLOWED;
}

/** H44-9.2-b, H44-19.7-a: units of the side beside the hex, and those that can attack it out of an area. */
export function placedBeside(p: Position, side: 0 | 1, target: number): number[] {
  const beside = besideOf(p, side, target);
  if (areaBits(p, target) === 0) return beside;
  return [...beside, ...OF[side].filter((u) => areaOf(p, u) >= 0 && placeReason(p, u, target) === ALLOWED)];
}

/**
 * H44-9.5.3-a, H44-9.5.3-b, H44-9.5.3-c, H44-9.5.3-d, H44-9.5.3-e, H44-9.5.3-f, H44-9.5.3-h, H44-23.3.1-a,
 * H44-23.3.2-b, H44-23.3.2-c, H44-23.3.3-d: infantry in the hex that has not moved, and an engineer there that has not
 * ferried, let all its units attack over a major river (RUL-H44-84, RUL-H44-326).
 */
function assaultReason(p: Position, u: number): Reason {
  if (unitOf(u).side !== ALLIED) return NO_BRIDGE;
  const there = unitsIn(p, hexOf(p, u));
  if (!there.some((v) => mayAssist(p, v))) return NO_BRIDGE;
  return there.some((v) => mayLeadOver(p, v) && isAssisted(p, v)) ? ALLOWED : NO_ASSAULT;
}

/** H44-9.5.3-b: infantry that has not moved, and can attack itself. */
const mayLeadOver = (p: Position, u: number): boolean =>
  isInfantry(unitOf(u)) && !marked(p, u, ENGAGED) && !hasMoved(p, u) && ableReason(p, u, ALLIED) === ALLOWED;

/** Is it over a major river without a bridge? */
function isOverGap(p: Position, u: number, target: number): boolean {
  const at = attackSide(p, u, target);
  return at >= 0 && isMajorGap(p, at);
}

/**
 * H44-23.3.2-a: an engineer in good order, which has not moved by extended movement, ferried, nor helped in another
 * assault of this turn.
 */
const mayAssist = (p: Position, u: number): boolean =>
  unitOf(u).engineer &&
  inGoodOrder(p, u) &&
  !hasFerried(p, u) &&
  !p.s.own.assaults[u] &&
  movementSoFar(p, u)?.mode !== 'extended';

/** H44-9.5.3-d: does an engineer other than the unit itself help it? */
const isAssisted = (p: Position, u: number): boolean => unitsIn(p, hexOf(p, u)).some((v) => v !== u && mayAssist(p, v));

/**
 * H44-9.5.3-b: does the unit attack over a major river without such infantry of its own hex in the attack? There is no
 * assault for an automatic DS (RUL-H44-78).
 */
export const lacksInfantry = (p: Position, { mode, attackers, target }: CombatFrame, u: number): boolean =>
  isOverGap(p, u, target) &&
  (mode === 'overrun' || !attackers.some((v) => hexOf(p, v) === hexOf(p, u) && mayLeadOver(p, v) && isAssisted(p, v)));

/**
 * H44-23.3.2-b: notes the engineers that make an attack possible, one for each hex from which a major river is crossed.
 */
export function noteAssault(p: Position, { attackers, target }: CombatFrame): void {
  const isAcross = (at: number): boolean => at >= 0 && isMajorGap(p, at);
  const across = attackers.filter((u) => isAcross(attackSide(p, u, target)));
  for (const hex of new Set(across.map((u) => hexOf(p, u)))) {
    const leaders = across.filter((u) => hexOf(p, u) === hex && mayLeadOver(p, u));
    const engineer = unitsIn(p, hex).find((v) => mayAssist(p, v) && leaders.some((u) => u !== v));
    if (engineer !== undefined) note(p, 'assaults', engineer, 1);
  }
}
