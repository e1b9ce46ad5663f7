import type { Level } from './names.ts';
import type { Seated } from './self-play.ts';
import { random } from './random.ts';
import { recruit } from './search/recruit.ts';
import { regular, veteran } from './search/regular.ts';

/** The computer players by level, weakest first. */
export const LEVELS: Readonly<Record<string, Seated>> = {
  random: { player: random, budget: { playouts: 0 } },
  recruit: { player: recruit, budget: { playouts: 0 } },
  regular: { player: regular, budget: { playouts: 24 } },
  veteran: { player: veteran, budget: { playouts: 128 } },
} satisfies Record<Level, Seated>;

/** The player of this level; undefined when there is none. */
export const playerOf = (level: string): Seated | undefined =>
  Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
