import { FORBIDDEN, makeRange, search } from '../src/wargame/search.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';
import { reach } from './peers/honeycomb.mjs';
import { makeMap, river } from './peers/map.mjs';

const { cost, neighbours, flags, starts } = makeMap();
const IMPASSABLE = 255;
const ZOC = 1;
const ENEMY = 2;

/** What each hexside costs to cross: a table made once for a map, as our games make theirs. */
const prices = Uint8Array.from(neighbours, (to, side) =>
  to < 0 || cost[to] === IMPASSABLE ? FORBIDDEN : (cost[to] as number) + river(Math.floor(side / 6), to),
);
const going = {
  neighbours,
  prices,
  closed: flags.map((flag) => flag & ENEMY),
  stops: flags.map((flag) => flag & ZOC),
};
const range = makeRange(cost.length);
const ranges = (allowance: number) => (start: number) => search(going, start, allowance, range).count;

/** Ours takes a thirtieth of the time or less, so it does as many rounds: both sides of a pair last about as long. */
const ROUNDS = 30;

function movementRow(allowance: number): BenchRow {
  const range = ranges(allowance);
  for (const start of starts) {
    if (range(start) !== reach(start, allowance)) throw new Error(`Ranges from hex ${start} at ${allowance} differ.`);
  }
  const ours = {
    count: starts.length * ROUNDS,
    run: () => {
      for (let round = 0; round < ROUNDS; round++) starts.forEach(range);
    },
  };
  const theirs = { count: starts.length, run: () => starts.forEach((start) => reach(start, allowance)) };
  const { ratio, perSecond } = compare(ours, theirs);
  const name = `movement range at allowance ${allowance}`;
  return row({ name, ratio, against: 'honeycomb-grid', unit: 'ranges/s', value: perSecond, target: 30 });
}

/** Movement ranges on the peers' map: the same starts, the same ranges. */
export const movementRows = (): BenchRow[] => [6, 12].map(movementRow);
