import { ALLOWED, reason, refusalIf, type Reason } from '../../../kernel/reason.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { ABOUT } from '../about.ts';
import {
  act,
  idOf,
  namedUnit,
  noSuchUnit,
  say,
  sideName,
  type Decision,
  type SideAction,
  moveAct,
  unitAct,
} from '../actions.ts';
import { TOWN, WOODS } from '../board.ts';
import { areaOf, enemyOf, hexOf, marked, OF, onMap, unitOf, unitsIn, type Position, type Side } from '../position.ts';
import { ownAction, type OwnActions } from '../own-actions.ts';
import { phaseSide } from '../phases.ts';
import { DISRUPTED, FULL_RETREAT, SPENT, type Mode, type MoveFrame } from '../state.ts';
import { inZone } from './07-zoc.ts';
import { modeReason, moverOf, standing } from './08-movement.ts';
import { anyStep, beginMove } from './08-moving.ts';
import { OVERRUN } from './08-overrun.ts';
import { UNLIMBER } from './17-moved.ts';
import { asPicked } from './18-dismounted.ts';
import { RELOCATE } from './25-relocation.ts';
import { leaveReason, leaveRefusal } from './14-green.ts';
import { replace } from './20-replacements.ts';
import { breakDown } from './21-breakdown.ts';
import { merge } from './21-merging.ts';
import { rebuild } from './21-rebuilding.ts';
import { takeBack } from './22-returned.ts';

const NOT_YOURS = reason('8.1', 'not-your-unit');
const CANNOT = reason('8.1', 'cannot-move');
const NO_MODE = reason('8.1', 'no-such-mode');
const NO_COVER = reason('8.3.3', 'no-infiltration-here');
const TOO_FEW = reason('8.3.3', 'two-steps-give-up');
const NOT_DISRUPTED = reason('14.3.1', 'not-disrupted');

export const MODES: readonly Mode[] = ABOUT.vocabulary.modes;

/** Why a unit may not be picked to move in this mode. */
export function pickReason(p: Position, u: number, mode: Mode): Reason {
  if (unitOf(u).side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u) || modeReason(p, u, mode);
  if (why !== ALLOWED) return why;
  return anyStep(asPicked(p, u), frameOf(p, u, mode)) ? ALLOWED : CANNOT;
}

function pick(p: Position, u: number, mode: Mode): void {
  beginMove(p, u, mode);
  p.s.frames.push(frameOf(p, u, mode));
}

/** The unit on the move by itself. */
const frameOf = (p: Position, u: number, mode: Mode): MoveFrame => ({
  kind: 'move',
  waiting: -1,
  entering: -1,
  ...moverOf(p, u, mode),
});

/** 8.3.3: why a unit may not give up its movement so that others infiltrate: woods or a town in an EZOC, with two steps that do or can. */
function spendReason(p: Position, u: number): Reason {
  const unit = unitOf(u);
  if (unit.side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u) || leaveReason(p, u);
  if (why !== ALLOWED) return why;
  const hex = hexOf(p, u);
  const terrain = hex < 0 ? -1 : p.board.terrain[hex];
  if ((terrain !== WOODS && terrain !== TOWN) || !inZone(p, enemyOf(unit.side), hex)) return NO_COVER;
  let steps = 0;
  for (const v of unitsIn(p, hex))
    if (marked(p, v, SPENT) || standing(p, v) === ALLOWED) steps += p.s.steps[v] as number;
  return steps >= 2 ? ALLOWED : TOO_FEW;
}

/** 14.3.1: why a unit may not be put in full retreat of its own will. */
function routReason(p: Position, u: number): Reason {
  if (unitOf(u).side !== phaseSide(p)) return NOT_YOURS;
  const why = standing(p, u);
  return why !== ALLOWED ? why : p.s.order[u] === DISRUPTED ? ALLOWED : NOT_DISRUPTED;
}

/** What other chapters let a side do while nobody is on the move. */
const CHOICES: OwnActions<undefined> = {
  overrun: OVERRUN,
  relocate: RELOCATE,
  unlimber: UNLIMBER,
  'break-down': breakDown,
  rebuild,
  merge,
  replace,
  return: takeBack,
};

/** Movement phase with nobody on the move. */
export const movementPhase: Decision<undefined> = {
  actor: (p) => phaseSide(p) as Side,
  prompt: (p) => ({ rule: '8.1', code: 'movement', args: { side: sideName(phaseSide(p) as Side), turn: p.s.turn } }),
  legal(p) {
    const side = phaseSide(p) as Side;
    const list: SideAction[] = [];
    for (const u of OF[side]) {
      if (!onMap(p, u) && areaOf(p, u) < 0) continue;
      for (const mode of MODES) if (pickReason(p, u, mode) === ALLOWED) list.push(moveAct(side, u, mode));
      if (spendReason(p, u) === ALLOWED) list.push(unitAct(side, 'spend', u));
      if (routReason(p, u) === ALLOWED) list.push(unitAct(side, 'full-retreat', u));
    }
    for (const own of Object.values(CHOICES)) list.push(...own.legal(p, undefined));
    if (!leaveRefusal(p, side)) list.push(act(side, 'end'));
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    if (action.type === 'end') return leaveRefusal(p, phaseSide(p) as Side);
    const own = ownAction(CHOICES, action);
    if (own) return own.refusal(p, undefined, action);
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const about = { unit: idOf(u) };
    if (action.type === 'spend') return refusalIf(spendReason(p, u), about);
    if (action.type === 'full-retreat') return refusalIf(routReason(p, u), about);
    if (action.type !== 'move') return { rule: '8.1', code: 'not-now' };
    const mode = action.mode as Mode;
    return refusalIf(MODES.includes(mode) ? pickReason(p, u, mode) : NO_MODE, about);
  },
  play(p, _, action) {
    const own = ownAction(CHOICES, action);
    if (own) return own.play(p, undefined, action);
    const u = namedUnit(action.unit);
    if (action.type === 'end') p.s.frames.push({ kind: 'step', why: 'end-phase' });
    else if (action.type === 'move') pick(p, u, action.mode as Mode);
    else if (action.type === 'spend') {
      p.s.marks = p.s.marks.with(u, (p.s.marks[u] as number) | SPENT);
      say(p, 'spent', '8.3.3', { unit: idOf(u) });
    } else {
      p.s.order = p.s.order.with(u, FULL_RETREAT);
      say(p, 'full-retreat', '14.3.1', { unit: idOf(u) });
    }
  },
};
