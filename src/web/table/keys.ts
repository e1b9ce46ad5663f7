import type { BoardView } from '../board/view.ts';
import { nextUnit } from './pick.ts';
import type { Table } from './table.svelte.ts';

/** The key a person pressed for the table: not part of a browser's shortcut, of typing, or meant for a dialog. */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return undefined;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Keys that work anywhere on the table, except while something is being typed or a dialog is open. */
export function boardKey(
  event: KeyboardEvent,
  table: Table,
  view: BoardView | undefined,
  reveal: (unit: string) => void,
): void {
  const act = ACTS[keyOf(event) ?? ''];
  if (!act) return;
  event.preventDefault();
  act(table, view, reveal);
}

type Act = (table: Table, view: BoardView | undefined, reveal: (unit: string) => void) => void;

const ACTS: Readonly<Record<string, Act>> = {
  Escape: (table) => {
    table.putDown();
    table.inspected = undefined;
  },
  u: (table) => {
    if (!table.watching) table.undo();
  },
  e: (table) => {
    if (table.decision === 'move' || table.decision === 'fight') table.end();
  },
  n: (table, _, reveal) => {
    const unit = table.decision === 'move' ? nextUnit(table) : undefined;
    if (unit) reveal(unit);
  },
  h: (table) => (table.bare = !table.bare),
  '+': (_, view) => view?.zoomBy(1.4),
  '-': (_, view) => view?.zoomBy(1 / 1.4),
  '0': (_, view) => view?.fit(),
};
