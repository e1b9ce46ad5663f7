import { undo as takeBack } from '../../kernel/match.ts';
import { changeRecord, refused } from '../records/change.ts';
import { command } from '../command.ts';

export const undo = command({ record: { type: 'positional', required: true } }, async (args, terminal) => {
  const { game, undone, toAct, left } = await changeRecord(terminal, args.record, ({ game, match }) => {
    const newest = match.actions.at(-1);
    const taken = takeBack(match, game.toAct(match.state));
    if (!taken.ok) throw refused(terminal, game, taken.error);
    return { game, undone: newest, toAct: game.toAct(match.state), left: match.actions.length };
  });
  return {
    json: { ok: true, undone, toAct },
    text: () =>
      terminal.say('undone', { number: left + 1, action: JSON.stringify(undone), side: terminal.actor(game, toAct) }),
  };
});
