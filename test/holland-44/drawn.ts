import { pick } from '../../src/kernel/random.ts';

/** So many different ones of the list, in any order. */
export function drawn<T>(list: readonly T[], count: number, random: () => number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const one = pick(left, random);
    left.splice(left.indexOf(one), 1);
    return one;
  });
}
