import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absenceAt, awayBetween, chargeable, isAway, whenPassed, type Absence, type Absences } from './absence.ts';
import { chargedClock, dueOf, faceOf, movedClock, startedClock, type Clock, type Pace } from '../clocks/clock.ts';

const START = Date.parse('2026-11-30T00:00:00Z');
const MINUTE = 60_000;
const at = (minute: number): string => new Date(START + minute * MINUTE).toISOString();
const away = (begun: number, ended: number): Absence => ({ begun: at(begun), ended: at(ended) });

const span = fc.tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 1, max: 30 }));
const spans = fc.array(span, { maxLength: 5 });
const covers = (all: readonly (readonly [number, number])[], minute: number): boolean =>
  all.some(([from, length]) => minute >= from && minute < from + length);
const absences = (all: readonly (readonly [number, number])[]): Absence[] =>
  all.map(([from, length]) => away(from, from + length));

describe('what somebody is charged for', () => {
  it('is each minute in which a server ran and he was not away, however these overlap', () => {
    fc.assert(
      fc.property(spans, spans, span, (runs, gone, [from, length]) => {
        const minutes = Array.from({ length }, (_, n) => from + n);
        const charged = minutes.filter((minute) => covers(runs, minute) && !covers(gone, minute));
        const known = runs.map(([begun, long]) => ({ begun: at(begun), seen: at(begun + long) }));
        expect(chargeable(known, absences(gone), at(from), at(from + length))).toBe(charged.length * MINUTE);
      }),
    );
  });

  it('is up when as much has passed, and not before', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 59 }), fc.integer({ min: 1, max: 90 }), (gone, from, minutes) => {
        const all = absences(gone);
        const due = whenPassed(minutes * MINUTE, all, at(from));
        const passed = (until: string): number =>
          Date.parse(until) - Date.parse(at(from)) - awayBetween(all, at(from), until);
        expect(passed(due)).toBe(minutes * MINUTE);
        expect(passed(new Date(Date.parse(due) - 1).toISOString())).toBeLessThan(minutes * MINUTE);
      }),
    );
  });
});

describe('the clocks of a game with vacations', () => {
  const pace: Pace = { bank: 60 * MINUTE, gain: 10 * MINUTE, per: 'turn', most: 60 * MINUTE, answer: 5 * MINUTE };
  const sides = ['red', 'blue'];
  const moment = (side: string, turn: number) => ({ side, turn, phase: `${side} moves` });

  /** Charges as a server does: where it is open by the time that has passed, where it is opened again by when servers ran. */
  function charged(clock: Clock, gone: Absences, runs: readonly [number, number][], now: number): Clock {
    const own = (clock.running && gone.get(clock.running.side)) ?? [];
    const known = runs.map(([begun, seen]) => ({ begun: at(begun), seen: at(seen) }));
    return chargedClock(clock, chargeable(known, own, clock.since, at(now)), at(now));
  }

  it('charge nobody for what he could not do: away, or with no server, both at once and over restarts', () => {
    fc.assert(
      fc.property(
        spans,
        spans,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean(), fc.integer({ min: 0, max: 8 })), {
          maxLength: 15,
        }),
        (red, blue, steps) => {
          const gone = new Map([
            ['red', absences(red)],
            ['blue', absences(blue)],
          ]);
          let clock = startedClock(pace, sides, moment('red', 1), at(0));
          let now = 0;
          const could: Record<string, number> = { red: 0, blue: 0 };
          const taken: Record<string, number> = { red: 0, blue: 0 };
          for (const [turn, [minutes, moves, down]] of steps.entries()) {
            const side = clock.running?.side as string;
            const before = clock.left[side];
            // The server stops after these minutes for some more.
            for (let minute = now; minute < now + minutes; minute++)
              if (!covers(side === 'red' ? red : blue, minute)) could[side] = (could[side] ?? 0) + MINUTE;
            clock = charged(clock, gone, [[now, now + minutes]], now + minutes + down);
            now += minutes + down;
            const after = clock.left[side];
            const paid = (before?.play ?? 0) + (before?.answer ?? 0) - (after?.play ?? 0) - (after?.answer ?? 0);
            taken[side] = (taken[side] ?? 0) + paid;
            if (moves) clock = movedClock(pace, clock, moment(side === 'red' ? 'blue' : 'red', turn + 2), at(now));
          }
          expect(taken).toEqual(could);
        },
      ),
    );
  });

  it('let no game go on without an end: whoever does nothing is out of time once his vacations are over', () => {
    fc.assert(
      fc.property(spans, (red) => {
        const gone: Absences = new Map([['red', absences(red)]]);
        const clock = startedClock(pace, sides, moment('red', 1), at(0));
        const due = dueOf(clock, gone) as string;
        const days = red.reduce((sum, [, length]) => sum + length, 0);
        expect(Date.parse(due)).toBeLessThanOrEqual(START + pace.bank + days * MINUTE);
        const late = charged(clock, gone, [[0, 1000]], (Date.parse(due) - START) / MINUTE);
        expect(late.left['red']?.play).toBe(0);
      }),
    );
  });

  it('stand still for whoever is away, and say until when', () => {
    const clock = startedClock(pace, sides, moment('red', 1), at(0));
    const gone: Absences = new Map([
      ['red', [away(50, 60), away(10, 20)]],
      ['blue', [away(0, 5)]],
    ]);
    const running = { side: 'red', of: 'play' };
    expect(faceOf(clock, 0, gone, at(4))).toMatchObject({ running, away: { red: away(10, 20), blue: away(0, 5) } });
    const still = faceOf(clock, 0, gone, at(12));
    expect([still.running, still.away]).toEqual([undefined, { red: away(10, 20) }]);
    expect(faceOf(clock, 0, gone, at(20))).toMatchObject({ running, away: { red: away(50, 60) } });
    expect(faceOf(clock, 0, gone, at(60)).away).toBeUndefined();
  });
});

it('an absence has its first moment, and not its last', () => {
  const all = [away(10, 20)];
  expect([9, 10, 19, 20].map((minute) => isAway(all, at(minute)))).toEqual([false, true, true, false]);
  expect(absenceAt(all, at(20))).toBeUndefined();
  expect(isAway(undefined, at(0))).toBe(false);
});
