import type { Position } from '../../position/position.ts';
import type { CombatMode, ResultFrame } from '../../position/state.ts';
import { afterBreakthrough } from '../16-breakthrough/breakthrough.ts';
import { afterLanding } from '../22-airborne/landing-fights.ts';
import { afterAssault } from '../25-unknown-units/assault.ts';

/** What follows an attack that is not one of the combat phase: `won` when the attackers could advance into the empty hex. */
type Aftermath = (p: Position, frame: ResultFrame, won: boolean) => void;

const AFTER: Partial<Record<CombatMode, Aftermath>> = {
  assault: afterAssault,
  landing: afterLanding,
  breakthrough: afterBreakthrough,
};

export const afterMode = (p: Position, frame: ResultFrame, won: boolean): void => AFTER[frame.mode]?.(p, frame, won);
