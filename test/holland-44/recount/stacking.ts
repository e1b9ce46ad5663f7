import { printOf } from './counters.ts';
import { stepsOf, type Board } from './position.ts';

/** RUL-H44-50: has an armour value and is no Flak. */
export const isArmoured = (u: number): boolean => printOf(u).armour > 0 && printOf(u).type !== 'flak';

/** 6.2, AMB-H44-46: artillery, bridging units, engineers, Flak; armour of one step while no other armour is in the hex. */
const isFree = (u: number, here: readonly number[]): boolean =>
  printOf(u).free ||
  (isArmoured(u) && printOf(u).steps === 1 && !here.some((other) => other !== u && isArmoured(other)));

const isHead = (u: number): boolean => printOf(u).type === 'supply_head';

/** 6.1, 6.3: two units and a free-stacking one; two halves of a battalion are one, supply heads none. */
export function fits(units: readonly number[], here: readonly number[] = units): boolean {
  const counted = units.filter((u) => !isHead(u));
  const battalions = new Set(counted.map((u) => printOf(u).battalion ?? u));
  return battalions.size - (counted.some((u) => isFree(u, here)) ? 1 : 0) <= 2;
}

/** 6.4.1, RUL-H44-51: steps that count towards the nine. */
export const stepsIn = (b: Board, units: readonly number[]): number =>
  units.filter((u) => !isHead(u) && !isFree(u, units)).reduce((sum, u) => sum + stepsOf(b, u), 0);

/** 6.4.2: every choice of units that may fight in a hex, none of which could be greater; `here`: all that stand there. */
export function choices(units: readonly number[], here: readonly number[]): number[][] {
  const subsets = Array.from({ length: 2 ** units.length }, (_, bits) => units.filter((_u, i) => (bits >> i) & 1));
  const legal = subsets.filter((some) => fits(some, here));
  return legal.filter(
    (some) => !legal.some((more) => more.length > some.length && some.every((u) => more.includes(u))),
  );
}
