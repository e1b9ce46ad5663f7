import type { DiceAction } from '../../../kernel/game.ts';
import { rollsOf } from '../../../kernel/rolls.ts';
import type { RollCost, RollCosts } from '../../../wargame/wargame.ts';
import { CRT, RESULTS, type ResultCode } from '../data/tables.ts';
import { diceDue } from '../play/decide.ts';
import { sideName } from '../position/actions.ts';
import { enemyOf, stepsOf, unitOf, type Position, type Side } from '../position/position.ts';
import type { CombatFrame, DiceFrame, StandFrame } from '../position/state.ts';
import { sumOf } from '../rules/10-odds/odds.ts';
import { defending, ignoresLoss } from '../rules/11-results/candidates.ts';
import { leftBy } from '../rules/12-determined-defence/chances.ts';
import { standOutcome } from '../rules/12-determined-defence/determined.ts';
import { landingLoss, landingResult } from '../rules/22-airborne/landing-rolls.ts';
import { isSuffered } from '../rules/27-options/isolation.ts';

/** What the roll that is due may cost: an attack and the defence against it, landings, isolated units. */
export function rollCostsOf(p: Position): RollCosts | undefined {
  const due = diceDue(p.s);
  if (!due) return undefined;
  const top = p.s.frames.at(-1) as CombatFrame | DiceFrame;
  const dice = rollsOf(due.count, due.faces).map(([roll]) => firstDie(roll));
  if (top.kind === 'combat') return attackCosts(p, top, dice);
  if (top.why === 'stand') return standCosts(p, p.s.frames.at(-2) as StandFrame, dice);
  const [first = 0, ...others] = top.values;
  if (top.why === 'landing') {
    const costs = dice.map((die) => {
      const result = landingResult(die + first);
      return costTo(unitOf(others[0] ?? 0).side, Math.min(...others.map((u) => landingLoss(p, u, result))));
    });
    return { attacker: null, costs };
  }
  if (top.why !== 'isolation') return undefined;
  const costs = dice.map((die) => costTo(unitOf(first).side, isSuffered(die, others[0] ?? 0) ? 1 : 0));
  return { attacker: null, costs };
}

const firstDie = ({ dice: [die = 1] }: DiceAction): number => die;

const costOf = (attacker: Side, attack: number, defence: number, cleared: number): RollCost => ({
  lost: attacker === 0 ? [attack, defence] : [defence, attack],
  cleared,
});

const costTo = (side: Side, steps: number): RollCost => costOf(side, steps, 0, 0);

const stepsIn = (p: Position, units: readonly number[]): number => units.reduce((sum, u) => sum + stepsOf(p, u), 0);

/** 11, 13.2: by the table, as if the defender yielded; all of a defender who has nowhere to go. */
function attackCosts(p: Position, combat: CombatFrame, dice: readonly number[]): RollCosts {
  const { column } = sumOf(p, combat);
  const left = leftBy(p, combat);
  const there = stepsIn(p, defending(p, combat));
  const costs = dice.map((die) => {
    const result = CRT.rows[die as 1 | 2 | 3 | 4 | 5 | 6][column] as ResultCode;
    const { attacker, defender } = RESULTS[result];
    const { kept, isDeadly } = left(result);
    const taken = ignoresLoss(p, combat, result) ? 0 : Math.min(defender, there);
    return costOf(combat.side, attacker, isDeadly && kept === 0 ? there : taken, 1 - kept);
  });
  return { attacker: sideName(combat.side), costs };
}

/** 12.3, 12.4: a defence that holds cancels what the retreat would cost: the hex, and in a desperate one everybody in it. */
function standCosts(p: Position, frame: StandFrame, dice: readonly number[]): RollCosts {
  const attacker = enemyOf(frame.side);
  const there = stepsIn(p, frame.units);
  const costs = dice.map((die) => {
    const outcome = standOutcome(p, frame, die);
    const left = there - outcome.defender;
    const saved = outcome.holds && left > 0;
    const lost = frame.desperate ? (saved ? -left : 0) : outcome.defender;
    return costOf(attacker, outcome.attacker, lost, saved ? -1 : 0);
  });
  return { attacker: sideName(attacker), costs };
}
