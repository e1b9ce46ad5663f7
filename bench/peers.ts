import { createRequire } from 'node:module';
import { bringPackages } from '../scripts/bring-packages.mjs';

export type Range = (start: number, allowance: number) => number;

/** What our engine is measured against: two libraries, and what bare arrays can do. */
export interface Peers {
  /** honeycomb-grid: how many hexes lie within reach. */
  honeycomb: Range;
  /** Bare typed arrays on the same map, without refusals, log or undo. */
  limit: Range;
  /** Its search as whole games of its own meet it, so that it is timed as warm as ours. */
  warmLimit: () => void;
  /** boardgame.io: plays so many moves. */
  boardgame: (moves: number) => void;
}

let peers: Promise<Peers> | undefined;

/** Installs and loads them, once. */
export const bringPeers = (): Promise<Peers> => (peers ??= load());

async function load(): Promise<Peers> {
  await bringPackages(process.execPath, 'bench/peers');
  const boardgame = loadBoardgame();
  const [honeycomb, limit] = await Promise.all([import('./peers/honeycomb.mjs'), import('./peers/limit.mjs')]);
  return { honeycomb: honeycomb.reach, limit: limit.reach, warmLimit: () => limit.run(20_000), boardgame };
}

/** In development mode it freezes every state, which makes it 15 times as slow: nobody who deploys it sees that. */
function loadBoardgame(): Peers['boardgame'] {
  process.env['NODE_ENV'] = 'production';
  const require = createRequire(import.meta.url);
  const { run } = require('./peers/boardgameio.cjs') as { run: Peers['boardgame'] };
  const wrong = Object.keys(require.cache).find((file) => file.includes('.development.'));
  if (wrong) throw new Error(`boardgame.io would be measured in development mode: ${wrong} is loaded.`);
  return run;
}
