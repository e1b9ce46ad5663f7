import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerName } from '../../ai/names.ts';
import { chainsOf } from '../../kernel/match.ts';
import { Session } from '../../seat/session.ts';
import type { LiveGame } from '../play/live-game.ts';
import { openPostgres } from '../store/postgres.ts';
import { newDatabase } from '../store/test-kit.ts';
import { act, asked, END, played, Servers, START, STEP, TOY, until, type Server, type Table } from './test-kit.ts';

let servers: Servers;
beforeEach(() => {
  servers = new Servers();
});
afterEach(() => {
  vi.restoreAllMocks();
  return servers.close();
});

/** A game in which a recruit has the blue side; the person comes by his ticket. */
async function begun({ games }: Server, ticket?: string): Promise<Table & { ticket: string }> {
  const given =
    ticket ??
    (await games.create(TOY, { ...START, computer: { side: 'blue', level: 'recruit' } })).tickets['red'] ??
    '';
  const { live } = (await games.byTicket(given)) as { live: LiveGame };
  await live.take('red', { name: 'Ann', word: 'word of Ann' });
  return { live, seat: live.seat('red'), ticket: given };
}

describe('a computer in a seat', () => {
  it('has it from the start, with a word of its own for the dice, and nobody gets its ticket', async () => {
    const server = await servers.start();
    const { tickets } = await server.games.create(TOY, { ...START, computer: { side: 'blue', level: 'recruit' } });
    expect(Object.keys(tickets)).toEqual(['red']);
    const { live } = await begun(server, tickets['red']);
    const record = live.record();
    expect(record?.players).toEqual({ red: 'Ann', blue: playerName('recruit') });
    const { words } = chainsOf(record ?? {})[0] ?? {};
    expect(words).toEqual({ red: 'word of Ann', blue: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('is told what its side knows and what is legal, and nothing else', async () => {
    const server = await servers.start();
    const { live, seat } = await begun(server);
    await act({ seat }, END);
    expect(await asked(server, 1)).toEqual({
      game: 'toy',
      side: 'blue',
      level: 'recruit',
      seed: `${live.id}/1`,
      begun: undefined,
      known: { toldTo: 'blue' },
      legal: TOY.legal(live.seat('blue').state),
    });
  });

  it('decides until it is somebody else’s turn, and again in its next turn', async () => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    server.mind.answer(STEP);
    await asked(server, 2);
    server.mind.answer(END);
    await until(() => table.seat.toAct === 'red');
    expect(played(table)).toEqual(['red end', 'blue step', 'blue end']);
    await act(table, END);
    expect((await asked(server, 3)).seed).toBe(`${table.live.id}/4`);
  });

  it('plays up to the first action that is not legal any more, and decides again', async () => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    server.mind.answer(STEP, STEP, END);
    await asked(server, 2);
    expect(played(table)).toEqual(['red end', 'blue step']);
    expect(server.failures).toEqual([]);
  });

  it('drops what it thought about a position that has been taken back, and gives decisions back', async () => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    expect(await table.seat.parley('take-back')).toMatchObject({ ok: true });
    await until(() => table.seat.toAct === 'red');
    await act(table, { type: 'step', unit: 'R1', to: '0201' });
    server.mind.answer(END);
    await act(table, END);
    await asked(server, 2);
    expect(played(table)).toEqual(['red step', 'red end']);
    expect(table.live.record()?.takenBack).toBe(1);
  });

  it('drops it also when the game is as long again', async () => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    await table.seat.parley('take-back');
    await until(() => table.seat.toAct === 'red');
    await act(table, END);
    server.mind.answer(END);
    await asked(server, 2);
    expect(played(table)).toEqual(['red end']);
  });

  it('plays what it has decided while the game was laid aside', async () => {
    const layAside = vi.spyOn(Session.prototype, 'layAside');
    const server = await servers.start({ rest: 1 });
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    const before = layAside.mock.calls.length;
    // This takes it up again where it has been laid aside already, so that it is laid aside once more.
    expect(table.seat.toAct).toBe('blue');
    await until(() => layAside.mock.calls.length > before);
    server.mind.answer(STEP);
    await until(() => played(table).includes('blue step'));
    expect(server.failures).toEqual([]);
  });

  it('agrees on no draw', async () => {
    const server = await servers.start();
    const { seat } = await begun(server);
    expect(await seat.parley('draw')).toMatchObject({ ok: true });
    await until(() => seat.offer === undefined);
    expect([seat.toAct, seat.ending]).toEqual(['red', undefined]);
  });

  it('that fails is asked again and again, for days', async () => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    for (let times = 1; times <= 40; times++) {
      await asked(server, times);
      server.mind.fail();
      await until(() => server.failures.length === times);
      // What is to be tried again later has been stored when nothing more is under way.
      await until(() => {
        servers.pass(61);
        server.computers.wake();
        return server.mind.asked.length > times;
      });
    }
    server.mind.answer(END);
    await until(() => table.seat.toAct === 'red');
    expect(server.failures.every((message) => message === 'It cannot think.')).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['what is not legal', [{ type: 'step', unit: 'R1', to: '0301' }]],
  ])('that decides %s has failed', async (_, answer) => {
    const server = await servers.start();
    const table = await begun(server);
    await act(table, END);
    await asked(server, 1);
    server.mind.answer(...answer);
    await until(() => server.failures.length === 1);
    expect(played(table)).toEqual(['red end']);
  });
});

