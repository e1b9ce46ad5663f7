// npm run balance -- [--level LEVEL] [--games N] [--game ID] [--minutes N]: how even the scenarios are, a level playing against itself. A run goes on where
// the last one stopped (docs/balance.json), the scenario with the fewest games first, for N minutes or until each has its games. Writes what it finds into the
// table of docs/balance.md, a row a scenario and level; rows of other levels, and the text around the table, stay as they are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVEL_NAMES } from '../../src/ai/names.ts';
import { quantile, summarise, type Estimate, type Finished } from '../../src/cli/simulate/summary.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { root } from '../common.mjs';
import { gamesNamed, keepLines, kept, minutesOf, playGames, shareText, whole, withError } from '../played.ts';

const DOCUMENT = join(root, 'docs/balance.md');
const FILE = join(root, 'docs/balance.json');
/** Games that are played at a time. */
const BATCH = 2;

/** What is kept of a game. */
type Kept = Omit<Finished, 'index' | 'thought'>;

/** A level against itself in a scenario, with the games that it has played so far. */
interface Match {
  game: string;
  scenario: string;
  level: string;
  games: Kept[];
}

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'recruit' },
    games: { type: 'string', default: '200' },
    game: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const { level } = values;
const wanted = Number(values.games);
const minutes = minutesOf(values.minutes);
if (!(LEVEL_NAMES as readonly string[]).includes(level))
  throw new Error(`There is no level ${level}: ${LEVEL_NAMES.join(', ')}.`);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error(`${values.games} is no number of games: 1 or more.`);

const until = performance.now() + 60_000 * minutes;
const matches = kept<Match>(FILE);
const asked = gamesNamed(values.game).flatMap((game) =>
  game.scenarios.map(({ id }) => ({ game, match: matchOf(game.id, id) })),
);

const holding = new Set<Match>();
for (;;) {
  const next = asked
    .filter(({ match }) => match.games.length < wanted)
    .toSorted((one, other) => one.match.games.length - other.match.games.length)[0];
  if (!next || performance.now() > until) break;
  const { game, match } = next;
  if (match.games.length > 0 && !holding.has(match) && !(await isAsBefore(game, match))) {
    process.stdout.write(
      `${match.game}, ${match.scenario}: ${level} plays otherwise than before, so it begins anew.\n`,
    );
    match.games = [];
  }
  holding.add(match);
  match.games.push(...(await playBatch(game, match, match.games.length / BATCH)));
  keepLines(FILE, matches);
  const row = `| ${rowOf(game, match).join(' | ')} |`;
  process.stdout.write(`${row}\n`);
  write(row);
}

/** What has been kept of it, or nothing yet. */
function matchOf(game: string, scenario: string): Match {
  const before = matches.find((one) => one.game === game && one.scenario === scenario && one.level === level);
  if (before) return before;
  const match: Match = { game, scenario, level, games: [] };
  matches.push(match);
  return match;
}

/** The next games. Their dice depend on how many there were before, so that going on gives what one run would have given. */
async function playBatch(game: Wargame, { scenario }: Match, number: number): Promise<Kept[]> {
  const seed = `balance-${number}`;
  const job = { game: game.id, scenario, players: [level, level], seed, games: BATCH, isPaired: false };
  const played = await playGames(game, job);
  return played.map(({ index: _, thought: __, ...rest }) => rest);
}

/** Do its first games still come out as they are kept? Else the level plays otherwise than it did. */
async function isAsBefore(game: Wargame, match: Match): Promise<boolean> {
  const first = await playBatch(game, match, 0);
  return JSON.stringify(first) === JSON.stringify(match.games.slice(0, BATCH));
}

/** The cells of a row: what was played, how often the first side won, its margin, and what would make it even. */
function rowOf(game: Wargame, { scenario, games }: Match): string[] {
  const played = games.map((one, index): Finished => ({ ...one, index, thought: [] }));
  const [first, second] = game.sides as [string, string];
  const { wins, interval, margin, adjusted, turns } = summarise(game, { scenario }, played);
  const [low, high] = interval[first] as [number, number];
  const margins = games.map(({ margin }) => margin);
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
    `${games.length}`,
    `${first} ${wins[first]}, ${second} ${wins[second]}, drawn ${wins['draw']}`,
    shareText([low, (wins[first] as number) / games.length, high]),
    ...[margin, adjusted].map((of) => withError(of[first] as Estimate)),
    `${whole(quantile(margins, 0.1))} to ${whole(quantile(margins, 0.9))}`,
    handicap,
    turns.mean.toFixed(1),
  ];
}

/** What a row is about: the scenario and the level. */
function keyOf(row: string): string {
  return row.split('|').slice(1, 3).join('|').replaceAll(/ +/g, ' ');
}

/** Puts a row in the place of the one about the same, or at the end of the table. */
function write(row: string): void {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  const isRow = (line: string): boolean => line.startsWith('| ');
  const same = lines.findIndex((line) => isRow(line) && keyOf(line) === keyOf(row));
  if (same >= 0) lines[same] = row;
  else lines.splice(lines.findLastIndex((line) => line.startsWith('|')) + 1, 0, row);
  writeFileSync(DOCUMENT, lines.join('\n'));
}
