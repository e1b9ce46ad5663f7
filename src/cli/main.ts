import { GAMES } from '../games/index.ts';
import { cliText } from '../text/cli/index.ts';
import { LANGS } from '../text/format.ts';
import { peek } from './args.ts';
import { run } from './run.ts';

const argv = process.argv.slice(2);
let unwritten = false;

/** Whoever reads our output may stop reading (`| head`): that is no fault. A full disk is one. */
process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || unwritten) return;
  unwritten = true;
  process.exitCode = 1;
  const { lang: wanted } = peek(argv);
  const lang = LANGS.find((each) => each === wanted) ?? 'en';
  process.stderr.write(`${cliText(lang, 'output-lost', { reason: code })}\n`);
});
/** Where errors cannot be told either, the exit status says it. */
process.stderr.on('error', () => undefined);

const world = {
  games: GAMES,
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
  env: process.env,
};

// Not awaited at the top level: the bundle is CommonJS, which starts sooner and knows no such thing.
void run(argv, world).then((status) => (process.exitCode = unwritten ? 1 : status));
