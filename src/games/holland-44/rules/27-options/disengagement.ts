import type { Modifier, Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  namedUnit,
  say,
  unasked,
  unitRefusal,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { DISENGAGEMENT } from '../../data/tables.ts';
import { modifiersBy, qualityTerm, totalOf } from '../../position/modifiers.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import {
  enemyOf,
  hexOf,
  inGoodOrder,
  mark,
  marked,
  OF,
  onMap,
  printedAllowance,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import {
  AUTO_DS,
  DISRUPTED,
  FOUGHT,
  SPENT,
  type DiceFrame,
  type LeaveFrame,
  type RetreatFrame,
} from '../../position/state.ts';
import { isNearEnemy } from '../08-movement/entering.ts';
import { loseStep } from '../11-results/losses.ts';
import { beginRetreat } from '../13-retreat/begin-retreat.ts';
import { retreating } from '../13-retreat/retreat.ts';

const OFF = reason('27.1', 'option-off');
const NOT_YOURS = reason('27.1.2', 'not-your-unit');
const NOT_BESIDE = reason('27.1.2', 'no-enemy-beside');
const BROKEN = reason('27.1.2', 'disrupted');
const IMMOBILE = reason('13.2', 'immobile');
const WORN_OUT = reason('27.1.2', 'attacked-or-spent');

/** H44-27.1.2-a, RUL-H44-188: why a unit may not try to disengage. */
function tryReason(p: Position, u: number): Reason {
  const { side } = unitOf(u);
  if (p.s.options['disengagement'] !== 'on') return OFF;
  if (side !== phaseSide(p)) return NOT_YOURS;
  if (!onMap(p, u) || !isNearEnemy(p, enemyOf(side), hexOf(p, u))) return NOT_BESIDE;
  if (!inGoodOrder(p, u)) return BROKEN;
  if (printedAllowance(p, u) === 0) return IMMOBILE;
  return marked(p, u, FOUGHT | SPENT | AUTO_DS) ? WORN_OUT : ALLOWED;
}

/**
 * H44-27.1.1-a, H44-27.1.2-b, H44-27.1.2-c: a unit tries to disengage instead of attacking, once a phase, at any moment
 * of it; of a stack one after the other.
 */
export const DISENGAGE: OwnAction<undefined, 'disengage'> = {
  legal(p) {
    if (p.s.options['disengagement'] !== 'on') return [];
    const side = phaseSide(p) as Side;
    return OF[side].filter((u) => tryReason(p, u) === ALLOWED).map((u) => act(side, 'disengage', { unit: idOf(u) }));
  },
  refusal(p, _, action): Refusal | undefined {
    return unitRefusal(action.unit, (u) => tryReason(p, u));
  },
  play(p, _, action) {
    const u = namedUnit(action.unit);
    mark(p, u, FOUGHT);
    p.s.frames.push({ kind: 'dice', why: 'disengage', count: 1, values: [u] });
  },
};

/** H44-27.1.2-d, H44-27.1.2-e: elite +1, green -1, armoured +1, nothing else; Flak is not armoured (RUL-H44-50). */
function modifiersOf(u: number): Modifier[] {
  const { quality, armour, flak } = unitOf(u);
  const { modifiers } = DISENGAGEMENT;
  return modifiersBy('27.1.2', [
    qualityTerm(quality, modifiers),
    ['armoured', armour > 0 && !flak ? modifiers.armoured : 0],
  ]);
}

/** H44-27.1.1-b, H44-27.1.2-f, H44-27.1.2-g, H44-27.1.2-h: the roll; who succeeds and has somewhere to go may leave. */
export function disengageRolled(p: Position, { values: [u = 0] }: DiceFrame, [die = 1]: readonly number[]): void {
  const shifts = modifiersOf(u);
  const rows: Readonly<Record<number, string>> = DISENGAGEMENT.rows;
  const result = rows[Math.min(6, Math.max(1, die + totalOf(shifts)))] as string;
  say(p, 'disengage', '27.1.2', { unit: idOf(u), die, shifts, result });
  if (result === 'No') return;
  const [least, most] = DISENGAGEMENT.retreat;
  const { side } = unitOf(u);
  beginRetreat(p, { side, why: 'disengage', hex: hexOf(p, u), units: [u], least, most, order: DISRUPTED });
  if (pathsOf(p, p.s.frames.at(-1) as RetreatFrame).length === 0) p.s.frames.pop();
  else p.s.frames.push({ kind: 'leave', side, unit: u, loss: result === 'Yes-1' });
}

/** First hexes of the retreat, by the guidelines of 13.1.3 (RUL-H44-344). */
const pathsOf = (p: Position, retreat: RetreatFrame): SideAction<'retreat'>[] =>
  retreating.legal(p, retreat).filter((action) => action.type === 'retreat');

const below = (p: Position): RetreatFrame => p.s.frames.at(-2) as RetreatFrame;

/** H44-27.1.2-h, RUL-H44-188: the first hex of the retreat, or to stay without a loss. */
export const leaving: Decision<LeaveFrame, 'retreat' | 'halt'> = {
  actor: (_, { side }) => side,
  prompt: (_, { unit, loss }) => ({
    rule: '27.1.2',
    code: loss ? 'leave-at-a-loss' : 'leave',
    args: { unit: idOf(unit) },
  }),
  legal: (p, { side, unit }) => [...pathsOf(p, below(p)), act(side, 'halt', { unit: idOf(unit) })],
  refusal: (p, { unit }, action) =>
    action.type === 'halt' && namedUnit(action.unit) === unit ? undefined : retreating.refusal(p, below(p), action),
  play(p, { unit, loss }, action) {
    const retreat = below(p);
    p.s.frames.pop();
    switch (action.type) {
      case 'halt':
        return void p.s.frames.pop();
      case 'retreat':
        if (loss) loseStep(p, unit, 'disengage');
        return goFirst(p, retreat, unit, action.to);
      default:
        return unasked(action);
    }
  },
};

/** The first hex of the retreat, if the unit, or the one that stands for it after its loss, is there and may still go there. */
function goFirst(p: Position, retreat: RetreatFrame, unit: number, to: string): void {
  const [u = unit] = retreat.units;
  if (hexOf(p, u) < 0) return void p.s.frames.pop();
  const going = act(retreat.side, 'retreat', { unit: idOf(u), to });
  if (retreating.refusal(p, retreat, going) === undefined) retreating.play(p, retreat, going);
}
