import type { Lang } from '../../text/format.ts';
import type { Guide } from '../../wargame/guide.ts';

interface GuideText {
  title: string;
  why: string;
  task?: string;
}
export type GuideWords = Readonly<Record<Lang, Readonly<Record<string, GuideText>>>>;

const GUIDES = import.meta.glob<Guide>('../../games/*/first-turn.ts', { import: 'guide' });
const WORDS = import.meta.glob<GuideWords>('../../text/guide/*/index.ts', { import: 'words' });

/** Is there a guided first turn of this game? */
export const hasGuide = (game: string): boolean => `../../games/${game}/first-turn.ts` in GUIDES;

export async function loadGuide(game: string): Promise<{ guide: Guide; words: GuideWords } | undefined> {
  const [guide, words] = await Promise.all([
    GUIDES[`../../games/${game}/first-turn.ts`]?.(),
    WORDS[`../../text/guide/${game}/index.ts`]?.(),
  ]);
  return guide && words && { guide, words };
}
