import { availableParallelism } from 'node:os';
import { LEVELS, playerOf } from '../../ai/levels.ts';
import { LIMITS } from '../../formats/limits.ts';
import { wrongStart } from '../../formats/start.ts';
import { numberText, percentText } from '../../text/format.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { gameOf } from '../records/load.ts';
import { idList, wholeNumber } from '../output/numbers.ts';
import { formatProblem, misuse, problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { prepareFolder } from '../simulate/folder.ts';
import type { Played } from '../simulate/job.ts';
import { summarisePairs, type PairSummary } from '../simulate/pairs.ts';
import { runAll } from '../simulate/pool.ts';
import { summarise, type Summary } from '../simulate/summary.ts';
import { blocks, table } from '../output/table.ts';

export const simulate = command(
  {
    game: { type: 'positional', required: true },
    games: { type: 'string' },
    pairs: { type: 'string' },
    players: { type: 'string', required: true },
    scenario: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    folder: { type: 'string', alias: 'o' },
    force: { type: 'boolean' },
  },
  async (args, terminal) => {
    const game = await gameOf(terminal, args.game);
    const { isPaired, games } = lengthOf(args);
    const jobs = args.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', args.jobs, 1, 256);
    const scenario = scenarioOf(game, args.scenario);
    const players = playersOf(game, args.players, isPaired);
    const job = { game: game.id, scenario, players, seed: args.seed, games, isPaired, folder: args.folder ?? null };
    if (args.folder !== undefined) prepareFolder(args.folder, job, args.force === true);
    const start = performance.now();
    const played = await runAll(game, job, jobs);
    const seconds = Math.round(performance.now() - start) / 1000;
    if (isPaired) {
      const summary = summarisePairs(game.sides, players as [string, string], played);
      const errors = errorsOf(terminal, played);
      return {
        json: { game: game.id, scenario, ...summary, errors },
        text: () => pairsText(terminal, game, { scenario, seconds, errors, summary }),
        status: errors.length > 0 ? 1 : 0,
      };
    }
    const summary = { ...summarise(game, job, played), errors: errorsOf(terminal, played), seconds };
    return {
      json: summary,
      text: () => summaryText(terminal, game, summary),
      status: summary.errors.length > 0 ? 1 : 0,
    };
  },
);

/** A number of games, or twice a number of pairs: one of the two has to be asked for. */
function lengthOf(args: { games?: string | undefined; pairs?: string | undefined }): {
  isPaired: boolean;
  games: number;
} {
  if ((args.games === undefined) === (args.pairs === undefined)) throw misuse('usage-length', {}, '--games');
  if (args.pairs === undefined)
    return { isPaired: false, games: wholeNumber('--games', args.games as string, 1, 1_000_000) };
  return { isPaired: true, games: 2 * wholeNumber('--pairs', args.pairs, 1, 500_000) };
}

function scenarioOf(game: Wargame, scenario: string | undefined): string {
  const wrong = wrongStart(game, scenario, {});
  if (wrong) throw formatProblem({ ...wrong, at: '--scenario' }, {});
  return scenario ?? game.scenarios[0]?.id ?? '';
}

function playersOf(game: Wargame, text: string, isPaired: boolean): string[] {
  const levels = idList(text);
  const known = Object.keys(LEVELS).join(', ');
  const level = levels.find((each) => !playerOf(each));
  if (level !== undefined) throw problem('unknown-level', { level, known }, { at: '--players' });
  if (levels.length !== game.sides.length) throw misuse('usage-players', { sides: game.sides.join(', ') }, '--players');
  if (isPaired && new Set(levels).size < levels.length) throw misuse('usage-pairs', {}, '--players');
  return levels;
}

const errorsOf = (terminal: Terminal, played: readonly Played[]): Summary['errors'] =>
  played.flatMap((each) => {
    if ('outcome' in each) return [];
    const text = each.text ?? terminal.say('no-end', { limit: LIMITS.actions });
    return [{ game: each.index + 1, at: each.actions, text }];
  });

function summaryText(terminal: Terminal, game: Wargame, summary: Summary): string {
  const percent = (share: number): string => percentText(terminal.lang, share, 1);
  const short = (value: number): string => numberText(terminal.lang, value);
  const { errors, wins, interval, points, finished } = summary;
  const { scenario, games, actions } = summary;
  const numbers = { games, finished, actions, seconds: short(summary.seconds), turns: short(summary.turns.mean) };
  const heading = [
    '',
    ...(['wins', 'share', 'interval', 'points-mean', 'points-sd'] as const).map((code) => terminal.say(code)),
  ];
  const rows = Object.entries(interval).map(([side, [low, high]]) => [
    terminal.word(game, 'side', side),
    String(wins[side]),
    percent((wins[side] ?? 0) / Math.max(1, finished)),
    `${percent(low)} – ${percent(high)}`,
    short(points[side]?.mean ?? 0),
    short(points[side]?.sd ?? 0),
  ]);
  return blocks(
    terminal.say('simulate-head', { game: game.id, scenario, ...numbers }),
    table([heading, ...rows, [terminal.say('draw'), String(wins['draw'])]]),
    errors.map((error) => terminal.say('game-failed', error)).join('\n'),
  );
}

function pairsText(
  terminal: Terminal,
  game: Wargame,
  {
    scenario,
    errors,
    seconds,
    summary,
  }: { scenario: string; seconds: number; errors: Summary['errors']; summary: PairSummary },
): string {
  const percent = (part: number): string => percentText(terminal.lang, part, 1);
  const short = (value: number): string => numberText(terminal.lang, value);
  const { pairs, won, tied } = summary;
  const heading = [
    '',
    ...(['pairs-won', 'share', 'interval', 'margin', 'error', 'median', 'p95'] as const).map((code) =>
      terminal.say(code),
    ),
  ];
  const rows = Object.entries(summary.share).map(([level, [low, mean, high]]) => {
    const margin = summary.margin[level] ?? { mean: 0, error: 0 };
    const turn = summary.seconds[level] ?? { median: 0, p95: 0 };
    return [
      level,
      String(won[level]),
      percent(mean),
      `${percent(low)} – ${percent(high)}`,
      ...[margin.mean, margin.error, turn.median, turn.p95].map(short),
    ];
  });
  return blocks(
    terminal.say('pairs-head', { game: game.id, scenario, pairs, seconds: short(seconds) }),
    table([heading, ...rows, [terminal.say('tied'), String(tied)]]),
    errors.map((error) => terminal.say('game-failed', error)).join('\n'),
  );
}
