// Tests ask for texts without loading games as the page and the command line do.
import { LIBRARY } from '../src/games/index.ts';
import { loadTexts } from '../src/text/games.ts';
import { loadPageTexts } from '../src/text/web/index.ts';

for (const game of LIBRARY.keys()) await loadTexts(game);
await loadPageTexts();
