import type { Prompt, Refusal } from '../kernel/game.ts';
import { ALLOWED, type Reason } from '../kernel/reason.ts';
import {
  firstOf,
  hexAction,
  plainAction,
  ownAction,
  unitAction,
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  type Decision,
  type SideAction,
} from './actions.ts';
import {
  dominates,
  eliminate,
  enemyOf,
  engaged,
  enter,
  firstIn,
  hexOf,
  idOf,
  inZone,
  inZoneOfAny,
  isMovement,
  mark,
  marked,
  nameOf,
  nextIn,
  occupant,
  onMap,
  phaseOf,
  phasing,
  say,
  sideName,
  tell,
  unitOf,
  type Position,
} from './position.ts';
import { inPoints } from './parts.ts';
import { exitCost } from './reach.ts';
import { neverFights } from './fighters.ts';
import { anyStep, fareOf, openSteps, stepRefusal } from './fare.ts';
import { MOVED, WAITING, type MoveFrame } from './state.ts';
import { alone, leftOf, restReason, restRefusal } from './steps.ts';
import { refusalOf, refuse, ruleOf, systemReason } from './topics.ts';

const WRONG_PHASE = systemReason('sequence', 'wrong-phase');
const NOT_YOURS = systemReason('sequence', 'not-your-unit');
const NOT_ON_MAP = systemReason('movement', 'not-on-map');
const NOT_DUE = systemReason('entry', 'not-due');
const MOVED_ALREADY = systemReason('movement', 'already-moved');
const CANNOT_MOVE = systemReason('movement', 'cannot-move');

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
  if (why === NOT_DUE) return refusalOf(p, why, { unit, args: { turn: p.s.due[u] as number } });
  return refusalOf(p, why, why === p.rules.movement.barred ? { unit, hex: nameOf(p, hexOf(p, u)) } : { unit });
}

/** Why not, before asking whether any step is open. */
export function standing(p: Position, u: number): Reason {
  const unit = unitOf(p, u);
  if (!isMovement(p)) return WRONG_PHASE;
  if (unit.side !== phasing(p)) return NOT_YOURS;
  if (!onMap(p, u)) {
    if (hexOf(p, u) !== WAITING) return NOT_ON_MAP;
    if ((p.s.due[u] as number) > p.s.turn) return NOT_DUE;
    const why = p.rules.entry.reason(p, unit);
    if (why !== ALLOWED) return why;
  } else if (p.s.barred.length > 0 && p.s.barred.includes(hexOf(p, u))) return p.rules.movement.barred;
  if (marked(p, u, MOVED) && !p.rules.movement.mayGoOn(p, unit)) return MOVED_ALREADY;
  return p.rules.movement.moveReason(p, unit);
}

/** Movement phase with nobody moving: pick any unit, withdraw one, or end the phase. */
export const movementPhase: Decision<undefined> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => {
    const args = { side: sideName(p, phasing(p)), turn: p.s.turn };
    return { ...(phaseOf(p).prompt ?? { rule: ruleOf(p, 'movement'), code: 'movement' }), args };
  },
  legal(p) {
    const side = phasing(p);
    const list: SideAction[] = [];
    for (const u of p.roster.of[side as 0 | 1])
      if (pickReason(p, u) === ALLOWED) list.push(unitAction(p, side, 'move', u));
    for (const u of p.rules.exit.withdrawable(p)) list.push(unitAction(p, side, 'withdraw', u));
    for (const own of p.roster.ownInPhase) list.push(...own.legal(p, undefined));
    if (!firstOf(movementDuties(p))) list.push(plainAction(p, side, 'end'));
    return list;
  },
  refusal(p, _, action) {
    if (action.type === 'end') return firstOf(movementDuties(p));
    const own = ownAction(p.rules.sequence.actions, action);
    if (own) return own.refusal(p, undefined, action);
    const u = namedUnit(p, action.unit);
    if (action.type === 'move') return u < 0 ? noSuchUnit(action.unit) : pickRefusal(p, u);
    if (action.type !== 'withdraw') return refuse(p, 'sequence', 'not-now');
    if (u < 0) return noSuchUnit(action.unit);
    return p.rules.exit.withdrawable(p).includes(u)
      ? undefined
      : refuse(p, 'withdrawal', 'nothing-due', { unit: idOf(p, u) });
  },
  play(p, _, action) {
    const own = ownAction(p.rules.sequence.actions, action);
    if (own) return own.play(p, undefined, action);
    const u = namedUnit(p, action.unit);
    if (action.type === 'withdraw') p.rules.exit.withdraw(p, u);
    else if (action.type === 'end') p.s.frames.push({ kind: 'step', why: 'end-phase' });
    else p.s.frames.push({ kind: 'move', side: phasing(p), ...alone(u) });
  },
};

