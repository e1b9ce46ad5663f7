import type { DiceAction } from '../../kernel/game.ts';
import type { Typed } from '../../wargame/machine/decision.ts';
import type { ActionOf } from '../../wargame/machine/shape.ts';

/** Fields each type of action of the system has besides `by` and `type`; a game adds its own. */
export const ACTION_FIELDS = {
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
} as const;

export type ActionType = keyof typeof ACTION_FIELDS;

/** An action of the system, of some types or of any. */
export type SideAction<Type extends ActionType = ActionType> = ActionOf<typeof ACTION_FIELDS, Type>;

/** An action of the system, of a game alone, or a roll. */
export type EngagementAction = Typed | DiceAction;
