import { idOf, sayRevealed } from '../../position/actions.ts';
import { keep, nameOf, place, type Position } from '../../position/position.ts';
import { ELIMINATED, OUT, type DiceFrame } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';

export const isJustRevealed = (p: Position, u: number): boolean => p.s.own.revealed === u;

/** RUL-H44-361: the attack for which a unit was turned up has been fought, or is not fought: it is like any other from now on. */
export function forgetRevealed(p: Position): void {
  if (p.s.own.revealed === undefined) return;
  const { revealed: _, ...own } = p.s.own;
  p.s.own = own;
}

const MARKED = UNITS.filter(({ unknown }) => unknown).map(({ index }) => index);

/** H44-25.5-a: units marked ? that nobody has seen: each of them may lie under any counter that is still face down. */
export const unturned = (p: Position): number[] => MARKED.filter((u) => p.s.hex[u] === OUT);

/** H44-25.5-a: those of them that no set-up has laid somewhere: what a lot is drawn from (25.5). */
const unseen = (p: Position): number[] => unturned(p).filter((u) => !p.s.fixed.includes(u));

/** H44-25.1-a: turns the unknown unit of a hex up: which it is is drawn now, from those nobody has seen. */
export function askReveal(p: Position, hex: number): void {
  const slot = p.s.unknown.indexOf(hex);
  if (slot < 0) return;
  const fixed = p.s.fixed[slot] ?? -1;
  if (fixed >= 0) return reveal(p, hex, fixed);
  p.s.frames.push({ kind: 'dice', why: 'reveal', count: 1, values: [hex], faces: unseen(p).length });
}

export function revealRolled(p: Position, { values: [hex = 0] }: DiceFrame, [lot = 1]: readonly number[]): void {
  reveal(p, hex, unseen(p)[lot - 1] as number);
}

/**
 * H44-25.1-b, H44-25.2.2-a, H44-25.3.4-b: a garrison without strength goes; any other unit is an ordinary one from now
 * on.
 */
function reveal(p: Position, hex: number, u: number): void {
  const slot = p.s.unknown.indexOf(hex);
  p.s.unknown = p.s.unknown.toSpliced(slot, 1);
  p.s.fixed = p.s.fixed.toSpliced(slot, 1);
  place(p, u, UNITS[u]?.garrison ? ELIMINATED : hex);
  if (!UNITS[u]?.garrison) keep(p, { revealed: u });
  const result = UNITS[u]?.garrison ? 'garrison' : 'unit';
  sayRevealed(p, 'revealed', '25.1', { unit: idOf(u), hex: nameOf(p, hex), result });
}
