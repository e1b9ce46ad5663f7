import type { BaseAction, Refusal } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Memory } from './mutants.ts';
import { mutant } from './mutants.ts';
import type { Step } from './walk.ts';
import { said, show } from './walk.ts';

/** The text of plain data, or undefined for what is none: prototypes, big numbers, missing values. */
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
 * Spoils `count` actions of one position. Each must be refused with a reason, by `refusal` and `play` alike, unless it is
 * a listed action after all. Gives the first fault; `heard` gets every refusal.
 */
export function refusalFault(
  step: Step,
  {
    count,
    memory,
    random,
    heard,
  }: { count: number; memory: Memory; random: () => number; heard: (refusal: Refusal) => void },
): string | undefined {
  const { game, state, listed } = step;
  const legal = new Set(listed.map(canonical));
  const before = JSON.stringify(state);
  for (let i = 0; i < count; i++) {
    const action = mutant(listed, memory, random);
    const fault = legal.has(textOf(action) ?? '') ? acceptedFault(step, action) : refusedFault(step, action, heard);
    if (fault) return fault;
  }
  return JSON.stringify(state) === before && [...game.legal(state)].length === listed.length
    ? undefined
    : 'position changed';
}

function acceptedFault({ game, state }: Step, action: unknown): string | undefined {
  const refusal = game.refusal(state, action);
  return refusal && `listed but refused: ${said(action, refusal)}`;
}

function refusedFault({ game, state }: Step, action: unknown, heard: (refusal: Refusal) => void): string | undefined {
  const refusal = game.refusal(state, action);
  if (!refusal) return `not listed but accepted: ${show(action)}`;
  heard(refusal);
  if (!isGoodRefusal(refusal)) return `no good reason: ${said(action, refusal)}`;
  const played = game.play(state, action);
  if (played.ok) return `refused but played: ${show(action)}`;
  return show(played.error) === show(refusal) ? undefined : `two reasons: ${show(refusal)} and ${show(played.error)}`;
}

/** Rule and code, short arguments, nothing else: a refusal never echoes what a stranger sent. */
function isGoodRefusal(refusal: Refusal): boolean {
  const { rule, code, args = {}, hex = '', unit = '', ...rest } = refusal;
  const short = (value: unknown): boolean =>
    typeof value === 'string' ? value.length <= 60 : typeof value === 'number' && Number.isFinite(value);
  const words = [rule, code, hex, unit, ...Object.values(args)];
  return (
    words.every(short) && /^[\w.-]+$/.test(rule) && /^[a-z][a-z0-9-]*$/.test(code) && Object.keys(rest).length === 0
  );
}

/** Spoilt actions of one side, for comparing answers in two positions. */
export function mutantsBy(side: string, step: Step, memory: Memory, random: () => number): BaseAction[] {
  return Array.from({ length: 5 }, () => mutant(step.listed, memory, random))
    .filter((action) => textOf(action) !== undefined)
    .map((action) => ({ ...(action as BaseAction), by: side }));
}
