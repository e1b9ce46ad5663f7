import { promisedBy } from '../../kernel/dice-chain.ts';
import {
  chainsOf,
  otherRules,
  recordOf,
  rollsIn,
  verify,
  type GameRecord,
  type ReplayError,
} from '../../kernel/match.ts';
import { command } from '../command.ts';
import { otherRulesText, readRecord, replayProblem, type Loaded } from '../records/load.ts';
import { Problem } from '../output/problem.ts';
import { refusalJson } from '../output/refused.ts';
import type { Terminal } from '../output/terminal.ts';

export const check = command({ record: { type: 'positional', required: true } }, async (args, terminal) => {
  const read = await readRecord(terminal, args.record);
  const { game, record } = read;
  const verified = verify(game, record);
  if (!verified.ok) throw wrong(terminal, read, verified.error, args.record);
  const { hash } = recordOf(verified.value) as { hash: string };
  const actions = record.actions.length;
  const versions = otherRules(game, record);
  const same = record.hash === null ? 'unknown' : record.hash === hash ? 'yes' : 'no';
  const dice = versions ? undefined : dicePromised(record);
  const kept = versions && [otherRulesText(terminal, read), terminal.say('other-rules-kept', { same })];
  return {
    json: {
      ok: true,
      actions,
      hash,
      ...(dice ? { dice } : {}),
      ...(versions ? { rules: { ...versions, same: same === 'yes' } } : {}),
    },
    text: () => {
      const proved = dice ? [terminal.say('check-dice', dice)] : [];
      return [terminal.say('check-ok', { actions, hash }), ...proved, ...(kept ?? [])].join('\n');
    },
  };
});

/** Rolls of a verified record, and how many of them were promised before; undefined where none was. */
function dicePromised(record: GameRecord): { rolls: number; promised: number } | undefined {
  const promised = promisedBy(chainsOf(record));
  return promised === 0 ? undefined : { rolls: rollsIn(record.actions), promised };
}

function wrong(terminal: Terminal, read: Omit<Loaded, 'match'>, error: ReplayError, file: string): Problem {
  const { code, text, place, json } = replayProblem(terminal, read, error, file);
  const refusal = 'refusal' in error ? error.refusal : (error.errors[0] ?? { rule: 'contract', code });
  const versions = otherRules(read.game, read.record);
  const found = { ok: false, at: error.at, refusal: refusalJson(terminal, read.game, refusal) };
  return new Problem(code, {
    text: text ?? code,
    place,
    json: { ...json, ...found, ...(versions ? { rules: versions } : {}) },
  });
}
