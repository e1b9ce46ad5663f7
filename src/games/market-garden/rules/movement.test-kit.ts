import { engagementGame } from '../../../engagement/game.ts';
import { commit, move, attack, attacker } from '../../../engagement/play.test-kit.ts';
import { makeGrid, neighbour, knownHex } from '../../../hex/grid.ts';
import { positionsOf, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { MARKET_GARDEN_RULES } from '../rules.ts';
import { BRIDGES, FERRIES } from './10-bridges.ts';

export * from '../../../engagement/play.test-kit.ts';

export const game = engagementGame(MARKET_GARDEN_RULES) as unknown as Wargame;

export const blow = (bridge: string) => ({ type: 'blow', bridge });

/** Only these units on open ground, at the beginning of a phase of turn 20 unless another is given. */
const bare = positionsOf(game, { turn: 20 });
export const german = bare('german-movement');
export const allied = bare('allied-movement');
export const germanCombat = bare('german-combat');
export const alliedCombat = bare('allied-combat');

/** Points left to the units that are moving. */
export const left = (t: Table) => t.view().pending.find((matter) => matter.left)?.left;

/** Points for each step of a path. */
export function costs(t: Table, unit: string, ...path: string[]): number[] {
  t.play(move(unit));
  const steps = game.pathCost(t.match.state, path);
  if (!steps.ok) throw new Error(JSON.stringify(steps.error));
  return steps.value.map(({ cost }) => cost);
}

/** Ends phases until this one begins: each die for supply is a six. */
export function goTo(t: Table, turn: number, phase: string): void {
  t.until(phase, { turn, die: 6 });
  while (t.toAct() === 'chance') t.dice(6);
}

/** Attacks with these units and answers without support. */
export function fight(t: Table, target: string, attackers: readonly string[], dice: readonly [number, number]): void {
  t.play(attack(target), ...attackers.map(attacker), commit);
  if (t.prompt() === 'answer') t.play(commit);
  t.dice(...dice);
}

const grid = makeGrid(game.map.grid);
const nextTo = (hex: number, d: number): string => {
  const to = neighbour(grid, hex, d % 6);
  if (to < 0) throw new Error(`No hex beside ${grid.names[hex]}`);
  return grid.names[to] as string;
};

/** The six hexes around a hex, clockwise from north. */
export const around = (hex: string): string[] => [0, 1, 2, 3, 4, 5].map((d) => nextTo(knownHex(grid, hex), d));

/**
 * A crossing of the map and hexes about it: `back`, `near`, `far`, `beyond` lie in a line, `outside` before `back`; `flank` is next
 * to `far` and not to `near`.
 */
function crossing({ id, ends, d }: (typeof BRIDGES)[number]) {
  const [near, far] = ends;
  const back = knownHex(grid, nextTo(near, d + 3));
  const names = { near: grid.names[near] as string, far: grid.names[far] as string, back: grid.names[back] as string };
  return { id, ...names, outside: nextTo(back, d + 3), beyond: nextTo(far, d), flank: nextTo(far, d + 1) };
}

export const BRIDGE = crossing(BRIDGES[0] as (typeof BRIDGES)[number]);
export const FERRY = crossing(FERRIES[0] as (typeof BRIDGES)[number]);

const { near, far } = BRIDGE;
/** On a blank map: the red road from `back` to `beyond`, a river under its bridge. */
export const overBridge = [
  { a: BRIDGE.back, b: near, road: 'red-road' },
  { a: near, b: far, road: 'red-road', river: true, bridge: true },
  { a: far, b: BRIDGE.beyond, road: 'red-road' },
];
/** On a blank map: all bridges of the red road. */
export const allBridges = BRIDGES.map(({ id }) => {
  const [a, b] = id.split('-') as [string, string];
  return { a, b, road: 'red-road', river: true, bridge: true };
});
/** On a blank map: a river with a ferry. */
export const overFerry = [{ a: FERRY.near, b: FERRY.far, river: true, ferry: true }];
