import type { Terminal } from '../output/terminal.ts';
import { LIMITS } from '../../formats/limits.ts';
import { command } from '../command.ts';
import { loadReached, readRecord, sideOf } from '../records/load.ts';
import { wholeNumber } from '../output/numbers.ts';
import { problem, type Problem } from '../output/problem.ts';
import { positionText } from '../output/position.ts';

export const show = command(
  { record: { type: 'positional', required: true }, as: { type: 'string' }, at: { type: 'string' } },
  async (args, terminal) => {
    const until = args.at === undefined ? undefined : await positionWanted(terminal, args.record, args.at);
    const { game, match, stopped } = await loadReached(terminal, args.record, until);
    const view = game.view(match.state, sideOf(game, args.as));
    const outcome = game.outcome(match.state) ?? match.ending;
    if (stopped) warn(terminal, args.record, stopped);
    const note = stopped && { stopped: { at: match.actions.length, code: stopped.code, text: stopped.text } };
    return { json: { ...view, ...note }, text: () => positionText(terminal, game, view, outcome) };
  },
);

/** Says why a record of other rules can be shown only up to here. */
function warn(terminal: Terminal, file: string, { text = '' }: Problem): void {
  terminal.environment.err(`${file}: ${text} ${terminal.say('opens-up-to')}`);
}

async function positionWanted(terminal: Terminal, file: string, text: string): Promise<number> {
  const at = wholeNumber('--at', text, 0, LIMITS.actions);
  const { record } = await readRecord(terminal, file);
  const last = record.actions.length;
  if (at > last) throw problem('at-too-late', { at, last }, { file, at: '--at' });
  return at;
}
