import { sixthsText, type Lang } from '../../text/format.ts';
import { word } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Tally } from '../../wargame/wargame.ts';

type BySide = Readonly<Record<string, number>>;

/** Numbers of the sides in one line. */
export const bySide = (lang: Lang, game: string, numbers: BySide): string =>
  Object.entries(numbers)
    .map(([side, number]) => `${word(lang, game, 'side', side)} ${sixthsText(lang, number)}`)
    .join(' · ');

/** What decides the game: the points of the sides, or what one of them needs in their place. */
export const scoreOf = (points: BySide, tally: Tally | undefined): BySide =>
  tally ? { [tally.side]: tally.now } : points;

/** What it is. */
export const scoreName = (lang: Lang, game: string, tally: Tally | undefined): string =>
  tally ? word(lang, game, 'item', tally.item) : webText(lang, 'since-points');

/** How it stands. */
export const scoreText = (lang: Lang, game: string, points: BySide, tally: Tally | undefined): string =>
  tally ? webText(lang, 'score-tally', { now: tally.now, needed: tally.needed }) : bySide(lang, game, points);
