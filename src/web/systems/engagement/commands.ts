import type { CombatCommands, Command } from '../../state/system-parts.ts';
import type { Notice } from '../../state/notice.ts';
import type { Table } from '../../state/table.svelte.ts';
import { combatOf, targetRefusal } from './combat.ts';
import { draftOrders, openDraft, viewDraft, type Draft } from './draft.ts';

const VERBS = ['attack', 'bombard', 'support'];

/** “attack 0507 with 71/53, 158/53 guns AD53 air 2”, “support AD53”. */
export const COMMANDS: CombatCommands<Table> = {
  links: { guns: 'units', air: 'number' },
  verbsNow: ({ position: { decision } }) => (decision === 'declare' ? ['support'] : undefined),
  has: (verb) => VERBS.includes(verb),
  unitsFor,
  run,
};

/** The declaration or answer that was typed, committed as a whole. */
async function run(table: Table, command: Command): Promise<Notice | undefined> {
  const { seat } = table;
  const { view } = table.position;
  const draft = draftFor(table, command);
  if ('refusal' in draft || 'key' in draft) return draft;
  const seen = viewDraft(seat.game, seat.state, draft, view);
  const left = [...draft.attackers, ...draft.artillery].find(
    (id) => !seen.draft.attackers.includes(id) && !seen.draft.artillery.includes(id),
  );
  if (left === undefined && seen.draft.air === draft.air && seen.refusal) return { refusal: seen.refusal };
  const { attackers, artillery, air } = draft;
  const orders = draftOrders(seat.game, seat.state, { ...seen.draft, attackers, artillery, air });
  return (await table.perform(orders)) ? undefined : table.selection.notice;
}

function draftFor(table: Table, { verb, units, linked, numbers, hex = '' }: Command): Draft | Notice {
  const { seat } = table;
  const open = combatOf(table)?.draft;
  const [guns, air] = [linked['guns'] ?? [], numbers['air'] ?? 0];
  if (verb === 'support') {
    if (table.position.decision !== 'declare' || !open) return { key: 'command-not-now', args: {} };
    return { ...open, attackers: [], artillery: [...units, ...guns], air };
  }
  const mode = verb === 'attack' ? 'ground' : 'bombard';
  const refusal = targetRefusal(table, mode, hex);
  if (refusal) return { refusal };
  const draft = openDraft(seat.game, seat.state, mode, hex);
  if (mode === 'bombard') return { ...draft, artillery: [...units, ...guns], air };
  const range = (id: string): boolean => table.counters.get(id)?.range !== undefined;
  const attackers = units.filter((id) => !range(id));
  return {
    ...draft,
    attackers: attackers.length > 0 ? attackers : draft.attackers,
    artillery: [...units.filter(range), ...guns],
    air,
  };
}

/** Units that could be named next; none before the hex. */
function unitsFor(
  table: Table,
  verb: string,
  link: string | undefined,
  before: Command | undefined,
): readonly string[] {
  const { seat } = table;
  const { view } = table.position;
  if (verb === 'support') return combatOf(table)?.artillery ?? [];
  if (before?.hex === undefined || (link !== 'with' && link !== 'guns')) return [];
  const mode = verb === 'attack' ? 'ground' : 'bombard';
  if (targetRefusal(table, mode, before.hex)) return [];
  const seen = viewDraft(seat.game, seat.state, openDraft(seat.game, seat.state, mode, before.hex), view);
  const named = [...before.units, ...(before.linked['guns'] ?? [])];
  return (link === 'guns' ? seen.artillery : [...seen.attackers, ...seen.artillery]).filter(
    (id) => !named.includes(id),
  );
}
