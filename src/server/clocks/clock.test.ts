import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedClock, faceOf, movedClock, startedClock, type Clock, type Moment, type Pace } from './clock.ts';
import { PACES } from './paces.ts';
import { upBetween } from '../absence/spans.ts';

const pace: Pace = { bank: 100, gain: 10, per: 'phase', most: 120, answer: 20 };
const sides = ['red', 'blue'];
const NOW = '2026-11-30T10:00:00.000Z';
const at = (side: string | undefined, phase: string, turn = 1): Moment => ({ side, phase, turn });
const started = (by = pace): Clock => startedClock(by, sides, at('red', 'red-moves'), NOW);
/** So much later a decision has been made. */
const after = (clock: Clock, elapsed: number, moment: Moment, by = pace): Clock =>
  movedClock(by, chargedClock(clock, elapsed, NOW), moment, NOW);

describe('a clock', () => {
  it('gives each side its bank, and runs for who has to decide', () => {
    const clock = started();
    expect(clock.left).toEqual({ red: { play: 100, answer: 20 }, blue: { play: 100, answer: 20 } });
    expect(faceOf(clock, 30)).toEqual({
      left: { red: { play: 70, answer: 20 }, blue: { play: 100, answer: 20 } },
      running: { side: 'red', of: 'play' },
    });
  });

  it('takes answers in the other one’s phase from what there is for them, and only then from the bank', () => {
    const asked = after(started(), 10, at('blue', 'red-moves'));
    expect(asked.running).toEqual({ side: 'blue', of: 'answer' });
    expect(faceOf(asked, 15).left['blue']).toEqual({ play: 100, answer: 5 });
    expect(faceOf(asked, 25).left['blue']).toEqual({ play: 95, answer: 0 });
    const back = after(asked, 25, at('red', 'red-moves'));
    expect(back.running).toEqual({ side: 'red', of: 'play' });
    expect(after(back, 0, at('red', 'red-fights')).left['blue']).toEqual({ play: 95, answer: 20 });
  });

  it('pays every phase of a side but the first, up to the most there can be', () => {
    const second = after(started(), 50, at('red', 'red-fights'));
    expect(second.left['red']?.play).toBe(60);
    const others = after(second, 0, at('blue', 'blue-moves'));
    expect(others.left['blue']?.play).toBe(100);
    const full = ['2', '3', '4'].reduce((clock, phase) => after(clock, 0, at('blue', phase)), others);
    expect(full.left['blue']?.play).toBe(120);
  });

  it('pays a phase once, however often it is gone back from', () => {
    const second = after(started(), 50, at('red', 'red-fights'));
    const again = after(after(second, 0, at('red', 'red-moves')), 0, at('red', 'red-fights'));
    expect(again.left['red']?.play).toBe(60);
  });

  it('pays once a turn where it is counted by turns', () => {
    const by = { ...pace, per: 'turn' } as const;
    const first = after(started(by), 50, at('red', 'red-fights'), by);
    expect(first.left['red']?.play).toBe(50);
    const next = after(first, 0, at('red', 'red-moves', 2), by);
    expect(next.left['red']?.play).toBe(60);
    expect(after(next, 0, at('red', 'red-fights', 2), by).left['red']?.play).toBe(60);
  });

  it('stands still when nobody has to decide any more', () => {
    const over = after(started(), 10, at(undefined, 'red-moves'));
    expect(faceOf(over, 1000)).toEqual({ left: over.left });
  });

  const gap = fc.integer({ min: 0, max: 40 });
  const step = fc.record({
    elapsed: gap,
    side: fc.constantFrom(...sides),
    phase: fc.constantFrom('a', 'b', 'c'),
    turn: fc.integer({ min: 1, max: 3 }),
  });

  it('takes off exactly the time of who had to decide, and never lets anybody have more than the most there can be', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom('phase', 'turn'), (steps, per) => {
        const by: Pace = { ...pace, per };
        let clock = started(by);
        for (const { elapsed, ...moment } of steps) {
          const charged = chargedClock(clock, elapsed, NOW);
          const total = (side: string): number =>
            (clock.left[side]?.play ?? 0) +
            (clock.left[side]?.answer ?? 0) -
            (charged.left[side]?.play ?? 0) -
            (charged.left[side]?.answer ?? 0);
          for (const side of sides) expect(total(side)).toBe(side === clock.running?.side ? elapsed : 0);
          clock = movedClock(by, charged, moment, NOW);
          for (const { play, answer } of Object.values(clock.left)) {
            expect(play).toBeLessThanOrEqual(by.most);
            expect(answer).toBeLessThanOrEqual(by.answer);
          }
        }
      }),
    );
  });

  it('lets no game go on without an end: however it is gone back and forth, all that can be had is used up', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        let clock = started();
        let used = 0;
        for (let round = 0; round < 20; round++)
          for (const { side, phase, turn } of steps) {
            used += clock.running?.side === 'red' ? 5 : 0;
            clock = after(clock, 5, { side, phase, turn });
          }
        const phases = 9;
        const most = pace.bank + phases * (pace.gain + pace.answer) + pace.answer;
        expect(used > most ? (clock.left['red']?.play ?? 0) <= 0 : true).toBe(true);
      }),
    );
  });
});

describe('what a server did not run', () => {
  const minute = (n: number): string => `2026-11-30T10:${String(n).padStart(2, '0')}:00.000Z`;
  const runs = [
    { begun: minute(20), seen: minute(30) },
    { begun: minute(0), seen: minute(10) },
    { begun: minute(5), seen: minute(12) },
  ];

  it('is nobody’s time', () => {
    expect(upBetween(runs, minute(2), minute(40))).toBe(20 * 60_000);
    expect(upBetween(runs, minute(11), minute(25))).toBe(6 * 60_000);
    expect(upBetween(runs, minute(13), minute(19))).toBe(0);
    expect(upBetween([], minute(13), minute(19))).toBe(0);
  });

  it('is never more than what has passed, nor less than any one run of it', () => {
    const run = fc.tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), run, (pairs, span) => {
        const [from, to] = [...span].sort((a, b) => a - b) as [number, number];
        const some = pairs.map((pair) => [...pair].sort((a, b) => a - b) as [number, number]);
        const minutes = Array.from({ length: 60 }, (_, n) => n).filter(
          (n) => n >= from && n < to && some.some(([a, b]) => n >= a && n < b),
        );
        const known = some.map(([a, b]) => ({ begun: minute(a), seen: minute(b) }));
        expect(upBetween(known, minute(from), minute(to))).toBe(minutes.length * 60_000);
      }),
    );
  });
});

it('every pace lets a side answer, and has a most that it can reach', () => {
  for (const one of Object.values(PACES)) {
    if (!one) continue;
    expect(one.most).toBeGreaterThanOrEqual(one.bank);
    expect(one.answer).toBeGreaterThan(0);
  }
});
