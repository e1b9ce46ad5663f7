// A server and those who play there from the command line, in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY } from '../games/index.ts';
import { LocalSeat } from '../seat/local-seat.ts';
import type { Proof, Rolled } from '../seat/proof.ts';
import { Session } from '../seat/session.ts';
import { buildApp } from '../server/app.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { Watching } from './online/watching.ts';
import { Terminal } from './output/terminal.ts';
import { run } from './run.ts';

let folder: string;
let app: FastifyInstance;
let url: string;

async function start(port = 0): Promise<void> {
  const store = await openSqlite(join(folder, 'games.sqlite'));
  app = await buildApp(folder, { store });
  await app.listen({ host: '127.0.0.1', port });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-online-'));
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Event extends Readonly<Record<string, unknown>> {
  type: string;
}

/** Somebody at the command line, who hears events and types. */
class Typist {
  err = '';
  readonly #unheard: Event[] = [];
  readonly done: Promise<number>;
  readonly #typed: string[] = [];
  #wake: () => void = () => {};
  #enter: () => void = () => {};
  #ended = false;

  constructor(...argv: string[]) {
    this.done = run(['play-online', ...argv, '--json'], {
      games: LIBRARY,
      out: (text) => this.#hear(text),
      err: (text) => (this.err += `${text}\n`),
      env: {},
      lines: () => this.#lines(),
    }).finally(() => {
      this.#ended = true;
      this.#wake();
    });
  }

  #hear(text: string): void {
    this.#unheard.push(JSON.parse(text) as Event);
    this.#wake();
  }

  async *#lines(): AsyncGenerator<string> {
    for (;;) {
      const line = this.#typed.shift();
      if (line === undefined) await new Promise<void>((resolve) => (this.#enter = resolve));
      else yield line;
    }
  }

  type(...lines: string[]): void {
    this.#typed.push(...lines);
    this.#enter();
  }

  /** The next event, or the error. */
  async printed(): Promise<Event | undefined> {
    await this.done;
    return this.#unheard.shift();
  }

  /** The next event of this type, from the last one that was asked for. */
  async hears(type: string): Promise<Event> {
    for (;;) {
      const event = this.#unheard.shift();
      if (event?.type === type) return event;
      if (event) continue;
      if (this.#ended) throw new Error(`It has ended without ${type}: ${this.err}`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** Two people who have sat down; the Allies move first. */
async function pair(...args: string[]): Promise<[Typist, Typist]> {
  const ann = new Typist(url, '--game', 'reichswald', '--name', 'Ann', ...args);
  const { url: invitation } = await ann.hears('invitation');
  expect(await ann.hears('waiting')).toMatchObject({
    side: 'allied',
    seats: { allied: 'Ann', german: null },
    pace: args.find((arg) => arg.startsWith('live-')) ?? 'none',
  });
  const ben = new Typist(String(invitation), '--name', 'Ben');
  expect(await ann.hears('position')).toMatchObject({ toAct: 'allied', turn: 8 });
  await ben.hears('position');
  return [ann, ben];
}

const MOVE = '{"type":"move","unit":"C-5/2"}';

test('two people play: each sees what the other does, and why an order is refused', async () => {
  const [ann, ben] = await pair();
  ben.type('{"type":"end"}');
  expect(await ben.hears('refused')).toMatchObject({ refusal: { code: 'not-your-turn' } });
  ann.type('{"by":"allied","type":"move","unit":"C-5/2"}');
  await ann.hears('done');
  expect(await ben.hears('position')).toMatchObject({ actions: 2, toAct: 'allied' });
  ann.type('undo');
  expect(await ben.hears('position')).toMatchObject({ actions: 1 });
  ann.type('legal');
  const { actions } = await ann.hears('legal');
  ann.type(String((actions as object[]).findIndex((each) => JSON.stringify(each) === MOVE) + 1));
  expect(await ben.hears('position')).toMatchObject({ actions: 2 });
  ann.type('{"type":"step","unit":"C-5/2","to":"0101"}', '999', 'fly', 'show', 'help');
  expect(await ann.hears('refused')).toMatchObject({ refusal: { text: expect.stringMatching(/./) as string } });
  await ann.hears('unclear');
  await ann.hears('unclear');
  expect(await ann.hears('view')).toMatchObject({ view: { turn: 8, toAct: 'allied' } });
  expect(await ann.hears('help')).toMatchObject({ words: expect.arrayContaining(['resign', 'quit']) as string[] });
  ben.type('quit');
  expect(await ben.done).toBe(0);
  ann.type('quit');
  expect(await ann.done).toBe(0);
});

test('what players settle is asked, answered, and ends the game', async () => {
  const [ann, ben] = await pair('--pace', 'live-45');
  ann.type('draw');
  expect(await ben.hears('offer')).toMatchObject({ offer: { by: 'allied', what: 'draw' } });
  ben.type('wait', 'accept');
  expect(await ann.hears('over')).toMatchObject({ by: 'agreed' });
  for (const one of [ann, ben]) one.type('quit');
  expect(await Promise.all([ann.done, ben.done])).toEqual([0, 0]);
});

test('a computer player acts at a seat, its dice are proved as they fall, and the game outlives a restart of the server', async () => {
  const computer = new Typist(url, '--game', 'reichswald', '--level', 'recruit');
  const { url: invitation } = await computer.hears('invitation');
  const ben = new Typist(String(invitation));
  const { port } = new URL(url);
  await ben.hears('event');
  await app.close();
  expect(await ben.hears('link')).toMatchObject({ lost: true });
  ben.type('undo');
  expect(await ben.hears('refused')).toMatchObject({ refusal: { code: 'link-lost' } });
  await start(Number(port));
  expect(await ben.hears('link')).toMatchObject({ lost: false });
  // The defender answers the first attack.
  ben.type('wait', '1', 'wait', '1');
  for (const one of [computer, ben]) expect(await one.hears('dice')).toMatchObject({ proved: true });
  ben.type('wait', 'draw', 'resign', 'quit');
  expect(await computer.hears('offer')).toMatchObject({ offer: { by: 'german' } });
  expect(await computer.hears('over')).toMatchObject({ winner: 'allied', by: 'resigned' });
  expect(await Promise.all([computer.done, ben.done])).toEqual([0, 0]);
});

test.each([
  [
    'en',
    /^Invitation for the Germans: http.*\nYour own seat, the Allies, .*\nTurn 8, Allied Movement\. You decide: .*left\)\n.*legal actions:\n {2}1 {2}\{/s,
  ],
  ['pt', /^Convite para o outro lado .*Turno 8, .*Você decide: .*restam 45 minutos.*Não deu para entender/s],
  ['es', /^Invitación para el otro bando .*Turno 8, .*Decides tú: .*quedan 45 minutos.*No se entiende/s],
] as const)('people read what happens, in %s', async (lang, like) => {
  let out = '';
  const common = { games: LIBRARY, err: (text: string) => (out += text), env: {} };
  const begin = ['play-online', url, '--game', 'reichswald', '--pace', 'live-45', '--lang', lang];
  let invite: (url: string) => void = () => {};
  const invited = new Promise<string>((resolve) => (invite = resolve));
  const hear = (text: string): void => {
    out += `${text}\n`;
    invite(/\(?(http\S+)/.exec(text)?.[1] ?? '');
  };
  const ann = run(begin, { ...common, out: hear, lines: () => ['wait', 'legal', 'fly', 'quit'] });
  const ben = run(['play-online', await invited], { ...common, out: () => {} });
  expect(await Promise.all([ann, ben])).toEqual([0, 0]);
  expect(out).toMatch(like);
});

test('dice that are not those promised are said to be so, once', async () => {
  const game = (await LIBRARY.get('reichswald')?.load()) as Wargame;
  const started = Session.start('g', game, { scenario: 'veritable', options: {}, setup: null }, () => undefined);
  if (!started.ok) throw new Error('The game has not begun.');
  const chain = { kind: 'chain', promise: '00', words: { allied: 'a word' }, shown: 0, value: '00' } as const;
  let rolls: readonly Rolled[] = [];
  class ForgedSeat extends LocalSeat {
    override get proof(): Proof {
      return { chain, rolls };
    }
  }
  const said: Event[] = [];
  const terminal = new Terminal({ games: LIBRARY, out: () => {}, err: () => {}, env: {} }, 'en', true, new Map());
  const seat = new ForgedSeat(started.value, 'allied');
  const watching = new Watching(terminal, (event) => said.push(event), seat, 'a word');
  watching.begin();
  expect([watching.isForged, said.map(({ type }) => type)]).toEqual([false, ['position']]);
  rolls = [{ dice: [6, 6], of: 36 }];
  watching.changed();
  watching.changed();
  expect(watching.isForged).toBe(true);
  expect(said.slice(1)).toEqual([
    { type: 'dice', proved: false, refusal: expect.objectContaining({ code: 'rolls-missing' }) as object },
  ]);
});

describe('what cannot be played', () => {
  const INVITATION = `#/seat/${'x'.repeat(30)}`;
  test.each([
    ['no address', ['elsewhere'], 1, 'bad-address'],
    ['a place of the page that is no seat', ['URL/#/rules'], 1, 'bad-address'],
    ['an address without a server', ['http://127.0.0.1:1', '--game', 'reichswald'], 1, 'no-server'],
    ['an invitation to nothing', [`URL/${INVITATION}`], 1, 'no-such-seat'],
    ['an invitation, and a game', [`URL/${INVITATION}`, '--game', 'reichswald'], 2, 'usage-invitation'],
    ['no game', ['URL'], 2, 'usage-missing'],
    ['a game that there is not', ['URL', '--game', 'chess'], 1, 'unknown-game'],
    ['a scenario that there is not', ['URL', '--game', 'reichswald', '--scenario', 'x'], 1, 'unknown-scenario'],
    ['an option that there is not', ['URL', '--game', 'reichswald', '--option', 'fog=on'], 1, 'unknown-option'],
    ['a side that there is not', ['URL', '--game', 'reichswald', '--side', 'x'], 1, 'unknown-side'],
    ['a pace that there is not', ['URL', '--game', 'reichswald', '--pace', 'x'], 1, 'not-one-of'],
    ['a level that there is not', ['URL', '--game', 'reichswald', '--by', 'x'], 1, 'unknown-level'],
    ['the same, as it is called elsewhere', ['URL', '--game', 'reichswald', '--level', 'x'], 1, 'unknown-level'],
  ])('%s is an error that says so', async (_, args, status, code) => {
    const typist = new Typist(...args.map((arg) => arg.replace('URL', url)));
    expect(await typist.done).toBe(status);
    expect(await typist.printed()).toMatchObject({ ok: false, error: { code } });
  });

  test('a seat by the name of an account says why', async () => {
    const payload = { name: 'Ann', password: 'correct horse battery', lang: 'en' };
    await app.inject({ method: 'POST', url: '/api/account/sign-up', payload });
    const typist = new Typist(url, '--game', 'reichswald', '--name', 'ann');
    expect(await typist.done).toBe(1);
    for (const type of ['invitation', 'seat']) expect(await typist.printed()).toMatchObject({ type });
    expect(await typist.printed()).toMatchObject({ ok: false, error: { code: 'name-taken' } });
  });

  test('a server that keeps no games says so', async () => {
    const other = await buildApp(folder);
    await other.listen({ host: '127.0.0.1', port: 0 });
    const { port } = other.server.address() as AddressInfo;
    const typist = new Typist(`http://127.0.0.1:${port}`, '--game', 'reichswald');
    expect(await typist.done).toBe(1);
    expect(await typist.printed()).toMatchObject({ error: { code: 'server-refuses' } });
    await other.close();
  });
});
