import { hexAt, makeGrid } from '../../../src/hex/grid.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import type { PositionView } from '../../../src/wargame/wargame.ts';
import type { Invariant } from '../../kit/invariant.ts';
import { BRIDGES, MAP } from './map.ts';
import { COUNTERS } from './units.ts';

const GRID = makeGrid(MAP.grid);
const AWAY = { waiting: -1, eliminated: -2, removed: -3 };

type Rule = Invariant<State, PositionView>;

const terrainOf = (hex: number): string => MAP.hexes[GRID.names[hex] as string]?.terrain as string;

/** Numbers of units by hex. */
function stacksOf({ hex }: State): Map<number, number[]> {
  const stacks = new Map<number, number[]>();
  hex.forEach((at, unit) => at >= 0 && stacks.set(at, [...(stacks.get(at) ?? []), unit]));
  return stacks;
}

/** Nobody is on his way. */
const isCalm = ({ frames }: State): boolean =>
  !frames.some(({ kind }) => kind === 'move' || kind === 'retreat' || kind === 'displace');

/** The sides of the bridges, by both of their numbers. */
const SPANS = Object.values(BRIDGES).map((ends) =>
  ends.map((name, i) => {
    const [at, other] = [name, ends[1 - i] as string].map((hex) => hexAt(GRID, hex) as number) as [number, number];
    return at * 6 + [0, 1, 2, 3, 4, 5].findIndex((d) => GRID.neighbours[at * 6 + d] === other);
  }),
);

/** Rule 5.1 counted again. */
function pointsOf({ hex, holders, blown }: State): number[] {
  const points = [0, 0];
  const give = (side: number, amount: number): void => void ((points[side] as number) += amount);
  for (const side of holders) give(side, 3);
  for (const span of SPANS) give(span.some((side) => blown.includes(side)) ? 1 : 0, 1);
  COUNTERS.forEach(({ side, type }, unit) => {
    if (hex[unit] === AWAY.eliminated) give(side === 'amber' ? 1 : 0, type === 'foot' || type === 'motor' ? 1 : 2);
  });
  return points;
}

export const drillInvariants: readonly Rule[] = [
  {
    name: 'every counter is in one place',
    holds: ({ hex }) =>
      hex.length === COUNTERS.length && hex.every((at) => at >= AWAY.removed && at < GRID.size && Number.isInteger(at)),
  },
  {
    name: 'no hex holds counters of both sides',
    holds: (state) =>
      [...stacksOf(state).values()].every((stack) => new Set(stack.map((unit) => COUNTERS[unit]?.side)).size === 1),
  },
  {
    name: 'stacks are legal unless somebody moves, falls back or makes room',
    holds: (state) =>
      !isCalm(state) ||
      [...stacksOf(state)].every(([hex, stack]) => stack.length <= (terrainOf(hex) === 'bog' ? 1 : 3)),
  },
  {
    name: 'a counter has one or two steps, and none once it is eliminated',
    holds: ({ hex, steps }) =>
      steps.every((left, unit) => (hex[unit] === AWAY.eliminated ? left === 0 : left === 1 || left === 2)),
  },
  {
    name: 'only infantry on foot stands in a bog',
    holds: ({ hex }) => hex.every((at, unit) => at < 0 || terrainOf(at) !== 'bog' || COUNTERS[unit]?.type === 'foot'),
  },
  {
    name: 'nobody spends more than its points, in halves',
    holds: ({ spent }) =>
      spent.every((parts, unit) => Number.isInteger(parts) && parts <= 2 * (COUNTERS[unit]?.faces[0]?.[2] as number)),
  },
  {
    name: 'who waits has a date',
    holds: ({ hex, due }) => hex.every((at, unit) => at !== AWAY.waiting || (due[unit] as number) <= 7),
  },
  {
    name: 'only bridges are blown, each once',
    holds: ({ blown }) =>
      blown.every((side) => SPANS.some((span) => span.includes(side))) && new Set(blown).size === blown.length,
  },
  {
    name: 'pools of air power hold what they were given or less',
    holds: ({ air }) => air.length === 4 && air.every((points, i) => points >= 0 && points <= (i % 2 === 0 ? 5 : 2)),
  },
  {
    name: 'the points are those of the rule',
    holds: (state, view) => {
      const [amber, cyan] = pointsOf(state);
      return view.points['amber'] === amber && view.points['cyan'] === cyan;
    },
  },
];
