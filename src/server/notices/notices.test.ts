// Notices that it is somebody's move, with time that passes when the test says so, and mails and webhooks that go nowhere.
import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf } from '../../kernel/hash.ts';
import { toy } from '../../wargame/toy.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Mail } from '../accounts/post.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { LiveGame } from '../play/live-game.ts';
import { LiveGames } from '../play/live-games.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Account, NoticeWishes } from '../store/accounts.ts';
import type { NewChallenge } from '../store/challenges.ts';
import type { Store } from '../store/store.ts';
import type { PaceId } from '../../seat/sitting.ts';
import { Notices, type NoticeOptions } from './notices.ts';
import { pushedNotice } from './notice-texts.ts';
import { newPushKeys } from './pushes.ts';
import { newWebhookSecret } from './webhooks.ts';

const MINUTE = 60_000;
const HOUR = 60;
const TOY = toy as unknown as Wargame;
const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
const start = { game: TOY.id, scenario: 'plain', options: {} };
const wantsMail: NoticeWishes = { lang: 'en', mail: 'turns', webhook: null };

let store: Store;
let games: LiveGames;
let mails: Mail[];
let posted: { to: string; id: string; body: Record<string, unknown> }[];
let pushed: { to: string; headers: Record<string, string> }[];
let isDown: boolean;
let server: Jobs;

const now = (): number => Date.now();

/** A server of the store; `more`: what is different about it. */
function serverOf(more: Partial<NoticeOptions> = {}, jobs: Store['jobs'] = store.jobs): Jobs {
  const notices = new Notices({
    store,
    library,
    site: 'https://site.example',
    post: {
      send: async (mail) => {
        if (isDown) throw new Error('down');
        mails.push(mail);
      },
    },
    web: { resolve: async () => ['93.184.216.34'], request: sink },
    isPresent: (...seat) => games.isPresent(...seat),
    now,
    ...more,
  });
  return new Jobs(jobs, notices.handlers, { now });
}

/** Takes what is posted instead of sending it, and answers that it was. */
const sink = ((url: URL, options: { headers: Record<string, string> }, answer: (response: object) => void) => ({
  on: () => undefined,
  end: (body: string) => {
    const id = options.headers['webhook-id'];
    if (id === undefined) pushed.push({ to: url.href, headers: options.headers });
    else posted.push({ to: url.href, id, body: JSON.parse(body) as Record<string, unknown> });
    answer({ statusCode: url.pathname === '/gone' ? 410 : 201, on: () => undefined, destroy: () => undefined });
  },
})) as unknown as NonNullable<NonNullable<NoticeOptions['web']>['request']>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-30T10:00:00Z') });
  store = await openSqlite(':memory:');
  games = new LiveGames(store, library);
  [mails, posted, pushed, isDown] = [[], [], [], false];
  server = serverOf();
  for (const name of ['Ann', 'Ben']) {
    const key = name.toLowerCase();
    const account = { id: key, name, key, email: `${key}@mail.example`, password: null };
    await store.accounts.create({ ...account, created: new Date().toISOString() });
    await store.accounts.changeNotices(key, wantsMail);
  }
});
afterEach(async () => {
  await games.close();
  vi.useRealTimers();
});

/** Minutes go by, with a look at what is due in each, or in each tenth where they are many. */
async function pass(minutes: number, ...servers: Jobs[]): Promise<void> {
  const step = minutes > 10 * HOUR ? 10 : 1;
  for (let minute = 0; minute < minutes; minute += step) {
    vi.advanceTimersByTime(step * MINUTE);
    for (const each of servers.length > 0 ? servers : [server]) await each.run();
  }
}

/** A game of Ann, who is red and begins, with Ben. */
async function begun(pace: PaceId = 'none'): Promise<LiveGame> {
  const { id, tickets } = await games.create(TOY, { ...start, pace });
  for (const [side, account] of [
    ['red', 'ann'],
    ['blue', 'ben'],
  ] as const)
    await store.accounts.claim(account, [digestOf(tickets[side] ?? '')]);
  const { live } = (await games.bySeat(id, 'red')) as { live: LiveGame };
  await live.take('red', { name: 'Ann', word: 'x' });
  await live.take('blue', { name: 'Ben', word: 'y' });
  return live;
}

/** Plays an order of the first type that is legal; the toy compares actions with their fields in this order. */
async function plays(live: LiveGame, side: string, type: 'end' | 'step'): Promise<void> {
  const seat = live.seat(side);
  const order = seat.legal().find((each) => each.type === type);
  expect(await seat.perform([{ by: side, type, ...order }])).toMatchObject({ ok: true });
}
const ends = (live: LiveGame, side: string): Promise<void> => plays(live, side, 'end');
const moves = (live: LiveGame, side: string): Promise<void> => plays(live, side, 'step');

