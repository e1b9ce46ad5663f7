import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { distance, neighboursOf, rowOf, type Grid } from '../../../../hex/grid.ts';
import { type Board, hexNamed } from '../../position/board.ts';
import { BOUNDARY, GARRISON_RANGE } from '../../data/tables.ts';
import { ALLIED, hexOf, OF, onMap, unitOf, type Position } from '../../position/position.ts';
import type { Corps } from '../../position/units.ts';
import type { Mover } from '../../position/state.ts';
import { originOf } from '../21-breakdown/movement-so-far.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

/** 23.4: north of the line that ends at 2000 units move freely. */
const LAST_ROW = 20;
/** A hex of each corps' sector. */
const SECTORS: Readonly<Record<Corps, string>> = { '12C': '1401', '30C': '1405', '8C': '1306' };

const PAST_BOUNDARY = reason('23.4', 'past-boundary');

/**
 * H44-23.4-a, H44-23.4-b, H44-23.4-d: a corps' units, breakdown units and remnants of them included (RUL-H44-340), may
 * go no more than one hex past its boundary; nothing keeps them from attacking there.
 */
export function boundaryReason(p: Position, mover: Mover, to: number): Reason {
  if (p.s.turn > BOUNDARY.until) return ALLOWED;
  for (const u of mover.units) if (pastFor(p, u)?.[to] === 1) return PAST_BOUNDARY;
  return ALLOWED;
}

/** 23.4: 1 in the hexes that are past the boundary of a unit's corps; none for a unit that no boundary binds now. */
export function pastFor(p: Position, u: number): Uint8Array | undefined {
  const { side, corps } = unitOf(originOf(p, u));
  return side === ALLIED && corps !== null && p.s.turn <= BOUNDARY.until ? pastOf(p.board, corps) : undefined;
}

const pastsOf = cachedBy((_: Board): Map<Corps, Uint8Array> => new Map());

/**
 * H44-23.4-a, H44-23.4-c: 1 in the hexes more than a hex beyond the sector of a corps, south of the line: north of it
 * its units are free, and do not come back elsewhere.
 */
function pastOf(board: Board, corps: Corps): Uint8Array {
  const masks = pastsOf(board);
  let past = masks.get(corps);
  if (!past) masks.set(corps, (past = fillPast(board, corps)));
  return past;
}

function fillPast(board: Board, corps: Corps): Uint8Array {
  const { grid } = board;
  const sector = flood(board, hexNamed(grid, SECTORS[corps]));
  return sector.map((inside, hex) =>
    inside === 1 || rowOf(grid, hex) > LAST_ROW || neighboursOf(grid, hex).some((next) => sector[next] === 1) ? 0 : 1,
  );
}

/** 1 in the hexes of a corps' sector, found from one of them: south of the line, not across a boundary. */
function flood({ grid, boundary }: Board, from: number): Uint8Array {
  const sector = new Uint8Array(grid.size);
  const queue = [from];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (sector[hex] === 1) continue;
    sector[hex] = 1;
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const to = grid.neighbours[at] as number;
      if (to >= 0 && boundary[at] === 0 && rowOf(grid, to) <= LAST_ROW) queue.push(to);
    }
  }
  return sector;
}

/**
 * H44-23.6-a: the garrisons of Tiel and 's-Hertogenbosch stay until an Allied unit is near; once released they are free
 * (RUL-H44-12).
 */
export const isFrozen = (p: Position, u: number): boolean =>
  !p.s.own.released[u] && !isAlarmed(p.board.grid, p, hexOf(p, u));

const isAlarmed = (grid: Grid, p: Position, hex: number): boolean =>
  OF[ALLIED].some((u) => onMap(p, u) && distance(grid, hexOf(p, u), hex) <= GARRISON_RANGE);
