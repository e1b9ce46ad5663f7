import { hexAt } from '../../src/hex/grid.ts';
import type { BaseAction, Refusal, Result } from '../../src/kernel/game.ts';
import { no, ok } from '../../src/kernel/game.ts';
import { grid } from './board.ts';
import { BLOCKS } from './state.ts';

/** Fields of each type of action besides `by` and `type`. Blocks and hexes are printed ids, points a whole number. */
const FIELDS = {
  bid: ['points'],
  move: ['block'],
  end: [],
  step: ['to'],
  overrun: ['to'],
  stop: [],
  fire: ['block'],
  withdraw: ['block', 'to'],
  counter: ['block'],
  pass: [],
  attack: ['target'],
  attacker: ['block'],
  commit: [],
  loss: ['block'],
  retreat: ['block', 'to'],
  advance: ['block'],
  done: [],
} as const;

export type Type = keyof typeof FIELDS;

export interface Action extends BaseAction {
  readonly type?: Type;
  readonly block?: string;
  readonly to?: string;
  readonly target?: string;
  readonly points?: number;
  readonly dice?: readonly number[];
}

/** The fields of an action as numbers; -1 for a missing field. */
export interface Order {
  block: number;
  hex: number;
  points: number;
}

const contract = (code: string, what: string): Result<never> => no({ rule: 'contract', code, args: { what } });

/** Takes any value: an action of a known type with exactly its fields, or the error. */
export function parse(value: unknown): Result<Action> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return contract('malformed', 'action');
  const action = value as Action;
  const keys = Object.keys(action);
  if (!keys.includes('by') || typeof action.by !== 'string') return contract('malformed', 'by');
  if (action.by === 'chance')
    return keys.length === 2 && isDice(action.dice) ? ok(action) : contract('malformed', 'dice');
  if (typeof action.type !== 'string' || !Object.hasOwn(FIELDS, action.type)) return contract('unknown-action', 'type');
  const fields: readonly (keyof Action)[] = FIELDS[action.type as Type];
  if (keys.length !== 2 + fields.length) return contract('malformed', 'fields');
  for (const field of fields) {
    if (!keys.includes(field) || !isGood(field, action[field])) return contract('malformed', field);
  }
  return ok(action);
}

const isDice = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && Number.isSafeInteger(value[0]) && Object.keys(value).length === 1;

function isGood(field: keyof Action, value: unknown): boolean {
  if (field === 'points') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  return field === 'block' ? (BLOCKS as readonly string[]).includes(value) : hexAt(grid, value) !== undefined;
}

/** For actions accepted by `parse`. */
export function read({ block, to, target, points }: Action): Order {
  const place = to ?? target;
  return {
    block: block === undefined ? -1 : (BLOCKS as readonly string[]).indexOf(block),
    hex: place === undefined ? -1 : (hexAt(grid, place) as number),
    points: points ?? -1,
  };
}

/** Every well-formed action of a type, whether legal or not, in a fixed order. */
export function* wellFormed(by: string, type: Type): Iterable<Action> {
  const fields: readonly string[] = FIELDS[type];
  if (fields.includes('points')) for (const points of [0, 1, 2, 3]) yield { by, type, points };
  else if (fields.length === 0) yield { by, type };
  else if (!fields.includes('block')) for (const hex of grid.names) yield { by, type, [fields[0] as string]: hex };
  else {
    for (const block of BLOCKS) {
      if (fields.length === 1) yield { by, type, block };
      else for (const to of grid.names) yield { by, type, block, to };
    }
  }
}

export const refuse = (rule: string, code: string, more: Partial<Refusal> = {}): Refusal => ({ rule, code, ...more });
