import { neighbour } from '../../../hex/grid.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import type { Position, Unit } from '../../../engagement/position/rules.ts';
import { occupancyOf, unitCounts, zoneOf } from '../../../engagement/position/position.ts';
import { reason } from '../codes.ts';
import { isAmphibious } from '../units.ts';

/** RW-4.4-b: an amphibious unit ends its turn only in touch with the west edge over dry hexes free of enemy EZs. */
export const touchReason = (p: Position, unit: Unit, hex: number): Reason =>
  !isAmphibious(unit) || inTouch(p, hex) ? ALLOWED : NO_PATH;

const NO_PATH = reason('4.4', 'no-path-west');

/** The hexes in touch, kept until a German moves or the water rises. */
const regions = new WeakMap<Position, { version: number; board: object; region: Uint8Array }>();

/** Is there a dry path free of German units and EZs from the hex to the west edge? */
function inTouch(p: Position, hex: number): boolean {
  const version = occupancyOf(p).versions[1];
  let known = regions.get(p);
  if (known?.version !== version || known.board !== p.board) {
    known = { version, board: p.board, region: westRegion(p) };
    regions.set(p, known);
  }
  return known.region[hex] === 1;
}

function westRegion(p: Position): Uint8Array {
  const zone = zoneOf(p, 1);
  const germans = unitCounts(p, 1);
  const { grid } = p.board;
  const region = new Uint8Array(grid.size);
  const open = (hex: number): boolean => zone[hex] === 0 && p.board.terrain[hex] !== 'inundation' && germans[hex] === 0;
  const queue: number[] = [];
  const add = (hex: number): void => {
    if (hex < 0 || region[hex] || !open(hex)) return;
    region[hex] = 1;
    queue.push(hex);
  };
  for (const hex of p.board.edges.get('west') ?? []) add(hex);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (let d = 0; d < 6; d++) add(neighbour(grid, hex, d));
  }
  return region;
}

/** RW-4.4-a: each amphibious unit carries one infantry unit of the 3rd Canadian Division. */
export const isCarriable = (unit: Unit): boolean => unit.infantry && unit.formation === '3 Cdn';

/** Why the one may not carry the other at all. */
export function carryReason(carrier: Unit, passenger: Unit): Reason {
  if (!isAmphibious(carrier)) return NOT_AMPHIBIOUS;
  return isCarriable(passenger) ? ALLOWED : NOT_CARRIABLE;
}

const NOT_AMPHIBIOUS = reason('4.4', 'not-amphibious');
const NOT_CARRIABLE = reason('4.4', 'not-carriable');
