import { cachedBy } from '../../kernel/cached-by.ts';
import { stepsOf } from '../position/fields.ts';
import type { ResultChance } from '../../wargame/wargame.ts';
import { attackOf, defenceOf, occupant, onMap, trialOf, type Position } from '../position/position.ts';
import { ROW_WEIGHTS, ROWS } from './odds.ts';
import type { Crt } from '../position/rules.ts';
import { applyResult, exchangeBySelf, exchanging, giveUp, offered, suffer } from './results.ts';
import { defenceIn, leastOf, lostBy, type Attack, type Forecast, type Lost } from './foreseen.ts';
import { displacing, retreatBySelf, takeBack, waysBack } from './retreat.ts';
import { tollOn } from './retreat-paths.ts';
import { isCostly } from '../ground/retreat-ground.ts';
import { namedHex, namedUnit } from '../position/actions.ts';
import type { CombatFrame, Frame } from '../position/state.ts';

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
  attack?: Attack,
): Forecast {
  const lost = lostBy(p, on, combat, (result) => carriedOut(p, combat, result), attack);
  const attacker: number[] = [];
  const defender: number[] = [];
  let cleared = 0;
  for (const { result, probability } of results) {
    const cost = lost(result);
    if (cost.cleared) cleared += probability;
    attacker[cost.attacker] = (attacker[cost.attacker] ?? 0) + probability;
    defender[cost.defender] = (defender[cost.defender] ?? 0) + probability;
  }
  return { attacker: spread(attacker), defender: spread(defender), cleared };
}

/** Probabilities by the steps lost, as pairs. */
function spread(chances: readonly (number | undefined)[]): Forecast['attacker'] {
  const pairs: Forecast['attacker'] = [];
  for (let steps = 0; steps < chances.length; steps++) {
    const chance = chances[steps];
    if (chance !== undefined) pairs.push([steps, chance]);
  }
  return pairs;
}

/** What a result costs, by carrying it out on a copy. */
export function carriedOut(p: Position, combat: CombatFrame, result: string): Lost {
  const copy = trialOf(p);
  copy.s.attacked = [...copy.s.attacked, combat.target];
  applyResult(copy, { ...combat, attackers: [...combat.attackers] }, result);
  for (let top = copy.s.frames.at(-1); top; top = copy.s.frames.at(-1)) thrifty(copy, top);
  const lost: [number, number] = [0, 0];
  if (copy.s.steps !== p.s.steps)
    p.s.steps.forEach((steps, u) => {
      if (copy.s.steps[u] !== steps && onMap(p, u)) lost[p.roster.sides[u] as 0 | 1] += steps - stepsOf(copy, u);
    });
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
      const open = ways.flatMap(({ unit, paths }) => paths.map((path) => ({ unit, path })));
      const dry = cheapest(open, ({ unit, path }) => tollOn(p, top, unit, path.to));
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
