import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/all.ts';
import type { Match } from '../../src/kernel/match.ts';
import { eventsOfKind } from '../../src/wargame/event-kinds.ts';
import { gainOf } from '../../src/wargame/review/dice-report.ts';
import { reviewedRoll } from '../../src/wargame/review/reviewed-roll.ts';
import { Stretches } from '../../src/wargame/review/stretches.ts';
import type { Stretch } from '../../src/wargame/review/turning-points.ts';
import { meanOf, spreadOf, type Spread } from '../../src/wargame/review/spread.ts';
import type { OddsRequest, Pending, PositionView, RollCost, Wargame } from '../../src/wargame/wargame.ts';
import { walk, type Step } from '../kit/walk.ts';

const SEED = 5;

/** Results that cost the attacker a step, in the tables of both systems. */
const COSTS_ATTACKER = /A(VB|RB|E)$|^A1|^EX$|^DRX$|^EMP$/;

function firstOf(steps: Iterable<Step>, most: number): Step[] {
  const first: Step[] = [];
  for (const step of steps) if (first.push(step) === most) break;
  return first;
}

/** The rolls of a random game. */
const rollsIn = (game: Wargame): Step[] => firstOf(walk(game, SEED), 6000).filter(({ actor }) => actor === 'chance');

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

/** The same game divided into stretches, and the margin after every action. */
function stretchesIn(game: Wargame): { stretches: readonly Stretch[]; margins: readonly number[] } {
  const steps = firstOf(walk(game, SEED), 1500);
  const [{ state, start }] = steps as [Step];
  const match = { game: game as Match['game'], start, state, actions: [], log: [], past: [] } as Match;
  const stretches = new Stretches(game, match);
  const margins = [game.search.margin(state)];
  for (const { at, action, events, next } of steps) {
    match.actions.push(action);
    match.state = next;
    for (const event of events) match.log.push({ at, event });
    stretches.follow();
    margins.push(game.search.margin(next));
  }
  return { stretches: stretches.all(), margins };
}

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
      const outcomes = game.chance(state);
      const spreadBy = (of: (cost: RollCost) => number): Spread =>
        spreadOf(found.costs.map((cost, i) => [of(cost), outcomes[i]?.[1] ?? NaN]));
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

  test('stretches follow one another, each with the margins at its ends', () => {
    const { stretches, margins } = stretchesIn(game);
    expect(stretches.filter(({ hex }) => hex !== undefined).length).toBeGreaterThan(2);
    let at = 0;
    for (const { from, to, before, after } of stretches) {
      expect([from, before, after]).toEqual([at, margins[from], margins[to]]);
      at = to;
    }
    expect(at).toBe(margins.length - 1);
  });
});
