import type { Scene } from '../../board/model/scene.ts';
import type { Table } from '../../state/table.svelte.ts';

/** Arrows to the target from where those who fight and those who support stand, one from each hex and kind. */
export function arrowsTo(
  { view }: Table,
  target: string,
  fighting: readonly string[],
  supporting: readonly string[],
): Scene['arrows'] {
  const at = new Map(view.units.map(({ id, hex }) => [id, hex]));
  const from = (ids: readonly string[], kind: 'attack' | 'support'): Scene['arrows'] =>
    [...new Set(ids.map((id) => at.get(id)))].flatMap((hex) =>
      hex && hex !== target ? [{ from: hex, to: target, kind }] : [],
    );
  return [...from(fighting, 'attack'), ...from(supporting, 'support')];
}
