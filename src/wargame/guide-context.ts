import type { GuideContext } from './guide.ts';

/** How often an event has happened in the game. */
export const happened = ({ events }: GuideContext, code: string): number =>
  events.filter((event) => event.code === code).length;

/** Does anybody stand in the hex? */
export const standsAt = ({ view }: GuideContext, hex: string): boolean => view.units.some((unit) => unit.hex === hex);

/** Does this unit stand in the hex? */
export const isAt = ({ view }: GuideContext, unit: string, hex: string): boolean =>
  view.units.some((one) => one.id === unit && one.hex === hex);

/** Hexes that can be attacked now. */
export const targets = ({ legal }: GuideContext, wanted: 'attack' | 'bombard' = 'attack'): string[] =>
  legal.flatMap(({ type, target }) => (type === wanted ? [String(target)] : []));

/** Is a phase of the first turn over? */
export const isPast = ({ view }: GuideContext, first: number, phase: string): boolean =>
  view.turn > first || view.phase !== phase;
