import { runCommand, type ArgsDef } from 'citty';
import { LANGS, type Lang, type TextArgs } from '../text/format.ts';
import { cliText, type CliCode } from '../text/cli/index.ts';
import { peek, parseStrictly } from './args.ts';
import type { Answer } from './command.ts';
import { COMMAND_NAMES as names, commandOf } from './commands.ts';
import { explain, overview } from './help.ts';
import { onOneLine, printable, quoted } from './output/plain.ts';
import { misuse, Problem } from './output/problem.ts';
import { Terminal, type Environment } from './output/terminal.ts';

/** Runs a command line and gives its exit status: 0 done, 1 refused or bad input, 2 wrong usage. */
export async function run(argv: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  const { index, json, help, lang: wanted } = peek(argv);
  const lang = LANGS.find((each) => each === wanted) ?? 'en';
  try {
    if (wanted !== undefined && wanted !== lang) throw misuse('usage-lang', { value: wanted, known: LANGS.join(', ') });
    const answer = await answerTo(argv, { index, help, lang, json }, environment);
    if (!answer.isSaid) environment.out(printable(json ? JSON.stringify(answer.json, null, 2) : answer.text()));
    return answer.status ?? 0;
  } catch (error) {
    return reportProblem(asProblem(error, lang, environment), { lang, json }, environment);
  }
}

interface Called {
  index: number;
  help: boolean;
  lang: Lang;
  json: boolean;
}

async function answerTo(
  argv: readonly string[],
  { index, help, lang, json }: Called,
  environment: Environment,
): Promise<Answer> {
  const name = argv[index];
  if (name === undefined) {
    if (help) return { json: { commands: names }, text: () => overview(lang, names) };
    throw misuse('usage-no-command', { known: names.join(', ') });
  }
  const command = await commandOf(name);
  if (!command) throw misuse('usage-unknown-command', { command: name, known: names.join(', ') });
  const defs = command.args as ArgsDef;
  if (help) return { json: { command: name, options: Object.keys(defs) }, text: () => explain(lang, name, defs) };
  const rawArgs = argv.toSpliced(index, 1);
  const terminal = new Terminal(environment, lang, json, parseStrictly(name, rawArgs, defs));
  return (await runCommand(command, { rawArgs, data: terminal })).result as Answer;
}

/** The error as a problem; for an unexpected one the stack is printed. */
function asProblem(error: unknown, lang: Lang, environment: Environment): Problem {
  if (error instanceof Problem) return error;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  environment.err(printable(stack));
  return new Problem('internal', { text: cliText(lang, 'internal', { reason: message }) });
}

/** Prints one sentence with file, place and reason to standard error, and with `--json` a document to standard output. */
function reportProblem(
  problem: Problem,
  { lang, json }: { lang: Lang; json: boolean },
  environment: Environment,
): 1 | 2 {
  const { code, place, status } = problem;
  const args = quoted(problem.args);
  const reason = problem.text ?? cliText(lang, code as CliCode, args);
  const where = [place.file && onOneLine(place.file), placeText(place.at && onOneLine(place.at), args, lang)];
  const named = where.filter((part) => part !== undefined).join(', ');
  const text = printable(named ? `${named}: ${reason}` : reason);
  environment.err(text);
  const error = { code, text, ...place };
  const document = 'ok' in problem.json ? problem.json : { ok: false, error, ...problem.json };
  if (json) environment.out(printable(JSON.stringify(document, null, 2)));
  return status;
}

/** The place as text: an option, a line, an action counted from 1, or a path in the document. */
function placeText(at: string | undefined, args: TextArgs, lang: Lang): string | undefined {
  if (args['line'] !== undefined) {
    const line = cliText(lang, 'place-line', args);
    return at?.startsWith('--') ? `${at.split(' ')[0]}, ${line}` : line;
  }
  if (at === undefined || at.startsWith('--')) return at;
  const [, index, field] = /^actions\[(\d+)\](?:\.(.+))?$/.exec(at) ?? [];
  if (index === undefined) return cliText(lang, 'place-path', { at });
  const action = cliText(lang, 'place-action', { number: Number(index) + 1 });
  return field === undefined ? action : `${action}, ${cliText(lang, 'place-path', { at: field })}`;
}
