import { printable } from '../output/plain.ts';
import type { Terminal } from '../output/terminal.ts';

/** Says that something has happened: a line of JSON for programs, text for people. */
export type Tell = (event: { type: string } & Readonly<Record<string, unknown>>, text: string) => void;

export const telling =
  ({ environment, json }: Terminal): Tell =>
  (event, text) => {
    if (json) environment.out(printable(JSON.stringify(event)));
    else if (text !== '') environment.out(printable(text));
  };
