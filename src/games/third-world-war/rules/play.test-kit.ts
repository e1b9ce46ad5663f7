import { engagementGame } from '../../../engagement/game.ts';
import {
  commit,
  move,
  step,
  attack,
  attacker,
  bombard,
  air,
  refused,
  rolled,
} from '../../../engagement/play.test-kit.ts';
import { makeGrid } from '../../../hex/grid.ts';
import type { BaseEvent } from '../../../kernel/game.ts';
import type { HexChange } from '../../../wargame/setup.ts';
import { positionsOf, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { THIRD_WORLD_WAR_RULES } from '../rules.ts';

export * from '../../../engagement/play.test-kit.ts';

export const game = engagementGame(THIRD_WORLD_WAR_RULES) as unknown as Wargame;
export const grid = makeGrid(game.map.grid);

export const deploy = { type: 'deploy' };
export const nuclear = { type: 'nuclear' };
export const fly = (unit: string) => ({ type: 'fly', unit });
export const form = (unit: string) => ({ type: 'form', unit });
export const strike = (target: string) => ({ type: 'strike', target });
export const border = (a: string, b: string) => ({ a, b, frontier: true });

const inPhase = positionsOf(game, { turn: 9 });

/** Only these units, on turn 9 unless another is given, on a map all open and without countries, lines and cities. */
export const pact = inPhase('pact-movement');
export const pactFights = inPhase('pact-combat');
export const nato = inPhase('nato-movement');
export const natoFights = inPhase('nato-combat');

/** The same hex change for several hexes. */
export const each = (names: string, change: string | HexChange): Record<string, string | HexChange> =>
  Object.fromEntries(names.split(' ').map((name) => [name, change]));

/** All hexes of the map belong to this country. */
export const allIn = (code: string): Record<string, HexChange> =>
  Object.fromEntries(grid.names.map((name) => [name, { features: [`country:${code}`] }]));

/** A city in a country. */
export const cityIn = (code: string): HexChange => ({ terrain: 'city', features: [`country:${code}`] });

const two = (n: number): string => String(n).padStart(2, '0');

/** The hexes of a column, from one row to another. */
export const column = (n: number, from = 1, to = 36): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => two(n) + two(from + i));

/** The halt line down a column. */
export const lineIn = (n: number): Record<string, HexChange> =>
  Object.fromEntries(column(n).map((name) => [name, { features: ['halt-line'] }]));

/** Points left to the unit that is moving or flying. */
export const left = (t: Table) => t.view().pending.find((matter) => matter.left)?.left?.[0];

/** Flies along a path; each die for flak falls as given. Gives the number of dice. */
export function airborne(t: Table, unit: string, path: readonly string[], ...dice: number[]): number {
  let thrown = 0;
  t.play(fly(unit));
  for (const to of path) {
    t.play(step(to));
    if (t.toAct() === 'chance') t.dice(dice[thrown++] ?? 6);
    if (t.prompt() !== 'flying') break;
  }
  return thrown;
}

/** Points for each step of a path on the ground. */
export function costs(t: Table, unit: string, ...path: string[]): number[] {
  const state = game.copy(t.match.state);
  if (t.prompt() !== 'moving') game.playUnchecked(state, { by: game.toAct(state), ...move(unit) } as never);
  const steps = game.pathCost(state, path);
  if (!steps.ok) throw new Error(JSON.stringify(steps.error));
  return steps.value.map(({ cost }) => cost);
}

/** Code of the refusal met on a path, or none. */
export const blocked = (t: Table, unit: string, ...path: string[]): string | undefined =>
  refused(t, move(unit), ...path.map(step))?.code;

/** Ends phases until this one begins, attacking nobody. */
export const goTo = (t: Table, turn: number, phase: string): Table => t.until(phase, { turn });

/** Declares an attack with air points on both sides, commits both; the dice are due. */
export function declare(t: Table, target: string, attackers: readonly string[], ours = 0, theirs = 0): BaseEvent[] {
  const support = (points: number): object[] => (points > 0 ? [air(points)] : []);
  const events = t.events(attack(target), ...attackers.map(attacker), ...support(ours), commit);
  if (t.toAct() !== 'chance') events.push(...t.events(...support(theirs), commit));
  return events;
}

/** As `declare`, then rolls this sum: column and result, e.g. `2-1: DRI AVB`. */
export function fight(
  t: Table,
  target: string,
  attackers: readonly string[],
  sum: number,
  ours = 0,
  theirs = 0,
): string {
  declare(t, target, attackers, ours, theirs);
  return rolled(t, sum);
}

/** An attack by air alone. */
export function bomb(t: Table, target: string, points: number, sum: number): string {
  t.play(bombard(target), air(points), commit);
  return rolled(t, sum);
}

/** Strengths, ratio, shifts to the right as positive numbers, and column of an attack nobody has declared. */
export function oddsOf(t: Table, target: string, attackers: readonly string[], ours = 0, theirs = 0) {
  const support = { attacker: { air: ours }, defender: { air: theirs } };
  const { attack: by, defence, ratio, shifts, column: col, allowed } = t.odds({ target, attackers, support });
  const shift = Object.fromEntries(shifts.map(({ why, amount }) => [why, amount]));
  return { sum: `${by}:${defence}`, ratio, shift, column: col, allowed };
}

/** Points of both sides. */
export const score = (t: Table): [pact: number, nato: number] => [t.points()['pact'] ?? 0, t.points()['nato'] ?? 0];

/** Calls for a nuclear weapon and strikes. */
export const nuke = (t: Table, target: string): BaseEvent[] => t.events(nuclear, strike(target));
