/** The chances of whole numbers: that of `least`, then of each number above it. They sum to 1. */
export interface Spread {
  readonly least: number;
  readonly chances: readonly number[];
}

const CERTAIN: Spread = { least: 0, chances: [1] };

/** The spread of a number of which each value has a weight. */
export function spreadOf(weighed: readonly (readonly [value: number, weight: number])[]): Spread {
  const least = Math.min(...weighed.map(([value]) => value));
  const most = Math.max(...weighed.map(([value]) => value));
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  const chances = new Array<number>(most - least + 1).fill(0);
  for (const [value, weight] of weighed) chances[value - least] = (chances[value - least] ?? 0) + weight / total;
  return { least, chances };
}

/** The spread of the sum of two numbers that do not depend on each other. */
function sumOf(one: Spread, other: Spread): Spread {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1);
  other.chances.forEach((chance, i) => {
    if (chance > 0) one.chances.forEach((had, j) => void ((chances[i + j] as number) += had * chance));
  });
  return { least: one.least + other.least, chances: [...chances] };
}

/** The exact spread of the sum of all these: halves are summed first, so that thousands of them take no time that one would notice. */
export function convolved(spreads: readonly Spread[]): Spread {
  if (spreads.length < 2) return spreads[0] ?? CERTAIN;
  const middle = spreads.length >> 1;
  return sumOf(convolved(spreads.slice(0, middle)), convolved(spreads.slice(middle)));
}

export const meanOf = ({ least, chances }: Spread): number =>
  chances.reduce((sum, chance, i) => sum + chance * (least + i), 0);

/** The chance of `n` or more, and of `n` or less. */
export function tailsOf({ least, chances }: Spread, n: number): { orMore: number; orLess: number } {
  let [orMore, orLess] = [0, 0];
  chances.forEach((chance, i) => {
    if (least + i >= n) orMore += chance;
    if (least + i <= n) orLess += chance;
  });
  return { orMore, orLess };
}
