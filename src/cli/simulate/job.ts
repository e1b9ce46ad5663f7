import { join } from 'node:path';
import { LEVELS } from '../../ai/levels.ts';
import { luckOf } from '../../ai/luck.ts';
import type { Order } from '../../ai/search/desk.ts';
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
  /** Every second game is the one before it with the sides exchanged, on the same dice. */
  isPaired: boolean;
  first: number;
  step: number;
  /** Folder for the records, or null. */
  folder: string | null;
}

/**
 * The result of one game; `text` says what failed, null when the limit was reached. `margin` is the first side's, `luck` what the dice gave it,
 * `thought` the seconds of processor that each player, in the order of the sides, took over each turn of its own; what it decides before its first is not counted.
 */
export type Played =
  | {
      index: number;
      actions: number;
      outcome: Outcome;
      turns: number;
      margin: number;
      luck: number;
      thought: readonly number[][];
    }
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
    const number = job.isPaired ? index >> 1 : index;
    let luck = 0;
    const onRoll = (now: object, roll: BaseAction): void => void (luck += luckOf(game, now, roll));
    const options = { seed: `${job.seed}/${number}`, limit: LIMITS.actions, actions, onRoll };
    const { players, thought } = timed(playersOf(game, job, index));
    const { state, endless } = selfPlay(game, match.state, players, options);
    const outcome = game.outcome(state);
    if (endless || !outcome) return { index, actions: actions.length, text: null };
    match.actions.push(...actions);
    match.state = state;
    if (job.folder !== null) writeWhole(recordFile(job.folder, job, index), makeRecord(recordOf(match)));
    const turns = game.view(state, null).turn - firstTurn + 1;
    return { index, actions: actions.length, outcome, turns, margin: game.search.margin(state), luck, thought };
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { index, actions: actions.length, text: error instanceof Error ? error.message : String(error) };
  }
}

/** Index of the player, in the order they were named, who has a side in a game. */
export const seatOf = ({ isPaired }: Pick<Job, 'isPaired'>, index: number, side: number): number =>
  isPaired && index % 2 === 1 ? 1 - side : side;

const playersOf = (game: Wargame, job: Job, index: number): Record<string, Seated> =>
  Object.fromEntries(
    game.sides.map((side, i) => [side, LEVELS[job.players[seatOf(job, index, i)] as string] as Seated]),
  );

/** Seconds of processor that this thread has taken: what else the machine does costs a player no time. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The same players with a clock: a side's turn begins when it may end a phase and was not the last that might. */
function timed(players: Readonly<Record<string, Seated>>): { players: Record<string, Seated>; thought: number[][] } {
  const thought: number[][] = [];
  let last = '';
  const clocked = Object.entries(players).map(([side, seated]): [string, Seated] => {
    const turns: number[] = [];
    thought.push(turns);
    const player: Seated['player'] = function* (game, question, ...rest) {
      const start = processorTime();
      const actions = yield* seated.player(game, question, ...rest);
      const isTurn = (question.legal as readonly Order[]).some(({ type }) => type === 'end');
      if (isTurn && last !== side) turns.push(0);
      if (isTurn) last = side;
      if (turns.length === 0) return actions;
      turns[turns.length - 1] = (turns.at(-1) as number) + processorTime() - start;
      return actions;
    };
    return [side, { ...seated, player }];
  });
  return { players: Object.fromEntries(clocked), thought };
}

/** Path of the record of a game. */
export const recordFile = (
  folder: string,
  { game, scenario, games }: Omit<Job, 'first' | 'step'>,
  index: number,
): string => join(folder, `${game}-${scenario}-${String(index + 1).padStart(String(games).length, '0')}.bivouac.json`);
