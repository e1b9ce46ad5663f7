/** Numbers by unit, bridge, ferry or division; who is not in it has none. */
export type Tally = Readonly<Record<string, number>>;

/** What else a position keeps; what is absent has not happened. */
export interface Own {
  /** Air units and landing points left in this turn (10.7, 22.4). */
  readonly air: number;
  readonly landing: number;
  /** The turn on which reinforcements landed last (22.1.2). */
  readonly landedOn?: number;
  /** Weather rolled in the morning for the afternoon, as its place in the list of weathers. */
  readonly afternoon?: number;
  /** An Allied unit has been north of the Lower Rhine (AMB-H44-12). */
  readonly beenNorth?: 1;
  /** Artillery made ready in this phase, airborne ones by air and all others (17.8). */
  readonly airdropped?: number;
  readonly readied?: number;
  /** The turn on which an unknown unit was put elsewhere last (25.6). */
  readonly relocated?: number;
  /** The unit that was turned up for the attack under way (25.4). */
  readonly revealed?: number;
  /** By bridge: the side that was last at one without a marker; without it the Germans (RUL-H44-03). */
  readonly keepers: Tally;
  /** By bridge: the side that has begun a repair (RUL-H44-46); a set-up does not say who, so that either may finish it. */
  readonly repairs: Tally;
  /** Bridges at which something was done in this bridge phase (5.3.3, 5.8). */
  readonly touched: Tally;
  /** By ferry, its two hexes: steps carried in this turn (8.5.6). */
  readonly ferries: Tally;
  /** By engineer: steps and steps of vehicles its ferry has carried in this turn, and the hexside where it is, from 1 (23.3.3). */
  readonly ferriedSteps: Tally;
  readonly ferriedVehicles: Tally;
  readonly ferrySides: Tally;
  /** Engineers that have helped in a river assault in this turn (23.3.2). */
  readonly assaults: Tally;
  /** By unit with the marker of an automatic DS, which all have who come from it: the hex, from 1 (8.7, RUL-H44-310). */
  readonly overruns: Tally;
  /** By unit that has attacked out of an overstacked hex in this combat phase: the hex, from 1 (6.4.2, RUL-H44-380). */
  readonly attackedFrom: Tally;
  /** Units that have ended their advance since their side last did anything else in the phase: by rate, or by the bonus of the road (21.3). */
  readonly advanced: Tally;
  /** Garrisons that are released for good (RUL-H44-12). */
  readonly released: Tally;
  /** By airborne division: steps it may get back, those recorded in this turn, and those given back in it (RUL-H44-166). */
  readonly returned: Tally;
  readonly returnedNew: Tally;
  readonly returnedGiven: Tally;
  /** By division: landing points, as a set-up gives them. */
  readonly landings: Tally;
  /** By side: points scored before a set-up. */
  readonly points: Tally;
  /** By source of replacements: the turn on which one was last given (20.2). */
  readonly replaced: Tally;
}

/** The lists among them. */
export type TallyName = { [F in keyof Own]-?: Tally extends Own[F] ? F : never }[keyof Own];

const EMPTY: Tally = {};

/** Nothing has happened. */
export const NOTHING: Own = {
  air: 0,
  landing: 0,
  keepers: EMPTY,
  repairs: EMPTY,
  touched: EMPTY,
  ferries: EMPTY,
  ferriedSteps: EMPTY,
  ferriedVehicles: EMPTY,
  ferrySides: EMPTY,
  assaults: EMPTY,
  overruns: EMPTY,
  attackedFrom: EMPTY,
  advanced: EMPTY,
  released: EMPTY,
  returned: EMPTY,
  returnedNew: EMPTY,
  returnedGiven: EMPTY,
  landings: EMPTY,
  points: EMPTY,
  replaced: EMPTY,
};
