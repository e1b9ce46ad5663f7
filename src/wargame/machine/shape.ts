import type { Refusal } from '../../kernel/game.ts';
import { entryOf } from './decision.ts';

/** Fields of each type of action besides `by` and `type`; one with a question mark may be left out. */
export type ActionFields = Readonly<Record<string, readonly string[]>>;

/** Fields that are whole numbers; all others are texts. */
const NUMBERS: ReadonlySet<string> = new Set(['points']);
/** Characters of a text in an action, and of what a refusal repeats of it. */
const LONGEST = 40;

/** The name of a field of `ActionFields`. */
export const fieldName = (field: string): string => (isOptional(field) ? field.slice(0, -1) : field);

const isOptional = (field: string): boolean => field.endsWith('?');

/** Is this anything of the form of a side's action of one of these tables? Names the first field that is wrong. */
export function shapeRefusal(action: unknown, ...tables: readonly ActionFields[]): Refusal | undefined {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return wrongField('action');
  const given = action as Record<string, unknown>;
  if (typeof given['by'] !== 'string') return wrongField('by');
  const fields = fieldsOf(given['type'], tables);
  if (!fields) return { rule: 'contract', code: 'unknown-action' };
  const wrong =
    unknownKey(given, fields) ?? fields.map(fieldName).find((_, i) => !isFilled(given, fields[i] as string));
  return wrong === undefined ? undefined : wrongField(wrong);
}

function fieldsOf(type: unknown, tables: readonly ActionFields[]): readonly string[] | undefined {
  if (typeof type !== 'string') return undefined;
  for (const table of tables) {
    const fields = entryOf(table, type);
    if (fields) return fields;
  }
  return undefined;
}

function unknownKey(given: object, fields: readonly string[]): string | undefined {
  for (const key of Reflect.ownKeys(given)) {
    if (key === 'by' || key === 'type') continue;
    if (typeof key !== 'string' || !(fields.includes(key) || fields.includes(`${key}?`))) return String(key);
  }
  return undefined;
}

function isFilled(given: Readonly<Record<string, unknown>>, field: string): boolean {
  const name = fieldName(field);
  if (!Object.hasOwn(given, name)) return isOptional(field);
  const value = given[name];
  return NUMBERS.has(name) ? Number.isSafeInteger(value) : typeof value === 'string' && value.length <= LONGEST;
}

const wrongField = (what: string): Refusal => ({
  rule: 'contract',
  code: 'malformed',
  args: { what: what.slice(0, LONGEST) },
});
