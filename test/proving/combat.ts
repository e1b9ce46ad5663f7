import type { Modifier, Refusal } from '../../src/kernel/game.ts';
import type { Order } from './action.ts';
import { refuse } from './action.ts';
import { areAdjacent, blockName, enemiesIn, hexName, isForest } from './board.ts';
import { remove, show } from './hiding.ts';
import type { CombatFrame, Draft, State } from './state.ts';
import { BLOCKS, DUMMY, isMilitia, kindOf, ownerOf, phaseSide, topOf } from './state.ts';

/** 7.3 Result by column and die. */
const CRT = [
  ['A2', 'A2', 'A1', 'A1', 'X1', 'X1'],
  ['A2', 'A1', 'A1', 'X1', 'D1', 'D1R'],
  ['A1', 'X1', 'X1', 'D1', 'D1R', 'D2R'],
  ['X1', 'X1', 'D1', 'D1R', 'D2R', 'D3R'],
] as const;
const COLUMNS = ['-3', '-2', '+1', '+4'] as const;

/** 7.1 An own block next to the target that has not attacked in this phase; neither militia nor a dummy. */
function mayTakePart(state: State, block: number, target: number): Refusal | undefined {
  const unit = blockName(block);
  if (ownerOf(block) !== phaseSide(state)) return refuse('7.1', 'not-your-block', { unit });
  if (!areAdjacent(state.hex[block] as number, target)) return refuse('7.1', 'not-adjacent', { unit });
  if (state.used[block]) return refuse('7.1', 'already-attacked', { unit });
  if (isMilitia(block)) return refuse('7.1', 'militia', { unit });
  return state.kind[block] === DUMMY ? refuse('7.1', 'dummy', { unit }) : undefined;
}

/** 7.1 Each enemy hex once, and only when a block can attack it. */
export function mayAttack(state: State, { hex }: Order): Refusal | undefined {
  if (enemiesIn(state, hex, phaseSide(state)).length === 0)
    return refuse('7.1', 'no-enemy-there', { hex: hexName(hex) });
  if (state.targets.includes(hex)) return refuse('7.1', 'attacked-before', { hex: hexName(hex) });
  const able = BLOCKS.some((_, block) => !mayTakePart(state, block, hex));
  return able ? undefined : refuse('7.1', 'no-attackers', { hex: hexName(hex) });
}

export function attack({ state, events }: Draft, { hex }: Order): void {
  state.targets.push(hex);
  state.frames.push({ kind: 'declare', mode: 'attack', target: hex, attackers: [] });
  events.push({ code: 'attack', args: { hex: hexName(hex) } });
}

const declared = (state: State): CombatFrame => topOf(state) as CombatFrame;

/** 7.2 Attackers are named one by one. */
export function mayJoin(state: State, { block }: Order): Refusal | undefined {
  const { target, attackers } = declared(state);
  if (attackers.includes(block)) return refuse('7.2', 'already-listed', { unit: blockName(block) });
  return mayTakePart(state, block, target);
}

export function join({ state, events }: Draft, { block }: Order): void {
  declared(state).attackers.push(block);
  events.push({ code: 'attacker', args: { block: blockName(block) } });
}

export const mayCommit = (state: State): Refusal | undefined =>
  declared(state).attackers.length === 0 ? refuse('7.2', 'no-attackers') : undefined;

export function commit(draft: Draft): void {
  const frame = draft.state.frames.pop() as CombatFrame;
  for (const block of frame.attackers) draft.state.used[block] = 1;
  openCombat(draft, { ...frame, kind: 'combat' });
}

/** 7.2 All blocks in the combat are turned up; if no defender is left, no die is rolled. */
export function openCombat(draft: Draft, frame: CombatFrame): void {
  const { state } = draft;
  const attacker = ownerOf(frame.attackers[0] as number);
  show(draft, frame.attackers);
  show(draft, enemiesIn(state, frame.target, attacker));
  const defended = enemiesIn(state, frame.target, attacker).length > 0;
  state.frames.push({ ...frame, kind: defended ? 'combat' : 'aftermath' });
}

const strength = (state: State, blocks: readonly number[]): number =>
  blocks.reduce((sum, block) => sum + (state.steps[block] as number) * kindOf(state, block).strength, 0);

/** 7.3 Forest adds 2 to the defence. */
const terrain = (target: number): Modifier[] => (isForest(target) ? [{ rule: '7.3', amount: 2, why: 'forest' }] : []);

const column = (difference: number): number => (difference <= -3 ? 0 : difference <= 0 ? 1 : difference <= 3 ? 2 : 3);

export function rollCombat(draft: Draft, die: number): void {
  const { state, events } = draft;
  const frame = state.frames.pop() as CombatFrame;
  const { attackers, target } = frame;
  const defenders = enemiesIn(state, target, ownerOf(attackers[0] as number));
  const modifiers = terrain(target);
  const defence = modifiers.reduce((sum, { amount }) => sum + amount, strength(state, defenders));
  const at = column(strength(state, attackers) - defence);
  const result = CRT[at]?.[die - 1] ?? 'X1';
  const args = { hex: hexName(target), die, column: COLUMNS[at] as string, result, modifiers };
  events.push({ code: 'combat-roll', args });
  state.frames.push({ ...frame, kind: 'aftermath' });
  if (result.endsWith('R')) state.frames.push({ kind: 'retreat', blocks: defenders });
  if (!result.startsWith('A')) state.frames.push({ kind: 'loss', blocks: defenders.slice(), owed: Number(result[1]) });
  if (!result.startsWith('D')) state.frames.push({ kind: 'loss', blocks: attackers.slice(), owed: Number(result[1]) });
}

export function loseStep(draft: Draft, block: number): void {
  const { state, events } = draft;
  if (!state.steps[block]) return;
  state.steps[block]!--;
  events.push({ code: 'step-lost', args: { block: blockName(block) } });
  if (!state.steps[block]) remove(draft, block);
}
