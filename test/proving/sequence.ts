import type { Actor, Outcome, Refusal } from '../../src/kernel/game.ts';
import { settleAdvance, settleLoss, settleRetreat } from './after-combat.ts';
import type { Order } from './action.ts';
import { refuse } from './action.ts';
import { blocksIn, enemiesBy, enemiesIn, GOALS, onMap, START } from './board.ts';
import { enter } from './moving.ts';
import type { CombatFrame, Draft, State } from './state.ts';
import { BLOCKS, DUMMY, GONE, ownerOf, PHASES, phaseSide, SIDES, topOf } from './state.ts';

/** Number of the side to decide, -1 for chance. */
function decider(state: State): number {
  const frame = topOf(state);
  if (!frame) return phaseSide(state);
  switch (frame.kind) {
    case 'deal':
    case 'shot':
    case 'combat':
      return -1;
    case 'move':
      return ownerOf(frame.block);
    case 'react':
      return 1 - ownerOf(frame.mover);
    case 'declare':
    case 'aftermath':
      return phaseSide(state);
    default:
      return ownerOf(frame.blocks[0] as number);
  }
}

export function toAct(state: State): Actor {
  if (state.over) return 'over';
  const side = decider(state);
  return side < 0 ? 'chance' : (SIDES[side] as string);
}

/** 3.2 No more than the reserve, and at most three. */
export function mayBid(state: State, { points }: Order): Refusal | undefined {
  const left = state.reserves[phaseSide(state)] as number;
  return points < 0 || points > Math.min(3, left) ? refuse('3.2', 'points', { args: { left } }) : undefined;
}

/** 3.2 The bids stay secret until both are made. */
export function bid(draft: Draft, { points }: Order): void {
  const { state, events } = draft;
  const side = phaseSide(state);
  state.bids[side] = points;
  events.push({ code: 'bid-made', args: { side: SIDES[side] as string } });
  events.push({ code: 'bid-own', args: { points }, to: [SIDES[side] as string] });
  if (side === 1) openBids(draft);
}

function openBids(draft: Draft): void {
  const { state, events } = draft;
  const [red = 0, blue = 0] = state.bids;
  state.reserves = state.reserves.map((left, side) => left - (state.bids[side] as number));
  state.bids = [-1, -1];
  state.first = blue > red ? 1 : 0;
  events.push({ code: 'bids', args: { red, blue, first: SIDES[state.first] as string }, reveals: true });
  nextPhase(draft);
}

/** 3.1 The next phase; after the last one the next turn, after the last turn the end. */
export function nextPhase({ state, events }: Draft): void {
  state.used.fill(0);
  state.targets = [];
  state.phase = (state.phase + 1) % PHASES.length;
  if (state.phase === 0) state.turn++;
  state.over = state.turn > (START[state.scenario]?.turns ?? 0);
  if (!state.over) events.push({ code: 'phase', args: { turn: state.turn, phase: PHASES[state.phase] as string } });
}

/** Carries out everything that needs no decision and no dice. */
export function settle(draft: Draft): void {
  const { state, events } = draft;
  while (!state.over && settleTop(draft)) continue;
  if (state.turn > 0 && [0, 1].some((side) => onMap(state, side).length === 0)) state.over = true;
  if (!state.over) return;
  state.frames = [];
  const { points, winner = null } = score(state);
  events.push({ code: 'over', args: { winner, red: points['red'] as number, blue: points['blue'] as number } });
}

function settleTop(draft: Draft): boolean {
  const { state } = draft;
  const frame = topOf(state);
  switch (frame?.kind) {
    case 'loss':
      return settleLoss(draft, frame);
    case 'retreat':
      return settleRetreat(draft, frame);
    case 'advance':
      return settleAdvance(draft, frame);
    case 'aftermath':
      return settleAftermath(draft, frame);
    case 'move':
      return dropIf(state, state.hex[frame.block] === GONE);
    case 'react':
      return dropIf(state, !canReact(state, frame.mover));
    default:
      return false;
  }
}

function dropIf(state: State, done: boolean): boolean {
  if (done) state.frames.pop();
  return done;
}

const canReact = (state: State, mover: number): boolean =>
  state.hex[mover] !== GONE && enemiesBy(state, state.hex[mover] as number, ownerOf(mover)).length > 0;

/** 6.2, 5.4, 8.3 What follows a combat depends on its mode. */
function settleAftermath(draft: Draft, { mode, target, attackers }: CombatFrame): boolean {
  const { state } = draft;
  const side = ownerOf(attackers[0] as number);
  const alive = attackers.filter((block) => state.hex[block] !== GONE);
  const taken = enemiesIn(state, target, side).length === 0;
  state.frames.pop();
  if (mode === 'attack' && taken) state.frames.push({ kind: 'advance', target, blocks: alive });
  if (mode === 'overrun' && taken && alive.length > 0) enter(draft, attackers[0] as number, target);
  else if (mode === 'overrun' || (mode === 'counter' && movedOut(state, target))) state.frames.pop();
  return true;
}

/** 5.4 Has the mover left the hex that was counterattacked? */
function movedOut(state: State, target: number): boolean {
  const frame = topOf(state);
  return frame?.kind === 'move' && state.hex[frame.block] !== target;
}

/** 9.2 The score. */
export function score(state: State): Outcome {
  const points = [0, 0];
  BLOCKS.forEach((_, block) => {
    if (state.hex[block] === GONE && state.kind[block] !== DUMMY) points[1 - ownerOf(block)]!++;
  });
  for (const goal of GOALS) for (const block of blocksIn(state, goal).slice(0, 1)) points[ownerOf(block)]! += 2;
  const [red = 0, blue = 0] = points;
  const winner = red === blue ? {} : { winner: red > blue ? 'red' : 'blue' };
  return { ...winner, points: { red, blue } };
}
