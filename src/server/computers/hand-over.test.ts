import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerName } from '../../ai/names.ts';
import { parseRecord, makeRecord } from '../../formats/record.ts';
import type { GameRecord } from '../../kernel/match.ts';
import type { LocalSeat } from '../../seat/local-seat.ts';
import type { Parley } from '../../seat/parley.ts';
import type { PaceId } from '../../seat/sitting.ts';
import type { LiveGame } from '../play/live-game.ts';
import { namesOf } from '../play/in-brief.ts';
import { act, asked, END, played, Servers, START, STEP, TOY, until, type Server } from './test-kit.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let servers: Servers;
let server: Server;
beforeEach(async () => {
  servers = new Servers();
  server = await servers.start();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await servers.close();
});

interface Two {
  live: LiveGame;
  red: LocalSeat;
  blue: LocalSeat;
  tickets: Readonly<Record<string, string>>;
}

/** Two people at a game, of whom blue has to decide. */
async function two(pace: PaceId = 'none', given?: Two['tickets'], { games }: Server = server): Promise<Two> {
  const tickets = given ?? (await games.create(TOY, { ...START, pace })).tickets;
  const { live } = (await games.byTicket(tickets['red'] ?? '')) as { live: LiveGame };
  await live.take('red', { name: 'Ann', word: 'word of Ann' });
  await live.take('blue', { name: 'Ben', word: 'word of Ben' });
  const [red, blue] = [live.seat('red'), live.seat('blue')];
  if (!given) await act({ seat: red }, END);
  return { live, red, blue, tickets };
}

/** What somebody is answered so many days later. */
async function later(days: number, seat: LocalSeat, what: Parley): ReturnType<LocalSeat['parley']> {
  servers.pass((days * DAY) / MINUTE);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
  return seat.parley(what).finally(() => vi.useRealTimers());
}
const refused = (code: string) => ({ ok: false, error: { code } });

it('a computer plays on after fourteen days in which servers ran, for who has to decide, and the record says so', async () => {
  const { live, red, blue } = await two();
  expect(await later(13, red, 'hand-over')).toMatchObject({ ...refused('not-away'), error: { args: { days: 14 } } });
  expect(await later(14, blue, 'hand-over')).toMatchObject(refused('not-away'));
  const told = vi.fn<() => void>();
  live.onTaken(told);
  expect(await later(14, red, 'hand-over')).toEqual({ ok: true, value: 0 });
  expect(told).toHaveBeenCalled();
  expect(namesOf(live.seats)).toEqual({ red: 'Ann', blue: playerName('regular') });
  expect(await asked(server, 1)).toMatchObject({ side: 'blue', level: 'regular' });
  server.mind.answer(STEP, END);
  await until(() => red.toAct === 'red');
  expect(played({ live })).toEqual(['red end', 'blue step', 'blue end']);
  const record = live.record() as GameRecord;
  expect(record.players).toEqual({ red: 'Ann', blue: 'Ben' });
  expect(record.substitutes).toEqual([{ side: 'blue', at: 1, player: playerName('regular') }]);
  const library = new Map([[TOY.id, { about: TOY, load: async () => TOY }]]);
  expect(await parseRecord(makeRecord(record), library)).toMatchObject({ ok: true });
});

it('goes on after a restart, until whoever has the seat returns', async () => {
  const { red, tickets } = await two();
  expect(await later(15, red, 'hand-over')).toMatchObject({ ok: true });
  await asked(server, 1);
  await server.close();
  server = await servers.start();
  const again = await two('none', tickets);
  server.computers.wake();
  await asked(server, 1);
  expect(await again.red.parley('return')).toMatchObject(refused('not-handed-over'));
  expect(await again.blue.parley('return')).toEqual({ ok: true, value: 0 });
  server.mind.answer(STEP, END);
  await server.computers.close();
  expect(played(again)).toEqual(['red end']);
  await act({ seat: again.blue }, END);
  expect(again.live.record()?.substitutes).toEqual([
    { side: 'blue', at: 1, player: playerName('regular') },
    { side: 'blue', at: 1, player: 'Ben' },
  ]);
  expect(await again.blue.parley('return')).toMatchObject(refused('not-handed-over'));
});

it('whose time is up may be claimed or handed over, and a computer gets the time of a beginning', async () => {
  const { live, red } = await two('live-45');
  expect(await red.parley('hand-over')).toMatchObject(refused('time-left'));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60 * MINUTE);
  expect(await red.parley('hand-over')).toEqual({ ok: true, value: 0 });
  expect(red.clock?.left['blue']?.play).toBe(45 * MINUTE);
  expect(await red.parley('claim')).toMatchObject(refused('time-left'));
  await asked(server, 1);
  server.mind.answer(END);
  await until(() => red.toAct === 'red');
  expect(live.levelOf('blue')).toBe('regular');
});

it('a computer is not handed over', async () => {
  const { red } = await two();
  expect(await later(15, red, 'hand-over')).toMatchObject({ ok: true });
  expect(await later(15, red, 'hand-over')).toMatchObject(refused('not-away'));
});

it('what is not stored is not handed over', async () => {
  const { red, live, tickets } = await two();
  const { change } = server.store;
  server.store.change = () => Promise.reject(new Error('The disk is full.'));
  expect(await later(15, red, 'hand-over')).toMatchObject(refused('not-stored'));
  expect(live.isClosed).toBe(true);
  server.store.change = change;
  const again = await two('none', tickets);
  expect([again.live.levelOf('blue'), again.live.record()?.substitutes]).toEqual([undefined, undefined]);
});
