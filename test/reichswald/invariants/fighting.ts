import { distance } from '../../../src/hex/grid.ts';
import { fightingRules, inCombat } from '../../engagement/invariants/fighting.ts';
import { isArtillery } from '../slow/printed.ts';
import { GRID, around } from '../slow/position.ts';
import { COUNTERS, FACTS, MARK, at, every, groundOf, has, inHex, type Counter, type Rule } from './facts.ts';

const named = (units: readonly number[]): Counter[] => units.map((index) => COUNTERS[index] as Counter);

const sides = (side: number): string => ['allied', 'german'][side] as string;

export const FIGHTING_RULES: readonly Rule[] = [
  ...fightingRules(FACTS),
  {
    name: 'the target of a combat holds enemies, and attackers are adjacent to it in dry hexes',
    holds: inCombat(
      (state, { side, target, attackers }) =>
        inHex(state, target).some(({ number }) => number !== side) &&
        attackers.every((index) => {
          const hex = state.hex[index] as number;
          return around(target).includes(hex) && groundOf(state)[hex] !== 'inundation';
        }),
    ),
  },
  {
    name: 'artillery of a combat is artillery in range, outside forests and towns',
    holds: inCombat((state, { target, artillery, defensiveArtillery }) =>
      named([...artillery, ...defensiveArtillery]).every((gun) => {
        const hex = at(state.hex, gun);
        const blind = ['forest', 'city'].includes(groundOf(state)[hex] as string);
        return isArtillery(gun.type) && !blind && distance(GRID, hex, target) <= (gun.range ?? 0);
      }),
    ),
  },
  {
    name: 'no AGRA that has moved is in a combat, and none is in the German phase',
    holds: inCombat((state, { attackers, artillery, defensiveArtillery }) =>
      named([...attackers, ...artillery, ...defensiveArtillery]).every(
        (one) => one.type !== 'artillery_agra' || (!has(state, one, MARK.moved) && state.phase === 'allied-combat'),
      ),
    ),
  },
  {
    name: 'a combat uses at most seven air points, all Allied',
    holds: inCombat((_, { side, air, defensiveAir }) => {
      const [allied, german] = side === 0 ? [air, defensiveAir] : [defensiveAir, air];
      return german === 0 && allied >= 0 && allied <= 7;
    }),
  },
  {
    name: 'there are no more German artillery units in defence than units they defend',
    holds: inCombat(
      (state, { side, target, defensiveArtillery }) =>
        side === 1 || defensiveArtillery.length <= inHex(state, target).length,
    ),
  },
  {
    name: 'air points are Allied and never more than the weather allows',
    holds: ({ air, weather, frames }) => {
      const most = frames.some((frame) => frame.kind === 'dice' && frame.why === 'weather') ? 24 : [24, 12, 0][weather];
      return air.length === 1 && Number.isInteger(air[0]) && Number(air[0]) >= 0 && Number(air[0]) <= Number(most);
    },
  },
  {
    name: 'in the German combat phase no AGRA has fired',
    holds: (state) =>
      state.phase !== 'german-combat' || every((one) => one.type !== 'artillery_agra' || !has(state, one, MARK.fired)),
  },
  {
    name: 'choices are made by the right side: cities and recoveries by the Allies',
    holds: ({ frames }) =>
      frames.every((frame) => frame.kind !== 'choice' || (sides(frame.side) === 'allied' && frame.left > 0)),
  },
];
