import { hexOf, type Position } from '../../position/position.ts';
import { AREA, type AdvanceFrame } from '../../position/state.ts';
import { drop } from './advance-group.ts';

/** Is the unit on the map or in an entry area? */
export const isInPlay = (p: Position, u: number): boolean => hexOf(p, u) >= 0 || hexOf(p, u) <= AREA;

/** After a combat: units that were eliminated are off the lists. Remnants have taken the places of theirs (11.4). */
export function dropLost(p: Position, frame: AdvanceFrame): void {
  for (const u of frame.units.slice()) if (!isInPlay(p, u)) drop(frame, u);
}
