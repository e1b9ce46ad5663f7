import type { BaseAction, BaseEvent, Game, Outcome, Refusal, Result, SetupError, Side, Start } from './game.ts';
import { drawnBy, rollRefusal, takenBackTo, type DiceChain } from './dice-chain.ts';
import type { Dice } from './dice.ts';
import { no, ok } from './game.ts';
import { hashOf } from './hash.ts';
import type { Ending, GameRecord, RecordNotes } from './record.ts';

export type { GameRecord } from './record.ts';

/** An event; `at` is the index of its action in the record, -1 for events of the start. */
export interface LogEntry<E extends BaseEvent> {
  at: number;
  event: E;
}

/** The part of a log that a side or an onlooker may read; all of it for null. */
export const logFor = <E extends BaseEvent>(log: readonly LogEntry<E>[], side: Side | null): readonly LogEntry<E>[] =>
  side === null ? log : log.filter(({ event }) => event.to === undefined || event.to.includes(side));

/** A game being played: the record so far, with log and state. Changed only by the functions of this file. */
export interface Match<S extends object = object, A extends BaseAction = BaseAction, E extends BaseEvent = BaseEvent> {
  readonly game: Game<S, A, E>;
  readonly start: Start;
  readonly actions: A[];
  readonly log: LogEntry<E>[];
  state: S;
  /** The positions to which undo can go back, oldest first; `logged` is the length of the log then. */
  readonly past: { state: S; logged: number }[];
  notes?: RecordNotes;
  /** How the game ended, if not by its rules: no action can be played or undone any more. */
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

/** Plays one action; a refused action changes nothing. `play`: what the game answers, where it may have been asked before. */
export function act<S extends object, A extends BaseAction, E extends BaseEvent>(
  match: Match<S, A, E>,
  action: unknown,
  play?: Game<S, A, E>['play'],
): Result<readonly E[]> {
  const { game, state } = match;
  if (match.ending) return no(ENDED);
  const actor = game.toAct(state);
  const stored = asStored(action);
  const played = play ? play(state, stored) : game.play(state, stored);
  if (!played.ok) return played;
  const events = played.value.events;
  const barred = actor === 'chance' || events.some((e) => e.reveals) || game.toAct(played.value.state) !== actor;
  if (barred) match.past.length = 0;
  else match.past.push({ state, logged: match.log.length });
  for (const event of events) match.log.push({ at: match.actions.length, event });
  match.actions.push(stored as A);
  match.state = played.value.state;
  return ok(events);
}

/** The action as the record will store it, so that what is played is what is saved. A value JSON cannot store is left for `play` to refuse. */
function asStored(action: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(action));
  } catch {
    return action;
  }
}

/** Rolls dice until a side has to decide or the game is over. Fails when `dice` gives nothing; rolls already made stay. */
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

/** Why this side may not undo the newest action now; undefined when it may. */
export function undoRefusal(match: Match, side: Side): Refusal | undefined {
  if (match.ending) return ENDED;
  if (match.actions.length === 0) return { rule: 'contract', code: 'undo-nothing' };
  if (match.game.toAct(match.state) !== side) return { rule: 'contract', code: 'undo-other-side' };
  return match.past.length === 0 ? { rule: 'contract', code: 'undo-barrier' } : undefined;
}

/** Undoes the newest action of this side; never dice, a reveal or a decision of the other side. */
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

/** The score when a match ends before its rules end it. */
type Points = Outcome['points'];

/** A side gives up: the other one wins. */
export const resign = (match: Match, side: Side, points: Points = {}): Result<Ending> =>
  lose(match, side, 'resigned', points);

/** A side's time is up: the other one wins. */
export const timeOut = (match: Match, side: Side, points: Points = {}): Result<Ending> =>
  lose(match, side, 'out-of-time', points);

/** The sides agree on how the game ended; a draw without a winner. That both have agreed is the caller's affair. */
export function agree(match: Match, outcome: Outcome = { points: {} }): Result<Ending> {
  const sides = [...(outcome.winner === undefined ? [] : [outcome.winner]), ...Object.keys(outcome.points)];
  const stranger = sides.find((side) => !match.game.sides.includes(side));
  return stranger === undefined ? endBy(match, { by: 'agreed', ...outcome }) : no(noSuchSide(stranger));
}

function lose(match: Match, side: Side, by: 'resigned' | 'out-of-time', points: Points): Result<Ending> {
  const { sides } = match.game;
  const winner = sides.find((other) => other !== side) as Side;
  return sides.includes(side) ? endBy(match, { by, winner, points }) : no(noSuchSide(side));
}

/** Ends the match for good, once. */
function endBy(match: Match, ending: Ending): Result<Ending> {
  if (match.ending || match.game.toAct(match.state) === 'over') return no(ENDED);
  match.ending = ending;
  match.past.length = 0;
  return ok(ending);
}

const noSuchSide = (side: string): Refusal => ({ rule: 'contract', code: 'no-such-side', args: { side } });

