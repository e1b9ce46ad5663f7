export interface Change {
  at: string;
  value: unknown;
}

/** Of lists with one entry a unit, every so manieth entry stands for its neighbours. */
const SAMPLE = 9;

/**
 * The value with one thing in it changed, once for everything in it: each number, text and truth, and the end of each list.
 * Lists `fixed` entries long have one a unit: they are never shorter.
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
