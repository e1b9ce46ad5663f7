import type { Desk } from './desk.ts';

/**
 * What a position is worth to the player's side, in points of the score: the margin, and the steps of both sides at their price. `pull` has what
 * a unit of its is worth in each hex.
 */
export function valueOf({ game, doctrine, own, sideOf }: Desk, state: object, pull?: Float64Array): number {
  const { search } = game;
  const steps = search.steps(state);
  const hexes = search.hexes(state);
  const crowds = doctrine.crowd < Infinity ? new Map<number, number>() : undefined;
  let value = own === 0 ? search.margin(state) : -search.margin(state);
  for (let u = 0; u < steps.length; u++) {
    const left = steps[u] as number;
    if (left === 0) continue;
    const side = sideOf[u] as 0 | 1;
    value += side === own ? left * doctrine.step[side] : -left * doctrine.step[side];
    const hex = hexes[u] as number;
    if (crowds && hex >= 0 && side === own) crowds.set(hex, (crowds.get(hex) ?? 0) + left);
    if (pull && side === own && hex >= 0) value += pull[hex] as number;
  }
  for (const there of crowds?.values() ?? []) value -= Math.max(0, there - doctrine.crowd) * doctrine.step[own];
  return value;
}