/** Everything that has to be done before the movement phase ends. */
export function* movementDuties(p: Position): Iterable<Refusal> {
  yield* p.rules.movement.duties(p);
  yield* contactDuties(p);
}

/** RUL-S-05: an engaged unit that may not attack, and is not in dominant terrain, has to break contact while it can. */
function* contactDuties(p: Position): Iterable<Refusal> {
  if (p.rules.sequence.noEngaging(p)) return;
  for (const u of p.roster.of[phasing(p) as 0 | 1]) {
    if (!engaged(p, u) || marked(p, u, MOVED)) continue;
    if (neverFights(p, u) === ALLOWED || dominates(p, u) || pickReason(p, u) !== ALLOWED) continue;
    yield refuse(p, 'zones', 'must-leave', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)) });
  }
}

/** A unit, or several of one hex together, on the move; it may stop short of its points. */
export const moving: Decision<MoveFrame> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({
    rule: ruleOf(p, 'movement'),
    code: 'moving',
    args: { unit: idOf(p, frame.units[0] as number) },
  }),
  legal(p, frame) {
    const { side, units } = frame;
    const lead = units[0] as number;
    const list: SideAction[] = [];
    for (const to of openSteps(p, frame)) list.push(hexAction(p, side, 'step', to));
    if (frame.steps === 0 && onMap(p, lead)) {
      for (let u = firstIn(p, hexOf(p, lead)); u >= 0; u = nextIn(p, u)) {
        if (joinReason(p, frame, u) === ALLOWED) list.push(unitAction(p, side, 'join', u));
      }
    }
    for (const own of p.roster.ownOnMove) list.push(...own.legal(p, frame));
    if (exitReason(p, frame) === ALLOWED) list.push(plainAction(p, side, 'exit'));
    if (frame.steps > 0 && restReason(p, frame, hexOf(p, lead)) === ALLOWED) list.push(plainAction(p, side, 'stop'));
    return list;
  },
  refusal(p, frame, action) {
    const lead = frame.units[0] as number;
    switch (action.type) {
      case 'step': {
        const to = namedHex(p, action.to);
        return to < 0 ? noSuchHex(action.to) : stepRefusal(p, frame, to);
      }
      case 'join':
        return joinRefusal(p, frame, action);
      case 'exit':
        return exitRefusal(p, frame);
      case 'stop':
        if (frame.steps === 0) return refuse(p, 'movement', 'not-moved-yet', { unit: idOf(p, lead) });
        return restRefusal(p, frame, hexOf(p, lead));
      default: {
        const own = ownAction(p.rules.movement.actions, action);
        return own ? own.refusal(p, frame, action) : refuse(p, 'movement', 'not-now');
      }
    }
  },
  play(p, frame, action) {
    if (action.type === 'step') return step(p, frame, namedHex(p, action.to));
    if (action.type === 'join') frame.units.push(namedUnit(p, action.unit));
    if (action.type === 'exit') leave(p, frame);
    if (action.type === 'stop') stop(p, frame);
    ownAction(p.rules.movement.actions, action)?.play(p, frame, action);
  },
};

const mayCarry = (p: Position, frame: MoveFrame): boolean =>
  p.rules.transport !== null && p.rules.transport.passengers(p, frame).length > 0;

const JOIN_FIRST = systemReason('movement', 'join-first');
const LISTED = systemReason('movement', 'already-listed');

function joinReason(p: Position, frame: MoveFrame, u: number): Reason {
  const lead = frame.units[0] as number;
  if (frame.steps > 0 || frame.passenger >= 0 || !onMap(p, lead) || hexOf(p, u) !== hexOf(p, lead)) return JOIN_FIRST;
  if (frame.units.includes(u)) return LISTED;
  const why = standing(p, u);
  if (why !== ALLOWED) return why;
  const apart = p.rules.movement.joinReason(p, unitOf(p, lead), unitOf(p, u));
  if (apart !== ALLOWED) return apart;
  return anyStep(p, { ...frame, units: [...frame.units, u] }) ? ALLOWED : CANNOT_MOVE;
}

function joinRefusal(p: Position, frame: MoveFrame, action: SideAction): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const why = joinReason(p, frame, u);
  return why === ALLOWED ? undefined : aboutUnit(p, u, why);
}

