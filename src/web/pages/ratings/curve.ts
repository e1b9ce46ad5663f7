/** How an account stands at a game, with its rating after each of its newest games there. */
export interface OwnRating {
  pool: string;
  rating: number;
  deviation: number;
  games: number;
  curve: readonly { rating: number }[];
}

/** Up to this deviation a rating is sure, as the server lists it. */
export const SURE = 110;

/** The picture is so wide and high, with room for the newest point. */
const WIDTH = 300;
const HEIGHT = 60;
const MARGIN = 6;
/** Points of rating that the picture shows at least from top to bottom, so that small changes look small. */
const LEAST = 100;

/** The curve of a rating as a polyline, where its newest point is, and what there is to say of it. */
export function curveOf({ curve }: OwnRating): {
  path: string;
  last: readonly [number, number];
  n: number;
  first: string;
  high: string;
  low: string;
} {
  const ratings = curve.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(high - low, LEAST);
  const bottom = (low + high - span) / 2;
  const points = ratings.map((rating, i): [number, number] => [
    MARGIN + (ratings.length < 2 ? 1 : i / (ratings.length - 1)) * (WIDTH - 2 * MARGIN),
    HEIGHT - MARGIN - ((rating - bottom) / span) * (HEIGHT - 2 * MARGIN),
  ]);
  const text = (rating: number | undefined): string => String(Math.round(rating ?? 0));
  return {
    path: points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join(' '),
    last: points.at(-1) ?? [MARGIN, HEIGHT / 2],
    n: ratings.length,
    first: text(ratings[0]),
    high: text(high),
    low: text(low),
  };
}
