import type { Invariant } from '../kit/invariant.ts';
import { COUNTER_RULES } from './invariants/counters.ts';
import type { Rule } from './invariants/facts.ts';
import { FIGHTING_RULES } from './invariants/fighting.ts';
import { MARK_RULES } from './invariants/marks.ts';
import { VIEW_RULES } from './invariants/seen.ts';
import { TURN_RULES } from './invariants/turns.ts';

/** All invariants assume the printed set-up. */
const RULES: readonly Rule[] = [...COUNTER_RULES, ...MARK_RULES, ...TURN_RULES, ...FIGHTING_RULES, ...VIEW_RULES];

/** The invariants of Holland '44, typed for test/kit. */
export const hollandInvariants = RULES as unknown as readonly Invariant[];
