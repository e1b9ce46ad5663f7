import type { Seat } from '../../../seat/seat.ts';
import type { ShownPosition } from '../../state/position.svelte.ts';

/** Has there been a combat in this phase? Losses and retreats also come without one. */
export function isInFight({ game }: Seat, { log }: ShownPosition): boolean {
  const kindOf = (code: string) => game.eventKinds[code] ?? '';
  const last = log.findLast(({ event }) => ['declared', 'combat', 'roll', 'phase'].includes(kindOf(event.code)));
  return last !== undefined && kindOf(last.event.code) !== 'phase';
}
