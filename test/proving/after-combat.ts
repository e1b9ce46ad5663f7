import { neighboursOf } from '../../src/hex/grid.ts';
import type { Refusal } from '../../src/kernel/game.ts';
import type { Order } from './action.ts';
import { refuse } from './action.ts';
import { areAdjacent, blockName, grid, hasRoom, hexName } from './board.ts';
import { loseStep } from './combat.ts';
import { remove } from './hiding.ts';
import type { AdvanceFrame, Draft, LossFrame, RetreatFrame, State } from './state.ts';
import { ownerOf, topOf } from './state.ts';

const candidateRefusal = (state: State, rule: string, block: number): Refusal | undefined =>
  (topOf(state) as LossFrame | RetreatFrame | AdvanceFrame).blocks.includes(block)
    ? undefined
    : refuse(rule, 'not-a-candidate', { unit: blockName(block) });

/** 8.1 The owner chooses the block that loses the step. */
export const mayLose = (state: State, { block }: Order): Refusal | undefined => candidateRefusal(state, '8.1', block);

export function lose(draft: Draft, { block }: Order): void {
  (topOf(draft.state) as LossFrame).owed--;
  loseStep(draft, block);
}

/** Resolves what needs no choice: no blocks left, no loss owed, or only one block. */
export function settleLoss(draft: Draft, frame: LossFrame): boolean {
  frame.blocks = frame.blocks.filter((block) => draft.state.steps[block]);
  if (frame.owed === 0 || frame.blocks.length === 0) draft.state.frames.pop();
  else if (frame.blocks.length === 1) lose(draft, { block: frame.blocks[0] as number, hex: -1, points: -1 });
  else return false;
  return true;
}

/** 8.2 One hex, never onto enemies or a full stack. */
export function mayRetreat(state: State, { block, hex }: Order): Refusal | undefined {
  const refusal = candidateRefusal(state, '8.2', block);
  if (refusal) return refusal;
  if (!areAdjacent(state.hex[block] as number, hex)) return refuse('8.2', 'not-adjacent', { hex: hexName(hex) });
  return hasRoom(state, hex, ownerOf(block)) ? undefined : refuse('8.2', 'stacking', { hex: hexName(hex) });
}

export function retreat({ state, events }: Draft, { block, hex }: Order): void {
  const frame = topOf(state) as RetreatFrame;
  frame.blocks = frame.blocks.filter((other) => other !== block);
  state.hex[block] = hex;
  events.push({ code: 'retreat', args: { block: blockName(block), to: hexName(hex) } });
}

/** 8.2 A block that cannot retreat is eliminated. */
export function settleRetreat(draft: Draft, frame: RetreatFrame): boolean {
  const { state } = draft;
  frame.blocks = frame.blocks.filter((block) => state.steps[block]);
  const stuck = frame.blocks.find((block) =>
    neighboursOf(grid, state.hex[block] as number).every((hex) => !hasRoom(state, hex, ownerOf(block))),
  );
  if (stuck !== undefined) remove(draft, stuck);
  else if (frame.blocks.length === 0) state.frames.pop();
  else return false;
  return true;
}

/** 8.3 Attackers may advance into the empty hex. */
export function mayAdvance(state: State, { block }: Order): Refusal | undefined {
  const { target } = topOf(state) as AdvanceFrame;
  const refusal = candidateRefusal(state, '8.3', block);
  if (refusal) return refusal;
  return hasRoom(state, target, ownerOf(block)) ? undefined : refuse('8.3', 'stacking', { hex: hexName(target) });
}

export function advance({ state, events }: Draft, { block }: Order): void {
  const frame = topOf(state) as AdvanceFrame;
  frame.blocks = frame.blocks.filter((other) => other !== block);
  state.hex[block] = frame.target;
  events.push({ code: 'advance', args: { block: blockName(block), to: hexName(frame.target) } });
}

export function settleAdvance({ state }: Draft, { blocks, target }: AdvanceFrame): boolean {
  const side = ownerOf(blocks[0] ?? 0);
  if (blocks.length > 0 && hasRoom(state, target, side)) return false;
  state.frames.pop();
  return true;
}

export function done({ state, events }: Draft): void {
  state.frames.pop();
  events.push({ code: 'done' });
}
