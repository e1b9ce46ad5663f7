/** Control characters, bidirectional marks and other invisible characters: they could control the terminal or reorder its text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** The text with invisible characters escaped, except line ends. In JSON they occur only inside strings, whose values do not change. */
export const printable = (text: string): string =>
  text.replace(INVISIBLE, (character) => (character === '\n' ? character : escaped(character)));

/** Text from outside, such as a name in a file, with line ends escaped too. */
export const onOneLine = (text: string): string => text.replace(INVISIBLE, escaped);

/** Arguments of a sentence, escaped. */
export const quoted = <T extends Readonly<Record<string, string | number>>>(args: T): T =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? onOneLine(value) : value]),
  ) as T;
