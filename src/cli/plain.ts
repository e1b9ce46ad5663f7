/** Control characters, marks of direction and other signs nobody sees: they steer a terminal or turn its text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** The text as it may be printed, in its lines. In a JSON document these signs stand only in texts, which stay the same. */
export const printable = (text: string): string =>
  text.replace(UNSEEN, (character) => (character === '\n' ? character : escaped(character)));

/** What somebody else wrote, such as a name out of a file, on one line. */
export const onOneLine = (text: string): string => text.replace(UNSEEN, escaped);

/** Arguments of a sentence, each on one line. */
export const quoted = <T extends Readonly<Record<string, string | number>>>(args: T): T =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? onOneLine(value) : value]),
  ) as T;
