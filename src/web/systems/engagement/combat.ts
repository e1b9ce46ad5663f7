import type { Refusal } from '../../../kernel/game.ts';
import type { PlannedCombat } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import { arrowsOf } from '../odds/arrows.ts';
import { beginning, draftOf, draftOrders, openDraft, triedOn, viewDraft } from './draft.ts';
import type { Draft, Drafted, Mode } from './draft.ts';

/** A combat of this system in the making. */
export type EngagementCombat = PlannedCombat & Drafted;

/** The combat in the making at a table of this system. */
export const combatOf = ({ drafted }: Table): EngagementCombat | undefined => drafted as EngagementCombat | undefined;

/** The combat that is drafted, else the declaration or answer that is asked for. */
export function plannedCombat(table: Table, kept: object | undefined): EngagementCombat | undefined {
  const { seat } = table;
  const { view, decision, top } = table.position;
  const draft = (kept as Draft | undefined) ?? (decision === 'declare' && top ? draftOf(top) : undefined);
  if (!draft) return undefined;
  const drafted = viewDraft(seat.game, seat.state, draft, view);
  const { target, attackers, artillery, air } = drafted.draft;
  return {
    ...drafted,
    target,
    chosen: [...attackers, ...artillery],
    able: [...drafted.attackers, ...drafted.artillery],
    declared: drafted.fixed?.units ?? [],
    support: artillery.length + air,
    guns: drafted.artillery,
    helps: drafted.draft.stage === 'answer' ? 'defender' : 'attacker',
    arrows: arrowsOf(table.position, drafted),
    orders: draftOrders(seat.game, seat.state, drafted.draft),
  };
}

/** Plans an attack on this hex, or a bombardment when only that is possible. */
export function aim(table: Table, hex: string): void {
  const mode = (['ground', 'bombard'] as const).find((one) => !targetRefusal(table, one, hex));
  if (mode === undefined) table.selection.setDraft(undefined);
  openFight(table, mode ?? 'ground', hex);
}

/** Why a hex may not be attacked or bombarded. */
export const targetRefusal = ({ seat, position: { view } }: Table, mode: Mode, target: string): Refusal | undefined =>
  seat.game.refusal(seat.state, { by: view.toAct, ...beginning(mode, target) });

/** Begins to plan a combat, or says why it cannot be. */
export function openFight(table: Table, mode: Mode, target: string): void {
  const refusal = targetRefusal(table, mode, target);
  const { game, state } = table.seat;
  if (refusal) table.selection.notice = { refusal };
  else table.selection.setDraft(openDraft(game, state, mode, target));
}

/** Has a unit, one of those able, take part or not. */
export function toggle(table: Table, id: string): void {
  const combat = combatOf(table);
  if (!combat) return;
  const { draft } = combat;
  const flip = (list: readonly string[]): string[] =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  if (combat.attackers.includes(id)) table.selection.setDraft({ ...draft, attackers: flip(draft.attackers) });
  else table.selection.setDraft({ ...draft, artillery: flip(draft.artillery) });
}

/** Why a unit cannot take part, in the capacity in which it is most likely meant. */
export function whyNot(table: Table, unit: string): Refusal | undefined {
  const combat = combatOf(table);
  if (!combat) return undefined;
  const { draft } = combat;
  const { game, state } = table.seat;
  const gun = table.counters.get(unit)?.range !== undefined || draft.mode === 'bombard' || draft.stage === 'answer';
  const type = gun && !combat.attackers.includes(unit) ? 'artillery' : 'attacker';
  return game.refusal(triedOn(game, state, draft), { by: table.position.view.toAct, type, unit });
}
