import type { BaseAction, Refusal } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Memory } from './mutants.ts';
import { mutant } from './mutants.ts';
import type { Step } from './walk.ts';
import { actionAndAnswer, show } from './walk.ts';

/** Canonical JSON of a plain object; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  try {
    return canonical(value);
  } catch {
    return undefined;
  }
}

/**
 * Tries `count` mutated actions in one position. Each must be refused with the same reason by `refusal` and `play`, unless it
 * happens to be listed. Gives the first problem; `onRefusal` gets every refusal.
 */
export function refusalProblem(
  step: Step,
  {
    count,
    memory,
    random,
    onRefusal,
  }: { count: number; memory: Memory; random: () => number; onRefusal: (refusal: Refusal) => void },
): string | undefined {
  const { game, state, listed } = step;
  const legal = new Set(listed.map(canonical));
  const before = JSON.stringify(state);
  for (let i = 0; i < count; i++) {
    const action = mutant(listed, memory, random);
    const problem = legal.has(textOf(action) ?? '')
      ? acceptedProblem(step, action)
      : refusedProblem(step, action, onRefusal);
    if (problem) return problem;
  }
  return JSON.stringify(state) === before && [...game.legal(state)].length === listed.length
    ? undefined
    : 'position changed';
}

function acceptedProblem({ game, state }: Step, action: unknown): string | undefined {
  const refusal = game.refusal(state, action);
  return refusal && `listed but refused: ${actionAndAnswer(action, refusal)}`;
}

function refusedProblem(
  { game, state }: Step,
  action: unknown,
  onRefusal: (refusal: Refusal) => void,
): string | undefined {
  const refusal = game.refusal(state, action);
  if (!refusal) return `not listed but accepted: ${show(action)}`;
  onRefusal(refusal);
  if (!isGoodRefusal(refusal)) return `no good reason: ${actionAndAnswer(action, refusal)}`;
  const played = game.play(state, action);
  if (played.ok) return `refused but played: ${show(action)}`;
  return show(played.error) === show(refusal) ? undefined : `two reasons: ${show(refusal)} and ${show(played.error)}`;
}

/** Rule, code and short arguments only: a refusal never echoes its input. */
function isGoodRefusal(refusal: Refusal): boolean {
  const { rule, code, args = {}, hex = '', unit = '', ...rest } = refusal;
  const short = (value: unknown): boolean =>
    typeof value === 'string' ? value.length <= 60 : typeof value === 'number' && Number.isFinite(value);
  const words = [rule, code, hex, unit, ...Object.values(args)];
  return (
    words.every(short) && /^[\w.-]+$/.test(rule) && /^[a-z][a-z0-9-]*$/.test(code) && Object.keys(rest).length === 0
  );
}

/** Mutated actions of one side, for comparing answers in two positions. */
export function mutantsBy(side: string, step: Step, memory: Memory, random: () => number): BaseAction[] {
  return Array.from({ length: 5 }, () => mutant(step.listed, memory, random))
    .filter((action) => textOf(action) !== undefined)
    .map((action) => ({ ...(action as BaseAction), by: side }));
}
