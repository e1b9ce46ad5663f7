import type { Table } from '../state/table.svelte.ts';

/** Where whoever is asked something in the middle of a phase may act, the hex that it is about last; none where that is half the map. */
export function actableHexes({ position, choosing, drafted, units }: Table): string[] {
  const of = (ids: Iterable<string>): string[] => {
    const wanted = new Set(ids);
    return [...units.byHex].flatMap(([hex, here]) => (here.some(({ id }) => wanted.has(id)) ? [hex] : []));
  };
  const { hex } = position.top ?? {};
  const about = hex === undefined ? [] : [hex];
  if (position.decision === 'declare' && drafted) return [...of(drafted.able), ...of(drafted.chosen), drafted.target];
  if (position.decision !== 'choose' || choosing.open.isWide || choosing.settingUp) return [];
  return [...of(choosing.concerned), ...choosing.open.hexes.keys(), ...about];
}
