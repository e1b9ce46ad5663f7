import type { Draft, State } from './state.ts';
import { BLOCKS, DUMMY, GONE, KINDS, SIDES, UNKNOWN, isMilitia, kindOf, ownerOf } from './state.ts';
import { blockName } from './board.ts';

/** The blocks of a deck: 0 red's five, 1 blue's five, 2 militia. */
export const blocksOfDeck = (deck: number): number[] =>
  BLOCKS.map((_, block) => block).filter((block) => deckOf(block) === deck);

export const deckOf = (block: number): number => (isMilitia(block) ? 2 : ownerOf(block));

/** A possible deal of a deck with its weight: 2.1 each side's five blocks, 2.2 militia. */
export interface Deal {
  kinds: readonly number[];
  weight: number;
}

const fiveBlocks: Deal[] = arrangements([0, 0, 1, 1, 2]).map((kinds) => ({ kinds, weight: 1 }));
const militia: Deal[] = [
  { kinds: [1, 1], weight: 1 },
  { kinds: [1, 2], weight: 2 },
  { kinds: [2, 1], weight: 2 },
  { kinds: [2, 2], weight: 1 },
];

export const dealsOf = (deck: number): readonly Deal[] => (deck === 2 ? militia : fiveBlocks);

function arrangements(kinds: readonly number[]): number[][] {
  if (kinds.length === 0) return [[]];
  return [...new Set(kinds)].flatMap((first) => {
    const at = kinds.indexOf(first);
    return arrangements(kinds.toSpliced(at, 1)).map((others) => [first, ...others]);
  });
}

/** 2.1, 2.2 Deals a deck. Only its side learns the kinds, nobody those of militia. */
export function deal({ state, events }: Draft, deck: number, { kinds }: Deal): void {
  const blocks = blocksOfDeck(deck);
  blocks.forEach((block, i) => {
    state.kind[block] = kinds[i] as number;
    state.steps[block] = kindOf(state, block).steps;
  });
  const args = { kinds: blocks.map((block) => `${blockName(block)} ${kindOf(state, block).id}`) };
  events.push({ code: 'dealt', args, to: deck === 2 ? [] : [SIDES[deck] as string] });
}

/** May a side know the kind of a block? */
export const knows = (state: State, side: number, block: number): boolean =>
  state.shown[block] === 1 || (ownerOf(block) === side && !isMilitia(block));

/** 2.3 Turns blocks face up for good; dummies are removed. */
export function show(draft: Draft, blocks: readonly number[]): void {
  const { state, events } = draft;
  for (const block of blocks) {
    if (state.shown[block]) continue;
    state.shown[block] = 1;
    events.push({ code: 'shown', args: { block: blockName(block), kind: kindOf(state, block).id }, reveals: true });
    if (state.kind[block] === DUMMY) remove(draft, block);
  }
}

export function remove({ state, events }: Draft, block: number): void {
  state.hex[block] = GONE;
  state.steps[block] = 0;
  events.push({ code: 'eliminated', args: { block: blockName(block) } });
}

/** A random deal of a deck that agrees with the blocks face up, by the weights of the deals. */
export function redeal(shown: readonly number[], deck: number, random: () => number): readonly number[] {
  const blocks = blocksOfDeck(deck);
  const fits = dealsOf(deck).filter(({ kinds }) =>
    blocks.every((block, i) => shown[block] === UNKNOWN || shown[block] === kinds[i]),
  );
  let left = random() * fits.reduce((sum, { weight }) => sum + weight, 0);
  return (fits.find(({ weight }) => (left -= weight) < 0) ?? fits.at(-1))?.kinds ?? [];
}

/** Steps of a hidden block of this kind: hidden blocks have lost none. */
export const freshSteps = (kind: number): number => KINDS[kind]?.steps ?? 0;
