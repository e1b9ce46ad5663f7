import { engagementGame } from '../../engagement/game.ts';
import { REICHSWALD_RULES } from './rules.ts';

/** Batalha de Reichswald: Operation Veritable, 8 to 22 February 1945. */
export const REICHSWALD = engagementGame(REICHSWALD_RULES);
