import type { CombatCommands, Command } from '../../state/system-parts.ts';
import type { Notice } from '../../state/notice.ts';
import type { Table } from '../../state/table.svelte.ts';
import { combatOf, targetRefusal } from './combat.ts';
import { draftOrders, openDraft, triedOn, viewDraft, type Draft } from './draft.ts';

const VERBS = ['attack', 'support', 'lead'];

/** “attack 3518 Guards with G3, 1G2 guns 55, 153 air 1”, “lead Guards”, “support 55”. */
export const COMMANDS: CombatCommands<Table> = {
  links: { guns: 'units', air: 'number' },
  fields: { attack: ['formation'] },
  verbsNow: ({ position: { decision } }) => (decision === 'declare' ? ['support', 'lead'] : undefined),
  has: (verb) => VERBS.includes(verb),
  unitsFor,
  run,
};

/** The attack that was typed, committed as a whole. */
async function run(table: Table, command: Command): Promise<Notice | undefined> {
  const { seat } = table;
  if (command.verb === 'lead') return lead(table, command.values['formation']);
  const draft = draftFor(table, command);
  if ('refusal' in draft || 'key' in draft) return draft;
  const seen = viewDraft(seat.game, seat.state, draft);
  const { attackers, artillery, air } = draft;
  const isWhole =
    attackers.every((id) => seen.draft.attackers.includes(id)) &&
    artillery.every((id) => seen.draft.artillery.includes(id)) &&
    seen.draft.air === air &&
    (draft.lead === undefined || seen.draft.lead === draft.lead);
  if (isWhole && seen.refusal) return { refusal: seen.refusal };
  const orders = draftOrders(seat.game, seat.state, {
    ...seen.draft,
    attackers,
    artillery,
    air,
    lead: draft.lead ?? seen.draft.lead,
  });
  return (await table.perform(orders)) ? undefined : table.selection.notice;
}

/** Has a formation lead the attack in the making. */
function lead(table: Table, formation: string | undefined): Notice | undefined {
  const combat = combatOf(table);
  if (!combat || formation === undefined) return { key: combat ? 'command-where' : 'command-not-now', args: {} };
  const { game, state } = table.seat;
  const named = triedOn(game, state, { ...combat.draft, lead: undefined });
  const refusal = game.refusal(named, { by: table.position.view.toAct, type: 'lead', formation });
  if (refusal) return { refusal };
  table.selection.setDraft({ ...combat.draft, lead: formation });
  return undefined;
}

function draftFor(table: Table, { verb, units, linked, numbers, values, hex = '' }: Command): Draft | Notice {
  const { game, state } = table.seat;
  const open = combatOf(table)?.draft;
  const [guns, air] = [linked['guns'] ?? [], (numbers['air'] ?? 0) > 0];
  if (verb === 'support') {
    if (table.position.decision !== 'declare' || !open) return { key: 'command-not-now', args: {} };
    return { ...open, artillery: [...units, ...guns], air };
  }
  const refusal = targetRefusal(table, hex);
  if (refusal) return { refusal };
  const draft = openDraft(game, state, hex);
  const isGun = (id: string): boolean => table.counters.get(id)?.range !== undefined;
  const attackers = units.filter((id) => !isGun(id));
  return {
    ...draft,
    lead: values['formation'],
    attackers: attackers.length > 0 ? attackers : draft.attackers,
    artillery: [...units.filter(isGun), ...guns],
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
  const { game, state } = table.seat;
  if (verb === 'support') return combatOf(table)?.artillery ?? [];
  if (before?.hex === undefined || (link !== 'with' && link !== 'guns')) return [];
  if (targetRefusal(table, before.hex)) return [];
  const seen = viewDraft(game, state, openDraft(game, state, before.hex));
  const named = [...before.units, ...(before.linked['guns'] ?? [])];
  return (link === 'guns' ? seen.artillery : [...seen.attackers, ...seen.artillery]).filter(
    (id) => !named.includes(id),
  );
}
