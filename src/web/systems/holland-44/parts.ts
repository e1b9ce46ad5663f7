import type { SystemParts } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import { aim, plannedCombat, toggle, whyNot } from './combat.ts';
import { COMMANDS } from './commands.ts';
import { landingLine } from './landing.ts';
import { repliesTo } from './replies.ts';
import { said } from './said.ts';

/** What a table does in games with lead formations. */
export const FORMATIONS: SystemParts<Table> = {
  combat: plannedCombat,
  replies: repliesTo,
  aim,
  toggle,
  whyNot,
  said,
  commands: COMMANDS,
  lineOf: landingLine,
  onTheWay: ['not-adjacent', 'not-beside-area'],
};
