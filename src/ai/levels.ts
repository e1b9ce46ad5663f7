import type { Player } from './player.ts';
import { random } from './random.ts';

/** The computer players by level, weakest first. */
export const LEVELS: Readonly<Record<string, Player>> = { random };

/** The player of this level; undefined when there is none. */
export const playerOf = (level: string): Player | undefined =>
  Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
