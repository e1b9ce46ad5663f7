import { quantile } from './summary.ts';

/** Pairs of games of two levels, by their indexes: what the first of them had from each pair: 1, ½ or 0. */
export interface Meeting {
  first: number;
  second: number;
  scores: readonly number[];
}

export interface Rating {
  /** Points of Elo's scale above the first level: 400 are ten wins to one. */
  elo: number;
  /** Ends of the 95 % interval, over the pairs drawn again. */
  low: number;
  high: number;
}

const ROUNDS = 200;
const DRAWS = 400;

/**
 * Bradley–Terry: the strengths that make what happened likeliest, with an imagined even pair in each meeting so that nobody is infinitely better.
 * The interval is a bootstrap over the pairs.
 */
export function rate(levels: number, meetings: readonly Meeting[], random: () => number): Rating[] {
  const drawn = Array.from({ length: DRAWS }, () =>
    strengths(
      levels,
      meetings.map((meeting) => ({
        ...meeting,
        scores: meeting.scores.map(() => meeting.scores[Math.floor(random() * meeting.scores.length)] as number),
      })),
    ),
  );
  return strengths(levels, meetings).map((elo, level) => {
    const values = drawn.map((each) => each[level] as number);
    return { elo, low: quantile(values, 0.025), high: quantile(values, 0.975) };
  });
}

function strengths(levels: number, meetings: readonly Meeting[]): number[] {
  let now = new Array<number>(levels).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const won = new Array<number>(levels).fill(0);
    const played = new Array<number>(levels).fill(0);
    for (const { first, second, scores } of meetings) {
      const pairs = scores.length + 1;
      const wins = scores.reduce((sum, score) => sum + score, 0.5);
      const share = pairs / ((now[first] as number) + (now[second] as number));
      won[first] = (won[first] as number) + wins;
      won[second] = (won[second] as number) + pairs - wins;
      played[first] = (played[first] as number) + share;
      played[second] = (played[second] as number) + share;
    }
    now = now.map((strength, level) => (played[level] ? (won[level] as number) / (played[level] as number) : strength));
  }
  return now.map((strength) => 400 * Math.log10(strength / (now[0] as number)));
}