/** The record of the match, with the hash of its position. */
export const recordOf = (match: Match): GameRecord => ({
  ...unhashedRecordOf(match),
  hash: hashOf(match.game.position(match.state)),
});

/** The same without a hash, for saving after every action. */
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

function notesOf({ title, players, started, finished, proofs, takenBack, substitutes }: GameRecord): RecordNotes {
  const notes = { title, players, started, finished, proofs, takenBack, substitutes };
  return Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
}

/** An error in a record: an impossible start (`at` is -1), or the index of a refused action and the match `reached` before it. */
export type ReplayError = { at: number; refusal: Refusal; reached?: Match } | { at: -1; errors: SetupError[] };

/**
 * Plays the first `until` actions of a record. Does not check its dice, hash or result: `verifying` does. Yields the
 * number of actions played before each one, so that the page stays responsive in a long game. `from` is a match in which the
 * first actions have been played already (`resumed`).
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
  noteFrom(match as unknown as Match, record);
  return ok(match);
}

/** What a record says besides its actions, of the match that has been played so far from it. */
export function noteFrom(match: Match, record: GameRecord): void {
  const isWhole = match.actions.length === record.actions.length;
  match.notes = notesOf(record);
  if (!isWhole && record.proofs) match.notes.proofs = withRolls(record.proofs, rollsIn(match.actions));
  if (isWhole && record.result && (record.result.by ?? 'rules') !== 'rules') match.ending = record.result;
}

export const startOf = ({ scenario, options, setup }: GameRecord): Start => ({ scenario, options, setup });

/** Runs `replaying` to its end. */
export const replay = <S extends object, A extends BaseAction, E extends BaseEvent>(
  game: Game<S, A, E>,
  record: GameRecord,
  until?: number,
): Result<Match<S, A, E>, ReplayError> => toEnd(replaying(game, record, until));

function toEnd<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Both versions of the rules, when the record was played under another one. */
export const otherRules = (game: Game, { rules }: GameRecord): { found: string; has: string } | undefined =>
  rules === game.rules ? undefined : { found: rules, has: game.rules };

/** Runs `verifying` to its end. */
export const verify = (game: Game, record: GameRecord): Result<Match, ReplayError> => toEnd(verifying(game, record));

/**
 * Replays the whole record and compares its rolls with those that were promised, and its hash and result. Yields as `replaying` does. `play`: how the
 * actions are played, where nothing is to be undone afterwards.
 */
export function* verifying(
  game: Game,
  record: GameRecord,
  play: (reached: Match) => Generator<number, Result<Match, ReplayError>> = (reached) =>
    replaying(game, record, record.actions.length, reached),
): Generator<number, Result<Match, ReplayError>> {
  const begun = begin(game, startOf(record));
  if (!begun.ok) return no({ at: -1, errors: begun.error });
  const reached = begun.value;
  const { actions } = record;
  const wrong = (at: number, refusal: Refusal): Result<Match, ReplayError> => no({ at, refusal, reached });
  const drawn = drawnBy(otherRules(game, record) ? [] : chainsOf(record));
  if (!drawn.ok) return wrong(0, drawn.error);
  let rolls = 0;
  const steps = play(reached);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    yield step.value;
    const action = actions[step.value] as BaseAction;
    const from = game.toAct(reached.state) === 'chance' ? drawn.value[rolls++] : undefined;
    const refusal = from && rollRefusal(game, reached.state, action, from);
    if (refusal) return wrong(step.value, refusal);
  }
  if (!step.value.ok) return step.value;
  if (drawn.value.length > rolls) return wrong(actions.length, { rule: 'contract', code: 'rolls-missing' });
  return checkClaims(reached, record);
}

/** Rolls among these actions. */
export const rollsIn = (actions: readonly BaseAction[]): number => actions.filter(({ by }) => by === 'chance').length;

/** Proofs of a game that has gone back to so many rolls: the values of those after them were taken back. */
const withRolls = (proofs: NonNullable<GameRecord['proofs']>, rolls: number): NonNullable<GameRecord['proofs']> =>
  proofs.map((proof) => (proof.kind === 'chain' ? takenBackTo(proof, rolls) : proof));

/** The chains that dice of the record come from. */
export const chainsOf = ({ proofs = [] }: Pick<GameRecord, 'proofs'>): DiceChain[] =>
  proofs.filter((proof) => proof.kind === 'chain');

/**
 * Compares the replayed match with the hash and result that the record claims. Under another version of the rules both may
 * differ, so they are not compared.
 */
export function checkClaims(match: Match, record: GameRecord): Result<Match, ReplayError> {
  if (otherRules(match.game, record)) return ok(match);
  const replayed = recordOf(match);
  const differs = (code: string): Result<Match, ReplayError> =>
    no({ at: record.actions.length, refusal: { rule: 'contract', code }, reached: match });
  if (record.hash !== null && replayed.hash !== record.hash) return differs('hash-differs');
  const claimed = record.result && { by: 'rules', ...record.result };
  return hashOf(replayed.result) === hashOf(claimed) ? ok(match) : differs('result-differs');
}
