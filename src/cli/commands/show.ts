import type { Session } from '../output/session.ts';
import { LIMITS } from '../../formats/limits.ts';
import { command } from '../command.ts';
import { loadReached, readRecord, sideOf } from '../records/load.ts';
import { wholeNumber } from '../output/numbers.ts';
import { problem, type Problem } from '../output/problem.ts';
import { positionText } from '../output/position.ts';

export const show = command(
  { record: { type: 'positional', required: true }, as: { type: 'string' }, at: { type: 'string' } },
  async (args, session) => {
    const until = args.at === undefined ? undefined : await positionWanted(session, args.record, args.at);
    const { game, match, stopped } = await loadReached(session, args.record, until);
    const view = game.view(match.state, sideOf(game, args.as));
    if (stopped) warn(session, args.record, stopped);
    const note = stopped && { stopped: { at: match.actions.length, code: stopped.code, text: stopped.text } };
    return { json: { ...view, ...note }, text: () => positionText(session, game, view) };
  },
);

/** Says why a record of other rules can be shown only up to here. */
function warn(session: Session, file: string, { text = '' }: Problem): void {
  session.environment.err(`${file}: ${text} ${session.say('opens-up-to')}`);
}

async function positionWanted(session: Session, file: string, text: string): Promise<number> {
  const at = wholeNumber('--at', text, 0, LIMITS.actions);
  const { record } = await readRecord(session, file);
  const last = record.actions.length;
  if (at > last) throw problem('at-too-late', { at, last }, { file, at: '--at' });
  return at;
}
