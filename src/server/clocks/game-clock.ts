import type { Side } from '../../kernel/game.ts';
import type { ClockFace } from '../../seat/clock-face.ts';
import { awayBetween, chargeable, type Absence, type Absences } from '../absence/absence.ts';
import {
  chargedClock,
  faceOf,
  movedClock,
  refilledClock,
  startedClock,
  type Clock,
  type Moment,
  type Pace,
} from './clock.ts';
import type { Uptime } from './uptime.ts';

/** The clocks of a game while it is played here: time is taken off them by this process's own clock, which does not jump. */
export class GameClock {
  readonly #pace: Pace | null;
  readonly #uptime: Uptime;
  readonly #absences: () => Absences;
  #clock: Clock | undefined;
  /** When time was taken off last. */
  #charged = 0;

  /** `pace`: null where it is played without clocks; `absences`: who is away, by what is known now. */
  constructor(pace: Pace | null, uptime: Uptime, absences: () => Absences) {
    this.#pace = pace;
    this.#uptime = uptime;
    this.#absences = absences;
  }

  /** Goes on with the clocks as they were kept, or sets them: what passed while no server ran is nobody's. */
  async start(kept: Clock | undefined, sides: readonly Side[], moment: Moment): Promise<void> {
    this.#charged = performance.now();
    const now = new Date().toISOString();
    if (kept) {
      const runs = await this.#uptime.since(kept.since, now);
      this.#clock = chargedClock(kept, chargeable(runs, this.#awayNow(kept), kept.since, now), now);
    } else if (this.#pace) this.#clock = startedClock(this.#pace, sides, moment, now);
  }

  /** As of when time was taken off last; undefined in a game without clocks. */
  get clock(): Clock | undefined {
    return this.#clock;
  }

  /** What they show now. */
  get face(): ClockFace | undefined {
    return this.#clock && faceOf(this.#clock, this.#elapsed, this.#absences(), new Date().toISOString());
  }

  /** Takes off what a decision has taken. */
  move(moment: Moment, now: string): void {
    if (this.#pace && this.#clock)
      this.#clock = movedClock(this.#pace, chargedClock(this.#clock, this.#elapsed, now), moment, now);
    this.#charged = performance.now();
  }

  /** A side gets again what it had to begin with. */
  refill(side: Side): void {
    if (!this.#pace || !this.#clock) return;
    const charged = chargedClock(this.#clock, this.#elapsed, new Date().toISOString());
    this.#clock = refilledClock(this.#pace, charged, side);
    this.#charged = performance.now();
  }

  /** Milliseconds since a time in which a server ran and a side was not away. */
  async waited(side: Side, since: string): Promise<number> {
    const now = new Date().toISOString();
    return chargeable(await this.#uptime.since(since, now), this.#absences().get(side) ?? [], since, now);
  }

  /** Milliseconds since time was taken off last, without those in which whoever has to decide is away. */
  get #elapsed(): number {
    const passed = performance.now() - this.#charged;
    if (!this.#clock) return passed;
    const away = awayBetween(this.#awayNow(this.#clock), this.#clock.since, new Date().toISOString());
    return Math.max(0, passed - away);
  }

  /** When whoever's time runs is away. */
  readonly #awayNow = ({ running }: Clock): readonly Absence[] => (running && this.#absences().get(running.side)) ?? [];
}
