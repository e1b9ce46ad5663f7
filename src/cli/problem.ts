import type { FormatError } from '../formats/errors.ts';
import type { CliCode } from '../text/cli/index.ts';
import type { TextArgs } from '../text/format.ts';

export interface Place {
  file?: string;
  /** A path in the document, `line:column`, or the option that is wrong. */
  at?: string;
}

/** Something a person has to be told: the command ends, nothing is written. */
export class Problem extends Error {
  readonly code: string;
  readonly args: TextArgs;
  readonly place: Place;
  readonly status: 1 | 2;
  /** The sentence, where it is not the one of `code`. */
  readonly text: string | undefined;
  /** What `--json` prints besides the error, or instead of it when it has a field `ok`. */
  readonly json: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    more: {
      args?: TextArgs;
      place?: Place;
      status?: 1 | 2;
      text?: string;
      json?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.args = more.args ?? {};
    this.place = more.place ?? {};
    this.status = more.status ?? 1;
    this.text = more.text;
    this.json = more.json ?? {};
  }
}

/** Bad input: a wrong id, file or value. */
export const problem = (code: CliCode, args: TextArgs = {}, place: Place = {}): Problem =>
  new Problem(code, { args, place });

/** The command itself is used wrongly. */
export const misuse = (code: CliCode, args: TextArgs = {}, at?: string): Problem =>
  new Problem(code, { args, status: 2, place: at === undefined ? {} : { at } });

/** A file, or an option that holds a document, that cannot be read. */
export function formatProblem(error: FormatError, place: Place): Problem {
  const args: Record<string, string | number> = { ...error.args };
  if (error.code === 'other-version') args['newer'] = Number(args['found']) > Number(args['reads']) ? 'yes' : 'no';
  if (error.code === 'unknown-game') args['known'] = args['known'] || 'none';
  const at = [place.at, error.at].filter((part) => part !== undefined).join(' ');
  return new Problem(error.code satisfies CliCode, { args, place: { ...place, ...(at ? { at } : {}) } });
}
