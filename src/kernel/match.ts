import type { BaseAction, BaseEvent, DiceAction, Game, Refusal, Result, SetupError, Side, Start } from './game.ts';
import { no, ok } from './game.ts';
import { hashOf } from './hash.ts';
import type { Ending, GameRecord, RecordNotes } from './record.ts';

export type { GameRecord } from './record.ts';

/** What happened at one action; `at` is its index in the record, -1 for what the start itself brought about. */
export interface LogEntry<E extends BaseEvent> {
  at: number;
  event: E;
}

/** What a side or an onlooker may know of what happened; everything for null. */
export const logFor = <E extends BaseEvent>(log: readonly LogEntry<E>[], side: Side | null): readonly LogEntry<E>[] =>
  side === null ? log : log.filter(({ event }) => event.to === undefined || event.to.includes(side));

/** A game being played: the record so far and what follows from it. Changed only by the functions of this file. */
export interface Match<S extends object = object, A extends BaseAction = BaseAction, E extends BaseEvent = BaseEvent> {
  readonly game: Game<S, A, E>;
  readonly start: Start;
  readonly actions: A[];
  readonly log: LogEntry<E>[];
  state: S;
  /** Positions before the newest actions, all of the side to act, as far back as undo may go. */
  readonly past: { state: S; logged: number }[];
  notes?: RecordNotes;
  /** It has ended otherwise than by its rules: nothing more is played or taken back. */
  ending?: Ending;
}

const ENDED: Refusal = { rule: 'contract', code: 'game-ended' };

export function begin<S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  start: Start,
): Result<Match<S, A, E>, SetupError[]> {
  const first = game.fromSetup(start);
  if (!first.ok) return first;
  const log = first.value.events.map((event) => ({ at: -1, event }));
  return ok({ game, start, actions: [], log, state: first.value.state, past: [] });
}

/** Plays one action, or says why not and changes nothing. */
export function act<S extends object, A extends BaseAction, E extends BaseEvent>(
  match: Match<S, A, E>,
  action: unknown,
): Result<readonly E[]> {
  const { game, state } = match;
  if (match.ending) return no(ENDED);
  const actor = game.toAct(state);
  const given = plain(action);
  const played = game.play(state, given);
  if (!played.ok) return played;
  const events = played.value.events;
  const barred = actor === 'chance' || events.some((e) => e.reveals) || game.toAct(played.value.state) !== actor;
  if (barred) match.past.length = 0;
  else match.past.push({ state, logged: match.log.length });
  for (const event of events) match.log.push({ at: match.actions.length, event });
  match.actions.push(given as A);
  match.state = played.value.state;
  return ok(events);
}

/** The action as the record will have it: what is played is what is written down. What JSON cannot say is refused as it is. */
function plain(action: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(action));
  } catch {
    return action;
  }
}

/** Where the dice come from: gets every possible fall with its weight and gives one of them. */
export type Dice = <A extends BaseAction>(falls: readonly (readonly [A, number])[]) => A | undefined;

/** Lets chance act until a side has to decide or the game is over. A missing die is reported, nothing is undone. */
export function settle<S extends object, A extends BaseAction, E extends BaseEvent>(
  match: Match<S, A, E>,
  dice: Dice,
): Result<readonly E[]> {
  const all: E[] = [];
  while (match.game.toAct(match.state) === 'chance') {
    const action = dice(match.game.chance(match.state));
    if (!action) return no({ rule: 'contract', code: 'dice-impossible' });
    const events = act(match, action);
    if (!events.ok) return events;
    all.push(...events.value);
  }
  return ok(all);
}

export const randomDice =
  (random: () => number): Dice =>
  (falls) => {
    let left = random() * falls.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [action, weight] of falls) if ((left -= weight) < 0) return action;
    return falls.at(-1)?.[0];
  };

/** Dice read from a list, which is used up; undefined when it is too short or no such fall exists. */
export const listedDice =
  (list: number[]): Dice =>
  (falls) => {
    const wanted = falls.find(([action]) => {
      const { dice } = action as unknown as DiceAction;
      return dice.length <= list.length && dice.every((die, i) => die === list[i]);
    });
    if (wanted) list.splice(0, (wanted[0] as unknown as DiceAction).dice.length);
    return wanted?.[0];
  };

/** Why this side may not take back the newest action now; undefined when it may. */
export function undoRefusal(match: Match, side: Side): Refusal | undefined {
  if (match.ending) return ENDED;
  if (match.actions.length === 0) return { rule: 'contract', code: 'undo-nothing' };
  if (match.game.toAct(match.state) !== side) return { rule: 'contract', code: 'undo-other-side' };
  return match.past.length === 0 ? { rule: 'contract', code: 'undo-barrier' } : undefined;
}

