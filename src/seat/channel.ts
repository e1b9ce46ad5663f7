import type { Operation } from 'fast-json-patch';
import type { BaseEvent, Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { GameRecord, LogEntry } from '../kernel/match.ts';
import type { Ending } from '../kernel/record.ts';
import type { ClockFace } from './clock-face.ts';
import type { Offer, Parley } from './parley.ts';
import type { Proof, Rolled } from './proof.ts';
import type { Order, Played, Seat } from './seat.ts';

/** What a message port, a worker and the worker's own scope have in common. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  start?(): void;
}

/** What a seat asks of its host; `ask` numbers the questions, `at` is how many actions the game has had as far as the seat has heard. */
export type Question =
  | { ask: number; type: 'perform'; at: number; orders: readonly Order[] }
  | { ask: number; type: 'undo'; at: number }
  | { ask: number; type: 'parley'; at: number; what: Parley }
  | { ask: number; type: 'record' };

/** The game as the seat knows it. */
export interface Position {
  known: object;
  toAct: string;
  prompt: Prompt;
  /** Null where nothing is hidden: whoever has the rules can list them. */
  legal: readonly Order[] | null;
  undo: Refusal | null;
  ending: Ending | null;
  offer: Offer | null;
  clock: ClockFace | null;
  chain: Proof['chain'] | null;
}

/** Of a list that grows at its end: how much of what was sent before still holds, and what follows. */
export interface Tail<T> {
  kept: number;
  more: readonly T[];
}

/** What the game has had so far. */
interface Story {
  actions: Tail<Played>;
  log: Tail<LogEntry<BaseEvent>>;
  rolls: Tail<Rolled>;
}

/** What a host tells its seat: first everything, then what is different (JSON Patch, RFC 6902). An answer comes after the change that it has led to. */
export type Message =
  | { type: 'game'; id: string; game: string; scenario: string; options: Seat['options']; side: Side | null }
  | ({ type: 'position'; position: Position } & Story)
  | ({ type: 'change'; patch: Operation[] } & Story)
  | { type: 'answer'; ask: number; value: Result<number> | GameRecord | null };
