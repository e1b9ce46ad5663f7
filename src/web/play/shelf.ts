import type { BaseAction, Outcome } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';

/** What the shelf needs of `localStorage`. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the lobby shows of a kept game. */
export interface Kept {
  id: string;
  game: string;
  scenario: string;
  turn: number;
  phase: string;
  /** Milliseconds since 1970. */
  saved: number;
  result: Outcome | null;
}

interface Head extends Kept {
  record: Omit<GameRecord, 'actions'>;
  count: number;
}

const PREFIX = 'bivouac/game/';
/** Actions a piece: after each action only the last piece is written again. */
const PIECE = 200;

/** The games kept in this browser. Writing is finished when the call returns, so that a reload loses nothing. */
export class Shelf {
  readonly #drawer: Drawer;
  /** How many actions of each game are written. */
  readonly #written = new Map<string, number>();

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  /** Throws when the browser has no room left. */
  save(kept: Kept, { actions, ...record }: GameRecord): void {
    const same = Math.min(this.#written.get(kept.id) ?? 0, actions.length);
    for (let piece = Math.floor(same / PIECE); piece * PIECE < actions.length; piece++) {
      const part = actions.slice(piece * PIECE, (piece + 1) * PIECE);
      this.#drawer.setItem(`${PREFIX}${kept.id}/${piece}`, JSON.stringify(part));
    }
    const head: Head = { ...kept, record, count: actions.length };
    this.#drawer.setItem(`${PREFIX}${kept.id}/head`, JSON.stringify(head));
    this.#written.set(kept.id, actions.length);
  }

  load(id: string): GameRecord | undefined {
    const head = this.#read(`${id}/head`) as Head | undefined;
    if (!head) return undefined;
    const actions: BaseAction[] = [];
    for (let piece = 0; piece * PIECE < head.count; piece++) {
      actions.push(...((this.#read(`${id}/${piece}`) as BaseAction[] | undefined) ?? []));
    }
    this.#written.set(id, head.count);
    return { ...head.record, actions: actions.slice(0, head.count) };
  }

  /** Newest first. */
  list(): Kept[] {
    const heads = this.#keys().flatMap((key) =>
      key.endsWith('/head') ? ((this.#read(key) as Head | undefined) ?? []) : [],
    );
    return heads
      .map(({ id, game, scenario, turn, phase, saved, result }) => ({ id, game, scenario, turn, phase, saved, result }))
      .sort((a, b) => b.saved - a.saved);
  }

  remove(id: string): void {
    for (const key of this.#keys()) if (key.startsWith(`${id}/`)) this.#drawer.removeItem(PREFIX + key);
    this.#written.delete(id);
  }

  /** Is this key of the drawer, changed by another tab, part of the game? */
  concerns(id: string, key: string | null): boolean {
    return key === `${PREFIX}${id}/head`;
  }

  #keys(): string[] {
    const keys: string[] = [];
    for (let i = 0; i < this.#drawer.length; i++) {
      const key = this.#drawer.key(i);
      if (key?.startsWith(PREFIX)) keys.push(key.slice(PREFIX.length));
    }
    return keys;
  }

  #read(key: string): unknown {
    const text = this.#drawer.getItem(PREFIX + key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }
}
