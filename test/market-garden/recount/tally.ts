/** How many of each have been recounted. */
export interface Tally {
  choices: number;
  reaches: number;
  steps: number;
  combats: number;
  bombardments: number;
  outcomes: number;
  lost: number;
}

export const emptyTally = (): Tally => ({
  choices: 0,
  reaches: 0,
  steps: 0,
  combats: 0,
  bombardments: 0,
  outcomes: 0,
  lost: 0,
});
