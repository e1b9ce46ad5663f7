import type { BaseEvent, Prompt, Refusal, Result, Side } from '../kernel/game.ts';
import type { GameRecord, LogEntry } from '../kernel/match.ts';
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
  | { ask: number; type: 'record' };

/** The game as the seat knows it; of the log, how much of what was sent before still holds, and what follows. */
export interface Position {
  known: object;
  toAct: string;
  prompt: Prompt;
  legal: readonly Order[];
  actions: readonly Played[];
  kept: number;
  log: readonly LogEntry<BaseEvent>[];
  undo: Refusal | null;
}

/** What a host tells its seat. An answer comes after the position that it has led to. */
export type Message =
  | { type: 'game'; id: string; game: string; scenario: string; options: Seat['options']; side: Side | null }
  | { type: 'position'; position: Position }
  | { type: 'answer'; ask: number; value: Result<number> | GameRecord | null };
