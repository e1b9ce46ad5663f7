// npm run ladder -- [--quick] [--game ID]: how the levels of computer players stand against each other, game by game, in the longest scenario
// of each. Writes docs/ladder.md, down to its list of what was tried; --quick plays fewer pairs, writes nothing, and ends with status 1
// when a level is not above the one below it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVEL_NAMES } from '../../src/ai/names.ts';
import { pairsOf, summarisePairs, type PairSummary } from '../../src/cli/simulate/pairs.ts';
import { rate, type Meeting } from '../../src/cli/simulate/rating.ts';
import type { Estimate, Finished } from '../../src/cli/simulate/summary.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { root } from '../common.mjs';
import { gamesNamed, playGames, shareText, withError } from '../played.ts';

const DOCUMENT = join(root, 'docs/ladder.md');
/** Where the list of what was tried begins, which people write. */
const BY_HAND = '\n## Tried\n';
const SEED = 'ladder';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, game: { type: 'string' } } });
const asked = gamesNamed(values.game);
/** Pairs that are played in any case, and at most; between them until the interval of the share is clear of one half. */
const [LEAST, MOST, BATCH] = values.quick ? [8, 16, 4] : [60, 160, 10];
/** The strongest level thinks for seconds a turn: too long for few minutes. */
const LEVELS = values.quick ? LEVEL_NAMES.filter((level) => level !== 'veteran') : LEVEL_NAMES;

interface Met {
  game: Wargame;
  better: string;
  worse: string;
  summary: PairSummary;
  meeting: Meeting;
}

async function meet(game: Wargame, second: number): Promise<Met> {
  const [worse, better] = LEVELS.slice(second - 1) as [string, string];
  const players = [better, worse] as [string, string];
  const scenario = game.scenarios.at(-1)?.id ?? '';
  const played: Finished[] = [];
  for (let batch = 0; ; batch++) {
    const job = { game: game.id, scenario, players, seed: `${SEED}-${batch}`, games: 2 * BATCH, isPaired: true };
    const results = await playGames(game, job);
    played.push(...results.map((one) => ({ ...one, index: batch * 2 * BATCH + one.index })));
    const summary = summarisePairs(game.sides, players, played);
    const [low, , high] = summary.share[better] as [number, number, number];
    if (summary.pairs < LEAST || (low <= 0.5 && high >= 0.5 && summary.pairs < MOST)) continue;
    const scores = pairsOf(game.sides, played).map(({ score }) => score);
    return { game, better, worse, summary, meeting: { first: second, second: second - 1, scores } };
  }
}

function rowOf({ game, better, worse, summary }: Met): string {
  const seconds = summary.seconds[better] as { median: number; p95: number };
  const cells = [
    `${game.id}, ${game.scenarios.at(-1)?.id ?? ''}`,
    `${better} against ${worse}`,
    `${summary.won[better]} of ${summary.pairs}${summary.tied > 0 ? `, ${summary.tied} even` : ''}`,
    shareText(summary.share[better] as [number, number, number]),
    ...[summary.margin, summary.adjusted].map((of) => withError(of[better] as Estimate)),
    `${seconds.median.toFixed(2)} / ${seconds.p95.toFixed(2)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function ratingsOf(name: string, meetings: readonly Meeting[]): string {
  const cells = rate(LEVELS.length, meetings, seeded(1))
    .slice(1)
    .map(({ elo, low, high }) => `${elo.toFixed(0)} (${low.toFixed(0)} – ${high.toFixed(0)})`);
  return `| ${[name, ...cells].join(' | ')} |`;
}

const met: Met[] = [];
const HEAD = `| game | levels | pairs won | share (95 %) | margin a pair | luck-adjusted | turn, s: median / 95 % |
|---|---|---|---|---|---|---|`;
process.stdout.write(`${HEAD}\n`);
for (const game of asked) {
  for (let second = 1; second < LEVELS.length; second++) {
    const one = await meet(game, second);
    met.push(one);
    process.stdout.write(`${rowOf(one)}\n`);
  }
}
const games = [...new Set(met.map(({ game }) => game))];
const ratings = [
  `| game | ${LEVELS.slice(1).join(' | ')} |`,
  `|${'---|'.repeat(LEVELS.length)}`,
  ...games.map((game) =>
    ratingsOf(
      game.id,
      met.filter((one) => one.game === game).map(({ meeting }) => meeting),
    ),
  ),
  ratingsOf(
    'all',
    met.map(({ meeting }) => meeting),
  ),
].join('\n');
process.stdout.write(`\n${ratings}\n`);
const isInOrder = met.every(({ better, summary }) => (summary.share[better]?.[1] ?? 0) > 0.5);
if (!values.quick && values.game === undefined) write();
if (!isInOrder) {
  process.stdout.write('\nNot every level is above the one below it.\n');
  process.exitCode = 1;
}

function write(): void {
  const before = readFileSync(DOCUMENT, 'utf8');
  const text = `# Ladder

How the levels of computer players stand against each other, by \`npm run ladder\`. A pair is two games on the same dice with the sides exchanged; it is won by wins, then by the margin
in what decides the game; luck-adjusted is the margin less what the dice gave (src/ai/luck.ts); ± is one standard error. ${LEAST} pairs are played, then more until the interval of the share is clear of one half, ${MOST} at most.

${HEAD}
${met.map(rowOf).join('\n')}

Ratings above \`${LEVELS[0]}\` on Elo's scale (Bradley–Terry, 95 % by bootstrap over the pairs):

${ratings}
`;
  writeFileSync(DOCUMENT, text + before.slice(before.indexOf(BY_HAND)));
}
