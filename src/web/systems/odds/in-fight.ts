import type { Table } from '../../state/table.svelte.ts';

/** Has there been a combat in this phase? Losses and retreats also come without one. */
export function isInFight({ log, seat }: Pick<Table, 'log' | 'seat'>): boolean {
  const kindOf = (code: string) => seat.game.eventKinds[code] ?? '';
  const last = log.findLast(({ event }) => ['declared', 'combat', 'roll', 'phase'].includes(kindOf(event.code)));
  return last !== undefined && kindOf(last.event.code) !== 'phase';
}
