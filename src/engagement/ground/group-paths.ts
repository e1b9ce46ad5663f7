import { neighbour } from '../../hex/grid.ts';
import { inZoneOfAny, type Position } from '../position/position.ts';
import type { Mover } from '../position/rules.ts';
import { stepContext, stepPrice, type StepContext } from './steps.ts';

/** Units moving together in a hex of their path, each with its points left. */
export interface Stage {
  hex: number;
  left: readonly number[];
  /** The stage before; none where they set out. */
  before: Stage | undefined;
}

/**
 * Every path on for units that move together, each out of its own points: a stage for each hex, and one more for each path
 * there that leaves one of them more points than each path found before. Ends when `done` answers true; then so does this.
 */
export function eachPath(
  p: Position,
  mover: Mover,
  from: number,
  left: readonly number[],
  done: (stage: Stage) => boolean,
): boolean {
  const start: Stage = { hex: from, left, before: undefined };
  const found = new Map([[from, [start]]]);
  const open = [start];
  const onward: Mover = { ...mover, hexesMoved: mover.hexesMoved + 1 };
  for (const stage of open) {
    if (stage !== start && inZoneOfAny(p, mover.units, stage.hex)) continue;
    const contexts = mover.units.map((u) =>
      stepContext(p, u, stage === start ? mover : onward, stage.hex, mover.forded),
    );
    for (let d = 0; d < 6; d++) {
      const next = stepTogether(p, contexts, stage, d);
      if (!next) continue;
      const known = found.get(next.hex);
      if (known?.some((one) => leavesAsMuch(one, next))) continue;
      if (done(next)) return true;
      if (known) known.push(next);
      else found.set(next.hex, [next]);
      open.push(next);
    }
  }
  return false;
}

/** Does one path to a hex leave each of the units as much as the other? */
const leavesAsMuch = (one: Stage, other: Stage): boolean =>
  one.left.every((points, i) => points >= (other.left[i] as number));

function stepTogether(p: Position, contexts: readonly StepContext[], stage: Stage, d: number): Stage | undefined {
  const hex = neighbour(p.board.grid, stage.hex, d);
  if (hex < 0) return undefined;
  const left: number[] = [];
  for (const [i, context] of contexts.entries()) {
    const price = stepPrice(p, context, d);
    const points = (stage.left[i] as number) - price;
    if (price < 0 || points < 0) return undefined;
    left.push(points);
  }
  return { hex, left, before: stage };
}

/** The hexes from where they set out, which is left out, to this stage. */
export function hexesTo(stage: Stage): number[] {
  const hexes: number[] = [];
  for (let at: Stage | undefined = stage; at?.before; at = at.before) hexes.push(at.hex);
  return hexes.reverse();
}
