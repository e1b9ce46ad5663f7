import type { DiceAction } from './game.ts';

/** A roll and its weight. */
export type Roll = readonly [DiceAction, number];

/** Rolls once made, by sides and number of dice. */
const made = new Map<number, (readonly Roll[])[]>();

/**
 * Every roll of so many dice with so many sides in rising order, each of the same weight; nothing for no dice. Kept once made:
 * faces ** count entries.
 */
export function rollsOf(count: number, faces = 6): readonly Roll[] {
  let ofFaces = made.get(faces);
  if (!ofFaces) made.set(faces, (ofFaces = []));
  return (ofFaces[count] ??= count === 0 ? [] : combinations(count, faces).map((dice) => [{ by: 'chance', dice }, 1]));
}

function combinations(count: number, faces: number): number[][] {
  if (count === 0) return [[]];
  const all = Array.from({ length: faces }, (_, i) => i + 1);
  return combinations(count - 1, faces).flatMap((dice) => all.map((die) => [...dice, die]));
}

const listed = new WeakMap<readonly Roll[], readonly DiceAction[]>();

/** The same rolls without their weights. */
export function diceActionsOf(count: number, faces = 6): readonly DiceAction[] {
  const rolls = rollsOf(count, faces);
  let actions = listed.get(rolls);
  if (!actions) listed.set(rolls, (actions = rolls.map(([action]) => action)));
  return actions;
}
