import { isEnemyIn, isGood, isInfantry, isVehicle, placeOf, stepsOf, type Board } from './position.ts';
import { printOf } from './counters.ts';
import { isFerryOpen } from './supply.ts';

const NIGHTS = 3;
/** 20.1: every third turn from the second on is a night. */
const isNight = (turn: number): boolean => turn % NIGHTS === 2;

/** 8.5.5, 8.5.6: one step by an ordinary ferry; vehicles of the Germans at night only. */
function byFerry(b: Board, units: readonly number[], from: number, to: number): boolean {
  const side = printOf(units[0] as number).side;
  const small = units.reduce((sum, u) => sum + stepsOf(b, u), 0) === 1;
  const fit = side === 0 || isNight(b.turn) || units.every((u) => isInfantry(b, u));
  return isFerryOpen(b, side, from, to) && small && fit && used(b, from, to) < 1;
}

/** Steps carried in this turn, as the game counts them. */
const used = (b: Board, from: number, to: number): number =>
  b.s.own[`ferry:${Math.min(from, to)}-${Math.max(from, to)}`] ?? 0;

/** 23.3.3: Allied engineers in good order at one end, six steps, one of them of vehicles. */
function byEngineer(b: Board, units: readonly number[], from: number, to: number): boolean {
  if (printOf(units[0] as number).side === 1 || isEnemyIn(b, 0, to)) return false;
  const engineers = [from, to].flatMap((hex) =>
    b.at(hex).filter((u) => printOf(u).side === 0 && printOf(u).type === 'engineer' && isGood(b, u)),
  );
  const steps = units.reduce((sum, u) => sum + stepsOf(b, u), 0);
  const vehicles = units.filter((u) => isVehicle(b, u)).reduce((sum, u) => sum + stepsOf(b, u), 0);
  return engineers.length > 0 && steps <= 6 && vehicles <= 1 && units.every((u) => placeOf(b, u) === from);
}

/** 8.5.4: over a major river without a bridge. */
export const mayFerry = (b: Board, units: readonly number[], from: number, to: number): boolean =>
  byFerry(b, units, from, to) || byEngineer(b, units, from, to);
