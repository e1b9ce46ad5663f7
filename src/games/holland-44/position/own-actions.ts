import type * as machine from '../../../wargame/machine/decision.ts';
import type { SideAction } from './actions.ts';
import type { ActionType } from './codes.ts';
import type { Position } from './position.ts';

/** A choice that a chapter adds to a phase, or to units on the move. */
export type OwnAction<F, Type extends ActionType = ActionType> = machine.OwnAction<Position, F, SideAction<Type>>;

/** Choices by the type of their action. */
export type OwnActions<F, Type extends ActionType> = { readonly [T in Type]: OwnAction<F, T> };

/** Is an action one of these choices? */
export const isOwn = <Type extends ActionType>(
  own: Readonly<Record<Type, unknown>>,
  action: SideAction,
): action is Extract<SideAction, { type: Type }> => Object.hasOwn(own, action.type);

/** The choice that an action is: it is given no other. */
export const choiceOf = <F, Type extends ActionType>(
  own: OwnActions<F, Type>,
  { type }: { readonly type: Type },
): OwnAction<F> => own[type] as OwnAction<F>;
