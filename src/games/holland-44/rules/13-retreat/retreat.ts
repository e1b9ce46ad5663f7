import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  say,
  unasked,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { firstUnit, hexOf, marked, nameOf, type Position } from '../../position/position.ts';
import { ENGAGED, type RetreatFrame } from '../../position/state.ts';
import { eliminate } from '../11-results/losses.ts';
import { isLostAtOnce } from './elimination.ts';
import { end, leave, settle, step } from './retreat-steps.ts';
import { canJoin, survivingPaths, retreatPathsOf, type RetreatPaths } from './retreat-paths.ts';
import { type Path, type Retreater, lastOf } from './retreater.ts';
import { isReached } from '../14-disruption/routs.ts';

/** 13: a retreat as its paths see it. */
function retreaterOf(p: Position, frame: RetreatFrame, u: number): Retreater {
  const { side, why, least, most, units, settled, halted, path, from } = frame;
  const start = path.length > 0 && u === units[0] ? from : hexOf(p, u);
  const together = [...units, ...settled];
  const waiting = units.filter((v) => v !== u);
  return { u, side, from: start, least, most, together, halted, waiting, isFree: why === 'disengage' };
}

/** RUL-H44-301: where a unit has stopped with the last step of its stack, so that another has to stop with it; or -1. */
function openStop(p: Position, frame: RetreatFrame): number {
  const { halted, units } = frame;
  for (const u of halted) {
    const hex = hexOf(p, u);
    const isAlone = p.s.steps[u] === 1 && halted.every((v) => v === u || hexOf(p, v) !== hex);
    if (isAlone && units.some((v) => canJoin(p, retreaterOf(p, frame, v), u, hex))) return hex;
  }
  return -1;
}

/** What is open to a unit: with another that waits for it to stop, that alone. */
function retreatPathsFor(p: Position, frame: RetreatFrame, u: number): RetreatPaths {
  const r = retreaterOf(p, frame, u);
  const hex = openStop(p, frame);
  if (hex < 0) return retreatPathsOf(p, r);
  const stopped = frame.halted.find((v) => hexOf(p, v) === hex) as number;
  return { whole: [], stops: canJoin(p, r, stopped, hex) ? [hex] : [] };
}

/** Units that may take the next hex: any that has still to go, or the one on its way (RUL-H44-105). */
const goersOf = ({ path, units }: RetreatFrame): readonly number[] => (path.length > 0 ? units.slice(0, 1) : units);

const startsWith = (path: Path, start: Path): boolean => start.every((hex, i) => path[i] === hex);

/** Hexes a unit on this path may enter next, each once. */
function nextOf({ whole, stops }: RetreatPaths, path: Path): number[] {
  const { length } = path;
  const next = whole.flatMap((one) => (startsWith(one, path) ? one.slice(length, length + 1) : []));
  return [...new Set(length === 0 ? [...next, ...stops] : next)];
}

const isWhole = ({ whole }: RetreatPaths, path: Path): boolean =>
  whole.some((one) => one.length === path.length && startsWith(one, path));

/** H44-13.1.1-c: may the unit end here: at the end of a whole retreat, or after one hex by 13.3? */
const mayHalt = (open: RetreatPaths, path: Path): boolean =>
  isWhole(open, path) || (path.length === 1 && open.stops.includes(lastOf(path)));

/** RUL-H44-188: who disengages may stay where he is after all. */
const mayStay = ({ why, path }: RetreatFrame): boolean => why === 'disengage' && path.length === 0;

/**
 * What stopping here costs: nothing at the end of a whole retreat or for one who need not go; before it a step of the
 * stack (13.3), and an engaged unit is disrupted besides (11.5.2).
 */
export function priceOfHalt(p: Position, frame: RetreatFrame, u: number): 'nothing' | 'step' | 'engaged' {
  if (frame.path.length === 0 || isWhole(retreatPathsOf(p, retreaterOf(p, frame, u)), frame.path)) return 'nothing';
  return marked(p, u, ENGAGED) ? 'engaged' : 'step';
}

