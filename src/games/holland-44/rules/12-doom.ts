import { unitOf, type Position } from '../position.ts';
import type { RetreatWhy } from '../state.ts';
import { breaksLimit } from './06-stacking.ts';
import { isLostAtOnce } from './13-elimination.ts';
import { waysOf } from './13-retreat-paths.ts';
import type { Retreater } from './13-retreater.ts';

/** 11.1: hexes of a retreat that a determined defence can cancel. */
const LENGTH = 2;

/**
 * H44-12.4-b, 13.2, RUL-H44-01: would the retreat from this hex eliminate all these units, or none of their retreats
 * keep the nine steps of 6.4.1?
 */
export function eliminatesAll(p: Position, units: readonly number[], hex: number, why: RetreatWhy): boolean {
  const ends = units.map((u) => (isLostAtOnce(p, u, why) ? [] : endsOf(p, u, units, hex)));
  const saved = units.map((u, i) => ({ u, ends: ends[i] as number[] })).filter((one) => one.ends.length > 0);
  return saved.length === 0 || !fits(p, saved, new Map());
}

/** Where a unit may end its retreat, or stop by 13.3; nowhere if it would be lost. */
function endsOf(p: Position, u: number, units: readonly number[], hex: number): number[] {
  const r: Retreater = {
    u,
    side: unitOf(u).side,
    from: hex,
    least: LENGTH,
    most: LENGTH,
    company: units,
    halted: [],
    isFree: false,
  };
  const { whole, stops } = waysOf(p, r);
  return [...new Set([...whole.map((path) => path.at(-1) as number), ...stops])];
}

/** Can the units end so that no hex holds more than nine steps? `came` has those that have found their place. */
function fits(
  p: Position,
  units: readonly { u: number; ends: readonly number[] }[],
  came: ReadonlyMap<number, readonly number[]>,
): boolean {
  const [first, ...others] = units;
  if (!first) return true;
  return first.ends.some((hex) => {
    const group = [...(came.get(hex) ?? []), first.u];
    return (hex < 0 || !breaksLimit(p, hex, group)) && fits(p, others, new Map(came).set(hex, group));
  });
}
