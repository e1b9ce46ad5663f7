import { parseJson } from '../../formats/document.ts';
import type { BaseEvent } from '../../kernel/game.ts';
import { act, type Match } from '../../kernel/match.ts';
import type { CliCode } from '../../text/cli/index.ts';
import { changeRecord, refused } from '../records/change.ts';
import { command } from '../command.ts';
import { diceList, resolve } from '../dice.ts';
import { eventLines, eventsWithText } from '../output/log.ts';
import { formatProblem, Problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks } from '../output/table.ts';

export const play = command(
  {
    record: { type: 'positional', required: true },
    action: { type: 'string', required: true },
    dice: { type: 'string' },
  },
  async (args, terminal) => {
    const dice = diceList(args.dice);
    const action = parseJson(args.action);
    if (!action.ok) throw formatProblem(action.error, { at: '--action' });
    const { game, events, toAct } = await changeRecord(terminal, args.record, ({ game, match }) => {
      const acted = act(match, action.value);
      if (!acted.ok) throw refused(terminal, game, acted.error);
      return {
        game,
        events: [...acted.value, ...rollDue(terminal, match, dice)],
        toAct: game.toAct(match.state),
      };
    });
    return {
      json: { ok: true, events: eventsWithText(terminal, game, events), toAct },
      text: () =>
        blocks(eventLines(terminal, game, events), `${terminal.say('to-act')}: ${terminal.actor(game, toAct)}`),
    };
  },
);

/** Rolls what is due; wrong `--dice` are reported as a refusal. */
function rollDue(terminal: Terminal, match: Match, dice: readonly number[]): readonly BaseEvent[] {
  try {
    return resolve(match, dice);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, args, place } = error;
    const text = terminal.say(code as CliCode, args);
    throw new Problem(code, { text, place, json: { ok: false, refusal: { rule: 'contract', code, text } } });
  }
}
