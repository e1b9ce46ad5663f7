import type { Steps } from '../../state/in-slices.ts';
import type { PlannedCombat, Reply } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';

/** A determined defence wherever there may be one, and the same with the help of a gun where that holds more often. */
export function* repliesTo(table: Table, { request, odds }: PlannedCombat): Steps<Reply[]> {
  if (!request || !odds?.ok || odds.value.clearedAfterDefence === undefined) return [];
  const { game, state } = table.seat;
  const side = table.counters.get(request.attackers[0] ?? '')?.side;
  const guns = game.counters.flatMap((one) => (one.side !== side && one.range !== undefined ? [one.id] : []));
  const { column, clearedAfterDefence: cleared } = odds.value;
  const stands: Reply = { artillery: [], air: 0, column, cleared };
  yield;
  const helped = game.odds(state, { ...request, support: { ...request.support, defender: { artillery: guns } } });
  const least = helped.ok ? (helped.value.clearedAfterDefence ?? cleared) : cleared;
  return least < cleared ? [stands, { ...stands, artillery: guns, cleared: least }] : [stands];
}
