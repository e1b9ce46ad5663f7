import { distance } from '../../../src/hex/grid.ts';
import { ABOVE, fightingRules, inCombat } from '../../engagement/invariants/fighting.ts';
import {
  COUNTERS,
  FACTS,
  GRID,
  MARK,
  around,
  at,
  every,
  extraOf,
  has,
  inHex,
  type Counter,
  type Rule,
} from './facts.ts';

const named = (units: readonly number[]): Counter[] => units.map((index) => COUNTERS[index] as Counter);

export const FIGHTING_RULES: readonly Rule[] = [
  ...fightingRules(FACTS, { ...ABOVE, dice: ['floor', 'dice'], own: ['step'] }),
  {
    name: 'the target of a combat holds enemies, and attackers are adjacent to it',
    holds: inCombat(
      (state, { side, target, attackers }) =>
        inHex(state, target).some(({ number }) => number !== side) &&
        attackers.every((index) => around(target).includes(state.hex[index] as number)),
    ),
  },
  {
    name: 'support is artillery with the target in range, and of the attacker in ground combat not beside it',
    holds: inCombat((state, { mode, target, artillery, defensiveArtillery }) => {
      const far = (gun: Counter): number => distance(GRID, at(state.hex, gun), target);
      const least = mode === 'ground' ? 2 : 1;
      return (
        named(artillery).every((gun) => far(gun) >= least && far(gun) <= (gun.range ?? 0)) &&
        named(defensiveArtillery).every((gun) => far(gun) >= 1 && far(gun) <= (gun.range ?? 0))
      );
    }),
  },
  {
    name: 'no aircraft support a side in whose ground combat a division without contact takes part',
    holds: inCombat((state, { mode, side, target, attackers, air, defensiveAir }) => {
      const isolated = ({ division }: Counter): boolean =>
        division !== undefined && !extraOf(state).contact.includes(division);
      const defenders = inHex(state, target).filter(({ number }) => number !== side);
      return (
        mode !== 'ground' ||
        ((!named(attackers).some(isolated) || air === 0) && (!defenders.some(isolated) || defensiveAir === 0))
      );
    }),
  },
  {
    name: 'no division without contact attacks in its third turn without supply',
    holds: inCombat((state, { attackers }) => {
      const { unsupplied, contact } = extraOf(state);
      return named(attackers).every(
        ({ division = '' }) => contact.includes(division) || (unsupplied[division] ?? 0) < 3,
      );
    }),
  },
  {
    name: 'in the combat phase of one side only artillery of the other has fired',
    holds: (state) =>
      !state.phase.endsWith('-combat') ||
      every((one) => state.phase.startsWith(one.side) || (one.range ?? 0) > 0 || !has(state, one, MARK.fired)),
  },
];
