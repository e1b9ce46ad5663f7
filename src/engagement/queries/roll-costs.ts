import type { DiceAction } from '../../kernel/game.ts';
import { rollsOf } from '../../kernel/rolls.ts';
import type { RollCost, RollCosts } from '../../wargame/wargame.ts';
import { carriedOut } from '../combat/forecast.ts';
import { attackOn, defenceIn, lostBy, type Lost } from '../combat/foreseen.ts';
import { rowOfSum, shellingOf, sumOf } from '../combat/odds.ts';
import { diceDue, topOf } from '../play/decide.ts';
import { copyOf, onMap, positionOf, sideName, type Position } from '../position/position.ts';
import { copyState, type CombatFrame, type DiceFrame } from '../position/state.ts';

/** What the roll that is due may cost: a combat or a bombardment by its table, another one by the units that it costs at once. */
export function rollCostsOf(p: Position): RollCosts | undefined {
  const due = diceDue(p.s);
  if (!due) return undefined;
  const top = topOf(p.s) as CombatFrame | DiceFrame;
  const rolls = rollsOf(due.count).map(([roll]) => roll);
  if (top.kind === 'combat') return { attacker: sideName(p, top.side), costs: combatCosts(p, top, rolls) };
  return { attacker: null, costs: rolls.map((roll) => diceCost(p, top, roll)) };
}

/** The same as the odds of the attack have it: nothing else is pending. */
function combatCosts(now: Position, combat: CombatFrame, rolls: readonly DiceAction[]): RollCost[] {
  const p = positionOf(now.rules, { ...copyState(now.s), frames: [] });
  const ground = combat.mode === 'ground';
  const { rows } = ground ? p.rules.combat.crt(p.s) : p.rules.bombardment.table;
  const { column } = ground ? sumOf(p, combat) : shellingOf(p, combat);
  const on = defenceIn(p, combat.side, combat.target);
  const attack = attackOn(on, combat.attackers);
  const carryOut = (result: string): Lost => carriedOut(p, combat, result);
  const costOf = (result: string): RollCost => {
    const { attacker, defender, cleared } = ground ? lostBy(p, on, combat, attack, result, carryOut) : carryOut(result);
    return { lost: combat.side === 0 ? [attacker, defender] : [defender, attacker], cleared: cleared ? 1 : 0 };
  };
  const known = new Map<string, RollCost>();
  return rolls.map(({ dice }) => {
    const result = rows[rowOfSum(dice.reduce((sum, die) => sum + die, 0))]?.[column] as string;
    const cost = known.get(result) ?? costOf(result);
    known.set(result, cost);
    return cost;
  });
}

/** A roll outside combat costs what is lost before anybody decides anything. */
function diceCost(p: Position, frame: DiceFrame, { dice }: DiceAction): RollCost {
  const trial = copyOf(p);
  trial.s.frames.pop();
  p.rules.sequence.rolled(trial, frame, dice);
  const lost: [number, number] = [0, 0];
  p.s.steps.forEach((steps, u) => {
    if (onMap(p, u)) lost[p.roster.sides[u] as 0 | 1] += steps - (trial.s.steps[u] as number);
  });
  return { lost, cleared: 0 };
}
