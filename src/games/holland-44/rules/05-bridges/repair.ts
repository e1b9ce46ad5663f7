import { distance, rowOf } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { bridgeName, say, sideName } from '../../position/actions.ts';
import { MAJOR } from '../../position/board.ts';
import { BRIDGE_RANGE } from '../../data/tables.ts';
import {
  ALLIED,
  enemyOf,
  hexOf,
  inGoodOrder,
  keep,
  marked,
  note,
  OF,
  onMap,
  unitOf,
  unitsIn,
  type Position,
  type Side,
} from '../../position/position.ts';
import { BLOWN, ENGAGED, INTACT, OUT_OF_SUPPLY, REPAIR, WIRED } from '../../position/state.ts';
import { setBridge } from './bridges.ts';
import { isFree, isTouched, spanOf, touch } from './control.ts';
import { roadPathFrom } from '../18-supply/supply.ts';

const NOT_DOWN = reason('5.8', 'bridge-stands');
const ENEMY_WORK = reason('5.8', 'enemy-repair');
const DONE = reason('5.8', 'repair-step-done');
const RAILWAY = reason('5.8', 'rail-bridge-on-major-river');
const NOT_FREE = reason('5.8', 'bridge-ends-not-free');
const TOO_FAR_NORTH = reason('5.9', 'north-of-bridging-units');
const ENEMY_NEAR = reason('5.9', 'enemy-within-five');
const NO_ROAD = reason('5.9', 'no-road-path');

/** RUL-H44-46: the side that has begun a repair; a set-up does not say who, so that either may finish it. */
const workerOf = (p: Position, span: number): Side | undefined => p.s.own.repairs[span] as Side | undefined;

/**
 * H44-5.8-a, H44-5.8-b, H44-5.8-c, H44-5.8-f, H44-5.8-i, 5.9: why the side may not do a step of repair at a bridge now.
 */
export function repairReason(p: Position, side: Side, span: number): Reason {
  const how = p.s.bridges[span];
  if (how !== BLOWN && how !== REPAIR) return NOT_DOWN;
  if (isTouched(p, span)) return DONE;
  if (how === REPAIR && (workerOf(p, span) ?? side) !== side) return ENEMY_WORK;
  const { rail, river } = spanOf(p, span);
  if (rail && river === MAJOR) return RAILWAY;
  const byUnit = side === ALLIED && hasBridgers(p, span);
  if (byUnit && areEndsFree(p, span)) return ALLOWED;
  const automatic = automaticReason(p, side, span);
  return automatic !== ALLOWED && byUnit ? NOT_FREE : automatic;
}

/**
 * H44-5.8-e, H44-11.5.1-f, H44-23.2-a: a bridging unit in good order at an end of the bridge, neither out of supply nor
 * engaged.
 */
function hasBridgers(p: Position, span: number): boolean {
  const { a, b } = spanOf(p, span);
  return [...unitsIn(p, a), ...unitsIn(p, b)].some(
    (u) => unitOf(u).bridging && inGoodOrder(p, u) && !marked(p, u, OUT_OF_SUPPLY | ENGAGED),
  );
}

/** H44-5.8-d: both ends free of enemies and EZOC. */
function areEndsFree(p: Position, span: number): boolean {
  const { a, b } = spanOf(p, span);
  return isFree(p, ALLIED, a) && isFree(p, ALLIED, b);
}

/**
 * H44-5.9-c: why a bridge is not repaired without bridging units: an enemy too near, no road to a friendly entry area.
 */
function automaticReason(p: Position, side: Side, span: number): Reason {
  const { a, b } = spanOf(p, span);
  if (side === ALLIED && !isBehindBridgers(p, span)) return TOO_FAR_NORTH;
  if (hasEnemyNear(p, side, a) || hasEnemyNear(p, side, b)) return ENEMY_NEAR;
  return roadPathFrom(p, side, a) || roadPathFrom(p, side, b) ? ALLOWED : NO_ROAD;
}

/** H44-5.9-e, RUL-H44-47: both ends lie in rows south of the northernmost bridging unit. */
function isBehindBridgers(p: Position, span: number): boolean {
  const { grid } = p.board;
  const { a, b } = spanOf(p, span);
  const northern = Math.max(rowOf(grid, a), rowOf(grid, b));
  return OF[ALLIED].some((u) => unitOf(u).bridging && onMap(p, u) && rowOf(grid, hexOf(p, u)) > northern);
}

/** H44-5.9-a, H44-5.9-b, RUL-H44-14: fewer than five hexes from this end; units in entry areas do not matter. */
function hasEnemyNear(p: Position, side: Side, end: number): boolean {
  const isNear = (hex: number): boolean => distance(p.board.grid, hex, end) < BRIDGE_RANGE.repair;
  return (
    OF[enemyOf(side)].some((u) => onMap(p, u) && isNear(hexOf(p, u))) ||
    (side === ALLIED && p.s.unknown.some((hex) => hex >= 0 && isNear(hex)))
  );
}

/**
 * H44-5.8-g, H44-5.8-h, H44-5.9-d, H44-5.9-f: the first step puts the bridge under repair, the second finishes it:
 * intact for the Allies, wired for the Germans (AMB-H44-04).
 */
export function repair(p: Position, side: Side, span: number): void {
  const isBegun = p.s.bridges[span] === REPAIR;
  setBridge(p, span, isBegun ? (side === ALLIED ? INTACT : WIRED) : REPAIR);
  touch(p, span);
  if (isBegun) forgetWork(p, span);
  else note(p, 'repairs', span, side);
  say(p, isBegun ? 'repaired' : 'repair-begun', side === ALLIED ? '5.8' : '5.9', {
    bridge: bridgeName(p, span),
    side: sideName(side),
  });
}

function forgetWork(p: Position, span: number): void {
  const { [span]: _, ...repairs } = p.s.own.repairs;
  keep(p, { repairs });
}

/** H44-5.8-i, H44-5.8-j, RUL-H44-45: work at a bridge of which the enemy controls both ends is lost. */
export function loseWork(p: Position, side: Side): void {
  p.board.spans.forEach(({ a, b }, span) => {
    if (p.s.bridges[span] !== REPAIR || (workerOf(p, span) ?? ALLIED) !== side) return;
    if (isFree(p, side, a) || isFree(p, side, b)) return;
    setBridge(p, span, BLOWN);
    forgetWork(p, span);
    say(p, 'repair-lost', '5.8', { bridge: bridgeName(p, span) });
  });
}
