import { createInterface } from 'node:readline';
import { LIBRARY } from '../games/index.ts';
import { withTexts } from '../text/games.ts';
import { cliText } from '../text/cli/index.ts';
import { LANGS } from '../text/format.ts';
import { peek } from './args.ts';
import { write } from './output/output.ts';
import { run } from './run.ts';

const argv = process.argv.slice(2);
let outputLost = false;

/** A closed pipe (`| head`) is not an error, a full disk is. */
function lost(code: string): void {
  if (code === 'EPIPE' || outputLost) return;
  outputLost = true;
  process.exitCode = 1;
  const { lang: wanted } = peek(argv);
  const lang = LANGS.find((each) => each === wanted) ?? 'en';
  err(cliText(lang, 'output-lost', { reason: code }));
}

/** When standard error cannot be written either, the exit status still shows the error. */
const err = (text: string): void => write(2, `${text}\n`, () => undefined);

const environment = {
  games: withTexts(LIBRARY),
  out: (text: string) => write(1, `${text}\n`, lost),
  err,
  env: process.env,
  lines: () => createInterface({ input: process.stdin }),
};

// No top-level await: the bundle is CommonJS, which starts faster but does not have it.
void run(argv, environment).then((status) => (process.exitCode = outputLost ? 1 : status));
