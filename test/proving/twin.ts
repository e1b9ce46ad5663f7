import { dealsOf, freshSteps } from './hiding.ts';
import type { State } from './state.ts';
import { BLOCKS, copyState, FIRST_MILITIA, KINDS, ownerOf, SIDES } from './state.ts';
import { pick } from '../../src/kernel/random.ts';

/**
 * Another position that the side must not be able to tell from this one: hidden blocks swap kinds, a secret bid and the points
 * left to a hidden mover change. Based on the rules (2, 3.2), not on the view.
 */
export function provingTwin(given: object, side: string, random: () => number): State {
  const state = copyState(given as State);
  const me = SIDES.indexOf(side as 'red');
  const hidden = (block: number): boolean => !state.shown[block] && (ownerOf(block) !== me || block >= FIRST_MILITIA);
  if (state.turn > 0) reassign(state, hidden, random);
  const enemy = 1 - me;
  if ((state.bids[enemy] as number) >= 0)
    state.bids[enemy] = pick([0, 1, 2, 3], random) % ((state.reserves[enemy] as number) + 1);
  for (const frame of state.frames) {
    if (frame.kind !== 'move' || !hidden(frame.block)) continue;
    frame.left = Math.floor(random() * ((KINDS[state.kind[frame.block] as number]?.points ?? 0) + 1));
  }
  return state;
}

/** A random deal that agrees with what the side knows. */
function reassign(state: State, hidden: (block: number) => boolean, random: () => number): void {
  const known = (block: number, kind: number): boolean => hidden(block) || state.kind[block] === kind;
  const starts = [0, 5, FIRST_MILITIA];
  const kinds = starts.flatMap((first, deck) => {
    const fits = dealsOf(deck).filter((deal) => deal.kinds.every((kind, i) => known(first + i, kind)));
    return pick(fits, random).kinds;
  });
  BLOCKS.forEach((_, block) => {
    if (!hidden(block)) return;
    state.kind[block] = kinds[block] as number;
    state.steps[block] = freshSteps(kinds[block] as number);
  });
}
