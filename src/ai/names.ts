import type { Side } from '../kernel/game.ts';

/** The levels of computer players, weakest first. */
export const LEVEL_NAMES = ['random', 'recruit', 'regular', 'veteran'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** Who gives hints: the strongest level that answers at once. */
export const ADVISER: Level = 'regular';

const NAMED = 'Bivouac ';

/** Who sits there, as a record names its players. */
export const playerName = (level: Level): string => NAMED + level;

/** The level of a player of this name; undefined for a person. */
export const levelNamed = (name: string | undefined): Level | undefined =>
  LEVEL_NAMES.find((level) => name === playerName(level));

/** The sides that a computer plays, by the names of the players. */
export function levelsOf(players: Readonly<Record<Side, string>> = {}): Record<Side, Level> {
  const levels: Record<Side, Level> = {};
  for (const [side, name] of Object.entries(players)) {
    const level = levelNamed(name);
    if (level) levels[side] = level;
  }
  return levels;
}
