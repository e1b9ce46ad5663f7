import type { Session } from '../session.ts';
import { command } from '../command.ts';
import { load, readRecord, sideOf } from '../load.ts';
import { wholeNumber } from '../numbers.ts';
import { problem } from '../problem.ts';
import { positionText } from '../position.ts';

export const show = command(
  { record: { type: 'positional', required: true }, as: { type: 'string' }, at: { type: 'string' } },
  (args, session) => {
    const until = args.at === undefined ? undefined : positionWanted(session, args.record, args.at);
    const { game, match } = load(session, args.record, until);
    const view = game.view(match.state, sideOf(game, args.as));
    const { memo: _, ...seen } = view;
    return { json: seen, text: () => positionText(session, game, view) };
  },
);

function positionWanted(session: Session, file: string, text: string): number {
  const at = wholeNumber('--at', text, 0, Number.MAX_SAFE_INTEGER);
  const last = readRecord(session, file).record.actions.length;
  if (at > last) throw problem('at-too-late', { at, last }, { file, at: '--at' });
  return at;
}
