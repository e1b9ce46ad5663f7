// Two players who play once more, with their sides exchanged.
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Seat } from '../../seat/seat.ts';
import type { NewGame, RematchTold } from '../../seat/sitting.ts';
import { testSite, type TestSite, type Visitor } from '../accounts/test-kit.ts';
import type { KeptGame } from '../store/store.ts';
import { beginAt, comeTo, until, type Sitter } from '../play/test-kit.ts';

let site: TestSite;
const host = (): string => `127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
beforeEach(async () => {
  site = await testSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => site.app.close());

/** Somebody at a seat, and what he has heard of a rematch. */
interface Player {
  sitter: Sitter;
  seat: Seat;
  heard: RematchTold[];
  say: (what: string) => void;
}

async function comes(sitter: Sitter): Promise<() => Promise<Player>> {
  const heard: RematchTold[] = [];
  sitter.socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as RematchTold;
    if (message.type === 'rematch') heard.push(message);
  });
  const say = (what: string): void => sitter.socket.send(JSON.stringify({ type: 'rematch', what }));
  return async () => ({ sitter, seat: (await sitter.seat) as Seat, heard, say });
}

async function sit({ tickets }: NewGame, german: Partial<Visitor> = {}): Promise<[ann: Player, ben: Player]> {
  const ann = await comes(comeTo(host(), tickets['allied'] ?? '', 'Ann'));
  const ben = await comes(comeTo(host(), tickets['german'] ?? '', 'Ben', { cookie: german.cookie }));
  return Promise.all([ann(), ben()]);
}

/** A game that Ann, of the Allies, has given up, with what both have. */
async function over(how: { pace?: string; options?: Record<string, string> } = {}, german?: Visitor) {
  const game = await beginAt(host(), 'reichswald', 'veritable', how);
  const players = await sit(game, german);
  players[0].say('ask');
  await players[0].seat.parley('resign');
  return { game, players };
}

it('begins when one asks and the other accepts, and each is told his seat, also later', async () => {
  const { game, players } = await over({ pace: 'days-3', options: { 'blind-declaration': 'on' } });
  const [ann, ben] = players;
  // Before the end nobody hears of it.
  expect(ann.heard).toEqual([]);
  ann.say('ask');
  await until(() => ben.heard.length > 0);
  expect(ben.heard).toEqual([{ type: 'rematch', by: 'allied', seat: null }]);
  expect(await briefOf(game.tickets['german'])).toMatchObject({ standing: { toAct: 'over', isAsked: true } });
  // Who has asked cannot answer for the other.
  ann.say('accept');
  ben.say('accept');
  await until(() => ben.heard.at(-1)?.seat !== null && ann.heard.at(-1)?.seat !== null);
  const [one, other] = [ann.heard.at(-1)?.seat, ben.heard.at(-1)?.seat];
  expect([one?.side, other?.side]).toEqual(['german', 'allied']);
  expect(one?.game).toBe(other?.game);
  const [before, after] = [await site.store.game(game.id), await site.store.game(one?.game ?? '')];
  const same = ({ game: rules, scenario, options, pace, isPublic }: KeptGame): object => ({
    rules,
    scenario,
    options,
    pace,
    isPublic,
  });
  expect(after && same(after)).toEqual(before && same(before));
  expect(before?.rematch).toMatchObject({ id: one?.game, by: 'allied', isBegun: true });

  const [again, benAgain] = await sit(game);
  await until(() => again.heard.length > 0 && benAgain.heard.length > 0);
  expect([again.heard.at(-1)?.seat, benAgain.heard.at(-1)?.seat]).toEqual([one, other]);
  const anew = await sit({ id: '', promise: '', tickets: { allied: other?.ticket ?? '', german: one?.ticket ?? '' } });
  expect(anew.map(({ seat }) => [seat.id, seat.side])).toEqual([
    [one?.game, 'allied'],
    [one?.game, 'german'],
  ]);
  // There is one rematch: whoever asks again is told of it.
  again.say('ask');
  await until(() => again.heard.length > 1);
  expect(again.heard.at(-1)?.seat).toEqual(one);
});

async function briefOf(ticket = ''): Promise<object> {
  const answer = await site.app.inject({ method: 'POST', url: '/api/seats', payload: { tickets: [ticket] } });
  return answer.json<{ seats: [object] }>().seats[0];
}

it('does not begin when the other declines, and may be asked for again by either', async () => {
  const { game, players } = await over();
  const [ann, ben] = players;
  ann.say('ask');
  await until(() => ben.heard.length > 0);
  ben.say('decline');
  await until(() => ann.heard.length > 1);
  expect(ann.heard.map(({ by }) => by)).toEqual(['allied', null]);
  expect((await site.store.brief(game.id))?.rematch).toBeUndefined();
  ben.say('ask');
  await until(() => ann.heard.length > 2);
  expect(ann.heard.at(-1)?.by).toBe('german');
  // Both have asked: they agree.
  ann.say('ask');
  await until(() => ben.heard.at(-1)?.seat !== null);
  expect(ben.heard.at(-1)?.seat?.side).toBe('allied');
});

it('is the account’s whose seat it was', async () => {
  const ben = site.visitor();
  await ben.signUp('Ben');
  const { game, players } = await over({}, ben);
  await ben.post('/seats', { tickets: [game.tickets['german']] });
  players[1].say('ask');
  await until(() => players[0].heard.length > 0);
  players[0].say('accept');
  await until(() => players[0].heard.at(-1)?.seat !== null);
  const seats = (await ben.get('/seats')).body['seats'] as { game: string; side: string }[];
  expect(seats.map(({ game: id, side }) => [id, side])).toEqual(
    expect.arrayContaining([[players[0].heard.at(-1)?.seat?.game, 'allied']]) as unknown[],
  );
  expect(seats).toHaveLength(2);
});

it('is not heard of by onlookers, and not asked for by them', async () => {
  const { game, players } = await over();
  const watcher = new WebSocket(`ws://${host()}/api/seat`);
  watcher.addEventListener('open', () => watcher.send(JSON.stringify({ type: 'watch', game: game.id })));
  await new Promise((resolve) => watcher.addEventListener('message', resolve));
  watcher.close();
  players[0].say('nonsense');
  players[0].say('ask');
  await until(() => players[1].heard.length > 0);
  expect(players[1].heard).toEqual([{ type: 'rematch', by: 'allied', seat: null }]);
});
