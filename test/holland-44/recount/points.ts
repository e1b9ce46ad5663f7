import { ELIMINATED } from '../../../src/games/holland-44/position/state.ts';
import { NORTH_OF_RHINE, NORTH_OF_WAAL, PRIZES } from './board.ts';
import { PRINTS } from './counters.ts';
import type { Ledger } from './ledger.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';
import { supplyOf } from './supply.ts';

const isNorth = (b: Board, u: number): boolean => NORTH_OF_RHINE.has(position.placeOf(b, u));

/** 26.5.1 */
export function alliedPoints(b: Board, ledger: Ledger): number {
  const prizes = PRIZES.filter((hex) => ledger.last.get(hex) === 0).length;
  const counted = PRINTS.filter(
    ({ index, side, airborne, breakdown, type }) =>
      side === 0 && !airborne && !breakdown && type !== 'supply_head' && isNorth(b, index),
  );
  const supplied = supplyOf(b, ledger, 0);
  return prizes + counted.filter(({ index }) => supplied(index)).length;
}

/** 26.5.2, AMB-H44-14, RUL-H44-187: a unit of three steps is worth a point, any other half of one. */
export function germanPoints(b: Board): number {
  const lost = PRINTS.filter(
    ({ index, side, pool, type }) =>
      side === 0 && !pool && type !== 'supply_head' && position.placeOf(b, index) === ELIMINATED,
  );
  return lost.reduce((sum, { steps }) => sum + (steps === 3 ? 1 : 0.5), 0);
}

/** 26.2, 26.3: who wins at the end of this turn at once. */
export function automaticWinner(b: Board, ledger: Ledger): number {
  const ours = PRINTS.filter(({ index, side }) => side === 0 && isNorth(b, index));
  if (alliedPoints(b, ledger) >= 10 && ours.some(({ airborne, type }) => !airborne && type !== 'supply_head')) return 0;
  return germanPoints(b) >= 12 || (ledger.north && ours.length === 0) ? 1 : -1;
}

/** S1.3: steps north of the Waal that are not airborne. */
export const stepsNorthOfWaal = (b: Board): number =>
  PRINTS.filter(
    ({ index, side, airborne, type }) =>
      side === 0 && !airborne && type !== 'supply_head' && NORTH_OF_WAAL.has(position.placeOf(b, index)),
  ).reduce((sum, { index }) => sum + position.stepsOf(b, index), 0);
