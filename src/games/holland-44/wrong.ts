import type { Refusal, SetupError } from '../../kernel/game.ts';

/** An error of a set-up, at its path in the document. */
export const wrong = (at: string, code: string, args: Refusal['args'] = {}): SetupError => ({
  at,
  rule: 'contract',
  code,
  args,
});
