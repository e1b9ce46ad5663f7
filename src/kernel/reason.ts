import type { Refusal } from './game.ts';

/** Why something is not allowed, as a number: 0 when it is allowed. Never stored; `refusalOf` tells it when somebody asks. */
export type Reason = number;
export const ALLOWED: Reason = 0;

const REFUSALS: Refusal[] = [{ rule: '', code: '' }];

/** The number of a reason, from 1 to 254 so that it fits a byte and 255 is free. To be called once for each, when a module is loaded. */
export function reason(rule: string, code: string, args?: Refusal['args']): Reason {
  if (REFUSALS.length > 254) throw new Error('There are more than 254 reasons.');
  return REFUSALS.push(args ? { rule, code, args } : { rule, code }) - 1;
}

/** The refusal a reason stands for, with what is known of hex, unit and numbers. */
export const refusalOf = (why: Reason, more: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  ...(REFUSALS[why] as Refusal),
  ...more,
});

/** As `refusalOf`; undefined when it is allowed. */
export const refusalIf = (why: Reason, more?: Omit<Refusal, 'rule' | 'code'>): Refusal | undefined =>
  why === ALLOWED ? undefined : refusalOf(why, more);
