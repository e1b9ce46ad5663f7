import { engagementGame, type EngagementGame } from '../../engagement/game.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { REICHSWALD_RULES } from './rules.ts';

/** Batalha de Reichswald: Operation Veritable, 8 to 22 February 1945. */
export const REICHSWALD: EngagementGame = { ...engagementGame(REICHSWALD_RULES), margin: MARGIN, looks: LOOKS };
