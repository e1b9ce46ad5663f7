import { moveAct, unitAct, type SideAction } from '../../position/actions.ts';
import { ALLOWED } from '../../../../kernel/reason.ts';
import { GUNS, marked, OF, orderOf, unitOf, type Position, type Side } from '../../position/position.ts';
import { DISMOUNTED, DISRUPTED, type Mode, type MoveFrame } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { changesOf, remoteSince, staleSince, type Changes } from './changes.ts';
import { isBound, modeReason, standing } from './modes.ts';
import type { MoveContext } from './mover-context.ts';
import { anyStep, anyStepNear, contextHere } from './open-steps.ts';
import { frameOf, MODES, routReason, spendReason } from './picking.ts';
import { isMarkerFree } from '../17-artillery-and-air/moved.ts';
import { asPicked } from '../18-supply/dismounted.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

/** Place of extended movement in MODES. */
const EXTENDED = MODES.indexOf('extended');

/** Bits of what a unit may do in its movement phase: to move in each of MODES, to give up its movement, to be put in full retreat. */
const SPEND = 1 << MODES.length;
const ROUT = SPEND << 1;
/** It depends on more than what lies within two hexes of the unit. */
const FAR = ROUT << 1;

/** What each unit may do, as bits, at a time of `Changes`. */
interface Openings {
  since: number;
  bits: Uint8Array;
  /** A Moved marker was free (17.3), as artillery needs it. */
  isMarkerFree: boolean;
}

const openingsKept = cachedBy((_: Position): Openings => ({
  since: 0,
  bits: new Uint8Array(UNITS.length),
  isMarkerFree: false,
}));

type Opening = 'move' | 'spend' | 'full-retreat';

/** The actions that name a unit of the side alone, unit by unit: worked out anew only for units near a change, and for those that depend on more. */
export function openActions(p: Position, side: Side): SideAction<Opening>[] {
  const changes = changesOf(p);
  const openings = openingsKept(p);
  if (changes.now > openings.since) bringUpToDate(p, side, changes, openings);
  const list: SideAction<Opening>[] = [];
  for (const u of OF[side]) {
    const bits = bitsOf(openings, u);
    if (bits !== 0) for (const action of actionsFor(u, bits & ~FAR)) list.push(action);
  }
  return list;
}

const bitsOf = ({ bits }: Openings, u: number): number => bits[u] as number;

function bringUpToDate(p: Position, side: Side, changes: Changes, openings: Openings): void {
  const { since, bits } = openings;
  const isFree = isMarkerFree(p, side);
  const stale = staleSince(p, changes, since);
  for (const u of stale) bits[u] = openingsOf(p, u);
  if (stale.length < OF[side].length) {
    if (isFree !== openings.isMarkerFree) for (const u of GUNS[side]) bits[u] = openingsOf(p, u);
    for (const u of OF[side]) if ((bitsOf(openings, u) & FAR) !== 0 && !stale.includes(u)) bits[u] = openingsOf(p, u);
    for (const u of remoteSince(changes, since)) bits[u] = asSeenFarther(p, u, bitsOf(openings, u));
  }
  openings.since = changes.now;
  openings.isMarkerFree = isFree;
}

function openingsOf(p: Position, u: number): number {
  if (standing(p, u) !== ALLOWED) return 0;
  const about = aboutTo(p, u);
  let bits = marked(p, u, DISMOUNTED) || isBound(p, u) ? FAR : 0;
  for (let i = 0; i < MODES.length; i++) bits |= modeBits(p, about, u, i);
  if (about.context.inZone && spendReason(p, u) === ALLOWED) bits |= SPEND;
  return orderOf(p, u) === DISRUPTED && routReason(p, u) === ALLOWED ? bits | ROUT : bits;
}

/** A unit about to move: the position as it will be then, the unit on the move, in one mode after the other, and what its steps have in common. */
interface AboutTo {
  picked: Position;
  frame: MoveFrame;
  context: MoveContext;
}

function aboutTo(p: Position, u: number): AboutTo {
  const picked = asPicked(p, u);
  const frame = frameOf(p, u, 'normal');
  return { picked, frame, context: contextHere(picked, frame) };
}

/** The bit of a mode, by its place in MODES, if the unit may move so, and FAR if more than two hexes had to be looked at. */
function modeBits(p: Position, { picked, frame, context }: AboutTo, u: number, i: number): number {
  const mode = MODES[i] as Mode;
  if (modeReason(p, u, mode) !== ALLOWED) return 0;
  frame.mode = mode;
  const near = anyStepNear(picked, frame, context);
  return ((near ?? anyStep(picked, frame)) ? 1 << i : 0) | (near === undefined ? FAR : 0);
}

/** The bits of a unit after a change two hexes away: what it meets there matters in extended movement only (8.2.2). */
function asSeenFarther(p: Position, u: number, bits: number): number {
  if ((bits & FAR) !== 0 || standing(p, u) !== ALLOWED) return bits;
  return (bits & ~(1 << EXTENDED)) | modeBits(p, aboutTo(p, u), u, EXTENDED);
}

/** Lists of actions by unit and then by bits, made once. */
const LISTS: readonly SideAction<Opening>[][][] = UNITS.map(() => []);

function actionsFor(u: number, bits: number): readonly SideAction<Opening>[] {
  const lists = LISTS[u] as SideAction<Opening>[][];
  return (lists[bits] ??= listFor(u, bits));
}

function listFor(u: number, bits: number): SideAction<Opening>[] {
  const { side } = unitOf(u);
  const list: SideAction<Opening>[] = MODES.flatMap((mode, i) => (bits & (1 << i) ? [moveAct(side, u, mode)] : []));
  if (bits & SPEND) list.push(unitAct(side, 'spend', u));
  if (bits & ROUT) list.push(unitAct(side, 'full-retreat', u));
  return list;
}
