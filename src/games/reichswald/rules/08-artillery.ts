import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { defendersOf } from '../../../engagement/combat/odds.ts';
import type { Position, Unit } from '../../../engagement/position/rules.ts';
import { hexOf, marked, unitOf } from '../../../engagement/position/position.ts';
import { MOVED, type CombatFrame } from '../../../engagement/position/state.ts';
import { reason } from '../codes.ts';
import { VULNERABILITY } from '../data/tables.ts';

const RAIN = 2;

/** RW-10.0-b: in rain a gun adds half its attack strength, rounded up, in support and in bombardment (AMB-RW-11). */
export function gunStrength(p: Position, unit: Unit): number {
  const strength = unit.attack[p.s.steps[unit.index] as 0 | 1 | 2];
  return p.s.weather === RAIN ? Math.ceil(strength / 2) : strength;
}

/** RW-9.0-d: nobody attacks out of the water, whatever it has done before. */
export const attackReason = (p: Position, unit: Unit): Reason =>
  p.board.terrain[hexOf(p, unit.index)] === 'inundation' ? IN_INUNDATION : movedReason(p, unit);

const IN_INUNDATION = reason('9.0', 'in-inundation');

/** RW-8.0-m: an AGRA that has moved takes no part in combat this turn. */
const movedReason = (p: Position, unit: Unit): Reason =>
  unit.type === 'artillery_agra' && marked(p, unit.index, MOVED) ? AGRA_MOVED : ALLOWED;

const AGRA_MOVED = reason('8.0', 'agra-moved');
const AGRA_WAITS = reason('8.0', 'agra-enemy-phase');
const IN_FOREST = reason('8.0', 'artillery-terrain', { terrain: 'forest' });
const IN_CITY = reason('8.0', 'artillery-terrain', { terrain: 'city' });
const OWN_DIVISION = reason('8.0', 'own-division-only');
const ONE_GUN = reason('8.0', 'one-gun-a-unit');

/** RW-8.0-j, RW-8.0-m, RW-8.0-n: no fire out of forests and towns, nor by AGRAs that moved or in the German combat phase. */
export function gunReason(p: Position, unit: Unit): Reason {
  const terrain = p.board.terrain[hexOf(p, unit.index)] as string;
  if (terrain === 'forest') return IN_FOREST;
  if (terrain === 'city') return IN_CITY;
  if (unit.type === 'artillery_agra' && p.s.phase === 'german-combat') return AGRA_WAITS;
  return movedReason(p, unit);
}

/** RW-8.0-i, RW-8.0-k: German divisional guns support their own division; in defence each attacked unit has one gun (RUL-RW-24). */
export function supportReason(p: Position, combat: CombatFrame, unit: Unit, defending: boolean): Reason {
  if (unit.side !== 1 || combat.mode === 'bombard') return ALLOWED;
  const supported = (defending ? defendersOf(p, combat) : combat.attackers).map((u) => unitOf(p, u));
  const suits = (gun: Unit, other: Unit): boolean =>
    gun.type === 'artillery_corps' || gun.formation === other.formation;
  if (!supported.some((other) => suits(unit, other))) return OWN_DIVISION;
  if (!defending) return ALLOWED;
  const guns = [...combat.defensiveArtillery.map((u) => unitOf(p, u)), unit];
  return matched(guns, supported, suits) ? ALLOWED : ONE_GUN;
}

/** Can every gun be given a unit of its own to support? At most three units are attacked, so all ways are tried. */
function matched(guns: readonly Unit[], units: readonly Unit[], suits: (gun: Unit, unit: Unit) => boolean): boolean {
  const [first, ...rest] = guns;
  if (!first) return true;
  return units.some(
    (unit) =>
      suits(first, unit) &&
      matched(
        rest,
        units.filter((other) => other !== unit),
        suits,
      ),
  );
}

/** Table of vulnerability: infantry 1 from the air and 2 from guns, armour and mobile guns 2 and 1, guns 2 and 2. */
export function vulnerability(unit: Unit, by: 'air' | 'artillery'): number {
  if (unit.infantry) return VULNERABILITY.infantry[by];
  return unit.armoured ? VULNERABILITY.armour[by] : VULNERABILITY.artillery[by];
}
