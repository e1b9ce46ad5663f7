import { idOf, say } from '../../position/actions.ts';
import { ALLIED, marked, marksOf, onMap, parentOf, unitOf, type Position } from '../../position/position.ts';
import { isTurned } from '../../position/pools.ts';
import { DISMOUNTED } from '../../position/state.ts';
import { hasJustLanded, hasShortPath, hasSupply } from './supply.ts';

/**
 * H44-18.6-a: mechanised and motorised Allied infantry, engineers included; a breakdown unit by the side that its
 * parent wants (21.2).
 */
function ridesToBattle(p: Position, u: number): boolean {
  const unit = unitOf(u);
  const parent = parentOf(p, u);
  const troops = parent >= 0 && isTurned(unit, unitOf(parent)) ? unit.otherClass : unit.class;
  return unit.side === ALLIED && troops === 'mechanised';
}

/** H44-18.6-a, H44-18.6-b: has the unit a path of supply whose overland part crosses no canal without a bridge? */
const hasDryPath = (p: Position, u: number): boolean => !onMap(p, u) || hasJustLanded(p, u) || hasShortPath(p, u, true);

/**
 * H44-18.6-a, H44-18.6-e: is the unit in supply, but by paths across canals without a bridge only (RUL-H44-140)? A
 * ferry over a major river does not matter.
 */
export const leavesVehicles = (p: Position, u: number): boolean =>
  ridesToBattle(p, u) && hasSupply(p, u) && !hasDryPath(p, u);

/** 18.6: does the marker go at the start of the unit's move? */
const mounts = (p: Position, u: number): boolean => marked(p, u, DISMOUNTED) && hasDryPath(p, u);

const withoutMarker = (p: Position, u: number): readonly number[] => p.s.marks.with(u, marksOf(p, u) & ~DISMOUNTED);

/** The position as it will be when the unit has been picked to move. */
export const asPicked = (p: Position, u: number): Position =>
  mounts(p, u) ? { ...p, s: { ...p.s, marks: withoutMarker(p, u) } } : p;

/** H44-18.6-d: the unit begins its move: the marker goes if a path of supply crosses no canal any more. */
export function mount(p: Position, u: number): void {
  if (!mounts(p, u)) return;
  p.s.marks = withoutMarker(p, u);
  say(p, 'mounted', '18.6', { unit: idOf(u) });
}
