import { otherRules, recordOf, verify, type ReplayError } from '../../kernel/match.ts';
import { command } from '../command.ts';
import { otherRulesText, readRecord, replayProblem, type Loaded } from '../records/load.ts';
import { Problem } from '../output/problem.ts';
import { refusalJson } from '../output/refused.ts';
import type { Session } from '../output/session.ts';

export const check = command({ record: { type: 'positional', required: true } }, async (args, session) => {
  const read = await readRecord(session, args.record);
  const { game, record } = read;
  const verified = verify(game, record);
  if (!verified.ok) throw wrong(session, read, verified.error, args.record);
  const { hash } = recordOf(verified.value) as { hash: string };
  const actions = record.actions.length;
  const versions = otherRules(game, record);
  const same = record.hash === null ? 'unknown' : record.hash === hash ? 'yes' : 'no';
  const kept = versions && [otherRulesText(session, read), session.say('other-rules-kept', { same })];
  return {
    json: { ok: true, actions, hash, ...(versions ? { rules: { ...versions, same: same === 'yes' } } : {}) },
    text: () => [session.say('check-ok', { actions, hash }), ...(kept ?? [])].join('\n'),
  };
});

function wrong(session: Session, read: Omit<Loaded, 'match'>, error: ReplayError, file: string): Problem {
  const { code, text, place, json } = replayProblem(session, read, error, file);
  const refusal = 'refusal' in error ? error.refusal : (error.errors[0] ?? { rule: 'contract', code });
  const versions = otherRules(read.game, read.record);
  const found = { ok: false, at: error.at, refusal: refusalJson(session, read.game, refusal) };
  return new Problem(code, {
    text: text ?? code,
    place,
    json: { ...json, ...found, ...(versions ? { rules: versions } : {}) },
  });
}
