import { engagementGame, type EngagementGame } from '../../../src/engagement/game.ts';
import { DRILL_RULES } from './rules.ts';

/** A game of the system that is only played by tests. */
export const drill: EngagementGame = engagementGame(DRILL_RULES);
