// Orders given beforehand, in a game that is kept in a store.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../../games/all.ts';
import { decided, questionOf } from '../../ai/player.ts';
import { LEVELS } from '../../ai/levels.ts';
import type { Seated } from '../../ai/self-play.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { Side } from '../../kernel/game.ts';
import { randomDice } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/random.ts';
import type { Answer } from '../../seat/answer.ts';
import { Session, toOrder } from '../../seat/session.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Change, Store } from '../store/store.ts';
import { answerAll } from './answering.ts';
import { Chain } from '../dice/chain.ts';
import type { LiveGame } from '../play/live-game.ts';
import { LiveGames } from '../play/live-games.ts';
import { PACES } from '../clocks/paces.ts';

const reichswald = gameById('reichswald') as Wargame;
const library = new Map(GAMES.map((game) => [game.id, { about: game, load: async () => game }]));
const secret = '17'.repeat(32);

let store: Store;
let games: LiveGames;
let live: LiveGame;
let allied: Seat;
let german: Seat;
/** What was stored since the game was opened. */
let changes: Change[];

async function open(): Promise<void> {
  games = new LiveGames(store, library);
  live = (await games.bySeat('g1', 'allied'))?.live as LiveGame;
  for (const side of reichswald.sides) await live.take(side, { name: side, word: `the word of ${side}` });
  [allied, german] = [live.seat('allied'), live.seat('german')];
}
beforeEach(async () => {
  store = await openSqlite(':memory:');
  await store.create({
    id: 'g1',
    game: 'reichswald',
    rules: reichswald.rules,
    scenario: 'veritable',
    options: {},
    created: '2026-11-30T10:00:00.000Z',
    dice: { secret, promise: new Chain(secret).promise },
    pace: PACES['days-3'],
    free: null,
    isPublic: false,
    seats: reichswald.sides.map((side) => ({ side, ticket: digestOf(side) })),
  });
  changes = [];
  const { change } = store;
  store.change = (game, version, what) => {
    changes.push(what);
    return change.call(store, game, version, what);
  };
  await open();
});
afterEach(() => games.close());

/** What a side is told of what it has ordered. */
function toldTo(side: Side): Answer[][] {
  const told: Answer[][] = [];
  live.papers.enter(side, (message) => message.type === 'ordered' && told.push([...message.answers]));
  return told;
}

/** Why it was not kept, each time that it is told. */
function refusalsTo(side: Side): unknown[] {
  const refusals: unknown[] = [];
  live.papers.enter(side, (message) => message.type === 'ordered' && refusals.push(message.refusal));
  return refusals;
}

async function order(side: Side, answers: unknown): Promise<void> {
  expect(live.papers.hear(side, { type: 'order', answers })).toBe(true);
  // What is asked next comes after it.
  await live.take(side, { name: side, word: '' });
}

/** Lets a computer play the seat until somebody else has to decide. */
async function play(seat: Seat, played: Order[] = []): Promise<Order[]> {
  const { player, budget } = LEVELS['recruit'] as Seated;
  const random = seeded(1);
  while (seat.toAct === seat.side) {
    const question = questionOf(seat.game, seat.state, seat.side);
    const orders = decided(player(seat.game, question, budget, random)).map(toOrder);
    expect(await seat.perform(orders)).toMatchObject({ ok: true });
    played.push(...orders);
  }
  return played;
}

/** What the Allies do until the Germans are asked for support, the last of it apart: the same every time, as the dice are. */
let opening: Promise<Order[]> | undefined;
async function attack(): Promise<void> {
  if (!opening) return void (await (opening = play(allied)));
  const orders = await opening;
  expect(await allied.perform(orders.slice(0, -1))).toMatchObject({ ok: true });
  expect(await allied.perform(orders.slice(-1))).toMatchObject({ ok: true });
}

const kinds = (reichswald.answering ?? []).map(({ code }) => code);
const toComputer = kinds.map((code): Answer => ({ code, how: 'computer' }));
const noSupport: Answer = { code: 'answer', how: 'end', type: 'commit' };
const typeOf = (action: unknown): unknown => (action as { type?: string }).type;

describe('without orders', () => {
  it('the side is asked, and told so', async () => {
    await attack();
    expect([german.toAct, german.prompt.code]).toEqual(['german', 'answer']);
    expect(changes.at(-1)?.jobs?.map(({ payload }) => payload)).toMatchObject([{ side: 'german' }, { side: 'german' }]);
  });
});

