import { engagementGame } from '../../../engagement/game.ts';
import { makeGrid } from '../../../hex/grid.ts';
import type { BaseEvent } from '../../../kernel/game.ts';
import type { HexChange } from '../../../wargame/setup.ts';
import { lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { THIRD_WORLD_WAR_RULES } from '../rules.ts';

export const game = engagementGame(THIRD_WORLD_WAR_RULES) as unknown as Wargame;
export const grid = makeGrid(game.map.grid);

export const end = { type: 'end' };
export const stop = { type: 'stop' };
export const exit = { type: 'exit' };
export const commit = { type: 'commit' };
export const done = { type: 'done' };
export const deploy = { type: 'deploy' };
export const nuclear = { type: 'nuclear' };
export const move = (unit: string) => ({ type: 'move', unit });
export const fly = (unit: string) => ({ type: 'fly', unit });
export const form = (unit: string) => ({ type: 'form', unit });
export const join = (unit: string) => ({ type: 'join', unit });
export const step = (to: string) => ({ type: 'step', to });
export const place = (unit: string, to: string) => ({ type: 'place', unit, to });
export const attack = (target: string) => ({ type: 'attack', target });
export const bombard = (target: string) => ({ type: 'bombard', target });
export const strike = (target: string) => ({ type: 'strike', target });
export const attacker = (unit: string) => ({ type: 'attacker', unit });
export const air = (points: number) => ({ type: 'air', points });
export const loss = (unit: string) => ({ type: 'loss', unit });
export const eliminate = (unit: string) => ({ type: 'eliminate', unit });
export const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
export const displace = (unit: string, to: string) => ({ type: 'displace', unit, to });
export const advance = (unit: string) => ({ type: 'advance', unit });
export const advanceOn = (unit: string, to: string) => ({ type: 'advance-on', unit, to });
export const river = (a: string, b: string) => ({ a, b, river: true });
export const border = (a: string, b: string) => ({ a, b, frontier: true });

export type Units = Sketch['units'];
export type More = Partial<Omit<Sketch, 'units'>>;

const inPhase =
  (phase: string) =>
  (units: Units, more: More = {}): Table =>
    lay(game, { turn: 9, phase, units, ...more });

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

export const now = (t: Table): string => `${t.view().turn} ${t.view().phase} ${t.toAct()}`;

/** Points left to the unit that is moving or flying. */
export const left = (t: Table) => t.view().pending.find((matter) => matter.left)?.left?.[0];

/** Moves a unit along a path and ends its move. */
export function march(t: Table, unit: string, ...path: string[]): void {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play(stop);
}

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
  game.playUnchecked(state, { by: game.toAct(state), ...move(unit) } as never);
  const steps = game.pathCost(state, path);
  if (!steps.ok) throw new Error(JSON.stringify(steps.error));
  return steps.value.map(({ cost }) => cost);
}

/** The first refusal met when these actions are played one after the other. */
export function refused(t: Table, ...actions: object[]) {
  for (const action of actions) {
    const refusal = t.refusal(action);
    if (refusal) return refusal;
    t.play(action);
  }
  return undefined;
}

/** Code of the refusal met on a path, or none. */
export const blocked = (t: Table, unit: string, ...path: string[]): string | undefined =>
  refused(t, move(unit), ...path.map(step))?.code;

/** Ends phases until this one begins, attacking nobody. */
export function goTo(t: Table, turn: number, phase: string): void {
  for (let n = 0; n < 100 && (t.view().turn !== turn || t.view().phase !== phase); n++) t.play(end);
}

/** Two dice with this sum. */
export const diceFor = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

/** Declares an attack with air points on both sides, commits both; the dice are due. */
export function declare(t: Table, target: string, attackers: readonly string[], ours = 0, theirs = 0): BaseEvent[] {
  const support = (points: number): object[] => (points > 0 ? [air(points)] : []);
  const events = t.play(attack(target), ...attackers.map(attacker), ...support(ours), commit);
  if (t.toAct() !== 'chance') events.push(...t.play(...support(theirs), commit));
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

function rolled(t: Table, sum: number): string {
  const events = t.dice(...diceFor(sum)) as { code: string; args: Record<string, string> }[];
  const roll = events.find(({ code }) => code === 'combat-roll' || code === 'bombard-roll');
  return `${roll?.args['column']}: ${roll?.args['result']}`;
}

/** Strengths, ratio, shifts to the right as positive numbers, and column of an attack nobody has declared. */
export function oddsOf(t: Table, target: string, attackers: readonly string[], ours = 0, theirs = 0) {
  const support = { attacker: { air: ours }, defender: { air: theirs } };
  const { attack: by, defence, ratio, shifts, column: col, allowed } = t.odds({ target, attackers, support });
  const shift = Object.fromEntries(shifts.map(({ why, amount }) => [why, amount]));
  return { sum: `${by}:${defence}`, ratio, shift, column: col, allowed };
}

/** Where a unit that must retreat may go. */
export const waysOut = (t: Table, unit: string): string[] =>
  t
    .legal('retreat')
    .filter((action) => action['unit'] === unit)
    .map((action) => String(action['to']))
    .toSorted();

/** Hex and steps of a unit, or where it is when not on the map. */
export const state = (t: Table, unit: string): string =>
  t.hexOf(unit) === null ? t.where(unit) : `${t.hexOf(unit)} ${t.steps(unit)}`;

export const asked = (t: Table): string => `${t.toAct()} ${t.prompt()}`;

/** Points of both sides. */
export const score = (t: Table): [pact: number, nato: number] => [t.points()['pact'] ?? 0, t.points()['nato'] ?? 0];

/** Calls for a nuclear weapon and strikes. */
export const nuke = (t: Table, target: string): BaseEvent[] => t.play(nuclear, strike(target));
