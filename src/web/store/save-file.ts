import type { GameRecord } from '../../kernel/match.ts';
import type { Seat } from '../../seat/seat.ts';
import { fileName } from './file-name.ts';
import { store } from './games.svelte.ts';

/** The game as a record: one's own seat does not have all of it, but what this page has kept. */
export async function keptRecord(seat: Seat): Promise<GameRecord | undefined> {
  const record = await seat.record();
  if (record) return record;
  const read = await store.read(seat.id);
  return read?.ok ? read.record : undefined;
}

/**
 * Gives a saved game to the reader as a file without replaying it: its record, or what is left of it row by row. Needs
 * nothing that has not been loaded; `title` is the game's where it is known.
 */
export async function saveStored(id: string, title?: string): Promise<void> {
  const read = await store.read(id);
  if (read?.ok) {
    const name = fileName([title ?? read.record.game], new Date(), 'bivouac.json');
    return download(name, JSON.stringify(read.record));
  }
  const entries = await store.raw(id);
  download(`${id}.broken.json`, JSON.stringify({ format: 'bivouac-broken', id, entries }, null, 1));
}

/** Text is taken for JSON. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
