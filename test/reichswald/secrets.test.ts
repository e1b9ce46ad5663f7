import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { secrecyTests } from '../engagement/secrets.ts';
import { reichswaldTwin } from './twin.ts';

/** 4: the first game with the option blind-declaration. */
secrecyTests({ game: REICHSWALD as unknown as Game, invariants: [], twin: reichswaldTwin }, 4);
