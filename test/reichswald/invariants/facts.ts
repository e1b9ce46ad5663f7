import type { State } from '../../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import { factsOf, frameOf, MARK as SHARED, OFF } from '../../engagement/facts.ts';
import { isArtillery, isInfantry } from '../slow/printed.ts';

export { at, frameOf, has, isQuiet } from '../../engagement/facts.ts';
export type { Rule } from '../../engagement/facts.ts';

export const FACTS = factsOf(REICHSWALD, ({ type }) => ({ infantry: isInfantry(type), gun: isArtillery(type) }));

/** The counters in the order of a state's lists; sides by number. */
export const {
  counters: COUNTERS,
  numberOf,
  every,
  stacksOf,
  inHex,
  inZoneOf,
  groundOf,
  placeHexes,
  scored: SCORED,
} = FACTS;

export type Counter = (typeof COUNTERS)[number];

export const ARMOUR = ['armour', 'flame_tank', 'armd_eng', 'bridge_eng', 'amphib', 'tank_destroyer'];

/** Codes of the engine for places off the map. */
export const AWAY = { ...OFF, exitA: -4, exitBEarly: -5, exitB: -6 } as const;
export const MARK = { ...SHARED, carried: 8, fled: 16, ferried: 32 } as const;

/** The procedure between two turns is not finished. */
export const betweenTurns = (state: State): boolean => frameOf(state, 'step') !== undefined;

/** Units retreating from the flood or between two hexes of a retreat. */
export const inRetreat = ({ frames }: State): number[] =>
  frames.flatMap((frame) => (frame.kind === 'retreat' ? frame.units : []));
