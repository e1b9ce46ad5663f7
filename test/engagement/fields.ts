// Reads from the source what every game of the engagement series says for every field of EngagementRules, and by which rule.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = 'src/engagement/position/rules.ts';
/** Longest value printed whole, in characters; a longer one is named, not printed. */
const LONGEST = 72;

/** What is said of a field of a chapter that a game's book does not have. */
export const ABSENT = '–';
/** What is said of a field that a game does not give. */
export const MISSING = '?';

/** One field: `movement.parts`, what it means, and what each game says, in the order of the games. */
export interface Field {
  path: string;
  meaning: string;
  cells: string[];
}

/** Games by id of their folder, in the order of the alphabet, and all fields in the order of the contract. */
export function fieldsOfAll(): { games: string[]; fields: Field[] } {
  const files = globSync('src/games/*/rules.ts', { cwd: ROOT })
    .toSorted()
    .map((path) => join(ROOT, path));
  const contract = join(ROOT, CONTRACT);
  const options = { allowImportingTsExtensions: true, noEmit: true, strict: true, target: ts.ScriptTarget.ESNext };
  const module = { module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] };
  const program = ts.createProgram([contract, ...files], { ...options, ...module });
  const reader = new Reader(program.getTypeChecker());
  const values = files.map((file) => rulesIn(program.getSourceFile(file) as ts.SourceFile));
  const all = interfaceIn(program.getSourceFile(contract) as ts.SourceFile, 'EngagementRules');
  return {
    games: files.map((file) => relative(join(ROOT, 'src/games'), file).split('/')[0] as string),
    fields: [...reader.fields(all, values, '')],
  };
}

/** The object in a game's rules.ts that satisfies EngagementRules. */
function rulesIn(source: ts.SourceFile): ts.ObjectLiteralExpression {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node) && node.type.getText() === 'EngagementRules') {
      const inner = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression;
      if (ts.isObjectLiteralExpression(inner)) found = inner;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found) throw new Error(`${source.fileName} has no object that satisfies EngagementRules.`);
  return found;
}

function interfaceIn(source: ts.SourceFile, name: string): ts.InterfaceDeclaration {
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found) throw new Error(`${source.fileName} has no interface ${name}.`);
  return found;
}

/** Null for a chapter that the book does not have. */
type Value = ts.Expression | ts.MethodDeclaration | null | undefined;
type Property = ts.ObjectLiteralElementLike | null | undefined;

class Reader {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  *fields(contract: ts.InterfaceDeclaration, values: readonly Value[], path: string): Generator<Field> {
    for (const member of contract.members) {
      const name = member.name?.getText() ?? '';
      const own = values.map((value) => this.#property(value, name));
      const chapter = this.#chapter(member);
      if (chapter)
        yield* this.fields(
          chapter,
          own.map((one) => one && this.#chapterOf(one)),
          `${path}${name}.`,
        );
      else yield { path: `${path}${name}`, meaning: docOf(member), cells: own.map((one) => this.#cell(one)) };
    }
  }

  /** The interface of a chapter, such as MovementRules or one that may be null: its fields are listed one by one. */
  #chapter(member: ts.TypeElement): ts.InterfaceDeclaration | undefined {
    if (!ts.isPropertySignature(member) || !/Rules(<\w+>)?( \| null)?$/.test(member.type?.getText() ?? ''))
      return undefined;
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(member));
    return type.symbol.declarations?.find(ts.isInterfaceDeclaration);
  }

  /** A chapter written in place or declared elsewhere. */
  #chapterOf(property: ts.ObjectLiteralElementLike): Value {
    const value = this.#valueOf(property);
    if (!value || ts.isObjectLiteralExpression(value)) return value;
    if (value.kind === ts.SyntaxKind.NullKeyword) return null;
    const declaration = this.#declaration(value);
    return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  }

  #property(value: Value, name: string): Property {
    if (value === null) return null;
    if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
    return value.properties.find((property) => property.name?.getText() === name);
  }

  #valueOf(property: ts.ObjectLiteralElementLike): Value {
    if (ts.isPropertyAssignment(property)) return property.initializer;
    return ts.isMethodDeclaration(property) ? property : undefined;
  }

  #cell(property: Property): string {
    if (!property) return property === null ? ABSENT : MISSING;
    const value = this.#valueOf(property);
    const source = this.#declaration(value ?? (property.name as ts.Identifier));
    const rules = [property, source].flatMap((node) => (node ? rulesOf(node) : []));
    const cited = [...new Set(rules)].join(', ');
    const text = printed(value, source) ?? nameOf(property, source);
    return cited === '' ? `\`${text}\`` : `\`${text}\` ${cited}`;
  }

  /** Where what is named was declared, in whatever file. */
  #declaration(node: ts.Node): ts.Declaration | undefined {
    const named = ts.isPropertyAccessExpression(node) ? node.name : node;
    if (!ts.isIdentifier(named)) return undefined;
    const shorthand = ts.isShorthandPropertyAssignment(named.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(named.parent)
      : this.#checker.getSymbolAtLocation(named);
    if (!shorthand) return undefined;
    const alias = (shorthand.flags & ts.SymbolFlags.Alias) !== 0;
    return (alias ? this.#checker.getAliasedSymbol(shorthand) : shorthand).declarations?.[0];
  }
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(' as const', '').trim();

/** A short value as it is written; the body of a short function. */
function printed(value: Value, declaration: ts.Declaration | undefined): string | undefined {
  const from = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : value;
  if (!from || ts.isIdentifier(from) || ts.isPropertyAccessExpression(from)) return undefined;
  const body = ts.isArrowFunction(from) ? from.body : from;
  const text = squeezed(body.getText());
  return text.length <= LONGEST ? text : undefined;
}

/** A long value by the name it was declared with, or as one of this game's own. */
function nameOf(property: ts.ObjectLiteralElementLike, declaration: ts.Declaration | undefined): string {
  const name = declaration && ts.getNameOfDeclaration(declaration)?.getText();
  return name ?? `${property.name?.getText() ?? ''} …`;
}

const CITED = /\b(?:[A-Z]{2,3}-\d+(?:\.\d+)*(?:-[a-z])?|(?:AMB|RUL)-[A-Z]+-\d+)\b/g;
const IN_CODE = /(?:reason|refuse)\('([\d.]+)'|rule: '([\d.]+)'/g;

/** Ids in the comment above a declaration, and rule numbers of the reasons in it. */
function rulesOf(node: ts.Declaration): string[] {
  const comment = commentOf(node);
  const code = [...node.getText().matchAll(IN_CODE)].map((match) => match[1] ?? match[2] ?? '');
  return [...(comment.match(CITED) ?? []), ...code];
}

function commentOf(node: ts.Node): string {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const ranges = ts.getLeadingCommentRanges(holder.getSourceFile().text, holder.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) => holder.getSourceFile().text.slice(pos, end)).join(' ');
}

const docOf = (node: ts.Node): string => squeezed(commentOf(node).replaceAll(/\/\*\*|\*\/|^\s*\*/gm, ' '));
