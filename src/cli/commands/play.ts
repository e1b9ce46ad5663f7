import { parseJson } from '../../formats/document.ts';
import type { BaseEvent } from '../../kernel/game.ts';
import { act, type Match } from '../../kernel/match.ts';
import type { CliCode } from '../../text/cli/index.ts';
import { changeRecord, refused } from '../records/change.ts';
import { command } from '../command.ts';
import { diceList, resolve } from '../dice.ts';
import { eventLines, eventsWithText } from '../output/log.ts';
import { formatProblem, Problem } from '../output/problem.ts';
import type { Session } from '../output/session.ts';
import { blocks } from '../output/table.ts';

export const play = command(
  {
    record: { type: 'positional', required: true },
    action: { type: 'string', required: true },
    dice: { type: 'string' },
  },
  async (args, session) => {
    const dice = diceList(args.dice);
    const action = parseJson(args.action);
    if (!action.ok) throw formatProblem(action.error, { at: '--action' });
    const { game, events, toAct } = await changeRecord(session, args.record, ({ game, match }) => {
      const acted = act(match, action.value);
      if (!acted.ok) throw refused(session, game, acted.error);
      return {
        game,
        events: [...acted.value, ...rollDue(session, match, dice)],
        toAct: game.toAct(match.state),
      };
    });
    return {
      json: { ok: true, events: eventsWithText(session, game, events), toAct },
      text: () => blocks(eventLines(session, game, events), `${session.say('to-act')}: ${session.actor(game, toAct)}`),
    };
  },
);

/** Rolls what is due; wrong `--dice` are reported as a refusal. */
function rollDue(session: Session, match: Match, dice: readonly number[]): readonly BaseEvent[] {
  try {
    return resolve(match, dice);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, args, place } = error;
    const text = session.say(code as CliCode, args);
    throw new Problem(code, { text, place, json: { ok: false, refusal: { rule: 'contract', code, text } } });
  }
}
