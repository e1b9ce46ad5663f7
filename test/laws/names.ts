/** Finds names of single games in code and texts shared by all games. */

/** Names that only one game has. */
export interface Named {
  id: string;
  /** Places, formations and labels of units, as printed; each word counts. */
  names: readonly string[];
  /** Ids of units; they count only as a whole. */
  units: readonly string[];
  /** Other ids: terrain, fields of a position … */
  own: readonly string[];
}

/** Folders (with a slash) and files to which the law applies. */
export const NAMELESS: readonly string[] = [
  'src/hex/',
  'src/kernel/',
  'src/wargame/',
  'src/engagement/',
  'src/seat/',
  'src/web/',
  'src/text/engagement/',
  'src/text/web/',
];

/** Common words that are also part of names and are allowed. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'areas armour army artillery best bivouac blown boundary bridges bridging clear combat contact corps destroyed ' +
    'drop ends engaged engineer ferries ferry field fortification fortress garrison glider grave guards head height ' +
    'intact isolation land landing mountain para polder recon repair replacement returned road security strike ' +
    'supply swamp tank till town tried unknown vary victory village wood woods'
  ).split(' '),
);
/** Shorter words are abbreviations with other meanings and are ignored. */
const SHORTEST = 4;
/** Words of at least this length are also found at the beginning of longer ones: flood in flooded. */
const STEM = 5;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const lettersOf = (text: string): string[] => folded(text).match(/\p{L}+/gu) ?? [];

/** All breaches in these files, as `path:line: message`. */
export function nameBreaches(files: ReadonlyMap<string, string>, games: readonly Named[]): string[] {
  const known = games.map((game) => ({ game, wordIn: finderOf(wordsOf(game)), units: new Set(game.units) }));
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const tokens = tokensOf(line);
      return known.flatMap(({ game, wordIn, units }) => {
        const found = unitIn(line, units) ?? tokens.map(wordIn).find((word) => word !== undefined);
        return found === undefined
          ? []
          : [`${path}:${i + 1}: shared code names ${found} of the game ${game.id} (law 12).`];
      });
    }),
  );
}

/** A rule's number or the id of a sentence or ruling of one book, in quotes or in a comment; rulings of the series (RUL-S) are everybody's. */
const NUMBERS: readonly RegExp[] = [
  /(['"`])\d+\.\d+(?:\.\d+)*\1/,
  /(?:\/\/|\/\*|^\s*\*).*?(?<![\w.])\d+\.\d+(?:\.\d+)*(?![\w.]*\w)/,
  /\b[A-Z][A-Z0-9]{1,4}-\d+(?:\.\d+)+\b/,
  /\b(?:AMB|RUL)-(?!S-)[A-Z0-9]+-\d+/,
];

/** Attributes of markup, whose numbers are lengths. */
const MARKUP = /="[\d.]+"/g;

/** Every rule number of one book that a file without names holds, as `path:line: what is wrong`. */
export const numberBreaches = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const read = path.endsWith('.svelte') ? line.replaceAll(MARKUP, '=') : line;
      const found = NUMBERS.map((pattern) => pattern.exec(read)?.[0]).find((match) => match !== undefined);
      return found === undefined
        ? []
        : [`${path}:${i + 1}: shared code has a rule number of one book (law 12): ${found}`];
    }),
  );

export const isNameless = (path: string): boolean =>
  NAMELESS.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

const wordsOf = ({ names, own }: Named): string[] =>
  [...new Set([...names.flatMap(lettersOf), ...own.filter((id) => /^[a-z]+$/i.test(id))])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));

const unitIn = (line: string, units: ReadonlySet<string>): string | undefined =>
  line.match(/[\w/.-]+/g)?.find((token) => units.has(token));

/** Words of a line, in small letters, with those of a code such as `hold-goch` and of a name such as `holdGoch`. */
const tokensOf = (line: string): string[] =>
  [...lettersOf(line), ...lettersOf(line.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))].map((token) =>
    token.toLowerCase(),
  );

/** Finds the word that a token is or, where the word is long enough, begins with; remembers what it has found of each token. */
function finderOf(words: readonly string[]): (token: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (token) => {
    if (!found.has(token)) {
      const isIn = (word: string): boolean => token === word || (word.length >= STEM && token.startsWith(word));
      found.set(token, words.find(isIn));
    }
    return found.get(token);
  };
}
