import { expect, test } from 'vitest';
import { tableAt } from '../state/test-kit.ts';
import { chartOf, HEIGHT, scoresOf } from './score-chart.ts';

const WIDTH = 560;
const KINDS = { turn: 'turn', phase: 'phase' } as const;
const SIDES = ['red', 'blue'];
const turn = (turn: number, red?: number, blue?: number) => ({
  at: turn,
  event: {
    code: 'turn',
    args: { turn, ...(red === undefined ? {} : { red }), ...(blue === undefined ? {} : { blue }) },
  },
});
const now = { turn: 3, score: { red: 9, blue: 2 }, isOver: false };

test('the score of each turn is that with which the next one began; then comes the present one', () => {
  const log = [
    turn(1, 0, 5),
    { at: 2, event: { code: 'phase', args: { turn: 1, red: 50 } } },
    turn(2, 4, 5),
    turn(3, 9, 2),
  ];
  expect(scoresOf(KINDS, log, SIDES, now)).toEqual([
    { turn: 0, score: { red: 0, blue: 5 } },
    { turn: 1, score: { red: 4, blue: 5 } },
    { turn: 2, score: { red: 9, blue: 2 } },
    { turn: 3, score: { red: 9, blue: 2 }, isNow: true },
  ]);
  expect(scoresOf(KINDS, log, SIDES, { ...now, isOver: true }).at(-1)?.isNow).toBeUndefined();
});

test('turns of a log that did not tell the score are left out', () => {
  expect(scoresOf(KINDS, [turn(1), turn(2), turn(3, 9, 2)], SIDES, now).map((one) => one.turn)).toEqual([2, 3]);
});

test('a real game tells it from its first turn on', () => {
  const { seat, position } = tableAt();
  const { eventKinds, sides } = seat.game;
  const scores = scoresOf(eventKinds, position.log, sides, {
    turn: position.view.turn,
    score: position.view.points,
    isOver: false,
  });
  expect(scores.map((one) => one.score)).toEqual([position.view.points, position.view.points]);
});

test('the lines lie in the picture, higher for more, with round values and the goals beside them', () => {
  const scores = scoresOf(KINDS, [turn(1, 0, 300), turn(2, 120, -40), turn(3, 130, 0)], SIDES, now);
  const chart = chartOf(scores, SIDES, WIDTH, [{ side: 'red', value: 500 }]);
  expect(chart.values.map(({ value }) => value)).toEqual([-200, 0, 200, 400, 600]);
  expect(chart.turns.map((one) => one.turn)).toEqual([0, 1, 2, 3]);
  const pointsOf = (path = ''): number[][] => path.split(' ').map((point) => point.split(',').map(Number));
  const [red, blue] = chart.lines.map(({ path }) => pointsOf(path));
  expect((red?.[0]?.[1] ?? 0) > (red?.[1]?.[1] ?? 0)).toBe(true);
  expect((blue?.[1]?.[1] ?? 0) > (chart.values[1]?.y ?? 0)).toBe(true);
  expect(chart.goals).toMatchObject([{ side: 'red', value: 500 }]);
  for (const [x = -1, y = -1] of [...(red ?? []), ...(blue ?? [])]) {
    expect([x >= 0 && x <= WIDTH, y >= 0 && y <= HEIGHT]).toEqual([true, true]);
  }
});

test('of many turns only as many are numbered as there is room for', () => {
  const log = Array.from({ length: 60 }, (_, i) => turn(i + 1, i, 0));
  const { turns } = chartOf(scoresOf(KINDS, log, SIDES, { ...now, turn: 60 }), SIDES, WIDTH);
  const gaps = turns.slice(1).map(({ x }, i) => x - (turns[i]?.x ?? 0));
  expect(turns.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26);
});
