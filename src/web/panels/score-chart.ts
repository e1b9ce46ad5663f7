import type { BaseEvent, Side } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import { readEvent, type EventKinds } from '../../wargame/event-kinds.ts';

/** What each side had when so many turns were over; `isNow`: what it has now, in the turn after them. */
export interface ScoreAt {
  turn: number;
  score: Readonly<Record<Side, number>>;
  isNow?: true;
}

/** The score at the end of each turn, as the log tells it, and as it is now; a server of an earlier version does not tell it. */
export function scoresOf(
  kinds: EventKinds,
  log: readonly LogEntry<BaseEvent>[],
  sides: readonly Side[],
  now: { turn: number; score: Readonly<Record<Side, number>>; isOver: boolean },
): ScoreAt[] {
  const ended = log.flatMap(({ event }): ScoreAt[] => {
    const known = readEvent(kinds, event);
    if (known?.kind !== 'turn') return [];
    const score = Object.fromEntries(
      sides.flatMap((side) => {
        const points = event.args?.[side];
        return typeof points === 'number' ? [[side, points]] : [];
      }),
    );
    return Object.keys(score).length > 0 ? [{ turn: known.args.turn - 1, score }] : [];
  });
  return [...ended, { turn: now.turn, score: now.score, ...(now.isOver ? {} : { isNow: true }) }];
}

/** Height of the picture in CSS pixels, and where its field lies: on the left there is room for the values, below for the turns. */
export const HEIGHT = 190;
export const FIELD = { left: 40, right: 14, top: 12, bottom: 24 } as const;
/** Values that the picture shows at least from top to bottom, so that small changes look small. */
const LEAST = 4;
/** Room that the number of a turn needs. */
const TICK = 26;

/** With so much a side wins. */
export interface Goal {
  side: Side;
  value: number;
}

export interface Chart {
  lines: readonly { side: Side; path: string; end: readonly [x: number, y: number] }[];
  /** Turns with a number below them. */
  turns: readonly { x: number; turn: number }[];
  values: readonly { y: number; value: number }[];
  goals: readonly (Goal & { y: number })[];
}

/** The scores as lines, with the values at which a side wins, in a picture so wide. */
export function chartOf(
  scores: readonly ScoreAt[],
  sides: readonly Side[],
  width: number,
  goals: readonly Goal[] = [],
): Chart {
  const across = width - FIELD.left - FIELD.right;
  const all = [...scores.flatMap(({ score }) => Object.values(score)), ...goals.map(({ value }) => value)];
  const [first, last] = [scores[0]?.turn ?? 0, scores.at(-1)?.turn ?? 0];
  const step = stepFor(Math.max(...all, 0) - Math.min(...all, 0));
  const bottom = Math.floor(Math.min(...all, 0) / step) * step;
  const top = Math.max(Math.ceil(Math.max(...all, 0) / step) * step, bottom + LEAST);
  const x = (turn: number): number => FIELD.left + (last === first ? 1 : (turn - first) / (last - first)) * across;
  const y = (value: number): number =>
    FIELD.top + ((top - value) / (top - bottom)) * (HEIGHT - FIELD.top - FIELD.bottom);
  const every = Math.max(1, Math.ceil((TICK * (last - first)) / across));
  return {
    lines: sides.flatMap((side) => {
      const points = scores.flatMap(({ turn, score }) =>
        score[side] === undefined ? [] : [[x(turn), y(score[side])] as const],
      );
      const end = points.at(-1);
      return end ? [{ side, path: points.map((at) => at.map((one) => one.toFixed(1)).join(',')).join(' '), end }] : [];
    }),
    turns: scores.flatMap(({ turn }) => ((turn - first) % every === 0 ? [{ x: x(turn), turn }] : [])),
    values: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => ({
      value: bottom + i * step,
      y: y(bottom + i * step),
    })),
    goals: goals.map((goal) => ({ ...goal, y: y(goal.value) })),
  };
}

/** About four lines, at round values. */
function stepFor(span: number): number {
  const rough = Math.max(span, LEAST) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
}
