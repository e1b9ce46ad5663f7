import type { BaseAction } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';

/** Words and actions heard so far in a game: what a careless or wicked player might send again. */
export interface Memory {
  /** Values of each field. */
  readonly words: Map<string, Set<unknown>>;
  /** Actions listed some time ago, at most a hundred. */
  readonly stale: BaseAction[];
}

export const emptyMemory = (): Memory => ({ words: new Map(), stale: [] });

export function remember({ words, stale }: Memory, listed: readonly BaseAction[]): void {
  for (const action of listed) {
    for (const [field, value] of Object.entries(action)) {
      const known = words.get(field);
      if (!known) words.set(field, new Set([value]));
      else if (typeof value !== 'object' && known.size < 1000) known.add(value);
    }
  }
  const one = listed[stale.length % listed.length];
  if (one) stale.push(one);
  if (stale.length > 100) stale.shift();
}

type Random = () => number;
type Fields = Record<string, unknown>;

const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);

/** Values no field ever has. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(10_000),
  '٠٩٠٦',
  '0906 ',
  -1,
  0,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  Number.NaN,
  Infinity,
  true,
  [],
  ['move'],
  [[1, 2]],
  [1e308, -1],
  deep(200),
  {},
  { type: 'move' },
  10n,
];

/** Things that are no action at all. */
const NONSENSE: readonly unknown[] = [
  ...ODD,
  [{ by: 'chance', dice: [1] }],
  JSON.parse('{"__proto__":{"by":"chance"}}'),
];

const anyField = (action: Fields, random: Random): string => pick(Object.keys(action), random);

type Spoiler = (action: Fields, memory: Memory, random: Random) => unknown;

/** The same field with another value heard before: another unit, hex, side or type. */
const otherWord: Spoiler = (action, memory, random) => {
  const field = anyField(action, random);
  return { ...action, [field]: pick([...(memory.words.get(field) ?? [0])], random) };
};

/** What was listed some time ago, by whoever may act now. */
const stale: Spoiler = (action, memory, random) => ({ ...pick(memory.stale, random), by: action['by'] });

const wrongWord: Spoiler = (action, memory, random) => {
  const other = pick([...memory.words.keys()], random);
  return { ...action, [anyField(action, random)]: pick([...(memory.words.get(other) ?? [0])], random) };
};

const oddValue: Spoiler = (action, _, random) => ({ ...action, [anyField(action, random)]: pick(ODD, random) });

const missingField: Spoiler = (action, _, random) => {
  const { [anyField(action, random)]: _gone, ...rest } = action;
  return rest;
};

const extraField: Spoiler = (action, memory, random) => {
  const field = pick([...memory.words.keys(), 'extra', 'constructor', 'length'], random);
  return { ...action, [field]: pick([...(memory.words.get(field) ?? [1])], random) };
};

/** Own fields with names that mean something to the language, as only JSON can make them. */
const trap: Spoiler = (action, _, random) => {
  const field = pick(['"__proto__":{"by":"chance"}', '"__proto__":null', '"toJSON":1', '"hasOwnProperty":0'], random);
  return JSON.parse(`${JSON.stringify(action).slice(0, -1)},${field}}`);
};

const wrongBy: Spoiler = (action, _, random) => ({ ...action, by: pick(['chance', 'over', 'nobody', ''], random) });

/** Ways to spoil an action, the likely ones more often. What comes out may by luck be legal: whoever uses it compares. */
const SPOILERS: readonly Spoiler[] = [
  otherWord,
  otherWord,
  otherWord,
  otherWord,
  otherWord,
  otherWord,
  stale,
  stale,
  stale,
  stale,
  wrongWord,
  oddValue,
  missingField,
  extraField,
  trap,
  wrongBy,
  (_, memory, random) => ({ ...pick(memory.stale, random) }),
  (action) => [action],
  (action) => JSON.stringify(action),
  (_, _memory, random) => pick(NONSENSE, random),
];

/**
 * One action spoilt in one of many ways: wrong side, type, hex or unit, stale, fields missing or extra, no action at all.
 * Something must have been remembered before.
 */
export function mutant(listed: readonly BaseAction[], memory: Memory, random: Random): unknown {
  const base = listed.length > 0 ? pick(listed, random) : pick(memory.stale, random);
  return pick(SPOILERS, random)({ ...base }, memory, random);
}
