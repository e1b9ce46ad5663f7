import type { Refusal } from '../../kernel/game.ts';
import type { SideAction } from './actions.ts';
import type { Position } from './position.ts';

/** A choice that a chapter adds to a phase, or to units on the move: as a Decision, for one type of action. */
export interface OwnAction<F> {
  legal(p: Position, frame: F): SideAction[];
  refusal(p: Position, frame: F, action: SideAction): Refusal | undefined;
  play(p: Position, frame: F, action: SideAction): void;
}

/** Choices by the type of their action. */
export type OwnActions<F> = Readonly<Record<string, OwnAction<F>>>;

/** The choice that an action names, if it is one of these. */
export const ownAction = <F>(own: OwnActions<F>, { type }: SideAction): OwnAction<F> | undefined =>
  Object.hasOwn(own, type) ? own[type] : undefined;
