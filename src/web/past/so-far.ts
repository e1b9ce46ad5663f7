import type { GameRecord } from '../../kernel/match.ts';
import type { Seat } from '../../seat/seat.ts';

/** The game as far as this seat looks at it; undefined while it goes on and something is hidden from a side. */
export async function recordSoFar(
  seat: Pick<Seat, 'game' | 'state' | 'actions' | 'record'>,
): Promise<GameRecord | undefined> {
  const { length } = seat.actions;
  const record = await seat.record();
  if (!record || (record.result === null && seat.game.secret?.(seat.state))) return undefined;
  return length < record.actions.length
    ? { ...record, actions: record.actions.slice(0, length), result: null }
    : record;
}
