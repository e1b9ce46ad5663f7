export interface Change {
  at: string;
  value: unknown;
}

/** Lists with one entry per unit: how long they are, and that of their entries one in so many is changed. */
export interface PerUnit {
  length: number;
  oneIn: number;
}

/**
 * Copies of the value with one change each: of every number, text and boolean, and of the end of every list, but for those
 * with one entry per unit.
 */
export function* changesOf(value: unknown, units: PerUnit, at = ''): Generator<Change> {
  if (typeof value === 'number') yield { at, value: value + 1 };
  else if (typeof value === 'string') yield { at, value: `${value}x` };
  else if (typeof value === 'boolean') yield { at, value: !value };
  else if (value === null) yield { at, value: 1 };
  else if (Array.isArray(value)) yield* changesInList(value as unknown[], units, at);
  else yield* changesInObject(value as Record<string, unknown>, units, at);
}

function* changesInList(list: readonly unknown[], units: PerUnit, at: string): Generator<Change> {
  if (list.length > 0 && list.length !== units.length) yield { at: `${at}[-1]`, value: list.slice(0, -1) };
  for (const [i, inner] of list.entries()) {
    if (list.length === units.length && i % units.oneIn > 0) continue;
    for (const change of changesOf(inner, units, `${at}[${i}]`)) yield { ...change, value: list.with(i, change.value) };
  }
}

function* changesInObject(object: Record<string, unknown>, units: PerUnit, at: string): Generator<Change> {
  for (const [key, inner] of Object.entries(object)) {
    for (const change of changesOf(inner, units, `${at}.${key}`)) {
      yield { ...change, value: { ...object, [key]: change.value } };
    }
  }
}
