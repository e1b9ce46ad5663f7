import { distance } from '../../../src/hex/grid.ts';
import type { CombatFrame, Frame, State } from '../../../src/engagement/state.ts';
import { isArtillery } from '../slow/printed.ts';
import { GRID, around } from '../slow/position.ts';
import type { Rule } from './counters.ts';
import { COUNTERS, MARK, at, every, frameOf, groundOf, has, inHex, type Counter } from './facts.ts';

/** Kinds of frame on which a frame may lie; `floor` is the empty stack. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  move: ['floor'],
  combat: ['floor'],
  advance: ['floor'],
  retreat: ['floor', 'advance', 'loss', 'exchange', 'step', 'retreat'],
  loss: ['floor', 'advance', 'retreat', 'loss'],
  exchange: ['floor', 'retreat', 'exchange'],
  displace: ['retreat'],
  step: ['floor', 'step'],
  choice: ['step', 'choice'],
  dice: ['step', 'choice', 'dice'],
};

const listed = (frame: Frame): readonly number[] => {
  if (frame.kind === 'combat') return [...frame.attackers, ...frame.artillery];
  if (frame.kind === 'choice') return frame.why === 'recover' ? frame.options : [];
  return 'units' in frame ? frame.units : [];
};

const sideIs = (units: readonly number[], side: number): boolean =>
  new Set(units).size === units.length && units.every((index) => COUNTERS[index]?.number === side);

const named = (units: readonly number[]): Counter[] => units.map((index) => COUNTERS[index] as Counter);

/** A condition on the open combat. */
const inCombat =
  (holds: (state: State, combat: CombatFrame) => boolean) =>
  (state: State): boolean => {
    const combat = frameOf(state, 'combat');
    return !combat || holds(state, combat);
  };

const sides = (side: number): string => ['allied', 'german'][side] as string;

export const FIGHTING_RULES: readonly Rule[] = [
  {
    name: 'frames are nested as decisions are, and one that needs no decision is never on top',
    holds: ({ frames }) =>
      frames.every(({ kind }, i) => ABOVE[kind]?.includes(frames[i - 1]?.kind ?? 'floor')) &&
      frames.at(-1)?.kind !== 'step',
  },
  {
    name: 'units of a decision are listed once and belong to the side that decides',
    holds: ({ frames }) =>
      frames.every((frame) => {
        const defending = frame.kind !== 'combat' || sideIs(frame.defensiveArtillery, 1 - frame.side);
        return !('side' in frame) || (sideIs(listed(frame), frame.side) && defending);
      }),
  },
  {
    name: 'candidates for a loss are on the map',
    holds: ({ frames, hex }) =>
      frames.every((frame) => frame.kind !== 'loss' || frame.units.every((index) => (hex[index] as number) >= 0)),
  },
  {
    name: 'a unit that must retreat a second hex is in the retreat',
    holds: ({ frames }) =>
      frames.every((frame) => frame.kind !== 'retreat' || frame.driven < 0 || frame.units.includes(frame.driven)),
  },
  {
    name: 'moves belong to movement phases, combats to combat phases, both to the side whose phase it is',
    holds: (state) => {
      const { phase } = state;
      const whose = phase.startsWith('german') ? 1 : 0;
      const [move, combat] = [frameOf(state, 'move'), frameOf(state, 'combat')];
      if (move && (move.side !== whose || !phase.endsWith('-movement'))) return false;
      return !combat || (combat.side === whose && phase.endsWith('-combat'));
    },
  },
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
    name: 'a unit has only one role in a combat',
    holds: inCombat((_, { attackers, artillery, defensiveArtillery }) => {
      const units = [...attackers, ...artillery, ...defensiveArtillery];
      return new Set(units).size === units.length;
    }),
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
    name: 'a combat uses at most seven air points, all Allied, and a bombardment either aircraft or artillery',
    holds: inCombat((_, { side, air, defensiveAir, mode, artillery }) => {
      const [allied, german] = side === 0 ? [air, defensiveAir] : [defensiveAir, air];
      const kinds = mode === 'ground' || air === 0 || artillery.length === 0;
      return german === 0 && allied >= 0 && allied <= 7 && kinds;
    }),
  },
  {
    name: 'a bombardment has no attackers and no defensive support',
    holds: inCombat(
      (_, { mode, attackers, defensiveArtillery, defensiveAir, stage }) =>
        mode === 'ground' ||
        (attackers.length === 0 && defensiveArtillery.length === 0 && defensiveAir === 0 && stage !== 'answer'),
    ),
  },
  {
    name: 'there are no more German artillery units in defence than units they defend',
    holds: inCombat(
      (state, { side, target, defensiveArtillery }) =>
        side === 1 || defensiveArtillery.length <= inHex(state, target).length,
    ),
  },
  {
    name: 'units in a declared combat are marked fired, and its hex attacked',
    holds: inCombat((state, { stage, attackers, artillery, defensiveArtillery, target }) => {
      if (stage === 'declare') return true;
      const used = [...attackers, ...artillery, ...(stage === 'dice' ? defensiveArtillery : [])];
      return state.attacked.includes(target) && named(used).every((one) => has(state, one, MARK.fired));
    }),
  },
  {
    name: 'units in an undeclared combat are not marked fired',
    holds: inCombat(
      (state, { stage, attackers, artillery, target }) =>
        stage !== 'declare' ||
        (!state.attacked.includes(target) &&
          named([...attackers, ...artillery]).every((one) => !has(state, one, MARK.fired))),
    ),
  },
  {
    name: 'no hex is listed as attacked twice',
    holds: ({ attacked }) =>
      new Set(attacked).size === attacked.length && attacked.every((hex) => hex >= 0 && hex < GRID.size),
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
