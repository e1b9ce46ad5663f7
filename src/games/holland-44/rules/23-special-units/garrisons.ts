import { distance } from '../../../../hex/grid.ts';
import { GARRISON_RANGE } from '../../data/tables.ts';
import { hexOf, note, onMap, type Position } from '../../position/position.ts';
import { UNITS } from '../../position/units.ts';
import { isFrozen } from './special.ts';

const GARRISONS = UNITS.flatMap(({ frozen, index }) => (frozen ? [index] : []));

/** RUL-H44-12, RUL-H44-169: an Allied unit is in a hex: garrisons within two hexes are released for good. Answers which. */
export function releaseGarrisons(p: Position, hex: number): readonly number[] {
  const released = GARRISONS.filter(
    (u) => onMap(p, u) && !p.s.own.released[u] && distance(p.board.grid, hexOf(p, u), hex) <= GARRISON_RANGE,
  );
  for (const u of released) note(p, 'released', u, 1);
  return released;
}

/** H44-23.6-a: garrisons that still stay, and how near an Allied unit may not come for it. */
export const sleepersIn = (p: Position): Map<number, number> =>
  new Map(GARRISONS.filter((u) => onMap(p, u) && isFrozen(p, u)).map((u) => [u, GARRISON_RANGE]));
