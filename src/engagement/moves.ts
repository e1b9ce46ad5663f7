import type { Prompt, Refusal } from '../kernel/game.ts';
import { firstOf, namedHex, namedUnit, noSuchHex, noSuchUnit, type Decision, type SideAction } from './actions.ts';
import {
  enemyOf,
  engaged,
  enter,
  hexOf,
  idOf,
  inZone,
  isMovement,
  mark,
  marked,
  nameOf,
  onMap,
  phasing,
  say,
  sideName,
  unitOf,
  unitsIn,
  type Position,
} from './position.ts';
import { exitCost } from './reach.ts';
import { boardRefusal, disembarkRefusal, embark, land, riders } from './carry.ts';
import { mayNeverFight } from './combat.ts';
import { fareOf, stepRefusal, stepsFrom, type Fare } from './fare.ts';
import type { Mover } from './rules.ts';
import { CARRIED, FLED, MOVED, WAITING, type MoveFrame } from './state.ts';
import { leftOf, refuse, restRefusal } from './steps.ts';

/** Why this unit may not be picked to move (4.0). */
export function pickRefusal(p: Position, u: number): Refusal | undefined {
  const refusal = standing(p, u);
  if (refusal) return refusal;
  const mover: Mover = { units: [u], rider: -1, forded: false, steps: 0 };
  if (stepsFrom(p, u).some((to) => !stepRefusal(p, mover, to))) return undefined;
  if (riders(p, { ...mover, kind: 'move', side: unitOf(p, u).side }).length > 0) return undefined;
  if (unitOf(p, u).side === phasing(p) && onMap(p, u) && !p.rules.exitRefusal(p, unitOf(p, u), hexOf(p, u)))
    return undefined;
  return refuse('4.0', 'cannot-move', { unit: idOf(p, u) });
}

/** Why not, before asking whether any step is open. */
function standing(p: Position, u: number): Refusal | undefined {
  const unit = unitOf(p, u);
  const because = (rule: string, code: string, args = {}): Refusal => refuse(rule, code, { unit: unit.id, args });
  if (!isMovement(p)) return because('3.0', 'wrong-phase');
  if (unit.side !== phasing(p)) return because('3.0', 'not-your-unit');
  if (!onMap(p, u)) {
    if (hexOf(p, u) !== WAITING) return because('4.0', 'not-on-map');
    if ((p.s.due[u] as number) > p.s.turn || p.s.gate[u] === -1) {
      return because('4.2', 'not-due', { turn: p.s.due[u] as number });
    }
  } else if (p.s.bombed.includes(hexOf(p, u))) return { ...because('4.1.1', 'bombed'), hex: nameOf(p, hexOf(p, u)) };
  if (marked(p, u, FLED)) return because('9.0', 'fled-flood');
  if (marked(p, u, MOVED) && !(marked(p, u, CARRIED) && leftOf(p, u) > 0)) return because('4.0', 'already-moved');
  return p.rules.moveRefusal(p, unit);
}

/** RW-3.0-z: movement phase with nobody moving: pick any unit, withdraw one, or end the phase. */
export const movementPhase: Decision<undefined> = {
  actor: (p) => phasing(p),
  prompt: (p): Prompt => {
    const args = { side: sideName(p, phasing(p)), turn: p.s.turn };
    return p.rules.noEngaging(p)
      ? { rule: '3.0', code: 'final-movement', args }
      : { rule: '4.0', code: 'movement', args };
  },
  *candidates(p) {
    const by = sideName(p, phasing(p));
    for (const unit of p.rules.units) if (unit.side === phasing(p)) yield { by, type: 'move', unit: unit.id };
    for (const u of p.rules.withdrawable(p)) yield { by, type: 'withdraw', unit: idOf(p, u) };
    yield { by, type: 'end' };
  },
  refusal(p, _, action) {
    if (action.type === 'end') return firstOf(movementDuties(p));
    const u = namedUnit(p, action.unit);
    if (action.type === 'move') return u < 0 ? noSuchUnit(action.unit) : pickRefusal(p, u);
    if (action.type !== 'withdraw') return refuse('3.0', 'not-now');
    if (u < 0) return noSuchUnit(action.unit);
    return p.rules.withdrawable(p).includes(u) ? undefined : refuse('11.1.5', 'nothing-due', { unit: idOf(p, u) });
  },
  play(p, _, action) {
    const u = namedUnit(p, action.unit);
    if (action.type === 'withdraw') p.rules.withdraw(p, u);
    else if (action.type === 'end') p.s.frames.push({ kind: 'step', why: 'end-phase' });
    else {
      const side = phasing(p);
      p.s.frames.push({ kind: 'move', side, units: [u], steps: 0, rider: -1, forded: false });
    }
  },
};

/** Everything that has to be done before the movement phase ends. */
export function* movementDuties(p: Position): Iterable<Refusal> {
  yield* p.rules.movementDuties(p);
  yield* contactDuties(p);
}

/** RUL-S-05: an engaged unit that may not attack has to break contact while it can (4.1.2). */
function* contactDuties(p: Position): Iterable<Refusal> {
  if (p.rules.noEngaging(p)) return;
  for (const { index: u, id, side } of p.rules.units) {
    if (side !== phasing(p) || !engaged(p, u) || marked(p, u, MOVED)) continue;
    if (!mayNeverFight(p, u) || pickRefusal(p, u)) continue;
    yield refuse('4.1.2', 'must-leave', { unit: id, hex: nameOf(p, hexOf(p, u)) });
  }
}

