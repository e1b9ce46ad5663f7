import { RETREATED } from '../../../src/games/holland-44/position/state.ts';
import { areasBy, hasRoad, isSoft, sideOf } from './board.ts';
import { printOf } from './counters.ts';
import { defendersIn, fullUnits, type Attack } from './force.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';

const isHead = (u: number): boolean => printOf(u).type === 'supply_head';
const isPresent = (b: Board, u: number): boolean =>
  position.stepsOf(b, u) > 0 && (position.placeOf(b, u) >= 0 || position.areaOf(b, u) !== undefined);

/** 15.6, RUL-H44-93: by its terrain the unit could advance into the hex attacked. */
export function couldAdvance(b: Board, u: number, target: number): boolean {
  if (printOf(u).type === 'artillery' || position.printedAllowance(b, u) === 0) return false;
  const from = position.placeOf(b, u);
  if (from === target) return true;
  if (from < 0)
    return (
      (areasBy[target] as string[]).length > 0 && !(position.isVehicle(b, u) && isSoft(target) && !hasRoad(target))
    );
  if (position.isVehicle(b, u)) return position.bearsVehicles(b, from, target);
  // Infantry may cross what it has attacked across.
  return isHead(u) ? !position.isMoat(b, from, target) && sideOf(from, target).river !== 'canal' : true;
}

/** Results whose loss falls on those that made the shift for quality (10.6). */
const BY_ELITE = ['A1', 'A1/ENG', 'A1/DR', 'A1/D1'];

/** 11.2, 12.3: who may take a loss of the attacker. */
export function attackerLosers(b: Board, attack: Attack, result: string, elite: boolean, defended = false): number[] {
  const full = fullUnits(b, attack).filter((u) => isPresent(b, u));
  const bound = elite && !defended && BY_ELITE.includes(result);
  const some = bound ? full.filter((u) => printOf(u).quality === 'elite') : full;
  const able = some.filter((u) => couldAdvance(b, u, attack.target));
  return able.length > 0 ? able : some;
}

/** 11.2, 13.5, RUL-H44-94: who may take a loss of the defender. */
export function defenderLosers(b: Board, { target, side, mode }: Attack): number[] {
  const all = defendersIn(b, { target, side }).filter(
    (u) => mode === 'breakthrough' || !position.isMarked(b, u, RETREATED),
  );
  const others = all.filter((u) => !isHead(u));
  return others.length > 0 ? others : all;
}

/** 23.7: reconnaissance alone in the hex. */
export function isReconAlone(b: Board, { target, side }: Attack): boolean {
  const all = defendersIn(b, { target, side });
  return all.length === 1 && printOf(all[0] as number).recon && !b.unknown.has(target);
}
