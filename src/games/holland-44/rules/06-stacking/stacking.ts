import { STACKING } from '../../data/tables.ts';
import { firstIn, nextOf, occupancyOf, stepsOf, unitOf, unitsIn, type Position } from '../../position/position.ts';

/**
 * H44-25.2.1-c: units that count against the limit of a hex (6.1 to 6.3): one free-stacking unit is free, two halves of
 * a battalion count as one, supply heads and unknown units not at all. `group` stands there too, or would.
 */
export function loadOf(p: Position, hex: number, group: readonly number[] = []): number {
  const there = occupancyOf(p);
  const units = [...group];
  for (let u = firstIn(there, hex); u >= 0; u = nextOf(there, u)) if (!group.includes(u)) units.push(u);
  return loadOfUnits(units);
}

/**
 * H44-6.1-b, H44-6.1-d, H44-6.2-b, H44-6.3-a, H44-6.3-b, H44-6.5-a, H44-6.5-b: the same for units that stand together,
 * in one hex or spread over several; `here`: all who stand there, armour among which leaves none free.
 */
export function loadOfUnits(units: readonly number[], hexes = 1, here = units): number {
  const halves = new Set<string>();
  let load = 0;
  let free = 0;
  for (const u of units) {
    const unit = unitOf(u);
    if (unit.supplyHead) continue;
    if (isFreeAmong(here, u)) free++;
    else if (unit.battalion === null) load++;
    else if (!halves.delete(unit.battalion)) {
      halves.add(unit.battalion);
      load++;
    }
  }
  return load + Math.max(0, free - STACKING.free * hexes);
}

/** H44-6.1-a, H44-6.4.1-a: more than the limit stands in the hex. */
export const isOverstacked = (p: Position, hex: number, group?: readonly number[]): boolean =>
  loadOf(p, hex, group) > STACKING.units;

/**
 * H44-6.4.1-b: steps of a hex that count against the nine, free-stacking units apart (RUL-H44-51). `group` stands there
 * too, or would.
 */
export function stepsIn(p: Position, hex: number, group: readonly number[] = []): number {
  const units = [...new Set([...unitsIn(p, hex), ...group])];
  const armour = units.filter((u) => unitOf(u).tank).length;
  let steps = 0;
  for (const u of units) {
    const { supplyHead, free, freeAlone } = unitOf(u);
    if (!supplyHead && !free && !(freeAlone && armour === 1)) steps += stepsOf(p, u);
  }
  return steps;
}

/** 6.4.1: more steps than an overstacked hex may hold. */
export const breaksLimit = (p: Position, hex: number, group?: readonly number[]): boolean =>
  stepsIn(p, hex, group) > STACKING.steps;

/** 6.2: a free-stacking unit, or one-step armour with no other armour among these units. */
export function isFreeAmong(units: readonly number[], u: number): boolean {
  const { free, freeAlone } = unitOf(u);
  return free || (freeAlone && !units.some((v) => v !== u && unitOf(v).tank));
}
