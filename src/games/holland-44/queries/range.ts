import type { Destinations } from '../../../wargame/search/contract.ts';
import type { Reach, ReachHex } from '../../../wargame/wargame.ts';
import { ALLOWED } from '../../../kernel/reason.ts';
import { PARTS } from '../data/terrain.ts';
import { ALLIED, areaOf, enemyOf, firstUnit, hexAcross, hexOf, nameOf, type Position } from '../position/position.ts';
import type { Mover } from '../position/state.ts';
import { inZone } from '../rules/07-zoc/zoc.ts';
import { stayReason } from '../rules/08-movement/entering.ts';
import { allowanceOf, leftOf } from '../rules/08-movement/modes.ts';
import {
  costOf,
  hexAt,
  hexBefore,
  LAYERS,
  NOT_REACHED,
  placeBefore,
  search,
  hexesTo,
  type Search,
} from '../rules/08-movement/movement-search.ts';
import { enterCost, stepCost } from '../rules/08-movement/step-costs.ts';
import { endsAnywhere, mayEndFrom } from '../rules/08-movement/open-steps.ts';
import { mayInfiltrate, contextOf } from '../rules/08-movement/mover-context.ts';
import { asPicked } from '../rules/18-supply/dismounted.ts';
import { areaHex, hexesFrom } from '../rules/19-entry-areas/areas.ts';
import { UNITS } from '../position/units.ts';

const nameAt = (p: Position, hex: number): string =>
  hex < p.board.grid.size ? nameOf(p, hex) : nameOf(p, areaHex(hex - p.board.grid.size));

/** Everything the movers can enter now, as the command line prints it. */
export function reachOf(position: Position, mover: Mover): Reach {
  const p = mover.hexesMoved === 0 ? mover.units.reduce(asPicked, position) : position;
  const lead = firstUnit(mover.units);
  const start = hexOf(p, lead);
  return {
    unit: UNITS[lead]?.id ?? '',
    from: start === -1 ? null : nameOf(p, start),
    allowance: Math.min(...mover.units.map((u) => allowanceOf(p, u, mover.mode))) / unitOfCost(mover),
    hexes: search(p, mover, (found) => reachedOf(p, mover, found)),
  };
}

function reachedOf(p: Position, mover: Mover, found: Search): ReachHex[] {
  const best = new Map<number, number>();
  for (const place of found.found) {
    const hex = hexAt(place);
    const known = best.get(hex);
    if (known !== undefined && costOf(found, place) >= costOf(found, known)) continue;
    if (placeBefore(found, place) === -1 || mayEndAt(p, mover, found, place)) best.set(hex, place);
  }
  return [...best]
    .flatMap(([hex, place]) => (placeBefore(found, place) === -1 ? [] : [reached(p, mover, found, hex, place)]))
    .concat(assaults(p, mover, found))
    .sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
}

/** H44-8.2.2-c, H44-14.2-j: can the move end at a place found, or farther on? */
function mayEndAt(p: Position, mover: Mover, found: Search, place: number): boolean {
  const hex = hexAt(place);
  if (endsAnywhere(mover) || hex >= p.board.grid.size) return true;
  const hexesMoved = mover.hexesMoved + hexesTo(found, place);
  const left = leftOf(p, mover) - costOf(found, place);
  return mayEndFrom(p, { ...mover, woods: place % LAYERS, hexesMoved }, hex, left);
}

const unitOfCost = ({ mode }: Mover): number => (mode === 'tactical' ? 1 : PARTS);

/** The places on the way to one, without the start. */
function placesTo(found: Search, place: number): number[] {
  const path: number[] = [];
  for (let at = place; placeBefore(found, at) >= 0; at = placeBefore(found, at)) path.push(at);
  return path.reverse();
}

/** Names of the hexes on the way to a place, without the start. */
const namesTo = (p: Position, found: Search, place: number): string[] =>
  placesTo(found, place).map((at) => nameAt(p, hexAt(at)));

/**
 * H44-25.3.1-a, RUL-H44-173: hexes of unknown units that the movers can enter from a place found, at the least cost. What happens there
 * is decided when they do.
 */
