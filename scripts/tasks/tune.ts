// npm run tune -- [--game ID] [--games N]: how positions are to be judged, learnt from games of players at sight. Writes src/ai/doctrine/learnt-weights.ts, and
// says of every scenario how much of what was open the weights explain. A player that uses new ones lands only after it has won its pairs (docs/ladder.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { format, resolveConfig } from 'prettier';
import { LEARNT } from '../../src/ai/doctrine/learnt-weights.ts';
import { root } from '../common.mjs';
import { gamesNamed } from '../played.ts';
import { fit, type Fit } from '../tuning/fit.ts';
import type { Sample } from '../tuning/samples.ts';
import type { Part } from '../tuning/worker.ts';

const FILE = join(root, 'src/ai/doctrine/learnt-weights.ts');

const { values } = parseArgs({ options: { game: { type: 'string' }, games: { type: 'string', default: '140' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 10)
  throw new Error(`--games: ${values.games} is not a whole number from 10 on.`);
const asked = gamesNamed(values.game);

/** Samples of all games, played in as many threads as there are cores; a game depends on its number alone. */
async function play(game: string, scenario: string): Promise<Sample[]> {
  const step = availableParallelism();
  const parts = Array.from({ length: step }, (_, first): Part => ({ game, scenario, games, first, step }));
  const samples = await Promise.all(parts.map(playPart));
  return samples.flat().toSorted((a, b) => a.game - b.game);
}

const playPart = (part: Part): Promise<Sample[]> =>
  new Promise((resolve, reject) => {
    const samples: Sample[] = [];
    const worker = new Worker(new URL('../tuning/worker.ts', import.meta.url), { workerData: part });
    worker.on('message', (some: Sample[]) => samples.push(...some));
    worker.on('error', reject);
    worker.on('exit', () => resolve(samples));
  });

const learnt = { ...LEARNT };
for (const game of asked) {
  for (const { id: scenario } of game.scenarios) {
    const samples = await play(game.id, scenario);
    const found = fit(samples);
    learnt[`${game.id}/${scenario}`] = {
      ...rounded(found),
      from: { games, samples: samples.length, explained: round(found.explained) },
    };
    process.stdout.write(
      `${game.id}, ${scenario}: ${samples.length} positions of ${games} games, ${Math.round(100 * found.explained)} % explained\n`,
    );
  }
}
writeFileSync(FILE, await textOf());

/** To three digits: more are noise, and a short file is read. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}

function rounded({ learnt: { turns, margin, features } }: Fit): Fit['learnt'] {
  const pair = ([last, more]: readonly [number, number]) => [round(last), round(more)] as const;
  const named = Object.entries(features).map(([feature, weight]) => [feature, pair(weight)]);
  return { turns, margin: pair(margin), features: Object.fromEntries(named) as Fit['learnt']['features'] };
}

async function textOf(): Promise<string> {
  const head = readFileSync(FILE, 'utf8').split('= {')[0] as string;
  const options = await resolveConfig(FILE);
  return format(`${head}= ${JSON.stringify(learnt, null, 2)};\n`, { ...options, filepath: FILE });
}
