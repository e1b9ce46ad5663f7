// npm run balance -- [--level LEVEL] [--games N] [--game ID]: how even the scenarios are, a level playing against itself. Writes what it finds into
// the table of docs/balance.md, a row a scenario and level; rows of other levels, and the text around the table, stay as they are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVEL_NAMES } from '../../src/ai/names.ts';
import { quantile, summarise, type Estimate } from '../../src/cli/simulate/summary.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { root } from '../common.mjs';
import { gamesNamed, playGames, shareText, whole, withError } from '../played.ts';

const DOCUMENT = join(root, 'docs/balance.md');
const SEED = 'balance';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'recruit' },
    games: { type: 'string', default: '200' },
    game: { type: 'string' },
  },
});
const { level } = values;
const games = Number(values.games);
if (!(LEVEL_NAMES as readonly string[]).includes(level))
  throw new Error(`There is no level ${level}: ${LEVEL_NAMES.join(', ')}.`);
if (!Number.isInteger(games) || games < 1) throw new Error(`${values.games} is no number of games: 1 or more.`);
const asked = gamesNamed(values.game);

/** The cells of a row: what was played, how often the first side won, its margin, and what would make it even. */
async function rowOf(game: Wargame, scenario: string): Promise<string[]> {
  const job = { game: game.id, scenario, players: [level, level], seed: SEED, games, isPaired: false };
  const played = await playGames(game, job);
  const [first, second] = game.sides as [string, string];
  const { wins, interval, margin, adjusted, turns } = summarise(game, { scenario }, played);
  const [low, high] = interval[first] as [number, number];
  const margins = played.map(({ margin }) => margin);
  const median = quantile(margins, 0.5);
  // A scenario without points ends with the same margin always.
  const handicap = margins.every((margin) => margin === 0)
    ? '–'
    : median === 0
      ? 'none'
      : `${whole(Math.abs(median))} to ${median > 0 ? second : first}`;
  return [
    `${game.id}, ${scenario}`,
    level,
    `${games}`,
    `${first} ${wins[first]}, ${second} ${wins[second]}, drawn ${wins['draw']}`,
    shareText([low, (wins[first] as number) / games, high]),
    ...[margin, adjusted].map((of) => withError(of[first] as Estimate)),
    `${whole(quantile(margins, 0.1))} to ${whole(quantile(margins, 0.9))}`,
    handicap,
    turns.mean.toFixed(1),
  ];
}

/** What a row is about: the scenario and the level. */
const keyOf = (row: string): string => row.split('|').slice(1, 3).join('|').replaceAll(/ +/g, ' ');

/** Puts a row in the place of the one about the same, or at the end of the table. */
function write(row: string): void {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  const isRow = (line: string): boolean => line.startsWith('| ');
  const same = lines.findIndex((line) => isRow(line) && keyOf(line) === keyOf(row));
  if (same >= 0) lines[same] = row;
  else lines.splice(lines.findLastIndex((line) => line.startsWith('|')) + 1, 0, row);
  writeFileSync(DOCUMENT, lines.join('\n'));
}

for (const game of asked) {
  for (const { id } of game.scenarios) {
    const row = `| ${(await rowOf(game, id)).join(' | ')} |`;
    process.stdout.write(`${row}\n`);
    write(row);
  }
}
