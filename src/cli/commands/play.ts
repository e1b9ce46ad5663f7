import { LEVELS, playerOf } from '../../ai/levels.ts';
import { emptyPlan, type Plan } from '../../ai/plan.ts';
import { decided, questionOf } from '../../ai/player.ts';
import { parseJson } from '../../formats/document.ts';
import type { BaseEvent } from '../../kernel/game.ts';
import { act, type Match } from '../../kernel/match.ts';
import { sourceOf } from '../../kernel/random.ts';
import type { CliCode } from '../../text/cli/index.ts';
import { changeRecord, refused } from '../records/change.ts';
import { command } from '../command.ts';
import { diceList, resolve } from '../dice.ts';
import { eventLines, eventsWithText } from '../output/log.ts';
import { formatProblem, misuse, problem, Problem } from '../output/problem.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Terminal } from '../output/terminal.ts';
import { planJson, planLines } from '../output/plan.ts';
import { blocks, section } from '../output/table.ts';

export const play = command(
  {
    record: { type: 'positional', required: true },
    action: { type: 'string' },
    by: { type: 'string' },
    seed: { type: 'string', default: '1' },
    explain: { type: 'boolean' },
    dice: { type: 'string' },
  },
  async (args, terminal) => {
    const dice = diceList(args.dice);
    if (args.explain && args.by === undefined) throw misuse('usage-explain', {}, '--explain');
    const plan = args.explain ? emptyPlan() : undefined;
    const change = args.by === undefined ? byHand(terminal, args.action, dice) : byLevel(terminal, args, plan);
    const { game, events, toAct } = await changeRecord(terminal, args.record, ({ game, match }) => {
      const events = change(game, match);
      return { game, events, toAct: game.toAct(match.state) };
    });
    const told = plan && planJson(terminal, game, plan.missions, []).plan;
    return {
      json: { ok: true, events: eventsWithText(terminal, game, events), toAct, ...(told && { plan: told }) },
      text: () =>
        blocks(
          eventLines(terminal, game, events),
          section(terminal.say('hint-plan'), planLines(told ?? [])),
          `${terminal.say('to-act')}: ${terminal.actor(game, toAct)}`,
        ),
    };
  },
);

/** Adds to a game; gives what has happened. */
type Change = (game: Wargame, match: Match) => readonly BaseEvent[];

/** One action, and the dice that it makes due. */
function byHand(terminal: Terminal, text: string | undefined, dice: readonly number[]): Change {
  if (text === undefined) throw misuse('usage-missing', { argument: '--action', command: 'play' });
  const action = parseJson(text);
  if (!action.ok) throw formatProblem(action.error, { at: '--action' });
  return (game, match) => [...acted(terminal, game, match, action.value), ...rollDue(terminal, match, dice)];
}

interface PlayArgs {
  by?: string | undefined;
  action?: string | undefined;
  dice?: string | undefined;
  seed: string;
}

/** Everything a computer player does until another side has to decide or the game is over. */
function byLevel(terminal: Terminal, args: PlayArgs, plan?: Plan): Change {
  const level = args.by as string;
  const known = Object.keys(LEVELS).join(', ');
  const seated = playerOf(level);
  if (!seated) throw problem('unknown-level', { level, known }, { at: '--by' });
  if (args.action !== undefined || args.dice !== undefined) throw misuse('usage-by', {}, '--by');
  return (game, match) => {
    const side = game.toAct(match.state);
    const random = sourceOf(args.seed, side);
    const events: BaseEvent[] = [];
    if (side === 'over') return events;
    while (game.toAct(match.state) === side) {
      const question = questionOf(game, match.state, side);
      for (const [i, action] of decided(seated.player(game, question, seated.budget, random, plan)).entries()) {
        if (game.toAct(match.state) !== side || (i > 0 && game.refusal(match.state, action))) break;
        events.push(...acted(terminal, game, match, action), ...resolve(match, []));
      }
    }
    return events;
  };
}

function acted(terminal: Terminal, game: Wargame, match: Match, action: unknown): readonly BaseEvent[] {
  const done = act(match, action);
  if (!done.ok) throw refused(terminal, game, done.error);
  return done.value;
}

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
