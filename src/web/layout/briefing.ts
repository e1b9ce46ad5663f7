import type { Briefing } from '../../wargame/briefing.ts';

const BRIEFINGS = import.meta.glob<{ briefing: Briefing }>('../../games/*/briefing.ts');

/** What a game tells of its phases and tracks, fetched when it is first wanted. */
export const briefingOf = async (game: string): Promise<Briefing | undefined> =>
  (await BRIEFINGS[`../../games/${game}/briefing.ts`]?.())?.briefing;
