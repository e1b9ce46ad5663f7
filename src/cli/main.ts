import { GAMES } from '../games/index.ts';
import { run } from './run.ts';

/** Whoever reads our output may stop reading (`| head`): that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const world = {
  games: GAMES,
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
  env: process.env,
};

// Not awaited at the top level: the bundle is CommonJS, which starts sooner and knows no such thing.
void run(process.argv.slice(2), world).then((status) => (process.exitCode = status));
