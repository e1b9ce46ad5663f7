import * as z from 'zod/mini';
import { no, ok, type Result } from '../kernel/game.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { scan } from './scan.ts';
import { firstIssue } from './issue.ts';

/** Otherwise zod uses `new Function`, which the page's security policy forbids. */
z.config({ jitless: true });

/** The `format` and `version` of a document. */
export interface Kind {
  format: string;
  version: number;
}

/** Parses JSON text. Fails with the place of a syntax error, or when the text is empty or too large. */
export function parseJson(text: string): Result<unknown, FormatError> {
  const size = text.length;
  if (size > LIMITS.size) return no({ code: 'too-large', args: { size, limit: LIMITS.size } });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return no({ code: 'empty' });
  const error = scan(json);
  return error ? no(error) : ok(JSON.parse(json) as unknown);
}

/** Parses a document of one format. A wrong format or version is reported before any other field is checked. */
export function parseDocument(text: string, kind: Kind): Result<Record<string, unknown>, FormatError> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const error = kindError(parsed.value, kind);
  return error ? no(error) : ok(parsed.value as Record<string, unknown>);
}

function kindError(value: unknown, { format, version }: Kind): FormatError | undefined {
  if (!isObject(value)) return { code: 'wrong-type', args: { expected: 'object' } };
  const { format: found, version: number } = value;
  if (found === undefined) return { code: 'missing-field', at: 'format', args: { field: 'format' } };
  if (found !== format) {
    const shown = typeof found === 'string' ? found.slice(0, LIMITS.name) : JSON.stringify(found).slice(0, LIMITS.name);
    return { code: 'other-format', at: 'format', args: { found: shown, wanted: format } };
  }
  if (number === version) return undefined;
  if (number === undefined) return { code: 'missing-field', at: 'version', args: { field: 'version' } };
  if (typeof number !== 'number') return { code: 'wrong-type', at: 'version', args: { expected: 'number' } };
  return { code: 'other-version', at: 'version', args: { found: number, reads: version } };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as typed by the schema, or its first error; `prefix` is the path of the value. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, prefix = ''): Result<T, FormatError> {
  if (valuesIn(value, LIMITS.checked) < 0) {
    return no({ code: 'too-many', args: { limit: LIMITS.checked }, ...(prefix ? { at: prefix } : {}) });
  }
  const result = schema.safeParse(value);
  return result.success ? ok(result.data) : no(firstIssue(result.error.issues, value, prefix));
}

/** `allowance` less the number of values inside; negative, and counting stops, as soon as it is used up. */
function valuesIn(value: unknown, allowance: number): number {
  let left = allowance - 1;
  if (typeof value !== 'object' || value === null) return left;
  for (const inner of Object.values(value)) if ((left = valuesIn(inner, left)) < 0) break;
  return left;
}
