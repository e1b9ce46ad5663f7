import type { Refusal } from '../../../kernel/game.ts';
import type { PlannedCombat } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { UnitsByPlace } from '../../state/units-by-place.svelte.ts';
import { arrowsOf } from '../odds/arrows.ts';
import { beginning, draftOf, draftOrders, openDraft, triedOn, viewDraft } from './draft.ts';
import type { Draft, Drafted } from './draft.ts';

/** An attack of this system in the making. */
export type FormationCombat = PlannedCombat & Drafted;

/** The attack in the making at a table of this system. */
export const combatOf = ({ drafted }: Table): FormationCombat | undefined => drafted as FormationCombat | undefined;

/** The attack that is drafted, else the one that has been begun and is asked about. */
export function plannedCombat(table: Table, kept: object | undefined): FormationCombat | undefined {
  const { seat } = table;
  const { decision, top } = table.position;
  const draft = (kept as Draft | undefined) ?? (decision === 'declare' && top ? begun(table) : undefined);
  if (!draft) return undefined;
  const drafted = viewDraft(seat.game, seat.state, draft);
  const { target, attackers, artillery, air } = drafted.draft;
  return {
    ...drafted,
    target,
    chosen: [...attackers, ...artillery],
    able: [...drafted.attackers, ...drafted.artillery],
    declared: drafted.fixed?.units ?? [],
    support: artillery.length + (air ? 1 : 0),
    guns: drafted.artillery,
    helps: 'attacker',
    arrows: arrowsOf(table.position, drafted),
    orders: draftOrders(seat.game, seat.state, drafted.draft),
  };
}

/** Who stands in the hex that is attacked: those who defend it in the odds, by choice of its owner or before it, and the others. */
export function standingIn(
  { byHex }: UnitsByPlace,
  { target, odds }: Pick<FormationCombat, 'target' | 'odds'>,
): Record<'defenders' | 'bystanders', string[]> {
  const there = (byHex.get(target) ?? []).map(({ id }) => id).reverse();
  const counted = (odds?.ok ? odds.value.defenders : undefined) ?? there;
  return {
    defenders: there.filter((id) => counted.includes(id)),
    bystanders: there.filter((id) => !counted.includes(id)),
  };
}

/** The attack that is asked about, with everybody who may still join it. */
function begun({ seat, position: { top } }: Table): Draft | undefined {
  const draft = top && draftOf(top);
  return draft?.stage === 'force' ? openDraft(seat.game, seat.state, draft.target) : draft;
}

/** Why a hex may not be attacked. */
export const targetRefusal = ({ seat, position: { view } }: Table, target: string): Refusal | undefined =>
  seat.game.refusal(seat.state, { by: view.toAct, ...beginning(target) });

/** Plans an attack on this hex, or says why there can be none. */
export function aim(table: Table, hex: string): void {
  const refusal = targetRefusal(table, hex);
  const { game, state } = table.seat;
  table.selection.setDraft(refusal ? undefined : openDraft(game, state, hex));
  if (refusal) table.selection.notice = { refusal };
}

const flipped = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** Has a unit, one of those able, take part or not. */
export function toggle(table: Table, id: string): void {
  const combat = combatOf(table);
  if (!combat) return;
  const { draft } = combat;
  if (combat.attackers.includes(id)) table.selection.setDraft({ ...draft, attackers: flipped(draft.attackers, id) });
  else table.selection.setDraft({ ...draft, artillery: flipped(draft.artillery, id) });
}

/** Why a unit cannot take part, in the capacity in which it is most likely meant. */
export function whyNot(table: Table, unit: string): Refusal | undefined {
  const combat = combatOf(table);
  if (!combat) return undefined;
  const { game, state } = table.seat;
  const isGun = table.counters.get(unit)?.range !== undefined || combat.draft.stage === 'support';
  const type = isGun && !combat.attackers.includes(unit) ? 'artillery' : 'attacker';
  return game.refusal(triedOn(game, state, combat.draft), { by: table.position.view.toAct, type, unit });
}
