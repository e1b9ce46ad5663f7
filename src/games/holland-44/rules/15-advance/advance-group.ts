import { ADVANCE } from '../../data/tables.ts';
import { firstUnit, hexOf, marked, note, place, type Position } from '../../position/position.ts';
import { OUT_OF_SUPPLY, type AdvanceFrame } from '../../position/state.ts';
import { columnOf } from '../08-movement/modes.ts';
import { FOOT } from '../08-movement/terrain.ts';

/** How a unit has gone in its advance: not yet, along roads all the way, or otherwise. */
export const AT_REST = 0;
export const BY_ROAD = 1;
export const OFF_ROAD = 2;

/** Advancing units that go together, as they stand or would stand after some steps. */
export interface AdvanceGroup {
  units: readonly number[];
  /** Hex they are in, or the code of their entry area. */
  hex: number;
  /** Hexes each has paid, and how it has gone. */
  gone: readonly number[];
  trail: readonly number[];
  /** They may enter the hex of their breakthrough combat free of charge. */
  isFree: boolean;
  /** What they have entered ends their advance. */
  isOver: boolean;
}

const slotOf = ({ units }: AdvanceFrame, u: number): number => units.indexOf(u);

/** Of a unit that may still advance: the hex it attacked from, the hexes it has paid, and how it has gone. */
export const fromOf = (frame: AdvanceFrame, u: number): number => frame.from[slotOf(frame, u)] as number;
export const paidBy = (frame: AdvanceFrame, u: number): number => frame.gone[slotOf(frame, u)] as number;
export const trailOf = (frame: AdvanceFrame, u: number): number => frame.trail[slotOf(frame, u)] as number;

export const groupOf = (p: Position, frame: AdvanceFrame, units: readonly number[]): AdvanceGroup => ({
  units,
  hex: hexOf(p, firstUnit(units)),
  gone: units.map((u) => paidBy(frame, u)),
  trail: units.map((u) => trailOf(frame, u)),
  isFree: frame.strike === 'won' && units.every((u) => frame.strikers.includes(u)),
  isOver: false,
});

/** Hexes that one of a group has paid, by its place in the group. */
export const hexesPaid = (gone: readonly number[], i: number): number => gone[i] as number;

/** RUL-H44-123: a unit that is picked goes with its group, if it has one. */
export const goesWith = ({ group }: AdvanceFrame, u: number): readonly number[] => (group.includes(u) ? group : [u]);

/** Has the unit begun its advance? */
export const hasBegun = (frame: AdvanceFrame, u: number): boolean => {
  const i = slotOf(frame, u);
  return frame.gone[i] !== 0 || frame.trail[i] !== AT_REST;
};

/** Units on their way: those that have begun and those of the group. */
export const onTheWay = (frame: AdvanceFrame): number[] =>
  frame.units.filter((u) => hasBegun(frame, u) || frame.group.includes(u));

/** H44-9.5.3-i, RUL-H44-313: engineers that had no part in the river assault they made possible: they may cross, no more. */
export const onlyCrosses = ({ took }: AdvanceFrame, u: number): boolean => !took.includes(u);

/** RUL-H44-128, RUL-H44-313: whoever has supported the attack, or only crosses, goes into the vacated hex or nowhere. */
export const reachOf = (frame: AdvanceFrame, u: number): AdvanceFrame['reach'] =>
  frame.helped.includes(u) || onlyCrosses(frame, u) ? 'limited' : frame.reach;

/** H44-15.2-f, H44-18.4-c: mechanised units in supply, but not dismounted ones (RUL-H44-140). */
export const hasRoadBonus = (p: Position, u: number): boolean =>
  columnOf(p, u) !== FOOT && !marked(p, u, OUT_OF_SUPPLY);

/**
 * H44-15.1-c, H44-15.2-d: can all of them pay one hex more? The additional hex asks for a road all the way, `byRoad`
 * for this hex too.
 */
export const canPay = (
  p: Position,
  frame: AdvanceFrame,
  { units, gone, trail }: AdvanceGroup,
  byRoad: boolean,
): boolean =>
  units.every((u, i) => {
    const paid = hexesPaid(gone, i) + 1;
    const most = ADVANCE[reachOf(frame, u)];
    return paid <= most.hexes || (paid <= most.byRoad && byRoad && trail[i] !== OFF_ROAD && hasRoadBonus(p, u));
  });

/** Hexes that each of them can still pay, and how many more if their road goes on (H44-15.2-d). */
export function hexesLeft(
  p: Position,
  frame: AdvanceFrame,
  { units, gone, trail }: AdvanceGroup,
): Record<'left' | 'byRoad', number> {
  const least = (of: 'hexes' | 'byRoad'): number =>
    Math.min(...units.map((u, i) => Math.max(0, ADVANCE[reachOf(frame, u)][of] - hexesPaid(gone, i))));
  const mayFollow = units.every((u, i) => trail[i] !== OFF_ROAD && hasRoadBonus(p, u));
  return { left: least('hexes'), byRoad: mayFollow ? least('byRoad') - least('hexes') : 0 };
}

/** 15.4: has the unit used the additional hex of the road? */
export const isStretched = (frame: AdvanceFrame, u: number, gone: number): boolean =>
  gone > ADVANCE[reachOf(frame, u)].hexes;

/** Values of `Own.advanced`: did the unit use the additional hex of the road? */
export const BY_RATE = 1;
export const BY_BONUS = 2;

/** The group is where it would be: writes what it has paid and how it has gone. */
export function settleGroup(p: Position, frame: AdvanceFrame, { units, hex, gone, trail }: AdvanceGroup): void {
  units.forEach((u, i) => {
    const slot = slotOf(frame, u);
    frame.gone[slot] = hexesPaid(gone, i);
    frame.trail[slot] = trail[i] ?? AT_REST;
    if (hexOf(p, u) !== hex) place(p, u, hex);
  });
}

/**
 * H44-16.2-b: these units have ended their advance. Once one that has begun has ended, nobody fights a breakthrough
 * combat any more (16.2, RUL-H44-117).
 */
export function finish(p: Position, frame: AdvanceFrame, units: readonly number[]): void {
  for (const u of units) {
    const i = slotOf(frame, u);
    if (i < 0) continue;
    const isFar = isStretched(frame, u, paidBy(frame, u));
    if (isFar) frame.stretched.push(u);
    if (hasBegun(frame, u)) {
      frame.breakthrough = false;
      note(p, 'advanced', u, isFar ? BY_BONUS : BY_RATE);
    }
    drop(frame, u);
  }
}

/** Takes a unit off the lists. */
export function drop(frame: AdvanceFrame, u: number): void {
  const i = slotOf(frame, u);
  if (i < 0) return;
  for (const list of [frame.units, frame.from, frame.gone, frame.trail]) list.splice(i, 1);
  frame.group = frame.group.filter((v) => v !== u);
  frame.strikers = frame.strikers.filter((v) => v !== u);
}
