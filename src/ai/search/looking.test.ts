import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seeded } from '../../kernel/random.ts';
import { lay } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { LEVELS } from '../levels.ts';
import { emptyPlan } from '../plan.ts';
import { decided, questionOf } from '../player.ts';
import type { Seated } from '../self-play.ts';
import { deskAt, unitsByHex, type Order } from './desk.ts';
import { isBetter, leaningFrom } from './looking.ts';

test.each(GAMES.map((game) => [game.id, game] as const))('%s: plans lean where it can make a difference', (_, game) => {
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  const desk = deskAt(game, game.sides[0] as string, state, seeded(3));
  const matters = new Set(unitsByHex(desk, state, desk.enemy).keys());
  for (const { hexes } of game.search.stakes(state)) for (const hex of hexes) matters.add(hex);
  const first = leaningFrom(desk, undefined, 8);
  const child = leaningFrom(desk, first, 3);
  const changed = [...first.keys()].filter((hex) => first[hex] !== 1);
  expect(changed.length).toBeGreaterThan(3);
  expect(changed.length).toBeLessThanOrEqual(8);
  expect(changed.every((hex) => matters.has(hex))).toBe(true);
  expect([...child.keys()].filter((hex) => child[hex] !== first[hex]).length).toBeLessThanOrEqual(3);
});

test('a plan is better than another where it gains in the same worlds by more than chance', () => {
  const sight = { worth: [10, 40, 20, 30] };
  const by = (gains: readonly number[]) => ({ worth: gains.map((gain, n) => gain + (sight.worth[n] as number)) });
  expect(isBetter(by([5, 6, 5, 6]), sight, { sure: 2 })).toBe(true);
  expect(isBetter(by([30, -20, 25, -15]), sight, { sure: 2 })).toBe(false);
  expect(isBetter(by([30, -20, 25, -15]), sight, { sure: 0 })).toBe(true);
  expect(isBetter(by([0, 0, 0, 0]), sight, { sure: 2 })).toBe(false);
  expect([5, 6].map((least) => isBetter(by([5, 6, 5, 6]), sight, { sure: 0, least }))).toEqual([true, false]);
  // Only worlds in which both were played out tell anything.
  expect(isBetter(by([-1, -1]), { worth: [10, 40, 0, 0] }, { sure: 2 })).toBe(false);
});

test.each(['regular', 'veteran'])('%s: a reduced unit leaves the enemy where it recovers by that', (level) => {
  const game = GAMES.find(({ id }) => id === 'third-world-war') as Wargame;
  const units = { 'WG-4DIMec': '1008 reduced', 'WG-2DIMec': '1010', 'SU-25': '1007' };
  const t = lay(game, { turn: 6, phase: 'nato-movement', units });
  const { player, budget } = LEVELS[level] as Seated;
  const plan = emptyPlan();
  const question = questionOf(game, t.match.state, 'nato');
  const actions = decided(player(game, question, budget, seeded(1), plan));
  expect(plan.missions).toContainEqual(expect.objectContaining({ tactic: 'rest', units: ['WG-4DIMec'] }));
  t.play(...actions.filter((action) => (action as Order).type !== 'end'), { type: 'end' });
  expect([t.steps('WG-4DIMec'), t.hexOf('WG-4DIMec') === '1008']).toEqual([2, false]);
});

test('a recruit does not think of that', () => {
  const game = GAMES.find(({ id }) => id === 'third-world-war') as Wargame;
  const units = { 'WG-4DIMec': '1008 reduced', 'WG-2DIMec': '1010', 'SU-25': '1007' };
  const t = lay(game, { turn: 6, phase: 'nato-movement', units });
  const { player, budget } = LEVELS['recruit'] as Seated;
  const plan = emptyPlan();
  decided(player(game, questionOf(game, t.match.state, 'nato'), budget, seeded(1), plan));
  expect(plan.missions.some(({ tactic }) => tactic === 'rest')).toBe(false);
});

/** Does the regiment that may come onto the map from turn 12 on do so, and is it said to wait? */
function reinforced(level: string, turn: number): { entered: boolean; isWaiting: boolean } {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const t = lay(game, { turn, phase: 'german-movement', printed: true, others: true, units: {} });
  const { player } = LEVELS[level] as Seated;
  const plan = emptyPlan();
  const question = questionOf(game, t.match.state, 'german');
  const actions = decided(player(game, question, { playouts: 1 }, seeded(1), plan));
  const waits = plan.missions.filter(({ tactic }) => tactic === 'wait');
  return {
    entered: actions.some((action) => (action as Order).unit === 'G-857/346'),
    isWaiting: waits.some(({ units }) => units.includes('G-857/346')),
  };
}

test.each(['regular', 'veteran'])(
  '%s: reinforcements that would be beaten one by one wait for the last turns',
  (level) => {
    expect(reinforced(level, 14)).toEqual({ entered: false, isWaiting: true });
    expect(reinforced(level, 20)).toEqual({ entered: true, isWaiting: false });
  },
);

test('those of a recruit come as soon as they may', () => {
  expect(reinforced('recruit', 14)).toEqual({ entered: true, isWaiting: false });
});

test('whoever holds a town stays there while the enemy keeps units back that can come to it', () => {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const phase = { phase: 'allied-movement', printed: true, others: true } as const;
  const { units: all } = lay(game, { ...phase, turn: 8, units: {} }).view();
  const enemies = all.filter(({ id, hex }) => id.startsWith('G-') && hex !== null);
  const units = { ...Object.fromEntries(enemies.map(({ id }) => [id, null])), 'B-44/15': '1516', 'B-46/15': '1416' };
  const extra = { holders: { 1516: 'allied', 1416: 'allied' } };
  const holders = (level: string): readonly string[] => {
    const t = lay(game, { ...phase, turn: 20, units, extra });
    const { player } = LEVELS[level] as Seated;
    const plan = emptyPlan();
    decided(player(game, questionOf(game, t.match.state, 'allied'), { playouts: 1 }, seeded(1), plan));
    return plan.missions.flatMap(({ tactic, to, units: ids }) => (tactic === 'hold' && to === '1516' ? ids : []));
  };
  expect(holders('regular')).toContain('B-44/15');
  expect(holders('recruit')).not.toContain('B-44/15');
});
