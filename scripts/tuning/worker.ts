import { parentPort, workerData } from 'node:worker_threads';
import { LIBRARY } from '../../src/games/index.ts';
import { samplesOf } from './samples.ts';

/** Games `first`, `first + step`, … below `games`. */
export interface Part {
  game: string;
  scenario: string;
  games: number;
  first: number;
  step: number;
}

const { game: id, scenario, games, first, step } = workerData as Part;
const game = await LIBRARY.get(id)?.load();
if (!game) throw new Error(`There is no game ${id}.`);
for (let number = first; number < games; number += step) parentPort?.postMessage(samplesOf(game, scenario, number));
