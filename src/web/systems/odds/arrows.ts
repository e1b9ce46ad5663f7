import type { Pending } from '../../../wargame/wargame.ts';
import type { Scene } from '../../board/model/scene.ts';
import type { ShownPosition } from '../../state/position.svelte.ts';

/** Who takes part in a combat in the making: those chosen, and those who cannot be left out. */
interface Parties {
  draft: { target: string; attackers: readonly string[]; artillery: readonly string[] };
  fixed?: Pick<Pending, 'units' | 'artillery'> | undefined;
}

/** Arrows to the target from where those who fight and those who support stand, one from each hex and kind. */
export function arrowsOf({ view }: ShownPosition, { draft, fixed }: Parties): Scene['arrows'] {
  const { target, attackers, artillery } = draft;
  const at = new Map(view.units.map(({ id, hex }) => [id, hex]));
  const from = (ids: readonly string[], kind: 'attack' | 'support'): Scene['arrows'] =>
    [...new Set(ids.map((id) => at.get(id)))].flatMap((hex) =>
      hex && hex !== target ? [{ from: hex, to: target, kind }] : [],
    );
  return [
    ...from([...attackers, ...(fixed?.units ?? [])], 'attack'),
    ...from([...artillery, ...(fixed?.artillery ?? [])], 'support'),
  ];
}
