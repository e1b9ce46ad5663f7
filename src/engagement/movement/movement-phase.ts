import { dueOf } from '../position/fields.ts';
import type { Prompt, Refusal } from '../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import {
  addOwn,
  firstOf,
  namedUnit,
  noSuchUnit,
  ownAction,
  plainAction,
  playOwn,
  unitAction,
  type Decision,
  type SideAction,
} from '../position/actions.ts';
import { anyStep } from '../ground/group-steps.ts';
import { untimely } from '../ground/untimely.ts';
import { neverFights } from '../combat/fighters.ts';
import {
  dominates,
  engaged,
  hexOf,
  idOf,
  isMovement,
  marked,
  nameOf,
  onMap,
  phaseOf,
  phasing,
  sideName,
  unitOf,
  type Position,
} from '../position/position.ts';
import { MOVED, WAITING, type MoveFrame } from '../position/state.ts';
import { alone, barredReason } from '../ground/steps.ts';
import { refusalOf, refuse, ruleOf, systemReason } from '../position/topics.ts';

const WRONG_PHASE = systemReason('sequence', 'wrong-phase');
const NOT_YOURS = systemReason('sequence', 'not-your-unit');
const NOT_ON_MAP = systemReason('movement', 'not-on-map');
const NOT_DUE = systemReason('entry', 'not-due');
const MOVED_ALREADY = systemReason('movement', 'already-moved');
export const CANNOT_MOVE = systemReason('movement', 'cannot-move');

const mayCarry = (p: Position, frame: MoveFrame): boolean =>
  p.rules.transport !== null && p.rules.transport.passengers(p, frame).length > 0;

/** Why this unit may not be picked to move. */
export function pickReason(p: Position, u: number): Reason {
  const why = standing(p, u);
  if (why !== ALLOWED) return why;
  const mover = alone(u);
  if (anyStep(p, mover)) return ALLOWED;
  const unit = unitOf(p, u);
  if (unit.carrier && mayCarry(p, { ...mover, kind: 'move', side: unit.side })) return ALLOWED;
  const mayExit = unit.side === phasing(p) && onMap(p, u) && p.rules.exit.reason(p, unit, hexOf(p, u)) === ALLOWED;
  return mayExit ? ALLOWED : CANNOT_MOVE;
}

export function pickRefusal(p: Position, u: number): Refusal | undefined {
  const why = pickReason(p, u);
  return why === ALLOWED ? undefined : aboutUnit(p, u, why);
}

/** The refusal for a unit that may not be picked. */
export function aboutUnit(p: Position, u: number, why: Reason): Refusal {
  const unit = idOf(p, u);
  if (why === NOT_DUE) return refusalOf(p, why, { unit, args: { turn: dueOf(p, u) } });
  return refusalOf(p, why, why === p.rules.barred?.moving ? { unit, hex: nameOf(p, hexOf(p, u)) } : { unit });
}

/** Why not, before asking whether any step is open. */
export function standing(p: Position, u: number): Reason {
  const unit = unitOf(p, u);
  if (!isMovement(p)) return WRONG_PHASE;
  if (unit.side !== phasing(p)) return NOT_YOURS;
  if (!onMap(p, u)) {
    if (hexOf(p, u) !== WAITING) return NOT_ON_MAP;
    if (dueOf(p, u) > p.s.turn) return NOT_DUE;
    const why = p.rules.entry.reason(p, unit);
    if (why !== ALLOWED) return why;
  } else {
    const barred = barredReason(p, hexOf(p, u));
    if (barred !== ALLOWED) return barred;
  }
  if (marked(p, u, MOVED) && !p.rules.transport?.mayGoOn(p, unit)) return MOVED_ALREADY;
  return p.rules.movement.moveReason?.(p, unit) ?? ALLOWED;
}

type Choice = 'move' | 'withdraw' | 'end';

/** Movement phase with nobody moving: pick any unit, withdraw one, or end the phase. */
export const movementPhase: Decision<undefined, Choice> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => {
    const args = { side: sideName(p, phasing(p)), turn: p.s.turn };
    const own = p.roster.ownInPhase.find(({ prompt, legal }) => prompt && legal(p, undefined).length > 0);
    return { ...(own?.prompt ?? phaseOf(p).prompt ?? { rule: ruleOf(p, 'movement'), code: 'movement' }), args };
  },
  legal(p) {
    const side = phasing(p);
    const { withdrawal } = p.rules;
    const list: SideAction<Choice>[] = [];
    for (const u of p.roster.of[side as 0 | 1])
      if (pickReason(p, u) === ALLOWED) list.push(unitAction(p, side, 'move', u));
    if (withdrawal) for (const u of withdrawal.units(p)) list.push(unitAction(p, side, 'withdraw', u));
    addOwn(p, undefined, p.roster.ownInPhase, list);
    if (!firstOf(movementDuties(p))) list.push(plainAction(p, side, 'end'));
    return list;
  },
  refusal(p, _, action) {
    switch (action.type) {
      case 'end':
        return firstOf(movementDuties(p));
      case 'move': {
        const u = namedUnit(p, action.unit);
        return u < 0 ? noSuchUnit(action.unit) : pickRefusal(p, u);
      }
      case 'withdraw':
        return withdrawRefusal(p, action.unit);
      default: {
        const own = ownAction(p.rules.sequence.actions, action);
        return own ? own.refusal(p, undefined, action) : untimely(p, action);
      }
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'move':
        return void p.s.frames.push({ kind: 'move', side: phasing(p), ...alone(namedUnit(p, action.unit)) });
      case 'withdraw':
        return p.rules.withdrawal?.withdraw(p, namedUnit(p, action.unit));
      default:
        return playOwn(p, undefined, p.rules.sequence.actions, action);
    }
  },
};

function withdrawRefusal(p: Position, id: string): Refusal | undefined {
  const u = namedUnit(p, id);
  if (u < 0) return noSuchUnit(id);
  return p.rules.withdrawal?.units(p).includes(u)
    ? undefined
    : refuse(p, 'withdrawal', 'nothing-due', { unit: idOf(p, u) });
}

/** Everything that has to be done before the movement phase ends. */
export function* movementDuties(p: Position): Iterable<Refusal> {
  if (p.rules.movement.duties) yield* p.rules.movement.duties(p);
  yield* contactDuties(p);
}

/** RUL-S-05: an engaged unit that may not attack, and is not in dominant terrain, has to break contact while it can. */
function* contactDuties(p: Position): Iterable<Refusal> {
  if (p.rules.engaging?.never(p)) return;
  for (const u of p.roster.of[phasing(p) as 0 | 1]) {
    if (!engaged(p, u) || marked(p, u, MOVED)) continue;
    if (neverFights(p, u) === ALLOWED || dominates(p, u) || pickReason(p, u) !== ALLOWED) continue;
    yield refuse(p, 'zones', 'must-leave', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)) });
  }
}
