import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { casesIn, citations, type Credit, declarations, namings } from './citations.ts';

/** One sentence of a rulebook, as src/games/GAME/rulebook.json lists it. */
export interface RuleSentence {
  id: string;
  text: Readonly<Record<string, string>>;
  /** Functions that several games share and that carry the sentence out: `path in src:function`. */
  system?: readonly string[];
}

/** Where something stands: path, line from 1, and the name of the function, table, test or case. */
export interface Place {
  path: string;
  line: number;
  name: string;
}

export interface RuleCoverage extends RuleSentence {
  /** Every function, constant and entry of a table whose doc comment cites the sentence by its full id. */
  enforcedBy: readonly Place[];
  /** Every test or case that names it. */
  tests: readonly Place[];
}

interface Source {
  path: string;
  text: string;
}

/** The project's folder, independent of the working directory. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Every sentence of a game's rulebook with the places where it is enforced and tested. */
export function coverageOf(game: string, sentences: readonly RuleSentence[], root = ROOT): RuleCoverage[] {
  const own = collect(
    readAll(root, `src/games/${game}/**/*.ts`).filter(({ path }) => !isTest(path)),
    citations,
  );
  const shared = declared(readAll(root, 'src/{engagement,wargame}/**/*.ts').filter(({ path }) => !isTest(path)));
  const tests = collect(readAll(root, '{src,test}/**/*.test.ts'), namings);
  const cases = collect(readAll(root, `corpus/cases/{${game}*,${game}/*}.json`), casesIn);
  return sentences.map((sentence) => {
    const { id, system = [] } = sentence;
    return {
      ...sentence,
      enforcedBy: [...system.flatMap((place) => shared.get(place) ?? []), ...(own.get(id) ?? [])],
      tests: [...(tests.get(id) ?? []), ...(cases.get(id) ?? [])],
    };
  });
}

/**
 * Whether a sentence is carried out by rules code but tested only on data: such a test passes whatever the code does.
 * Code and tests of data are in a folder `data`.
 */
export function isTestedOnDataOnly({ enforcedBy, tests }: RuleCoverage): boolean {
  const isData = ({ path }: Place): boolean => path.includes('/data/');
  return !enforcedBy.every(isData) && tests.every(isData);
}

/** What is declared at the top of the files, by `path in src:function`. */
function declared(sources: readonly Source[]): Map<string, Place> {
  return new Map(
    sources.flatMap(({ path, text }) =>
      declarations(text).map(([name, line]) => [`${path.replace(/^src\//, '')}:${name}`, { path, line, name }]),
    ),
  );
}

const isTest = (path: string): boolean => /\.test(-kit)?\.ts$|test-kit\.ts$/.test(path);

function readAll(root: string, pattern: string): Source[] {
  const paths = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The places by sentence, each once. */
function collect(sources: readonly Source[], creditsIn: (text: string) => readonly Credit[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const { path, text } of sources) {
    for (const [id, name, line] of creditsIn(text)) {
      const places = found.get(id) ?? [];
      found.set(id, places);
      if (!places.some((place) => place.path === path && place.name === name)) places.push({ path, line, name });
    }
  }
  return found;
}
