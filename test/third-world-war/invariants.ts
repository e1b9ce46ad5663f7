import type { State } from '../../src/engagement/position/state.ts';
import type { PositionView } from '../../src/wargame/wargame.ts';
import type { Invariant } from '../kit/invariant.ts';
import { COUNTER_RULES } from './invariants/counters.ts';
import { FIGHTING_RULES } from './invariants/fighting.ts';
import { SCORE_RULES } from './invariants/scores.ts';
import { VIEW_RULES } from './invariants/seen.ts';
import { TURN_RULES } from './invariants/turns.ts';

/** All invariants assume the printed set-up. */
const RULES: readonly Invariant<State, PositionView>[] = [
  ...COUNTER_RULES,
  ...TURN_RULES,
  ...FIGHTING_RULES,
  ...SCORE_RULES,
  ...VIEW_RULES,
];

/** The invariants of A Terceira Guerra Mundial, typed for test/kit. */
export const thirdWorldWarInvariants = RULES as unknown as readonly Invariant[];
