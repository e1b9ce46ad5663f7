/** How much more attack strength brings a higher column; undefined where none up to `most` does. `columnAt`: the column of a strength. */
export function strengthToNext(attack: number, most: number, columnAt: (attack: number) => number): number | undefined {
  const now = columnAt(attack);
  for (let more = 1; attack + more <= most; more++) if (columnAt(attack + more) > now) return more;
  return undefined;
}
