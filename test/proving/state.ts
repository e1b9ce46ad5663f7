import type { BaseEvent } from '../../src/kernel/game.ts';

export const SIDES = ['red', 'blue'] as const;

/** Blocks by number: five of red, five of blue, two militia of blue. */
export const BLOCKS = ['R1', 'R2', 'R3', 'R4', 'R5', 'B1', 'B2', 'B3', 'B4', 'B5', 'M1', 'M2'] as const;
export const FIRST_MILITIA = 10;
export const ownerOf = (block: number): number => (block < 5 ? 0 : 1);
export const isMilitia = (block: number): boolean => block >= FIRST_MILITIA;

/** Rule 1.2. A roll of `hits` or more hits. */
export const KINDS = [
  { id: 'armour', steps: 3, strength: 2, points: 4, hits: 4 },
  { id: 'foot', steps: 3, strength: 1, points: 2, hits: 5 },
  { id: 'dummy', steps: 1, strength: 0, points: 3, hits: 7 },
] as const;
export const ARMOUR = 0;
export const DUMMY = 2;
/** Not dealt yet. */
export const UNKNOWN = -1;

/** `State.hex` of a block out of the game. */
export const GONE = -1;

export const PHASES = ['bids', 'first-movement', 'first-combat', 'second-movement', 'second-combat'] as const;

/** The deal of one deck: 0 red, 1 blue, 2 militia. */
export interface DealFrame {
  kind: 'deal';
  deck: number;
}

export interface MoveFrame {
  kind: 'move';
  block: number;
  /** Movement points left: hidden from the enemy with the kind, which they would reveal. */
  left: number;
}

/** A decision of the enemy during a move, whose frame is below. */
export interface ReactFrame {
  kind: 'react';
  mover: number;
}

/** Reaction fire whose die is due. */
export interface ShotFrame {
  kind: 'shot';
  block: number;
  mover: number;
}

export interface CombatFrame {
  kind: 'declare' | 'combat' | 'aftermath';
  mode: 'attack' | 'overrun' | 'counter';
  target: number;
  attackers: number[];
}

/** All `blocks` are of one side, here and below. */
export interface LossFrame {
  kind: 'loss';
  blocks: number[];
  owed: number;
}

export interface RetreatFrame {
  kind: 'retreat';
  blocks: number[];
}

export interface AdvanceFrame {
  kind: 'advance';
  target: number;
  blocks: number[];
}

export type Frame =
  DealFrame | MoveFrame | ReactFrame | ShotFrame | CombatFrame | LossFrame | RetreatFrame | AdvanceFrame;

/** A position. Lists named after blocks have one entry a block; `reserves` and `bids` one a side. */
export interface State {
  scenario: string;
  fog: boolean;
  turn: number;
  /** Index in PHASES. */
  phase: number;
  /** Side number that goes first this turn. */
  first: number;
  reserves: number[];
  /** Secret until both have bid; -1 none yet. */
  bids: number[];
  hex: number[];
  kind: number[];
  steps: number[];
  /** 1 face up. */
  shown: number[];
  /** 1 has moved, or attacked, in this phase. */
  used: number[];
  /** Hexes attacked in this phase. */
  targets: number[];
  over: boolean;
  frames: Frame[];
}

/** A state being changed, and its events. */
export interface Draft {
  state: State;
  events: BaseEvent[];
}

export const copyState = (state: State): State => ({
  ...state,
  reserves: state.reserves.slice(),
  bids: state.bids.slice(),
  hex: state.hex.slice(),
  kind: state.kind.slice(),
  steps: state.steps.slice(),
  shown: state.shown.slice(),
  used: state.used.slice(),
  targets: state.targets.slice(),
  frames: state.frames.map(copyFrame),
});

function copyFrame(frame: Frame): Frame {
  if ('attackers' in frame) return { ...frame, attackers: frame.attackers.slice() };
  return 'blocks' in frame ? { ...frame, blocks: frame.blocks.slice() } : { ...frame };
}

export const topOf = (state: State): Frame | undefined => state.frames.at(-1);

/** Number of the phasing side; during the bids the side to bid, red first. */
export function phaseSide(state: State): number {
  if (state.phase === 0) return state.bids[0] === -1 ? 0 : 1;
  return state.phase <= 2 ? state.first : 1 - state.first;
}

export const kindOf = (state: State, block: number): (typeof KINDS)[number] =>
  KINDS[state.kind[block] as number] ?? KINDS[DUMMY];
