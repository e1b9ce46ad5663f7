// Games as earlier versions of the page saved them, in localStorage.
import type { BaseAction } from '../../kernel/game.ts';
import { keysOf, type KeyValueStore } from '../storage/key-value-store.ts';
import { PIECE } from './database.ts';
import { corruptionIn, entryOf, type Head } from './entry.ts';
import type { SavedGame } from './game-writer.ts';
import type { Corruption } from './problem.ts';

const GAMES = 'bivouac/game/';
const NOTES = 'bivouac/beside/';
/** What only saved time, and remarks about games that are gone. */
const OUTDATED = ['bivouac/snapshot/', 'bivouac/glimpse', NOTES];

interface EarlierHead extends Omit<Head, 'revision'> {
  /** Names of the pieces. The oldest heads have none: their pieces are numbered, and the last one may be short. */
  pieces?: string[];
  /** The actions after the last full piece. */
  tail?: BaseAction[];
}

/** A game in localStorage: its entries, `<id>/head` and pieces, and the remarks about it by their names. */
export interface EarlierGame {
  id: string;
  entries: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  /** The game itself, or what is wrong with it. */
  found: SavedGame | Corruption;
}

/** Every game in localStorage. */
export function earlierGames(local: KeyValueStore): EarlierGame[] {
  const keys = keysOf(local, GAMES).map((key) => key.slice(GAMES.length));
  const ids = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))));
  return [...ids].map((id) => {
    const entries = valuesOf(local, GAMES, `${id}/`);
    const notes = valuesOf(local, NOTES, `${id}/`);
    const named = Object.entries(notes).map(([key, text]) => [key.slice(id.length + 1), text] as const);
    return { id, entries, notes: Object.fromEntries(named), found: gameIn(id, entries) };
  });
}

export function removeEarlier(local: KeyValueStore, id: string): void {
  for (const prefix of [GAMES, NOTES]) removeAll(local, `${prefix}${id}/`);
}

/** Removes what is left when every game has been taken over. */
export function removeOutdated(local: KeyValueStore): void {
  for (const prefix of OUTDATED) removeAll(local, prefix);
}

function removeAll(local: KeyValueStore, prefix: string): void {
  for (const key of keysOf(local, prefix)) local.removeItem(key);
}

function valuesOf(local: KeyValueStore, prefix: string, start: string): Record<string, string> {
  const keys = keysOf(local, prefix + start);
  return Object.fromEntries(keys.map((key) => [key.slice(prefix.length), local.getItem(key) ?? '']));
}

function gameIn(id: string, entries: Readonly<Record<string, string>>): SavedGame | Corruption {
  const head = parsed(entries[`${id}/head`]) as EarlierHead;
  const corruption = corruptionIn(head);
  if (corruption) return corruption;
  const { count, tail = [], pieces: names } = head;
  const actions: BaseAction[] = [];
  const all = names ?? Array.from({ length: Math.ceil(count / PIECE) }, (_, n) => String(n));
  for (const [n, name] of all.entries()) {
    const piece = parsed(entries[`${id}/${name}`]);
    const mayBeShort = names === undefined && n === all.length - 1;
    if (!Array.isArray(piece) || (piece.length < PIECE && !mayBeShort)) return { code: 'piece', piece: n + 1 };
    actions.push(...(piece as BaseAction[]));
  }
  const record = { ...head.record, actions: [...actions, ...tail].slice(0, count) };
  return { entry: entryOf({ ...head, id }), record };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
