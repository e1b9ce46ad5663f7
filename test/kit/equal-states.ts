/**
 * Compares states of two matches action by action, values and order of fields. What an action leaves alone is the same object
 * before and after it, and two such objects that have been found equal are not looked into again.
 */
export function equalStates(): (a: unknown, b: unknown) => boolean {
  const found = new WeakMap<object, object>();
  const areEqual = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
    if (found.get(a) === b) return true;
    const same = Array.isArray(a) ? Array.isArray(b) && areListsEqual(a, b) : areFieldsEqual(a, b);
    if (same) found.set(a, b);
    return same;
  };
  const areListsEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length === b.length && a.every((value, i) => areEqual(value, b[i]));
  const areFieldsEqual = (a: object, b: object): boolean => {
    const [names, others] = [Object.keys(a), Object.keys(b)];
    const values = Object.values(b);
    return (
      names.length === others.length &&
      Object.values(a).every((value, i) => names[i] === others[i] && areEqual(value, values[i]))
    );
  };
  return areEqual;
}