/** RW-4.0-c: a unit, or several of one hex together, on the move; it may stop short of its points. */
export const moving: Decision<MoveFrame> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => ({ rule: '4.0', code: 'moving', args: { unit: idOf(p, frame.units[0] as number) } }),
  *candidates(p, frame) {
    const by = sideName(p, frame.side);
    const lead = frame.units[0] as number;
    for (const to of stepsFrom(p, lead)) yield { by, type: 'step', to: nameOf(p, to) };
    if (frame.steps === 0 && onMap(p, lead)) {
      for (const u of unitsIn(p, hexOf(p, lead))) yield { by, type: 'join', unit: idOf(p, u) };
    }
    for (const u of riders(p, frame)) yield { by, type: 'embark', unit: idOf(p, u) };
    for (const type of ['land', 'exit', 'stop']) yield { by, type };
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
      case 'embark': {
        const u = namedUnit(p, action.unit);
        return u < 0 ? noSuchUnit(action.unit) : boardRefusal(p, frame, u);
      }
      case 'land':
        return disembarkRefusal(p, frame);
      case 'exit':
        return exitRefusal(p, frame);
      case 'stop':
        if (frame.steps === 0) return refuse('4.0', 'not-moved-yet', { unit: idOf(p, lead) });
        return restRefusal(p, frame, hexOf(p, lead));
      default:
        return refuse('4.0', 'not-now');
    }
  },
  play(p, frame, action) {
    if (action.type === 'step') return step(p, frame, namedHex(p, action.to));
    if (action.type === 'join') frame.units.push(namedUnit(p, action.unit));
    if (action.type === 'embark') embark(p, frame, namedUnit(p, action.unit));
    if (action.type === 'land') land(p, frame);
    if (action.type === 'exit') leave(p, frame);
    if (action.type === 'stop') stop(p, frame);
  },
};

function joinRefusal(p: Position, frame: MoveFrame, action: SideAction): Refusal | undefined {
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const lead = frame.units[0] as number;
  const unit = idOf(p, u);
  if (frame.steps > 0 || frame.rider >= 0 || !onMap(p, lead) || hexOf(p, u) !== hexOf(p, lead)) {
    return refuse('4.0', 'join-first', { unit });
  }
  if (frame.units.includes(u)) return refuse('4.0', 'already-listed', { unit });
  const refusal = standing(p, u);
  if (refusal) return refusal;
  if (unitOf(p, lead).amphibious || unitOf(p, u).amphibious) return refuse('4.4', 'not-carriable', { unit });
  const together: Mover = { ...frame, units: [...frame.units, u] };
  return stepsFrom(p, u).some((to) => !stepRefusal(p, together, to))
    ? undefined
    : refuse('4.0', 'cannot-move', { unit });
}

function exitRefusal(p: Position, frame: MoveFrame): Refusal | undefined {
  const lead = frame.units[0] as number;
  const unit = unitOf(p, lead);
  if (frame.units.length > 1 || frame.rider >= 0 || !onMap(p, lead))
    return refuse('11.2', 'no-exit-here', { unit: unit.id });
  const refusal = p.rules.exitRefusal(p, unit, hexOf(p, lead));
  if (refusal) return refusal;
  const contact = inZone(p, hexOf(p, lead), enemyOf(unit.side));
  if (contact && frame.steps > 0) return refuse('4.1.2', 'must-stop-in-zone', { unit: unit.id });
  const need = exitCost(p, unit, hexOf(p, lead), frame.steps === 0);
  const left = leftOf(p, lead, frame.forded);
  return need > left ? refuse('4.0', 'no-points', { unit: unit.id, args: { need, left } }) : undefined;
}

/** RW-4.1.2-b: one step is taken; in an enemy EZ the move ends. */
function step(p: Position, frame: MoveFrame, to: number): void {
  const fare = fareOf(p, frame, to) as Fare;
  const before = hexOf(p, frame.units[0] as number);
  frame.units.forEach((u, i) => {
    const cost = fare.costs[i] as number;
    p.s.spent = p.s.spent.with(u, (p.s.spent[u] as number) + cost);
    const args = { unit: idOf(p, u), to: nameOf(p, to), cost };
    say(p, before < 0 ? 'enter' : 'move', before < 0 ? args : { ...args, from: nameOf(p, before) });
    enter(p, u, to);
  });
  if (frame.rider >= 0) enter(p, frame.rider, to);
  frame.steps++;
  frame.forded = fare.forded;
  const lead = frame.units[0] as number;
  if (!inZone(p, to, enemyOf(frame.side))) return;
  for (const u of frame.units) say(p, 'engaged', { unit: idOf(p, u), hex: nameOf(p, to) });
  if (frame.rider < 0 && !restRefusal(p, frame, hexOf(p, lead))) stop(p, frame);
}

function stop(p: Position, frame: MoveFrame): void {
  for (const u of frame.units) {
    mark(p, u, MOVED);
    if (marked(p, u, CARRIED)) p.s.spent = p.s.spent.with(u, unitOf(p, u).allowance);
  }
  p.s.frames.pop();
}

function leave(p: Position, frame: MoveFrame): void {
  const lead = frame.units[0] as number;
  p.rules.exit(p, lead);
  p.s.frames.pop();
}
