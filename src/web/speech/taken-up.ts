import type { Lang } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';
import { pointer } from '../ui/language.svelte.ts';
import { pointsLeft } from '../state/plan.ts';
import type { Table } from '../state/table.svelte.ts';

/** The units taken up, as they are to be called, and the points they have left, in one line; empty when there are none. */
export function takenUp(
  lang: Lang,
  { seat, sending, moving: { planned, mode = '' }, selection: { units: selected, group } }: Table,
  called: (units: readonly string[]) => string,
): string {
  if (group?.to !== undefined && sending.isDone) {
    const n = sending.routes.filter(({ to }) => to !== undefined).length;
    return webText(lang, 'send-foreseen', { n, all: group.units.length, hex: group.to });
  }
  if (group) return webText(lang, 'send-where', { n: group.units.length, pointer: pointer() });
  if (!planned?.reach || selected.length === 0) return '';
  const { allowance } = planned.reach;
  const left = pointsLeft(seat.game, planned.state) ?? allowance;
  return webText(lang, 'say-taken-up', { units: called(selected), left, allowance, mode });
}
