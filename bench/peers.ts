import { createRequire } from 'node:module';
import { ensurePackages } from '../scripts/ensure-packages.mjs';

export type Range = (start: number, allowance: number) => number;

/** What our engine is measured against: two libraries, and bare arrays. */
export interface Peers {
  /** honeycomb-grid: number of reachable hexes. */
  honeycomb: Range;
  /** Bare typed arrays on the same map, without refusals, log or undo. */
  limit: Range;
  /** Plays random moves with it, so that it is optimised when it is timed. */
  warmLimit: () => void;
  /** boardgame.io: plays this many moves. */
  boardgame: (moves: number) => void;
}

let peers: Promise<Peers> | undefined;

/** Installs and loads the peers, once. */
export const loadPeers = (): Promise<Peers> => (peers ??= load());

export const installPeers = (): Promise<void> => ensurePackages(process.execPath, 'bench/peers');

async function load(): Promise<Peers> {
  await installPeers();
  const boardgame = loadBoardgame();
  const [honeycomb, limit] = await Promise.all([import('./peers/honeycomb.mjs'), import('./peers/limit.mjs')]);
  return { honeycomb: honeycomb.reach, limit: limit.reach, warmLimit: () => limit.run(20_000), boardgame };
}

/** In production mode: in development it freezes every state, which makes it 15 times slower. */
function loadBoardgame(): Peers['boardgame'] {
  process.env['NODE_ENV'] = 'production';
  const require = createRequire(import.meta.url);
  const { run } = require('./peers/boardgameio.cjs') as { run: Peers['boardgame'] };
  const wrong = Object.keys(require.cache).find((file) => file.includes('.development.'));
  if (wrong) throw new Error(`boardgame.io would be measured in development mode: ${wrong} is loaded.`);
  return run;
}
