import { LIBRARY } from '../../games/index.ts';
import { withTexts } from '../../text/games.ts';

/** The games of the page, each loaded with what is said of it. */
export const GAMES_HERE = withTexts(LIBRARY);
