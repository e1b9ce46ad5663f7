import type { Wargame } from '../../wargame/wargame.ts';
import type { SystemParts } from '../state/system-parts.ts';
import type { Table } from '../state/table.svelte.ts';
import { ENGAGEMENT } from './engagement/parts.ts';
import { FORMATIONS } from './holland-44/parts.ts';
import { entryOf } from './of.ts';

const SYSTEMS: Readonly<Record<string, SystemParts<Table>>> = { engagement: ENGAGEMENT, 'holland-44': FORMATIONS };

/** What a table does in the system of this game. */
export const partsOf = (game: Wargame): SystemParts<Table> => entryOf(SYSTEMS, game);
