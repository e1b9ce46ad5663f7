/** Proposed hexes for the units that are set up before the first turn. */
export const DEPLOYMENT: Readonly<Record<string, string>> = {};
