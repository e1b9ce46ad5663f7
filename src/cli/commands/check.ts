import { verify, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { readRecord, replayProblem } from '../load.ts';
import { Problem } from '../problem.ts';
import { refusalJson } from '../refused.ts';
import type { Session } from '../session.ts';

export const check = command({ record: { type: 'positional', required: true } }, (args, session) => {
  const { game, record } = readRecord(session, args.record);
  const verified = verify(game, record);
  if (!verified.ok) throw wrong(session, game, verified.error, args.record);
  const [actions, hash] = [record.actions.length, record.hash];
  return { json: { ok: true, actions, hash }, text: () => session.say('check-ok', { actions, hash }) };
});

function wrong(session: Session, game: Wargame, error: ReplayError, file: string): Problem {
  const { code, text, place, json } = replayProblem(session, game, error, file);
  const refusal = 'refusal' in error ? error.refusal : (error.errors[0] ?? { rule: 'contract', code });
  const found = { ok: false, at: error.at, refusal: refusalJson(session, game, refusal) };
  return new Problem(code, { text: text ?? code, place, json: { ...json, ...found } });
}
