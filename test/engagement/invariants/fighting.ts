import type { CombatFrame, Frame, State } from '../../../src/engagement/position/state.ts';
import { MARK, frameOf, has, type Facts, type Piece, type Rule } from '../facts.ts';

/** Kinds of frame on which a frame may lie; `floor` is the empty stack. */
export const ABOVE: Readonly<Record<string, readonly string[]>> = {
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

/** A condition on the open combat. */
export const inCombat =
  (holds: (state: State, combat: CombatFrame) => boolean) =>
  (state: State): boolean => {
    const combat = frameOf(state, 'combat');
    return !combat || holds(state, combat);
  };

/** `above`: where a frame may lie in this game. */
export function fightingRules({ game, counters }: Facts, above = ABOVE): readonly Rule[] {
  const sideIs = (units: readonly number[], side: number): boolean =>
    new Set(units).size === units.length && units.every((index) => counters[index]?.number === side);
  const named = (units: readonly number[]): Piece[] => units.map((index) => counters[index] as Piece);
  return [
    {
      name: 'frames are nested as decisions are, and one that needs no decision is never on top',
      holds: ({ frames }) =>
        frames.every(({ kind }, i) => above[kind]?.includes(frames[i - 1]?.kind ?? 'floor')) &&
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
        const whose = game.sides.findIndex((side) => phase.startsWith(`${side}-`));
        const [move, combat] = [frameOf(state, 'move'), frameOf(state, 'combat')];
        if (move && (move.side !== Math.max(whose, 0) || !phase.endsWith('-movement'))) return false;
        return !combat || (combat.side === whose && phase.endsWith('-combat'));
      },
    },
    {
      name: 'a unit has only one role in a combat',
      holds: inCombat((_, { attackers, artillery, defensiveArtillery }) => {
        const units = [...attackers, ...artillery, ...defensiveArtillery];
        return new Set(units).size === units.length;
      }),
    },
    {
      name: 'a bombardment is by aircraft or by artillery',
      holds: inCombat((_, { mode, air, artillery }) => mode === 'ground' || air === 0 || artillery.length === 0),
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
      holds: ({ attacked }) => new Set(attacked).size === attacked.length && attacked.every((hex) => hex >= 0),
    },
  ];
}
