/** What is looked up in a key: made once for it, and kept as long as the key itself. */
export function cachedBy<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

/** Gives what is kept under a text, or makes it. */
export type Kept<Value extends object> = (key: string, make: () => Value) => Value;

/** What is looked up by a text: made once for it. Where more than `most` would be kept, all are forgotten first. */
export function cachedByText<Value extends object>(most: number): Kept<Value> {
  const made = new Map<string, Value>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (made.size >= most) made.clear();
    made.set(key, value);
    return value;
  };
}
