/** Codes of errors in files; src/text has a sentence for each. The comments name the arguments. */
export const FORMAT_CODES = [
  'too-large', // size, limit: in bytes
  'empty',
  'broken-json', // line, column
  'too-deep', // line, column, limit
  'too-long', // limit, and line, column when found in the text: a string
  'too-many', // limit: entries of a list or object
  'forbidden-key', // key, line, column
  'duplicate-key', // key, line, column
  'bad-number', // line, column
  'other-format', // found, wanted
  'other-version', // found, reads
  'other-game', // found, wanted
  'unknown-game', // game, known
  'unknown-scenario', // scenario, known
  'unknown-option', // option, known
  'unknown-value', // option, value, known
  'unknown-field', // field
  'missing-field', // field
  'wrong-type', // expected
  'not-one-of', // known
  'not-a-hex',
  'not-a-time',
  'not-bytes',
  'seed-differs',
  'out-of-range',
] as const;
export type FormatCode = (typeof FORMAT_CODES)[number];

/** An error in a file. `at` is a path in the document (`actions[3].by`) or `line:column` in its text. */
export interface FormatError {
  code: FormatCode;
  at?: string;
  args?: Readonly<Record<string, string | number>>;
}
