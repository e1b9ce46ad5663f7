import { within } from '../../../../hex/grid.ts';
import { STACKING } from '../../data/tables.ts';
import { firstIn, firstUnit, nextOf, occupancyOf, stepsOf, unitOf, type Position } from '../../position/position.ts';
import type { RetreatFrame, RetreatWhy } from '../../position/state.ts';
import { breaksLimit } from '../06-stacking/stacking.ts';
import { isLostAtOnce } from '../13-retreat/elimination.ts';
import { canSurvive, retreatPathsOf } from '../13-retreat/retreat-paths.ts';
import { type Retreater, lastOf } from '../13-retreat/retreater.ts';

/** 11.1: hexes of a retreat that a determined defence can cancel. */
const LENGTH = 2;

/**
 * H44-12.4-b, 13.2, RUL-H44-01: would the retreat from this hex eliminate all these units, or none of their retreats
 * keep the nine steps of 6.4.1?
 */
export function eliminatesAll(p: Position, units: readonly number[], hex: number, why: RetreatWhy): boolean {
  if (hasRoom(p, units, hex)) {
    return units.every((u) => isLostAtOnce(p, u, why) || !canSurvive(p, retreaterOf(p, u, units, { hex, why })));
  }
  const ends = units.map((u) => (isLostAtOnce(p, u, why) ? [] : endsOf(p, u, units, { hex, why })));
  const saved = units.map((u, i) => ({ u, ends: ends[i] ?? [] })).filter((one) => one.ends.length > 0);
  return saved.length === 0 || !fits(p, saved, new Map());
}

/** The battle hex and why the units retreat. */
type About = Pick<RetreatFrame, 'hex' | 'why'>;

function retreaterOf(p: Position, u: number, units: readonly number[], { hex, why }: About): Retreater {
  return {
    u,
    side: unitOf(u).side,
    from: hex,
    least: LENGTH,
    most: LENGTH,
    together: units,
    halted: [],
    waiting: units.filter((v) => v !== u && !isLostAtOnce(p, v, why)),
    isFree: false,
  };
}

/** Where a unit may end its retreat, or stop by 13.3 (RUL-H44-301); nowhere if it would be lost. */
function endsOf(p: Position, u: number, units: readonly number[], about: About): number[] {
  const { whole, stops } = retreatPathsOf(p, retreaterOf(p, u, units, about));
  return [...new Set([...whole.map((path) => lastOf(path)), ...stops])];
}

/** Could they all stand in any hex within reach, with whoever of their side is there? */
function hasRoom(p: Position, units: readonly number[], hex: number): boolean {
  const { side } = unitOf(firstUnit(units));
  const there = occupancyOf(p);
  const room = STACKING.steps - units.reduce((sum, u) => sum + stepsOf(p, u), 0);
  if (room < 0) return false;
  return within(p.board.grid, hex, LENGTH).every((near) => {
    let steps = 0;
    for (let u = firstIn(there, near); u >= 0; u = nextOf(there, u))
      if (unitOf(u).side === side && !units.includes(u)) steps += stepsOf(p, u);
    return steps <= room;
  });
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
