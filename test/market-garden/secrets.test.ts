import { MARKET_GARDEN } from '../../src/games/market-garden/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { secrecyTests } from '../engagement/secrets.ts';
import { marketGardenTwin } from './twin.ts';

/** 9: a short game with the option blind-declaration. */
secrecyTests({ game: MARKET_GARDEN as unknown as Game, invariants: [], twin: marketGardenTwin }, 9);
