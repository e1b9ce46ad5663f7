import type { Match } from '../../kernel/match.ts';
import { readEvent } from '../event-kinds.ts';
import type { Wargame } from '../wargame.ts';
import type { Stretch } from './turning-points.ts';

/** Divides a game into stretches while it is played: the margin is asked for where one ends alone. */
export class Stretches {
  readonly #game: Wargame;
  readonly #match: Match;
  readonly #done: Stretch[] = [];
  #open: Omit<Stretch, 'to' | 'after'>;
  /** How much of the log has been read. */
  #read: number;
  /** What is asked in the phase while nothing else is open. */
  #asked: string | undefined;

  constructor(game: Wargame, match: Match) {
    this.#game = game;
    this.#match = match;
    this.#read = match.log.length;
    this.#open = this.#stretch(this.#margin);
  }

  /** To be called after every action. */
  follow(): void {
    const { log, state } = this.#match;
    const events = log.slice(this.#read).map(({ event }) => readEvent(this.#game.eventKinds, event));
    this.#read = log.length;
    const attack = events.find((event) => event?.kind === 'declared');
    const isPhase = events.some((event) => event?.kind === 'phase' || event?.kind === 'turn');
    if (isPhase) this.#asked = undefined;
    const asked = this.#game.toAct(state) === 'chance' ? undefined : this.#game.prompt(state).code;
    const isBack = this.#open.hex !== undefined && asked !== undefined && asked === this.#asked;
    if (attack?.kind === 'declared') this.#next(attack.args.hex);
    else if (isPhase || isBack) this.#next();
    if (this.#open.hex === undefined) this.#asked ??= asked;
  }

  /** The stretches so far, the one that goes on included. */
  all(): readonly Stretch[] {
    this.follow();
    return [...this.#done, this.#closed()];
  }

  #next(hex?: string): void {
    const done = this.#closed();
    this.#done.push(done);
    this.#open = this.#stretch(done.after, hex);
  }

  #closed(): Stretch {
    return { ...this.#open, to: this.#match.actions.length, after: this.#margin };
  }

  #stretch(before: number, hex?: string): Omit<Stretch, 'to' | 'after'> {
    const { turn, phase } = this.#game.moment(this.#match.state);
    const from = this.#match.actions.length;
    return { from, turn, phase, before, ...(hex === undefined ? {} : { hex }) };
  }

  get #margin(): number {
    return this.#game.search.margin(this.#match.state);
  }
}
