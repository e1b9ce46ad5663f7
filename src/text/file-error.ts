import { cliText, type CliCode } from './cli/index.ts';
import type { Lang, TextArgs } from './format.ts';

/** An error from a parser of src/formats. */
export interface FileError {
  code: string;
  at?: string;
  args?: TextArgs;
}

/** The error in one sentence, without its place. */
export function fileErrorText(lang: Lang, { code, args = {} }: FileError): string {
  const newer = Number(args['found']) > Number(args['reads']) ? 'yes' : 'no';
  return cliText(lang, code as CliCode, { newer, ...args, ...(args['known'] === '' ? { known: 'none' } : {}) });
}
