import { marked, printedAllowance, type Position } from '../../position/position.ts';
import { RETREATED, type RetreatWhy } from '../../position/state.ts';

/** H44-13.2-a, H44-25.2.2-a: a unit without a movement allowance cannot retreat. */
const isImmobile = (p: Position, u: number): boolean => printedAllowance(p, u) === 0;

/**
 * H44-13.5-b, H44-16.4-a: it has retreated onto friends in this combat phase, and now has to retreat from an attack on
 * them; not from a breakthrough combat.
 */
const isCaughtAgain = (p: Position, u: number, why: RetreatWhy): boolean => why === 'combat' && marked(p, u, RETREATED);

/** Is a unit eliminated as soon as it has to retreat, wherever it could go? */
export const isLostAtOnce = (p: Position, u: number, why: RetreatWhy): boolean =>
  isImmobile(p, u) || isCaughtAgain(p, u, why);
