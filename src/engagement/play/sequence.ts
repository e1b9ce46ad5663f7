import {
  engaged,
  isCombat,
  isMovement,
  mark,
  onMap,
  phasing,
  pointsOf,
  say,
  unitOf,
  type Position,
} from '../position/position.ts';
import type { OwnMark } from '../position/rules.ts';
import { CONTACT, FIRED, MOVED, type StepFrame } from '../position/state.ts';

/** The steps of the sequence of play that every game of the series has; the others are the game's own. */
export function runStep(p: Position, frame: StepFrame): void {
  if (frame.why === 'end-phase') return endPhase(p);
  if (frame.why === 'next-phase') return nextPhase(p);
  if (frame.why === 'begin-phase') {
    beginPhase(p);
    return p.rules.sequence.phaseBegins?.(p);
  }
  if (frame.why === 'start-turn') return startTurn(p);
  p.rules.sequence.runStep?.(p, frame);
}

function endPhase(p: Position): void {
  if (isMovement(p)) markContact(p);
  p.s.frames.push({ kind: 'step', why: 'next-phase' });
  p.rules.sequence.phaseEnds?.(p);
}

/** One phase follows the other; between the last and the first the turn changes. */
function nextPhase(p: Position): void {
  const next = p.rules.sequence.nextPhase(p);
  if (next === 'over') {
    p.s.over = true;
    return say(p, 'over', score(p));
  }
  p.s.frames.push({ kind: 'step', why: 'begin-phase' });
  if (next !== p.rules.sequence.firstPhase(p.s.turn + 1)) p.s.phase = next;
  else {
    p.s.frames.push({ kind: 'step', why: 'start-turn' });
    p.rules.sequence.endTurn?.(p);
  }
}

/** The points of each side, under its id. */
function score(p: Position): Record<string, number> {
  const [first, second] = pointsOf(p);
  const { sides } = p.rules.about;
  return { [sides[0]]: first, [sides[1]]: second };
}

function startTurn(p: Position): void {
  p.s.turn++;
  p.s.phase = p.rules.sequence.firstPhase(p.s.turn);
  openTurn(p);
}

/** The procedure at the start of the turn the state stands in, first phase to follow. */
export function openTurn(p: Position): void {
  clearTurn(p);
  p.s.marks = p.s.marks.map((marks) => marks & ~CONTACT);
  say(p, 'turn', { turn: p.s.turn, ...score(p) });
  p.rules.sequence.startTurn(p);
}

/** What lasts a turn is over: closed hexes and the game's own marks. */
export function clearTurn(p: Position): void {
  p.s.barred = [];
  const own = ownMarks(p, 'turn');
  p.s.marks = p.s.marks.map((marks) => marks & ~own);
}

const ownMarks = (p: Position, until: OwnMark['until']): number =>
  Object.values(p.rules.marks).reduce((bits, mark) => (mark.until === until ? bits | mark.bit : bits), 0);

/** Who is engaged as a movement phase ends cannot recover this turn. */
export function markContact(p: Position): void {
  for (const unit of p.rules.units) if (onMap(p, unit.index) && engaged(p, unit.index)) mark(p, unit.index, CONTACT);
}

/** Movement points are whole again, unspent ones are gone; marks of the phase are taken off. */
export function beginPhase(p: Position): void {
  const side = phasing(p);
  const fresh = isMovement(p);
  if (fresh) p.s.spent = p.s.spent.map(() => 0);
  if (isCombat(p)) p.s.attacked = [];
  const gone = fresh ? MOVED | ownMarks(p, 'movement') : isCombat(p) ? FIRED : 0;
  p.s.marks = p.s.marks.map((marks, u) => (fresh && unitOf(p, u).side !== side ? marks : marks & ~gone));
  say(p, 'phase', { phase: p.s.phase, turn: p.s.turn });
}
