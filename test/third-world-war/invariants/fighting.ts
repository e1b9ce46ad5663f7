import { ABOVE, fightingRules, inCombat } from '../../engagement/invariants/fighting.ts';
import {
  COUNTERS,
  COUNTRY,
  FACTS,
  GROUND,
  MARK,
  around,
  every,
  frameOf,
  has,
  inHex,
  isNeutral,
  type Counter,
  type Rule,
} from './facts.ts';

const named = (units: readonly number[]): Counter[] => units.map((index) => COUNTERS[index] as Counter);

export const FIGHTING_RULES: readonly Rule[] = [
  ...fightingRules(FACTS, {
    ...ABOVE,
    flight: ['floor'],
    own: ['floor', 'step'],
    dice: ['floor', 'step', 'dice', 'flight'],
  }),
  {
    name: 'the target of a combat holds enemies, and attackers are adjacent to it (5.0)',
    holds: inCombat(
      (state, { side, target, attackers }) =>
        inHex(state, target).some(({ number }) => number !== side) &&
        attackers.every((index) => around(target).includes(state.hex[index] as number)),
    ),
  },
  {
    name: 'armour does not attack into mountains (5.1.2)',
    holds: inCombat(
      (_, { target, attackers }) =>
        GROUND[target] !== 'mountain' || named(attackers).every(({ armoured }) => !armoured),
    ),
  },
  {
    name: 'neutral French units attack nobody, and are attacked in France (3.0)',
    holds: inCombat(
      (state, { target, attackers }) =>
        named(attackers).every((one) => !isNeutral(state, one)) &&
        inHex(state, target).every((one) => !isNeutral(state, one) || COUNTRY[target] === 'FR'),
    ),
  },
  {
    name: 'nobody has artillery (2.2.1)',
    holds: inCombat((_, { artillery, defensiveArtillery }) => artillery.length + defensiveArtillery.length === 0),
  },
  {
    name: 'an attack by air alone is of 5 to 10 points (6.2)',
    holds: inCombat(
      (_, { mode, stage, air }) =>
        mode === 'ground' || (air <= 10 && (stage === 'declare' ? air === 0 || air >= 5 : air >= 5)),
    ),
  },
  {
    name: 'support that is being declared is in the pool: attack power of the attacker, defence power of the other (6.0)',
    holds: inCombat((state, { side, stage, air, defensiveAir }) => {
      const pool = (of: number, which: number): number => state.air[of * 2 + which] as number;
      if (stage === 'declare') return air >= 0 && air <= pool(side, 0) && defensiveAir === 0;
      return stage !== 'answer' || (defensiveAir >= 0 && defensiveAir <= pool(1 - side, 1));
    }),
  },
  {
    name: 'only the side whose phase it is has fought (5.0)',
    holds: (state) =>
      !state.phase.endsWith('-combat') ||
      every((one) => state.phase.startsWith(one.side) || !has(state, one, MARK.fired)),
  },
  {
    name: 'a second hex of advance is for armour and mechanised infantry, out of open ground (5.2)',
    holds: (state) => {
      const advance = frameOf(state, 'advance');
      if (!advance || advance.further.length === 0) return true;
      const fast = named(advance.further).every(({ armoured, type }) => armoured || type === 'mech_inf');
      return fast && GROUND[advance.hex] === 'open';
    },
  },
];
