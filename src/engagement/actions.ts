import type { DiceAction, Refusal } from '../kernel/game.ts';

import { hexAt } from '../hex/grid.ts';
import type { OwnAction, Position, SideAction } from './rules.ts';
import { malformed } from './topics.ts';

export type { Decision, SideAction } from './rules.ts';

export type EngagementAction = SideAction | DiceAction;

/** Fields each type of action of the system has besides `by` and `type`; a game adds its own. */
export const ACTION_FIELDS: Readonly<Record<string, readonly string[]>> = {
  move: ['unit'],
  withdraw: ['unit'],
  end: [],
  join: ['unit'],
  step: ['to'],
  exit: [],
  stop: [],
  attack: ['target'],
  bombard: ['target'],
  attacker: ['unit'],
  artillery: ['unit'],
  air: ['points'],
  commit: [],
  loss: ['unit'],
  eliminate: ['unit'],
  retreat: ['unit', 'to'],
  displace: ['unit', 'to'],
  advance: ['unit'],
  'advance-on': ['unit', 'to'],
  done: [],
  recover: ['unit'],
};

/** Is this anything of the form of a side's action, of the system or one of the game's `own`? Says which field is wrong. */
export function shapeRefusal(action: unknown, own: Readonly<Record<string, readonly string[]>>): Refusal | undefined {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return wrongField('action');
  const given = action as Record<string, unknown>;
  if (typeof given['by'] !== 'string') return wrongField('by');
  const type = given['type'];
  const fields = typeof type === 'string' ? (entryOf(ACTION_FIELDS, type) ?? entryOf(own, type)) : undefined;
  if (!fields) return malformed('unknown-action');
  for (const key of Reflect.ownKeys(given)) {
    if (key === 'by' || key === 'type') continue;
    if (typeof key !== 'string' || !fields.includes(key)) return wrongField(String(key));
  }
  for (const field of fields) {
    const value = Object.hasOwn(given, field) ? given[field] : undefined;
    if (field === 'points' ? !Number.isSafeInteger(value) : typeof value !== 'string' || value.length > 40) {
      return wrongField(field);
    }
  }
  return undefined;
}

/** What a table has of its own under a key that may be anything. */
const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const wrongField = (what: string): Refusal => malformed('malformed', { args: { what: what.slice(0, 40) } });

/** The unit an action names, or -1. */
export const namedUnit = (p: Position, id: string | undefined): number => p.roster.index.get(id ?? '') ?? -1;

/** The hex an action names, or -1. */
export const namedHex = (p: Position, name: string | undefined): number => hexAt(p.board.grid, name ?? '') ?? -1;

export const noSuchUnit = (id: string | undefined): Refusal =>
  malformed('no-such-unit', { unit: String(id), args: { unit: String(id) } });

export const noSuchHex = (name: string | undefined): Refusal =>
  malformed('no-such-hex', { hex: String(name), args: { hex: String(name) } });

/** The first of a list that is made as it is read; the rest is never made. */
export function firstOf<T>(list: Iterable<T>): T | undefined {
  for (const one of list) return one;
  return undefined;
}

/** Actions of both sides made once: lists hand out the same objects again and again. */
function madeOf(p: Position, side: number, type: string): SideAction[] {
  const ofSide = p.roster.actions[side as 0 | 1];
  let list = ofSide.get(type);
  if (!list) ofSide.set(type, (list = []));
  return list;
}

const sideOf = (p: Position, side: number): string => p.rules.about.sides[side] as string;

export const unitAction = (p: Position, side: number, type: string, u: number): SideAction =>
  (madeOf(p, side, type)[u] ??= Object.freeze({ by: sideOf(p, side), type, unit: p.rules.units[u]?.id as string }));

/** `target` for attacks, else `to`. */
export const hexAction = (p: Position, side: number, type: string, hex: number): SideAction =>
  (madeOf(p, side, type)[hex] ??= Object.freeze({
    by: sideOf(p, side),
    type,
    [type === 'step' ? 'to' : 'target']: p.board.grid.names[hex] as string,
  }));

export const plainAction = (p: Position, side: number, type: string): SideAction =>
  (madeOf(p, side, type)[0] ??= Object.freeze({ by: sideOf(p, side), type }));

export const pointsAction = (p: Position, side: number, type: string, points: number): SideAction =>
  (madeOf(p, side, type)[points] ??= Object.freeze({ by: sideOf(p, side), type, points }));

/** The choice of the game's own that an action names, if it is one. */
export const ownAction = <F>(
  own: Readonly<Record<string, OwnAction<F>>>,
  { type }: SideAction,
): OwnAction<F> | undefined => entryOf(own, type);
