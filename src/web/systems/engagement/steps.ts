import type { Table } from '../../state/table.svelte.ts';
import { isInFight } from '../odds/in-fight.ts';
import { combatOf } from './combat.ts';

/** A combat from the first click to the last, as the player goes through it. */
export const FIGHT_STEPS = ['target', 'attackers', 'support', 'dice', 'losses', 'retreat', 'advance'] as const;
export type FightStep = (typeof FIGHT_STEPS)[number];

const ASKED: Readonly<Record<string, FightStep>> = {
  loss: 'losses',
  exchange: 'losses',
  retreat: 'retreat',
  displace: 'retreat',
  advance: 'advance',
};

/** Which step of a combat is being taken; undefined when none is. */
export function fightStep(table: Table): FightStep | undefined {
  const combat = combatOf(table);
  if (combat) {
    const { draft, refusal } = combat;
    if (draft.stage === 'answer') return 'support';
    return draft.attackers.length === 0 && draft.mode === 'ground' ? 'attackers' : refusal ? 'attackers' : 'support';
  }
  if (table.position.decision === 'fight') return 'target';
  return table.position.decision === 'choose' && isInFight(table.seat, table.position)
    ? ASKED[table.position.top?.kind ?? '']
    : undefined;
}
