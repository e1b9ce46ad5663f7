import { cliText, type CliCode } from './cli/index.ts';
import type { Lang, TextArgs } from './format.ts';

/** What a parser of src/formats says is wrong with a file. */
export interface FileError {
  code: string;
  at?: string;
  args?: TextArgs;
}

/** What is wrong with a file, in one sentence; where it is wrong is in `at`. */
export function fileErrorText(lang: Lang, { code, args = {} }: FileError): string {
  const newer = Number(args['found']) > Number(args['reads']) ? 'yes' : 'no';
  return cliText(lang, code as CliCode, { newer, ...args, ...(args['known'] === '' ? { known: 'none' } : {}) });
}
