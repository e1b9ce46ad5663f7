import { parseJson } from '../../formats/document.ts';
import type { FormatError } from '../../formats/errors.ts';
import { placeOf } from '../../formats/scan.ts';
import { no, type Result } from '../../kernel/game.ts';

const WRITTEN = '\\u0000';
/** With an even number of backslashes before it, or it is a backslash and letters. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** What somebody has sent, as JSON. No text has a NUL in it: PostgreSQL keeps none. */
export function parseSent(text: string): Result<unknown, FormatError> {
  const found = text.includes(WRITTEN) ? NUL.exec(text) : null;
  if (!found) return parseJson(text);
  const { line, column } = placeOf(text, found.index + found[0].length - WRITTEN.length);
  return no({ code: 'broken-json', at: `${line}:${column}`, args: { line, column } });
}
