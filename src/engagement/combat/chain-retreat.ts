import { ALLOWED } from '../../kernel/reason.ts';
import { unitsIn, type Position } from '../position/position.ts';
import { around, isCostly, isFriendly, isPoor, mayRestIn } from '../ground/retreat-ground.ts';
import { stackReason } from '../ground/steps.ts';

/** Full hexes over which a chain retreat goes (RUL-S-12). */
const FULL_HEXES = 4;

/** Room for the unit, if need be by one unit of the hex making room. */
export function mayReceive(p: Position, u: number, hex: number, passed: readonly number[]): boolean {
  if (stackReason(p, hex, [u]) === ALLOWED) return true;
  if (passed.length > FULL_HEXES || !isFriendly(p, u, hex)) return false;
  const there = unitsIn(p, hex).filter((other) => makesRoom(p, other));
  const coming = p.rules.retreat.makesRoom === 'anybody' ? [u] : [];
  return [...there, ...coming].some((other) => canMakeRoom(p, other, u, hex, passed));
}

/** Has this unit, in a full hex, not come there by the retreat for which room is made, or does that not matter? */
export const makesRoom = (p: Position, u: number): boolean => !settledBy(p).includes(u);

const settledBy = (p: Position): readonly number[] =>
  p.s.frames.findLast((frame) => frame.kind === 'retreat')?.settled ?? [];

/** A unit has come to rest in a retreat, or has been displaced by one. */
export function noteSettled(p: Position, u: number): void {
  const retreat = p.s.frames.findLast((frame) => frame.kind === 'retreat');
  if (retreat && p.rules.retreat.makesRoom === 'those-there') retreat.settled.push(u);
}

/** Would `other` leaving `hex` make the stack legal, and has it a place to go? */
function canMakeRoom(p: Position, other: number, coming: number, hex: number, passed: readonly number[]): boolean {
  const staying = other === coming ? [] : [coming];
  if (stackReason(p, hex, staying, [other]) !== ALLOWED) return false;
  return exitsFor(p, other, hex, passed).length > 0;
}

/** Hexes a displaced unit may go to; never back along the chain, never into a closed hex or onto poor ground. */
function exitsFor(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const chain = [...passed, hex];
  return around(p, hex)
    .filter(
      ([d, to]) =>
        !chain.includes(to) && !isPoor(p, u, to) && mayRestIn(p, u, hex, d, to) && mayReceive(p, u, to, chain),
    )
    .map(([, to]) => to);
}

/** Of these, those where it lives to arrive, if there are any: the step that a river costs destroys a unit in its last (RUL-S-06). */
export function displacedTo(p: Position, u: number, hex: number, passed: readonly number[]): number[] {
  const exits = exitsFor(p, u, hex, passed);
  const spared = exits.filter((to) => p.s.steps[u] !== 1 || !isCostly(p, u, hex, to));
  return spared.length > 0 ? spared : exits;
}
