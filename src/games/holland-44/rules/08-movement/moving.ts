import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, refusalOf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  stepAct,
  unasked,
  unitAct,
  unitRefusal,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { directionTo } from '../../../../hex/grid.ts';
import {
  firstUnit,
  hexOf,
  marked,
  nameOf,
  OF,
  onMap,
  unitOf,
  unitsWith,
  type Position,
  type Side,
} from '../../position/position.ts';
import { DONE, type Mode, type MoveFrame } from '../../position/state.ts';
import { alone, isBound, leftOf, modeReason, MOVED_ALREADY, standing } from './modes.ts';
import { anyStep, costOf, eachStep, NO_POINTS, pointArgs } from './open-steps.ts';
import { step, stop, stopReason } from './stepping.ts';
import { takeMarker } from '../17-artillery-and-air/moved.ts';
import { asPicked, mount } from '../18-supply/dismounted.ts';
import { breakDownMoving, changePlaces } from '../21-breakdown/breakdown.ts';
import { hasMoved, movementSoFar } from '../21-breakdown/movement-so-far.ts';

const JOIN_FIRST = reason('8.1', 'join-first');
const ALONE = reason('8.2.2', 'extended-alone');
const OUT_OF_REACH = reason('8.1', 'cannot-move');

/**
 * H44-7.2-a, H44-8.1-d, H44-8.2.2-c, H44-8.3.1-a, H44-21.3-b: why a unit may not come along: by extended movement, which
 * ends without company, nobody does, nor does who has moved with another whose move begins.
 */
function joinReason(p: Position, frame: MoveFrame, u: number): Reason {
  const lead = firstUnit(frame.units);
  if (
    frame.hexesMoved > 0 ||
    hexOf(p, u) !== hexOf(p, lead) ||
    unitOf(u).side !== frame.side ||
    frame.units.includes(u)
  )
    return JOIN_FIRST;
  if (frame.mode === 'extended') return ALONE;
  const why = standing(p, u) || modeReason(p, u, frame.mode);
  if (why !== ALLOWED) return why;
  if (hasMoved(p, u)) return MOVED_ALREADY;
  return anyStep(asPicked(p, u), withUnit(p, frame, u)) ? ALLOWED : OUT_OF_REACH;
}

/** The movers with one unit more. */
const withUnit = (p: Position, frame: MoveFrame, u: number): MoveFrame => ({
  ...frame,
  units: [...frame.units, u],
  ...(isBound(p, u) && { leaves: true }),
});

type Choice = 'step' | 'join' | 'stop' | 'break-down' | 'move';

/** H44-8.1-f: units on the move: a step, more units, or the end of the move. */
export const moving: Decision<MoveFrame, Choice> = {
  actor: (_, { side }) => side,
  prompt: (_, { units, mode }) => ({ rule: '8.1', code: `moving-${mode}`, args: { unit: idOf(firstUnit(units)) } }),
  legal(p, frame) {
    const list: SideAction<Choice>[] = [];
    const { side } = frame;
    eachStep(p, frame, (to) => {
      list.push(stepAct(p, side, to));
      return false;
    });
    if (frame.hexesMoved === 0) {
      for (const u of unitsWith(p, firstUnit(frame.units)))
        if (!frame.units.includes(u) && joinReason(p, frame, u) === ALLOWED) list.push(unitAct(side, 'join', u));
    }
    if (stopReason(p, frame) === ALLOWED) list.push(act(side, 'stop'));
    list.push(...breakDownMoving.legal(p, frame), ...changePlaces.legal(p, frame));
    return list;
  },
  refusal(p, frame, action): Refusal | undefined {
    switch (action.type) {
      case 'step': {
        const to = namedPlace(p, action.to);
        return to === undefined ? noSuchHex(action.to) : stepRefusal(p, frame, to);
      }
      case 'join':
        return unitRefusal(action.unit, (u) => joinReason(p, frame, u));
      case 'stop':
        return refusalIf(stopReason(p, frame), { unit: idOf(firstUnit(frame.units)) });
      case 'break-down':
        return breakDownMoving.refusal(p, frame, action);
      case 'move':
        return changePlaces.refusal(p, frame, action);
      default:
        return { rule: '8.1', code: 'not-now' };
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'step':
        return step(p, frame, knownPlace(p, action.to));
      case 'join':
        return join(p, frame, namedUnit(action.unit));
      case 'stop':
        return stop(p, frame);
      case 'break-down':
        return breakDownMoving.play(p, frame, action);
      case 'move':
        return changePlaces.play(p, frame, action);
      default:
        return unasked(action);
    }
  },
};

function stepRefusal(p: Position, frame: MoveFrame, to: number): Refusal | undefined {
  const cost = costOf(p, frame, to);
  if (cost >= 0) return undefined;
  const about = { unit: idOf(keptOut(p, frame, to, cost)), hex: nameOf(p, to) };
  if (cost === -NO_POINTS) return refusalOf(NO_POINTS, { ...about, args: pointArgs(p, frame, to) });
  return refusalOf(-cost, about);
}

/**
 * Who of the movers is the reason of a refused step: who has the fewest points left, or the first to whom it would be refused
 * alone as well, else the one that leads.
 */
function keptOut(p: Position, frame: MoveFrame, to: number, cost: number): number {
  const left = leftOf(p, frame);
  const isReason = (one: MoveFrame): boolean =>
    cost === -NO_POINTS ? leftOf(p, one) === left : costOf(p, one, to) === cost;
  return frame.units.find((u) => isReason({ ...frame, units: [u] })) ?? firstUnit(frame.units);
}

const NOBODY_MOVES = reason('8.1', 'nobody-moves');

/** A step while nobody is on the move: why those beside the hex whose move has ended cannot take it. */
export function afterMove(p: Position, side: Side, name: string): Refusal {
  const to = namedPlace(p, name);
  if (to === undefined) return noSuchHex(name);
  const gone = OF[side].filter(
    (u) => onMap(p, u) && marked(p, u, DONE) && to >= 0 && directionTo(p.board.grid, hexOf(p, u), to) >= 0,
  );
  for (const u of gone) {
    const soFar = movementSoFar(p, u);
    if (soFar === undefined) continue;
    const why = stepRefusal(p, { kind: 'move', ...alone(u, soFar.mode), ...soFar, waiting: -1, entering: -1 }, to);
    if (why) return why;
  }
  const [first] = gone;
  return first === undefined ? refusalOf(NOBODY_MOVES) : refusalOf(MOVED_ALREADY, { unit: idOf(first) });
}

/** A unit is picked to move: artillery goes under a Moved marker (17.3), dismounted infantry mounts if it can (18.6). */
export function beginMove(p: Position, u: number, mode: Mode): void {
  takeMarker(p, u, mode);
  mount(p, u);
}

function join(p: Position, frame: MoveFrame, u: number): void {
  beginMove(p, u, frame.mode);
  Object.assign(frame, withUnit(p, frame, u));
}
