import { distance, type Grid } from '../../../../hex/grid.ts';
import { enemyOf, hexAcross, holds, isMajorGap, type Position } from '../../position/position.ts';
import { breaksLimit } from '../06-stacking/stacking.ts';
import { hasFriend, isOut, isZoned, lastOf, type Path, type Retreater } from './retreater.ts';
import { hasSupplyIn } from '../18-supply/supply.ts';

/** H44-13.1.3-a, H44-13.1.3-d: guidelines 2 to 6 in their order: tests that the best paths fulfil. */
export const guidelinesOf = (p: Position, r: Retreater): ((path: Path) => boolean)[] => {
  const supplied = new Map<number, boolean>();
  return [
    (path) => isOut(path) || isFar(p.board.grid, r.from, lastOf(path)),
    (path) => !path.some((hex) => hex >= 0 && isZoned(p, r, hex)),
    (path) => !joinsFront(p, r, lastOf(path)),
    (path) => {
      const last = lastOf(path);
      const found = supplied.get(last) ?? isSupplied(p, r, last);
      supplied.set(last, found);
      return found;
    },
    (path) => !isFull(p, r, lastOf(path)),
  ];
};

/** H44-13.1.3-c: guideline 2: at least two hexes from the battle. */
const isFar = (grid: Grid, from: number, hex: number): boolean => distance(grid, from, hex) >= 2;

/** H44-13.1.3-g: guideline 4: friends are there and an enemy beside them, not across an unbridged major river. */
function joinsFront(p: Position, { u, side }: Retreater, hex: number): boolean {
  if (hex < 0 || !hasFriend(p, side, hex, (v) => v !== u)) return false;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = hexAcross(p, at);
    if (next >= 0 && holds(p, enemyOf(side), next) && !isMajorGap(p, at)) return true;
  }
  return false;
}

/** H44-13.1.3-h: guideline 5 */
const isSupplied = (p: Position, { u }: Retreater, hex: number): boolean => hex < 0 || hasSupplyIn(p, u, hex);

/** H44-13.1.3-i: guideline 6 and RUL-H44-108: more than the nine steps of 6.4.1. */
const isFull = (p: Position, { u }: Retreater, hex: number): boolean => hex >= 0 && breaksLimit(p, hex, [u]);
