import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalOf, type Reason } from '../../../../kernel/reason.ts';
import { idOf } from '../../position/actions.ts';
import { enemyOf, OF, unitOf, type Position, type Side } from '../../position/position.ts';
import { inZone } from '../07-zoc/zoc.ts';
import { alone, isBound, standing } from '../08-movement/modes.ts';
import { hexesOf, search } from '../08-movement/movement-search.ts';
import { GREEN } from '../../position/units.ts';

const MUST_LEAVE = reason('14.2', 'green-must-leave');

/**
 * H44-14.2-c, H44-14.3.2-a: why such a unit may not do anything but leave: a tactical move takes it out of the EZOC, as it does
 * wherever a normal move in full retreat would (RUL-H44-114).
 */
export function leaveReason(p: Position, u: number): Reason {
  if (!isBound(p, u) || standing(p, u) !== ALLOWED) return ALLOWED;
  const enemy = enemyOf(unitOf(u).side);
  const hexes = search(p, alone(u, 'tactical'), hexesOf);
  return hexes.some((hex) => hex >= p.board.grid.size || !inZone(p, enemy, hex)) ? MUST_LEAVE : ALLOWED;
}

const GREENS = OF.map((units) => units.filter((u) => unitOf(u).quality === GREEN)) as [number[], number[]];

/** H44-14.2-c: the movement phase does not end while such a unit could still leave. */
export function leaveRefusal(p: Position, side: Side): Refusal | undefined {
  for (const u of GREENS[side]) {
    const why = leaveReason(p, u);
    if (why !== ALLOWED) return refusalOf(why, { unit: idOf(u), args: { unit: idOf(u) } });
  }
  return undefined;
}
