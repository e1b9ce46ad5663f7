import type { Lang } from './format.ts';
import { webText } from './web/index.ts';
import type { Crossing } from '../wargame/naming/crossings.ts';

/** What follows the word for a bridge or ferry: at a place, over a river; with its two hexes where another one is called the same. */
export function crossingText(lang: Lang, hexside: string, { place, isNear, water, isShared }: Crossing): string {
  const name = webText(lang, 'crossing', { place, near: isNear ? 'yes' : 'no', water: water ?? 'none' });
  return isShared ? `${name} (${hexside.replace('-', '–')})` : name;
}
