import type { Wargame } from '../../wargame/wargame.ts';

/** The entry of a table of systems for this game. Throws for a system without one: that game cannot be shown. */
export function entryOf<T>(systems: Readonly<Record<string, T>>, { id, system }: Wargame): T {
  const entry = Object.hasOwn(systems, system) ? systems[system] : undefined;
  if (!entry) throw new Error(`The page has no parts for the system ${system} of the game ${id}.`);
  return entry;
}
