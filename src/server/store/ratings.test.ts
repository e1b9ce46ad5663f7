import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ratings } from '../ratings/ratings.ts';
import { openPostgres } from './postgres.ts';
import { FIRST_RATING, type RatedGame, type Rating } from './ratings.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { newDatabase, NEW_GAME } from './test-kit.ts';

const NOW = '2026-11-29T20:00:00.000Z';
const rated = (rating: number, games: number, deviation = 80): Rating => ({
  ...FIRST_RATING,
  rating,
  deviation,
  games,
});

/** A game that Ann has won as red, and what it has come to for both. */
const wonByAnn = (id: string, ann: [Rating, Rating], ben: [Rating, Rating]): RatedGame => ({
  id,
  pool: 'toy',
  scenario: 'plain',
  at: NOW,
  sides: [
    { account: 'ann', side: 'red', score: 1, before: ann[0], after: ann[1] },
    { account: 'ben', side: 'blue', score: 0, before: ben[0], after: ben[1] },
  ],
});
const first = (id: string) => wonByAnn(id, [FIRST_RATING, rated(1600, 1)], [FIRST_RATING, rated(1400, 1)]);

/** One of a memory, and two servers at one database. */
const STORES = [
  { name: 'SQLite', open: async () => [await openSqlite(':memory:')] },
  {
    name: 'PostgreSQL',
    open: async () => {
      const url = await newDatabase();
      return [await openPostgres(url), await openPostgres(url)];
    },
  },
];

