import type { EventArg, Refusal } from '../../kernel/game.ts';
import { reason, type Reason } from '../../kernel/reason.ts';
import type { EventCode, GameCodes, RefusalCode } from './codes.ts';
import { tell, type Position } from './position.ts';

/** `say`, `refuse` and `reason` for the codes of the system and of one game, and for no others. */
interface OwnCodes<R extends string, E extends string> {
  say: (p: Position, code: EventCode | E, args?: Readonly<Record<string, EventArg>>) => void;
  /** With the number of the rule in the game's book. */
  refuse: (rule: string, code: RefusalCode | R, more?: Omit<Refusal, 'rule' | 'code'>) => Refusal;
  reason: (rule: string, code: RefusalCode | R, args?: Refusal['args']) => Reason;
}

export const ownCodes = <C extends GameCodes>(_: C): OwnCodes<C['refusals'][number], C['events'][number]> => ({
  say: tell,
  refuse: (rule, code, more = {}) => ({ rule, code, ...more }),
  reason,
});
