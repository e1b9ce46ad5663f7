import { posix } from 'node:path';
import ts from 'typescript';

export interface Use {
  line: number;
  /** A module or a global such as `Math.random`. */
  name: string;
}

export interface Source {
  path: string;
  text: string;
  imports: Use[];
  /** Uses of the clock and of random sources. */
  impure: Use[];
}

const impureCalls = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
]);

/** Reads imports and impure uses of a TypeScript or Svelte file. `path` is relative to the project's root. */
export function readSource(path: string, text: string): Source {
  const code = path.endsWith('.svelte') ? scriptsOf(text) : text;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const source: Source = { path, text, imports: [], impure: [] };
  const note = (list: Use[], node: ts.Node, name: string): void => {
    list.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, name });
  };
  const visit = (node: ts.Node): void => {
    const imported = importedBy(node);
    if (imported !== undefined) note(source.imports, node, imported);
    const impure = impureIn(node, file);
    if (impure !== undefined) note(source.impure, node, impure);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

/** Path of a relative import from the project's root; undefined for a package. */
export function target(from: string, imported: string): string | undefined {
  return imported.startsWith('.') ? posix.join(posix.dirname(from), imported.replace(/\?.*$/, '')) : undefined;
}

/** Replaces everything outside <script> by spaces, keeping line numbers. */
function scriptsOf(svelte: string): string {
  const scripts = [...svelte.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  const kept = scripts.map((match) => {
    const start = match.index + match[0].indexOf('>') + 1;
    return [start, start + (match[1] ?? '').length] as const;
  });
  const isScript = (i: number): boolean => kept.some(([start, end]) => i >= start && i < end);
  return svelte.replaceAll(/[^\n]/g, (c, i: number) => (isScript(i) ? c : ' '));
}

function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literal(node.arguments[0]);
  }
  return undefined;
}

const literal = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function impureIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.getText(file);
    return impureCalls.has(name) ? name : undefined;
  }
  const isDate = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'Date';
  if (!isDate) return undefined;
  return ts.isNewExpression(node) ? 'new Date' : 'Date()';
}
