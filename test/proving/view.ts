import { ONLOOKER } from '../../src/kernel/game.ts';
import { deckOf, freshSteps, knows, redeal } from './hiding.ts';
import type { Frame, State } from './state.ts';
import { BLOCKS, KINDS, SIDES, UNKNOWN } from './state.ts';
import { toAct } from './sequence.ts';

/** A block as one side sees it; kind and steps are null when hidden. */
export interface BlockView {
  id: string;
  hex: number;
  kind: number | null;
  steps: number | null;
  shown: number;
  used: number;
}

/** The view of a side or an onlooker; `as` null: of the referee. */
export interface View {
  as: string | null;
  scenario: string;
  fog: boolean;
  turn: number;
  phase: number;
  first: number;
  toAct: string;
  over: boolean;
  reserves: readonly number[];
  /** null: a secret bid. */
  bids: readonly (number | null)[];
  blocks: readonly BlockView[];
  targets: readonly number[];
  /** Points left to a hidden enemy are -1. */
  frames: readonly Frame[];
}

export function viewOf(state: State, as: string | null): View {
  const viewers = viewersOf(as);
  const { scenario, fog, turn, phase, first, over, reserves, bids, targets } = state;
  return {
    as,
    scenario,
    fog,
    turn,
    phase,
    first,
    toAct: toAct(state),
    over,
    reserves: reserves.slice(),
    bids: bids.map((points, bidder) => (viewers.every((side) => bidder === side) || points === -1 ? points : null)),
    blocks: BLOCKS.map((_, block) => blockView(state, viewers, block)),
    targets: targets.slice(),
    frames: state.frames.map((frame) => frameView(state, viewers, frame)),
  };
}

/** The sides that must all know what the viewer sees: none for the referee. */
function viewersOf(as: string | null): number[] {
  if (as === null) return [];
  return as === ONLOOKER ? SIDES.map((_, side) => side) : [SIDES.indexOf(as as 'red')];
}

function blockView(state: State, viewers: readonly number[], block: number): BlockView {
  const known = viewers.every((side) => knows(state, side, block));
  return {
    id: BLOCKS[block] as string,
    hex: state.hex[block] as number,
    kind: known ? (state.kind[block] as number) : null,
    steps: known ? (state.steps[block] as number) : null,
    shown: state.shown[block] as number,
    used: state.used[block] as number,
  };
}

function frameView(state: State, viewers: readonly number[], frame: Frame): Frame {
  if (frame.kind !== 'move') return copiedFrame(frame);
  return { ...frame, left: viewers.every((side) => knows(state, side, frame.block)) ? frame.left : -1 };
}

const copiedFrame = (frame: Frame): Frame => JSON.parse(JSON.stringify(frame)) as Frame;

/** Is a bid, the kind of a block or the points of a moving block hidden from a side? */
export function secret(state: State): boolean {
  const all = JSON.stringify({ ...viewOf(state, null), as: '' });
  return SIDES.some((side) => JSON.stringify({ ...viewOf(state, side), as: '' }) !== all);
}

/** A state that agrees with the view: hidden blocks are dealt again, secret bids and points left are random. */
export function sample(view: View, random: () => number): State {
  const { scenario, fog, turn, phase, first, over, reserves, blocks, targets } = view;
  const kind = supposedKinds(view, random);
  return {
    scenario,
    fog,
    turn,
    phase,
    first,
    reserves: reserves.slice(),
    bids: view.bids.map((points, side) => points ?? randomUpTo(Math.min(3, reserves[side] as number), random)),
    hex: blocks.map(({ hex }) => hex),
    kind,
    steps: blocks.map(({ steps }, block) => steps ?? freshSteps(kind[block] as number)),
    shown: blocks.map(({ shown }) => shown),
    used: blocks.map(({ used }) => used),
    targets: targets.slice(),
    over,
    frames: view.frames.map((frame) => sampleFrame(frame, kind, random)),
  };
}

/** The known kinds, and a deal that agrees with them for the rest. */
function supposedKinds(view: View, random: () => number): number[] {
  const known = view.blocks.map(({ kind }) => kind ?? UNKNOWN);
  const dealt = [0, 1, 2].flatMap((deck) => redeal(known, deck, random));
  return known.map((kind, block) => (kind === UNKNOWN && isDealt(view, block) ? (dealt[block] as number) : kind));
}

const isDealt = (view: View, block: number): boolean =>
  !view.frames.some((frame) => frame.kind === 'deal' && frame.deck === deckOf(block));

function sampleFrame(frame: Frame, kind: readonly number[], random: () => number): Frame {
  if (frame.kind !== 'move' || frame.left >= 0) return copiedFrame(frame);
  return { ...frame, left: randomUpTo(KINDS[kind[frame.block] as number]?.points ?? 0, random) };
}

/** A whole number from 0 to `most`. */
const randomUpTo = (most: number, random: () => number): number => Math.floor(random() * (most + 1));
