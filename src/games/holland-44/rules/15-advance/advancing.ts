import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, refusalOf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  unasked,
  unitRefusal,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { ADVANCE } from '../../data/tables.ts';
import { hexOf, nameOf, type Position } from '../../position/position.ts';
import type { AdvanceFrame } from '../../position/state.ts';
import { advanceTo, endAdvance } from './advance.ts';
import { placesBeside } from './advance-steps.ts';
import { endReason, joinReason, leaversOf, moveReason, targetsOf } from './advance-choices.ts';
import { finish, goesWith, groupOf, hasRoadBonus, hexesLeft, onTheWay } from './advance-group.ts';
import { breakthroughReason, strike } from '../16-breakthrough/breakthrough.ts';
import { support, supportReason } from '../16-breakthrough/support.ts';
import { breakDownAdvancing } from '../21-breakdown/breakdown-advance.ts';

type Choice = 'advance' | 'join' | 'breakthrough' | 'support' | 'break-down' | 'done';

/** 15, 16: a step of a unit with its group, another unit to go with it, a breakthrough combat or support for another attack; `done` ends the advance of all on their way, with nobody on his way that of all. */
export const advancing: Decision<AdvanceFrame, Choice> = {
  actor: (_, { side }) => side,
  prompt: (p, frame) => {
    const [unit] = onTheWay(frame);
    if (unit !== undefined) return onTheWayPrompt(p, frame, unit);
    const { hexes, byRoad } = ADVANCE[frame.reach];
    const more = frame.units.some((u) => hasRoadBonus(p, u)) ? byRoad - hexes : 0;
    const args = { reach: frame.reach, hexes, byRoad: more };
    return {
      rule: '15.1',
      code: 'advance',
      args: frame.hex < 0 ? args : { ...args, hex: nameOf(p, frame.hex) },
    };
  },
  legal: (p, frame) => [
    ...steps(p, frame),
    ...joins(p, frame),
    ...attacks(p, frame),
    ...ends(p, frame),
    ...breakDownAdvancing.legal(p, frame),
  ],
  refusal(p, frame, action): Refusal | undefined {
    switch (action.type) {
      case 'done':
        return refusalIf(endReason(p, frame, onTheWay(frame)));
      case 'advance':
        return advanceRefusal(p, frame, action);
      case 'join':
        return unitRefusal(action.unit, (u) => joinReason(p, frame, u));
      case 'break-down':
        return breakDownAdvancing.refusal(p, frame, action);
      case 'support':
        return targetRefusal(p, action.target, (target) => supportReason(p, frame, target));
      case 'breakthrough':
        return targetRefusal(p, action.target, (target) => breakthroughReason(p, frame, target));
      default:
        return { rule: '15.1', code: 'not-now' };
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'done':
        return end(p, frame);
      case 'advance':
        return advance(p, frame, namedUnit(action.unit), knownPlace(p, action.to));
      case 'break-down':
        return breakDownAdvancing.play(p, frame, action);
      case 'join':
        frame.group = [...frame.group, namedUnit(action.unit)];
        return;
      case 'support':
        return support(p, frame, knownPlace(p, action.target));
      case 'breakthrough':
        return strike(p, frame, knownPlace(p, action.target));
      default:
        return unasked(action);
    }
  },
};

const NOT_AMONG = reason('15.1', 'may-not-advance');
const USED_UP = reason('15.2', 'no-advance-left');

/** An advance while nobody advances: the unit's is over, or its combat has brought it none. */
export function afterAdvance(p: Position, action: SideAction<'advance'>): Refusal {
  const u = namedUnit(action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const to = namedPlace(p, action.to);
  if (to === undefined) return noSuchHex(action.to);
  const hasAdvanced = p.s.own.advanced[u] !== undefined;
  return refusalOf(hasAdvanced ? USED_UP : NOT_AMONG, { unit: idOf(u), hex: nameOf(p, to) });
}

type Asking = ReturnType<typeof advancing.prompt>;

function onTheWayPrompt(p: Position, frame: AdvanceFrame, u: number): Asking {
  const { left, byRoad } = hexesLeft(p, frame, groupOf(p, frame, goesWith(frame, u)));
  const breakthrough = targetsOf(p, frame).some((target) => breakthroughReason(p, frame, target) === ALLOWED);
  return {
    rule: '15.1',
    code: 'advancing',
    args: { unit: idOf(u), hex: nameOf(p, hexOf(p, u)), left, byRoad, breakthrough: breakthrough ? 'yes' : 'no' },
  };
}

function targetRefusal(p: Position, name: string, test: (target: number) => Reason): Refusal | undefined {
  const target = namedPlace(p, name);
  return target === undefined ? noSuchHex(name) : refusalIf(test(target), { hex: nameOf(p, target) });
}

function advanceRefusal(p: Position, frame: AdvanceFrame, action: SideAction<'advance'>): Refusal | undefined {
  const u = namedUnit(action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const to = namedPlace(p, action.to);
  return to === undefined
    ? noSuchHex(action.to)
    : refusalIf(moveReason(p, frame, u, to), { unit: idOf(u), hex: nameOf(p, to) });
}

const steps = (p: Position, frame: AdvanceFrame): SideAction<'advance'>[] =>
  frame.units.flatMap((u) =>
    placesBeside(p, frame, hexOf(p, u))
      .filter((to) => moveReason(p, frame, u, to) === ALLOWED)
      .map((to) => act(frame.side, 'advance', { unit: idOf(u), to: nameOf(p, to) })),
  );

const joins = (p: Position, frame: AdvanceFrame): SideAction<'join'>[] =>
  frame.units.filter((u) => joinReason(p, frame, u) === ALLOWED).map((u) => act(frame.side, 'join', { unit: idOf(u) }));

const attacks = (p: Position, frame: AdvanceFrame): SideAction<'breakthrough' | 'support'>[] =>
  targetsOf(p, frame).flatMap((target) => {
    const named = { target: nameOf(p, target) };
    if (breakthroughReason(p, frame, target) !== ALLOWED) return [];
    const fight = act(frame.side, 'breakthrough', named);
    return supportReason(p, frame, target) === ALLOWED ? [fight, act(frame.side, 'support', named)] : [fight];
  });

const ends = (p: Position, frame: AdvanceFrame): SideAction<'done'>[] =>
  endReason(p, frame, onTheWay(frame)) === ALLOWED ? [act(frame.side, 'done')] : [];

function advance(p: Position, frame: AdvanceFrame, u: number, to: number): void {
  finish(p, frame, leaversOf(p, frame, u, to));
  if (!frame.group.includes(u)) frame.group = [u];
  advanceTo(p, frame, to);
}

function end(p: Position, frame: AdvanceFrame): void {
  const under = onTheWay(frame);
  if (under.length > 0) finish(p, frame, under);
  else endAdvance(p, frame);
}
