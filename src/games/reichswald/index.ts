import { engagementGame, type EngagementGame } from '../../engagement/game.ts';
import { UNIT_NAMES } from './data/names.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { REICHSWALD_RULES } from './rules.ts';

/** Batalha de Reichswald: Operation Veritable, 8 to 22 February 1945. */
export const REICHSWALD: EngagementGame = {
  ...engagementGame(REICHSWALD_RULES),
  unitNames: UNIT_NAMES,
  margin: MARGIN,
  looks: LOOKS,
};
