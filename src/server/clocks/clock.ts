import type { Side } from '../../kernel/game.ts';
import type { ClockFace } from '../../seat/clock-face.ts';
import { absenceAt, isAway, NOBODY_AWAY, whenPassed } from '../absence/absence.ts';

/** How fast a game is played. Milliseconds. */
export interface Pace {
  /** What a side has to begin with. */
  readonly bank: number;
  /** What it gets whenever a phase of its own begins, or a turn of its own, but for the first; and how much it can have at most by that. */
  readonly gain: number;
  readonly per: 'phase' | 'turn';
  readonly most: number;
  /** What each side has in every phase for decisions in the other one's, before they are taken from its bank. */
  readonly answer: number;
}

type Left = ClockFace['left'][Side];

/** The clocks of a game. */
export interface Clock {
  readonly left: Readonly<Record<Side, Left>>;
  /** Whose time runs. */
  readonly running?: { readonly side: Side; readonly of: 'play' | 'answer' };
  /** Who has had a phase of his own. */
  readonly begun: readonly Side[];
  /** Whose each phase of the turn has been so far. */
  readonly turn: number;
  readonly owners: Readonly<Record<string, Side>>;
  /** Up to when time has been taken off, in ISO 8601. */
  readonly since: string;
}

/** Who has to decide, and in which phase of which turn; nobody at the end. */
export interface Moment {
  readonly side: Side | undefined;
  readonly turn: number;
  readonly phase: string;
}

/** The clocks of a game that begins. */
export const startedClock = (pace: Pace, sides: readonly Side[], moment: Moment, now: string): Clock =>
  movedClock(
    pace,
    {
      left: Object.fromEntries(sides.map((side) => [side, { play: pace.bank, answer: pace.answer }])),
      begun: [],
      turn: moment.turn,
      owners: {},
      since: now,
    },
    moment,
    now,
  );

/** Takes time off the side whose time runs. What it does not have for answers is taken off its bank. */
export function chargedClock(clock: Clock, elapsed: number, now: string): Clock {
  const { running } = clock;
  if (!running) return { ...clock, since: now };
  const { play, answer } = clock.left[running.side] as Left;
  const answered = running.of === 'answer' ? Math.min(answer, elapsed) : 0;
  const left = { play: play - (elapsed - answered), answer: answer - answered };
  return { ...clock, left: { ...clock.left, [running.side]: left }, since: now };
}

/** The clocks after a decision, of which the time has been taken off. A phase belongs to who decides first in it, and is paid for once. */
export function movedClock(pace: Pace, clock: Clock, { side, turn, phase }: Moment, now: string): Clock {
  if (side === undefined) {
    const { running: _, ...stopped } = clock;
    return { ...stopped, since: now };
  }
  const owners = turn > clock.turn ? {} : clock.owners;
  const owner = owners[phase] ?? side;
  const running = { side, of: side === owner ? 'play' : 'answer' } as const;
  const next = {
    ...clock,
    running,
    since: now,
    turn: Math.max(turn, clock.turn),
    owners: { ...owners, [phase]: owner },
  };
  if (phase in owners) return next;
  const isPaid = !clock.begun.includes(side) || (pace.per === 'turn' && Object.values(owners).includes(side));
  const left = Object.entries(clock.left).map(([one, { play }]): [Side, Left] => {
    const richer = Math.max(play, Math.min(play + pace.gain, pace.most));
    return [one, { play: one === side && !isPaid ? richer : play, answer: pace.answer }];
  });
  return { ...next, left: Object.fromEntries(left), begun: [...new Set([...clock.begun, side])] };
}

/** The clocks after a side has got again what it had to begin with. */
export const refilledClock = (pace: Pace, clock: Clock, side: Side): Clock => ({
  ...clock,
  left: { ...clock.left, [side]: { play: pace.bank, answer: pace.answer } },
});

/** What the clocks show after so much more time, at this time; those of whoever is away then stand still. */
export function faceOf(clock: Clock, elapsed: number, absences = NOBODY_AWAY, now = clock.since): ClockFace {
  const { left, running } = chargedClock(clock, elapsed, clock.since);
  const away = [...absences].flatMap(([side, all]) => {
    const next = absenceAt(all, now);
    return next ? [[side, next] as const] : [];
  });
  return {
    left,
    ...(running && !isAway(absences.get(running.side), now) ? { running } : {}),
    ...(away.length > 0 ? { away: Object.fromEntries(away) } : {}),
  };
}

/** When the time that runs, or this share of it, is up, unless a server stands still before; undefined when none runs. */
export function dueOf({ since, left, running }: Clock, absences = NOBODY_AWAY, share = 1): string | undefined {
  if (!running) return undefined;
  const { play = 0, answer = 0 } = left[running.side] ?? {};
  const all = play + (running.of === 'answer' ? answer : 0);
  return whenPassed(share * all, absences.get(running.side) ?? [], since);
}
