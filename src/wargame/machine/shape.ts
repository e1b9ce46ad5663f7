import { cachedBy } from '../../kernel/cached-by.ts';
import type { BaseAction, Refusal } from '../../kernel/game.ts';
import { entryOf } from './decision.ts';

/** Fields of each type of action besides `by` and `type`; one with a question mark may be left out. */
export type ActionFields = Readonly<Record<string, readonly string[]>>;

/** Fields that are whole numbers; all others are texts. */
const NUMBERS = ['points'] as const;
/** Characters of a text in an action, and of what a refusal repeats of it. */
const LONGEST = 40;

/** The name of a field of `ActionFields`. */
export const fieldName = (field: string): string => (isOptional(field) ? field.slice(0, -1) : field);

const isOptional = (field: string): boolean => field.endsWith('?');

/** A field of a list, read once: actions are checked thousands of times a second. */
interface FieldForm {
  readonly name: string;
  readonly optional: boolean;
  readonly number: boolean;
}

const fieldsIn = cachedBy((list: readonly string[]): readonly FieldForm[] =>
  list.map((field) => {
    const name = fieldName(field);
    return { name, optional: isOptional(field), number: NUMBERS.some((number) => number === name) };
  }),
);

type Value<Name extends string> = Name extends (typeof NUMBERS)[number] ? number : string;

/** The fields of a list of a table. */
type Fields<Field extends string> = {
  readonly [F in Field as F extends `${string}?` ? never : F]: Value<F>;
} & {
  readonly [F in Field as F extends `${infer Name}?` ? Name : never]?: Value<F extends `${infer Name}?` ? Name : never>;
};

/** Fields of a type of action of a table, besides `by` and `type`. */
export type FieldsOf<T extends ActionFields, Type extends keyof T> = Fields<T[Type][number]>;

/** Actions of a table: all of them, or those of some types. */
export type ActionOf<T extends ActionFields, Type extends keyof T = keyof T> = {
  [K in Type]: BaseAction & { readonly type: K } & FieldsOf<T, K>;
}[Type];

/** Is this anything of the form of a side's action of one of these tables? Names the first field that is wrong. */
export function shapeRefusal(action: unknown, ...tables: readonly ActionFields[]): Refusal | undefined {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return wrongField('action');
  const given = action as Record<string, unknown>;
  if (typeof given['by'] !== 'string') return wrongField('by');
  const fields = fieldsOf(given['type'], tables);
  if (!fields) return { rule: 'contract', code: 'unknown-action' };
  const wrong = unknownKey(given, fields) ?? fields.find((field) => !isFilled(given, field))?.name;
  return wrong === undefined ? undefined : wrongField(wrong);
}

function fieldsOf(type: unknown, tables: readonly ActionFields[]): readonly FieldForm[] | undefined {
  if (typeof type !== 'string') return undefined;
  for (const table of tables) {
    const list = entryOf(table, type);
    if (list) return fieldsIn(list);
  }
  return undefined;
}

function unknownKey(given: object, fields: readonly FieldForm[]): string | undefined {
  for (const key of Reflect.ownKeys(given))
    if (key !== 'by' && key !== 'type' && !fields.some(({ name }) => name === key)) return String(key);
  return undefined;
}

function isFilled(given: Readonly<Record<string, unknown>>, { name, optional, number }: FieldForm): boolean {
  if (!Object.hasOwn(given, name)) return optional;
  const value = given[name];
  return number ? Number.isSafeInteger(value) : typeof value === 'string' && value.length <= LONGEST;
}

const wrongField = (what: string): Refusal => ({
  rule: 'contract',
  code: 'malformed',
  args: { what: what.slice(0, LONGEST) },
});
