import type { Lang } from '../../../text/format.ts';
import { word } from '../../../text/index.ts';
import type { Counter } from '../../../wargame/wargame.ts';

/** What a face-down counter may be, those alike in one row, the likeliest first; each of the units is as likely as another. */
export function unseenRows(
  lang: Lang,
  game: string,
  units: readonly Pick<Counter, 'type' | 'faces'>[],
): { name: string; probability: number }[] {
  const counts = new Map<string, number>();
  for (const { type, faces } of units) {
    const name = `${word(lang, game, 'type', type)} ${faces[0]?.join('-')}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, probability: count / units.length }))
    .toSorted((a, b) => b.probability - a.probability || a.name.localeCompare(b.name, lang));
}
