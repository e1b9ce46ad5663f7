import type { Refusal } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from './problem.ts';
import type { Session } from './session.ts';

/** A refusal for `--json`. */
export function refusalJson(session: Session, game: Wargame, refusal: Refusal): object {
  const { rule, code, hex, unit } = refusal;
  const text = session.refusal(game, refusal);
  return { rule, code, text, ...(hex === undefined ? {} : { hex }), ...(unit === undefined ? {} : { unit }) };
}

/** A refused query as an error; `options` maps a code to the option that is wrong. */
export function queryProblem(
  session: Session,
  game: Wargame,
  refusal: Refusal,
  options: Readonly<Record<string, string>>,
): Problem {
  const at = options[refusal.code];
  return new Problem(refusal.code, { text: session.refusal(game, refusal), place: at === undefined ? {} : { at } });
}
