import type { BaseAction } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';

/** Values and actions seen so far in a game, from which mutated actions are made. */
export interface Memory {
  /** Values of each field. */
  readonly values: Map<string, Set<unknown>>;
  /** Actions listed some time ago, at most a hundred. */
  readonly stale: BaseAction[];
}

export const emptyMemory = (): Memory => ({ values: new Map(), stale: [] });

export function remember({ values, stale }: Memory, listed: readonly BaseAction[]): void {
  for (const action of listed) {
    for (const [field, value] of Object.entries(action)) {
      const known = values.get(field);
      if (!known) values.set(field, new Set([value]));
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

/** Values that no field ever has. */
const ODD_VALUES: readonly unknown[] = [
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

/** Values that are not actions. */
const NONSENSE: readonly unknown[] = [
  ...ODD_VALUES,
  [{ by: 'chance', dice: [1] }],
  JSON.parse('{"__proto__":{"by":"chance"}}'),
];

const anyField = (action: Fields, random: Random): string => pick(Object.keys(action), random);

type Mutation = (action: Fields, memory: Memory, random: Random) => unknown;

/** Another value of the same field: another unit, hex, side or type. */
const otherValue: Mutation = (action, memory, random) => {
  const field = anyField(action, random);
  return { ...action, [field]: pick([...(memory.values.get(field) ?? [0])], random) };
};

/** An action that was legal earlier, by the side to act now. */
const staleAction: Mutation = (action, memory, random) => ({ ...pick(memory.stale, random), by: action['by'] });

const valueOfOtherField: Mutation = (action, memory, random) => {
  const other = pick([...memory.values.keys()], random);
  return { ...action, [anyField(action, random)]: pick([...(memory.values.get(other) ?? [0])], random) };
};

const oddValue: Mutation = (action, _, random) => ({ ...action, [anyField(action, random)]: pick(ODD_VALUES, random) });

const missingField: Mutation = (action, _, random) => {
  const { [anyField(action, random)]: _gone, ...rest } = action;
  return rest;
};

const extraField: Mutation = (action, memory, random) => {
  const field = pick([...memory.values.keys(), 'extra', 'constructor', 'length'], random);
  return { ...action, [field]: pick([...(memory.values.get(field) ?? [1])], random) };
};

/** Own fields with names reserved in JavaScript, as JSON.parse can create them. */
const reservedField: Mutation = (action, _, random) => {
  const field = pick(['"__proto__":{"by":"chance"}', '"__proto__":null', '"toJSON":1', '"hasOwnProperty":0'], random);
  return JSON.parse(`${JSON.stringify(action).slice(0, -1)},${field}}`);
};

const wrongBy: Mutation = (action, _, random) => ({ ...action, by: pick(['chance', 'over', 'nobody', ''], random) });

/** All mutations, weighted by repetition. The result can be legal by chance; callers have to check. */
const MUTATIONS: readonly Mutation[] = [
  otherValue,
  otherValue,
  otherValue,
  otherValue,
  otherValue,
  otherValue,
  staleAction,
  staleAction,
  staleAction,
  staleAction,
  valueOfOtherField,
  oddValue,
  missingField,
  extraField,
  reservedField,
  wrongBy,
  (_, memory, random) => ({ ...pick(memory.stale, random) }),
  (action) => [action],
  (action) => JSON.stringify(action),
  (_, _memory, random) => pick(NONSENSE, random),
];

/** A randomly mutated action: wrong side, type, hex or unit, stale, fields missing or extra, not an action. Needs a non-empty memory. */
export function mutant(listed: readonly BaseAction[], memory: Memory, random: Random): unknown {
  const base = listed.length > 0 ? pick(listed, random) : pick(memory.stale, random);
  return pick(MUTATIONS, random)({ ...base }, memory, random);
}
