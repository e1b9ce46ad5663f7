import { join } from 'node:path';
import type { Level } from '../../src/ai/names.ts';
import { pairsOf, summaryOf, turnsOf, type Pair, type PairSummary } from '../../src/cli/simulate/pairs.ts';
import { gameById, GAMES } from '../../src/games/all.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { root } from '../common.mjs';
import { keepLines, kept, playGames } from '../played.ts';

/** Two levels in the longest scenario of a game, with the pairs that they have played so far. */
export interface Meeting {
  game: string;
  better: Level;
  worse: Level;
  pairs: Pair[];
  /** How many turns of the better and of the worse took so many seconds: to two digits, and to hundredths. */
  turns: [Turns, Turns];
}

type Turns = Record<string, number>;

/** Who meets whom: every level the one below it, and the strongest those who play at sight. */
export const MEETINGS: readonly (readonly [better: Level, worse: Level])[] = [
  ['recruit', 'random'],
  ['regular', 'recruit'],
  ['veteran', 'regular'],
  ['veteran', 'recruit'],
];

export const met = (game: string, better: Level, worse: Level): Meeting => ({
  game,
  better,
  worse,
  pairs: [],
  turns: [{}, {}],
});

/** Pairs that are played in any case, and at most; between them until the interval of the share is clear of one half. */
export interface Length {
  least: number;
  most: number;
  /** Pairs that are played at a time. */
  batch: number;
}

export function isOver(meeting: Meeting, { least, most }: Length): boolean {
  const { pairs, share } = summarised(meeting);
  const [low, , high] = share[meeting.better] as [number, number, number];
  return pairs >= most || (pairs >= least && (low > 0.5 || high < 0.5));
}

/** Of those that are not over, or of which it is not known that they still hold, the one with the fewest pairs; undefined where there are none. */
export const mostWanted = (
  meetings: readonly Meeting[],
  length: Length,
  holding: ReadonlySet<Meeting>,
): Meeting | undefined =>
  meetings
    .filter((one) => !isOver(one, length) || !holding.has(one))
    .toSorted((one, other) => one.pairs.length - other.pairs.length)[0];

/** The longest scenario of its game. */
export const scenarioOf = (meeting: Meeting): string => gameOf(meeting).scenarios.at(-1)?.id ?? '';

const gameOf = ({ game }: Meeting): Wargame => gameById(game) as Wargame;

/** The next pairs of a meeting, on all processors. Their dice depend on how many there were before, so that going on gives what one run would have given. */
export async function playOn(meeting: Meeting, length: Length): Promise<void> {
  const { pairs, turns } = await playBatch(meeting, meeting.pairs.length / length.batch, length);
  meeting.pairs.push(...pairs);
  turns.forEach((seconds, player) => {
    const counts = meeting.turns[player] as Turns;
    for (const one of seconds) {
      const about = Number(one.toPrecision(2)).toFixed(2);
      counts[about] = (counts[about] ?? 0) + 1;
    }
  });
}

/** Do its first pairs still come out as they are kept? Else somebody plays otherwise than he did. */
export async function isAsBefore(meeting: Meeting, length: Length): Promise<boolean> {
  const { pairs } = await playBatch(meeting, 0, length);
  return JSON.stringify(pairs) === JSON.stringify(meeting.pairs.slice(0, pairs.length));
}

async function playBatch(meeting: Meeting, number: number, { batch }: Length) {
  const game = gameOf(meeting);
  const players = [meeting.better, meeting.worse];
  const seed = `ladder-${number}`;
  const job = { game: game.id, scenario: scenarioOf(meeting), players, seed, games: 2 * batch, isPaired: true };
  const played = await playGames(game, job);
  return { pairs: pairsOf(game.sides, played), turns: turnsOf(played) };
}

export const summarised = ({ better, worse, pairs, turns: [first, second] }: Meeting): PairSummary =>
  summaryOf([better, worse], pairs, [listed(first), listed(second)]);

const listed = (turns: Turns): number[] =>
  Object.entries(turns).flatMap(([seconds, count]) => new Array<number>(count).fill(Number(seconds)));

/** Beside the report, so that a run can go on another day. */
const FILE = join(root, 'docs/ladder.json');

export const keep = (meetings: readonly Meeting[]): void => keepLines(FILE, meetings);

/** The meetings of all games, with what earlier runs have kept of them. */
export function allMeetings(): Meeting[] {
  const before = kept<Meeting>(FILE);
  return GAMES.flatMap(({ id }) =>
    MEETINGS.map(([better, worse]) => {
      const isIt = (one: Meeting): boolean => one.game === id && one.better === better && one.worse === worse;
      return before.find(isIt) ?? met(id, better, worse);
    }),
  );
}
