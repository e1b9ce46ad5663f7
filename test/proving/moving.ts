import type { Refusal } from '../../src/kernel/game.ts';
import type { Order } from './action.ts';
import { refuse } from './action.ts';
import { areAdjacent, blockName, costOf, enemiesBy, enemiesIn, hasRoom, hexName } from './board.ts';
import { openCombat } from './combat.ts';
import type { Draft, MoveFrame, State } from './state.ts';
import { ARMOUR, isMilitia, kindOf, ownerOf, phaseSide, topOf } from './state.ts';

/** 4.1 A side moves its own blocks, each once; militia never moves. */
export function mayMove(state: State, { block }: Order): Refusal | undefined {
  const unit = blockName(block);
  if (ownerOf(block) !== phaseSide(state)) return refuse('4.1', 'not-your-block', { unit });
  if ((state.hex[block] as number) < 0) return refuse('4.1', 'not-on-map', { unit });
  if (isMilitia(block)) return refuse('4.1', 'militia', { unit });
  return state.used[block] ? refuse('4.1', 'already-moved', { unit }) : undefined;
}

export function move({ state, events }: Draft, { block }: Order): void {
  state.used[block] = 1;
  state.frames.push({ kind: 'move', block, left: kindOf(state, block).points });
  events.push({ code: 'move', args: { block: blockName(block) } });
}

const moving = (state: State): MoveFrame => topOf(state) as MoveFrame;

/** 4.2, 4.3 A step needs enough points and a hex without enemies that has room. */
export function mayStep(state: State, { hex }: Order): Refusal | undefined {
  const { block, left } = moving(state);
  if (!areAdjacent(state.hex[block] as number, hex)) return refuse('4.2', 'not-adjacent', { hex: hexName(hex) });
  if (enemiesIn(state, hex, ownerOf(block)).length > 0) return refuse('4.3', 'enemy-there', { hex: hexName(hex) });
  if (!hasRoom(state, hex, ownerOf(block))) return refuse('1.3', 'stacking', { hex: hexName(hex) });
  return costOf(hex) > left ? refuse('4.2', 'no-points', { args: { need: costOf(hex), left } }) : undefined;
}

export function step(draft: Draft, { hex }: Order): void {
  const frame = moving(draft.state);
  frame.left -= costOf(hex);
  enter(draft, frame.block, hex);
}

/** 5.1 When a block enters a hex next to enemy blocks, their side may react. */
export function enter({ state, events }: Draft, block: number, hex: number): void {
  state.hex[block] = hex;
  events.push({ code: 'step', args: { block: blockName(block), to: hexName(hex) } });
  if (enemiesBy(state, hex, ownerOf(block)).length > 0) state.frames.push({ kind: 'react', mover: block });
}

/** 6.1 Only armour overruns, into an adjacent enemy hex, for one point more. */
export function mayOverrun(state: State, { hex }: Order): Refusal | undefined {
  const { block, left } = moving(state);
  if (!areAdjacent(state.hex[block] as number, hex)) return refuse('6.1', 'not-adjacent', { hex: hexName(hex) });
  if (enemiesIn(state, hex, ownerOf(block)).length === 0) return refuse('6.1', 'no-enemy-there', { hex: hexName(hex) });
  if (state.kind[block] !== ARMOUR) return refuse('6.1', 'not-armour', { unit: blockName(block) });
  return costOf(hex) + 1 > left ? refuse('6.1', 'no-points', { args: { need: costOf(hex) + 1, left } }) : undefined;
}

export function overrun(draft: Draft, { hex }: Order): void {
  const frame = moving(draft.state);
  frame.left -= costOf(hex) + 1;
  draft.events.push({ code: 'overrun', args: { block: blockName(frame.block), hex: hexName(hex) } });
  openCombat(draft, { kind: 'combat', mode: 'overrun', target: hex, attackers: [frame.block] });
}

export function stop({ state, events }: Draft): void {
  events.push({ code: 'stop', args: { block: blockName(moving(state).block) } });
  state.frames.pop();
}
