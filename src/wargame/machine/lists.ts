/** A copy of a list with one value changed: as `with`, which takes thirty times as long when the list is frozen. */
export function changedAt<T>(list: readonly T[], at: number, value: T): T[] {
  const changed = [...list];
  changed[at] = value;
  return changed;
}
