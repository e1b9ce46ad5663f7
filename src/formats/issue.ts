import type * as z from 'zod/mini';
import type { FormatCode, FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The first issue reported by zod, as an error of ours. */
export function firstIssue(issues: readonly Issue[], value: unknown, prefix: string): FormatError {
  const issue = issues[0] as Issue;
  const error = formatErrorOf(issue, valueAt(value, issue.path));
  const at = placeOf(
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] as string] : issue.path,
    prefix,
  );
  return at ? { ...error, at } : error;
}

function formatErrorOf(issue: Issue, found: unknown): FormatError {
  const field = short(String(issue.path.at(-1) ?? ''));
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown-field', args: { field: short(issue.keys[0] as string) } };
    case 'invalid_type':
      if (found === undefined) return { code: 'missing-field', args: { field } };
      return { code: 'wrong-type', args: { expected: issue.expected } };
    case 'invalid_value':
      if (found === undefined) return { code: 'missing-field', args: { field } };
      return { code: 'not-one-of', args: { known: issue.values.map(String).join(', ') } };
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return { code: wrongText(issue) };
    case 'invalid_key':
      return formatErrorOf(issue.issues[0] as Issue, found);
    case 'invalid_union':
      if ('options' in issue) return { code: 'not-one-of', args: { known: optionsOf(issue.options) } };
      return found === undefined
        ? { code: 'missing-field', args: { field } }
        : { code: 'wrong-type', args: { expected: 'other' } };
    default:
      return { code: 'out-of-range' };
  }
}

/** The kinds of an entry, without that of those that need not name theirs. */
const optionsOf = (options: unknown): string =>
  (options as unknown[])
    .filter((kind) => kind !== undefined)
    .map(String)
    .join(', ');

/** The error for a text that does not have the required form. */
function wrongText({ format, pattern = '' }: { format: string; pattern?: string | undefined }): FormatCode {
  if (format === 'datetime') return 'not-a-time';
  return pattern.includes('[0-9a-f]') ? 'not-bytes' : 'not-a-hex';
}

function tooBig(origin: string, limit: number): FormatError {
  if (origin === 'string') return { code: 'too-long', args: { limit } };
  return origin === 'array' ? { code: 'too-many', args: { limit } } : { code: 'out-of-range' };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function placeOf(path: Path, prefix: string): string {
  return path.reduce<string>((at, key) => {
    if (typeof key === 'number') return `${at}[${key}]`;
    return at ? `${at}.${short(String(key))}` : short(String(key));
  }, prefix);
}

const short = (text: string): string => (text.length > LIMITS.name ? `${text.slice(0, LIMITS.name)}…` : text);
