// What players settle beside the rules, and the time they have for it, on a server that stops in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES, gameById } from '../../games/all.ts';
import type { DiceChain } from '../../kernel/dice-chain.ts';
import type { Game } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import { chainsOf, verify, type GameRecord } from '../../kernel/match.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { Witness, type Proof } from '../../seat/proof.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Chain } from '../dice/chain.ts';
import type { Pace } from '../clocks/clock.ts';
import { PACES } from '../clocks/paces.ts';
import type { LiveGame } from './live-game.ts';
import { LiveGames } from './live-games.ts';

const reichswald = gameById('reichswald') as Wargame;
const library = new Map(GAMES.map((game) => [game.id, { about: game, load: async () => game }]));
const secret = '17'.repeat(32);

let folder: string;
let store: Store;
let games: LiveGames;
const start = async (): Promise<void> => {
  store = await openSqlite(join(folder, 'games.sqlite'));
  games = new LiveGames(store, library);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-settling-'));
  await start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await games.close();
  rmSync(folder, { recursive: true });
});

/** A game with the same dice every time, which a side opens with its name as ticket. */
const create = (
  pace: Pace | null = null,
  rules = reichswald,
  { promise } = new Chain(secret) as { promise: string },
): Promise<void> =>
  store.create({
    id: 'g1',
    game: rules.id,
    rules: rules.rules,
    scenario: rules.scenarios[0]?.id ?? '',
    options: {},
    created: '2026-11-30T10:00:00.000Z',
    dice: { secret, promise },
    pace,
    free: null,
    isPublic: false,
    seats: rules.sides.map((side) => ({ side, ticket: digestOf(side) })),
  });

/** The game, when everybody has sat down. */
async function begun(rules: Wargame): Promise<LiveGame> {
  const { live } = (await games.byTicket(rules.sides[0] ?? '')) as { live: LiveGame };
  for (const side of rules.sides) await live.take(side, { name: side, word: `word of ${side}` });
  return live;
}

async function sit(): Promise<{ live: LiveGame; allied: Seat; german: Seat }> {
  const live = await begun(reichswald);
  return { live, allied: live.seat('allied'), german: live.seat('german') };
}

/** The server stops, and starts again. */
async function restart(): Promise<{ live: LiveGame; allied: Seat; german: Seat }> {
  await games.close();
  await start();
  return sit();
}

it('an offer stands over a restart, and so does how the game ended', async () => {
  await create();
  await (await sit()).allied.parley('draw');
  const { german } = await restart();
  expect(german.offer).toMatchObject({ by: 'allied', what: 'draw' });
  await german.parley('accept');
  const { allied, live } = await restart();
  expect(allied.ending).toEqual({ by: 'agreed', points: {} });
  expect(live.record()?.result).toEqual({ by: 'agreed', points: {} });
  expect(await allied.parley('resign')).toMatchObject({ error: { code: 'game-ended' } });
  expect(await games.inBrief(['german', 'nobody'])).toMatchObject([
    { id: 'g1', side: 'german', standing: { toAct: 'over', ending: { by: 'agreed' }, isAsked: false } },
    null,
  ]);
});

it('a move is made also while the store cannot say who is away', async () => {
  await create(PACES['days-3']);
  const { allied, german } = await sit();
  vi.spyOn(store, 'brief').mockRejectedValue(new Error('The disk is gone.'));
  const seat = allied.toAct === 'allied' ? allied : german;
  expect(await seat.perform([seat.legal()[0] as Order])).toMatchObject({ ok: true });
});

it('a game whose dice come from the longer chain of the first games goes on, and its record proves them', async () => {
  const { promise } = new Chain(secret, 'made before');
  expect(promise).not.toBe(new Chain(secret).promise);
  await create(null, reichswald, { promise });
  const { allied, live } = await sit();
  await allied.perform([allied.legal()[0] as never]);
  expect(live.record()?.proofs).toMatchObject([{ promise }]);
  expect(verify(reichswald as unknown as Game, live.record() as GameRecord)).toMatchObject({ ok: true });
});

it('a gesture is undone as a whole, also after a restart', async () => {
  await create();
  const { allied: before } = await sit();
  const { length } = before.actions;
  const gesture = [
    { type: 'move', unit: 'C-5/2' },
    { type: 'step', to: '0405' },
  ];
  expect(await before.perform(gesture)).toEqual({ ok: true, value: 2 });
  const { allied } = await restart();
  expect(await allied.undo()).toEqual({ ok: true, value: 2 });
  expect(allied.actions.length).toBe(length);
});

