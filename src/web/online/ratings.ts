import type { ShownRating } from '../../seat/sitting.ts';
import type { Lang } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';

/** The page's address of the ratings of this server. */
export const RATINGS = '#/ratings';

/** The ratings of a game, as the server lists them. */
export interface RatingTable {
  players: readonly { name: string; rating: number; deviation: number; games: number }[];
  /** Points that each side is worth in a scenario, and how many games that comes from. */
  sides: readonly { scenario: string; games: number; worth: Readonly<Record<string, number>> }[];
}

/** The ratings of a game. Throws where the server cannot be reached or keeps no games. */
export async function ratingsOf(game: string): Promise<RatingTable> {
  const answer = await fetch(`/api/ratings?game=${encodeURIComponent(game)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as RatingTable;
}

/** A name with what it is rated at, where it is. */
export function withRating(lang: Lang, who: string, rating: ShownRating | undefined): string {
  if (!rating) return who;
  return webText(lang, 'rated-name', { who, rating: String(rating.rating), sure: rating.isProvisional ? 'no' : 'yes' });
}
