import type { Bond, SupplyLine } from '../../wargame/wargame.ts';
import { ABOUT } from './about.ts';
import { idOf, sideName } from './actions.ts';
import { AREAS } from './data/areas.ts';
import { nameOf, type Position, type Side } from './position.ts';
import { bondsOf } from './rules/07-bonds.ts';
import { routeOf, type Route } from './rules/18-routes.ts';
import { hasSupply, isTraced } from './rules/18-supply.ts';
import { UNITS } from './units.ts';

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
export const supplyQuery = (p: Position): SupplyLine[] =>
  UNITS.flatMap(({ index }) => (isTraced(p, index) ? [lineOf(p, index)] : []));

function lineOf(p: Position, u: number): SupplyLine {
  const route = routeOf(p, u);
  const judged = { unit: idOf(u), supplied: hasSupply(p, u) };
  if (!route) return { ...judged, path: [], overland: 0 };
  return {
    ...judged,
    path: route.hexes.map((hex) => nameOf(p, hex)),
    overland: route.overland,
    source: sourceOf(route),
  };
}

const sourceOf = ({ source }: Route): NonNullable<SupplyLine['source']> =>
  'head' in source ? { unit: idOf(source.head) } : { area: AREAS[source.area]?.id as string };