/** H44-13.1.1-a, H44-13.1.2-a: the owner retreats his units hex by hex, one after the other. */
export const retreating: Decision<RetreatFrame, 'retreat' | 'halt'> = {
  actor: (_, { side }) => side,
  prompt(_, { units, why, path, least, most }) {
    const unit = idOf(firstUnit(units));
    if (why === 'disengage') return { rule: '27.1.2', code: 'leave-on', args: { unit } };
    const step = path.length + 1;
    return {
      rule: why === 'rout' ? '14.3.2' : '13.1',
      code: 'retreating',
      args: { unit, step, length: Math.max(least, step) === most ? String(most) : `${least}–${most}` },
    };
  },
  legal(p, frame) {
    const list: SideAction<'retreat' | 'halt'>[] = [];
    const { side, path } = frame;
    for (const u of goersOf(frame)) {
      const open = retreatPathsFor(p, frame, u);
      for (const to of nextOf(open, path)) list.push(act(side, 'retreat', { unit: idOf(u), to: nameOf(p, to) }));
      if (mayHalt(open, path) || mayStay(frame)) list.push(act(side, 'halt', { unit: idOf(u) }));
    }
    return list;
  },
  refusal(p, frame, action) {
    if (action.type !== 'retreat' && action.type !== 'halt') return { rule: '13.1.1', code: 'must-retreat' };
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const unit = idOf(u);
    if (!goersOf(frame).includes(u)) return { rule: '13.1.2', code: 'not-retreating', unit, args: { unit } };
    return action.type === 'halt' ? haltRefusal(p, frame, u) : stepRefusal(p, frame, u, action.to);
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'retreat':
        return step(p, frame, namedUnit(action.unit), knownPlace(p, action.to));
      case 'halt':
        return halt(p, frame, namedUnit(action.unit));
      default:
        return unasked(action);
    }
  },
};

function halt(p: Position, frame: RetreatFrame, u: number): void {
  if (frame.path.length === 0) return leave(frame, u);
  if (!isWhole(retreatPathsFor(p, frame, u), frame.path)) {
    frame.halted.push(u);
    say(p, 'halts', '13.3', { unit: idOf(u), hex: nameOf(p, hexOf(p, u)) });
  }
  settle(p, frame, u);
}

function haltRefusal(p: Position, frame: RetreatFrame, u: number): Refusal | undefined {
  return mayStay(frame) || mayHalt(retreatPathsFor(p, frame, u), frame.path)
    ? undefined
    : { rule: '13.3', code: 'no-stop-here', unit: idOf(u), args: { unit: idOf(u) } };
}

/** A hex that is not open: the unit would die on every path through it, or a guideline prefers others. */
function stepRefusal(p: Position, frame: RetreatFrame, u: number, name: string): Refusal | undefined {
  const to = namedPlace(p, name);
  if (to === undefined) return noSuchHex(name);
  const r = retreaterOf(p, frame, u);
  if (nextOf(retreatPathsFor(p, frame, u), frame.path).includes(to)) return undefined;
  const stop = openStop(p, frame);
  if (stop >= 0) return { rule: '13.3', code: 'stop-with-others', unit: idOf(u), hex: nameOf(p, stop) };
  const about = { unit: idOf(u), hex: nameOf(p, to), args: { unit: idOf(u), hex: nameOf(p, to) } };
  const survives = survivingPaths(p, r).some((path) => startsWith(path, [...frame.path, to]));
  return survives
    ? { rule: '13.1.3', code: 'retreat-guidelines', ...about }
    : { rule: '13.2', code: 'retreat-eliminates', ...about };
}

/**
 * What runs by itself: units that are lost, the only step there is, the end. False when the owner has a choice, or joins
 * a stop (RUL-H44-301).
 */
export function retreatBySelf(p: Position, frame: RetreatFrame): boolean {
  if (frame.units.length === 0) {
    end(p, frame);
    return true;
  }
  if (frame.path.length === 0 && dropOut(p, frame)) return true;
  const open = retreating.legal(p, frame);
  const [only] = open;
  if (!only) loseAll(p, frame);
  else if (open.length > 1 || openStop(p, frame) >= 0) return false;
  else retreating.play(p, frame, only);
  return true;
}

/** Before anybody goes: units no enemy reaches any more stay (14.3.2), those without a movement allowance or retreating again are lost (13.2, 13.5). */
function dropOut(p: Position, frame: RetreatFrame): boolean {
  const u = frame.units.find((v) => isSafe(p, frame, v) || isLostAtOnce(p, v, frame.why));
  if (u === undefined) return false;
  leave(frame, u);
  if (!isSafe(p, frame, u)) eliminate(p, u, 'retreat');
  return true;
}

const isSafe = (p: Position, { why, hex }: RetreatFrame, u: number): boolean => why === 'rout' && !isReached(p, u, hex);

/** 13.2: nobody who is left has a way that he survives. */
function loseAll(p: Position, frame: RetreatFrame): void {
  for (const u of frame.units) eliminate(p, u, 'retreat');
  frame.units = [];
}