/** Takes back the newest action of this side: never over dice, a reveal or another's decision. */
export function undo<S extends object, A extends BaseAction, E extends BaseEvent>(
  match: Match<S, A, E>,
  side: Side,
): Result<S> {
  const refusal = undoRefusal(match as unknown as Match, side);
  if (refusal) return no(refusal);
  const last = match.past.pop() as { state: S; logged: number };
  match.actions.pop();
  match.log.length = last.logged;
  match.state = last.state;
  return ok(last.state);
}

/** The match as a record, with the hash of its position. */
export const recordOf = (match: Match): GameRecord => ({
  ...unhashedRecordOf(match),
  hash: hashOf(match.game.position(match.state)),
});

/** The same without a hash: for keeping a game after every action. */
export function unhashedRecordOf(match: Match): GameRecord {
  const { game, start, actions } = match;
  const { proofs, ...notes } = match.notes ?? {};
  return {
    format: 'bivouac-record',
    version: 1,
    game: game.id,
    rules: game.rules,
    ...notes,
    scenario: start.scenario,
    options: start.options,
    setup: start.setup,
    actions: [...actions],
    result: resultOf(match),
    ...(proofs ? { proofs } : {}),
    hash: null,
  };
}

function resultOf({ game, state, ending }: Match): Ending | null {
  const outcome = game.outcome(state);
  return outcome ? { by: 'rules', ...outcome } : (ending ?? null);
}

function notesOf({ title, players, started, finished, proofs }: GameRecord): RecordNotes {
  const notes = { title, players, started, finished, proofs };
  return Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
}

/**
 * What is wrong with a record: a start that cannot be, or the index of the action that was refused, with the match as far
 * as it was `reached`.
 */
export type ReplayError = { at: number; refusal: Refusal; reached?: Match } | { at: -1; errors: SetupError[] };

/**
 * Plays a record up to `until` actions (all when absent). Does not look at its hash or result: `sealed` and `verify` do.
 * Gives back control before every action, with how many are played, so that a page stays awake over a long game. A match
 * given as `from` has come to where the first of the actions lead (`resumed`).
 */
export function* replaying<S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  record: GameRecord,
  until = record.actions.length,
  from?: Match<S, A, E>,
): Generator<number, Result<Match<S, A, E>, ReplayError>> {
  const begun = from ? ok(from) : begin(game, startOf(record));
  if (!begun.ok) return no({ at: -1, errors: begun.error });
  const match = begun.value;
  for (let at = match.actions.length; at < until; at++) {
    yield at;
    const result = act(match, record.actions[at]);
    if (!result.ok) return no({ at, refusal: result.error, reached: match as unknown as Match });
  }
  match.notes = notesOf(record);
  if (until === record.actions.length && record.result && (record.result.by ?? 'rules') !== 'rules') {
    match.ending = record.result;
  }
  return ok(match);
}

export const startOf = ({ scenario, options, setup }: GameRecord): Start => ({ scenario, options, setup });

/** Does `replaying` in one go. */
export function replay<S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  record: GameRecord,
  until?: number,
): Result<Match<S, A, E>, ReplayError> {
  const steps = replaying(game, record, until);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The versions of the rules, when the record was played under others than these. */
export const otherRules = (game: Game, { rules }: GameRecord): { found: string; has: string } | undefined =>
  rules === game.rules ? undefined : { found: rules, has: game.rules };

/** Replays the whole record and compares result and hash with what it claims. */
export function verify(game: Game, record: GameRecord): Result<Match, ReplayError> {
  const replayed = replay(game, record);
  return replayed.ok ? sealed(replayed.value, record) : replayed;
}

/**
 * Compares the match to which a record has led with the result and hash that the record claims. Other rules may lead
 * elsewhere with the same actions: what a record of theirs claims is not compared.
 */
export function sealed(match: Match, record: GameRecord): Result<Match, ReplayError> {
  if (otherRules(match.game, record)) return ok(match);
  const again = recordOf(match);
  const differs = (code: string): Result<Match, ReplayError> =>
    no({ at: record.actions.length, refusal: { rule: 'contract', code }, reached: match });
  if (record.hash !== null && again.hash !== record.hash) return differs('hash-differs');
  const claimed = record.result && { by: 'rules', ...record.result };
  return hashOf(again.result) === hashOf(claimed) ? ok(match) : differs('result-differs');
}
