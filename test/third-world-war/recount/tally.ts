/** How many of each have been recounted. */
export interface Tally {
  choices: number;
  reaches: number;
  flightRanges: number;
  steps: number;
  flights: number;
  flak: number;
  strikes: number;
  combats: number;
  bombardments: number;
  outcomes: number;
  lost: number;
  scores: number;
}

export const emptyTally = (): Tally => ({
  choices: 0,
  reaches: 0,
  flightRanges: 0,
  steps: 0,
  flights: 0,
  flak: 0,
  strikes: 0,
  combats: 0,
  bombardments: 0,
  outcomes: 0,
  lost: 0,
  scores: 0,
});
