import { stepsOf } from '../../wargame/steps.ts';
import type { Counter } from '../../wargame/wargame.ts';
import type { Print } from '../board/model/scene.ts';

/** Steps from which a counter shows how many are left: fewer are told by its faces. */
const MANY = 3;

/** Does the counter show its steps one by one? */
export const showsSteps = (counter: Counter): boolean => stepsOf(counter) >= MANY;

/** What is printed on a counter besides symbol, names and strengths; undefined for one that has nothing of it. */
export function printOf(counter: Counter, steps: number | null): Print | undefined {
  const { quality, attackAs, allowanceIn, freeStacking, half, badge, armour, armourBoxed = false } = counter;
  const print: Print = {
    ...(quality && { quality }),
    ...(attackAs && { attackAs }),
    ...(allowanceIn && { allowanceIn }),
    ...(armour === undefined ? {} : { armour: { rating: armour, boxed: armourBoxed } }),
    ...(freeStacking && { stripe: freeStacking === 'always' ? 'whole' : 'broken' }),
    ...(half && { half }),
    ...(badge === undefined ? {} : { badge }),
    ...(steps !== null && showsSteps(counter) ? { dots: { left: steps, all: stepsOf(counter) } } : {}),
  };
  return Object.keys(print).length > 0 ? print : undefined;
}
