import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { randomDice } from '../../../kernel/dice.ts';
import type { GameRecord } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/random.ts';
import { ChannelSeat } from '../../../seat/channel-seat.ts';
import { host } from '../../../seat/host.ts';
import { LocalSeat } from '../../../seat/local-seat.ts';
import { Session } from '../../../seat/session.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { replayAddress, idAt, momentAt } from '../../store/address.ts';
import { nextPlayers } from './again.ts';
import { amountText, shownOf } from './amounts.ts';
import { reviewOf } from './review-of.ts';
import { recordSoFar } from '../../past/so-far.ts';

const file = join(import.meta.dirname, '../../../../corpus/records/1.4.0/market-garden-market-garden-1.bivouac.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const record = { ...whole, actions: whole.actions.slice(0, 400), result: null };

it('a game is looked back on in the page where there is no worker', async () => {
  const shares: number[] = [];
  const review = await reviewOf(record, (share) => shares.push(share), new AbortController().signal);
  expect(review?.dice.rolls.length).toBeGreaterThan(20);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

it('a game that does not play to its end has no review', async () => {
  const broken = { ...record, actions: [...record.actions, { by: 'nobody', type: 'no' }] };
  expect(await reviewOf(broken, () => undefined, new AbortController().signal)).toBeNull();
});

describe('the game so far', () => {
  const seatOf = (isSecret: boolean, length: number, kept: GameRecord | undefined) => ({
    game: { secret: () => isSecret } as never,
    state: {},
    actions: Array.from({ length }, () => ({ by: 'red' })),
    record: async () => kept,
  });

  it('goes as far as one looks', async () => {
    const part = await recordSoFar(seatOf(false, 7, whole));
    expect([part?.actions.length, part?.result]).toEqual([7, null]);
    expect(await recordSoFar(seatOf(false, whole.actions.length, whole))).toBe(whole);
  });

  it('is known at a seat at the other end of a channel, where nothing is hidden', async () => {
    const game = gameById(record.game) as Wargame;
    const session = Session.resume('one', game, record, randomDice(seeded(1)));
    if (!session.ok) throw new Error(JSON.stringify(session.error));
    const { port1, port2 } = new MessageChannel();
    host(port1, new LocalSeat(session.value, 'allied'));
    const seat = await ChannelSeat.open(port2, [game]);
    const { actions } = session.value;
    expect(seat && (await recordSoFar(seat))?.actions).toEqual(actions);
    port1.close();
  });

  it('is not told while it goes on and something is hidden', async () => {
    expect(await recordSoFar(seatOf(true, 7, record))).toBeUndefined();
    expect(await recordSoFar(seatOf(true, 7, undefined))).toBeUndefined();
    expect((await recordSoFar(seatOf(true, 7, whole)))?.actions.length).toBe(7);
  });
});

it('a person and a computer exchange sides for the next game', () => {
  const sides = ['red', 'blue'];
  expect(nextPlayers(sides, { red: 'Bivouac recruit' })).toEqual({ blue: 'Bivouac recruit' });
  expect(nextPlayers(sides, { red: 'Ann', blue: 'Bivouac regular' })).toEqual({ red: 'Bivouac regular', blue: 'Ann' });
  const computers = { red: 'Bivouac recruit', blue: 'Bivouac regular' };
  expect(nextPlayers(sides, computers)).toEqual(computers);
  expect(nextPlayers(sides)).toEqual({});
});

it('a chart shows what is likely enough to be seen, and what was rolled', () => {
  const spread = { least: -2, chances: [0.0001, 0.2, 0.6, 0.1999, 0] };
  expect(shownOf(spread, 0).map(({ value }) => value)).toEqual([-1, 0, 1]);
  expect(shownOf(spread, -2).map(({ value }) => value)).toEqual([-2, -1, 0, 1]);
});

it('amounts have a decimal at most, and a true minus', () => {
  expect([amountText('en', -0.25), amountText('pt', 1.96), amountText('en', -1e-16)]).toEqual(['−0.3', '2', '0']);
});

it('an address of a replay may ask for a position', () => {
  expect(replayAddress('a1')).toBe('#/replay/a1');
  expect(momentAt(replayAddress('a1'))).toBeUndefined();
  expect([idAt('replay', replayAddress('a1', 30)), momentAt(replayAddress('a1', 30))]).toEqual(['a1', 30]);
  expect([idAt('game', '#/game/a1/30'), momentAt('#/game/a1/30')]).toEqual([undefined, undefined]);
});
