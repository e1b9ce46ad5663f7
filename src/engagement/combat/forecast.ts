import { cachedBy } from '../../kernel/cached-by.ts';
import { stepsOf } from '../position/fields.ts';
import type { ResultChance } from '../../wargame/wargame.ts';
import { attackOf, defenceOf, occupant, onMap, trialOf, type Position } from '../position/position.ts';
import { ROW_WEIGHTS, ROWS } from './odds.ts';
import type { Crt, RetreatPath } from '../position/rules.ts';
import { applyResult, exchangeBySelf, exchanging, giveUp, offered, suffer } from './results.ts';
import { attackOn, defenceIn, leastOf, lostBy, type Forecast, type Lost } from './foreseen.ts';
import { displacing, retreatBySelf, takeBack, waysBack, type WayBack } from './retreat.ts';
import { tollOn } from './retreat-paths.ts';
import { isCostly } from '../ground/retreat-ground.ts';
import { namedHex, namedUnit } from '../position/actions.ts';
import type { CombatFrame, Frame, RetreatFrame } from '../position/state.ts';

/** Probability of each result in a column, the rows of the table weighed by the rolls of two dice; worked out once for each table. */
export const chancesOf = (table: Crt, column: number): readonly ResultChance[] =>
  (columnsOf(table)[column] ??= weighed(table, column));

const columnsOf = cachedBy((_: Crt): (readonly ResultChance[])[] => []);

function weighed({ rows }: Crt, column: number): ResultChance[] {
  const rolls = new Map<string, number>();
  ROWS.forEach((row, i) => {
    const result = rows[row]?.[column] as string;
    rolls.set(result, (rolls.get(result) ?? 0) + (ROW_WEIGHTS[i] ?? 0));
  });
  return [...rolls].map(([result, count]) => ({ result, probability: count / 36 }));
}

/**
 * What these results cost. Where owners choose, they give up as little as they can: the weakest unit, the retreat that costs the fewest
 * steps, no advance. `on`: the defence, where several attacks on it are asked about.
 */
export function lossesOf(
  p: Position,
  combat: CombatFrame,
  results: readonly ResultChance[],
  on = defenceIn(p, combat.side, combat.target),
  attack = attackOn(on, combat.attackers),
): Forecast {
  const carryOut = (result: string): Lost => carriedOut(p, combat, result);
  const attacker: Chances = [];
  const defender: Chances = [];
  let cleared = 0;
  for (const { result, probability } of results) {
    const cost = lostBy(p, on, combat, attack, result, carryOut);
    if (cost.cleared) cleared += probability;
    add(attacker, cost.attacker, probability);
    add(defender, cost.defender, probability);
  }
  return { attacker, defender, cleared };
}

/** Probabilities by the steps lost, as pairs, the fewest steps first. */
type Chances = Forecast['attacker'];

function add(chances: Chances, steps: number, probability: number): void {
  const stepsAt = (i: number): number => (chances[i] as [number, number])[0];
  let at = 0;
  while (at < chances.length && stepsAt(at) < steps) at++;
  if (at < chances.length && stepsAt(at) === steps) {
    (chances[at] as [number, number])[1] += probability;
    return;
  }
  for (let i = chances.length; i > at; i--) chances[i] = chances[i - 1] as [number, number];
  chances[at] = [steps, probability];
}

/** What a result costs, by carrying it out on a copy. */
export function carriedOut(p: Position, combat: CombatFrame, result: string): Lost {
  const copy = trialOf(p);
  copy.s.attacked = [...copy.s.attacked, combat.target];
  applyResult(copy, { ...combat, attackers: [...combat.attackers] }, result);
  for (let top = copy.s.frames.at(-1); top; top = copy.s.frames.at(-1)) thrifty(copy, top);
  const lost: [number, number] = [0, 0];
  if (copy.s.steps !== p.s.steps)
    for (let u = 0; u < p.s.steps.length; u++) {
      const fewer = stepsOf(p, u) - stepsOf(copy, u);
      if (fewer !== 0 && onMap(p, u)) lost[p.roster.sides[u] as 0 | 1] += fewer;
    }
  const cleared = occupant(copy, combat.target) !== 1 - combat.side;
  return { attacker: lost[combat.side as 0 | 1], defender: lost[(1 - combat.side) as 0 | 1], cleared };
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

/** The way back that costs the fewest steps, the first of equals. */
function driest(
  p: Position,
  frame: RetreatFrame,
  ways: readonly WayBack[],
): { unit: number; path: RetreatPath } | undefined {
  let best: { unit: number; path: RetreatPath } | undefined;
  let least = Infinity;
  for (const { unit, paths } of ways)
    for (const path of paths) {
      const toll = tollOn(p, frame, unit, path.to);
      if (toll >= least) continue;
      best = { unit, path };
      least = toll;
      if (least === 0) return best;
    }
  return best;
}

/** One decision, taken so that the fewest steps are lost. */
function thrifty(p: Position, top: Frame): void {
  switch (top.kind) {
    case 'loss':
      if (top.units.length === 0) p.s.frames.pop();
      else suffer(p, top, leastOf(p, top.units, defenceOf));
      return;
    case 'exchange': {
      if (exchangeBySelf(p, top)) return;
      const open = offered(p, top);
      const given = top.stage === 'defender' && open.length < top.units.length;
      if (given) return exchanging.play(p, top, { by: '', type: 'done' });
      return giveUp(p, top, leastOf(p, open, top.stage === 'defender' ? defenceOf : attackOf));
    }
    case 'retreat': {
      const ways = waysBack(p, top);
      if (retreatBySelf(p, top, ways)) return;
      const dry = driest(p, top, ways);
      if (dry) takeBack(p, top, dry.unit, dry.path);
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
