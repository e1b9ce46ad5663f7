/** From when to when something was so, in ISO 8601. */
export interface Span {
  readonly begun: string;
  readonly seen: string;
}

/** Milliseconds between two times that at least one of these spans covers. */
export function upBetween(spans: readonly Span[], from: string, to: string): number {
  let reached = Date.parse(from);
  let up = 0;
  for (const { begun, seen } of [...spans].sort((a, b) => Date.parse(a.begun) - Date.parse(b.begun))) {
    const start = Math.max(reached, Date.parse(begun));
    const end = Math.min(Date.parse(to), Date.parse(seen));
    if (end <= start) continue;
    up += end - start;
    reached = end;
  }
  return up;
}
