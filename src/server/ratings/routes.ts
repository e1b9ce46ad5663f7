import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { name } from '../../formats/parts.ts';
import { unknownGame } from '../../formats/start.ts';
import type { Library } from '../../wargame/wargame.ts';
import { about, count } from '../api/parts.ts';
import { failed, wrongBody } from '../api/failures.ts';
import { described, type BySchema } from '../api/schemas.ts';
import { limited } from '../play/answers.ts';
import type { Ratings } from './ratings.ts';

/** Asked from one address in a minute. */
const MOST = 60;

const TABLE = described({
  operationId: 'listRatings',
  summary: 'The ratings of a game (Glicko-2).',
  description:
    'Those that are sure enough, the highest first. What a side is worth is worked out from the results of its rated games, and taken off what it wins.',
  querystring: z.strictObject({ game: name.check(about('Its id, as GET /api/library lists it.')) }),
  response: {
    200: z.strictObject({
      players: z.array(z.strictObject({ name: z.string(), rating: z.int(), deviation: count, games: count })),
      sides: z.array(
        z.strictObject({
          scenario: z.string(),
          games: count.check(about('Rated games that it is worked out from.')),
          worth: z.record(z.string(), z.int()).check(about('Points of rating by side.')),
        }),
      ),
    }),
    400: wrongBody,
  },
});

/** How strong players are. */
export function ratingRoutes(app: FastifyInstance, ratings: Ratings, library: Library): void {
  const routes = app.withTypeProvider<BySchema>();
  routes.get('/api/ratings', { schema: TABLE, config: limited(MOST) }, async ({ query }, reply) => {
    const game = library.get(query.game);
    if (!game) return reply.code(400).send(failed(unknownGame(query.game, library, 'game')));
    return ratings.table(game.about);
  });
}
