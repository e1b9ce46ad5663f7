import type { FormatError } from '../../formats/errors.ts';
import type { CliCode } from '../../text/cli/index.ts';
import type { TextArgs } from '../../text/format.ts';

export interface Place {
  file?: string;
  /** A path in the document, `line:column`, or the option that is wrong. */
  at?: string;
}

/** An error with a message for the user: the command ends and writes nothing. */
export class Problem extends Error {
  readonly code: string;
  readonly args: TextArgs;
  readonly place: Place;
  readonly status: 1 | 2;
  /** The message, if it is not the text of `code`. */
  readonly text: string | undefined;
  /** What `--json` prints in addition to the error, or instead of it when there is a field `ok`. */
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

/** Wrong usage of the command. */
export const misuse = (code: CliCode, args: TextArgs = {}, at?: string): Problem =>
  new Problem(code, { args, status: 2, place: at === undefined ? {} : { at } });

/** An error in a file, or in an option that holds a document. */
export function formatProblem(error: FormatError, place: Place): Problem {
  const args: Record<string, string | number> = { ...error.args };
  if (error.code === 'other-version') args['newer'] = Number(args['found']) > Number(args['reads']) ? 'yes' : 'no';
  if (error.code === 'unknown-game') args['known'] = args['known'] || 'none';
  const at = [place.at, error.at].filter((part) => part !== undefined).join(' ');
  return new Problem(error.code satisfies CliCode, { args, place: { ...place, ...(at ? { at } : {}) } });
}
