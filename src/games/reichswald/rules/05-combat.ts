import type { Modifier } from '../../../kernel/game.ts';
import { defendersOf } from '../../../engagement/combat/odds.ts';
import type { Crt, Position, Unit } from '../../../engagement/position/rules.ts';
import { hexOf, isAway, onMap, unitOf } from '../../../engagement/position/position.ts';
import { ELIMINATED, REMOVED, type CombatFrame, type State } from '../../../engagement/position/state.ts';
import { CRT, CRT_DIAGONAL } from '../data/tables.ts';
import { isBritishBrigade, UNITS } from '../units.ts';

/** RW-2.3-a: the combat results table, with row 2-12 as printed or by the option crt-2-12. */
export const crt = (s: State): Crt => (s.options['crt-2-12'] === 'diagonal' ? CRT_DIAGONAL : CRT);

/** RW-5.1.4-b: not the 79th Armoured nor the 2nd Parachute Division. */
const DIVISIONS = [
  '15',
  '51',
  '53',
  '43',
  '52',
  '2 Cdn',
  '3 Cdn',
  '84',
  '180',
  '190',
  '346',
  '62',
  '6 FJ',
  '7 FJ',
  '116 Pz',
  '15 PzGr',
];
/** RW-5.1.5-a: the brigades of the 79th fight split and are left out (AMB-RW-12). */
const TANK_BRIGADES = ['6 Gds Armd Bde', '8 Armd Bde', '34 Tank Bde'];

/** RW-5.1.4-a, RW-5.1.4-b, RW-5.1.5-a, RW-5.1.6-a, RW-5.1.2-e: columns for who attacks together, and for tanks alone in a forest. */
export function formationShifts(p: Position, combat: CombatFrame): Modifier[] {
  const attackers = combat.attackers.map((u) => unitOf(p, u));
  const shifts: Modifier[] = [];
  for (const division of DIVISIONS) {
    if (complete(p, attackers, division)) shifts.push({ rule: '5.1.4', amount: 1, why: 'division' });
  }
  for (const brigade of TANK_BRIGADES) {
    if (complete(p, attackers, brigade)) shifts.push({ rule: '5.1.5', amount: 1, why: 'armoured-brigade' });
  }
  if (engineersLead(attackers)) shifts.push({ rule: '5.1.6', amount: 1, why: 'engineers' });
  if (armourAlone(p, combat)) shifts.push({ rule: '5.1.2', amount: 1, why: 'armour-in-forest' });
  return shifts;
}

/** All infantry and armour of the formation that has arrived and is still there attacks, at least two counters (RUL-RW-01, AMB-RW-13). */
function complete(p: Position, attackers: readonly Unit[], formation: string): boolean {
  if (attackers.length < 2 || attackers.filter((unit) => unit.formation === formation).length < 2) return false;
  const present = UNITS.filter(
    (unit) => unit.formation === formation && !unit.artillery && (onMap(p, unit.index) || isAway(p, unit.index)),
  );
  return present.length >= 2 && present.every((unit) => attackers.includes(unit));
}

/** RW-5.1.6-a: at least one British infantry brigade with armoured engineers, flame tanks and tanks (5.1.6). */
const engineersLead = (attackers: readonly Unit[]): boolean =>
  attackers.some(isBritishBrigade) &&
  ['armd_eng', 'flame_tank', 'armour'].every((type) => attackers.some((unit) => unit.type === type));

/** RW-5.1.2-e: armoured units without infantry, attacked in a forest ( AMB-RW-19, RUL-RW-11). */
function armourAlone(p: Position, combat: CombatFrame): boolean {
  const defenders = defendersOf(p, combat).map((u) => unitOf(p, u));
  if (p.board.terrain[combat.target] !== 'forest') return false;
  return defenders.some((unit) => unit.armoured) && !defenders.some((unit) => unit.infantry);
}

/** RW-5.1.2-d: behind fortifications the defender retreats without losses. */
export const shelters = (p: Position, hex: number): boolean =>
  (p.board.features[hex] as readonly string[]).includes('fortification');

/** RW-8.0-h: when the last combat unit of a German division is gone, its artillery leaves and is not counted. */
export function orphanedArtillery(p: Position, lost: number): Unit[] {
  const { side, formation } = unitOf(p, lost);
  if (side !== 1 || (!DIVISIONS.includes(formation) && formation !== '2 FJ')) return [];
  const division = UNITS.filter((unit) => unit.formation === formation);
  const alive = (unit: Unit): boolean => hexOf(p, unit.index) !== ELIMINATED && hexOf(p, unit.index) !== REMOVED;
  if (division.some((unit) => !unit.artillery && alive(unit))) return [];
  return division.filter((unit) => unit.artillery && alive(unit));
}
