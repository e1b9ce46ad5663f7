import type { UnitView } from '../../../wargame/wargame.ts';
import { stepsText } from '../../counter/words.ts';
import type { Table } from '../../state/table.svelte.ts';
import { preferences, t } from '../../ui/language.svelte.ts';
import type { Ranked } from './order-of-battle.ts';
import { entryText } from './reserves.ts';

/** How a unit stands, in a few words; `now`: the units that can enter now. */
export function standingText(table: Table, { unit, counter, standing }: Ranked, now: ReadonlySet<string>): string {
  switch (standing) {
    case 'reduced':
      return stepsText(preferences.lang, counter, unit.steps).join(' ');
    case 'unknown':
      return '?';
    case 'waiting':
      return waitingText(table, unit, now);
    default:
      return t(`order-${standing}`);
  }
}

function waitingText({ names, position: { view } }: Table, unit: UnitView, now: ReadonlySet<string>): string {
  const entry = entryText(preferences.lang, names.game, unit);
  const { id, due } = unit;
  if (now.has(id)) return t('order-ready', { entry }).trim();
  if (due === undefined || due === null) return t('order-event', { entry }).trim();
  return t(due <= view.turn ? 'order-due' : 'order-waiting', { turn: due, entry }).trim();
}
