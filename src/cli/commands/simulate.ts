import { availableParallelism } from 'node:os';
import { LEVELS, playerOf } from '../../ai/levels.ts';
import { wrongStart } from '../../formats/start.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { command, type Answer } from '../command.ts';
import { gameOf } from '../records/load.ts';
import { mustBeNew, writeWhole } from '../records/write.ts';
import { idList, wholeNumber } from '../output/numbers.ts';
import { formatProblem, misuse, problem } from '../output/problem.ts';
import { prepareFolder } from '../simulate/folder.ts';
import { summarisePairs } from '../simulate/pairs.ts';
import { runAll } from '../simulate/pool.ts';
import { summarise } from '../simulate/summary.ts';
import { errorsOf, reportOf, textOf, toldOf, toldOfPairs, type Told } from '../simulate/telling.ts';

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
    report: { type: 'string' },
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
    if (args.report !== undefined && args.force !== true) mustBeNew(args.report);
    const start = performance.now();
    const played = await runAll(game, job, jobs);
    const seconds = Math.round(performance.now() - start) / 1000;
    const errors = errorsOf(terminal, played);
    const answer = (json: object, told: Told): Answer => {
      if (args.report !== undefined) writeWhole(args.report, reportOf(terminal, game, told, played));
      return { json, text: () => textOf(told), status: errors.length > 0 ? 1 : 0 };
    };
    if (isPaired) {
      const summary = summarisePairs(game.sides, players as [string, string], played);
      const told = toldOfPairs(terminal, game, { summary, scenario, seconds, errors }, played);
      return answer({ game: game.id, scenario, ...summary, errors }, told);
    }
    const summary = { ...summarise(game, job, played), errors, seconds };
    return answer(summary, toldOf(terminal, game, summary, played));
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
