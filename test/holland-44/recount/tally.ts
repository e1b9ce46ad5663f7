/** How many of each have been recounted. */
export interface Tally {
  combats: number;
  overruns: number;
  defences: number;
  losses: number;
  stands: number;
  retreats: number;
  steps: number;
  supplies: number;
  scores: number;
  dice: number;
}

export const emptyTally = (): Tally => ({
  combats: 0,
  overruns: 0,
  defences: 0,
  losses: 0,
  stands: 0,
  retreats: 0,
  steps: 0,
  supplies: 0,
  scores: 0,
  dice: 0,
});
