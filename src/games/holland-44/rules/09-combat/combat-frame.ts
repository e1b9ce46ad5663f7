import type { Side } from '../../position/position.ts';
import type { CombatFrame } from '../../position/state.ts';

/** H44-9.2-a, H44-11.1-a: an attack with nothing named yet but its hex. */
export const combatFrame = (side: Side, target: number, mode: CombatFrame['mode'] = 'phase'): CombatFrame => ({
  kind: 'combat',
  mode,
  stage: 'force',
  side,
  target,
  attackers: [],
  lead: -1,
  attached: -1,
  artillery: [],
  air: false,
  asked: [],
});
