import { stepsOf } from '../position/fields.ts';
import type { ResultChance } from '../../wargame/wargame.ts';
import { attackOf, copyOf, defenceOf, occupant, onMap, type Position } from '../position/position.ts';
import { ROW_WEIGHTS, ROWS } from './odds.ts';
import type { Crt } from '../position/rules.ts';
import { applyResult, exchangeBySelf, exchanging, giveUp, offered, suffer } from './results.ts';
import { displacing, retreatBySelf, retreating } from './retreat.ts';
import { tollOn } from './retreat-paths.ts';
import { isCostly } from '../ground/retreat-ground.ts';
import { namedHex, namedUnit } from '../position/actions.ts';
import type { CombatFrame, Frame } from '../position/state.ts';

type Spread = [number, number][];

/** Probability of each result in a column, the rows of the table weighed by the rolls of two dice. */
export function chancesOf({ rows }: Crt, column: number): ResultChance[] {
  const rolls = new Map<string, number>();
  ROWS.forEach((row, i) => {
    const result = rows[row]?.[column] as string;
    rolls.set(result, (rolls.get(result) ?? 0) + (ROW_WEIGHTS[i] ?? 0));
  });
  return [...rolls].map(([result, count]) => ({ result, probability: count / 36 }));
}

/**
 * Steps each side loses with their probabilities, by carrying out every result on a copy. Where owners choose, they
 * give up as little as they can: the weakest unit, the retreat that costs the fewest steps, no advance. `cleared` is the probability that
 * no defender is left in the hex.
 */
export function lossesOf(
  p: Position,
  combat: CombatFrame,
  results: readonly ResultChance[],
): { attacker: Spread; defender: Spread; cleared: number } {
  const spreads = { attacker: new Map<number, number>(), defender: new Map<number, number>() };
  let cleared = 0;
  for (const { result, probability } of results) {
    const lost = stepsLost(p, combat, result);
    if (lost.cleared) cleared += probability;
    for (const who of ['attacker', 'defender'] as const) {
      spreads[who].set(lost[who], (spreads[who].get(lost[who]) ?? 0) + probability);
    }
  }
  const sorted = (spread: Map<number, number>): Spread => [...spread].sort(([a], [b]) => a - b);
  return { attacker: sorted(spreads.attacker), defender: sorted(spreads.defender), cleared };
}

interface Lost {
  attacker: number;
  defender: number;
  cleared: boolean;
}

function stepsLost(p: Position, combat: CombatFrame, result: string): Lost {
  const copy = copyOf(p);
  copy.s.attacked = [...copy.s.attacked, combat.target];
  applyResult(copy, { ...combat, attackers: [...combat.attackers] }, result);
  for (let top = copy.s.frames.at(-1); top; top = copy.s.frames.at(-1)) thrifty(copy, top);
  const lost = (side: number): number =>
    p.rules.units
      .filter((unit) => unit.side === side && onMap(p, unit.index))
      .reduce((sum, { index }) => sum + stepsOf(p, index) - stepsOf(copy, index), 0);
  const cleared = occupant(copy, combat.target) !== 1 - combat.side;
  return { attacker: lost(combat.side), defender: lost(1 - combat.side), cleared };
}

/** The first of them of the least price. */
function cheapest<T>(choices: readonly T[], priceOf: (choice: T) => number): T | undefined {
  let [best] = choices;
  if (best === undefined || choices.length === 1) return best;
  let least = priceOf(best);
  for (const choice of choices) {
    if (least === 0) break;
    const price = priceOf(choice);
    if (price < least) [best, least] = [choice, price];
  }
  return best;
}

/** One decision, taken so that the fewest steps are lost. */
function thrifty(p: Position, top: Frame): void {
  const steps = (u: number): number => stepsOf(p, u);
  const byLeast = (units: readonly number[], worth: (u: number) => number): number =>
    [...units].sort((a, b) => steps(a) - steps(b) || worth(a) - worth(b))[0] as number;
  switch (top.kind) {
    case 'loss':
      if (top.units.length === 0) p.s.frames.pop();
      else {
        const u = byLeast(top.units, (candidate) => defenceOf(p, candidate));
        suffer(p, top, u);
      }
      return;
    case 'exchange': {
      if (exchangeBySelf(p, top)) return;
      const open = offered(p, top);
      const given = top.stage === 'defender' && open.length < top.units.length;
      if (given) return exchanging.play(p, top, { by: '', type: 'done' });
      const worth = top.stage === 'defender' ? defenceOf : attackOf;
      const u = byLeast(open, (candidate) => worth(p, candidate));
      return giveUp(p, top, u);
    }
    case 'retreat': {
      if (retreatBySelf(p, top)) return;
      const dry = cheapest(retreating.legal(p, top), ({ unit, to }) =>
        tollOn(p, top, namedUnit(p, unit), namedHex(p, to)),
      );
      if (dry) retreating.play(p, top, dry);
      return;
    }
    case 'displace': {
      const dry = cheapest(displacing.legal(p, top), ({ unit, to }) =>
        isCostly(p, namedUnit(p, unit), top.hex, namedHex(p, to)) ? 1 : 0,
      );
      if (dry) displacing.play(p, top, dry);
      else p.s.frames.pop();
      return;
    }
    default:
      p.s.frames.pop();
  }
}
