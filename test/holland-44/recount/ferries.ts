import { isEnemyIn, isInfantry, isVehicle, placeOf, stepsOf, type Board } from './position.ts';
import { hexOf, PANNERDEN } from './board.ts';
import { printOf } from './counters.ts';
import { isBankFree, isFerryman, isFerryOpen } from './supply.ts';
import { inZone } from './zoc.ts';

const NIGHTS = 3;
/** 20.1: every third turn from the second on is a night. */
const isNight = (turn: number): boolean => turn % NIGHTS === 2;

/** 8.5.5: by an ordinary ferry. */
const byFerry = (b: Board, units: readonly number[], from: number, to: number): boolean =>
  isFerryOpen(b, printOf(units[0] as number).side, from, to) && isLight(b, units) && used(b, from, to) < 1;

/** 8.5.5, 8.5.6, RUL-H44-71: between 5626 and area H. */
export const mayFerryOff = (b: Board, units: readonly number[]): boolean =>
  isBankFree(b, printOf(units[0] as number).side) && isLight(b, units) && used(b, PANNERDEN, BANK) < 1;

/** On the map the same ferry leads to 5627. */
const BANK = hexOf('5627');

/** 8.5.5, 8.5.6: one step; vehicles of the Germans at night only. */
const isLight = (b: Board, units: readonly number[]): boolean =>
  units.reduce((sum, u) => sum + stepsOf(b, u), 0) === 1 &&
  (printOf(units[0] as number).side === 0 || isNight(b.turn) || units.every((u) => isInfantry(b, u)));

/** Steps carried in this turn, as the game counts them. */
const used = (b: Board, from: number, to: number): number =>
  b.s.own.ferries[`${Math.min(from, to)}-${Math.max(from, to)}`] ?? 0;

/** 23.3.3, AMB-H44-33: Allied engineers at one end, six steps, one of them of vehicles; not out of EZOC. */
function byEngineer(b: Board, units: readonly number[], from: number, to: number): boolean {
  if (printOf(units[0] as number).side === 1 || isEnemyIn(b, 0, to) || inZone(b, 0, from)) return false;
  const engineers = [from, to].flatMap((hex) => b.at(hex).filter((u) => isFerryman(b, u)));
  const steps = units.reduce((sum, u) => sum + stepsOf(b, u), 0);
  const vehicles = units.filter((u) => isVehicle(b, u)).reduce((sum, u) => sum + stepsOf(b, u), 0);
  return engineers.length > 0 && steps <= 6 && vehicles <= 1 && units.every((u) => placeOf(b, u) === from);
}

/** 8.5.4: over a major river without a bridge. */
export const mayFerry = (b: Board, units: readonly number[], from: number, to: number): boolean =>
  byFerry(b, units, from, to) || byEngineer(b, units, from, to);
