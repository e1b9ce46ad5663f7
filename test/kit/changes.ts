export interface Change {
  at: string;
  value: unknown;
}

/** Of lists with one entry per unit, only every ninth entry is changed. */
const SAMPLE = 9;

/**
 * Copies of the value with one change each: of every number, text and boolean, and of the end of every list. Lists with
 * `fixed` entries have one per unit and are not shortened.
 */
export function* changesOf(value: unknown, fixed: number, at = ''): Generator<Change> {
  if (typeof value === 'number') yield { at, value: value + 1 };
  else if (typeof value === 'string') yield { at, value: `${value}x` };
  else if (typeof value === 'boolean') yield { at, value: !value };
  else if (value === null) yield { at, value: 1 };
  else if (Array.isArray(value)) yield* changesInList(value as unknown[], fixed, at);
  else yield* changesInObject(value as Record<string, unknown>, fixed, at);
}

function* changesInList(list: readonly unknown[], fixed: number, at: string): Generator<Change> {
  if (list.length > 0 && list.length !== fixed) yield { at: `${at}[-1]`, value: list.slice(0, -1) };
  for (const [i, inner] of list.entries()) {
    if (list.length === fixed && i % SAMPLE > 0) continue;
    for (const change of changesOf(inner, fixed, `${at}[${i}]`)) yield { ...change, value: list.with(i, change.value) };
  }
}

function* changesInObject(object: Record<string, unknown>, fixed: number, at: string): Generator<Change> {
  for (const [key, inner] of Object.entries(object)) {
    for (const change of changesOf(inner, fixed, `${at}.${key}`)) {
      yield { ...change, value: { ...object, [key]: change.value } };
    }
  }
}