describe('what is ordered beforehand', () => {
  it('is done with what leads to the question, in one change, and nobody is told that it is his move', async () => {
    await order('german', [noSupport]);
    await attack();
    const change = changes.find(({ actions }) => actions.some(({ by }) => by === 'german'));
    expect(change?.actions.slice(0, 2).map((action) => [action.by, typeOf(action)])).toEqual([
      ['allied', 'commit'],
      ['german', 'commit'],
    ]);
    expect(change?.jobs).toEqual([]);
  });

  it('holds until the own turn begins, wherever the game is opened, and is over with the change that begins it', async () => {
    const told = toldTo('german');
    await order('german', toComputer);
    expect(told).toEqual([[], toComputer]);
    live.close();
    await open();
    const again = toldTo('german');
    await attack();
    await play(allied);
    expect([german.toAct, german.prompt.code]).toEqual(['german', 'movement']);
    expect(again).toEqual([toComputer, []]);
    expect(changes.at(-1)?.answered).toEqual(['german']);
    expect(await store.answers('g1')).toEqual(new Map());
  });

  it('is known to the side alone, and no part of the record', async () => {
    const [own, other] = [toldTo('german'), toldTo('allied')];
    await order('german', toComputer);
    expect([own.length, other]).toEqual([2, [[]]]);
    expect(JSON.stringify(live.record())).not.toContain('computer');
  });

  const refused = (code: string, what?: string) => ({ rule: 'contract', code, ...(what ? { args: { what } } : {}) });
  it.each([
    [
      'a decision that nobody is asked for out of turn',
      [noSupport, { code: 'movement', how: 'computer' }],
      refused('no-such-answer', 'movement'),
    ],
    [
      'an action that does not settle it',
      [{ code: 'answer', how: 'end', type: 'air' }],
      refused('no-such-answer', 'answer: air'),
    ],
    [
      'names where there is nothing to choose',
      [{ code: 'answer', how: 'named', names: ['1714'] }],
      refused('no-such-answer', 'answer: named'),
    ],
    [
      'points where none are spent',
      [noSupport, { code: 'loss', how: 'points', most: 1 }],
      refused('no-such-answer', 'loss: points'),
    ],
    ['two answers to one question', [noSupport, noSupport], refused('answer-twice', 'answer')],
    ['no list', 'computer', refused('malformed', 'answers')],
    [
      'a number that is none',
      [noSupport, { code: 'answer', how: 'points', most: -1 }],
      refused('malformed', 'answers[1].most'),
    ],
  ])('is kept no part of where one makes no sense, and the side hears which: %s', async (_, answers, why) => {
    await order('german', [noSupport]);
    const refusals = refusalsTo('german');
    await order('german', answers);
    expect(refusals).toEqual([undefined, why]);
    expect([...live.papers.answers]).toEqual([['german', [noSupport]]]);
    expect(await store.answers('g1')).toEqual(new Map([['german', [noSupport]]]));
  });

  it('is not for the own turn, nor kept where the store fails, and the side hears that', async () => {
    const refusals = [refusalsTo('allied'), refusalsTo('german')];
    await order('allied', toComputer);
    store.answer = async () => Promise.reject(new Error('The disk is full.'));
    await order('german', toComputer);
    expect([...live.papers.answers]).toEqual([]);
    expect(refusals).toEqual([
      [undefined, refused('own-turn')],
      [undefined, refused('not-stored')],
    ]);
  });

  it('is not done again when it has been taken back', async () => {
    await order('german', [noSupport]);
    await attack();
    expect(german.actions.some(({ by }) => by === 'german')).toBe(true);
    expect(await live.seat('german').parley('take-back')).toMatchObject({ ok: true });
    expect(await live.seat('allied').parley('accept')).toMatchObject({ ok: true });
    expect([german.toAct, german.prompt.code]).toEqual(['german', 'answer']);
  });

  it('leaves to the player what is not legal, and what could not be worked out', async () => {
    await order('german', [{ code: 'loss', how: 'named', names: ['nobody'] }]);
    await attack();
    expect(german.prompt.code).toBe('answer');
  });
});

describe('an answer', () => {
  /** What the side to act does by it where a game stands that a computer has played against itself until that is asked. */
  function decidedBy(id: string, answerTo: (code: string, orders: readonly Order[]) => Answer | undefined): Order[] {
    const game = gameById(id) as Wargame;
    const { player, budget } = LEVELS['random'] as Seated;
    const random = seeded(4);
    const scenario = game.scenarios[0]?.id ?? '';
    const begun = Session.start('g1', game, { scenario, options: {}, setup: null }, randomDice(seeded(4)));
    if (!begun.ok) throw new Error('The game does not begin.');
    const session = begun.value;
    const answerNow = (): Answer | undefined =>
      answerTo(session.prompt.code, [...game.legal(session.state)].map(toOrder));
    let answer = answerNow();
    for (; !answer; answer = answerNow()) {
      const question = questionOf(game, session.state, session.toAct);
      session.perform(decided(player(game, question, budget, random)).map(toOrder));
    }
    const [side, before] = [session.toAct, session.actions.length];
    answerAll(session, new Map([[side, [answer]]]));
    return session.actions
      .slice(before)
      .filter(({ by }) => by === side)
      .map(toOrder);
  }

  it('of points spends as many as were ordered, and then settles it', () => {
    const spends = (most: number): unknown[] =>
      decidedBy('third-world-war', (code, orders) =>
        code === 'answer' && orders.some(({ points }) => points === 2) ? { code, how: 'points', most } : undefined,
      ).slice(0, 2);
    expect(spends(1)).toEqual([{ type: 'air', points: 1 }, { type: 'commit' }]);
    expect(spends(0)).toEqual([{ type: 'commit' }]);
  });

  it('of names takes the first that may be chosen', () => {
    const ways: Order[] = [];
    const [way] = decidedBy('reichswald', (code, orders) => {
      if (code !== 'retreat' || orders.length < 2) return undefined;
      ways.push(...orders);
      return { code, how: 'named', names: ['0000', String(orders.at(-1)?.['to'])] };
    });
    expect(way).toEqual(ways.find(({ to }) => to === ways.at(-1)?.['to']));
    expect(way).not.toEqual(ways[0]);
  });
});
