import { engagementGame, type EngagementGame } from '../../engagement/game.ts';
import { UNIT_NAMES } from './data/names.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { MARKET_GARDEN_RULES } from './rules.ts';

export const MARKET_GARDEN: EngagementGame = {
  ...engagementGame(MARKET_GARDEN_RULES),
  unitNames: UNIT_NAMES,
  margin: MARGIN,
  looks: LOOKS,
};
