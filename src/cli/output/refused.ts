import type { Refusal } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from './problem.ts';
import type { Terminal } from './terminal.ts';

/** A refusal for `--json`. */
export function refusalJson(terminal: Terminal, game: Wargame, refusal: Refusal): object {
  const { rule, code, hex, unit } = refusal;
  const text = terminal.refusal(game, refusal);
  return { rule, code, text, ...(hex === undefined ? {} : { hex }), ...(unit === undefined ? {} : { unit }) };
}

/** A refused query as an error; `options` maps a code to the option that is wrong. */
export function queryProblem(
  terminal: Terminal,
  game: Wargame,
  refusal: Refusal,
  options: Readonly<Record<string, string>>,
): Problem {
  const at = options[refusal.code];
  return new Problem(refusal.code, { text: terminal.refusal(game, refusal), place: at === undefined ? {} : { at } });
}
