import type * as machine from '../../../wargame/machine/decision.ts';
import type { SideAction } from './actions.ts';
import type { Position } from './position.ts';

export { ownAction } from '../../../wargame/machine/decision.ts';

/** A choice that a chapter adds to a phase, or to units on the move. */
export type OwnAction<F> = machine.OwnAction<Position, F, SideAction>;

/** Choices by the type of their action. */
export type OwnActions<F> = Readonly<Record<string, OwnAction<F>>>;
