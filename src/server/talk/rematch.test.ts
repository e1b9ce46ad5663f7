// Two players who play once more, with their sides exchanged.
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playerName } from '../../ai/names.ts';
import type { Seat } from '../../seat/seat.ts';
import { CLOSED, type NewGame, type RematchTold } from '../../seat/sitting.ts';
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

async function sit(
  { tickets }: NewGame,
  allied: Partial<Visitor> = {},
  german: Partial<Visitor> = {},
): Promise<[ann: Player, ben: Player]> {
  const ann = await comes(comeTo(host(), tickets['allied'] ?? '', 'Ann', { cookie: allied.cookie }));
  const ben = await comes(comeTo(host(), tickets['german'] ?? '', 'Ben', { cookie: german.cookie }));
  return Promise.all([ann(), ben()]);
}

/** A game that Ann, of the Allies, has given up, with what both have. */
async function over(how: { pace?: string; options?: Record<string, string> } = {}, german?: Visitor) {
  const game = await beginAt(host(), 'reichswald', 'veritable', how);
  const players = await sit(game, {}, german);
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

describe('between two of whom one has blocked the other', () => {
  let visitors: [ann: Visitor, ben: Visitor];
  let game: NewGame;
  let players: [ann: Player, ben: Player];
  beforeEach(async () => {
    visitors = [site.visitor(), site.visitor()];
    for (const [i, name] of ['Ann', 'Ben'].entries()) await visitors[i]?.signUp(name);
    game = await beginAt(host(), 'reichswald', 'veritable');
    players = await sit(game, ...visitors);
    await players[0].seat.parley('resign');
  });
  const hears = async (player: Player, by: string | null): Promise<void> => {
    await expect.poll(() => player.heard.at(-1)).toMatchObject({ by, seat: null });
  };
  const block = async (): Promise<void> => {
    expect((await visitors[0].post('/block', { name: 'Ben' })).status).toBe(200);
  };
  const isAsked = async (visitor: Visitor): Promise<unknown> =>
    ((await visitor.get('/seats')).body['seats'] as { standing: { isAsked: boolean } }[])[0]?.standing.isAsked;

  it('who is blocked asks nobody, and cannot tell', async () => {
    await block();
    const [ann, ben] = players;
    ben.say('ask');
    await hears(ben, 'german');
    await hears(ann, null);
    expect([await isAsked(visitors[0]), (await site.store.brief(game.id))?.rematch]).toEqual([false, undefined]);
    ann.say('accept');
    await hears(ann, null);
    ben.say('decline');
    await hears(ben, null);
  });

  it.each(['allied', 'german'])('what the %s side had asked before the block is not accepted after it', async (by) => {
    const [asking, other] = by === 'allied' ? players : players.toReversed();
    asking?.say('ask');
    await hears(other as Player, by);
    await block();
    expect(await Promise.all(visitors.map(isAsked))).toEqual([false, false]);
    // The game is opened anew for whoever comes again.
    for (const { sitter } of players) expect(await sitter.closed).toBe(CLOSED.reopen);
    players = await sit(game, ...visitors);
    const [again, answering] = by === 'allied' ? players : players.toReversed();
    answering?.say('accept');
    await hears(answering as Player, null);
    await hears(again as Player, null);
  });

  it('who has blocked the other may still ask him', async () => {
    await block();
    const [ann, ben] = players;
    ben.say('ask');
    await hears(ben, 'german');
    ann.say('ask');
    await hears(ben, 'allied');
    ben.say('accept');
    await expect.poll(() => ann.heard.at(-1)?.seat?.side).toBe('german');
  });
});

describe('against a computer', () => {
  const begun = async (visitor?: Visitor): Promise<Player> => {
    const computer = { side: 'german', level: 'recruit' };
    const how = { options: { 'blind-declaration': 'on' }, isPublic: true, delay: 15, computer };
    const { tickets } = await beginAt(host(), 'reichswald', 'veritable', how, visitor?.cookie);
    const player = await (await comes(comeTo(host(), tickets['allied'] ?? '', 'Ann', { cookie: visitor?.cookie })))();
    await player.seat.parley('resign');
    return player;
  };
  const playsAgain = async (player: Player): Promise<RematchTold['seat']> => {
    player.say('ask');
    await until(() => (player.heard.at(-1)?.seat ?? null) !== null);
    return player.heard.at(-1)?.seat ?? null;
  };

  it.each([
    ['a guest', false],
    ['an account', true],
  ])('begins at once for %s, with the computer on the other side', async (_, isSignedIn) => {
    const ann = isSignedIn ? site.visitor() : undefined;
    await ann?.signUp('Ann');
    const seat = await playsAgain(await begun(ann));
    expect(seat).toMatchObject({ side: 'german', ticket: expect.any(String) as string });
    const kept = await site.store.brief(seat?.game ?? '');
    expect(kept).toMatchObject({ options: { 'blind-declaration': 'on' }, isPublic: true, delay: 15 });
    expect(kept?.seats).toMatchObject([
      { side: 'allied', name: playerName('recruit'), level: 'recruit' },
      { side: 'german' },
    ]);
    const again = comeTo(host(), seat?.ticket ?? '', 'Ann', { cookie: ann?.cookie });
    expect(await again.seat).toMatchObject({ id: seat?.game, side: 'german' });
  });

  it('counts as a game that is begun', async () => {
    const player = await begun();
    for (let i = 0; i < 10; i++)
      await beginAt(host(), 'reichswald', 'veritable', { computer: { side: 'german', level: 'recruit' } });
    player.say('ask');
    await until(() => player.heard.at(-1)?.refusal !== undefined);
    expect(player.heard.at(-1)).toEqual({ type: 'rematch', by: null, seat: null, refusal: 'too-many-computers' });
    expect((await site.store.brief(player.seat.id))?.rematch).toBeUndefined();
  });
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
