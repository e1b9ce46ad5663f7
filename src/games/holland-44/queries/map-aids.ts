import type { Bond, SupplyLine } from '../../../wargame/wargame.ts';
import { ABOUT } from '../position/about.ts';
import { idOf, sideName } from '../position/actions.ts';
import { AREAS } from '../data/areas.ts';
import { nameOf, onMap, unitOf, type Position, type Side } from '../position/position.ts';
import { bondsOf } from '../rules/07-zoc/bonds.ts';
import { routeOf, stoppedPath, withoutEnemies, type Route } from '../rules/18-supply/routes.ts';
import { hasSupply, isTraced } from '../rules/18-supply/supply.ts';
import { UNITS } from '../position/units.ts';

/** 7.4: the bonds of both sides. Unknown units form none (25.2.1). */
export const bondsQuery = (p: Position): Bond[] =>
  ABOUT.sides.flatMap((_, i) =>
    bondsOf(p, i as Side).map(({ from, to, at, shut }) => ({
      side: sideName(i as Side),
      from: nameOf(p, from),
      to: to < 0 ? null : nameOf(p, to),
      at: at.map((hex) => nameOf(p, hex)),
      shut: shut.map((hex) => nameOf(p, hex)),
    })),
  );

/** 18.1: how the supply of each unit that traces any would be judged now, whatever its marker says. */
export function supplyQuery(p: Position): SupplyLine[] {
  const free: Position[] = [];
  const freeFor = (side: Side): Position => (free[side] ??= withoutEnemies(p, side));
  return UNITS.flatMap(({ index }) => (isTraced(p, index) ? [lineOf(p, freeFor, index)] : []));
}

/** The line of a unit; `freeFor` gives the position without the enemies of a side. */
function lineOf(p: Position, freeFor: (side: Side) => Position, u: number): SupplyLine {
  const supplied = hasSupply(p, u);
  const route = routeOf(p, u);
  if (route) {
    const path = route.hexes.map((hex) => nameOf(p, hex));
    return { unit: idOf(u), supplied, path, overland: route.overland, source: sourceOf(route) };
  }
  const none = { unit: idOf(u), supplied, path: [], overland: 0 };
  if (supplied || !onMap(p, u)) return none;
  const stopped = stoppedPath(p, freeFor(unitOf(u).side), u).map((hex) => nameOf(p, hex));
  return stopped.length > 0 ? { ...none, stopped } : none;
}

const sourceOf = ({ source }: Route): NonNullable<SupplyLine['source']> =>
  'head' in source ? { unit: idOf(source.head) } : { area: AREAS[source.area]?.id as string };
