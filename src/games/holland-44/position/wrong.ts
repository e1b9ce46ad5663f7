import type { Refusal, SetupError } from '../../../kernel/game.ts';
import type { RefusalCode } from './codes.ts';

/** An error of a set-up, at its path in the document. */
export const wrong = (at: string, code: RefusalCode, args: Refusal['args'] = {}): SetupError => ({
  at,
  rule: 'contract',
  code,
  args,
});
