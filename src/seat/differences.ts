import jsonPatch, { type Operation } from 'fast-json-patch';

type Fields = Readonly<Record<string, unknown>>;

/** What makes the second of two values of JSON of the first (JSON Patch, RFC 6902). What is the same object in both is not looked into. */
export function differences(before: object, after: object): Operation[] {
  const found: Operation[] = [];
  inside(before, after, '', found);
  return found;
}

function inside(before: object, after: object, at: string, found: Operation[]): void {
  if (Array.isArray(before)) inList(before, after as readonly unknown[], at, found);
  else inFields(before as Fields, after as Fields, at, found);
}

function inList(before: readonly unknown[], after: readonly unknown[], at: string, found: Operation[]): void {
  for (let i = before.length - 1; i >= after.length; i--) found.push({ op: 'remove', path: `${at}/${i}` });
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) if (before[i] !== after[i]) changed(before[i], after[i], `${at}/${i}`, found);
  for (let i = both; i < after.length; i++) found.push({ op: 'add', path: `${at}/${i}`, value: after[i] });
}

/** A field without a value is none. Every move asks for all fields of a position: nothing is made for those that are the same. */
function inFields(before: Fields, after: Fields, at: string, found: Operation[]): void {
  for (const key in before) {
    const was = before[key];
    const is = after[key];
    if (was === is || was === undefined) continue;
    if (is === undefined) found.push({ op: 'remove', path: pathOf(at, key) });
    else changed(was, is, pathOf(at, key), found);
  }
  for (const key in after)
    if (before[key] === undefined && after[key] !== undefined)
      found.push({ op: 'add', path: pathOf(at, key), value: after[key] });
}

const pathOf = (at: string, key: string): string => `${at}/${jsonPatch.escapePathComponent(key)}`;

function changed(was: unknown, is: unknown, path: string, found: Operation[]): void {
  if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) inside(was, is, path, found);
  else found.push({ op: 'replace', path, value: is });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