function assaults(p: Position, mover: Mover, found: Search): ReachHex[] {
  if (mover.side !== ALLIED || mover.mode === 'extended') return [];
  return p.s.unknown.flatMap((hex) => {
    const best = bestInto(p, mover, found, hex);
    if (!best) return [];
    const path = [...namesTo(p, found, best.place), nameOf(p, hex)];
    const cost = best.cost / unitOfCost(mover);
    return [{ hex: nameOf(p, hex), cost, path, mayStop: false, mustStop: '25.3.1', contact: true }];
  });
}

/** A place found, and what has been spent after a step from there. */
interface Approach {
  place: number;
  cost: number;
}

function bestInto(p: Position, mover: Mover, found: Search, hex: number): Approach | undefined {
  const most = leftOf(p, mover);
  let best = fromArea(p, mover, found, hex);
  for (let d = 0; d < 6; d++) {
    const from = hexAcross(p, hex * 6 + d);
    for (let woods = 0; woods < (from < 0 ? 0 : LAYERS); woods++) {
      const place = from * LAYERS + woods;
      const spent = costOf(found, place);
      if (spent === NOT_REACHED) continue;
      const context = contextOf(p, { ...mover, hexesMoved: mover.hexesMoved + hexesTo(found, place) }, from, true);
      context.before = hexBefore(found, place);
      const step = stepCost(p, context, from * 6 + ((d + 3) % 6), woods);
      if (step >= 0 && spent + step <= (best ? best.cost - 1 : most)) best = { place, cost: spent + step };
    }
  }
  return best;
}

/** H44-19.1-b: straight from an entry area onto its edge, if the movers are in one. */
function fromArea(p: Position, mover: Mover, { found: [place = -1] }: Search, hex: number): Approach | undefined {
  const area = areaOf(p, firstUnit(mover.units));
  if (area < 0 || mover.hexesMoved > 0 || !hexesFrom(p, area).includes(hex)) return undefined;
  const cost = enterCost(p, contextOf(p, mover, areaHex(area), true), hex);
  return cost >= 0 && cost <= leftOf(p, mover) ? { place, cost } : undefined;
}

function reached(p: Position, mover: Mover, found: Search, hex: number, place: number): ReachHex {
  const { size } = p.board.grid;
  const isArea = hex >= size;
  const stops = !isArea && inZone(p, enemyOf(mover.side), hex) && !mayInfiltrate(p, contextOf(p, mover, hex));
  return {
    hex: nameAt(p, hex),
    cost: costOf(found, place) / unitOfCost(mover),
    path: namesTo(p, found, place),
    mayStop: isArea || stayReason(p, mover, hex) === ALLOWED,
    mustStop: isArea ? '19.3.1' : stops ? '7.2' : null,
  };
}

/** Fills `into` with the hexes where the movers may stop, with costs in sixths of points, or of hexes, cheapest first. */
export function destinationsOf(position: Position, mover: Mover, into: Destinations): Destinations {
  const p = mover.units.reduce(asPicked, position);
  return search(p, mover, (found) => fill(p, mover, found, into));
}

function fill(p: Position, mover: Mover, found: Search, into: Destinations): Destinations {
  const sixths = PARTS / unitOfCost(mover);
  const seen = new Set<number>([hexOf(p, firstUnit(mover.units))]);
  into.count = 0;
  for (const place of found.found) {
    const hex = hexAt(place);
    if (seen.has(hex) || hex >= p.board.grid.size) continue;
    seen.add(hex);
    if (stayReason(p, mover, hex) !== ALLOWED) continue;
    into.hexes[into.count] = hex;
    into.costs[into.count++] = costOf(found, place) * sixths;
  }
  return into;
}

/** The cheapest path to a hex, without the start; empty when it cannot be reached. */
export const pathTo = (p: Position, mover: Mover, hex: number): number[] =>
  search(p, mover, (found) => {
    const end = found.found.find((place) => hexAt(place) === hex);
    return end === undefined ? [] : placesTo(found, end).map(hexAt);
  });