describe('a server that ends', () => {
  it('leaves the decision that was being thought about to the next one, at once', async () => {
    const server = await servers.start();
    const { seat, ticket } = await begun(server);
    await act({ seat }, END);
    await asked(server, 1);
    await server.close();
    const next = await servers.start();
    next.computers.wake();
    await asked(next, 1);
    next.mind.answer(END);
    const table = await begun(next, ticket);
    await until(() => table.seat.toAct === 'red');
    expect(played(table)).toEqual(['red end', 'blue end']);
  });

  it.each([
    ['before anything was played', 0, [], 1],
    ['between two actions', 1, ['blue step'], 1],
    ['after all was played, before that was noted', 2, ['blue step', 'blue end'], 0],
  ])('is made up for when it is killed %s', async (_, stored, before, asks) => {
    const server = await servers.start();
    const { seat, ticket, live } = await begun(server);
    await act({ seat }, END);
    await asked(server, 1);
    // From now on nothing that it does is kept.
    const { change } = server.store;
    let [kept, lost] = [0, 0];
    const never = new Promise<never>(() => undefined);
    server.store.change = async (...given) => {
      if (kept === stored) lost++;
      if (kept === stored) return never;
      const isKept = await change.apply(server.store, given);
      kept++;
      return isKept;
    };
    server.store.jobs.end = () => never;
    server.store.jobs.again = () => never;
    server.mind.answer(STEP, END);
    await until(() => kept === stored && (stored === 2 || lost === 1));
    servers.forget(server);
    const next = await servers.start();
    const table = await begun(next, ticket);
    expect(played(table)).toEqual(['red end', ...before]);
    next.computers.wake();
    servers.pass(2);
    next.computers.wake();
    if (asks > 0) {
      await asked(next, asks);
      next.mind.answer(...(before.length > 0 ? [END] : [STEP, END]));
    }
    await until(() => table.seat.toAct === 'red');
    expect(played(table)).toEqual(['red end', 'blue step', 'blue end']);
    expect(live.id).toBe(table.live.id);
  });

  it('of two that share a database plays alone', async () => {
    const url = await newDatabase();
    const [one, other] = [servers.on(await openPostgres(url)), servers.on(await openPostgres(url))];
    const table = await begun(one);
    await act(table, END);
    for (const { computers } of [one, other]) computers.wake();
    await until(() => one.mind.asked.length + other.mind.asked.length > 0);
    for (const { computers } of [one, other]) computers.wake();
    for (const { mind } of [one, other]) mind.answer(STEP, END);
    const actions = async (): Promise<number> => (await one.store.game(table.live.id))?.actions.length ?? 0;
    await expect.poll(actions).toBe(3);
    expect(one.mind.asked.length + other.mind.asked.length).toBe(1);
  });
});