const readers = (): string[] => mails.map(({ to }) => to);

describe('a notice', () => {
  it('is sent once a turn, to the side that has to decide', async () => {
    const live = await begun();
    await pass(1);
    expect(readers()).toEqual([]);
    await pass(2 * HOUR);
    expect(readers()).toEqual(['ann@mail.example']);
    await ends(live, 'red');
    await pass(HOUR);
    await ends(live, 'blue');
    await pass(HOUR);
    expect(readers()).toEqual(['ann@mail.example', 'ben@mail.example', 'ann@mail.example']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('says which game it is and nothing of its position', async () => {
    const live = await begun('days-1');
    await store.accounts.changeNotices('ann', { lang: 'pt' });
    await pass(2);
    const { subject, text, html } = mails[0] as Mail;
    expect(subject).toBe('Toy War: é a sua vez');
    expect(text.split('\n\n')).toEqual([
      'Olá, Ann,',
      'é a sua vez:',
      'Toy War, plain, turno 1. Seu lado: red, contra Ben.',
      'Seu tempo acaba em 1 de dez. de 2026, 10:00 (UTC).',
      `https://site.example/#/seat/${live.id}/red`,
      'Você recebe este e-mail porque o pediu em site.example. Para não receber mais, desative os avisos na sua conta: https://site.example/#/account\n',
    ]);
    expect(html).toContain(`<a href="https://site.example/#/seat/${live.id}/red">Ir para a partida</a>`);
  });

  it('goes to a webhook as well, once a turn there too', async () => {
    const webhook = { url: 'https://hooks.example/ann', secret: newWebhookSecret() };
    await store.accounts.changeNotices('ann', { webhook });
    const live = await begun();
    await pass(HOUR);
    const about = { id: live.id, game: 'toy', title: 'Toy War', scenario: 'plain', side: 'red', turn: 1 };
    const how = { pace: 'none', isRated: false };
    const data = {
      ...about,
      ...how,
      others: ['Ben'],
      link: `https://site.example/#/seat/${live.id}/red`,
    };
    expect(posted).toEqual([
      {
        to: webhook.url,
        id: `webhook/turn/${live.id}/red/1`,
        body: { type: 'turn', timestamp: expect.any(String) as string, data },
      },
    ]);
    expect(mails).toHaveLength(1);
  });

  it('is not sent when the move is made at once', async () => {
    const live = await begun();
    await ends(live, 'red');
    await ends(live, 'blue');
    await ends(live, 'red');
    await pass(HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });

  it('is not sent to whoever has begun his move and left, also after the game was opened anew', async () => {
    const live = await begun();
    await moves(live, 'red');
    live.close();
    const { live: again } = (await games.bySeat(live.id, 'red')) as { live: LiveGame };
    await moves(again, 'red');
    await pass(HOUR);
    expect(readers()).toEqual([]);
    await ends(again, 'red');
    await pass(HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });

  it('is not sent to whoever is present', async () => {
    const live = await begun();
    const leave = live.room.enter('red', () => undefined);
    live.room.hear('red', { type: 'here' });
    await pass(HOUR);
    leave();
    expect(readers()).toEqual([]);
  });

  it('is sent where only the other one is present', async () => {
    const live = await begun();
    const leave = live.room.enter('blue', () => undefined);
    live.room.hear('blue', { type: 'here' });
    await pass(HOUR);
    leave();
    expect(readers()).toEqual(['ann@mail.example']);
  });

  it('is not sent in a live game', async () => {
    const live = await begun('live-45');
    await ends(live, 'red');
    await pass(2 * HOUR);
    expect(readers()).toEqual([]);
    expect(await store.jobs.take('9999', '9999', 9)).toEqual([]);
  });

  it('is sent once when the other side takes its move back and makes it again', async () => {
    const live = await begun();
    await ends(live, 'red');
    expect(await live.seat('red').parley('take-back')).toMatchObject({ ok: true });
    expect(await live.seat('blue').parley('accept')).toMatchObject({ ok: true });
    expect(live.seat('red').legal()).not.toEqual([]);
    await ends(live, 'red');
    await pass(HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });

  it('is sent also when the other side has offered a draw since', async () => {
    const live = await begun();
    await ends(live, 'red');
    expect(await live.seat('red').parley('draw')).toMatchObject({ ok: true });
    await pass(HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });

  it('is not sent to guests, to whoever did not ask, has no address, or has gone', async () => {
    await store.accounts.changeNotices('ann', { mail: 'off' });
    await store.accounts.change('ben', { email: null });
    const live = await begun();
    await pass(HOUR);
    await ends(live, 'red');
    await pass(HOUR);
    await store.accounts.delete('ann', new Date().toISOString());
    await ends(live, 'blue');
    await pass(HOUR);
    const { tickets } = await games.create(TOY, start);
    const { live: ofGuests } = (await games.byTicket(tickets['red'] ?? '')) as { live: LiveGame };
    for (const side of TOY.sides) await ofGuests.take(side, { name: side, word: side });
    await pass(HOUR);
    expect(readers()).toEqual([]);
  });
});

describe('a mail server that is down', () => {
  it('for an hour loses nothing, and nothing is sent twice', async () => {
    const webhook = { url: 'https://hooks.example/ann', secret: newWebhookSecret() };
    await store.accounts.changeNotices('ann', { webhook });
    const both = [await begun(), await begun()];
    isDown = true;
    await pass(HOUR);
    expect([readers(), posted.length]).toEqual([[], 2]);
    isDown = false;
    await pass(3 * HOUR);
    expect([readers(), posted.length]).toEqual([['ann@mail.example', 'ann@mail.example'], 2]);
    expect(both.every(({ id }) => mails.some(({ text }) => text.includes(id)))).toBe(true);
  });

  it('sends nothing of a move that has been made meanwhile', async () => {
    const live = await begun();
    isDown = true;
    await pass(HOUR);
    await ends(live, 'red');
    isDown = false;
    await pass(3 * HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });
});

describe('servers of one store', () => {
  it('send one notice between them', async () => {
    await begun();
    const other = serverOf();
    vi.advanceTimersByTime(2 * MINUTE);
    await Promise.all([server.run(), other.run()]);
    await pass(HOUR, server, other);
    expect(readers()).toEqual(['ann@mail.example']);
  });

  it('send a mail again, as the same mail, when one is killed after sending and before noting it', async () => {
    await begun();
    const { jobs } = store;
    const killed = serverOf(
      {},
      {
        take: (...given) => jobs.take(...given),
        add: (...given) => jobs.add(...given),
        again: (...given) => jobs.again(...given),
        end: async (job, ...how) => {
          if (job.kind === 'mail') throw new Error('killed');
          return jobs.end(job, ...how);
        },
      },
    );
    vi.advanceTimersByTime(2 * MINUTE);
    await expect(killed.run()).rejects.toThrow('killed');
    await pass(HOUR);
    expect(readers()).toEqual(['ann@mail.example', 'ann@mail.example']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('without an address of their own send none', async () => {
    await begun();
    const { site: _, ...options } = { store, library, site: '', isPresent: () => false, now };
    const nowhere = new Jobs(store.jobs, new Notices(options).handlers, { now });
    await pass(HOUR, nowhere);
    expect(readers()).toEqual([]);
  });
});

describe('a reminder', () => {
  const subjects = (): string[] => mails.map(({ subject }) => subject);
  const [turn, reminder] = ['Toy War: it is your move', 'Toy War: your time is running out'];

  it('is sent once when four fifths of the time are over', async () => {
    await begun('days-1');
    await pass(19 * HOUR);
    expect(subjects()).toEqual([turn]);
    await pass(HOUR);
    expect(subjects()).toEqual([turn, reminder]);
    await pass(48 * HOUR);
    expect(subjects()).toEqual([turn, reminder]);
  });

  it('is sent also to whoever has begun his move', async () => {
    const live = await begun('days-1');
    await moves(live, 'red');
    await pass(20 * HOUR);
    expect(subjects()).toEqual([reminder]);
  });

  it('is not sent when the move has been made', async () => {
    const live = await begun('days-1');
    await pass(19 * HOUR);
    await ends(live, 'red');
    await pass(5 * HOUR);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@mail.example', turn],
      ['ben@mail.example', turn],
    ]);
  });
});

describe('a push', () => {
  /** Ann is signed in at a browser that takes pushes. */
  async function browser(name: string, days: number): Promise<string> {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const [created, expires] = [now(), now() + days * 24 * 60 * MINUTE].map((time) => new Date(time).toISOString());
    const session = { hash: `session at ${name}`, account: 'ann', created: created ?? '', used: created ?? '' };
    await store.accounts.addSession({ ...session, expires: expires ?? '' });
    const endpoint = `https://push.example/${name}`;
    const [p256dh, auth] = [keys.getPublicKey('base64url'), randomBytes(16).toString('base64url')];
    await store.accounts.addPush({ endpoint, account: 'ann', session: session.hash, p256dh, auth, lang: 'es' });
    return endpoint;
  }

  it('goes to every browser in which the account is signed in, once a turn', async () => {
    const [one, two] = [await browser('one', 30), await browser('two', 30)];
    await browser('expired', 0);
    await browser('signed-out', 30);
    await store.accounts.endSession('session at signed-out');
    const live = await begun('days-1');
    await pass(2 * HOUR);
    expect(pushed.map(({ to }) => to).sort()).toEqual([one, two]);
    const { headers } = pushed[0] as (typeof pushed)[0];
    expect(headers).toMatchObject({ Topic: live.id, 'Content-Encoding': 'aes128gcm' });
    // What is left of the day after two minutes.
    expect(Number(headers['TTL'])).toBe(24 * 60 * 60 - 120);
    expect(headers['Authorization']).toMatch(/^vapid t=/);
    expect(readers()).toEqual(['ann@mail.example']);
  });

  it('says which game it is and nothing of its position', () => {
    const about = { id: 'g1', game: 'toy', title: 'Toy War', scenario: 'plain', side: 'red', turn: 2, others: ['Ben'] };
    const last = { pace: 'days-1', isRated: false, due: '2026-12-01T10:00:00Z' } as const;
    expect(pushedNotice('reminder', { ...about, ...last }, 'es', 'https://site.example')).toEqual({
      title: 'Toy War: se te acaba el tiempo',
      body: 'Toy War, plain, turno 2. Tu bando: red, contra Ben. Tu tiempo se acaba el 1 dic 2026, 10:00 (UTC).',
      lang: 'es',
      game: 'g1',
      link: 'https://site.example/#/seat/g1/red',
    });
  });

  it('is not tried again where nobody wants it any more', async () => {
    await browser('gone', 30);
    const live = await begun();
    await pass(HOUR);
    expect(pushed).toHaveLength(1);
    await ends(live, 'red');
    await ends(live, 'blue');
    await pass(HOUR);
    expect(pushed).toHaveLength(1);
  });

  it('comes from the same keys, whichever server asks for them first', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => store.accounts.pushKeys(newPushKeys)));
    expect(one).toEqual(two);
    expect(await store.accounts.pushKeys(newPushKeys)).toEqual(one);
  });
});

describe('a challenge', () => {
  const asked = async (how: object = {}) => {
    const ann = (await store.accounts.byId('ann')) as Account;
    const challenge = (await games.challenges.to('ben', 'blue', ann)) as NewChallenge;
    return games.create(TOY, { ...start, ...how }, challenge);
  };

  it('is told once to whom it is for, by all his channels', async () => {
    const webhook = { url: 'https://hooks.example/ben', secret: newWebhookSecret() };
    await store.accounts.changeNotices('ben', { webhook, mail: 'daily' });
    const { id } = await asked();
    await pass(HOUR);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ben@mail.example', 'Toy War: somebody asks you to play'],
    ]);
    expect(mails[0]?.text).toContain('Toy War, plain. You would play blue, against Ann.\n');
    expect(mails[0]?.text).toContain('https://site.example/#/\n');
    expect(posted).toMatchObject([
      { id: `webhook/challenge/${id}/blue/0`, body: { type: 'challenge', data: { link: 'https://site.example/#/' } } },
    ]);
  });

  it.each([
    { lang: 'en', how: {}, says: 'It would be played without clocks. It would not be rated.' },
    {
      lang: 'es',
      how: { pace: 'days-3' },
      says: 'Se jugaría por correspondencia: 3 días por turno. No sería puntuada.',
    },
    {
      lang: 'pt',
      how: { pace: 'live-45', isRated: true },
      says: 'Seria jogada ao vivo: 45 minutos por lado, e mais um por fase sua. Contaria para a pontuação dos dois, e nada se desfaria.',
    },
  ] as const)('says how it would be played: $lang, $how', async ({ lang, how, says }) => {
    await store.accounts.changeNotices('ben', { lang, mail: 'turns' });
    await asked(how);
    await pass(HOUR);
    expect(mails.map(({ text }) => text.split('\n').includes(says))).toEqual([true]);
  });

  it('that is answered before, or not wanted, is not told', async () => {
    const { id } = await asked();
    await games.challenges.answer(id, 'ben', 'declined');
    await games.challenges.welcome('ben', false);
    await asked();
    await pass(HOUR);
    expect(mails).toEqual([]);
  });
});

describe('one mail a day', () => {
  it('names all games in which it is one’s move', async () => {
    await store.accounts.changeNotices('ann', { mail: 'daily' });
    const [one, two, three] = [await begun(), await begun(), await begun()];
    await pass(5);
    await ends(three, 'red');
    await pass(48 * HOUR);
    const digests = mails.filter(({ to }) => to === 'ann@mail.example');
    expect(digests.map(({ subject }) => subject)).toEqual(['It is your move in 2 games']);
    const text = digests[0]?.text ?? '';
    expect([one, two, three].map(({ id }) => text.includes(`/#/seat/${id}/red`))).toEqual([true, true, false]);
  });

  it('is not sent when nothing is left to do', async () => {
    await store.accounts.changeNotices('ann', { mail: 'daily' });
    const live = await begun();
    await pass(5);
    await ends(live, 'red');
    await pass(48 * HOUR);
    expect(readers()).toEqual(['ben@mail.example']);
  });
});

describe('who is on vacation', () => {
  const DAY = 24 * HOUR;
  /** Ann, or Ben, is away from so many days from now on, for so many. */
  async function goes(account: string, inDays: number, days: number): Promise<string> {
    const [begun, ended] = [inDays, inDays + days].map((n) => new Date(now() + n * DAY * MINUTE).toISOString());
    await store.accounts.addVacation(account, () => ({ begun, ended }) as { begun: string; ended: string });
    return ended as string;
  }
  const left = (live: LiveGame): number => Math.round((live.seat('blue').clock?.left['red']?.play ?? 0) / MINUTE);

  it('is charged for no day of it, in a game by correspondence, however often the game is opened', async () => {
    const live = await begun('days-3');
    await pass(DAY);
    expect(left(live)).toBe(2 * DAY);
    const ended = await goes('ann', 0, 10);
    // Whoever comes to the table hears of it.
    await live.take('red', { name: 'Ann', word: '' });
    expect(live.seat('blue').clock).toMatchObject({ away: { red: { ended } } });
    expect(live.seat('blue').clock?.running).toBeUndefined();
    await pass(5 * DAY);
    expect(left(live)).toBe(2 * DAY);
    expect(await live.seat('blue').parley('claim')).toMatchObject({ ok: false, error: { code: 'time-left' } });
    live.close();
    const again = (await games.bySeat(live.id, 'red'))?.live as LiveGame;
    await pass(6 * DAY);
    expect(left(again)).toBe(DAY);
    expect(again.seat('blue').clock).toMatchObject({ running: { side: 'red' } });
    expect(again.seat('blue').clock?.away).toBeUndefined();
    await pass(DAY);
    expect(await again.seat('blue').parley('claim')).toMatchObject({ ok: true });
  });

  it('is told when he is back that it is his move, and reminded by the time that he has then', async () => {
    await goes('ann', 0, 10);
    const live = await begun('days-3');
    await pass(10 * DAY - 10);
    expect(readers()).toEqual([]);
    await pass(HOUR);
    expect(readers()).toEqual(['ann@mail.example']);
    await pass(2 * DAY);
    expect(mails).toHaveLength(1);
    await pass(DAY);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).not.toBe(mails[0]?.subject);
    expect(left(live)).toBeLessThan(DAY);
  });

  it('is reminded later where he goes only after it was his move', async () => {
    await begun('days-3');
    await pass(DAY);
    await goes('ann', 0, 10);
    await pass(10 * DAY);
    expect(mails).toHaveLength(1);
    await pass(2 * DAY);
    expect(mails).toHaveLength(2);
  });

  it('has no time in a live game by it', async () => {
    await goes('ann', 0, 10);
    const live = await begun('live-45');
    await live.take('red', { name: 'Ann', word: '' });
    await pass(30);
    expect(left(live)).toBe(15);
    expect(live.seat('blue').clock?.away).toBeUndefined();
  });

  it('has his time up later in the lists', async () => {
    const { id, tickets } = await games.create(TOY, { ...start, pace: 'days-3' });
    await store.accounts.claim('ann', [digestOf(tickets['red'] ?? '')]);
    const { live } = (await games.bySeat(id, 'red')) as { live: LiveGame };
    await live.take('red', { name: 'Ann', word: 'x' });
    await live.take('blue', { name: 'Ben', word: 'y' });
    const standing = async () => (await games.inBrief([tickets['blue'] ?? '']))[0]?.standing;
    const due = async (): Promise<string | undefined> => (await standing())?.due;
    expect(await due()).toBe('2026-12-03T10:00:00.000Z');
    expect(await standing()).not.toHaveProperty('left');
    await goes('ann', 1, 10);
    expect(await due()).toBe('2026-12-13T10:00:00.000Z');
  });
});
