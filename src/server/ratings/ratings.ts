import type { Side } from '../../kernel/game.ts';
import type { ShownRating } from '../../seat/sitting.ts';
import type { Handler } from '../jobs/jobs.ts';
import type { RankedAccount, RatedSide, RatingStore, SideResult } from '../store/ratings.ts';
import type { GameInBrief, Store } from '../store/store.ts';
import { offsetOf, ratingAfter } from './glicko.ts';
import type { RatedEnd } from './rating-jobs.ts';

/** From this deviation on a rating is sure enough for the table. */
export const SURE = 110;
/** Results of a side, the newest ones, that its offset is worked out from. */
const MOST_RESULTS = 1000;
/** Players of a table at most. */
const MOST_RANKED = 100;
/** How often a game is rated anew, when other games of its players were rated meanwhile. */
const MOST_TRIES = 20;

interface AboutGame {
  readonly id: string;
  readonly sides: readonly Side[];
  readonly scenarios: readonly { readonly id: string }[];
}

interface RatingTable {
  readonly players: readonly RankedAccount[];
  /** Points that each side is worth in a scenario, and how many games that comes from. */
  readonly sides: readonly { scenario: string; games: number; worth: Readonly<Record<Side, number>> }[];
}

/** What rates the games that have ended. */
export class Ratings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** By kinds of jobs. */
  get handlers(): Readonly<Record<string, Handler>> {
    return { rating: (end) => this.rate(end as RatedEnd) };
  }

  /** Rates a game, unless it was before. One of which an account is deleted by now is not rated. */
  async rate({ game: id, winner, at }: RatedEnd): Promise<void> {
    const game = await this.#store.brief(id);
    const holders = game && (await this.#holders(game));
    if (!game || !holders) return;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sides = await this.#sides(game, holders, winner);
      const { game: pool, scenario } = game;
      if ((await this.#store.ratings.keep({ id, pool, scenario, at, sides })) !== 'outdated') return;
    }
    throw new Error(`The game ${id} could not be rated: its players’ ratings do not hold still.`);
  }

  /** Whose rating at a game is sure, and what its sides are worth where somebody has played them. */
  async table({ id, scenarios, sides: [one = '', other = ''] }: AboutGame): Promise<RatingTable> {
    const players = await this.#store.ratings.ranked(id, SURE, MOST_RANKED);
    const sides: RatingTable['sides'][number][] = [];
    for (const { id: scenario } of scenarios) {
      const results = await this.#results(id, scenario, one);
      const worth = Math.round(offsetOf(results));
      if (results.length > 0) sides.push({ scenario, games: results.length, worth: { [one]: worth, [other]: -worth } });
    }
    return { players: players.map(rounded), sides };
  }

  #results(pool: string, scenario: string, side: Side): Promise<readonly SideResult[]> {
    return this.#store.ratings.results(pool, scenario, side, MOST_RESULTS);
  }

  /** The accounts of both sides; undefined where one is missing. */
  async #holders({ id, seats }: GameInBrief): Promise<readonly [Holder, Holder] | undefined> {
    const { accounts } = this.#store;
    const found: Holder[] = [];
    for (const { side } of seats) {
      const account = await accounts.holder(id, side);
      if (account !== undefined && (await accounts.byId(account))) found.push({ side, account });
    }
    const [one, other, more] = found;
    return one && other && !more && one.account !== other.account ? [one, other] : undefined;
  }

  async #sides(
    { game: pool, scenario }: GameInBrief,
    holders: readonly [Holder, Holder],
    winner: Side | null,
  ): Promise<readonly [RatedSide, RatedSide]> {
    const [one, other] = holders;
    const offset = offsetOf(await this.#results(pool, scenario, one.side));
    const before = [
      await this.#store.ratings.of(one.account, pool),
      await this.#store.ratings.of(other.account, pool),
    ] as const;
    const score = scoreOf(one.side, winner);
    return [
      { ...one, score, before: before[0], after: ratingAfter(before[0], before[1], offset, score) },
      { ...other, score: 1 - score, before: before[1], after: ratingAfter(before[1], before[0], -offset, 1 - score) },
    ];
  }
}

interface Holder {
  readonly side: Side;
  readonly account: string;
}

const rounded = ({ rating, deviation, ...more }: RankedAccount): RankedAccount => ({
  ...more,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
});

function scoreOf(side: Side, winner: Side | null): number {
  if (winner === null) return 1 / 2;
  return winner === side ? 1 : 0;
}

/** The ratings of those who have the seats of these games, by game and side. */
export async function ratingsAt(
  ratings: RatingStore,
  games: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<Side, ShownRating>>>> {
  const found = new Map<string, Record<Side, ShownRating>>();
  for (const { game, side, rating, deviation } of await ratings.atSeats(games))
    found.set(game, { ...found.get(game), [side]: { rating: Math.round(rating), isProvisional: deviation > SURE } });
  return found;
}
