import type { Table } from '../../state/table.svelte.ts';
import { combatOf } from './combat.ts';

/** A combat from the first click to the last, as the player goes through it. */
const FIGHT_STEPS = [
  'target',
  'attackers',
  'defenders',
  'support',
  'dice',
  'losses',
  'stand',
  'retreat',
  'advance',
] as const;
type FightStep = (typeof FIGHT_STEPS)[number];

const ASKED: Readonly<Record<string, FightStep>> = {
  defend: 'defenders',
  loss: 'losses',
  stand: 'stand',
  retreat: 'retreat',
  advance: 'advance',
};

/** Which step of a combat is being taken; undefined when none is. */
export function fightStep(table: Table): FightStep | undefined {
  const combat = combatOf(table);
  if (combat) {
    if (combat.draft.stage === 'support') return 'support';
    return combat.chosen.length === 0 || combat.refusal ? 'attackers' : 'support';
  }
  if (table.position.decision === 'fight') return 'target';
  const step = table.position.decision === 'choose' ? ASKED[table.position.top?.kind ?? ''] : undefined;
  // A retreat that is no part of a combat carries out no result.
  const isOfCombat = table.position.view.pending.some(({ kind }) => kind === 'result');
  return step === 'retreat' && !isOfCombat ? undefined : step;
}

/** The steps to be shown: few hexes hold more units than defend them. */
export const stepsShown = (now: FightStep | undefined): readonly FightStep[] =>
  FIGHT_STEPS.filter((step) => step !== 'defenders' || step === now);
