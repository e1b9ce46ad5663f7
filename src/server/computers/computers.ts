import { begunBy, stillBegun, type Begun } from '../../ai/begun.ts';
import type { Level } from '../../ai/names.ts';
import { askedOf } from '../../ai/asked.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import { toOrder } from '../../seat/session.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { LiveGame } from '../play/live-game.ts';
import type { LiveGames } from '../play/live-games.ts';
import type { Job, JobStore, NewJob } from '../store/jobs.ts';
import { timeAfter } from '../time-after.ts';
import { computerJob, type ComputerSeat } from './computer-jobs.ts';
import type { Mind } from './mind.ts';

/** Milliseconds after which another server takes over a decision of one that was killed. */
const LEASE = 60_000;

interface ComputerOptions {
  store: JobStore;
  games: LiveGames;
  /** So many decisions are thought about at a time; the others wait in the store, the oldest first. */
  minds: readonly Mind[];
  /** Milliseconds since 1970. */
  now?: () => number;
  onFailure?: (job: Job, error: Error) => void;
}

/**
 * Plays the seats that computers have. That one has to decide is a job, stored with the change that led to it; when it has played what it decided and
 * has to decide again, that is the next one.
 */
export class Computers {
  readonly #games: LiveGames;
  readonly #minds: readonly Mind[];
  readonly #free: Mind[];
  readonly #now: () => number;
  readonly #deciding: Jobs;
  readonly #replying: Jobs;
  #isClosed = false;
  /** How often something could not be decided or replied so far. */
  failed = 0;
  /** What was decided in a game and could not be played on: thought about anew where the game has been closed since. */
  readonly #begun = new WeakMap<LiveGame, Begun>();

  constructor({ store, games, minds, now = Date.now, onFailure }: ComputerOptions) {
    this.#now = now;
    this.#games = games;
    this.#minds = minds;
    this.#free = [...minds];
    const fail = (job: Job, error: Error): void => {
      this.failed++;
      onFailure?.(job, error);
    };
    const usual = { now, lease: LEASE, givesUp: false, onFailure: fail };
    const decide = (seat: unknown): Promise<NewJob[]> => this.#decide(seat as ComputerSeat);
    const reply = (seat: unknown): Promise<void> => this.#reply(seat as ComputerSeat);
    this.#deciding = new Jobs(store, { computer: decide }, { ...usual, most: minds.length });
    this.#replying = new Jobs(store, { reply }, usual);
  }

  start(): void {
    this.#deciding.start();
    this.#replying.start();
  }

  /** Something has been stored that a computer player has to do. */
  wake(): void {
    this.#deciding.wake();
    this.#replying.wake();
  }

  /** Drops what is being thought about: whoever is started next begins it anew. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closing = [this.#deciding.close(), this.#replying.close()];
    await Promise.all([...closing, ...this.#minds.map((mind) => mind.close())]);
  }

  /** Decides once, where it still has to, and gives the job of the decision after that. */
  async #decide(seat: ComputerSeat): Promise<NewJob[]> {
    const { game, side } = seat;
    const version = await this.#due(seat);
    if (version === undefined) return [];
    const refusal = await this.#at(seat, (table, level, live) => this.#play(table, level, live));
    const now = await this.#due(seat);
    if (now === version)
      throw new Error(`Nothing was played in ${game} by ${side}: ${JSON.stringify(refusal ?? null)}`);
    return now === undefined ? [] : [computerJob('computer', seat, now, timeAfter(this.#now))];
  }

  /** The version of the game in which it has to decide; undefined where it does not have to. */
  async #due({ game, side }: ComputerSeat): Promise<number | undefined> {
    const live = await this.#games.byId(game);
    return live?.look(() => (live.toAct === side && live.levelOf(side) ? live.version : undefined));
  }

  /** Plays what the mind decides, up to the first action that is not legal any more because something came between. Gives why that one was refused. */
  async #play(seat: LocalSeat, level: Level, live: LiveGame): Promise<Refusal | undefined> {
    const side = seat.side as string;
    const question = await live.look(() =>
      seat.toAct === side && live.levelOf(side) === level
        ? {
            asked: { ...askedOf(seat, side, level), begun: stillBegun(this.#begun.get(live), side, seat) },
            length: seat.actions.length,
            version: live.version,
          }
        : undefined,
    );
    if (!question) return undefined;
    const { asked, version } = question;
    let { length } = question;
    const actions = await this.#decided(asked);
    this.#begun.delete(live);
    // It has gone on, or back, since it was asked.
    if (live.version !== version) return undefined;
    for (const [i, action] of actions.entries()) {
      // Somebody is back whose seat it is.
      if (live.levelOf(side) !== level) return undefined;
      const played = await seat.perform([toOrder(action)], length);
      if (!played.ok) return played.error;
      length += played.value;
      if (seat.toAct === side) continue;
      this.#begun.set(live, begunBy(side, actions.slice(i + 1), seat));
      return undefined;
    }
    return undefined;
  }

  async #decided(asked: Parameters<Mind['ask']>[0]): Promise<Awaited<ReturnType<Mind['ask']>>['actions']> {
    if (this.#isClosed) throw new Error('The server is being closed.');
    const mind = this.#free.pop() as Mind;
    try {
      return (await mind.ask(asked)).actions;
    } finally {
      this.#free.push(mind);
    }
  }

  /** It gives decisions back, as it does at a table of one's own, and agrees on no draw. */
  async #reply(of: ComputerSeat): Promise<void> {
    await this.#at(of, async (seat) => {
      const { offer } = seat;
      if (!offer || offer.by === of.side) return;
      const said = await seat.parley(offer.what === 'take-back' ? 'accept' : 'decline');
      if (!said.ok && seat.offer) throw new Error(`Nothing was replied in ${of.game}: ${JSON.stringify(said.error)}`);
    });
  }

  /** Sits down where the seat is a computer's, and leaves when the work is done. */
  async #at<T>(
    { game, side }: ComputerSeat,
    work: (seat: LocalSeat, level: Level, live: LiveGame) => Promise<T>,
  ): Promise<T | undefined> {
    const live = await this.#games.byId(game);
    const level = live?.levelOf(side);
    if (!live || level === undefined) return undefined;
    const leave = live.enter();
    const seat = live.seat(side);
    try {
      return await work(seat, level, live);
    } finally {
      seat.leave();
      leave();
    }
  }
}