describe.each(STORES)('ratings in a store in $name', ({ open }) => {
  let stores: Store[];
  let store: Store;
  const games = ['g0', 'g1', 'g2', 'g3', 'g4', 'g5'];
  beforeEach(async () => {
    stores = await open();
    store = stores[0] as Store;
    for (const key of ['ann', 'ben'])
      await store.accounts.create({ id: key, key, name: key.toUpperCase(), email: null, password: null, created: NOW });
    for (const id of games) {
      const [red, blue] = [`red of ${id}`, `blue of ${id}`];
      await store.create({
        id,
        ...NEW_GAME,
        created: NOW,
        isRated: true,
        seats: [
          { side: 'red', ticket: red },
          { side: 'blue', ticket: blue },
        ],
      });
      await store.accounts.claim('ann', [red]);
      await store.accounts.claim('ben', [blue]);
    }
  });
  afterEach(() => Promise.all(stores.map((one) => one.close())));

  it('a game says that it is rated', async () => {
    expect((await store.brief('g0'))?.isRated).toBe(true);
    expect((await store.game('g0'))?.isRated).toBe(true);
  });

  it('a game is rated once, and a rating that has changed since is not overwritten', async () => {
    const { ratings } = store;
    expect(await ratings.of('ann', 'toy')).toEqual(FIRST_RATING);
    expect(await ratings.keep(first('g0'))).toBe('kept');
    expect(await ratings.keep(first('g0'))).toBe('known');
    expect(await ratings.keep(first('g1'))).toBe('outdated');
    const next = wonByAnn('g1', [rated(1600, 1), rated(1650, 2)], [rated(1400, 1), rated(1380, 2)]);
    expect(await ratings.keep(next)).toBe('kept');
    expect(await ratings.keep({ ...next, id: 'g2' })).toBe('outdated');
    expect(await ratings.of('ann', 'toy')).toEqual(rated(1650, 2));
    expect(await ratings.of('ann', 'other')).toEqual(FIRST_RATING);
    // What was outdated has left nothing.
    const results = await ratings.results('toy', 'plain', 'red', 10);
    expect(results.toSorted((a, b) => a.difference - b.difference)).toEqual([
      { score: 1, difference: 0 },
      { score: 1, difference: 200 },
    ]);
  });

  it('are shown by those that are sure, to their owners, and at seats', async () => {
    const { ratings } = store;
    await ratings.keep(wonByAnn('g0', [FIRST_RATING, rated(1600, 1)], [FIRST_RATING, rated(1400, 1, 200)]));
    expect(await ratings.ranked('toy', 110, 10)).toEqual([{ name: 'ANN', rating: 1600, deviation: 80, games: 1 }]);
    expect(await ratings.ranked('toy', 350, 10)).toHaveLength(2);
    expect(await ratings.ranked('toy', 350, 1)).toHaveLength(1);
    await ratings.keep(wonByAnn('g1', [rated(1600, 1), rated(1650, 2)], [rated(1400, 1), rated(1380, 2)]));
    const points = [
      { game: 'g0', at: NOW, score: 1, rating: 1600 },
      { game: 'g1', at: NOW, score: 1, rating: 1650 },
    ];
    const own = { pool: 'toy', rating: 1650, deviation: 80, games: 2 };
    expect(await ratings.own('ann', 10)).toEqual([{ ...own, curve: points }]);
    expect(await ratings.own('ann', 1)).toEqual([{ ...own, curve: points.slice(1) }]);
    expect(await ratings.own('cid', 10)).toEqual([]);
    expect((await ratings.atSeats(['g4'])).toSorted((a, b) => (a.side < b.side ? -1 : 1))).toEqual([
      { game: 'g4', side: 'blue', rating: 1380, deviation: 80 },
      { game: 'g4', side: 'red', rating: 1650, deviation: 80 },
    ]);
    expect(await ratings.atSeats([])).toEqual([]);
  });

  it('go with their account, and leave what the sides are worth', async () => {
    const { ratings, accounts } = store;
    await ratings.keep(first('g0'));
    await accounts.delete('ann', NOW);
    expect(await ratings.ranked('toy', 350, 10)).toMatchObject([{ name: 'BEN' }]);
    expect(await ratings.own('ann', 10)).toEqual([]);
    expect(await ratings.results('toy', 'plain', 'red', 10)).toHaveLength(1);
    await new Ratings(store).rate({ game: 'g1', winner: 'blue', at: NOW });
    expect((await ratings.of('ben', 'toy')).games).toBe(1);
  });

  it('challenges come with their games, are answered once, and by whom they are for', async () => {
    const { challenges } = store;
    const game = await store.game('g0');
    const { actions: _, standing: __, version: ___, ...about } = game as NonNullable<typeof game>;
    const seats = ['red', 'blue'].map((side) => ({ side, ticket: `${side} of c` }));
    const challenge = { side: 'blue', account: 'ben', by: 'ann' };
    for (const id of ['c1', 'c2'])
      await store.create({
        ...about,
        id,
        created: `2026-11-30T0${id.at(1)}:00:00.000Z`,
        seats: seats.map(({ side, ticket }) => ({ side, ticket: `${ticket} ${id}` })),
        challenge,
      });
    expect(await challenges.open('ben')).toEqual(['c2', 'c1'].map((id) => ({ ...challenge, game: id })));
    expect(await challenges.open('ann')).toEqual([]);
    expect(await challenges.answer('c1', 'ann', 'accepted')).toBe(false);
    expect(await challenges.answer('c1', 'ben', 'accepted')).toBe(true);
    expect(await challenges.answer('c1', 'ben', 'declined')).toBe(false);
    expect(await store.accounts.holder('c1', 'blue')).toBe('ben');
    expect(await challenges.answer('c2', 'ben', 'declined')).toBe(true);
    expect(await store.accounts.holder('c2', 'blue')).toBeUndefined();
    expect([await challenges.of('c2'), await challenges.of('g0')]).toEqual([
      { ...challenge, game: 'c2', answer: 'declined' },
      undefined,
    ]);
    for (const isWelcome of [false, false, true, true]) {
      await challenges.welcome('ben', isWelcome);
      expect([await challenges.isWelcome('ben'), await challenges.isWelcome('ann')]).toEqual([isWelcome, true]);
    }
  });

  it('lose nothing when several servers rate games of the same players at once, and each game twice', async () => {
    const all = [...games, ...games].map((game, i) =>
      new Ratings(stores[i % stores.length] as Store).rate({ game, winner: i % 2 === 0 ? 'red' : 'blue', at: NOW }),
    );
    await Promise.all(all);
    const [ann, ben] = [await store.ratings.of('ann', 'toy'), await store.ratings.of('ben', 'toy')];
    expect([ann.games, ben.games]).toEqual([6, 6]);
    const [own] = await store.ratings.own('ann', 10);
    expect(own?.curve.map(({ game }) => game).toSorted()).toEqual(games);
    expect(own?.curve.at(-1)?.rating).toBe(ann.rating);
  });
});
