import { LIBRARY } from '../../../games/index.ts';
import type { FormatError } from '../../../formats/errors.ts';
import { no, ok, type BaseEvent, type Result } from '../../../kernel/game.ts';
import {
  begin,
  startOf,
  verifying,
  type GameRecord,
  type LogEntry,
  type Match,
  type ReplayError,
} from '../../../kernel/match.ts';
import { running, settledSpot, type Spot } from '../../../kernel/running.ts';

/** Positions that are kept of a record at most, and the least number of actions between two. */
const KEPT = 200;
const SPACING = 50;

/** What is to be played out: a file, whose claims are checked too, or a saved record. */
export type Asked = {
  /** It is to be played on from its end; else it is looked at, and all positions kept on the way are told. */
  playOn: boolean;
  /** How many positions are kept at most. */
  kept?: number | undefined;
} & ({ text: string } | { record: GameRecord });

/** What has come of a record since the part before: its log, and positions from which those in between are soon played. */
export interface Part {
  /** How many actions have been played. */
  done: number;
  log: LogEntry<BaseEvent>[];
  spots: Spot[];
}

/** What has become of it. `settled`: from where it is played on, so that all can be undone that may be. */
export type Verdict = { ok: true; settled?: Spot } | { ok: false; error: ReplayError; reached?: Spot };

/** What a worker tells: the record of a file or why it is none, part after part, what has become of it; or that the rules gave up. */
export type Told =
  { record: GameRecord } | { refused: FormatError } | { part: Part } | { verdict: Verdict } | { failure: string };

/** A record that is played out once, from its start to its end, and told part by part meanwhile. */
export class PlayingOut {
  readonly record: GameRecord;
  readonly #game: Match['game'];
  readonly #asked: Pick<Asked, 'playOn' | 'kept'> & { check: boolean };
  readonly #spots: Spot[] = [];
  #match: Match | undefined;
  #told = { log: 0, spots: 0 };

  constructor(game: Match['game'], record: GameRecord, asked: Pick<Asked, 'playOn' | 'kept'> & { check: boolean }) {
    this.#game = game;
    this.record = record;
    this.#asked = asked;
  }

  /** Plays an action with each step, and gives how many are played before it. */
  *steps(): Generator<number, Verdict> {
    const play = (match: Match): ReturnType<typeof running> => this.#keeping(match);
    const steps = this.#asked.check
      ? verifying(this.#game, this.record, play)
      : unchecked(this.#game, this.record, play);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return this.#verdict(step.value);
      yield step.value;
    }
  }

  /** What has come since this was last asked. */
  take(): Part {
    const { log, spots } = this.#told;
    const all = this.#match?.log ?? [];
    this.#told = { log: all.length, spots: this.#spots.length };
    return {
      done: this.#match?.actions.length ?? 0,
      log: all.slice(log),
      spots: this.#asked.playOn ? [] : this.#spots.slice(spots),
    };
  }

  *#keeping(match: Match): ReturnType<typeof running> {
    this.#match = match;
    const spacing = Math.max(SPACING, Math.ceil(this.record.actions.length / (this.#asked.kept ?? KEPT)));
    const steps = running(match, this.record);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        this.#keep(match);
        return step.value;
      }
      if (step.value % spacing === 0) this.#keep(match);
      yield step.value;
    }
  }

  #keep({ actions, state }: Match): void {
    this.#spots.push({ at: actions.length, state: this.#game.copy(state) });
  }

  #verdict(played: Result<Match, ReplayError>): Verdict {
    if (played.ok)
      return { ok: true, ...(this.#asked.playOn && { settled: settledSpot(this.#game, this.record, this.#spots) }) };
    if (!('refusal' in played.error)) return { ok: false, error: played.error };
    const { at, refusal } = played.error;
    const reached = this.#spots.at(-1);
    return { ok: false, error: { at, refusal }, ...(reached && { reached }) };
  }
}

function* unchecked(
  game: Match['game'],
  record: GameRecord,
  play: (match: Match) => ReturnType<typeof running>,
): ReturnType<typeof running> {
  const begun = begin(game, startOf(record));
  if (!begun.ok) return no({ at: -1, errors: begun.error });
  return yield* play(begun.value);
}

/** Loads what it takes to play something out; the reason where a file is no record. */
export async function beginOut(asked: Asked): Promise<Result<PlayingOut, FormatError>> {
  const check = 'text' in asked;
  if (!check) return ok(new PlayingOut(await gameOf(asked.record), asked.record, { ...asked, check }));
  const { parseRecord } = await import('../../../formats/record.ts');
  const parsed = await parseRecord(asked.text, LIBRARY);
  if (!parsed.ok) return parsed;
  return ok(new PlayingOut(await gameOf(parsed.value), parsed.value, { ...asked, check }));
}

async function gameOf({ game: id }: GameRecord): Promise<Match['game']> {
  const game = await LIBRARY.get(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return game as Match['game'];
}
