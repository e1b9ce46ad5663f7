import { engagementGame, type EngagementGame } from '../../engagement/game.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { MARKET_GARDEN_RULES } from './rules.ts';

export const MARKET_GARDEN: EngagementGame = { ...engagementGame(MARKET_GARDEN_RULES), margin: MARGIN, looks: LOOKS };
