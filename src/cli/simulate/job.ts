import { join } from 'node:path';
import { LEVELS } from '../../ai/levels.ts';
import { selfPlay, type Seated } from '../../ai/self-play.ts';
import { LIMITS } from '../../formats/limits.ts';
import { makeRecord } from '../../formats/record.ts';
import type { BaseAction, Outcome, Start } from '../../kernel/game.ts';
import { begin, recordOf, type Match } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Problem } from '../output/problem.ts';
import { writeWhole } from '../records/write.ts';

/** Games `first`, `first + step`, … below `games`. Plain data, to be sent to a worker. */
export interface Job {
  game: string;
  scenario: string;
  /** One level per side, in the order of the game's sides. */
  players: readonly string[];
  seed: string;
  games: number;
  first: number;
  step: number;
  /** Folder for the records, or null. */
  folder: string | null;
}

/** The result of one game; `text` says what failed, null when the limit was reached. */
export type Played =
  | { index: number; actions: number; outcome: Outcome; turns: number }
  | { index: number; actions: number; text: string | null };

/** What a worker sends at its end: its games, or the problem that stopped it. */
export type Sent = { played: Played[] } | { problem: Pick<Problem, 'code' | 'args' | 'place'> };

/** Plays the games; stops when a record cannot be written. */
export function runJob(game: Wargame, job: Job): Played[] {
  const results: Played[] = [];
  for (let index = job.first; index < job.games; index += job.step) results.push(playOne(game, job, index));
  return results;
}

function playOne(game: Wargame, job: Job, index: number): Played {
  const actions: BaseAction[] = [];
  try {
    const start: Start = { scenario: job.scenario, options: {}, setup: null };
    const begun = begin(game, start);
    if (!begun.ok) return { index, actions: 0, text: JSON.stringify(begun.error) };
    const match = begun.value as Match;
    const firstTurn = game.view(match.state, null).turn;
    const options = { seed: `${job.seed}/${index}`, limit: LIMITS.actions, actions };
    const { state, endless } = selfPlay(game, match.state, playersOf(game, job), options);
    const outcome = game.outcome(state);
    if (endless || !outcome) return { index, actions: actions.length, text: null };
    match.actions.push(...actions);
    match.state = state;
    if (job.folder !== null) writeWhole(recordFile(job.folder, job, index), makeRecord(recordOf(match)));
    return { index, actions: actions.length, outcome, turns: game.view(state, null).turn - firstTurn + 1 };
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { index, actions: actions.length, text: error instanceof Error ? error.message : String(error) };
  }
}

const playersOf = (game: Wargame, { players }: Job): Record<string, Seated> =>
  Object.fromEntries(game.sides.map((side, i) => [side, LEVELS[players[i] as string] as Seated]));

/** Path of the record of a game. */
export const recordFile = (
  folder: string,
  { game, scenario, games }: Omit<Job, 'first' | 'step'>,
  index: number,
): string => join(folder, `${game}-${scenario}-${String(index + 1).padStart(String(games).length, '0')}.bivouac.json`);
