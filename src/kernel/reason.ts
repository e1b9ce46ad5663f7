import type { Refusal } from './game.ts';

/** Why something is not allowed, as a number; 0 when it is allowed. Never stored: `refusalOf` turns it into a refusal. */
export type Reason = number;
export const ALLOWED: Reason = 0;

const MOST = 0xffff;

const REFUSALS: Refusal[] = [{ rule: '', code: '' }];

/** Registers a reason and gives its number, 1 to 65,535 (two bytes, so that masks and tables hold it). Call once for each, when the module is loaded. */
export function reason(rule: string, code: string, args?: Refusal['args']): Reason {
  if (REFUSALS.length > MOST) throw new Error(`There are more than ${MOST} reasons.`);
  return REFUSALS.push(args ? { rule, code, args } : { rule, code }) - 1;
}

/** The refusal for a reason, with hex, unit and arguments where they are known. */
export const refusalOf = (why: Reason, more: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  ...(REFUSALS[why] as Refusal),
  ...more,
});

/** The same; undefined when it is allowed. */
export const refusalIf = (why: Reason, more?: Omit<Refusal, 'rule' | 'code'>): Refusal | undefined =>
  why === ALLOWED ? undefined : refusalOf(why, more);
