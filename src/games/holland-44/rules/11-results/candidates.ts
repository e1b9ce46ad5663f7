import { ALLOWED } from '../../../../kernel/reason.ts';
import { idOf, say } from '../../position/actions.ts';
import {
  areaOf,
  hexOf,
  hiddenIn,
  mark,
  marked,
  onMap,
  stepsOf,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import { AREA, ENGAGED, GOOD, RETREATED, type CombatMode, type ResultFrame } from '../../position/state.ts';
import { ELITE } from '../../position/units.ts';
import { barsVehicles, edgeReason, VEHICLE } from '../08-movement/terrain.ts';
import { attackSide, formationNumber } from '../10-odds/force.ts';

/**
 * H44-10.6-b, H44-11.2-b, H44-11.2-c, H44-11.2-d, H44-11.2-e, H44-11.2-f, RUL-H44-92: attackers of whom one takes a
 * loss: of the lead formation and the attached unit, elite ones where asked for, then those who could advance.
 */
export function attackersToLose(p: Position, frame: ResultFrame, elite: boolean): number[] {
  const alive = withoutHeads(frame.attackers.filter((u) => stepsOf(p, u) > 0 && isThere(p, u)));
  const bearing = alive.filter(
    (u) => u === frame.attached || (formationNumber(p, u) === frame.lead && !frame.supporting.includes(u)),
  );
  const shifting = elite ? preferred(bearing, (u) => unitOf(u).quality === ELITE) : bearing;
  return preferred(shifting, (u) => couldAdvance(p, u, frame.target));
}

const isThere = (p: Position, u: number): boolean => onMap(p, u) || hexOf(p, u) <= AREA;

/** Those for whom it is so, or all where it is so for none. */
export const preferred = (units: number[], is: (u: number) => boolean): number[] =>
  units.some(is) ? units.filter(is) : units;

/** H44-11.2-f, H44-18.2.2-f: who may fight and take a loss: in company a supply head does neither. */
export const withoutHeads = (units: number[]): number[] => preferred(units, (u) => !unitOf(u).supplyHead);

/** H44-11.2-c, RUL-H44-93, RUL-H44-305: by terrain alone, over the edge of the map too. */
const couldAdvance = (p: Position, u: number, target: number): boolean => {
  const at = attackSide(p, u, target);
  if (!unitOf(u).vehicle) return true;
  return at < 0 ? areaOf(p, u) < 0 || edgeReason(p, VEHICLE, target) === ALLOWED : !barsVehicles(p, at);
};

/** H44-13.1.4-b: units of the defender in the hex. */
export const defending = (p: Position, { target, side }: Pick<ResultFrame, 'target' | 'side'>): number[] =>
  unitsIn(p, target).filter((u) => unitOf(u).side !== side);

/**
 * H44-11.2-f, H44-13.5-a, H44-18.2.2-f, RUL-H44-94: those of them who may defend the hex and take its losses: no supply
 * head in company, nor, unless a breakthrough hits them, units that retreated there in this phase.
 */
export function exposedTo(p: Position, attack: Pick<ResultFrame, 'target' | 'side' | 'mode'>): number[] {
  return withoutHeads(defending(p, attack)).filter((u) => !isGuest(p, u, attack.mode));
}

/**
 * H44-13.5-a, RUL-H44-127: has the unit no part in the defence of its hex, since it retreated onto others there in this
 * phase? A breakthrough combat makes no such difference.
 */
export const isGuest = (p: Position, u: number, mode: CombatMode): boolean =>
  mode !== 'breakthrough' && marked(p, u, RETREATED);

/** H44-23.7-a, H44-23.7-c: results whose step loss a lone reconnaissance unit ignores (23.7). */
const IGNORED_BY_RECON: readonly string[] = ['D1', 'DS'];

/** H44-23.7-a, H44-23.7-b: is there nobody in the hex but a reconnaissance unit, which ignores the loss? */
export function ignoresLoss(p: Position, attack: Pick<ResultFrame, 'target' | 'side'>, result: string): boolean {
  const [only, ...others] = defending(p, attack);
  if (only === undefined || others.length > 0 || !unitOf(only).recon || hiddenIn(p)[attack.target] !== 0) return false;
  return IGNORED_BY_RECON.includes(result);
}

/** H44-11.5.1-a, H44-11.5.2-b: a unit in good order is engaged; disorder stays what it is (11.5.2). */
export function engage(p: Position, u: number): void {
  if (p.s.order[u] !== GOOD) return;
  mark(p, u, ENGAGED);
  say(p, 'engaged', '11.5.1', { unit: idOf(u) });
}
