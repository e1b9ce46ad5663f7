import { engagementGame, type EngagementGame } from '../../engagement/game.ts';
import { UNIT_NAMES } from './data/names.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { THIRD_WORLD_WAR_RULES } from './rules.ts';

export const THIRD_WORLD_WAR: EngagementGame = {
  ...engagementGame(THIRD_WORLD_WAR_RULES),
  unitNames: UNIT_NAMES,
  margin: MARGIN,
  looks: LOOKS,
};
