import type { DiceAction, Refusal } from '../../kernel/game.ts';
import { hexAt } from '../../hex/grid.ts';
import type { Position, SideAction } from './rules.ts';
import { malformed } from './topics.ts';

export { ownAction } from '../../wargame/machine/decision.ts';
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

const sideOf = (p: Position, side: number): string => p.rules.about.sides[side] as string;

export const unitAction = (p: Position, side: number, type: string, u: number): SideAction =>
  (p.roster.actions(side, type)[u] ??= Object.freeze({
    by: sideOf(p, side),
    type,
    unit: p.rules.units[u]?.id as string,
  }));

/** `target` for attacks, else `to`. */
export const hexAction = (p: Position, side: number, type: string, hex: number): SideAction =>
  (p.roster.actions(side, type)[hex] ??= Object.freeze({
    by: sideOf(p, side),
    type,
    [type === 'step' ? 'to' : 'target']: p.board.grid.names[hex] as string,
  }));

export const plainAction = (p: Position, side: number, type: string): SideAction =>
  (p.roster.actions(side, type)[0] ??= Object.freeze({ by: sideOf(p, side), type }));

export const pointsAction = (p: Position, side: number, type: string, points: number): SideAction =>
  (p.roster.actions(side, type)[points] ??= Object.freeze({ by: sideOf(p, side), type, points }));
