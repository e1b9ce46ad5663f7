import type { Refusal } from '../../../kernel/game.ts';
import { act, idOf, namedPlace, namedUnit, noSuchHex, noSuchUnit, say } from '../actions.ts';
import type { Decision, SideAction } from '../actions.ts';
import { hexOf, nameOf, type Position } from '../position.ts';
import type { RetreatFrame } from '../state.ts';
import { eliminate } from './11-losses.ts';
import { isLostAtOnce } from './13-elimination.ts';
import { end, leave, settle, step } from './13-retreat-course.ts';
import { survivingPaths, waysOf } from './13-retreat-paths.ts';
import type { Ways } from './13-retreat-paths.ts';
import type { Path, Retreater } from './13-retreater.ts';
import { isReached } from './14-routs.ts';

/** 13: a retreat as its paths see it. */
function retreaterOf(p: Position, frame: RetreatFrame, u: number): Retreater {
  const { side, why, least, most, units, settled, halted, path, from } = frame;
  const start = path.length > 0 ? from : hexOf(p, u);
  const company = [...units, ...settled];
  return { u, side, from: start, least, most, company, halted, isFree: why === 'disengage' };
}

/** Units that may take the next hex: any that has still to go, or the one on its way (RUL-H44-105). */
const goersOf = ({ path, units }: RetreatFrame): readonly number[] => (path.length > 0 ? units.slice(0, 1) : units);

const startsWith = (path: Path, start: Path): boolean => start.every((hex, i) => path[i] === hex);

/** Hexes a unit on this path may enter next, each once. */
function nextOf({ whole, stops }: Ways, path: Path): number[] {
  const { length } = path;
  const next = whole.flatMap((one) => (one.length > length && startsWith(one, path) ? [one[length] as number] : []));
  return [...new Set(length === 0 ? [...next, ...stops] : next)];
}

const isWhole = ({ whole }: Ways, path: Path): boolean =>
  whole.some((one) => one.length === path.length && startsWith(one, path));

/** H44-13.1.1-c: may the unit end here: at the end of a whole retreat, or after one hex by 13.3? */
const mayHalt = (ways: Ways, path: Path): boolean =>
  isWhole(ways, path) || (path.length === 1 && ways.stops.includes(path[0] as number));

/** RUL-H44-188: who disengages may stay where he is after all. */
const mayStay = ({ why, path }: RetreatFrame): boolean => why === 'disengage' && path.length === 0;

/** H44-13.1.1-a, H44-13.1.2-a: the owner retreats his units hex by hex, one after the other. */
export const retreating: Decision<RetreatFrame> = {
  actor: (_, { side }) => side,
  prompt: (_, { units, why }) => ({
    rule: why === 'rout' ? '14.3.2' : '13.1',
    code: 'retreating',
    args: { unit: idOf(units[0] as number) },
  }),
  legal(p, frame) {
    const list: SideAction[] = [];
    const { side, path } = frame;
    for (const u of goersOf(frame)) {
      const ways = waysOf(p, retreaterOf(p, frame, u));
      for (const to of nextOf(ways, path)) list.push(act(side, 'retreat', { unit: idOf(u), to: nameOf(p, to) }));
      if (mayHalt(ways, path) || mayStay(frame)) list.push(act(side, 'halt', { unit: idOf(u) }));
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
    const u = namedUnit(action.unit);
    if (action.type === 'halt' && frame.path.length === 0) return leave(frame, u);
    if (action.type === 'retreat') return step(p, frame, u, namedPlace(p, action.to) as number);
    if (!isWhole(waysOf(p, retreaterOf(p, frame, u)), frame.path)) {
      frame.halted.push(u);
      say(p, 'halts', '13.3', { unit: idOf(u), hex: nameOf(p, hexOf(p, u)) });
    }
    settle(p, frame, u);
  },
};

function haltRefusal(p: Position, frame: RetreatFrame, u: number): Refusal | undefined {
  return mayStay(frame) || mayHalt(waysOf(p, retreaterOf(p, frame, u)), frame.path)
    ? undefined
    : { rule: '13.3', code: 'no-stop-here', unit: idOf(u), args: { unit: idOf(u) } };
}

/** A hex that is not open: the unit would die on every path through it, or a guideline prefers others. */
function stepRefusal(p: Position, frame: RetreatFrame, u: number, name: string | undefined): Refusal | undefined {
  const to = namedPlace(p, name);
  if (to === undefined) return noSuchHex(name);
  const r = retreaterOf(p, frame, u);
  if (nextOf(waysOf(p, r), frame.path).includes(to)) return undefined;
  const about = { unit: idOf(u), hex: nameOf(p, to), args: { unit: idOf(u), hex: nameOf(p, to) } };
  const survives = survivingPaths(p, r).some((path) => startsWith(path, [...frame.path, to]));
  return survives
    ? { rule: '13.1.3', code: 'retreat-guidelines', ...about }
    : { rule: '13.2', code: 'retreat-eliminates', ...about };
}

/** What runs by itself: units that are lost, the only step there is, the end. False when the owner has a choice. */
export function retreatBySelf(p: Position, frame: RetreatFrame): boolean {
  if (frame.units.length === 0) {
    end(p, frame);
    return true;
  }
  if (frame.path.length === 0 && dropOut(p, frame)) return true;
  const open = retreating.legal(p, frame);
  const [only] = open;
  if (!only) loseAll(p, frame);
  else if (open.length > 1) return false;
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
