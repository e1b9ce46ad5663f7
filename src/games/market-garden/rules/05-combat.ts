import { leadUnit } from '../../../engagement/position/fields.ts';
import type { Modifier } from '../../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { defendersOf } from '../../../engagement/combat/odds.ts';
import { hexOf, onMap, unitOf, type Position } from '../../../engagement/position/position.ts';
import type { Unit } from '../../../engagement/position/rules.ts';
import { secondHexReason, type SecondHex } from '../../../engagement/combat/second-hex.ts';
import { WAITING, type CombatFrame } from '../../../engagement/position/state.ts';
import { reason } from '../codes.ts';
import { advanceOf, airborneOf, DIVISIONS, divisionOf, isAirborne, UNITS, type Division } from '../units.ts';
import { isIsolated, wantOf } from './09-supply.ts';

const ALLIED = 1;
const NO_SUPPLY = reason('9.0', 'unsupplied');
const ISOLATED = reason('6.2', 'no-air-isolated');
const NEVER_ADVANCES = reason('5.2', 'never-advances');
const ONE_HEX = reason('5.2', 'advances-one-hex');
const SECOND_HEX: SecondHex = {
  from: ['open'],
  into: ['open', 'city'],
  reasons: {
    from: reason('5.2', 'from-open-ground'),
    into: reason('5.2', 'into-open-or-city'),
    river: reason('5.2', 'river-between'),
  },
};

/** Turns without supply from which a division attacks worse, and from which it defends worse and does not attack (9.0). */
const WEAK = 2;
const HELPLESS = 3;

/** MG-9.0-e: from the third turn on end without supply there is no attack. */
export const attackReason = (p: Position, unit: Unit): Reason => (wantOf(p, unit) >= HELPLESS ? NO_SUPPLY : ALLOWED);

/** MG-5.1.3-a, MG-5.1.3-b: Allied airborne units fight better surrounded, when nobody else is with them. */
export const surroundShift = (p: Position, defenders: readonly number[]): number =>
  defenders.every((u) => isAirborne(unitOf(p, u))) ? -1 : 1;

/** Column shifts from divisions that fight complete and from those without supply. */
export function formationShifts(p: Position, combat: CombatFrame): Modifier[] {
  const attack = combat.side === ALLIED;
  const units = attack ? combat.attackers : defendersOf(p, combat);
  if (units.length === 0 || unitOf(p, leadUnit(units)).side !== ALLIED) return [];
  return [...divisionShifts(p, units, attack), ...supplyShifts(p, units, attack)];
}

/** MG-5.1.4-a, MG-5.1.4-b: a column for each Allied division that takes part with all its elements. */
function divisionShifts(p: Position, units: readonly number[], attack: boolean): Modifier[] {
  if (units.length < LEAST_ELEMENTS) return [];
  const complete = DIVISIONS.filter((division) => isComplete(p, division, units));
  return complete.map(() => ({ rule: '5.1.4', amount: attack ? 1 : -1, why: 'division' }));
}

const LEAST_ELEMENTS = 2;

/** All its counters in play, at least two, and none still to come (RUL-MG-03). */
function isComplete(p: Position, division: Division, units: readonly number[]): boolean {
  let present = 0;
  for (const u of ELEMENTS.get(division) ?? []) {
    if (hexOf(p, u) === WAITING) return false;
    if (!onMap(p, u)) continue;
    if (!units.includes(u)) return false;
    present++;
  }
  return present >= LEAST_ELEMENTS;
}

const ELEMENTS: ReadonlyMap<Division, readonly number[]> = new Map(
  DIVISIONS.map((division) => [division, UNITS.flatMap((unit) => (divisionOf(unit) === division ? [unit.index] : []))]),
);

/** MG-9.0-d, MG-9.0-e: a column for each division: attacking from the second turn on, defending from the third. */
function supplyShifts(p: Position, units: readonly number[], attack: boolean): Modifier[] {
  const least = attack ? WEAK : HELPLESS;
  const weak = units.filter((u) => wantOf(p, unitOf(p, u)) >= least);
  if (weak.length === 0) return [];
  return [...new Set(weak.map((u) => airborneOf(unitOf(p, u))))].map(() => ({
    rule: '9.0',
    amount: attack ? -1 : 1,
    why: attack ? 'unsupplied-attack' : 'unsupplied-defence',
  }));
}

/** MG-6.2-d: nothing from the air where a division without contact fights. */
export function airReason(p: Position, combat: CombatFrame, side: number): Reason {
  const units = side === combat.side ? combat.attackers : defendersOf(p, combat);
  return units.some((u) => isIsolated(p, unitOf(p, u))) ? ISOLATED : ALLOWED;
}

/** MG-5.2-a, MG-5.2-c, MG-5.2-d: common and anti-tank artillery stays. */
export const advanceReason = (_: Position, unit: Unit): Reason => (advanceOf(unit) === 0 ? NEVER_ADVANCES : ALLOWED);

/** MG-5.2-a, MG-5.2-b: armour and motorised infantry go on from open ground into open ground or a town, no river between. */
export const advanceOnReason = (p: Position, unit: Unit, from: number, to: number): Reason =>
  advanceOf(unit) < 2 ? ONE_HEX : secondHexReason(p, SECOND_HEX, from, to);
