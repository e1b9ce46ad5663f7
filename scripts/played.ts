// What the documents about games between computer players have in common.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeWhole } from '../src/cli/records/write.ts';
import type { Job } from '../src/cli/simulate/job.ts';
import { runAll } from '../src/cli/simulate/pool.ts';
import type { Estimate, Finished } from '../src/cli/simulate/summary.ts';
import { GAMES } from '../src/games/all.ts';
import type { Wargame } from '../src/wargame/wargame.ts';

/** The game of this name, or all; throws where there is none. */
export function gamesNamed(name: string | undefined): readonly Wargame[] {
  const games = GAMES.filter(({ id }) => name === undefined || id === name);
  if (games.length === 0) throw new Error(`There is no game ${name}: ${GAMES.map(({ id }) => id).join(', ')}.`);
  return games;
}

/** What earlier runs have kept in this file, so that a run can go on another day; nothing where there is none. */
export const kept = <T>(file: string): T[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : []);

/** Keeps a list, a line for each of its values. */
export const keepLines = (file: string, list: readonly object[]): void =>
  writeWhole(file, `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);

/** The minutes of an option; throws where they are no number above 0. */
export function minutesOf(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0)) throw new Error(`--minutes wants a number above 0, not ${text}.`);
  return minutes;
}

/** Plays the games of a job on all processors; throws when one of them fails. */
export async function playGames(game: Wargame, job: Omit<Job, 'first' | 'step' | 'folder'>): Promise<Finished[]> {
  const played = await runAll(game, { ...job, folder: null }, availableParallelism());
  return played.map((one) => {
    if ('outcome' in one) return one;
    throw new Error(`${game.id}, ${job.scenario}, ${job.seed}: ${JSON.stringify(one)}`);
  });
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const whole = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0));
export const withError = ({ mean, error }: Estimate): string => `${whole(mean)} ± ${whole(error)}`;
/** A share between the ends of its interval. */
export const shareText = ([low, share, high]: readonly [number, number, number]): string =>
  `${percent(share)} (${percent(low)} – ${percent(high)})`;
