import { expect, test } from 'vitest';
import { GAMES } from '../games/all.ts';
import type { BaseAction } from '../kernel/game.ts';
import { randomDice } from '../kernel/dice.ts';
import { seeded } from '../kernel/random.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { adviceOf } from './advice.ts';
import { LEVELS } from './levels.ts';
import { bestOfAttacks, emptyPlan, worstOfFears } from './plan.ts';
import { decided, questionOf } from './player.ts';
import type { Seated } from './self-play.ts';

const recruit = LEVELS['recruit'] as Seated;
/** Decisions of each game that are looked at, and more where the first plan comes later: after landings. */
const DECISIONS = { recruit: 6, regular: 1 } as const;
const MOST = 200;
/** As few playouts as take every kind of step. */
const budget = { playouts: 8 };

test.each(
  GAMES.flatMap((game) => (['recruit', 'regular'] as const).map((level) => [level, game.id, game as Wargame] as const)),
)(
  '%s, %s: whoever asks for the plan gets the same decision, and a plan of units that can carry it out',
  (level, _, game) => {
    const { player } = LEVELS[level] as Seated;
    const begun = game.fromSetup({ scenario: game.scenarios.at(-1)?.id ?? '', options: {}, setup: null });
    if (!begun.ok) throw new Error('The scenario does not start.');
    const { state } = begun.value;
    const dice = randomDice(seeded(4));
    const sideOf = new Map(game.counters.map(({ id, side }) => [id, side]));
    let missions = 0;
    for (let n = 0; n < DECISIONS[level] || (missions === 0 && n < MOST);) {
      const side = game.toAct(state);
      if (side === 'chance') {
        game.playUnchecked(state, dice(game.chance(state)) as BaseAction);
        continue;
      }
      const question = questionOf(game, state, side);
      const plan = emptyPlan();
      const actions = decided(player(game, question, budget, seeded(n), plan));
      expect(actions).toEqual(decided(player(game, question, budget, seeded(n))));
      const attacks = bestOfAttacks(plan, 3);
      for (const { units } of plan.missions) expect(units.map((id) => sideOf.get(id))).toEqual(units.map(() => side));
      for (const { attackers, chance, target } of attacks) {
        expect(attackers.every((id) => sideOf.get(id) === side)).toBe(true);
        expect([chance >= 0 && chance <= 1, target in game.map.hexes]).toEqual([true, true]);
      }
      expect(attacks.map(({ worth }) => worth)).toEqual(attacks.map(({ worth }) => worth).toSorted((a, b) => b - a));
      for (const { to, strength } of worstOfFears(plan, 3))
        expect([to in game.map.hexes, strength > 0]).toEqual([true, true]);
      missions += plan.missions.length;
      for (const action of actions) {
        if (game.toAct(state) !== side || game.refusal(state, action)) break;
        game.playUnchecked(state, action);
      }
      n++;
    }
    expect(missions).toBeGreaterThan(0);
  },
);

test('advice goes on to the first plan, and tells what is done now', () => {
  const game = GAMES.find(({ id }) => id === 'reichswald') as Wargame;
  const begun = game.fromSetup({ scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  const dice = randomDice(seeded(4));
  while (game.toAct(state) === 'chance') game.playUnchecked(state, dice(game.chance(state)) as BaseAction);
  const before = structuredClone(state);
  const { actions, plan } = decided(adviceOf(game, questionOf(game, state, 'allied'), recruit, seeded(1)));
  expect(actions).toMatchObject([{ type: 'withdraw' }]);
  expect(plan.missions.map(({ tactic }) => tactic)).toContain('attack');
  expect(bestOfAttacks(plan, 3)).toHaveLength(3);
  expect(worstOfFears(plan, 3)).toMatchObject([{ to: '0208' }, { to: '0203' }]);
  expect(state).toEqual(before);
});
