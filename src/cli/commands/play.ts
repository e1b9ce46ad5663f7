import { parseJson } from '../../formats/document.ts';
import { makeRecord } from '../../formats/record.ts';
import type { BaseEvent, Refusal } from '../../kernel/game.ts';
import { act, otherRules, recordOf, type Match } from '../../kernel/match.ts';
import type { CliCode } from '../../text/cli/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { diceList, resolve } from '../dice.ts';
import { replaceText } from '../files.ts';
import { load, type Loaded } from '../load.ts';
import { eventLines, eventsWithText } from '../log.ts';
import { formatProblem, Problem, type Place } from '../problem.ts';
import { refusalJson } from '../refused.ts';
import type { Session } from '../session.ts';
import { blocks } from '../table.ts';

export const play = command(
  {
    record: { type: 'positional', required: true },
    action: { type: 'string', required: true },
    dice: { type: 'string' },
  },
  (args, session) => {
    const dice = diceList(args.dice);
    const action = parseJson(args.action);
    if (!action.ok) throw formatProblem(action.error, { at: '--action' });
    const loaded = load(session, args.record);
    const { game, match, text } = loaded;
    untampered(session, loaded);
    const acted = act(match, action.value);
    if (!acted.ok) throw refused(session, game, acted.error);
    const events = [...acted.value, ...diceResolved(session, match, dice)];
    replaceText(args.record, text, makeRecord(recordOf(match)));
    const toAct = game.toAct(match.state);
    return {
      json: { ok: true, events: eventsWithText(session, game, events), toAct },
      text: () => blocks(eventLines(session, game, events), `${session.say('to-act')}: ${session.actor(toAct)}`),
    };
  },
);

/** Chance acts; dice that do not fit are a refusal like any other. */
function diceResolved(session: Session, match: Match, dice: readonly number[]): readonly BaseEvent[] {
  try {
    return resolve(match, dice);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, args, place } = error;
    const text = session.say(code as CliCode, args);
    throw new Problem(code, { text, place, json: { ok: false, refusal: { rule: 'contract', code, text } } });
  }
}

/** A record that is not what its hash says is not built upon; a hash of other rules says nothing here. */
function untampered(session: Session, { game, match, record, file }: Loaded): void {
  if (record.hash === null || otherRules(game, record) || recordOf(match).hash === record.hash) return;
  throw refused(session, game, { rule: 'contract', code: 'hash-differs' }, { file, at: 'hash' });
}

const refused = (session: Session, game: Wargame, refusal: Refusal, place: Place = {}): Problem =>
  new Problem(refusal.code, {
    text: session.refusal(game, refusal),
    place,
    json: { ok: false, refusal: refusalJson(session, game, refusal) },
  });
