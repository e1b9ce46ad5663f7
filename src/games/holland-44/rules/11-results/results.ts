import { say } from '../../position/actions.ts';
import { AUTOMATIC, CRT, RESULTS, type ResultCode } from '../../data/tables.ts';
import { ALLIED, enemyOf, hiddenIn, keep, mark, nameOf, type Position } from '../../position/position.ts';
import {
  DISRUPTED,
  FIRED,
  FOUGHT,
  FULL_RETREAT,
  WAS_ATTACKED,
  type CombatFrame,
  type ResultFrame,
} from '../../position/state.ts';
import { hasEliteShift, sumOf } from '../10-odds/odds.ts';
import { attackersToLose, defending, engage, exposedTo, ignoresLoss } from './candidates.ts';
import { askLoss } from './losses.ts';
import { askStand } from '../12-determined-defence/determined.ts';
import { beginRetreat } from '../13-retreat/begin-retreat.ts';
import { beginAdvance, keptOut } from '../15-advance/advance.ts';
import { noteAttackedFrom } from '../09-combat/attackers.ts';
import { afterMode } from '../09-combat/aftermath.ts';
import { forgetRevealed } from '../25-unknown-units/reveal.ts';

/** H44-10.6-b: results whose loss elite troops take when the shift for them counted (10.6). */
const FOR_ELITE: readonly string[] = ['A1', 'A1/ENG', 'A1/DR', 'A1/D1'];

/** H44-9.3-e: the roll of an attack. */
export function combatRolled(p: Position, combat: CombatFrame, [die = 1]: readonly number[]): void {
  const { attack, defence, ratio, column, shifts } = sumOf(p, combat);
  const result = CRT.rows[die as 1 | 2 | 3 | 4 | 5 | 6][column] as ResultCode;
  const hex = nameOf(p, combat.target);
  say(p, 'combat', '9.3', {
    hex,
    attack,
    defence,
    ratio,
    shifts,
    column: CRT.columns[column] as string,
    dice: [die],
    result,
  });
  resolve(p, combat, result);
}

/**
 * H44-9.1-b, H44-9.2-d, H44-10.7-d, H44-17.1-a: carries out a result: who has fought is marked, guns in support are on
 * their fired side, then its parts follow.
 */
export function resolve(p: Position, combat: CombatFrame, result: ResultCode): void {
  const { mode, side, target, attackers, lead, attached } = combat;
  const elite = hasEliteShift(p, combat);
  p.s.marks = p.s.marks.map((marks, u) =>
    attackers.includes(u) && mode === 'phase' ? marks | FOUGHT : combat.artillery.includes(u) ? marks | FIRED : marks,
  );
  if (mode === 'phase') for (const u of defending(p, combat)) mark(p, u, WAS_ATTACKED);
  if (combat.air) keep(p, { air: p.s.own.air - 1 });
  forgetRevealed(p);
  p.s.frames.push({
    kind: 'result',
    mode,
    side,
    target,
    attackers: [...attackers],
    lead,
    attached,
    result,
    elite,
    done: 0,
    held: false,
    others: [...combat.artillery, ...keptOut(p, combat)],
    supporting: [...(combat.supporting ?? [])],
  });
  noteAttackedFrom(p, combat);
}

/** H44-9.3-e, H44-12.1.1-c, H44-12.1.1-d: does the next part of a result; true until all are done. */
export function resultBySelf(p: Position, frame: ResultFrame): boolean {
  const rules = RESULTS[frame.result as ResultCode];
  frame.done++;
  if (frame.done === 1 && rules.attacker > 0) attackerLoss(p, frame, rules.chosenBy === 'owner');
  else if (frame.done === 2 && rules.defender > 0) defenderLoss(p, frame, rules.chosenBy === 'owner');
  else if (frame.done === 3) driveBack(p, frame);
  else if (frame.done === 4 && !frame.held) withdraw(p, frame);
  else if (frame.done === 5) conclude(p, frame);
  return true;
}

/** H44-11.2-a: the attacker's loss. */
function attackerLoss(p: Position, frame: ResultFrame, byOwner: boolean): void {
  const chooser = byOwner ? frame.side : enemyOf(frame.side);
  const elite = frame.elite && FOR_ELITE.includes(frame.result);
  askLoss(p, chooser, attackersToLose(p, frame, elite));
}

/** H44-11.2-a: the defender's loss. */
function defenderLoss(p: Position, frame: ResultFrame, byOwner: boolean): void {
  if (ignoresLoss(p, frame, frame.result)) return;
  const chooser = byOwner ? enemyOf(frame.side) : frame.side;
  askLoss(p, chooser, exposedTo(p, frame));
}

/**
 * H44-11.5.1-a, H44-12.1.1-a, H44-12.1.1-b, H44-12.4-f, 11.1: engaged, or the retreat that a determined defence may
 * cancel.
 */
function driveBack(p: Position, frame: ResultFrame): void {
  const { state, retreat, determined } = RESULTS[frame.result as ResultCode];
  const left = defending(p, frame);
  if (left.length === 0) return;
  if (state === 'engaged') for (const u of left) engage(p, u);
  else if (retreat && determined) askStand(p, frame, left);
}

/** H44-8.7-c, H44-13.1.1-a, H44-13.1.1-b, H44-14.3.1-c: the retreat of whoever is left. */
function withdraw(p: Position, frame: ResultFrame): void {
  const { state, retreat } = RESULTS[frame.result as ResultCode];
  const units = defending(p, frame);
  if (!retreat || units.length === 0) return;
  const [least, most] = frame.mode === 'overrun' ? [AUTOMATIC.retreat, AUTOMATIC.retreat] : retreat;
  const why = frame.mode === 'breakthrough' ? 'breakthrough' : frame.mode === 'overrun' ? 'overrun' : 'combat';
  const order = state === 'full-retreat' ? FULL_RETREAT : DISRUPTED;
  beginRetreat(p, { side: enemyOf(frame.side), why, hex: frame.target, units, least, most, order });
}

/**
 * H44-12.1.1-d, H44-12.3-e, H44-13.4-a, H44-16.3.3-a, H44-19.7-c, 15.1: the hex is empty: the attackers may advance;
 * else they stay where they are, in an entry area too. What else a kind of attack brings.
 */
function conclude(p: Position, frame: ResultFrame): void {
  p.s.frames.pop();
  const { advance, breakthrough } = RESULTS[frame.result as ResultCode];
  const isVacant = defending(p, frame).length === 0 && !(frame.side === ALLIED && hiddenIn(p)[frame.target] === 1);
  const won = isVacant && advance !== undefined && !frame.held;
  if (frame.mode !== 'phase') return afterMode(p, frame, won);
  if (won)
    beginAdvance(p, {
      side: frame.side,
      hex: frame.target,
      reach: advance,
      breakthrough,
      attackers: [...frame.attackers, ...frame.others],
      helped: frame.supporting,
    });
}
