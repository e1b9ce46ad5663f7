import { sixthsText, type Lang } from '../../../text/format.ts';
import type { Share } from '../../../wargame/wargame.ts';

/** What units give to a strength, one after the other; what no unit gives, such as points from the air, last. */
export function sumText(lang: Lang, shares: readonly Share[], total: number): string {
  const rest = total - shares.reduce((sum, { counts }) => sum + counts, 0);
  // The half that is left where halves have been rounded is nobody's.
  const others = rest >= 1 ? [Math.floor(rest)] : [];
  return [...shares.map(({ counts }) => counts), ...others].map((counts) => sixthsText(lang, counts)).join(' + ');
}

/** Units that count as another number than is printed on them, those of one kind together. */
export interface ChangedShare extends Omit<Share, 'unit'> {
  units: readonly string[];
}

export function changedShares(shares: readonly Share[]): ChangedShare[] {
  const groups = new Map<string, ChangedShare>();
  for (const { unit, ...share } of shares) {
    if (share.why.length === 0) continue;
    const key = JSON.stringify(share);
    groups.set(key, { ...share, units: [...(groups.get(key)?.units ?? []), unit] });
  }
  return [...groups.values()];
}
