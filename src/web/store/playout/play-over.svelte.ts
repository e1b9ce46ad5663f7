import type { FormatError } from '../../../formats/errors.ts';
import { no, ok, type BaseEvent, type Result } from '../../../kernel/game.ts';
import { replaying, type GameRecord, type LogEntry, type Match, type ReplayError } from '../../../kernel/match.ts';
import type { Spot } from '../../../kernel/running.ts';
import { matchAt } from '../../../kernel/snapshot.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { GAMES_HERE } from '../library.ts';
import { inSlices } from '../slices.ts';
import { playOut } from './play-out.ts';
import type { Asked, Part, Verdict } from './playing-out.ts';

/** How far the opening of a long game is: actions played, of how many. */
class LoadProgress {
  done = $state(0);
  all = $state(0);
}
export const loadProgress = new LoadProgress();

/** What comes of long work on a record, shown while it lasts; undefined when the rules give up. */
async function shown<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  } finally {
    loadProgress.all = 0;
  }
}

const showFrom = (record: GameRecord): unknown => Object.assign(loadProgress, { done: 0, all: record.actions.length });

/** Plays a record out to be looked at; undefined when the rules give up. */
export async function lookOver(
  record: GameRecord,
  hear: (part: Part) => void,
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  showFrom(record);
  const part = (told: Part): void => {
    loadProgress.done = told.done;
    hear(told);
  };
  const out = await shown(playOut({ record, playOn: false }, { part }, { signal }));
  return out?.ok ? out.value : undefined;
}

/** A record that was played over: the match as far as nothing can be undone any more, or where it is refused and the position before that. */
export interface Over {
  record: GameRecord;
  game: Wargame;
  match: Result<Match, { why: ReplayError; reached?: object | undefined }>;
}

/** Plays a record out to be played on; undefined when the rules give up. */
export async function playOver(asked: Asked, slice?: number): Promise<Result<Over, FormatError> | undefined> {
  const log: LogEntry<BaseEvent>[] = [];
  let read = 'record' in asked ? asked.record : undefined;
  if (read) showFrom(read);
  const hearing = {
    record: (record: GameRecord) => showFrom((read = record)),
    part: (part: Part) => {
      loadProgress.done = part.done;
      for (const entry of part.log) log.push(entry);
    },
  };
  const out = await shown(playOut(asked, hearing, { slice }));
  if (!out?.ok) return out;
  const record = read as GameRecord;
  const game = (await GAMES_HERE.get(record.game)?.load()) as Wargame;
  const verdict = out.value;
  if (!verdict.ok) {
    return ok({ record, game, match: no({ why: verdict.error, reached: verdict.reached?.state }) });
  }
  const settled = verdict.settled as Spot;
  const match = matchAt(game as Match['game'], record, { ...settled, log: log.filter(({ at }) => at < settled.at) });
  return ok({ record, game, match: ok(match) });
}

/** The match at the end of its record, in which all can be undone that may be; undefined when the rules refuse the record. */
export async function goneOn(from: Match, record: GameRecord, slice?: number): Promise<Match | undefined> {
  const steps = replaying(from.game, record, record.actions.length, from);
  showFrom(record);
  const end = await shown(inSlices(steps, (done) => (loadProgress.done = done), slice));
  return end?.ok ? end.value : undefined;
}
