import { LEVEL_NAMES } from '../../src/ai/names.ts';
import { rate, type Meeting as Scores } from '../../src/cli/simulate/rating.ts';
import type { Estimate } from '../../src/cli/simulate/summary.ts';
import { seeded } from '../../src/kernel/random.ts';
import { shareText, withError } from '../played.ts';
import { isOver, scenarioOf, summarised, type Length, type Meeting } from './meetings.ts';

export const HEAD = `| game | levels | pairs won | share (95 %) | margin a pair | luck-adjusted | turn, s: median / 95 % |
|---|---|---|---|---|---|---|`;

export function rowOf(meeting: Meeting, length: Length): string {
  const { game, better, worse } = meeting;
  const summary = summarised(meeting);
  const seconds = summary.seconds[better] as { median: number; p95: number };
  const cells = [
    `${game}, ${scenarioOf(meeting)}`,
    `${better} against ${worse}`,
    `${summary.won[better]} of ${summary.pairs}${summary.tied > 0 ? `, ${summary.tied} even` : ''}${isOver(meeting, length) ? '' : ', goes on'}`,
    shareText(summary.share[better] as [number, number, number]),
    ...[summary.margin, summary.adjusted].map((of) => withError(of[better] as Estimate)),
    `${seconds.median.toFixed(2)} / ${seconds.p95.toFixed(2)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Ratings in each game and in all, of the levels that have met anybody, where somebody has met the lowest, above whom they count. */
export function ratingsOf(meetings: readonly Meeting[]): string {
  const met = meetings.filter(({ pairs }) => pairs.length > 0);
  const games = met.filter(({ worse }) => worse === LEVEL_NAMES[0]).map(({ game }) => game);
  const inGames = (some: readonly string[]): Meeting[] => met.filter(({ game }) => some.includes(game));
  return [
    `| game | ${LEVEL_NAMES.slice(1).join(' | ')} |`,
    `|${'---|'.repeat(LEVEL_NAMES.length)}`,
    ...games.map((game) => ratingRow(game, inGames([game]))),
    ratingRow('all', inGames(games)),
  ].join('\n');
}

function ratingRow(name: string, meetings: readonly Meeting[]): string {
  const scores = meetings.map(({ better, worse, pairs }): Scores => {
    const [first, second] = [LEVEL_NAMES.indexOf(better), LEVEL_NAMES.indexOf(worse)];
    return { first, second, scores: pairs.map(({ score }) => score) };
  });
  const cells = rate(LEVEL_NAMES.length, scores, seeded(1)).map(({ elo, low, high }, level) =>
    scores.some(({ first, second }) => first === level || second === level)
      ? `${elo.toFixed(0)} (${low.toFixed(0)} – ${high.toFixed(0)})`
      : '–',
  );
  return `| ${[name, ...cells.slice(1)].join(' | ')} |`;
}

/** The part of docs/ladder.md that a run writes. */
export function reportOf(meetings: readonly Meeting[], length: Length): string {
  const rows = meetings.filter(({ pairs }) => pairs.length > 0).map((meeting) => rowOf(meeting, length));
  return `# Ladder

How the levels of computer players stand against each other, by \`npm run ladder\`. A pair is two games on the same dice with the sides exchanged; it is won by wins, then by the margin
in what decides the game; luck-adjusted is the margin less what the dice gave (src/ai/luck.ts); ± is one standard error. ${length.least} pairs are played, then more until the interval of the share is clear of one half, ${length.most} at most;
what "goes on" has not come so far. Pairs are kept in docs/ladder.json, so that a run goes on where the last one stopped; where a level plays otherwise than it did, its meetings begin anew.

${HEAD}
${rows.join('\n')}

Ratings above \`${LEVEL_NAMES[0]}\` on Elo's scale (Bradley–Terry, 95 % by bootstrap over the pairs):

${ratingsOf(meetings)}
`;
}
