/** More amounts than this are stepped through; fewer are buttons side by side. */
const FEW = 7;

export const isLong = (amounts: readonly number[]): boolean => amounts.length > FEW;

/** The amount this much further, without those that may not be spent; `amounts` ascend. */
export function stepped(amounts: readonly number[], from: number, by: number): number {
  const further = by > 0 ? amounts.find((one) => one >= from + by) : amounts.findLast((one) => one <= from + by);
  return further ?? amounts.at(by > 0 ? -1 : 0) ?? from;
}

/** The amount that is meant by what has been typed: itself, else the nearest, the lower one of two; undefined for no number. */
export function meant(amounts: readonly number[], typed: string): number | undefined {
  if (!/^\d+$/.test(typed.trim())) return undefined;
  const wanted = Number(typed);
  return amounts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];
}
