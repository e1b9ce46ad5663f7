import type { Component } from 'svelte';
import type { Wargame } from '../../wargame/wargame.ts';
import type { PlannedCombat } from '../state/system-parts.ts';
import type { Table } from '../state/table.svelte.ts';
import CombatPanel from './engagement/CombatPanel.svelte';
import CombatSteps from './engagement/CombatSteps.svelte';
import FormationPanel from './holland-44/CombatPanel.svelte';
import FormationSteps from './holland-44/CombatSteps.svelte';
import { landsNow } from './holland-44/landing.ts';
import LandingPanel from './holland-44/LandingPanel.svelte';
import { entryOf } from './of.ts';

/** What the panel shows in one form for the games of a system. */
interface SystemPanels {
  /** Planning, declaring and answering a combat. */
  CombatPanel: Component<{ table: Table; combat: PlannedCombat }>;
  /** How far a combat has come; nothing while there is none. */
  CombatSteps: Component<{ table: Table }>;
  /** A panel of its own for what is being chosen; undefined where the one that all games share serves. */
  choiceOf?(table: Table): Component<{ table: Table }> | undefined;
}

const SYSTEMS: Readonly<Record<string, SystemPanels>> = {
  engagement: { CombatPanel, CombatSteps },
  'holland-44': {
    CombatPanel: FormationPanel,
    CombatSteps: FormationSteps,
    choiceOf: (table) => (landsNow(table.position) ? LandingPanel : undefined),
  },
};

/** Panels for the system of this game. */
export const panelsOf = (game: Wargame): SystemPanels => entryOf(SYSTEMS, game);