it('dice that were taken back are never rolled again, also after a restart, and the record proves it', async () => {
  await create();
  let { allied, german, live } = await sit();
  const random = seeded(3);
  const rolls = (): number => live.record()?.actions.filter(({ by }) => by === 'chance').length ?? 0;
  const playUntilRoll = async (): Promise<void> => {
    const before = rolls();
    while (rolls() === before) {
      const seat = allied.toAct === 'allied' ? allied : german;
      expect(await seat.perform([pick(seat.legal(), random)])).toMatchObject({ ok: true });
    }
  };
  await playUntilRoll();
  const [asking, asked] =
    allied.actions.findLast(({ by }) => by !== 'chance')?.by === 'allied' ? [allied, german] : [german, allied];
  const before = rolls();
  expect(await asking.parley('take-back')).toMatchObject({ ok: true });
  const { back, at = 0 } = asked.offer ?? {};
  expect([asking.offer?.back, back?.rolls]).toEqual([back, 1]);
  expect(await asked.parley('accept')).toMatchObject({ ok: true });
  expect({ ...reichswald.moment(asked.state), actions: at - asked.actions.length, rolls: before - rolls() }).toEqual(
    back,
  );
  const witness = new Witness('allied', 'word of allied');
  expect(witness.refusal(allied.proof as Proof)).toBeUndefined();
  ({ allied, german, live } = await restart());
  expect(witness.refusal(allied.proof as Proof)).toBeUndefined();
  await playUntilRoll();
  const record = live.record() as GameRecord;
  expect(record.takenBack).toBe(1);
  const chain = chainsOf(record)[0] as DiceChain;
  expect(chain.takenBack).toContain(before);
  expect(chain.shown).toBeGreaterThan(before);
  expect(verify(reichswald as unknown as Game, record)).toMatchObject({ ok: true });
});

it.each(GAMES.map((game) => [game.id, game]))('a seat sees every roll proved as it falls: %s', async (_, rules) => {
  await create(null, rules);
  const live = await begun(rules);
  const seats = rules.sides.map((side) => live.seat(side));
  const witnesses = rules.sides.map((side) => new Witness(side, `word of ${side}`));
  const random = seeded(5);
  for (let i = 0; i < 300 && (seats[0]?.proof?.rolls.length ?? 0) < 8; i++) {
    const seat = seats.find(({ side, toAct }) => side === toAct);
    if (!seat) break;
    await seat.perform([pick(seat.legal(), random)]);
    witnesses.forEach((witness, of) => expect(witness.refusal(seats[of]?.proof as Proof)).toBeUndefined());
  }
  const proof = seats[0]?.proof as Proof;
  expect(proof.rolls.length).toBeGreaterThan(4);
  const [side = '', other = ''] = rules.sides;
  const told = (forged: Partial<Proof['chain']>, rolls = proof.rolls): string | undefined =>
    new Witness(side, `word of ${side}`).refusal({ chain: { ...proof.chain, ...forged }, rolls })?.code;
  expect(told({})).toBeUndefined();
  expect(told({ value: 'ab'.repeat(32) })).toBe('promise-differs');
  expect(told({ words: { ...proof.chain.words, [side]: 'another word' } })).toBe('promise-differs');
  expect(told({ words: { ...proof.chain.words, [other]: 'another word' } })).toBe('roll-differs');
  expect(told({}, proof.rolls.slice(1))).toBe('rolls-missing');
  const forged = proof.rolls.map((roll, i) =>
    i === 3 ? { ...roll, dice: roll.dice.map((die) => (die % 6) + 1) } : roll,
  );
  expect(told({}, forged)).toBe('roll-differs');
  const known = witnesses[0] as Witness;
  expect(known.refusal({ ...proof, chain: { ...proof.chain, promise: 'cd'.repeat(32) } })?.code).toBe(
    'promise-differs',
  );
  expect(known.refusal({ chain: { ...proof.chain, shown: 1 }, rolls: [] })?.code).toBe('promise-differs');
});

const MINUTE = 60_000;
const pace: Pace = { bank: 10 * MINUTE, gain: 0, per: 'phase', most: 10 * MINUTE, answer: MINUTE };

/** Lets the clocks of this process go on by so many milliseconds. */
function later(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

it('whose time is up loses when the other one says so, and not before', async () => {
  await create(pace);
  const { allied, german, live } = await sit();
  expect(allied.clock?.running).toEqual({ side: 'allied', of: 'play' });
  later(9 * MINUTE);
  expect(await german.parley('claim')).toEqual({ ok: false, error: { rule: 'contract', code: 'time-left' } });
  expect(await allied.parley('claim')).toMatchObject({ ok: false });
  later(2 * MINUTE);
  expect(german.clock?.left['allied']?.play).toBeLessThanOrEqual(0);
  expect(await german.parley('claim')).toMatchObject({ ok: true });
  expect(live.record()?.result).toEqual({ by: 'out-of-time', winner: 'german', points: {} });
  expect(german.clock?.running).toBeUndefined();
});

it('a list of one’s games says how much time a live game leaves', async () => {
  await create(pace);
  await sit();
  const standing = async () => (await games.inBrief(['german']))[0]?.standing ?? { toAct: '', left: undefined };
  const { toAct, left = 0 } = await standing();
  expect([toAct, left > 9 * MINUTE, left <= 10 * MINUTE]).toEqual(['allied', true, true]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * MINUTE });
  expect((await standing()).left).toBeLessThanOrEqual(6 * MINUTE);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  expect((await standing()).left).toBe(0);
  vi.useRealTimers();
});

it('time is taken off when something is played, and none while no server runs', async () => {
  await create(pace);
  const { allied } = await sit();
  later(2 * MINUTE);
  await allied.perform([allied.legal()[0] as never]);
  const left = allied.clock?.left['allied']?.play ?? 0;
  expect(left).toBeLessThanOrEqual(8 * MINUTE);
  vi.restoreAllMocks();
  await games.close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * MINUTE });
  await start();
  const again = await sit();
  vi.useRealTimers();
  expect(again.allied.clock?.left['allied']?.play).toBeGreaterThan(left - MINUTE);
});
