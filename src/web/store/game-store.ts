import type { BaseAction, Outcome } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import { GAMES, GLIMPSE, headKey, SNAPSHOTS, type Drawer } from '../storage/key-value-store.ts';

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

/**
 * Why a kept game cannot be read: its head is missing or broken, a piece of its actions is, or it was kept by a later
 * version of the page.
 */
export type Fault = { code: 'head' } | { code: 'piece'; piece: number } | { code: 'version' };

/** A kept game that cannot be read; it stays as it is until the reader deletes it. */
export interface Damaged {
  id: string;
  fault: Fault;
}

interface Head extends Kept {
  record: Omit<GameRecord, 'actions'>;
  count: number;
  /** Names of the pieces that belong to it. Heads of the first version have none: theirs are numbered. */
  pieces?: string[];
  /** The actions after the last full piece. */
  tail?: BaseAction[];
}

/** What of a game is written already: its head as text, and the actions that the pieces hold. */
interface Written {
  head: string;
  pieces: readonly string[];
  actions: readonly BaseAction[];
}

type Read = { head: Head; record: GameRecord } | Fault;

const PREFIX = GAMES;
/** Remarks about games: no part of what is kept of them. */
const BESIDE = 'bivouac/beside/';
/** Actions a piece: after each action only the head with those after the last full piece is written again. */
const PIECE = 200;

/**
 * The games kept in this browser. Writing is finished when the call returns, so that a reload loses nothing; and a game
 * is replaced by writing its head, one entry, after new pieces and before old ones go, so that an interrupted writing
 * leaves the game as it was. What finds no room is held in memory until there is some.
 */
export class Shelf {
  readonly #drawer: Drawer;
  readonly #written = new Map<string, Written>();
  readonly #held = new Map<string, { kept: Kept; record: GameRecord }>();

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  /** Keeps the game; false when the browser has no room left and it is only held in memory. */
  save(kept: Kept, record: GameRecord): boolean {
    this.#held.set(kept.id, { kept, record });
    return this.settle();
  }

  /** Tries again to write what is only held in memory; false when there is still no room for all of it. */
  settle(): boolean {
    for (const [id, { kept, record }] of this.#held) if (this.#fits(kept, record)) this.#held.delete(id);
    return this.#held.size === 0;
  }

  #fits(kept: Kept, record: GameRecord): boolean {
    const tried = (): boolean => {
      try {
        this.#write(kept, record);
        return true;
      } catch {
        return false;
      }
    };
    return tried() || [GLIMPSE, SNAPSHOTS].some((convenience) => this.#giveUp(convenience) && tried());
  }

  /** Removes what lies there, all of which is only for speed; false when there is nothing. */
  #giveUp(prefix: string): boolean {
    const keys = this.#keys(prefix);
    for (const key of keys) this.#drawer.removeItem(prefix + key);
    return keys.length > 0;
  }

  /** The game as it is kept, or what is wrong with it; undefined when there is none. */
  open(id: string): { ok: true; record: GameRecord } | { ok: false; fault: Fault } | undefined {
    const held = this.#held.get(id);
    if (held) return { ok: true, record: held.record };
    if (!this.#ids().has(id)) return undefined;
    const read = this.#read(id);
    return 'code' in read ? { ok: false, fault: read } : { ok: true, record: read.record };
  }

  /** The game, when it is there and whole. */
  load(id: string): GameRecord | undefined {
    const opened = this.open(id);
    return opened?.ok ? opened.record : undefined;
  }

  /** Games that can be read, newest first. */
  list(): Kept[] {
    const written = [...this.#ids()].flatMap((id) => {
      const read = this.#held.has(id) ? undefined : this.#read(id);
      return read && 'head' in read ? [keptOf(read.head)] : [];
    });
    const held = [...this.#held.values()].map(({ kept }) => kept);
    return [...held, ...written].sort((a, b) => b.saved - a.saved);
  }

  damaged(): Damaged[] {
    return [...this.#ids()].flatMap((id) => {
      const read = this.#held.has(id) ? undefined : this.#read(id);
      return read && 'code' in read ? [{ id, fault: read }] : [];
    });
  }

