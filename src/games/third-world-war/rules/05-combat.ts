import type { Position } from '../../../engagement/position/position.ts';
import type { ContactClass, Unit } from '../../../engagement/position/rules.ts';
import { secondHexReason, type SecondHex } from '../../../engagement/combat/second-hex.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { reason } from '../codes.ts';
import { ADVANCE_ON, ARMOUR_SHUNS } from '../data/tables.ts';
import { isNeutral, isPassive } from '../politics.ts';
import { advanceOf } from '../units.ts';

const NEUTRAL = reason('3.0', 'neutral');
const ONE_HEX = reason('5.2', 'advances-one-hex');
const SECOND_HEX: SecondHex = {
  ...ADVANCE_ON,
  reasons: {
    from: reason('5.2', 'from-open-ground'),
    into: reason('5.2', 'into-open-or-city'),
    river: reason('5.2', 'river-between'),
  },
};

/** TWW-5.1.2-c: armour does not engage into mountains, nor is it engaged from there (RUL-TWW-03). */
export const ARMOUR: ContactClass = { terrain: ARMOUR_SHUNS, reason: reason('5.1.2', 'armour-shuns') };

/** TWW-3.0-b: neutral French units never attack. */
export const attackReason = (p: Position, unit: Unit): Reason => (isNeutral(p, unit) ? NEUTRAL : ALLOWED);

/** TWW-2.2.1-a, TWW-3.0-c: East Germans may be worth nothing in an attack. */
export const attackStrength = (p: Position, unit: Unit): number =>
  isPassive(p, unit) ? 0 : unit.attack[p.s.steps[unit.index] as 0 | 1 | 2];

/** TWW-5.2-a, TWW-5.2-b: armour and mechanised infantry go on from open ground into open ground or a city, no river between. */
export const advanceOnReason = (p: Position, unit: Unit, from: number, to: number): Reason =>
  advanceOf(unit) < 2 ? ONE_HEX : secondHexReason(p, SECOND_HEX, from, to);
