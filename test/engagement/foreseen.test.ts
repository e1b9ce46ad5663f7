import { expect, test } from 'vitest';
import { neighboursOf } from '../../src/hex/grid.ts';
import { seeded } from '../../src/kernel/random.ts';
import { carriedOut } from '../../src/engagement/combat/forecast.ts';
import {
  attackOn,
  defenceIn,
  glanceIn,
  lostBy,
  type Defence,
  type Lost,
} from '../../src/engagement/combat/foreseen.ts';
import type { EngagementGame } from '../../src/engagement/game.ts';
import {
  hexOf,
  isCombat,
  onMap,
  phasing,
  positionOf,
  unitOf,
  type Position,
} from '../../src/engagement/position/position.ts';
import type { EngagementRules } from '../../src/engagement/position/rules.ts';
import type { CombatFrame, State } from '../../src/engagement/position/state.ts';
import { gameById } from '../../src/games/all.ts';
import { MARKET_GARDEN_RULES } from '../../src/games/market-garden/rules.ts';
import { REICHSWALD_RULES } from '../../src/games/reichswald/rules.ts';
import { THIRD_WORLD_WAR_RULES } from '../../src/games/third-world-war/rules.ts';
import { walk } from '../kit/walk.ts';
import { drill } from './drill/drill.ts';
import { DRILL_RULES } from './drill/rules.ts';

/** Attacks that the side to act could make: on every hex beside which it stands, by some of those who stand there. */
function attacksIn(p: Position, random: () => number): CombatFrame[] {
  const side = phasing(p);
  const own = p.rules.units.map(({ index }) => index).filter((u) => unitOf(p, u).side === side && onMap(p, u));
  const targets = p.rules.units
    .filter((unit) => unit.side !== side && onMap(p, unit.index))
    .map((unit) => hexOf(p, unit.index));
  return [...new Set(targets)].flatMap((target) => {
    const beside = own.filter((u) => neighboursOf(p.board.grid, target).includes(hexOf(p, u)));
    const attackers = beside.filter(() => random() < 0.6);
    if (attackers.length === 0) return [];
    const support = { artillery: [], air: 0, defensiveArtillery: [], defensiveAir: 0 };
    return [
      { kind: 'combat', mode: 'ground', stage: 'dice', side, target, attackers, ...support } satisfies CombatFrame,
    ];
  });
}

/** What each result of an attack on this defence costs. */
function costIn(
  p: Position,
  combat: CombatFrame,
  on: Defence,
  carryOut: (result: string) => Lost,
): (result: string) => Lost {
  const attack = attackOn(on, combat.attackers);
  return (result) => lostBy(p, on, combat, attack, result, carryOut);
}

// What is said without carrying a result out is what carrying it out gives; both kinds must have been compared. In Batalha de Reichswald
// often enough to meet artillery that leaves the map with the last of its division, and gives nothing up (5.1.8).
test.each([
  ['reichswald', gameById('reichswald') as EngagementGame, REICHSWALD_RULES, 0.7, 8000],
  ['market-garden', gameById('market-garden') as EngagementGame, MARKET_GARDEN_RULES, 0.3, 1000],
  ['third-world-war', gameById('third-world-war') as EngagementGame, THIRD_WORLD_WAR_RULES, 0.05, 1000],
  ['drill', drill, DRILL_RULES, 1, 1000],
] as [string, EngagementGame, EngagementRules, number, number][])(
  'what a result costs in %s',
  (_, game, rules, share, enough) => {
    const random = seeded(11);
    let said = 0;
    let carried = 0;
    for (let seed = 1; seed <= 24; seed++) {
      if (said > enough && carried > 50) break;
      for (const { state } of walk(game, seed)) {
        const p = positionOf(rules, game.copy(state as State));
        if (p.s.over || p.s.frames.length > 0 || !isCombat(p) || random() > share) continue;
        const results = [...new Set(Object.values(rules.combat.crt(p.s).rows).flat())];
        for (const combat of attacksIn(p, random)) {
          const before = carried;
          const cost = costIn(p, combat, defenceIn(p, combat.side, combat.target), (result) => {
            carried++;
            return carriedOut(p, combat, result);
          });
          const atAGlance = costIn(p, combat, glanceIn(p, combat.side, combat.target), () => {
            throw new Error('At a glance nothing is carried out.');
          });
          const glanced = results.map(atAGlance);
          for (const result of results) expect([result, cost(result)]).toEqual([result, carriedOut(p, combat, result)]);
          // Where nobody is in anybody's way, it is the same.
          if (carried === before) expect(glanced).toEqual(results.map(cost));
          said += results.length - (carried - before);
        }
      }
    }
    expect(said).toBeGreaterThan(enough);
    expect(carried).toBeGreaterThan(50);
  },
);
