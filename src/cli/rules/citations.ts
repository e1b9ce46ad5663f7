/** Something that a text says of a rule sentence: the sentence, the name of the function, table or test, and its line, from 1. */
export type Credit = readonly [id: string, name: string, line: number];

/** A declaration at the top of a file. */
const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const) [{[ ]*(\w+)/;
/** What opens a table within which entries stand: `const T = {`, `name: [`, `{`; never the body of a function. */
const TABLE = /^(?:(?:export )?const \w+[^=]*=|\s+(?:'[^']+'|\w+):|\s+)\s*(?:\w+\()?[{[]$/;
const ENTRY = /^\s*(?:'([^']+)'|([\w$]+)):/;

/**
 * Rule ids in doc comments, each with the function, constant or entry of a table that is declared right after the comment.
 * Other comments are ignored: on a file, a type or a statement within a function, because none of them enforces a rule.
 */
export function citations(text: string): Credit[] {
  const lines = text.split(/\r?\n/);
  return [...text.matchAll(/^([ \t]*)\/\*\*([\s\S]*?)\*\//gm)].flatMap(
    ({ index, 0: comment, 1: indent = '', 2: said = '' }) => {
      const next = lineOf(text, index + comment.length) + 1;
      const name = indent === '' ? nameOf(lines[next - 1] ?? '') : entryOf(lines, next);
      return name === undefined ? [] : idsIn(said).map((id): Credit => [id, name, next]);
    },
  );
}

/** `name` and line of every function and constant declared at the top of a file. */
export function declarations(text: string): [name: string, line: number][] {
  return text.split(/\r?\n/).flatMap((code, index): [string, number][] => {
    const name = nameOf(code);
    return name === undefined ? [] : [[name, index + 1]];
  });
}

const nameOf = (code: string): string | undefined => DECLARATION.exec(code)?.[1];

/** The name of the entry in a line, if everything around it is a table. */
function entryOf(lines: readonly string[], line: number): string | undefined {
  const code = lines[line - 1] ?? '';
  let indent = code.search(/\S/);
  for (let above = line - 2; above >= 0 && indent > 0; above--) {
    const around = lines[above] as string;
    if (around.trim() === '' || around.search(/\S/) >= indent) continue;
    if (!TABLE.test(around)) return undefined;
    indent = around.search(/\S/);
  }
  const [, quoted, plain] = ENTRY.exec(code) ?? [];
  return quoted ?? plain;
}

/** Rule ids of `sentences` in the cases of a file of corpus/cases, each with the case. */
export function casesIn(text: string): Credit[] {
  const cases = JSON.parse(text) as readonly { id: string; title: string; sentences?: readonly string[] }[];
  return cases.flatMap(({ id, title, sentences = [] }) => {
    const line = lineOf(text, new RegExp(`"id":\\s*${JSON.stringify(id)}`).exec(text)?.index ?? 0);
    return sentences.map((sentence): Credit => [sentence, `${id} ${title}`, line]);
  });
}

/** Rule ids in the names of tests. */
export function namings(text: string): Credit[] {
  const calls = text.matchAll(/(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g);
  return [...calls].flatMap(({ index, 2: name = '' }) => {
    const line = lineOf(text, index);
    return idsIn(name).map((id): Credit => [id, name, line]);
  });
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Full ids only, as in the rulebook file: `RW-4.1.2-b`, or `RW-TEC-b` where a chart has no number; not a chapter and not an abbreviated id. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z][A-Z0-9]{1,4}-(?:[A-Z]*\d+(?:\.\d+)*|[A-Z]+)-[a-z]+\b/g)].map(([id]) => id);
