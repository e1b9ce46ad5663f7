import { LIBRARY } from '../games/index.ts';
import { cliText } from '../text/cli/index.ts';
import { LANGS } from '../text/format.ts';
import { peek } from './args.ts';
import { run } from './run.ts';

const argv = process.argv.slice(2);
let outputLost = false;

/** A closed pipe (`| head`) is not an error, a full disk is. */
process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || outputLost) return;
  outputLost = true;
  process.exitCode = 1;
  const { lang: wanted } = peek(argv);
  const lang = LANGS.find((each) => each === wanted) ?? 'en';
  process.stderr.write(`${cliText(lang, 'output-lost', { reason: code })}\n`);
});
/** When standard error cannot be written either, the exit status still shows the error. */
process.stderr.on('error', () => undefined);

const environment = {
  games: LIBRARY,
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
  env: process.env,
};

// No top-level await: the bundle is CommonJS, which starts faster but does not have it.
void run(argv, environment).then((status) => (process.exitCode = outputLost ? 1 : status));
