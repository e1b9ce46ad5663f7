import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { randomDice } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/random.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { LEVELS } from '../levels.ts';
import { decided, questionOf } from '../player.ts';
import { selfPlay, type Seated } from '../self-play.ts';
import { deskAt, deskOf, ordersOf, type Desk, type Order } from './desk.ts';
import { candidates } from './fighting.ts';
import { playAll } from './march.ts';
import { aheadOf, combatWorth, diceBy, playReply, pullsOf } from './playout.ts';
import { leadOf, positionWorth, valueOf } from './value.ts';

const recruit = LEVELS['recruit'] as Seated;

/** The first decision of a side after so many turns of recruits in which an action of this type is legal. */
function deskWith(game: Wargame, type: string, turns: number): Desk {
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  const first = game.view(state, null).turn;
  const dice = randomDice(seeded(4));
  for (;;) {
    const side = game.toAct(state);
    if (side === 'chance') {
      game.playUnchecked(state, dice(game.chance(state)) as BaseAction);
      continue;
    }
    const question = questionOf(game, state, side);
    const isLegal = (question.legal as readonly Order[]).some((order) => order.type === type);
    const desk = deskOf(game, question, seeded(1));
    if (isLegal && game.view(state, null).turn >= first + turns) return { ...desk, pulls: pullsOf(desk) };
    playAll(desk, state, decided(recruit.player(game, question, recruit.budget, seeded(1))));
  }
}

test.each(GAMES.map((game) => [game.id, game as Wargame] as const))(
  '%s: a playout ends at the next moves of the side, after those of the enemy, and repeats with the same dice',
  (_, game) => {
    const desk = deskWith(game, 'move', 1);
    const before = structuredClone(desk.world);
    const end = playReply(desk, game.copy(desk.world), 2);
    expect(game.toAct(end)).toBe(desk.side);
    expect(ordersOf(desk, end).some(({ type }) => type === 'move')).toBe(true);
    expect(game.view(end, null).turn).toBe(game.view(desk.world, null).turn + 1);
    expect(desk.world).toEqual(before);
    expect(playReply(desk, game.copy(desk.world), 2)).toEqual(end);
    expect(playReply(desk, game.copy(desk.world), 3)).not.toEqual(end);
  },
);

test('a playout ends at the next moves of the side where the enemy has nobody left to move', () => {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const { match } = lay(game, { turn: 11, phase: 'allied-movement', units: { 'B-44/15': '1004' }, printed: true });
  const desk = deskAt(game, 'allied', match.state, seeded(1));
  const end = playReply(desk, game.copy(desk.world), 1);
  const { turn, phase } = game.view(end, null);
  expect([game.toAct(end), turn, phase]).toEqual(['allied', 12, 'allied-movement']);
});

test('a combat is worth the mean over its rolls, whatever the seed where nothing else is rolled', () => {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const desk = deskWith(game, 'attack', 0);
  const [attack] = candidates(desk, ordersOf(desk, desk.world));
  const state = game.copy(desk.world);
  playAll(desk, state, attack?.orders ?? []);
  while (game.toAct(state) !== 'chance') playAll(desk, state, [ordersOf(desk, state)[0] as Order]);
  const rolls = game.chance(state).map(([roll, weight]) => {
    const rolled = game.copy(state);
    game.playUnchecked(rolled, roll);
    return [combatWorth(desk, rolled, seeded(1)), weight] as const;
  });
  const weights = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = rolls.reduce((sum, [worth, weight]) => sum + worth * weight, 0) / weights;
  expect(combatWorth(desk, game.copy(state), seeded(1))).toBeCloseTo(mean, 9);
  expect(new Set(rolls.map(([worth]) => worth)).size).toBeGreaterThan(1);
  expect(mean).not.toBe(positionWorth(desk, desk.world));
});

test('what is rolled over a hex does not hang on what is rolled elsewhere', () => {
  const rolls = [1, 2, 3, 4, 5, 6].map((die) => [{ by: 'chance', type: 'dice', dice: [die] }, 1] as const);
  const thrown = (dice: ReturnType<typeof diceBy>, targets: readonly string[]): unknown[] =>
    targets.map((target) => dice(target)(rolls));
  const alone = thrown(
    diceBy(7),
    Array.from({ length: 20 }, () => '0405'),
  );
  const mixed = thrown(
    diceBy(7),
    Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? '0506' : '0405')),
  );
  expect(mixed.filter((_, n) => n % 2 === 1)).toEqual(alone);
  expect(new Set(alone).size).toBeGreaterThan(3);
  expect(mixed.filter((_, n) => n % 2 === 0)).not.toEqual(alone);
  expect(thrown(diceBy(8), ['0405', '0405', '0405', '0405', '0405'])).not.toEqual(alone.slice(0, 5));
});

test('a game that is over is worth what decides it, and what was in hand where one looked ahead', () => {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = selfPlay(game, begun.value.state, Object.fromEntries(game.sides.map((side) => [side, recruit])), {
    seed: 'over',
    limit: 20_000,
  });
  for (const side of game.sides) {
    const desk = deskAt(game, side, state, seeded(1));
    expect(positionWorth(desk, state)).toBe(leadOf(desk, state));
  }
  // Seen from a position before, with what both sides had there: the end is no loss of all that stands on the map.
  const desk = aheadOf(deskAt(game, game.sides[0] as string, begun.value.state, seeded(1)));
  const inHand = valueOf(desk, desk.world) - leadOf(desk, desk.world);
  expect(Math.abs(inHand)).toBeGreaterThan(100);
  expect(positionWorth(desk, state)).toBeCloseTo(leadOf(desk, state) + inHand, 9);
});

test.each([
  ['regular', [{ type: 'bombard' }, { type: 'air' }, { type: 'commit' }]],
  ['recruit', [{ type: 'end' }]],
])('%s: aircraft that attacks leave over', (level, orders) => {
  const game = GAMES.find(({ id }) => id === 'third-world-war') as Wargame;
  const units = { 'SU-25': '1007 reduced', 'SU-26': '1007 reduced', 'WG-4DIMec': '1020' };
  const { match } = lay(game, { turn: 6, phase: 'nato-combat', units, pools: { 'air-attack': { nato: 12 } } });
  const { player, budget } = LEVELS[level] as Seated;
  expect(decided(player(game, questionOf(game, match.state, 'nato'), budget, seeded(1)))).toMatchObject(orders);
});
