import type { BaseAction, Refusal } from '../../src/kernel/game.ts';
import type { Order } from './action.ts';
import { refuse } from './action.ts';
import { areAdjacent, blockName, hasRoom, hexName } from './board.ts';
import { loseStep, openCombat } from './combat.ts';
import { show } from './hiding.ts';
import type { Draft, ReactFrame, ShotFrame, State } from './state.ts';
import { DUMMY, isMilitia, kindOf, ownerOf, topOf } from './state.ts';

const moverHex = (state: State): number => state.hex[(topOf(state) as ReactFrame).mover] as number;

/** 5.1 Only enemy blocks next to the mover react. */
function mayReact(state: State, block: number): Refusal | undefined {
  const unit = blockName(block);
  if (ownerOf(block) === ownerOf((topOf(state) as ReactFrame).mover)) return refuse('5.1', 'not-your-block', { unit });
  if ((state.hex[block] as number) < 0) return refuse('5.1', 'not-on-map', { unit });
  return areAdjacent(state.hex[block] as number, moverHex(state)) ? undefined : refuse('5.1', 'not-adjacent', { unit });
}

/** 5.2 A block its side knows to be a dummy does not fire; militia may try. */
export function mayFire(state: State, { block }: Order): Refusal | undefined {
  const refusal = mayReact(state, block);
  if (refusal) return refusal;
  return !isMilitia(block) && state.kind[block] === DUMMY
    ? refuse('5.2', 'dummy', { unit: blockName(block) })
    : undefined;
}

export function fire(draft: Draft, { block }: Order): void {
  const { state, events } = draft;
  const { mover } = state.frames.pop() as ReactFrame;
  events.push({ code: 'fire', args: { block: blockName(block), at: blockName(mover) } });
  show(draft, [block]);
  if ((state.hex[block] as number) >= 0) state.frames.push({ kind: 'shot', block, mover });
}

/** 5.2 A hit costs the mover a step. */
export function rollShot(draft: Draft, die: number): void {
  const { block, mover } = draft.state.frames.pop() as ShotFrame;
  const hit = die >= kindOf(draft.state, block).hits;
  draft.events.push({ code: 'shot', args: { block: blockName(block), die, hit: hit ? 1 : 0 } });
  if (!hit) return;
  show(draft, [mover]);
  loseStep(draft, mover);
}

/** 5.3 A withdrawal breaks contact with the mover; militia stays. */
export function mayWithdraw(state: State, { block, hex }: Order): Refusal | undefined {
  const refusal = mayReact(state, block);
  if (refusal) return refusal;
  if (isMilitia(block)) return refuse('5.3', 'militia', { unit: blockName(block) });
  if (!areAdjacent(state.hex[block] as number, hex)) return refuse('5.3', 'not-adjacent', { hex: hexName(hex) });
  if (!hasRoom(state, hex, ownerOf(block))) return refuse('1.3', 'stacking', { hex: hexName(hex) });
  return areAdjacent(moverHex(state), hex) ? refuse('5.3', 'still-adjacent', { hex: hexName(hex) }) : undefined;
}

export function withdraw({ state, events }: Draft, { block, hex }: Order): void {
  state.hex[block] = hex;
  events.push({ code: 'withdrawn', args: { block: blockName(block), to: hexName(hex) } });
}

/** 5.4 Militia and dummies do not counterattack. */
export function mayCounter(state: State, { block }: Order): Refusal | undefined {
  const refusal = mayReact(state, block);
  if (refusal) return refusal;
  if (isMilitia(block)) return refuse('5.4', 'militia', { unit: blockName(block) });
  return state.kind[block] === DUMMY ? refuse('5.4', 'dummy', { unit: blockName(block) }) : undefined;
}

export function counter(draft: Draft, { block }: Order): void {
  const target = moverHex(draft.state);
  draft.state.frames.pop();
  draft.events.push({ code: 'counter', args: { block: blockName(block), hex: hexName(target) } });
  openCombat(draft, { kind: 'combat', mode: 'counter', target, attackers: [block] });
}

export function pass({ state, events }: Draft, action: BaseAction): void {
  state.frames.pop();
  events.push({ code: 'pass', args: { side: action.by } });
}
