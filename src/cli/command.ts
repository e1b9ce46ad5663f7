import { defineCommand, type ArgsDef, type CommandDef, type ParsedArgs } from 'citty';
import { COMMON } from './args.ts';
import type { Terminal } from './output/terminal.ts';

/** The answer of a command: a JSON document for programs, text for people, and the exit status, 0 if absent. */
export interface Answer {
  json: unknown;
  text: () => string;
  status?: 0 | 1;
  /** Everything has been said while it happened: nothing is printed at the end. */
  isSaid?: true;
}

export type Command = CommandDef<ArgsDef>;

/** Defines a command; its name is its key in the table of commands. */
export const command = <const T extends ArgsDef>(
  args: T,
  run: (args: ParsedArgs<T & typeof COMMON>, terminal: Terminal) => Answer | Promise<Answer>,
): Command =>
  defineCommand({
    args: { ...args, ...COMMON },
    run: ({ args: given, data }) => run(given as ParsedArgs<T & typeof COMMON>, data as Terminal),
  }) as unknown as Command;