const STOPPED = systemReason('zones', 'must-stop-in-zone');
const NO_POINTS = systemReason('movement', 'no-points');

function exitReason(p: Position, frame: MoveFrame): Reason {
  const lead = frame.units[0] as number;
  const unit = unitOf(p, lead);
  if (frame.units.length > 1 || frame.passenger >= 0 || !onMap(p, lead)) return p.rules.exit.none;
  const hex = hexOf(p, lead);
  const why = p.rules.exit.reason(p, unit, hex);
  if (why !== ALLOWED) return why;
  if (frame.steps > 0 && inZone(p, unit, hex)) return STOPPED;
  return exitCost(p, unit, hex, frame.steps === 0) > leftOf(p, lead, frame.forded) ? NO_POINTS : ALLOWED;
}

function exitRefusal(p: Position, frame: MoveFrame): Refusal | undefined {
  const why = exitReason(p, frame);
  if (why === ALLOWED) return undefined;
  const unit = unitOf(p, frame.units[0] as number);
  if (why !== NO_POINTS) return refusalOf(p, why, { unit: unit.id });
  const need = exitCost(p, unit, hexOf(p, unit.index), frame.steps === 0);
  const left = leftOf(p, unit.index, frame.forded);
  return refusalOf(p, why, { unit: unit.id, args: { need: inPoints(p, need), left: inPoints(p, left) } });
}

/** One step is taken; in an enemy EZ the move ends. */
function step(p: Position, frame: MoveFrame, to: number): void {
  const fare = fareOf(p, frame, to);
  const before = hexOf(p, frame.units[0] as number);
  const arrived = before < 0 && p.rules.entry.endsMove(p, unitOf(p, frame.units[0] as number), to);
  if (fallsIn(p, frame, to)) return fall(p, frame);
  frame.units.forEach((u, i) => {
    const cost = fare.costs[i] as number;
    p.s.spent = p.s.spent.with(u, (p.s.spent[u] as number) + cost);
    const args = { unit: idOf(p, u), to: nameOf(p, to), cost: inPoints(p, cost) };
    if (before < 0) sayEntry(p, u, args);
    else say(p, 'move', { ...args, from: nameOf(p, before) });
    enter(p, u, to);
  });
  if (frame.passenger >= 0) enter(p, frame.passenger, to);
  frame.steps++;
  frame.carried = frame.passenger >= 0;
  frame.forded = fare.forded;
  const lead = frame.units[0] as number;
  const contact = inZoneOfAny(p, frame.units, to);
  if (contact) for (const u of frame.units) say(p, 'engaged', { unit: idOf(p, u), hex: nameOf(p, to) });
  if (!contact && !arrived) return;
  if (frame.passenger < 0 && restReason(p, frame, hexOf(p, lead)) === ALLOWED) stop(p, frame);
}

function sayEntry(p: Position, u: number, args: { unit: string; to: string; cost: number }): void {
  const { lands } = p.rules.entry.way(p, unitOf(p, u));
  tell(p, 'enter', lands ? { ...args, by: 'air' } : args, entryRule(p, u));
}

/** The rule by which a waiting unit comes. */
export const entryRule = (p: Position, u: number): string =>
  refusalOf(p, p.rules.entry.elsewhere(p, unitOf(p, u))).rule;

/** From the air a unit may come down among enemies, and is lost. */
export const fallsIn = (p: Position, frame: MoveFrame, to: number): boolean =>
  hexOf(p, frame.units[0] as number) < 0 && occupant(p, to) === enemyOf(frame.side);

function fall(p: Position, frame: MoveFrame): void {
  p.s.frames.pop();
  const u = frame.units[0] as number;
  eliminate(p, u, 'landing', entryRule(p, u));
}

/** Picks a unit, takes the steps of a path that is open to it, and stops at its end. */
export function moveAlong(p: Position, u: number, path: readonly number[]): void {
  const frame: MoveFrame = { kind: 'move', side: unitOf(p, u).side, ...alone(u) };
  p.s.frames.push(frame);
  for (const to of path) step(p, frame, to);
  if (p.s.frames.at(-1) === frame) stop(p, frame);
}

function stop(p: Position, frame: MoveFrame): void {
  for (const u of frame.units) {
    mark(p, u, MOVED);
    p.rules.movement.afterStop(p, unitOf(p, u));
  }
  p.s.frames.pop();
}

function leave(p: Position, frame: MoveFrame): void {
  const lead = frame.units[0] as number;
  p.rules.exit.leave(p, lead);
  p.s.frames.pop();
}
