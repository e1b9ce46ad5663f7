// Onlookers who see a game later: what is held back, and from when on a game is shown that is opened again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../seat/session.ts';
import { toy } from '../../wargame/toy.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { HeldBack, madeSince } from './held-back.ts';
import type { LiveGame } from './live-game.ts';
import { LiveGames } from './live-games.ts';

const MINUTE = 60_000;
const TOY = toy as unknown as Wargame;
const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
const end = (by: string) => ({ by, type: 'end' });

describe('what is held back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table() {
    const begun = Session.start('g1', TOY, { scenario: 'plain', options: {}, setup: null }, () => undefined);
    if (!begun.ok) throw new Error('The game does not begin.');
    const held = new HeldBack(begun.value, 15 * MINUTE);
    const seen = (): string[] => held.session.actions.map(({ by }) => by);
    return { held, seen };
  }
  const now = (kept: number, ...by: string[]) => ({ when: Date.now(), kept, more: by.map(end), isLast: false });

  it('comes when it is time, one change after the other, also what was taken back', () => {
    const { held, seen } = table();
    held.add(now(0, 'red'));
    vi.advanceTimersByTime(10 * MINUTE);
    held.add(now(1, 'blue'));
    held.add(now(1));
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(seen()).toEqual(['red']);
    vi.advanceTimersByTime(9 * MINUTE);
    held.add(now(1, 'blue', 'red'));
    vi.advanceTimersByTime(MINUTE);
    expect(seen()).toEqual(['red']);
    vi.advanceTimersByTime(14 * MINUTE);
    expect(seen()).toEqual(['red', 'blue', 'red']);
  });

  it('comes at once when the game is over', () => {
    const { held, seen } = table();
    held.add(now(0, 'red'));
    held.add({ ...now(1), ending: { by: 'resigned', winner: 'red', points: {} }, isLast: true });
    expect([seen(), held.session.toAct, held.session.ending?.winner]).toEqual([['red'], 'over', 'red']);
  });

  it('does not come any more when the game is closed', () => {
    const { held, seen } = table();
    held.add(now(0, 'red'));
    held.close();
    vi.advanceTimersByTime(20 * MINUTE);
    expect(seen()).toEqual([]);
  });

  it('is cut between changes', () => {
    const actions = [end('red'), end('blue'), end('red'), end('blue')];
    const { stood, made } = madeSince(15, actions, [10, 20, 20, 30]);
    expect([stood, made.map(({ when, kept, more }) => [when, kept, more.length])]).toEqual([
      1,
      [
        [20, 1, 2],
        [30, 3, 1],
      ],
    ]);
    expect(madeSince(30, actions, [10, 20, 20, 30])).toEqual({ stood: 4, made: [] });
  });
});

describe('a game that onlookers see a quarter of an hour later', () => {
  let store: Store;
  let games: LiveGames;
  let id: string;
  let live: LiveGame;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-30T10:00:00Z') });
    store = await openSqlite(':memory:');
    games = new LiveGames(store, library);
    const how = { game: TOY.id, scenario: 'plain', options: {}, pace: 'days-3', isPublic: true, delay: 15 } as const;
    const begun = await games.create(TOY, how);
    ({ id } = begun);
    live = (await games.bySeat(id, 'red'))?.live as LiveGame;
    for (const side of TOY.sides) await live.take(side, { name: side, word: side });
  });
  afterEach(async () => {
    await games.close();
    vi.useRealTimers();
  });

  const ends = async (side: string): Promise<void> => {
    expect(await live.seat(side).perform([end(side) as never])).toMatchObject({ ok: true });
  };
  const watched = async () => ((await games.publicGame(id)) as LiveGame).watch();

  it('is shown as it stood then, to whoever looks on and to whoever comes later', async () => {
    const before = live.seat('red').actions.length;
    await ends('red');
    const seat = await watched();
    const news = vi.fn<() => void>();
    seat.changed = news;
    expect([seat.actions.length, seat.toAct, seat.clock, seat.proof]).toEqual([before, 'red', undefined, undefined]);
    vi.advanceTimersByTime(20 * MINUTE);
    await ends('blue');
    expect([seat.actions.length, seat.toAct]).toEqual([before + 1, 'blue']);
    expect(news).toHaveBeenCalledTimes(1);
    expect(live.seat('red').actions.length).toBeGreaterThan(before + 1);
    live.close();
    const again = await watched();
    expect([again.actions.length, again.toAct]).toEqual([before + 1, 'blue']);
  });

  it('gives onlookers nothing by which the dice since could be known, and lets them change nothing', async () => {
    await ends('red');
    const seat = await watched();
    const record = await seat.record();
    expect([record?.proofs, record?.actions]).toEqual([undefined, seat.actions]);
    expect(await seat.parley('resign')).toMatchObject({ ok: false, error: { code: 'only-watches' } });
    expect(await seat.perform([end('red') as never])).toMatchObject({ ok: false, error: { code: 'only-watches' } });
  });

  it('is listed with that, and without its turn', async () => {
    const [listed] = await games.listed('public');
    expect([listed?.delay, listed?.turn]).toEqual([15, undefined]);
  });

  it('is shown as it is once it is over', async () => {
    await ends('red');
    const seat = await watched();
    expect(await live.seat('blue').parley('resign')).toMatchObject({ ok: true });
    expect([seat.toAct, seat.ending?.by]).toEqual(['over', 'resigned']);
    live.close();
    const again = await watched();
    expect([again.actions.length, again.ending?.by]).toEqual([seat.actions.length, 'resigned']);
  });
});
