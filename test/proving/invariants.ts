import type { Invariant } from '../kit/invariant.ts';
import { blocksIn, grid } from './board.ts';
import { dealsOf } from './hiding.ts';
import type { State } from './state.ts';
import { BLOCKS, DUMMY, GONE, KINDS, UNKNOWN, ownerOf } from './state.ts';
import type { View } from './view.ts';

const every = (check: (block: number) => boolean): boolean => BLOCKS.every((_, block) => check(block));
const hexes = grid.names.map((_, hex) => hex);
const dealt = (state: State): boolean => state.turn > 0;

const invariants: readonly Invariant<State, View>[] = [
  {
    name: 'a block is on the map or out of the game',
    holds: ({ hex }) => hex.length === BLOCKS.length && hex.every((at) => at === GONE || hexes.includes(at)),
  },
  {
    name: 'at most two blocks share a hex, never of both sides',
    holds: (state) =>
      hexes.every((hex) => blocksIn(state, hex).length <= 2 && new Set(blocksIn(state, hex).map(ownerOf)).size <= 1),
  },
  {
    name: 'a block has steps exactly while it is on the map, and never more than its kind',
    holds: (state) =>
      !dealt(state) ||
      every((block) => {
        const steps = state.steps[block] as number;
        return (
          steps > 0 === (state.hex[block] as number) >= 0 && steps <= (KINDS[state.kind[block] as number]?.steps ?? 0)
        );
      }),
  },
  {
    name: 'a hidden block has all its steps and is on the map',
    holds: (state) =>
      !dealt(state) ||
      every((block) => state.shown[block] === 1 || state.steps[block] === KINDS[state.kind[block] as number]?.steps),
  },
  {
    name: 'a dummy face up is out of the game',
    holds: ({ shown, kind, hex }) => every((block) => !(shown[block] && kind[block] === DUMMY) || hex[block] === GONE),
  },
  {
    name: 'each deck is dealt as the rules say, or not yet',
    holds: ({ kind }) =>
      [kind.slice(0, 5), kind.slice(5, 10), kind.slice(10)].every(
        (deck, i) =>
          deck.every((each) => each === UNKNOWN) || dealsOf(i).some(({ kinds }) => kinds.join() === deck.join()),
      ),
  },
  {
    name: 'reserves never fall below zero',
    holds: ({ reserves }) => reserves.every((points) => points >= 0),
  },
  {
    name: 'bids are only there during the bids',
    holds: ({ phase, bids }) => phase === 0 || bids.every((points) => points === -1),
  },
  {
    name: 'at most one block moves, at the bottom of the frames',
    holds: ({ frames }) => frames.findLastIndex((frame) => frame.kind === 'move') <= 0,
  },
  {
    name: 'no frame is left when the game is over',
    holds: ({ over, frames }) => !over || frames.length === 0,
  },
];

export const provingInvariants = invariants as readonly Invariant[];
