import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.ts';
import { eventsOfKind } from '../src/wargame/event-kinds.ts';
import { gainOf } from '../src/wargame/review/dice-report.ts';
import { reviewedRoll } from '../src/wargame/review/reviewed-roll.ts';
import { meanOf, spreadOf } from '../src/wargame/review/spread.ts';
import type { OddsRequest, Pending, PositionView, Wargame } from '../src/wargame/wargame.ts';
import { walk, type Step } from './kit/walk.ts';

const SEED = 5;
const MOST = 6000;

/** Results that cost the attacker a step, in the tables of both systems. */
const COSTS_ATTACKER = /A(VB|RB|E)$|^A1|^EX$|^DRX$|^EMP$/;

/** The rolls of a random game. */
function rollsIn(game: Wargame): Step[] {
  const rolls: Step[] = [];
  for (const step of walk(game, SEED)) {
    if (step.actor === 'chance') rolls.push(step);
    if (step.at === MOST) break;
  }
  return rolls;
}

const requestOf = ({ hex = '', units = [], lead, artillery = [], air = 0, ...more }: Pending): OddsRequest => ({
  target: hex,
  attackers: units,
  ...(lead === undefined ? {} : { lead }),
  ...(more.attached === undefined ? {} : { attached: more.attached }),
  support: {
    attacker: { air, artillery },
    defender: { air: more.defensiveAir ?? 0, artillery: more.defensiveArtillery ?? [] },
  },
});

/** Steps with their probabilities, as one text. */
const textOf = (chances: readonly (readonly [number, number])[]): string =>
  chances
    .filter(([, chance]) => chance > 0)
    .map(([steps, chance]) => `${steps}: ${chance.toFixed(9)}`)
    .join(', ');

describe.each(GAMES)('$id', (game) => {
  const rolls = rollsIn(game);

  test('what the roll of an attack may cost is what its odds say', () => {
    let compared = 0;
    for (const { state } of rolls) {
      const combat = (game.view(state, null) as PositionView).pending.at(-1);
      if (combat?.kind !== 'combat' || combat.mode === 'bombard') continue;
      const odds = game.odds(state, requestOf(combat));
      const found = game.aids?.rollCosts?.(state);
      if (!odds.ok || !found) continue;
      const { losses, cleared } = odds.value;
      const each = game.chance(state).map(([, weight], i) => [found.costs[i], weight] as const);
      const spreadBy = (of: (cost: (typeof found.costs)[number]) => number) =>
        spreadOf(each.map(([cost, weight]) => [cost ? of(cost) : NaN, weight]));
      const attacker = game.sides.indexOf(found.attacker ?? '') as 0 | 1;
      const lost = spreadBy((cost) => cost.lost[attacker]);
      const pairs = lost.chances.map((chance, i) => [lost.least + i, chance] as const);
      expect(textOf(pairs)).toBe(textOf(losses.attacker));
      expect(meanOf(spreadBy((cost) => cost.cleared))).toBeCloseTo(cleared, 9);
      const expected = losses.defender.reduce((sum, [steps, chance]) => sum + steps * chance, 0);
      const inflicted = meanOf(spreadBy((cost) => cost.lost[(1 - attacker) as 0 | 1]));
      // The odds of one system leave out those who have nowhere to retreat to.
      if (game.system === 'engagement') expect(inflicted).toBeCloseTo(expected, 9);
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('what a roll has cost is what its result in the log says', () => {
    let compared = 0;
    for (const { state, action, at, events } of rolls) {
      const roll = reviewedRoll(game, state, action, at);
      const [said] = eventsOfKind(game.eventKinds, 'roll', events);
      const combat = (game.view(state, null) as PositionView).pending.at(-1);
      if (!roll || !said || combat?.kind !== 'combat' || combat.mode === 'bombard') continue;
      const attacker = game.sides.indexOf(roll.attacker ?? '') as 0 | 1;
      // Attackers may lose by a retreat, too.
      if (COSTS_ATTACKER.test(said.result)) expect(roll.rolled.lost[attacker]).toBeGreaterThan(0);
      else if (!/A(RI|VI)?$/.test(said.result)) expect(roll.rolled.lost[attacker]).toBe(0);
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('fair dice bring what is expected of them', () => {
    const reviewed = rolls.flatMap(({ state, action, at }) => reviewedRoll(game, state, action, at) ?? []);
    expect(reviewed.length).toBeGreaterThan(20);
    let [gained, variance] = [0, 0];
    for (const { rolled, chances } of reviewed) {
      const spread = spreadOf(chances.map(([cost, weight]) => [gainOf(0)(cost), weight]));
      const mean = meanOf(spread);
      gained += gainOf(0)(rolled) - mean;
      spread.chances.forEach((chance, i) => (variance += chance * (spread.least + i - mean) ** 2));
    }
    // Three standard deviations.
    expect(Math.abs(gained)).toBeLessThan(3 * Math.sqrt(variance));
  });
});
