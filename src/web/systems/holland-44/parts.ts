import type { SystemParts } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import { aim, plannedCombat, toggle, whyNot } from './combat.ts';
import { COMMANDS } from './commands.ts';
import { landingLine } from './landing.ts';
import { said } from './said.ts';

const ORDER_RULES = {
  'break-down': '21.1',
  rebuild: '21.4',
  merge: '21.5',
  replace: '20.2',
  return: '22.7',
  unlimber: '17.3',
  relocate: '25.6',
  spend: '8.3.3',
  'full-retreat': '14.3.1',
};

/** What a table does in games with lead formations. */
export const FORMATIONS: SystemParts<Table> = {
  combat: plannedCombat,
  aim,
  toggle,
  whyNot,
  said,
  commands: COMMANDS,
  lineOf: landingLine,
  orderRules: ORDER_RULES,
  onTheWay: ['not-adjacent', 'not-beside-area'],
};