  /** Everything that is stored of a game, entry by entry, as it stands. */
  raw(id: string): Record<string, string> {
    const keys = this.#keys().filter((key) => key.startsWith(`${id}/`));
    return Object.fromEntries(keys.map((key) => [key, this.#drawer.getItem(PREFIX + key) ?? '']));
  }

  /** Keeps a remark about a game beside it; what does not fit is not kept. */
  note(id: string, name: string, text: string): void {
    try {
      this.#drawer.setItem(`${BESIDE}${id}/${name}`, text);
    } catch {
      // The remark is a convenience: the game itself tells when there is no room.
    }
  }

  noted(id: string, name: string): string | null {
    return this.#drawer.getItem(`${BESIDE}${id}/${name}`);
  }

  remove(id: string): void {
    for (const prefix of [PREFIX, BESIDE, SNAPSHOTS]) {
      for (const key of this.#keys(prefix)) if (key.startsWith(`${id}/`)) this.#drawer.removeItem(prefix + key);
    }
    this.#drawer.removeItem(GLIMPSE);
    this.#written.delete(id);
    this.#held.delete(id);
    this.settle();
  }

  /** Is this key of the drawer, changed by another tab, part of the game? */
  concerns(id: string, key: string | null): boolean {
    return key === headKey(id);
  }

  /** Throws when the browser has no room left; the game as it was kept before stays whole. */
  #write(kept: Kept, { actions, ...record }: GameRecord): void {
    const key = headKey(kept.id);
    const now = this.#drawer.getItem(key);
    const known = this.#written.get(kept.id);
    const before = known?.head === now ? known : { head: '', pieces: piecesOf(headIn(now)), actions: [] };
    const full = Math.floor(actions.length / PIECE);
    const pieces = Array.from({ length: full }, (_, n) => this.#piece(kept.id, n, actions, before));
    const head = JSON.stringify({
      ...kept,
      record,
      count: actions.length,
      pieces,
      tail: actions.slice(full * PIECE),
    } satisfies Head);
    this.#drawer.setItem(key, head);
    this.#written.set(kept.id, { head, pieces, actions });
    if (now !== null && pieces.join() !== before.pieces.join()) this.#sweep(kept.id, pieces);
  }

  /** Writes a full piece unless it stands there already, never over another; gives its name. */
  #piece(id: string, n: number, actions: readonly BaseAction[], before: Written): string {
    const [from, to] = [n * PIECE, (n + 1) * PIECE];
    const old = before.pieces[n];
    const known =
      before.actions.length >= to && actions.slice(from, to).every((one, i) => one === before.actions[from + i]);
    if (old !== undefined && known) return old;
    const text = JSON.stringify(actions.slice(from, to));
    if (old !== undefined && this.#drawer.getItem(`${PREFIX}${id}/${old}`) === text) return old;
    let name = String(n);
    while (before.pieces.includes(name)) name += '+';
    this.#drawer.setItem(`${PREFIX}${id}/${name}`, text);
    return name;
  }

  /** Removes pieces that the head no longer names. */
  #sweep(id: string, pieces: readonly string[]): void {
    const wanted = new Set(['head', ...pieces].map((name) => `${id}/${name}`));
    for (const key of this.#keys()) {
      if (key.startsWith(`${id}/`) && !wanted.has(key)) this.#drawer.removeItem(PREFIX + key);
    }
  }

  #read(id: string): Read {
    const head = headIn(this.#drawer.getItem(headKey(id)));
    if (!head) return { code: 'head' };
    if (head.record.version !== 1) return { code: 'version' };
    const { count, tail = [] } = head;
    const pieces = piecesOf(head);
    const actions: BaseAction[] = [];
    for (const [n, name] of pieces.entries()) {
      const piece = parsed(this.#drawer.getItem(`${PREFIX}${id}/${name}`));
      const isLast = head.pieces === undefined && n === pieces.length - 1;
      if (!Array.isArray(piece) || (piece.length < PIECE && !isLast)) return { code: 'piece', piece: n + 1 };
      actions.push(...(piece as BaseAction[]));
    }
    return { head, record: { ...head.record, actions: [...actions, ...tail].slice(0, count) } };
  }

  #ids(): Set<string> {
    return new Set(this.#keys().map((key) => key.slice(0, key.indexOf('/'))));
  }

  #keys(prefix = PREFIX): string[] {
    const keys: string[] = [];
    for (let i = 0; i < this.#drawer.length; i++) {
      const key = this.#drawer.key(i);
      if (key?.startsWith(prefix)) keys.push(key.slice(prefix.length));
    }
    return keys;
  }
}

const keptOf = ({ id, game, scenario, turn, phase, saved, result }: Head): Kept => ({
  id,
  game,
  scenario,
  turn,
  phase,
  saved,
  result,
});

const piecesOf = (head: Head | undefined): readonly string[] =>
  head?.pieces ?? Array.from({ length: Math.ceil((head?.count ?? 0) / PIECE) }, (_, n) => String(n));

/** The head in this text, if it is one as far as the lobby needs it. */
function headIn(text: string | null): Head | undefined {
  const head = parsed(text) as Partial<Head> | null | undefined;
  if (typeof head !== 'object' || head === null) return undefined;
  const { id, game, count, saved, record, tail = [], pieces = [] } = head;
  const named = typeof id === 'string' && typeof game === 'string' && typeof record === 'object' && record !== null;
  const counted =
    typeof count === 'number' && typeof saved === 'number' && Array.isArray(tail) && Array.isArray(pieces);
  return named && counted ? (head as Head) : undefined;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
