import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { act, idOf, namedUnit, unitRefusal, type Decision } from '../../position/actions.ts';
import { STACKING } from '../../data/tables.ts';
import { hexOf, nameOf, OF, onMap, stepsOf, unitOf, unitsIn, type Position } from '../../position/position.ts';
import { phaseKind, phaseSide } from '../../position/phases.ts';
import type { ExcessFrame } from '../../position/state.ts';
import { loseStep } from '../11-results/losses.ts';

const NOT_YOURS = reason('6.4.1', 'not-your-unit');
const NO_EXCESS = reason('6.4.1', 'no-excess');
const NOT_COUNTED = reason('6.4.1', 'not-counted');

/**
 * H44-6.4.1-b: units of a hex whose steps count: not free-stacking ones, armour of one step that is free at that moment
 * included, nor supply heads (RUL-H44-51).
 */
function counted(p: Position, hex: number): number[] {
  const units = unitsIn(p, hex);
  const armour = units.filter((u) => unitOf(u).tank).length;
  return units.filter((u) => {
    const { free, freeAlone, supplyHead } = unitOf(u);
    return !free && !supplyHead && !(freeAlone && armour === 1);
  });
}

/** Are there more than nine steps that count in the hex? */
export const isOver = (p: Position, hex: number): boolean =>
  counted(p, hex).reduce((sum, u) => sum + stepsOf(p, u), 0) > STACKING.steps;

/** H44-19.4-a: hexes of the side with more than nine steps; entry areas have no limit. */
function overfull(p: Position, side: 0 | 1): number[] {
  const hexes = new Set<number>();
  for (const u of OF[side]) if (onMap(p, u)) hexes.add(hexOf(p, u));
  return [...hexes].filter((hex) => isOver(p, hex));
}

/**
 * H44-6.4.1-a, H44-6.4.1-c, H44-6.4.2-d, H44-13.1.4-a, H44-22.2.3-e: the decision that is due before a movement or
 * combat phase ends, if the active side has more than nine steps anywhere (RUL-H44-53).
 */
export function excessOf(p: Position): ExcessFrame | undefined {
  const side = phaseSide(p);
  const kind = phaseKind(p);
  if (side === null || (kind !== 'movement' && kind !== 'combat')) return undefined;
  return overfull(p, side).length > 0 ? { kind: 'excess', side } : undefined;
}

function dropReason(p: Position, { side }: ExcessFrame, u: number): Reason {
  if (unitOf(u).side !== side) return NOT_YOURS;
  const hex = hexOf(p, u);
  if (hex < 0 || !isOver(p, hex)) return NO_EXCESS;
  return counted(p, hex).includes(u) ? ALLOWED : NOT_COUNTED;
}

/** H44-6.4.1-d, H44-13.1.4-a: the owner gives up steps one by one, of units of his choice. */
export const dropping: Decision<ExcessFrame, 'drop'> = {
  actor: (_, { side }) => side,
  prompt: (p, { side }) => ({
    rule: '6.4.1',
    code: 'excess',
    args: { hex: nameOf(p, overfull(p, side)[0] as number) },
  }),
  legal: (p, { side }) =>
    overfull(p, side).flatMap((hex) => counted(p, hex).map((u) => act(side, 'drop', { unit: idOf(u) }))),
  refusal(p, frame, action): Refusal | undefined {
    if (action.type !== 'drop') return { rule: '6.4.1', code: 'drop-first' };
    return unitRefusal(action.unit, (u) => dropReason(p, frame, u));
  },
  play(p, _, action) {
    p.s.frames.pop();
    loseStep(p, namedUnit(action.unit), 'overstacked');
  },
};
