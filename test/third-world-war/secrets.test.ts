import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { secrecyTests } from '../engagement/secrets.ts';
import { thirdWorldWarTwin } from './twin.ts';

/** 93: a short game with the option blind-declaration. */
secrecyTests({ game: THIRD_WORLD_WAR as unknown as Game, invariants: [], twin: thirdWorldWarTwin }, 93);
