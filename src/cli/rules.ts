import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One sentence of a rulebook, as src/games/GAME/rulebook.json lists it. */
export interface RuleSentence {
  id: string;
  text: Readonly<Record<string, string>>;
  /** Functions that several games share and that carry the sentence out: `path in src:function`. */
  system?: readonly string[];
}

export interface RuleCover extends RuleSentence {
  /** `path:function` of every function or table whose doc comment cites the sentence by its full id. */
  enforcedBy: readonly string[];
  /** `path: name` of every test or case that names it. */
  tests: readonly string[];
}

/** The project's folder, independent of the working directory. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every sentence of a game's rulebook with the places where it is enforced and tested. */
export function coverOf(game: string, sentences: readonly RuleSentence[], root = ROOT): RuleCover[] {
  const own = readAll(root, `src/games/${game}/**/*.ts`).filter(({ path }) => !isTest(path));
  const shared = declarations(readAll(root, 'src/{engagement,wargame}/**/*.ts').filter(({ path }) => !isTest(path)));
  const enforced = collect([
    ...sentences.flatMap(({ id, system = [] }) =>
      system.map((place) => `src/${place}`).flatMap((place) => (shared.has(place) ? [[id, place]] : [])),
    ),
    ...own.flatMap(({ path, text }) => citations(text).map(([id, name]) => [id, `${path}:${name}`])),
  ]);
  const tests = readAll(root, '{src,test}/**/*.test.ts');
  const tested = collect([
    ...tests.flatMap(({ path, text }) => namings(text).map(([id, name]) => [id, `${path}: ${name}`])),
    ...readAll(root, `corpus/cases/{${game}*,${game}/*}.json`).flatMap(({ path, text }) =>
      casesIn(text).map(([id, name]) => [id, `${path}: ${name}`]),
    ),
  ]);
  return sentences.map((sentence) => ({
    ...sentence,
    enforcedBy: enforced.get(sentence.id) ?? [],
    tests: tested.get(sentence.id) ?? [],
  }));
}

/** `path:function` of every function and table declared at the top of a file. */
function declarations(sources: readonly { path: string; text: string }[]): Set<string> {
  return new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?(?:function\*?|const) (\w+)/gm)].map(([, name]) => `${path}:${name}`),
    ),
  );
}

const isTest = (path: string): boolean => /\.test(-kit)?\.ts$|test-kit\.ts$/.test(path);

function readAll(root: string, pattern: string): { path: string; text: string }[] {
  const paths = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function collect(pairs: readonly (readonly string[])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id = '', where = ''] of pairs) {
    const list = found.get(id) ?? [];
    if (!list.includes(where)) found.set(id, [...list, where]);
  }
  return found;
}

/**
 * Rule ids in doc comments, each with the function or table declared right after the comment. Comments on a file, a type or
 * a field of a type are ignored, because none of them enforces a rule.
 */
export function citations(text: string): [id: string, name: string][] {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap((comment) => {
    const name = nameAfter(text.slice(comment.index + comment[0].length));
    return name === undefined ? [] : idsIn(comment[1] as string).map((id): [string, string] => [id, name]);
  });
}

const KEYWORDS = /^(?:export|default|async|abstract|static|readonly|private|get|set|const|let|function\*?|class)$/;
/** Declarations of types, and what follows a comment on a whole file. */
const ENFORCES_NOTHING = /^(?:(?:export\s+)?(?:declare|interface|type|import)\b|export\s+[*{]|\/[*/])/;
/** A field of a type: `name: type;` */
const TYPE_FIELD = /^(?:readonly\s+)?[\w$]+\??(?:\([^)]*\))?:[^=]*;$/;

function nameAfter(code: string): string | undefined {
  const line = /^[ \t]*\r?\n?[ \t]*([^\r\n]*)/.exec(code)?.[1]?.trim() ?? '';
  if (ENFORCES_NOTHING.test(line) || TYPE_FIELD.test(line)) return undefined;
  const names = line.match(/'[^']+'|[A-Za-z_$][\w$]*/g) ?? [];
  return names.find((name) => !KEYWORDS.test(name))?.replaceAll("'", '');
}

/** Rule ids of `sentences` in the cases of a file of corpus/cases, each with the case. */
export function casesIn(text: string): [id: string, name: string][] {
  const cases = JSON.parse(text) as readonly { id: string; title: string; sentences?: readonly string[] }[];
  return cases.flatMap(({ id, title, sentences = [] }) =>
    sentences.map((sentence): [string, string] => [sentence, `${id} ${title}`]),
  );
}

/** Rule ids in the names of tests. */
export function namings(text: string): [id: string, name: string][] {
  const calls = text.matchAll(/(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g);
  return [...calls].flatMap(([, , name = '']) => idsIn(name).map((id): [string, string] => [id, name]));
}

/** Full ids only, as in the rulebook file: `RW-4.1.2-b`, or `RW-TEC-b` where a chart has no number; not a chapter and not an abbreviated id. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z][A-Z0-9]{1,4}-(?:[A-Z]*\d+(?:\.\d+)*|[A-Z]+)-[a-z]+\b/g)].map(([id]) => id);
