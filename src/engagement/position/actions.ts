import type { BaseAction, Refusal } from '../../kernel/game.ts';
import { hexAt } from '../../hex/grid.ts';
import { ownAction, unasked, type Typed } from '../../wargame/machine/decision.ts';
import type { SideAction } from './action-fields.ts';
import type { OwnAction, Position } from './rules.ts';
import { malformed } from './topics.ts';

export { ownAction, unasked };
export { ACTION_FIELDS, type EngagementAction, type SideAction } from './action-fields.ts';
export type { Decision } from './rules.ts';

/** The unit an action names, or -1. */
export const namedUnit = (p: Position, id: string): number => p.roster.index.get(id) ?? -1;

/** The hex an action names, or -1. */
export const namedHex = (p: Position, name: string): number => hexAt(p.board.grid, name) ?? -1;

export const noSuchUnit = (unit: string): Refusal => malformed('no-such-unit', { unit, args: { unit } });

export const noSuchHex = (hex: string): Refusal => malformed('no-such-hex', { hex, args: { hex } });

/** The first of a list that is made as it is read; the rest is never made. */
export function firstOf<T>(list: Iterable<T>): T | undefined {
  for (const one of list) return one;
  return undefined;
}

const sideOf = (p: Position, side: number): string => p.rules.about.sides[side] as string;

/** An action that names a unit alone. */
export interface UnitAction<Type extends string> extends BaseAction {
  readonly type: Type;
  readonly unit: string;
}

export const unitAction = <T extends string>(p: Position, side: number, type: T, u: number): UnitAction<T> =>
  (p.roster.actions(side, type)[u] ??= Object.freeze({
    by: sideOf(p, side),
    type,
    unit: p.rules.units[u]?.id as string,
  })) as UnitAction<T>;

export const stepAction = (p: Position, side: number, hex: number): SideAction<'step'> =>
  (p.roster.actions(side, 'step')[hex] ??= Object.freeze({
    by: sideOf(p, side),
    type: 'step',
    to: p.board.grid.names[hex] as string,
  })) as SideAction<'step'>;

/** An action that names a hex alone, as its target. */
interface TargetAction<Type extends string> extends BaseAction {
  readonly type: Type;
  readonly target: string;
}

export const targetAction = <T extends string>(p: Position, side: number, type: T, hex: number): TargetAction<T> =>
  (p.roster.actions(side, type)[hex] ??= Object.freeze({
    by: sideOf(p, side),
    type,
    target: p.board.grid.names[hex] as string,
  })) as TargetAction<T>;

/** An action that names nothing. */
interface PlainAction<Type extends string> extends BaseAction {
  readonly type: Type;
}

export const plainAction = <T extends string>(p: Position, side: number, type: T): PlainAction<T> =>
  (p.roster.actions(side, type)[0] ??= Object.freeze({ by: sideOf(p, side), type })) as PlainAction<T>;

export const airAction = (p: Position, side: number, points: number): SideAction<'air'> =>
  (p.roster.actions(side, 'air')[points] ??= Object.freeze({
    by: sideOf(p, side),
    type: 'air',
    points,
  })) as SideAction<'air'>;

/** The last case of a `play` that has one for each type of the system it is asked for: a choice of the game's own. */
export function playOwn<F>(p: Position, frame: F, own: Readonly<Record<string, OwnAction<F>>>, action: never): void {
  const choice = ownAction(own, action);
  if (choice) choice.play(p, frame, action);
  else unasked(action);
}

/** Adds what choices of the game's own let a side do: of these actions the system knows nothing but whose choice they are. */
export function addOwn<F>(p: Position, frame: F, own: readonly OwnAction<F>[], list: Typed[]): void {
  for (const one of own) list.push(...one.legal(p, frame));
}
